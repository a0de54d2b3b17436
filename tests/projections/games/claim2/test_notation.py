"""Section 9: the lines of a record."""

from __future__ import annotations

import pytest

import projections.games.claim2 as game
from projections.errors import NotationError
from projections.games.claim2.moves import (
    Deal,
    Done,
    Draw,
    Move,
    NoPeek,
    Peek,
    Play,
    See,
    Smash,
    Take,
    TakeTop,
    Turn,
)
from projections.seats import CHANCE
from tests.projections.games.claim2.position import play, position, start

STATE = start(3)
LINES: list[tuple[str, Move]] = [
    ("deal B N5 S7 ?10", Deal(1, ("N5", "S7", *(None,) * 10))),
    ("deal A ?12", Deal(0, (None,) * 12)),
    ("turn T6 U5", Turn(("T6", "U5"))),
    ("S9", Play(0, "S9")),
    ("peek", Peek(0)),
    ("nopeek", NoPeek(0)),
    ("see A T0", See(0, "T0")),
    ("see C ?", See(2, None)),
    ("take N5", Take(1, "N5")),
    ("take top", TakeTop(1)),
    ("draw B S4", Draw(1, "S4")),
    ("draw B ?", Draw(1, None)),
    ("smash N7 C", Smash(0, "N7", 2)),
    ("done", Done(2)),
]


@pytest.mark.parametrize(("text", "move"), LINES, ids=[text for text, _ in LINES])
def test_a_line_is_read_in_any_case_and_written_canonically(text: str, move: Move) -> None:
    assert game.write(STATE, move) == text
    for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
        assert game.read(STATE, move.seat, typed) == move


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("deal A ? S9 ?2 n5 ?1 d0", "deal A N5 D0 S9 ?4"),
        ("deal A ?1", "deal A ?"),
        ("turn U5 T6", "turn T6 U5"),
        ("turn P0 K9", "turn K9 P0"),
        ("deal A P1 W1 U1 K2 G1 S1 T1 D1 I1 N1", "deal A N1 I1 D1 T1 S1 G1 K2 U1 W1 P1"),
        ("draw a ?1", "draw A ?"),
    ],
)
def test_cards_may_stand_in_any_order(typed: str, canonical: str) -> None:
    assert game.write(STATE, game.read(STATE, CHANCE, typed)) == canonical


def test_a_smash_may_leave_out_the_only_owner() -> None:
    state = play(position("I3 I5 / D1 / S2", deck="NIDTSUW", rows="/ N3 N5 / N3"), "A: I3; B: D1; C: S2")
    assert game.read(state, 0, "smash n5") == Smash(0, "N5", 1)
    assert game.read(state, 0, "smash N3") == Smash(0, "N3", None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "N",
        "X5",
        "N5 N5",
        "deal",
        "deal E ?12",
        "deal AB ?12",
        "deal A X5",
        "deal A ?0",
        "deal A ?100",
        "deal A ?x",
        "turn ?",
        "see A",
        "see A N5 N7",
        "see A ?2",
        "draw",
        "draw B",
        "draw N5",
        "take",
        "take ?",
        "take top N5",
        "smash",
        "smash B",
        "smash N5 B C",
        "peek A",
        "done now",
        "nopeek B",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        game.read(STATE, 0, text)
    assert refusal.value.rule == "bad_notation"


def test_a_card_outside_the_deck_is_a_card_all_the_same() -> None:
    assert game.read(STATE, 0, "k0") == Play(0, "K0")
