"""Seating: whether a seat wins more than its share, by number of players.

Only matches with one winning side are tested, so that each counts once. The hypothesis is that every side is as likely
to win: an exact test (binomial, multinomial) while fewer than five wins a side are expected, then chi-square.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import exp, lgamma, log
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

import pandas as pd

from analytics.rates import competitive, with_intervals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ENOUGH = 5  # expected wins a side from which on chi-square is near enough
_ROUNDING = 1e-9  # two probabilities this near, relatively, are the same


class Test(NamedTuple):
    """Of the hypothesis that all sides win alike."""

    method: Literal["exact", "chi-square", "none"]
    n: int  # matches with one winning side
    p: float  # nan for none


def seat_rates(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """One row a game, number of players and seat: game, players, seat, then as `rates.wins`."""
    joined = competitive(seats, matches).merge(matches[["match", "players"]], on="match")
    grouped = joined.groupby(["game", "players", "seat"])
    found = grouped.agg(n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean")).reset_index()
    return with_intervals(found)[["game", "players", "seat", "n", "wins", "rate", "low", "high", "base", "verdict"]]


def seat_tests(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """One row a game and number of players: game, players, sides, n, method, p."""
    known = matches[matches["counted"] & matches["in_order"]]
    decided = known[(known["winners"] == 1) & (known["sides"] > 1)][["match", "players", "sides"]]
    winners = seats[seats["rank"] == 1].drop_duplicates(["match", "side"]).merge(decided, on="match")
    rows = []
    for key, group in winners.groupby(["game", "players", "sides"]):
        game, players, sides = cast("tuple[str, int, int]", key)
        counts = [int((group["side"] == side).sum()) for side in range(sides)]
        tested = alike(counts)
        rows.append((game, players, sides, tested.n, tested.method, tested.p))
    columns = ["game", "players", "sides", "n", "method", "p"]
    dtypes = {"game": "string", "players": "Int64", "sides": "Int64", "n": "Int64", "method": "string", "p": "Float64"}
    return pd.DataFrame(rows, columns=columns).astype(dtypes)


def alike(counts: Sequence[int]) -> Test:
    """Whether `counts` of wins can come from sides that win alike.

    >>> alike([9, 1])  # twice the probability of 9 or 10 heads in 10 throws
    Test(method='exact', n=10, p=0.021484375)
    >>> alike([60, 40]).method
    'chi-square'
    """
    n = sum(counts)
    if n == 0 or len(counts) < 2:
        return Test("none", n, float("nan"))
    if n >= ENOUGH * len(counts):
        from scipy.stats import chisquare

        return Test("chi-square", n, float(chisquare(counts).pvalue))
    return Test("exact", n, _exact(counts))


def _exact(counts: Sequence[int]) -> float:
    """The probability of all outcomes that are no more likely than `counts`."""
    n, sides = sum(counts), len(counts)
    if sides == 2:
        from scipy.stats import binomtest

        return float(binomtest(counts[0], n).pvalue)
    met = _log_probability(counts)
    likely = (_log_probability(each) for each in _outcomes(n, sides))
    return min(1.0, sum(exp(each) for each in likely if each <= met + _ROUNDING))


def _log_probability(counts: Sequence[int]) -> float:
    n = sum(counts)
    return lgamma(n + 1) - sum(lgamma(count + 1) for count in counts) - n * log(len(counts))


def _outcomes(n: int, sides: int) -> Iterator[tuple[int, ...]]:
    """All ways to share `n` wins among `sides`: bars between stars."""
    for bars in combinations(range(n + sides - 1), sides - 1):
        ends = (-1, *bars, n + sides - 1)
        yield tuple(after - before - 1 for before, after in pairwise(ends))
