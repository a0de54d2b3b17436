"""Views: everything in this game is public (iron_age 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projections.games.iron_age.state import State
    from projections.seats import Seat


def view(state: State, _: Seat | None) -> State:
    return state


def redact(event: Any, _: Seat | None) -> Any:
    return event
