"""Score: the points of each side as one match went."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pandas as pd

from analytics.course import course
from analytics.errors import TooLittle
from analytics.plots.fitting import shortened
from analytics.plots.lines import name_ends
from analytics.plots.picture import Picture
from analytics.plots.style import BLACK, GREY, STROKES
from analytics.plots.words import game_words, say, sentences

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    from analytics.course import Course
    from projections import Match
    from projections.labels import Lang

HEIGHT = 3.6
_NAME = 24  # columns


def score(match: Match, lang: Lang) -> Picture:
    """Rows: move, side (its names), points. Raises NoRunningScore, and TooLittle for a match without moves."""
    if not match.turns:
        raise TooLittle("score")
    found = course(match)
    names = [" & ".join(match.names[seat] for seat in seats) for seats in found.sides]
    short = [shortened(name, _NAME) for name in names]
    rows = pd.DataFrame(
        [
            (move, name, told)
            for move, points in enumerate(found.points)
            for name, told in zip(names, points, strict=True)
        ],
        columns=["move", "side", "points"],
    )
    title = say(lang, "score.title", game=game_words(match.game.ID, match.game.ID, lang))
    paint = partial(_paint, found=found, names=short, lang=lang)
    return Picture("score", title, _caption(found, short, lang), 1, rows, HEIGHT, paint)


def _caption(found: Course, names: list[str], lang: Lang) -> str:
    changes, swing = len(found.lead_changes), found.swing
    change = "score.no_change" if not changes else "score.change" if changes == 1 else "score.changes"
    told = [say(lang, "score.n", moves=len(found.points) - 1)]
    if len(names) > 1:
        told.append(say(lang, change, count=changes))
    if swing is not None:
        facts = {"move": swing.move, "text": swing.text, "points": swing.points}
        told.append(say(lang, "score.swing", **facts, who=names[swing.side]))
    if found.decided:
        told.append(say(lang, "score.decided", who=names[_ahead(found)]))
    return sentences(lang, *told)


def _paint(figure: FigureBase, found: Course, names: list[str], lang: Lang) -> None:
    axes = figure.add_subplot()
    moves = range(len(found.points))
    for side in range(len(names)):
        stroke = STROKES[side % len(STROKES)]
        axes.step(
            moves,
            [points[side] for points in found.points],
            where="post",
            color=stroke.colour,
            linestyle=stroke.dashes,
            linewidth=1.6,
            marker=stroke.marker,
            markersize=4,
            markevery=(side * 2, max(len(moves) // 12, 1)),  # not all at one place
        )
    axes.set(xlabel=say(lang, "score.moves"), ylabel=say(lang, "score.points"), xlim=(0, max(len(moves) * 1.02, 1)))
    axes.grid(axis="y")
    axes.locator_params(integer=True)
    _marks(axes, found)
    told = [f"{name}  {points}" for name, points in zip(names, found.points[-1], strict=True)]
    name_ends(axes, found.points[-1], told, inches=HEIGHT)


def _marks(axes: Axes, found: Course) -> None:
    """Where the lead changed, the biggest swing, and from where on it was decided."""
    if found.lead_changes and len(found.sides) > 1:
        axes.plot(
            found.lead_changes,
            [1.03] * len(found.lead_changes),
            "v",
            color=BLACK,
            markersize=4,
            transform=axes.get_xaxis_transform(),
            clip_on=False,
        )
    if found.swing is not None:
        at = found.swing.move, found.points[found.swing.move][found.swing.side]
        axes.plot(*at, "o", markersize=12, markerfacecolor="none", markeredgecolor=BLACK, clip_on=False)
    if found.decided:
        axes.axvline(found.decided, color=GREY, linewidth=0.8, linestyle=":")


def _ahead(found: Course) -> int:
    return found.points[-1].index(max(found.points[-1]))
