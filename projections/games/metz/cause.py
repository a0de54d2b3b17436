"""Cause: the move that an event is the own fact of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.metz import events as ev
from projections.games.metz import move as mv

if TYPE_CHECKING:
    from collections.abc import Callable


def cause(event: ev.Event) -> mv.Move | None:
    """The move back from its own fact; None for a consequence."""
    back = _CAUSE.get(type(event))
    return back(event) if back else None


_CAUSE: dict[type, Callable[[Any], mv.Move]] = {
    ev.HandDealt: lambda e: mv.DealHand(e.player, e.cards),
    ev.ReserveSet: lambda e: mv.SetReserve(e.cards),
    ev.CastleDealt: lambda e: mv.DealCastle(e.cards),
    ev.TopTurned: lambda e: mv.TurnTop(e.card),
    ev.CardDrawn: lambda e: mv.DrawCard(e.card),
    ev.SpaceFilled: lambda e: mv.RefillSpace(e.card),
    ev.BailiffMoved: lambda e: mv.MoveBailiff(e.seat, e.steps),
    ev.CardPaid: lambda e: mv.PayCard(e.seat, e.card),
    ev.CityUsed: lambda e: mv.UseCity(e.seat),
    ev.CitySkipped: lambda e: mv.SkipCity(e.seat),
    ev.CardDiscarded: lambda e: mv.DiscardCard(e.seat, e.card),
    ev.CardTaken: lambda e: mv.TakeCard(e.seat, e.to),
    ev.CollectionNamed: lambda e: mv.NameCollection(e.seat, e.kind),
    ev.CardDropped: lambda e: mv.DropCard(e.seat, e.card),
    ev.Committed: lambda e: mv.Deploy(e.seat, e.cards),
    ev.Revealed: lambda e: mv.Deploy(e.seat, e.cards),
}
