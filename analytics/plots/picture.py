"""Picture: what a plot shows, before anything is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pandas as pd
    from matplotlib.figure import FigureBase

WIDE = 7.6  # inches: what a page of paper leaves between its margins


class Picture(NamedTuple):
    name: str
    title: str
    caption: str  # how many matches, and what the marks mean
    n: int  # matches that are in it
    rows: pd.DataFrame  # what is drawn
    height: float  # inches, without title and caption
    paint: Callable[[FigureBase], None]
    width: float = WIDE


def each(frame: pd.DataFrame) -> Iterable[Any]:
    """The rows of `frame`, with a name for each column."""
    return frame.itertuples(index=False)
