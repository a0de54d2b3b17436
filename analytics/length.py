"""Length: how many moves and minutes matches take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS = ["game", "players", "n", "least", "low", "median", "high", "most", "timed", "minutes"]


def length(matches: pd.DataFrame, by: Sequence[str] = ("game", "players")) -> pd.DataFrame:
    """Finished matches with moves, by game and players: n, then least, lower quartile, median, upper quartile and most
    moves; timed (matches recorded while they were played) and the median of their minutes.
    """
    played = matches[matches["finished"] & (matches["moves"].fillna(0) > 0)]
    moves = played.assign(moves=played["moves"].astype("Float64")).groupby(list(by))["moves"]
    found = pd.DataFrame(
        {
            "n": moves.size().astype("Int64"),
            "least": moves.min(),
            "low": moves.quantile(0.25),
            "median": moves.median(),
            "high": moves.quantile(0.75),
            "most": moves.max(),
            "timed": played.groupby(list(by))["minutes"].count().astype("Int64"),
            "minutes": played.groupby(list(by))["minutes"].median(),
        }
    )
    return found.reset_index()[[*by, *COLUMNS[2:]]]
