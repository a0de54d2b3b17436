"""Seats: the exact test by hand and by scipy, and the table it stands beside."""

from __future__ import annotations

from math import comb, factorial, prod
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest, chisquare

from analytics import frames
from analytics.seating import ENOUGH, alike, seat_rates, seat_tests
from tests.analytics.conftest import reported

if TYPE_CHECKING:
    from ledger import Ledger


@given(st.integers(0, 9), st.integers(0, 9))
def test_two_sides_are_tested_as_coins(first: int, second: int) -> None:
    if 0 < first + second < 2 * ENOUGH:
        assert alike([first, second]).p == pytest.approx(binomtest(first, first + second).pvalue)


@given(st.lists(st.integers(0, 5), min_size=3, max_size=4))
def test_more_sides_are_tested_by_counting_all_outcomes(counts: list[int]) -> None:
    n, sides = sum(counts), len(counts)
    if not 0 < n < ENOUGH * sides:
        return

    def ways(outcome: tuple[int, ...]) -> int:
        return factorial(n) // prod(map(factorial, outcome))

    def outcomes(left: int, places: int) -> list[tuple[int, ...]]:
        if places == 1:
            return [(left,)]
        return [(first, *rest) for first in range(left + 1) for rest in outcomes(left - first, places - 1)]

    every = outcomes(n, sides)
    assert len(every) == comb(n + sides - 1, sides - 1)
    likely = sum(ways(each) for each in every if ways(each) <= ways(tuple(counts)))
    assert alike(counts).p == pytest.approx(likely / sides**n)


def test_many_matches_are_tested_by_chi_square() -> None:
    assert alike([30, 20, 10]) == ("chi-square", 60, pytest.approx(chisquare([30, 20, 10]).pvalue))


def test_nothing_is_tested_without_matches_or_rivals() -> None:
    assert alike([0, 0]).method == "none"
    assert alike([7]).method == "none"


def test_each_match_with_one_winning_side_counts_once(ledger: Ledger) -> None:
    for _ in range(6):
        reported(ledger, {"Aki": 1, "Ben": 2})
    reported(ledger, {"Aki": 1, "Ben": 1})
    reported(ledger, {"Aki": 1, "Ben": 3, "Chie": 1, "Dan": 3}, teams=["x", "y", "x", "y"])
    found = frames(ledger)
    tests = seat_tests(found.seats, found.matches)
    assert tests[["players", "sides", "n", "method"]].values.tolist() == [[2, 2, 6, "exact"], [4, 2, 1, "exact"]]
    assert tests["p"].tolist() == [pytest.approx(2 / 2**6), 1.0]
    rates = seat_rates(found.seats, found.matches).set_index(["players", "seat"])
    assert rates.loc[(2, "A"), ["n", "wins", "base"]].tolist() == [7, 6.5, 0.5]
    assert rates.loc[(4, "C"), ["n", "wins", "base"]].tolist() == [1, 1.0, 0.5]
