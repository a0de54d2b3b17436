"""Cells: values of frames as a table or a JSON document shows them."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

    from cli.app import App

NOTHING = "–"


def records(frame: pd.DataFrame) -> list[dict[str, Any]]:
    """Rows as plain values; what is missing, or no finite number, is None."""
    plain = frame.astype(object).where(frame.notna(), None)
    return [{str(key): _plain(value) for key, value in row.items()} for row in plain.to_dict("records")]


def cell(app: App, column: str, value: Any) -> str:
    """A value as a person reads it."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return app.say("yes" if value else "no")
    if column == "game":
        return game_name(app, value)
    return app.say(f"mode.{value}") if column == "mode" else str(value)


def game_name(app: App, game: str) -> str:
    """As the game calls itself; its id where it is not installed."""
    from projections import registry
    from projections.errors import UnknownGame
    from projections.labels import words

    try:
        return words(registry.game(game).LABELS, game, app.lang)
    except UnknownGame:
        return game


def percent(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.1%}"


def number(value: float | None, *, digits: int = 2) -> str:
    return NOTHING if value is None else f"{value:.{digits}f}"


def p_value(value: float | None) -> str:
    """Never 0: a p that small is told as a bound."""
    if value is None:
        return NOTHING
    return "< 0.001" if value < 0.001 else f"{value:.3f}"


def interval(low: float | None, high: float | None) -> str:
    return f"{percent(low)} – {percent(high)}"


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return value if isfinite(value) else None
    return value.item() if hasattr(value, "item") else value
