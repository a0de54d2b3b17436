"""Openings: how the first decisions of a match go with its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analytics.rates import competitive, with_intervals
from analytics.rows import OPENING

if TYPE_CHECKING:
    import pandas as pd

    from analytics.frames import Frames

MOST = OPENING  # decisions that are kept of each match


def openings(frames: Frames, moves: int = 1) -> pd.DataFrame:
    """One row a sequence of the first `moves` decisions, most matches first: opening (`A: N5; B: N3`), players, then as
    `rates.wins` for the seat that decided first. Matches with fewer decisions are left out.
    """
    kept = frames.openings
    kept = kept[kept["opening"].str.len() >= moves]
    kept = kept.assign(opening=["; ".join(each[:moves]) for each in kept["opening"]])
    ranked = competitive(frames.seats, frames.matches)
    first = ranked[ranked["first"].fillna(False)].merge(kept, on="match")
    joined = first.merge(frames.matches[["match", "players"]], on="match")
    grouped = joined.groupby(["opening", "players"])
    found = grouped.agg(n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean")).reset_index()
    found = with_intervals(found)
    found = found.sort_values(["n", "rate", "opening"], ascending=[False, False, True], ignore_index=True)
    return found[["opening", "players", "n", "wins", "rate", "low", "high", "base", "verdict"]]
