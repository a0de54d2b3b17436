"""Ratings: the strength of people as matches went by."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from analytics.errors import TooLittle
from analytics.plots.fitting import shortened
from analytics.plots.lines import name_ends
from analytics.plots.picture import Picture
from analytics.plots.style import GREY, STROKES
from analytics.plots.words import game_words, say, sentences
from analytics.ratings import history

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

MOST = len(STROKES)  # people
BANDS = 4  # people whose bands can be told apart
HEIGHT = 4.0
_NAME = 20  # columns


def ratings(frames: Frames, lang: Lang) -> Picture:
    """Rows: number (of the match, from 1), then as `ratings.history`, everybody. Those with most matches are drawn."""
    rows = _numbered(history(frames.seats, frames.matches, game=frames.choice.game))
    people = rows.groupby("player_id").size()
    shown = people.sort_values(ascending=False, kind="stable").head(MOST).index
    more = say(lang, "ratings.more", shown=MOST, count=len(people)) if len(people) > MOST else ""
    return _picture(rows, list(shown), frames.choice.game, more, lang)


def strength_of(frames: Frames, player_id: str, lang: Lang) -> Picture:
    """As `ratings`, of one person alone."""
    everybody = history(frames.seats, frames.matches, game=frames.choice.game)
    rows = _numbered(everybody[everybody["player_id"] == player_id].reset_index(drop=True))
    return _picture(rows, [player_id], frames.choice.game, "", lang)


def _numbered(rows: pd.DataFrame) -> pd.DataFrame:
    """Raises TooLittle."""
    if rows.empty:
        raise TooLittle("ratings")
    rows.insert(0, "number", rows["match"].factorize()[0] + 1)
    return rows


def _picture(rows: pd.DataFrame, people: list[str], game: str | None, more: str, lang: Lang) -> Picture:
    n = int(rows["number"].max())
    bands = say(lang, "ratings.bands") if len(people) <= BANDS and n > 1 else ""
    caption = sentences(lang, say(lang, "ratings.n", n=n), bands, more)
    title = say(lang, "ratings.title_game", game=game_words(game, game, lang)) if game else say(lang, "ratings.title")
    lines = [rows[rows["player_id"] == person] for person in people]
    paint = partial(_paint, lines=lines, end=rows.iloc[-1], lang=lang)
    return Picture("ratings", title, caption, n, rows, HEIGHT, paint)


def _paint(figure: FigureBase, lines: list[pd.DataFrame], end: pd.Series, lang: Lang) -> None:
    import pandas as pd

    axes = figure.add_subplot()
    by_day = len({day for line in lines for day in line["day"]}) > 1
    for stroke, line in zip(STROKES, lines, strict=False):
        last = line.groupby("day").tail(1) if by_day else line  # of a day, what it came to
        last = pd.concat([last, last.tail(1).assign(day=end["day"], number=end["number"])])  # holds to the end
        x = pd.to_datetime(last["day"]).to_numpy() if by_day else last["number"].to_numpy()
        mu, sigma = last["mu"].to_numpy(float), last["sigma"].to_numpy(float)
        if len(lines) <= BANDS:
            axes.fill_between(x, mu - sigma, mu + sigma, step="post", color=stroke.colour, alpha=0.08, linewidth=0)
        axes.step(
            x,
            mu,
            where="post",
            color=stroke.colour,
            linestyle=stroke.dashes,
            marker=stroke.marker,
            markersize=4,
            markevery=max(len(x) // 10, 1),
        )
    axes.axhline(25, color=GREY, linewidth=0.6, linestyle=":")
    axes.set(xlabel=say(lang, "ratings.day" if by_day else "ratings.number"), ylabel=say(lang, "ratings.strength"))
    axes.grid(axis="y")
    if by_day:
        _days(axes)
    else:
        aside = max(0.5, end["number"] * 0.02)
        axes.set_xlim(1 - aside, end["number"] + aside)
        axes.locator_params("x", integer=True, min_n_ticks=1)
    ends = [float(line["mu"].iloc[-1]) for line in lines]
    names = [shortened(str(line["player"].iloc[-1]), _NAME) for line in lines]
    sigmas = [float(line["sigma"].iloc[-1]) for line in lines]
    told = [f"{name}  {mu:.1f} ± {sigma:.1f}" for name, mu, sigma in zip(names, ends, sigmas, strict=True)]
    name_ends(axes, ends, told, inches=HEIGHT)


def _days(axes: Axes) -> None:
    from matplotlib.dates import AutoDateLocator, DateFormatter

    axes.xaxis.set_major_locator(AutoDateLocator(minticks=3, maxticks=6))  # type: ignore[no-untyped-call]
    axes.xaxis.set_major_formatter(DateFormatter("%Y-%m-%d"))  # type: ignore[no-untyped-call]
