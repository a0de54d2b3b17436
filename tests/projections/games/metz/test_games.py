"""Section 10.5: the two complete games, read as the page gives them."""

from __future__ import annotations

import re
from pathlib import Path

from projections.reader import parse
from projections.replay import Replay, replay
from projections.seats import letter
from tests.projections.games.metz.positions import area, end, hand, held_by

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "metz.md"


def _game(number: int) -> Replay:
    text = re.findall(r"```\n(kifu 1\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[number - 1]
    played = replay(parse(text))
    assert played.broken is None, played.broken
    return played


def _areas(played: Replay) -> dict[str, list[int]]:
    named = ((seat, kind) for seat in "AB" for kind in "CMTPGSK")
    return {seat + kind: values for seat, kind in named if (values := area(played.state, seat, kind))}


def test_game_1_is_the_shortest_sudden_victory_of_a() -> None:
    played = _game(1)
    state = played.state
    assert end(state) == ("sudden_victory", (4, 1), (1, 2))
    assert state.turns == 8
    seats = [letter(step.move.seat) for step in played.history]
    assert (len(seats), len(seats) - seats.count("*")) == (33, 19)
    assert _areas(played) == {"AC": [4], "AM": [7], "AT": [1], "AS": [1], "BM": [3], "BG": [8]}
    assert (hand(state, "A"), hand(state, "B")) == ({"S3", "C10", "K1"}, {"G5", "S8", "T7", "G1"})
    assert (set(state.discard), state.deck, state.top, state.bailiff) == ({"M4", "S2"}, 39, "P10", 11)


def test_game_2_runs_through_the_deck_and_all_four_powers() -> None:
    played = _game(2)
    state = played.state
    assert end(state) == ("majority", (4, 3), (1, 2))
    assert state.turns == 39
    seats = [letter(step.move.seat) for step in played.history]
    assert (len(seats), len(seats) - seats.count("*")) == (167, 115)
    assert _areas(played) == {
        "AC": [6, 7],
        "AM": [6],
        "AT": [1, 9],
        "AP": [4, 6],
        "AG": [2, 5, 9, 3],
        "AS": [7],
        "AK": [8],
        "BM": [2, 9],
        "BT": [6, 10],
        "BP": [10, 9],
        "BG": [7],
        "BK": [4],
    }
    assert held_by(state) == "C:A M:B T:B P:B G:A S:A K:A"
    assert (len(hand(state, "A")), len(hand(state, "B")), len(state.discard)) == (11, 8, 20)
    assert [space for space, card in enumerate(state.castle, start=1) if card is None] == [7, 10]
    assert state.bailiff == 7


def test_game_2_holders_after_the_last_turn_and_through_brandenburg() -> None:
    played = _game(2)
    holders = [held_by(step.after) for step in played.history]
    named = next(n for n, step in enumerate(played.history) if "NameCollection" in type(step.move).__name__)
    assert holders[named - 1] == "C:A M:A T:B P:A G:A S:B K:B"
    assert [state.split()[-2:] for state in holders[named : named + 4]] == [
        ["S:B", "K:B"],
        ["S:B", "K:B"],
        ["S:B", "K:A"],
        ["S:A", "K:A"],
    ]
