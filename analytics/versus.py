"""Versus: people against each other, two by two, in the matches where both sat on different sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analytics.rates import competitive, with_intervals

if TYPE_CHECKING:
    import pandas as pd

_KEYS = ["player", "player_id", "other", "other_id"]


def versus(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """One row an ordered pair, most matches first: player, other, n, ahead, level, behind, then rate, low, high, base
    and verdict as `rates.wins`, where the better rank wins and a level one is half a win.

    Where partners of one side meet another person, each of them has met that person.
    """
    ranked = competitive(seats, matches)[["match", "player", "player_id", "side", "rank"]]
    others = ranked.rename(columns={"player": "other", "player_id": "other_id"})
    pairs = ranked.merge(others, on="match", suffixes=("", "_other"))
    pairs = pairs[(pairs["side"] != pairs["side_other"]) & (pairs["player_id"] != pairs["other_id"])]
    pairs = pairs.assign(
        ahead=(pairs["rank"] < pairs["rank_other"]).astype("Int64"),
        level=(pairs["rank"] == pairs["rank_other"]).astype("Int64"),
        behind=(pairs["rank"] > pairs["rank_other"]).astype("Int64"),
    )
    found = pairs.groupby(_KEYS, as_index=False)[["ahead", "level", "behind"]].sum()
    found["n"] = found["ahead"] + found["level"] + found["behind"]
    found = with_intervals(found.assign(wins=found["ahead"] + found["level"] / 2, base=0.5))
    found = found.sort_values(["n", "player", "other"], ascending=[False, True, True], ignore_index=True)
    return found[["player", "other", "n", "ahead", "level", "behind", "rate", "low", "high", "base", "verdict"]]
