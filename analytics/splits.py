"""Splits: win rates by the values of one figure, the plain table beside the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analytics.errors import UnknownFigure
from analytics.features import KEYS
from analytics.rates import competitive, with_intervals

if TYPE_CHECKING:
    from analytics.frames import Frames

FEW_VALUES = 8  # different numbers that get a row each; more are put into GROUPS
GROUPS = 4


def split(frames: Frames, figure: str) -> pd.DataFrame:
    """One row a value of `figure` (or a range of values, each with about as many seats): value, then as `rates.wins`.

    `frames` is of one game. Raises UnknownFigure.
    """
    features = frames.features
    known = [name for name in features.columns if name not in KEYS]
    if figure not in known:
        raise UnknownFigure(frames.choice.game or "", figure, known)
    told = features[["match", "seat", figure]].dropna()
    joined = competitive(frames.seats, frames.matches).merge(told, on=["match", "seat"])
    joined["value"] = _grouped(joined[figure])
    grouped = joined.groupby("value", observed=True)
    found = grouped.agg(n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean")).reset_index()
    found["value"] = found["value"].astype(str).astype("string")
    return with_intervals(found)[["value", "n", "wins", "rate", "low", "high", "base", "verdict"]]


def _grouped(values: pd.Series) -> pd.Series:
    """Values as they are, in order; many different numbers as ranges."""
    if values.dtype in ("string", "boolean") or values.nunique() <= FEW_VALUES:
        return pd.Series(pd.Categorical(values, categories=sorted(values.unique()), ordered=True), index=values.index)
    cuts = pd.qcut(values.astype(float), GROUPS, duplicates="drop")
    names = {
        cut: f"{group.min():g} … {group.max():g}" for cut, group in values.astype(float).groupby(cuts, observed=True)
    }
    return cuts.cat.remove_unused_categories().cat.rename_categories(names)
