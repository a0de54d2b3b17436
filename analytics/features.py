"""Features: how a game's own figures go with winning.

Seats of one match are compared with each other, so that long matches or strong tables do not pass for a cause: for each
match the mean of its winners less the mean of the others, then mean and 95 % t interval over the matches. It tells what
goes with winning, not what brings it about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

KEYS = ("match", "seat", "won")


def with_winning(features: pd.DataFrame) -> pd.DataFrame:
    """One row a numeric figure, clearest first: figure, n (matches), winners, others, difference, low, high.

    `features` is the frame FEATURES. Matches without a loser, and seats whose figure is unknown, are left out.
    """
    numeric = [
        name for name in features.columns if name not in KEYS and pd.api.types.is_numeric_dtype(features[name].dtype)
    ] + [name for name in features.columns if name not in KEYS and features[name].dtype == "boolean"]
    rows = [_row(features, name) for name in dict.fromkeys(numeric)]
    found = pd.DataFrame(rows, columns=["figure", "n", "winners", "others", "difference", "low", "high"])
    clear = (found["difference"].abs() / (found["high"] - found["low"])).fillna(0.0)
    return found.assign(_clear=clear).sort_values("_clear", ascending=False, ignore_index=True).drop(columns="_clear")


def _row(features: pd.DataFrame, figure: str) -> tuple[str, int, float, float, float, float, float]:
    known = features[features[figure].notna() & features["won"].notna()]
    values = known[figure].astype("Float64")
    means = values.groupby([known["match"], known["won"]]).mean().unstack("won")
    if not {True, False} <= set(means.columns):
        unknown = float("nan")
        return figure, 0, unknown, unknown, unknown, unknown, unknown
    both = means.dropna()
    differences = (both[True] - both[False]).astype(float)
    low, high = _interval(differences.tolist())
    return figure, len(both), float(both[True].mean()), float(both[False].mean()), float(differences.mean()), low, high


def _interval(differences: Sequence[float]) -> tuple[float, float]:
    """The 95 % t interval of the mean; nan for fewer than two."""
    from scipy import stats

    if len(differences) < 2:
        return float("nan"), float("nan")
    spread = stats.sem(differences)
    mean = sum(differences) / len(differences)
    if spread == 0:
        return mean, mean
    low, high = stats.t.interval(0.95, len(differences) - 1, loc=mean, scale=spread)
    return float(low), float(high)
