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
    recorded: tuple[Any, ...]  # events; or the outcome, where it is the result that differs
    today: tuple[Any, ...]  # the same; empty where the move is refused, or has not ended the match
    refusal: Refusal | None = None


def audit(match: Match) -> Iterator[Difference]:
    """Each standing move of `match` in the state that its record gives, oldest first, and then the result."""
    for number, step in enumerate(match.history, start=1):
        try:
            today = match.game.decide(step.before, step.move)
        except Refusal as refusal:
            yield Difference(number, step.events, (), refusal)
            continue
        if today != step.events:
            yield Difference(number, step.events, today)
    result = match.game.outcome(match.state)
    if match.outcome is not None and result != match.outcome:
        yield Difference(len(match.turns), (match.outcome,), (result,) if result else ())
