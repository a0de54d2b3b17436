"""Section 9: the lines of a record."""

from __future__ import annotations

import pytest

import projections.games.conspiracy as game
from projections.errors import NotationError
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DealLocations,
    DealLords,
    DeclineSwap,
    DrawFirst,
    DrawLocations,
    DrawLords,
    Move,
    OpenLocation,
    PlaceLord,
    RevealLord,
    SwapLords,
    TakeLocation,
    TakePile,
)
from projections.laws import refuses
from projections.reader import parse
from projections.replay import replay
from projections.seats import CHANCE
from tests.projections.games.conspiracy.position import position

STATE = position("", "")

LINES: list[tuple[str, Move]] = [
    ("O SK", OpenLocation("SK")),
    ("F B", DrawFirst(1)),
    ("D3", DrawLords(0, 3)),
    ("D Y1 R6 B4", DealLords(("Y1", "R6", "B4"))),
    ("T B", TakePile(0, "B")),
    ("P B4", PlaceLord(0, "B4")),
    ("X G3", RevealLord("G3")),
    ("S 2-7", SwapLords(0, 2, 7)),
    ("S 9-15", SwapLords(0, 9, 15)),
    ("S -", DeclineSwap(0)),
    ("L2", DrawLocations(0, 2)),
    ("L W7 F1", DealLocations(("W7", "F1"))),
    ("V W7", TakeLocation(0, "W7")),
    ("C Z6", ChooseLocation(0, "Z6")),
]


@pytest.mark.parametrize(("text", "move"), LINES, ids=[text for text, _ in LINES])
def test_a_line_is_read_in_any_case_and_written_in_capitals(text: str, move: Move) -> None:
    assert game.write(STATE, move) == text
    for typed in (text, text.lower(), f"  {text.replace(' ', '   ')} "):
        assert game.read(STATE, move.seat, typed) == move


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("D B4 B0 R6", "D R6 B0 B4"),
        ("D P3 Y1 Y1", "D Y1 Y1 P3"),
        ("L F1 Z6 W7", "L W7 F1 Z6"),
        ("L MB SD AK", "L AK SD MB"),
    ],
)
def test_cards_are_read_in_any_order_and_written_in_the_canonical_one(typed: str, canonical: str) -> None:
    assert game.write(STATE, game.read(STATE, CHANCE, typed)) == canonical


def test_a_swap_is_read_either_way_and_written_lower_spot_first() -> None:
    assert game.write(STATE, game.read(STATE, 0, "S 7-2")) == "S 2-7"
    assert game.write(STATE, game.read(STATE, 0, "s 15-3")) == "S 3-15"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "D0",
        "D4",
        "D 3",
        "D Y1",
        "T",
        "T Z",
        "T B B",
        "P Y5",
        "P W7",
        "P 4",
        "S",
        "S 2",
        "S 02-7",
        "S 0-7",
        "S 2-16",
        "S 2-7-9",
        "L0",
        "L4",
        "L W7",
        "V",
        "V Y1",
        "V W8",
        "C B6",
        "O SK",
        "F A",
        "X G3",
        "pass",
        "D3 D3",
        "D³",
    ],
)
def test_a_seat_writes_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        game.read(STATE, 0, text)


@pytest.mark.parametrize(
    "text",
    ["D3", "D", "D Y1 Y1 Y4 P6", "D Y5", "D W7", "O", "O W8", "O MR MP", "F", "F E", "F 1", "X", "X G3 G4", "L2", "L"]
    + ["L W7 F1 SK LO", "L Y1", "T B", "S -", "V W7", "C W7"],
)
def test_chance_writes_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        game.read(STATE, CHANCE, text)


@pytest.mark.parametrize(("seat", "text"), [(CHANCE, "D ?"), (CHANCE, "X ?"), (CHANCE, "L ?2"), (0, "P ?"), (0, "T ?")])
def test_an_unknown_card_is_refused_r27(seat: int, text: str) -> None:
    assert refuses(game, STATE, text, seat=seat) == "bad_notation"
    with pytest.raises(NotationError) as refusal:
        game.read(STATE, seat, text)
    assert refusal.value.facts["hint"] == "hint.unknown"


def test_legal_moves_stand_in_the_order_of_section_9() -> None:
    state = position("", "", piles="P3 G1 Y0")
    assert [game.write(state, move) for move in game.moves(state, 0)] == ["D1", "D2", "D3", "T Y", "T G", "T P"]
    assert list(game.moves(state, 1)) == []
    assert list(game.moves(state, CHANCE)) == []


def test_full_width_digits_and_joined_moves_are_read_as_the_format_says() -> None:
    header = "kifu 1\ngame: conspiracy\nseat A: Ann\nseat B: Bob\n\n"
    played = replay(parse(header + "*: o sk; f a\nann: Ｄ３；＊: ｄ y1 r6 B4; A: p b4\n"))
    assert played.broken is None
    assert [game.write(step.before, step.move) for step in played.history] == [
        "O SK",
        "F A",
        "D3",
        "D Y1 R6 B4",
        "P B4",
    ]


def test_a_card_that_lies_on_the_table_names_the_move_that_showed_it() -> None:
    header = "kifu 1\ngame: conspiracy\nseat A: Ann\nseat B: Bob\n\n"
    broken = replay(parse(header + "*: O SK; F A\nA: D2\n*: D Y6 B4\nA: P B4\nB: D1\n*: D Y6\n")).broken
    assert broken is not None
    assert (broken.place.line, broken.refusal.rule) == (11, "lord_gone")
    assert (broken.advice.earlier, broken.advice.earlier_text) == (4, "*: D Y6 B4")
    broken = replay(parse(header + "*: O SK; F A\nA: T B\n")).broken
    assert broken is not None
    assert (broken.refusal.rule, broken.advice.legal) == ("pile_empty", ("A: D1", "A: D2", "A: D3"))


def test_a_location_that_lies_on_the_table_names_the_move_that_showed_it() -> None:
    header = "kifu 1\ngame: conspiracy\nseat A: Ann\nseat B: Bob\n\n"
    moves = "*: O SK; F A\nA: D1\n*: D Y1\nB: D1\n*: D P3\nA: D1\n*: D R1\nA: L1\n*: L SK\n"
    broken = replay(parse(header + moves)).broken
    assert broken is not None
    assert (broken.refusal.rule, broken.advice.earlier, broken.advice.earlier_text) == ("location_gone", 1, "*: O SK")
