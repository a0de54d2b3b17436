"""Rates: how often who wins, with what the number of matches allows to say.

Intervals are Wilson's (E. B. Wilson, 1927), at 95 %, by statsmodels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

By = Literal["player", "game", "seat", "players", "mode", "place"]
BY: tuple[By, ...] = ("player", "game", "seat", "players", "mode", "place")
FEW = 20  # matches; below it an interval is wider than anybody expects


def wins(seats: pd.DataFrame, matches: pd.DataFrame, by: Sequence[By] = ("player",)) -> pd.DataFrame:
    """Win rates of `seats`, one row for each value of the columns `by`, most matches first.

    Columns: `by`, n (seats in ranked matches of two sides or more), wins (a shared win counts its share), rate, low and
    high (Wilson, 95 %), base (what equal players would win).
    """
    columns = list(by)
    joined = seats.merge(matches[["match", "players", "sides", "mode", "place"]], on="match")
    counted = joined[joined["rank"].notna() & (joined["sides"] > 1)]
    grouped = counted.groupby(columns, observed=True, dropna=False)
    found = grouped.agg(n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean")).reset_index()
    found["n"] = found["n"].astype("Int64")
    found["rate"] = found["wins"] / found["n"]
    low, high = wilson(found["wins"], found["n"])
    found["low"], found["high"] = low, high
    ordered = found.sort_values(["n", *columns], ascending=[False, *(True for _ in columns)], ignore_index=True)
    return ordered[[*columns, "n", "wins", "rate", "low", "high", "base"]]


def wilson(successes: pd.Series, trials: pd.Series) -> tuple[pd.Series, pd.Series]:
    """Bounds of the 95 % Wilson interval, one for each pair.

    >>> low, high = wilson(pd.Series([7.0]), pd.Series([10]))
    >>> round(float(low.iloc[0]), 3), round(float(high.iloc[0]), 3)
    (0.397, 0.892)
    """
    if successes.empty:
        return pd.Series(dtype="Float64"), pd.Series(dtype="Float64")
    from statsmodels.stats.proportion import proportion_confint

    bounds = proportion_confint(
        successes.to_numpy(dtype=float), trials.to_numpy(dtype=float), alpha=0.05, method="wilson"
    )
    low, high = (pd.Series(bound, index=successes.index, dtype="Float64") for bound in bounds)
    return low, high
