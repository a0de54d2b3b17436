"""Versus: who finishes ahead of whom, people by people."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from analytics.errors import TooLittle
from analytics.plots.fitting import shortened
from analytics.plots.picture import Picture, each
from analytics.plots.style import BLACK, PALE
from analytics.plots.words import say, sentences
from analytics.rates import FEW, competitive
from analytics.versus import versus as pairs_of

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

MOST = 16  # people
_CELLS = 5.4  # inches of all squares, as long as each is within
_LEAST, _BIGGEST = 0.36, 0.6
_HEAD = 1.45  # inches of the names above
_NAME = 16  # columns
_DARK = 0.58  # from which share on the words are white


def versus(frames: Frames, lang: Lang) -> Picture:
    """Rows: as `versus.versus`, both directions."""
    pairs = pairs_of(frames.seats, frames.matches)
    if pairs.empty:
        raise TooLittle("versus")
    met = pairs.groupby("player")["n"].sum().sort_values(ascending=False, kind="stable")
    people = sorted(met.head(MOST).index, key=lambda name: (-_mean(pairs, name), name))
    n = int(competitive(frames.seats, frames.matches)["match"].nunique())
    shown = pairs[pairs["player"].isin(people) & pairs["other"].isin(people)]
    caption = sentences(
        lang,
        say(lang, "versus.n", n=n),
        say(lang, "versus.few", few=FEW) if (shown["n"] < FEW).any() else "",
        say(lang, "versus.more", shown=MOST, count=len(met)) if len(met) > MOST else "",
    )
    paint = partial(_paint, pairs=shown, people=people, lang=lang)
    return Picture(
        "versus", say(lang, "versus.title"), caption, n, pairs, _HEAD + _cell_size(len(people)) * len(people), paint
    )


def _mean(pairs: pd.DataFrame, name: str) -> float:
    own = pairs[pairs["player"] == name]
    return float((own["ahead"] + own["level"] / 2).sum() / own["n"].sum())


def _paint(figure: FigureBase, pairs: pd.DataFrame, people: list[str], lang: Lang) -> None:
    import numpy as np

    place = {name: number for number, name in enumerate(people)}
    shares = np.full((len(people), len(people)), np.nan)
    axes = figure.add_subplot()
    axes.set_facecolor(PALE)
    axes.set_aspect("equal", anchor="W")
    for pair in each(pairs):
        shares[place[pair.player], place[pair.other]] = pair.rate
    edges = np.arange(len(people) + 1) - 0.5
    axes.pcolormesh(edges, edges, shares, cmap="Blues", vmin=0, vmax=1, edgecolor="white", linewidth=1)
    for pair in each(pairs):
        _cell(axes, place[pair.other], place[pair.player], pair)
    names = [shortened(name, _NAME) for name in people]
    axes.set_xticks(range(len(people)), names, rotation=45, ha="left", rotation_mode="anchor")
    axes.set_yticks(range(len(people)), names)
    axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
    axes.set(xlim=(-0.5, len(people) - 0.5), ylim=(len(people) - 0.5, -0.5), ylabel=say(lang, "versus.ahead"))
    axes.set_xlabel(say(lang, "versus.other"))
    axes.xaxis.set_label_position("top")
    axes.spines[:].set_visible(False)


def _cell_size(people: int) -> float:
    """Inches."""
    return min(max(_CELLS / people, _LEAST), _BIGGEST)


def _cell(axes: Axes, column: int, row: int, pair: Any) -> None:
    """How often, in how many; a frame around what can be told from chance."""
    colour = "white" if pair.rate > _DARK else BLACK
    axes.text(column, row, f"{pair.rate:.0%}\n{pair.n}", ha="center", va="center", fontsize=6.5, color=colour)
    if pair.verdict in ("more", "less"):
        from matplotlib.patches import Rectangle

        axes.add_patch(Rectangle((column - 0.44, row - 0.44), 0.88, 0.88, fill=False, edgecolor=colour, linewidth=1.6))
