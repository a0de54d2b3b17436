"""Sources: where the points came from, of the seats of one match or of winners and others over many."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pandas as pd

from analytics.errors import TooLittle
from analytics.plots.fitting import minus, shortened
from analytics.plots.picture import Picture
from analytics.plots.style import BLACK, fillings
from analytics.plots.words import figures, game_words, say, sentences
from analytics.rates import competitive
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections import Match
    from projections.labels import Lang

_BAR, _KEY = 0.42, 0.21  # inches of a bar, of a line of the legend
_NAME = 24  # columns
_ROOM, _DIGIT = 0.012, 0.012  # of the width: a part narrower than its number shows none


def sources_of_match(match: Match, lang: Lang) -> Picture:
    """Rows: seat, player, then a column a source. Raises TooLittle where the rules have not ended the match."""
    parts = [figure.id for figure in match.game.STATS if figure.part]
    if match.outcome is None or not parts or not match.turns:
        raise TooLittle("sources")
    told = match.game.stats(match.history).seats
    rows = pd.DataFrame([{part: seat[part] for part in parts} for seat in told], dtype="Float64")
    names = [f"{shortened(name, _NAME)} ({letter(seat)})" for seat, name in enumerate(match.names)]
    keys = pd.DataFrame({"seat": [letter(seat) for seat in range(len(names))], "player": match.names})
    return _picture(match.game.ID, rows, keys, names, say(lang, "sources.match"), 1, lang)


def sources(frames: Frames, lang: Lang) -> Picture:
    """Rows: who (winners, others), n, then a column a source: means. `frames` is of one game. Raises TooLittle."""
    game = str(frames.choice.game)
    ranked = competitive(frames.seats, frames.matches)
    both = ranked.groupby("match")["won"].nunique()
    ranked = ranked[ranked["match"].isin(both[both == 2].index)]
    scores = frames.scores.merge(ranked[["match", "seat", "won"]], on=["match", "seat"])
    if scores.empty:
        raise TooLittle("sources")
    means = scores.pivot_table(index="won", columns="source", values="points", aggfunc="mean", sort=False)
    means = means.reindex([True, False])[_declared(game, means)].astype("Float64").reset_index(drop=True)
    counted = scores.drop_duplicates(["match", "seat"])["won"].value_counts()
    n = [int(counted[True]), int(counted[False])]
    keys = pd.DataFrame({"who": ["winners", "others"], "n": n})
    names = [say(lang, f"sources.{who}", n=count) for who, count in zip(keys["who"], n, strict=True)]
    matches = int(scores["match"].nunique())
    return _picture(game, means, keys, names, say(lang, "sources.matches", n=matches), matches, lang)


def _declared(game: str, means: pd.DataFrame) -> list[str]:
    """The sources in the order of the game."""
    return [figure.id for figure in figures(game) if figure.id in means]


def _picture(
    game: str, points: pd.DataFrame, keys: pd.DataFrame, names: list[str], said: str, n: int, lang: Lang
) -> Picture:
    shown = points.loc[:, (points.fillna(0) != 0).any()]
    labels = {str(part): game_words(game, f"figure.{part}", lang) for part in shown}
    left_out = "" if len(shown.columns) == len(points.columns) else say(lang, "sources.left_out")
    axis = say(lang, "sources.points" if "seat" in keys else "sources.mean")
    paint = partial(_paint, points=shown, labels=labels, names=names, axis=axis)
    height = 0.85 + _BAR * len(names) + _KEY * ((len(labels) + 1) // 2)
    title = say(lang, "sources.title", game=game_words(game, game, lang))
    return Picture("sources", title, sentences(lang, said, left_out), n, keys.join(points), height, paint)


def _paint(
    figure: FigureBase, points: pd.DataFrame, labels: Mapping[str, str], names: Sequence[str], axis: str
) -> None:
    axes = figure.add_subplot()
    values = points.fillna(0).astype(float)
    least, most = float(values.clip(upper=0).sum(axis=1).min()), float(values.clip(lower=0).sum(axis=1).max())
    reach = most - least or 1.0
    digits = 0 if (values == values.round()).all(axis=None) else 1  # points are whole, means are not
    for place in range(len(values)):
        _bar(axes, place, values.iloc[place].to_dict(), list(labels), reach, digits)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=BLACK, linewidth=0.8)
    axes.set(xlabel=axis, xlim=(least - reach * 0.02 * (least < 0), most + reach * 0.12))
    looks = fillings(list(labels))
    handles = [_patch(looks[part]) for part in labels]
    figure.legend(
        handles, [shortened(label, 48) for label in labels.values()], loc="outside lower left", ncols=2, fontsize=8
    )


def _bar(axes: Axes, place: int, told: Mapping[Any, float], parts: Sequence[str], reach: float, digits: int) -> None:
    """Gains to the right of nothing, losses to its left, the total at the end."""
    looks = fillings(parts)
    ends = {True: 0.0, False: 0.0}
    for part in parts:
        value = told[part]
        if not value:
            continue
        start = ends[value >= 0]
        look = looks[part]
        axes.barh(place, value, left=start, height=0.72, color=look.colour, hatch=look.hatch, edgecolor=BLACK, lw=0.6)
        ends[value >= 0] += value
        number = _number(value, digits)
        if abs(value) > reach * (_ROOM + _DIGIT * len(number)):
            axes.text(start + value / 2, place, number, ha="center", va="center", fontsize=7.5, bbox=_LABEL)
    total = _number(sum(told[part] for part in parts), digits)
    axes.annotate(
        total, (ends[True], place), (5, 0), textcoords="offset points", ha="left", va="center", fontweight="bold"
    )


def _number(value: float, digits: int) -> str:
    return minus(f"{value:.{digits}f}")


def _patch(look: Any) -> Any:
    from matplotlib.patches import Patch

    return Patch(facecolor=look.colour, hatch=look.hatch, edgecolor=BLACK, linewidth=0.6)


_LABEL = {"boxstyle": "round,pad=0.15", "facecolor": "white", "edgecolor": "none"}  # a number on a hatch
