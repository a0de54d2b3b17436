"""Wins: by how much each person wins more than equal players would."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from analytics.errors import TooLittle
from analytics.plots import forest
from analytics.plots.fitting import minus, shortened
from analytics.plots.picture import Picture, each
from analytics.plots.words import say, sentences
from analytics.rates import FEW, competitive, wins_of

if TYPE_CHECKING:
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

MOST = 30  # people
_NAME = 24  # columns
_VERDICTS: tuple[forest.Look, ...] = ("more", "less", "open", "few")


def wins(frames: Frames, lang: Lang) -> Picture:
    """Rows: as `rates.wins` by player, and excess, excess_low, excess_high: rate and interval less base."""
    rates = wins_of(frames)
    if rates.empty:
        raise TooLittle("wins")
    excess = {f"excess{end}": rates[column] - rates["base"] for column, end in _COLUMNS.items()}
    rates = rates.assign(**excess)
    shown = rates.head(MOST).sort_values("excess", ascending=False, ignore_index=True)
    rows = [
        forest.Row(
            shortened(told.player, _NAME),
            told.excess * 100,
            told.excess_low * 100,
            told.excess_high * 100,
            told.verdict,
            0.0,
            f"n = {told.n}",
        )
        for told in each(shown)
    ]
    met = {
        verdict: say(lang, f"verdict.{verdict}", few=FEW)
        for verdict in _VERDICTS
        if (shown["verdict"] == verdict).any()
    }
    n = int(competitive(frames.seats, frames.matches)["match"].nunique())
    caption = sentences(
        lang,
        say(lang, "wins.n", n=n),
        say(lang, "wins.many") if len(rates) >= FEW else "",
        say(lang, "wins.more", count=len(rates) - MOST) if len(rates) > MOST else "",
    )
    paint = partial(_paint, rows=rows, met=met, lang=lang)
    height = forest.height(rows, (len(met) + 1) // 2)
    return Picture("wins", say(lang, "wins.title"), caption, n, rates, height, paint)


_COLUMNS = {"rate": "", "low": "_low", "high": "_high"}


def _paint(figure: FigureBase, rows: list[forest.Row], met: dict[forest.Look, str], lang: Lang) -> None:
    axes = figure.add_subplot()
    forest.forest(axes, rows)
    axes.set_xlabel(say(lang, "wins.excess"))
    axes.xaxis.set_major_formatter(lambda value, _: minus(f"{value:+.0f}") if value else "0")
    forest.legend(figure, met)
