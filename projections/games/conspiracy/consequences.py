"""Consequences: what follows by itself from a fact, without choice or chance (section 9, "automatic")."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from projections.games.conspiracy import events as ev
from projections.games.conspiracy.components import CARDS, CHAMBER_SIZE, FORCED, LORD_PEARLS, VALUE
from projections.games.conspiracy.placement import placing, taking

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.state import State


def consequence(state: State, event: ev.Event) -> ev.Event | None:
    """The next fact after `event`, which led to `state`; None where somebody is awaited or nothing is left to do."""
    follow = _FOLLOW.get(type(event))
    return follow(state, event) if follow else None


def _placed(state: State, event: ev.LordPlaced) -> ev.Event | None:
    pearls = LORD_PEARLS.get(VALUE[event.card])
    if pearls:
        return ev.PearlsGained(event.seat, pearls, "lord")
    if event.due == "search" and len(state.location_deck) == 1:
        return taking(state, state.location_deck[0], chosen=False)
    return _onward(state, event) if event.due == "placement" else None


def _locations_drawn(state: State, event: ev.LocationsDrawn) -> ev.Event | None:
    return taking(state, event.codes[0], chosen=False) if len(event.codes) == 1 else None


def _location_taken(state: State, event: ev.LocationTaken) -> ev.Event | None:
    """6.3, resolve 2 and 3; AK and SD work from the next pair on (R19)."""
    code = event.code
    if pearls := CARDS[code].pearls:
        return ev.PearlsGained(event.seat, pearls, "location")
    if code in FORCED:
        return ev.DrawForced(event.seat, FORCED[code])
    if code == "RL" and any(state.piles):
        return ev.LordsReshuffled(tuple(chain.from_iterable(state.piles)))
    if code == "RS" and state.row:
        return ev.LocationsReshuffled(state.row)
    return _onward(state, event)


def _pearls_gained(state: State, event: ev.PearlsGained) -> ev.Event | None:
    """6.4: a tie moves the token to the one who has just gained."""
    seat, holder = event.seat, state.master
    if holder is None or (holder != seat and state.players[seat].pearls >= state.players[holder].pearls):
        return ev.MasterPassed(seat, holder)
    return _onward(state, event)


def _onward(state: State, _: ev.Event) -> ev.Event | None:
    """The next pending lord where only one type is left, a choice (None), or the end of the turn."""
    seat, pending = state.current, state.pending
    assert seat is not None
    if not pending or len(state.players[seat].chamber) == CHAMBER_SIZE:
        return _turn_ended(state)
    return placing(state, pending[0], chosen=False) if pending[0] == pending[-1] else None


def _turn_ended(state: State) -> ev.TurnEnded:
    """6.6, in its order: a match that ends lifts no forced draw."""
    seat = state.current
    assert seat is not None
    full = len(state.players[seat].chamber) == CHAMBER_SIZE
    triggered = state.triggered is None and full
    following = (seat + 1) % len(state.players)
    over = following == state.triggered
    released = not over and state.forced is not None and state.forced.owner == following
    return ev.TurnEnded(seat, state.pending, triggered, None if over else following, released)


_FOLLOW: dict[type, Callable[[State, Any], ev.Event | None]] = {
    ev.LordsDrawn: _onward,
    ev.PileTaken: _onward,
    ev.LordPlaced: _placed,
    ev.LordRevealed: _onward,
    ev.LordsSwapped: _onward,
    ev.SwapDeclined: _onward,
    ev.LocationsDrawn: _locations_drawn,
    ev.LocationTaken: _location_taken,
    ev.PearlsGained: _pearls_gained,
    ev.MasterPassed: _onward,
    ev.DrawForced: _onward,
    ev.LordsReshuffled: _onward,
    ev.LocationsReshuffled: _onward,
}
