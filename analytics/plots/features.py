"""Features: what a game's figures have to do with winning, as odds."""

from __future__ import annotations

from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Any

from analytics.errors import TooLittle
from analytics.features import SURE, with_winning
from analytics.plots import forest
from analytics.plots.fitting import shortened
from analytics.plots.picture import Picture, each
from analytics.plots.words import figures, game_words, say, sentences
from analytics.rates import FEW

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import FigureBase

    from analytics.frames import Frames
    from projections.labels import Lang

MOST = 20  # figures
_NAME = 44  # columns
EDGE = 64.0  # odds beyond are drawn there, infinite ones too


def features(frames: Frames, lang: Lang) -> Picture:
    """Rows: as `features.with_winning`, and step, scaled, scaled_low, scaled_high: odds for `step` more of the figure,
    its standard deviation, 1 for yes or no. `frames` is of one game. Raises TooLittle.
    """
    game = str(frames.choice.game)
    parts = {figure.id for figure in figures(game) if figure.part}
    found = with_winning(frames.features, parts=parts)
    found = found[found["p"].notna()].reset_index(drop=True)
    if found.empty:
        raise TooLittle("features")
    found = _scaled(found, frames.features)
    shown = found.head(MOST)
    rows = [_row(told, game, parts, lang) for told in each(shown)]
    looks = {row.look for row in rows}
    met = {look: say(lang, f"features.{look}") for look in _LOOKS if look in looks}
    n = int(found["n"].max())
    caption = sentences(
        lang,
        say(lang, "features.n", n=n),
        say(lang, "features.most", shown=MOST, count=len(found)) if len(found) > MOST else "",
        say(lang, "features.edge", edge=f"{EDGE:g}") if _beyond(shown) else "",
        say(lang, "features.few") if n < FEW else "",
        say(lang, "features.cause"),
    )
    title = say(lang, "features.title", game=game_words(game, game, lang))
    height = forest.height(rows, (len(met) + 1) // 2)
    return Picture("features", title, caption, n, found, height, partial(_paint, rows=rows, met=met, lang=lang))


_LOOKS: tuple[forest.Look, ...] = ("clear", "open", "part", "always")


def _scaled(found: pd.DataFrame, features: pd.DataFrame) -> pd.DataFrame:
    """`found` with the odds for one standard deviation more: figures of different units side by side."""
    steps = [
        1.0 if features[figure].dtype == "boolean" else float(features[figure].astype(float).std(ddof=0)) or 1.0
        for figure in found["figure"]
    ]
    scaled = {f"scaled{end}": found[f"odds{end}"] ** steps for end in ("", "_low", "_high")}
    return found.assign(step=steps, **scaled)


def _beyond(shown: pd.DataFrame) -> bool:
    ends = shown[["scaled", "scaled_low", "scaled_high"]]
    return bool(((ends > EDGE) | (ends < 1 / EDGE)).any(axis=None))


def _row(told: Any, game: str, parts: set[str], lang: Lang) -> forest.Row:
    label = shortened(game_words(game, f"figure.{told.figure}", lang), _NAME)
    bounded = isfinite(told.odds_low)
    clear: forest.Look = "clear" if told.holm < SURE else "open"
    look: forest.Look = "part" if told.figure in parts else clear if bounded else "always"
    low, high = (_within(told.scaled_low), _within(told.scaled_high)) if bounded else (None, None)
    return forest.Row(label, _within(told.scaled), low, high, look, 1.0, f"n = {told.n}")


def _within(odds: float) -> float:
    return min(max(odds, 1 / EDGE), EDGE)


def _paint(figure: FigureBase, rows: list[forest.Row], met: dict[forest.Look, str], lang: Lang) -> None:
    axes = figure.add_subplot()
    axes.set_xscale("log", base=2)
    forest.forest(axes, rows)
    reach = max(max(end, 1 / end) for row in rows for end in (row.value, row.low, row.high) if end) * 1.1
    axes.set_xlim(1 / reach, reach)
    axes.set_xlabel(say(lang, "features.odds"))
    axes.xaxis.set_major_formatter(lambda value, _: f"×{value:g}" if value >= 1 else f"×1/{1 / value:g}")
    forest.legend(figure, met)
