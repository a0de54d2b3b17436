"""Views: everything lies open; only the order of the decks is unknown, and no state holds it (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projections.games.conspiracy.events import Event
    from projections.games.conspiracy.state import State
    from projections.seats import Seat


def view(state: State, _: Seat | None) -> State:
    return state


def redact(event: Event, _: Seat | None) -> Event:
    return event


def flags(_: State) -> tuple[dict[str, Any], ...]:
    """Nothing irregular is ever recorded."""
    return ()
