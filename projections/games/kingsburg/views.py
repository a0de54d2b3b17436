"""Views: only the enemy cards are hidden, and who has peeked knows that year's (sections 5 and 9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.kingsburg.events import EnemiesDealt, Peeked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step
    from projections.games.kingsburg.state import State
    from projections.seats import Seat


def view(state: State, seat: Seat | None) -> State:
    """What `seat` may know, or a spectator (None). What a reveal showed stands in `revealed`, not among `enemies`."""
    known = () if seat is None else state.provinces[seat].peeked
    return replace(state, enemies=_known(state.enemies, known))


def redact(event: Any, seat: Seat | None) -> Any:
    if type(event) is EnemiesDealt:
        return EnemiesDealt((None,) * len(event.cards))
    if type(event) is Peeked and event.seat != seat:
        return Peeked(event.seat, event.year, None)
    return event


def hindsight(history: Sequence[Step], viewer: Seat | None) -> list[tuple[Any, ...]]:
    """The facts of each step as the own copy of `viewer` has them: with the cards that he has peeked at by the end."""
    known = view(history[-1].after, viewer).enemies if history else ()
    return [tuple(_recalled(redact(event, viewer), known) for event in step.events) for step in history]


def _recalled(event: Any, known: tuple[str | None, ...]) -> Any:
    if type(event) is EnemiesDealt:
        return EnemiesDealt(known)
    return Peeked(event.seat, event.year, known[event.year - 1]) if type(event) is Peeked else event


def _known(cards: tuple[str | None, ...], years: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(card if year in years else None for year, card in enumerate(cards, start=1))
