"""Choice: which matches are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    import pandas as pd


class Choice(Struct, frozen=True):
    """None: whatever it is."""

    game: str | None = None
    mode: str | None = None
    since: str | None = None  # YYYY, YYYY-MM or YYYY-MM-DD, that span included
    until: str | None = None  # as well
    place: str | None = None
    tag: str | None = None
    players: int | None = None  # seats


def chosen(matches: pd.DataFrame, choice: Choice) -> pd.DataFrame:
    """The rows of the frame MATCHES that `choice` is about."""
    kept = matches
    for column in ("game", "mode", "place", "players"):
        wanted = getattr(choice, column)
        if wanted is not None:
            kept = kept[(kept[column] == wanted).fillna(False)]
    if choice.since is not None:
        kept = kept[kept["day"].str[: len(choice.since)] >= choice.since]
    if choice.until is not None:
        kept = kept[kept["day"].str[: len(choice.until)] <= choice.until]
    if choice.tag is not None:
        kept = kept[[choice.tag in tags.split(", ") for tags in kept["tags"].fillna("")]]
    return kept.reset_index(drop=True)
