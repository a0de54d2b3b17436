"""Section 9: the notation, written canonically and read generously."""

from __future__ import annotations

import pytest

import projections.games.metz as game
from projections.errors import NotationError
from projections.games.metz import move as mv
from projections.seats import CHANCE

START = game.initial(game.Setup())


def read(text: str, seat: int = CHANCE) -> mv.Move:
    move: mv.Move = game.read(START, seat, text)
    return move


MOVES = [
    (mv.DealHand(0, ("C10", "M4", "S3")), "deal A C10 M4 S3"),
    (mv.DealHand(1, ("P9", None, None)), "deal B P9 ?2"),
    (mv.DealHand(1, (None,)), "deal B ?"),
    (mv.SetReserve(("K2", None, None, None)), "reserve K2 ?3"),
    (mv.DealCastle(("K8", "C1", "M10")), "castle K8 C1 M10"),
    (mv.TurnTop("T9"), "top T9"),
    (mv.DrawCard("T9"), "draw T9"),
    (mv.DrawCard(None), "draw ?"),
    (mv.RefillSpace("T9"), "fill T9"),
    (mv.MoveBailiff(0, 12), "mv 12"),
    (mv.PayCard(0, "C10"), "pay C10"),
    (mv.UseCity(0), "city+"),
    (mv.SkipCity(0), "city-"),
    (mv.DiscardCard(0, "M4"), "x M4"),
    (mv.TakeCard(0, "area"), "area"),
    (mv.TakeCard(0, "hand"), "hand"),
    (mv.NameCollection(0, "K"), "name K"),
    (mv.DropCard(0, "S10"), "drop S10"),
    (mv.Deploy(0, ("C7", "G3", "G9")), "deploy C7 G3 G9"),
    (mv.Deploy(0, ()), "deploy none"),
]


@pytest.mark.parametrize(("move", "text"), MOVES, ids=[text for _, text in MOVES])
def test_every_move_has_one_spelling_read_in_any_case_and_with_any_blanks(move: mv.Move, text: str) -> None:
    assert game.write(START, move) == text
    for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
        assert read(typed, move.seat) == move


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("deal a s3 c10 m4", "deal A C10 M4 S3"),
        ("deal B ? P9 ?", "deal B P9 ?2"),
        ("reserve ?2 M1 ?", "reserve M1 ?3"),
        ("deploy G9 C7 G3", "deploy C7 G3 G9"),
    ],
)
def test_sets_are_read_in_any_order(typed: str, canonical: str) -> None:
    assert game.write(START, read(typed)) == canonical


def test_only_the_castle_has_an_order_of_its_own() -> None:
    assert game.write(START, read("castle K8 C1 M10")) == "castle K8 C1 M10"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mv",
        "mv 03",
        "mv +3",
        "mv 3 4",
        "mv three",
        "mv 99999",
        "pay",
        "pay C11",
        "pay C0",
        "pay C07",
        "pay A3",
        "pay C3 C4",
        "city",
        "city +",
        "city+ now",
        "area S4",
        "name",
        "name A",
        "name C M",
        "deal C C1 C2 C3",
        "deal AB C1",
        "deal A",
        "deal A ?0",
        "deal A ?1",
        "deal A ?100",
        "reserve",
        "castle",
        "draw",
        "draw ?2",
        "deploy",
        "deploy none C1",
        "take S4",
    ],
)
def test_what_the_grammar_does_not_have_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read(text)
    assert refusal.value.rule == "bad_notation"


@pytest.mark.parametrize(
    "text", ["top ?", "fill ?", "pay ?", "x ?", "drop ?", "castle C1 ?", "deploy ?", "deploy C1 ?2"]
)
def test_a_card_that_lies_open_must_be_named(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read(text)
    assert refusal.value.rule == "must_be_named"


def test_a_sealed_deployment_is_shown_without_its_cards() -> None:
    assert game.write(START, mv.Deploy(0, None)) == "deploy ?"
    assert game.say(START, mv.Deploy(0, None), "en") == "has chosen a deployment, face down"
