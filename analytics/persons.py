"""Persons: one row a person, with what a club would put on its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from analytics.rates import competitive, with_intervals

if TYPE_CHECKING:
    from analytics.frames import Frames

COLUMNS = [
    "player",
    "matches",
    "n",
    "wins",
    "rate",
    "low",
    "high",
    "base",
    "verdict",
    "place",
    "score",
    "best",
    "last_day",
]


def persons(frames: Frames) -> pd.DataFrame:
    """Most matches first: player, matches (all that the person sat in), then as `rates.wins` for those that are ranked
    against others, place (mean: 0 first, 1 last), score and best (mean and highest points, <NA> over several games),
    last_day.
    """
    seats, matches = frames.seats, frames.matches
    ranked = competitive(seats, matches).merge(matches[["match", "sides"]], on="match")
    ranked = ranked.assign(place=(ranked["rank"] - 1) / (ranked["sides"] - 1).clip(lower=1))
    grouped = ranked.groupby("player_id")
    counted = grouped.agg(
        n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean"), place=("place", "mean")
    )
    one_game = matches["game"].nunique() == 1
    points = seats.groupby("player_id")["score"].agg(["mean", "max"]).rename(columns={"mean": "score", "max": "best"})
    found = frames.players.merge(with_intervals(counted.reset_index()), on="player_id", how="left")
    found = found.merge(points if one_game else points * pd.NA, on="player_id", how="left")
    found["n"] = found["n"].fillna(0)
    return found.sort_values(["matches", "player"], ascending=[False, True], ignore_index=True)[COLUMNS]
