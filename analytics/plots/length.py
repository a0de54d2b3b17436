"""Length: how many moves matches take, by game and number of players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from analytics.errors import TooLittle
from analytics.length import length as lengths
from analytics.plots.fitting import shortened
from analytics.plots.picture import Picture, each
from analytics.plots.style import BLACK, ORANGE, SKY
from analytics.plots.words import game_words, say, sentences

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

_NAME = 36  # columns
DOTS = 30  # matches of a group that are drawn one by one
_ROW = 0.34  # inches
_BELOW = 0.36  # the dots, of a row


def length(frames: Frames, lang: Lang) -> Picture:
    """Rows: as `length.length`."""
    found = lengths(frames.matches)
    if found.empty:
        raise TooLittle("length")
    n = int(found["n"].sum())
    played = frames.matches[frames.matches["finished"]]
    groups = {key: group["moves"].dropna().tolist() for key, group in played.groupby(["game", "players"])}
    dots = say(lang, "length.dots", most=DOTS) if (found["n"] <= DOTS).any() else ""
    paint = partial(_paint, found=found, groups=groups, lang=lang)
    height = 0.8 + _ROW * len(found)
    return Picture(
        "length", say(lang, "length.title"), sentences(lang, say(lang, "length.n", n=n), dots), n, found, height, paint
    )


def _paint(figure: FigureBase, found: pd.DataFrame, groups: dict[Any, list[int]], lang: Lang) -> None:
    axes = figure.add_subplot()
    boxes = [
        {"whislo": row.least, "q1": row.low, "med": row.median, "q3": row.high, "whishi": row.most, "fliers": []}
        for row in each(found)
    ]
    axes.bxp(
        boxes,
        positions=range(len(boxes)),
        orientation="horizontal",
        widths=0.4,
        showfliers=False,
        patch_artist=True,
        boxprops={"facecolor": SKY, "edgecolor": BLACK},
        medianprops={"color": BLACK, "linewidth": 2},
    )
    for place, row in enumerate(each(found)):
        if row.n <= DOTS:
            moves = groups[row.game, row.players]
            axes.plot(
                moves,
                [place + _BELOW] * len(moves),
                ".",
                color=ORANGE,
                markeredgecolor=BLACK,
                markeredgewidth=0.3,
                ms=5,
            )
    names = [
        say(
            lang,
            "length.group",
            game=shortened(game_words(row.game, row.game, lang), _NAME),
            players=row.players,
            n=row.n,
        )
        for row in each(found)
    ]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(left=0)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(say(lang, "length.moves"))
    axes.grid(axis="x")
