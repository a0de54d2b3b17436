"""Luck by sampling: nobody's where chance does not matter, somebody's where it decides, and never of hidden cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from analytics.errors import NotOpen
from analytics.luck import sampled
from projections import Recorder
from projections.reader import parse
from tests.analytics.conftest import played

if TYPE_CHECKING:
    from ledger import Ledger

CASES = Path(__file__).parents[1] / "cases"


def test_what_one_seat_gains_another_loses(sqlite_ledger: Ledger) -> None:
    match = Recorder(sqlite_ledger).open(played(sqlite_ledger, "claim2"))
    found = sampled(match, samples=4, seed=1)
    assert sum(found.shares) == pytest.approx(0)
    assert found.errors[0] == pytest.approx(found.errors[1])
    assert found.outcomes == sum(step.move.seat == 99 for step in match.history)


def test_the_same_seed_gives_the_same_luck_and_more_samples_less_doubt(sqlite_ledger: Ledger) -> None:
    match = Recorder(sqlite_ledger).open(played(sqlite_ledger, "claim2"))
    few, again, many = (sampled(match, samples=n, seed=3) for n in (4, 4, 64))
    assert few == again
    assert many.errors[0] < few.errors[0]


def test_a_hand_of_the_high_cards_is_lucky(sqlite_ledger: Ledger) -> None:
    match = Recorder(sqlite_ledger).new("parity", seats=["Aki", "Ben"])
    match.play("*: deal 5 6 7 8 / 1 2 3 4")
    found = sampled(match, samples=400, seed=1)
    assert found.shares[0] > 4 * found.errors[0]
    assert found.shares[1] < -4 * found.errors[1]


def test_hidden_or_unknown_cards_tell_nothing(sqlite_ledger: Ledger) -> None:
    recorder = Recorder(sqlite_ledger)
    dealt = recorder.new("claim2", seats=["Aki", "Ben"], mode="dealt")
    observed = recorder.enter(parse((CASES / "metz" / "13_2p_four_powers_observed.kifu").read_text("utf-8"))).match
    empty = recorder.new("claim2", seats=["Aki", "Ben"])
    for match in (dealt, observed, empty):
        with pytest.raises(NotOpen):
            sampled(match, samples=2, seed=1)
