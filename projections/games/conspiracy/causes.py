"""Causes: from a move's own fact back to the move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.conspiracy import events as ev
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DealLocations,
    DealLords,
    DeclineSwap,
    DrawFirst,
    DrawLocations,
    DrawLords,
    Move,
    OpenLocation,
    PlaceLord,
    RevealLord,
    SwapLords,
    TakeLocation,
    TakePile,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def cause(event: ev.Event) -> Move | None:
    """The move that `event` is the own fact of; None for a consequence."""
    back = _CAUSES.get(type(event))
    return back(event) if back else None


def _lord_placed(event: ev.LordPlaced) -> Move | None:
    return PlaceLord(event.seat, event.card) if event.chosen else None


def _location_taken(event: ev.LocationTaken) -> Move | None:
    if not event.chosen:
        return None
    kind = TakeLocation if event.way == "row" else ChooseLocation
    return kind(event.seat, event.code)


_CAUSES: dict[type, Callable[[Any], Move | None]] = {
    ev.LocationOpened: lambda event: OpenLocation(event.code),
    ev.FirstDrawn: lambda event: DrawFirst(event.first),
    ev.LordsCalled: lambda event: DrawLords(event.seat, event.count),
    ev.LordsDrawn: lambda event: DealLords(event.cards),
    ev.PileTaken: lambda event: TakePile(event.seat, event.color),
    ev.LordPlaced: _lord_placed,
    ev.LordRevealed: lambda event: RevealLord(event.card),
    ev.LordsSwapped: lambda event: SwapLords(event.seat, event.low, event.high),
    ev.SwapDeclined: lambda event: DeclineSwap(event.seat),
    ev.LocationsCalled: lambda event: DrawLocations(event.seat, event.count),
    ev.LocationsDrawn: lambda event: DealLocations(event.codes),
    ev.LocationTaken: _location_taken,
}
