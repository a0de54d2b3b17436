"""Rates: how often who wins, with what the number of matches allows to say.

A shared win counts its share; matches with one side (solo, co-operative) have nobody to win against and are told apart.
Intervals are Wilson's (E. B. Wilson, 1927), at 95 %; tests hold them to those of statsmodels, which is slow to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from analytics.frames import Frames

By = Literal["player", "game", "seat", "players", "first", "option", "place", "tag", "mode", "year", "month"]
BY: tuple[By, ...] = ("player", "game", "seat", "players", "first", "option", "place", "tag", "mode", "year", "month")
FEW = 20  # matches; below it an interval is wider than anybody expects
Verdict = Literal["more", "less", "open", "few"]  # than by chance; cannot be told; too few to be asked

_Z = 1.959963984540054  # standard errors on each side of 95 %
_COUNTED = ["n", "wins", "rate", "low", "high", "base", "verdict"]


def wins(
    seats: pd.DataFrame, matches: pd.DataFrame, by: Sequence[By] = ("player",), *, options: pd.DataFrame | None = None
) -> pd.DataFrame:
    """Win rates of `seats`, one row for each value of the columns `by`, most matches first.

    Columns: `by`, n (seats in ranked matches of two sides or more), wins (a shared win counts its share), rate, low and
    high (Wilson, 95 %), base (what equal players would win), verdict (Verdict). A match with several tags counts under
    each, and so do options, whose frame OPTIONS must be handed in. Two people of one name are two rows.
    """
    known = matches[matches["in_order"]] if "seat" in by else matches
    joined = _described(competitive(seats, known), matches, by, options)
    keys = [*by, *(["player_id"] if "player" in by else [])]
    grouped = joined.groupby(keys, observed=True, dropna=False)
    found = grouped.agg(n=("win_share", "size"), wins=("win_share", "sum"), base=("expected_win", "mean")).reset_index()
    counted = with_intervals(found)
    order = counted.sort_values(["n", *keys], ascending=[False, *(True for _ in keys)], ignore_index=True)
    return order[[*by, *_COUNTED]]


def wins_of(frames: Frames, by: Sequence[By] = ("player",)) -> pd.DataFrame:
    """`wins` of the chosen matches."""
    return wins(frames.seats, frames.matches, by, options=frames.options if "option" in by else None)


def competitive(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """The ranked seats of matches with two sides or more that are counted."""
    rivals = matches.loc[(matches["sides"] > 1) & matches["counted"], "match"]
    return seats[seats["rank"].notna() & seats["match"].isin(rivals)]


def without_rivals(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """Finished matches with one side, by game and player: game, player, n, mean, best (scores; <NA> where none)."""
    alone = matches.loc[(matches["sides"] == 1) & matches["finished"] & matches["counted"], "match"]
    grouped = seats[seats["match"].isin(alone)].groupby(["game", "player", "player_id"])
    found = grouped.agg(n=("match", "size"), mean=("score", "mean"), best=("score", "max")).reset_index()
    return found[["game", "player", "n", "mean", "best"]]


def with_intervals(found: pd.DataFrame) -> pd.DataFrame:
    """`found` (n, wins, base) with rate, low, high and verdict."""
    found = found.assign(n=found["n"].astype("Int64"), rate=found["wins"] / found["n"])
    found["low"], found["high"] = wilson(found["wins"], found["n"])
    verdicts = [_verdict(*row) for row in found[["n", "low", "high", "base"]].itertuples(index=False, name=None)]
    return found.assign(verdict=pd.Series(verdicts, index=found.index, dtype="string"))


def wilson(successes: pd.Series, trials: pd.Series) -> tuple[pd.Series, pd.Series]:
    """Bounds of the 95 % Wilson interval, one for each pair.

    >>> low, high = wilson(pd.Series([7.0]), pd.Series([10]))
    >>> round(float(low.iloc[0]), 3), round(float(high.iloc[0]), 3)
    (0.397, 0.892)
    """
    n = trials.astype("Float64")
    share = successes.astype("Float64") / n
    centre = (share + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z / (1 + _Z**2 / n) * (share * (1 - share) / n + _Z**2 / (4 * n**2)) ** 0.5
    return (centre - half).clip(lower=0.0), (centre + half).clip(upper=1.0)


def _verdict(n: int, low: float, high: float, base: float) -> Verdict:
    if n < FEW:
        return "few"
    return "more" if low > base else "less" if high < base else "open"


def _described(
    seats: pd.DataFrame, matches: pd.DataFrame, by: Sequence[By], options: pd.DataFrame | None
) -> pd.DataFrame:
    """`seats` with the columns `by`."""
    of_match = matches[["match", "players", "mode", "place"]].assign(
        tag=matches["tags"].str.split(", "), year=matches["day"].str[:4], month=matches["day"].str[:7]
    )
    joined = seats.merge(of_match, on="match")
    if "tag" in by:
        joined = joined.explode("tag", ignore_index=True)
    if "option" in by:
        assert options is not None
        joined = joined.merge(options.assign(option=options["option"] + "=" + options["value"]), on="match")
    return joined
