"""Luck: what chance brought to a seat beside what it made of it."""

from __future__ import annotations

from functools import partial
from math import atanh, sqrt, tanh
from typing import TYPE_CHECKING, NamedTuple

import pandas as pd

from analytics.errors import TooLittle
from analytics.plots.fitting import minus, wrapped
from analytics.plots.picture import Picture
from analytics.plots.style import BLACK, BLUE, GREY
from analytics.plots.words import figures, game_words, say, sentences
from analytics.rates import FEW, competitive

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

_ACROSS = 3  # panels
_PANEL = 2.7  # inches, one below the other
_TITLE = 34  # columns of a panel's title
_MANY = 1500  # marks from which on they are drawn as one image: a page stays small
_LEAST = 4  # matches for an interval of r
_WIDE = 1.959963984540054  # standard errors on each side of 95 %


class Agreement(NamedTuple):
    """The correlation of luck and points."""

    r: float
    low: float
    high: float


def luck(frames: Frames, lang: Lang) -> Picture:
    """Rows: match, seat, player, figure, luck, points (both less the mean of the others), won. `frames` is of one game.

    Raises TooLittle, also where a game has no such figure.
    """
    game = str(frames.choice.game)
    told = {
        figure.id: game_words(game, f"figure.{figure.id}", lang)
        for figure in figures(game)
        if figure.luck and figure.scope == "seat"
    }
    rows = _rows(frames, list(told))
    if rows.empty:
        raise TooLittle("luck")
    n = int(rows["match"].nunique())
    caption = sentences(
        lang,
        say(lang, "luck.n", n=n),
        say(lang, "luck.r_why") if n >= _LEAST else "",
        say(lang, "luck.few", few=FEW) if n < FEW else "",
    )
    down = -(-len(told) // _ACROSS)
    paint = partial(_paint, rows=rows, labels=told, lang=lang)
    title = say(lang, "luck.title", game=game_words(game, game, lang))
    return Picture("luck", title, caption, n, rows, 0.5 + _PANEL * down + 0.7 * (down == 1), paint)


def agreement(luck: pd.Series, points: pd.Series, matches: int) -> Agreement | None:
    """Pearson's r with Fisher's 95 % interval for `matches` independent pairs; None where neither varies or too few.

    >>> found = agreement(pd.Series([1.0, 2.0, 3.0, 4.0]), pd.Series([1.0, 3.0, 2.0, 4.0]), 28)
    >>> [round(each, 2) for each in found]
    [0.8, 0.61, 0.9]
    """
    if matches < _LEAST or not luck.std() or not points.std():
        return None
    r = float(luck.corr(points))
    if abs(r) >= 1:
        return Agreement(r, r, r)
    half = _WIDE / sqrt(matches - 3)
    return Agreement(r, tanh(atanh(r) - half), tanh(atanh(r) + half))


def _rows(frames: Frames, figures: list[str]) -> pd.DataFrame:
    ranked = competitive(frames.seats, frames.matches)
    told = ranked[ranked["score"].notna()].merge(
        frames.features[["match", "seat", *figures]].dropna(), on=["match", "seat"]
    )
    told = told[told.groupby("match")["seat"].transform("size") > 1]
    found = [
        pd.DataFrame(
            {
                **{name: told[name] for name in ("match", "seat", "player")},
                "figure": figure,
                "luck": _above(told, figure),
                "points": _above(told, "score"),
                "won": told["won"],
            }
        )
        for figure in figures
    ]
    return pd.concat(found, ignore_index=True) if found else pd.DataFrame()


def _above(told: pd.DataFrame, column: str) -> pd.Series:
    """Each seat's value less the mean of the others of its match."""
    values = told[column].astype(float)
    grouped = values.groupby(told["match"])
    total, count = grouped.transform("sum"), grouped.transform("size")
    return values - (total - values) / (count - 1)


def _paint(figure: FigureBase, rows: pd.DataFrame, labels: dict[str, str], lang: Lang) -> None:
    down, across = -(-len(labels) // _ACROSS), min(len(labels), _ACROSS)
    grid = figure.subplots(down, across, squeeze=False, sharey=True).ravel()
    for axes, (name, label) in zip(grid, labels.items(), strict=False):
        _panel(axes, rows[rows["figure"] == name], wrapped(label, _TITLE if across > 1 else 90), lang)
    for axes in grid[len(labels) :]:
        axes.set_axis_off()
    figure.supylabel(say(lang, "luck.points"), fontsize=9)
    handles = grid[0].get_lines()[:2]
    figure.legend(handles, [say(lang, "luck.won"), say(lang, "luck.others")], loc="outside lower left", ncols=2)


def _panel(axes: Axes, rows: pd.DataFrame, label: str, lang: Lang) -> None:
    won = rows["won"].astype(bool)
    for kept, marker, colour, filling in ((won, "^", BLUE, BLUE), (~won, "o", BLACK, "white")):
        axes.plot(
            rows.loc[kept, "luck"],
            rows.loc[kept, "points"],
            marker,
            markersize=4,
            color=colour,
            markerfacecolor=filling,
            markeredgewidth=0.5,
            alpha=0.7,
            rasterized=len(rows) > _MANY,
        )
    axes.axhline(0, color=GREY, linewidth=0.6)
    axes.axvline(0, color=GREY, linewidth=0.6)
    found = agreement(rows["luck"], rows["points"], int(rows["match"].nunique()))
    said = label
    if found is not None:
        said += "\n" + say(lang, "luck.r", **{name: minus(f"{end:.2f}") for name, end in found._asdict().items()})
    axes.set_title(said)
    axes.set_xlabel(say(lang, "luck.more"))
