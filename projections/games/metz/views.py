"""Views: what a seat or a spectator may know (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.metz import events as ev
from projections.games.metz.state import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step
    from projections.games.metz.state import State
    from projections.seats import Seat


def view(state: State, seat: Seat | None) -> State:
    """Hands of others as a number, the reserve as four backs, the first deployment only for its maker."""
    players = tuple(_closed(player) if number != seat else player for number, player in enumerate(state.players))
    maker = 1 - state.active
    return replace(
        state,
        players=players,
        reserve=(None,) * len(state.reserve),
        commit=state.commit if maker == seat else None,
    )


def _closed(player: Player) -> Player:
    return Player((), player.held, True, player.area)


def redact(event: ev.Event, seat: Seat | None) -> ev.Event:
    """Law: fold of the redacted events == view of the fold."""
    hide = _HIDE.get(type(event))
    return hide(event, seat) if hide else event


def _reserve_set(event: ev.ReserveSet, _: Seat | None) -> ev.Event:
    return ev.ReserveSet((None,) * len(event.cards))


def _hand_dealt(event: ev.HandDealt, seat: Seat | None) -> ev.Event:
    return event if event.player == seat else replace(event, cards=(None,) * len(event.cards))


def _card_drawn(event: ev.CardDrawn, seat: Seat | None) -> ev.Event:
    return event if event.player == seat else replace(event, card=None)


def _reserve_taken(event: ev.ReserveTaken, seat: Seat | None) -> ev.Event:
    return event if event.seat == seat else replace(event, cards=(None,) * len(event.cards))


def _committed(event: ev.Committed, seat: Seat | None) -> ev.Event:
    return event if event.seat == seat else replace(event, cards=None)


_HIDE: dict[type, Callable[[Any, Seat | None], ev.Event]] = {
    ev.HandDealt: _hand_dealt,
    ev.ReserveSet: _reserve_set,
    ev.CardDrawn: _card_drawn,
    ev.ReserveTaken: _reserve_taken,
    ev.Committed: _committed,
}


def hindsight(history: Sequence[Step], viewer: Seat | None) -> list[tuple[ev.Event, ...]]:
    """The facts of each step as `viewer` knows them at the end of `history` (section 9).

    The reserve, if it has come into his hand, and the first deployment, once both lie open.
    """
    plain: set[type] = set()
    for event in (event for step in history for event in step.events):
        if isinstance(event, ev.ReserveTaken) and event.seat == viewer:
            plain.add(ev.ReserveSet)
        elif isinstance(event, ev.Revealed):
            plain.add(ev.Committed)
    return [tuple(e if type(e) in plain else redact(e, viewer) for e in step.events) for step in history]
