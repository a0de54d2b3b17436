"""Seats: how often each seat wins, beside the share that it would have if all won alike."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from analytics.errors import TooLittle
from analytics.plots import forest
from analytics.plots.fitting import shortened
from analytics.plots.picture import Picture, each
from analytics.plots.words import game_words, say, sentences
from analytics.rates import FEW, competitive
from analytics.seating import seat_rates

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

MOST = 40  # seats
_NAME = 60  # columns
_VERDICTS: tuple[forest.Look, ...] = ("more", "less", "open", "few")


def seats(frames: Frames, lang: Lang) -> Picture:
    """Rows: as `seating.seat_rates`."""
    rates = seat_rates(frames.seats, frames.matches)
    if rates.empty:
        raise TooLittle("seats")
    groups = [(key, group) for key, group in rates.groupby(["game", "players"], sort=False)]
    groups.sort(key=lambda each: -int(each[1]["n"].max()))
    shown = _fitting(groups)
    rows = [row for key, group in shown for row in _rows(key, group, lang)]
    verdicts = {verdict for _, group in shown for verdict in group["verdict"]}
    met = {verdict: say(lang, f"verdict.{verdict}", few=FEW) for verdict in _VERDICTS if verdict in verdicts}
    n = int(competitive(frames.seats, frames.matches)["match"].nunique())
    left_out = len(groups) - len(shown)
    caption = sentences(lang, say(lang, "seats.n", n=n), say(lang, "seats.more", count=left_out) if left_out else "")
    paint = partial(_paint, rows=rows, met=met, lang=lang)
    height = forest.height(rows, (len(met) + 1) // 2)
    return Picture("seats", say(lang, "seats.title"), caption, n, rates, height, paint)


def _fitting(groups: list[tuple[Any, pd.DataFrame]]) -> list[tuple[Any, pd.DataFrame]]:
    """Those with most matches, whole groups only."""
    kept: list[tuple[Any, pd.DataFrame]] = []
    for group in groups:
        if kept and sum(len(seats) for _, seats in kept) + len(group[1]) > MOST:
            break
        kept.append(group)
    return kept


def _rows(key: Any, group: pd.DataFrame, lang: Lang) -> list[forest.Row]:
    game, players = key
    heading = forest.Row(say(lang, "seats.group", game=shortened(game_words(game, game, lang), _NAME), players=players))
    return [
        heading,
        *(
            forest.Row(
                say(lang, "seats.seat", seat=told.seat),
                told.rate,
                told.low,
                told.high,
                told.verdict,
                told.base,
                f"n = {told.n}",
            )
            for told in each(group)
        ),
    ]


def _paint(figure: FigureBase, rows: list[forest.Row], met: dict[forest.Look, str], lang: Lang) -> None:
    axes = figure.add_subplot()
    forest.forest(axes, rows)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel(say(lang, "seats.rate"))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    forest.legend(figure, met)
