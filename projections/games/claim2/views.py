"""Views: what a seat may know (claim2 6.5); `None` is a spectator, a neutral recorder at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from projections.games.claim2.components import Cards, Unsure, in_order, less
from projections.games.claim2.events import Dealt, Drew, Event, PhaseChanged, Saw, TookTop

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from projections.figures import Step
    from projections.games.claim2.state import Glimpse, Holding, State
    from projections.seats import Seat


def view(state: State, seat: Seat | None) -> State:
    """The state with every card that `seat` cannot know among the unseen ones."""
    holdings: list[Holding] = []
    hidden: list[str] = []
    for owner, held in enumerate(state.holdings):
        seen, gone = _seen(state, owner, held, seat)
        holdings.append(seen)
        hidden += gone
    top = state.top
    if top is not None and state.peeker != seat:
        hidden.append(top)
        top = None
    looked = state.phase == 2 or state.setup.look_at_draw
    glimpses = tuple(
        glimpse for glimpse in state.glimpses if glimpse.seat == seat or (glimpse.holder == seat and looked)
    )
    unseen = in_order((*state.unseen, *hidden)) if hidden else state.unseen
    return replace(state, holdings=tuple(holdings), unseen=unseen, top=top, glimpses=glimpses)


def _seen(state: State, owner: Seat, held: Holding, viewer: Seat | None) -> tuple[Holding, Cards]:
    """The holding as `viewer` knows it, and the cards of it that this hides."""
    if state.phase == 2:
        if owner == viewer:
            return held, ()
        hand = _familiar(state, owner, held, viewer)
        gone = less(held.hand, hand)
        return replace(held, hand=hand, unknown=held.unknown + len(gone)), gone
    gone = ()
    if owner != viewer:
        gone = held.hand
        held = replace(held, hand=(), unknown=held.unknown + len(gone))
    if owner != viewer or not state.setup.look_at_draw:
        followers = _familiar(state, owner, held, viewer)
        blind = less(held.followers, followers)
        held = replace(held, followers=followers, hidden=held.hidden + len(blind))
        gone += blind
    return held, gone


def _familiar(state: State, owner: Seat, held: Holding, viewer: Seat | None) -> Cards:
    """Cards of the owner that everybody saw come, or this viewer on top of the stock."""
    glimpsed = _glimpsed(state.glimpses, viewer, owner)
    return in_order((*held.open, *glimpsed)) if glimpsed else held.open


def _glimpsed(glimpses: Iterable[Glimpse], viewer: Seat | None, owner: Seat) -> Cards:
    return in_order(glimpse.card for glimpse in glimpses if glimpse[:2] == (viewer, owner))


def redact(event: Event, seat: Seat | None) -> Event:
    """The event with every card that `seat` cannot know made None."""
    if isinstance(event, Dealt):
        return event if event.to == seat else Dealt(event.to, _blank(event.cards))
    if isinstance(event, Saw):
        return event if event.to == seat else Saw(event.to, None)
    if isinstance(event, TookTop):
        return event if event.seat == seat else TookTop(event.seat, None)
    if isinstance(event, Drew):
        looked = event.to == seat and not event.unlooked
        return event if looked or (event.peeker == seat and seat is not None) else replace(event, card=None)
    if isinstance(event, PhaseChanged):
        return _looked(event, seat)
    return event


def _looked(event: PhaseChanged, seat: Seat | None) -> PhaseChanged:
    """Of others' blind cards, those that `seat` has seen on top of the stock."""
    looked = tuple(
        cards if owner == seat else _blank(cards, _glimpsed(event.glimpses, seat, owner))
        for owner, cards in enumerate(event.looked)
    )
    return PhaseChanged(looked, tuple(glimpse for glimpse in event.glimpses if seat in glimpse[:2]))


def hindsight(history: Sequence[Step], viewer: Seat | None) -> list[tuple[Event, ...]]:
    """The facts of each step as `viewer` knows them at the end: his blind cards too, once they are his hand."""
    looked = bool(history) and history[-1].after.phase == 2

    def seen(event: Event) -> Event:
        own = looked and isinstance(event, Drew) and event.to == viewer
        return event if own else redact(event, viewer)

    return [tuple(map(seen, step.events)) for step in history]


def _blank(cards: Unsure, known: Cards = ()) -> Unsure:
    return (*known, *(None,) * (len(cards) - len(known)))
