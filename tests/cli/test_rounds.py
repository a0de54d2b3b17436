"""Rounds: where a replay stops when it goes from one to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli import timeline
from ledger import Ledger
from projections import Match, Recorder
from projections.reader import parse
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with Ledger.open(f"sqlite:///{tmp_path}/games.db") as opened:
        yield opened


def _example(ledger: Ledger, game: str) -> Match:
    return Recorder(ledger).enter(parse((EXAMPLES / f"{game}.kifu").read_text(encoding="utf-8"))).match


def test_each_of_the_26_tricks_of_claim_2_is_a_round(ledger: Ledger) -> None:
    match = _example(ledger, "claim2")
    begun = timeline.rounds(match)[:-1]
    assert len(begun) == 26
    assert [match.at(moves).state.trick for moves in begun] == [*range(1, 14), *range(1, 14)]


@pytest.mark.parametrize(("game", "last"), [("iron_age", "round"), ("kingsburg", "year"), ("metz", "turns")])
def test_the_count_of_a_game_grows_from_round_to_round(ledger: Ledger, game: str, last: str) -> None:
    match = _example(ledger, game)
    counts = [getattr(match.at(moves).state, last) for moves in timeline.rounds(match)]
    assert counts == sorted(counts)
    assert len(set(counts)) > 4


def test_without_a_count_a_round_begins_with_the_seat_that_chose_first(ledger: Ledger) -> None:
    match = _example(ledger, "conspiracy")
    choosing = [step.move.seat for step in match.history if step.move.seat != CHANCE]
    begun = timeline.rounds(match)[1:-1]
    assert len(begun) == 10
    assert {match.history[moves].move.seat for moves in begun} == {choosing[0]}
