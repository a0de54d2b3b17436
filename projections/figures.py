"""Figures: what a game measures of a match, declared so that every frame knows its columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

Value = int | float | bool | str | None  # None: this record does not tell


class Step(Struct, frozen=True):
    """One standing move with what it caused, and the state on both sides of it."""

    move: Any
    events: tuple[Any, ...]  # the move's own first
    before: Any
    after: Any


class Figure(Struct, frozen=True):
    """One declared statistic. Its words are `figure.ID` in the game's LABELS."""

    id: str
    scope: Literal["seat", "match"]
    type: Literal["int", "float", "bool", "str"]
    unit: str = ""  # "points", "cards", "dice", …; empty for a plain count or a flag
    part: bool = False  # a source of points: the parts of a seat add up to its score
    luck: bool = False  # what chance brought less what it brings on average, exactly


class Figures(Struct, frozen=True):
    """Values by figure id; every declared id is there."""

    match: dict[str, Value]
    seats: Sequence[dict[str, Value]]  # by seat
