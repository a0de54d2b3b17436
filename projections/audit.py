"""Audit: recorded moves decided again under today's rules, to see what has changed. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from projections.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from projections.match import Match


class Difference(Struct, frozen=True):
    """A move that today's rules take otherwise than the record has it."""

    number: int  # of the move, from 1
    recorded: tuple[Any, ...]  # events
    today: tuple[Any, ...]  # events; empty where the move is refused
    refusal: Refusal | None = None


def audit(match: Match) -> Iterator[Difference]:
    """Each standing move of `match` in the state that its record gives, oldest first."""
    for number, step in enumerate(match.history, start=1):
        try:
            today = match.game.decide(step.before, step.move)
        except Refusal as refusal:
            yield Difference(number, step.events, (), refusal)
            continue
        if today != step.events:
            yield Difference(number, step.events, today)
