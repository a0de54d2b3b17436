"""Labelled: the same frames in a reader's words, columns and values alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from analytics.labels import COLUMNS, VALUES
from projections import registry
from projections.errors import UnknownGame
from projections.labels import NEUTRAL, words

if TYPE_CHECKING:
    from analytics.frames import Frames
    from projections.labels import Labels, Lang

_KEYED = {"reason": "reason.", "source": "figure."}  # columns whose values have keys with a beginning
_BETWEEN = {"en": ", ", "ja": "、"}
_AS_WRITTEN = ("match", "player", "player_id", "seat", "place", "tags", "text", "day", "date", "options", "first")


class Labelled:
    """Frames whose columns and values are words; every frame of `Frames` is there under its name."""

    def __init__(self, plain: Frames, lang: Lang) -> None:
        self.plain = plain
        self.lang = lang

    def __getattr__(self, name: str) -> pd.DataFrame:
        if name.startswith("_"):
            raise AttributeError(name)
        return labelled(getattr(self.plain, name), self.lang)


def labelled(frame: pd.DataFrame, lang: Lang) -> pd.DataFrame:
    """`frame` with the words of its games; a column that no label is known for keeps its name."""
    games = list(frame["game"].dropna().unique()) if "game" in frame else []
    by_game = {game: _labels(game) for game in games}
    everything: Labels = {key: label for labels in by_game.values() for key, label in labels.items()} | COLUMNS
    told = pd.DataFrame(index=frame.index)
    for name in frame.columns:
        values = frame[name]
        if values.dtype == "string" and name not in _AS_WRITTEN and (name in COLUMNS or f"figure.{name}" in everything):
            values = _told(frame, name, by_game, lang)
        told[_heading(told, name, everything, lang)] = values
    return told


def _heading(told: pd.DataFrame, name: str, labels: Labels, lang: Lang) -> str:
    """The word for column `name`; with its id behind it where another column has that word already."""
    key = name if name in COLUMNS else f"figure.{name}"
    heading = words(labels, key, lang) if key in labels else name
    return f"{heading} ({name})" if heading in told else heading


def _told(frame: pd.DataFrame, name: str, by_game: dict[str, Labels], lang: Lang) -> pd.Series:
    games = frame["game"] if "game" in frame else pd.Series(None, index=frame.index, dtype="string")
    pairs = zip(games, frame[name], strict=True)
    return pd.Series(
        [None if pd.isna(value) else _word(by_game.get(game, {}), name, value, lang) for game, value in pairs],
        index=frame.index,
        dtype="string",
    )


def _word(labels: Labels, column: str, value: str, lang: Lang) -> str:
    for known, key in ((VALUES, f"{column}.{value}"), (labels, _KEYED.get(column, "") + value)):
        if key in known or key in NEUTRAL:
            return words(known, key, lang)
    tokens = value.split(" ")
    if len(tokens) > 1 and all(token in labels for token in tokens):
        return _BETWEEN[lang].join(words(labels, token, lang) for token in tokens)
    return value


def _labels(game: Any) -> Labels:
    try:
        return registry.game(game).LABELS
    except UnknownGame:
        return {}
