"""Evolve: the state after a recorded fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.conspiracy import events as ev
from projections.games.conspiracy.cards import ordered, without
from projections.games.conspiracy.components import COLORS, PILE
from projections.games.conspiracy.state import Forced, Holding, Player, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.cards import Cards
    from projections.seats import Seat

_NO_PILES: tuple[Cards, ...] = ((),) * len(COLORS)


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`. Trusts the record: checks no rule, draws nothing."""
    return _EVOLVE[type(event)](state, event)


def _location_opened(state: State, event: ev.LocationOpened) -> State:
    return replace(
        state,
        location_deck=without(state.location_deck, (event.code,)),
        row=(event.code,),
        phase="first" if state.current is None else "recruit",
    )


def _first_drawn(state: State, event: ev.FirstDrawn) -> State:
    return replace(state, current=event.first, phase="recruit")


def _lords_called(state: State, event: ev.LordsCalled) -> State:
    return replace(state, phase="draw", called=event.count)


def _lords_drawn(state: State, event: ev.LordsDrawn) -> State:
    return replace(state, deck=without(state.deck, event.cards), pending=event.cards, phase="keep", called=0)


def _pile_taken(state: State, event: ev.PileTaken) -> State:
    index = COLORS.index(event.color)
    piles = (*state.piles[:index], (), *state.piles[index + 1 :])
    return replace(state, piles=piles, pending=event.cards, phase="placement")


def _lord_placed(state: State, event: ev.LordPlaced) -> State:
    player = state.players[event.seat]
    coats = player.coats
    if event.coat:
        index = PILE[event.card]
        coats = (*coats[:index], event.spot, *coats[index + 1 :])
    placed = Player((*player.chamber, event.card), player.locations, player.pearls, coats, player.turns)
    return replace(
        state,
        players=_seated(state, event.seat, placed),
        pending=without(state.pending, (event.card, *event.discarded)),
        piles=_piled(state.piles, event.discarded) if event.discarded else state.piles,
        phase=event.due,
    )


def _lord_revealed(state: State, event: ev.LordRevealed) -> State:
    cards = (event.card,)
    return replace(state, deck=without(state.deck, cards), piles=_piled(state.piles, cards), phase="placement")


def _lords_swapped(state: State, event: ev.LordsSwapped) -> State:
    player = state.players[event.seat]
    chamber = list(player.chamber)
    low, high = event.low, event.high
    chamber[low - 1], chamber[high - 1] = chamber[high - 1], chamber[low - 1]
    moved = {low: high, high: low}
    coats = tuple(moved.get(spot, spot) for spot in player.coats)
    swapped = Player(tuple(chamber), player.locations, player.pearls, coats, player.turns)
    return replace(state, players=_seated(state, event.seat, swapped), phase="placement")


def _swap_declined(state: State, _: ev.SwapDeclined) -> State:
    return replace(state, phase="placement")


def _locations_called(state: State, event: ev.LocationsCalled) -> State:
    return replace(state, phase="locations", called=event.count)


def _locations_drawn(state: State, event: ev.LocationsDrawn) -> State:
    deck = without(state.location_deck, event.codes)
    return replace(state, location_deck=deck, offered=event.codes, phase="choice", called=0)


def _location_taken(state: State, event: ev.LocationTaken) -> State:
    player = state.players[event.seat]
    held = (*player.locations, Holding(event.code, event.spot))
    taker = Player(player.chamber, held, player.pearls, player.coats, player.turns)
    players = _seated(state, event.seat, taker)
    if event.way == "drawn":
        row = ordered((*state.row, *event.left))
        return replace(state, players=players, row=row, offered=(), phase="placement")
    gone = (event.code,)
    if event.way == "row":
        return replace(state, players=players, row=without(state.row, gone), phase="placement")
    return replace(state, players=players, location_deck=without(state.location_deck, gone), phase="placement")


def _pearls_gained(state: State, event: ev.PearlsGained) -> State:
    player = state.players[event.seat]
    richer = Player(player.chamber, player.locations, player.pearls + event.pearls, player.coats, player.turns)
    return replace(state, players=_seated(state, event.seat, richer))


def _master_passed(state: State, event: ev.MasterPassed) -> State:
    return replace(state, master=event.seat)


def _draw_forced(state: State, event: ev.DrawForced) -> State:
    return replace(state, forced=Forced(event.limit, event.seat))


def _lords_reshuffled(state: State, event: ev.LordsReshuffled) -> State:
    return replace(state, piles=_NO_PILES, deck=ordered((*state.deck, *event.cards)))


def _locations_reshuffled(state: State, event: ev.LocationsReshuffled) -> State:
    return replace(state, row=(), location_deck=ordered((*state.location_deck, *event.codes)))


def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    player = state.players[event.seat]
    rested = Player(player.chamber, player.locations, player.pearls, player.coats, player.turns + 1)
    return replace(
        state,
        players=_seated(state, event.seat, rested),
        pending=(),
        piles=_piled(state.piles, event.returned) if event.returned else state.piles,
        triggered=event.seat if event.triggered else state.triggered,
        forced=None if event.released else state.forced,
        current=state.current if event.next is None else event.next,
        phase="over" if event.next is None else "recruit",
    )


def _seated(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def _piled(piles: tuple[Cards, ...], cards: Cards) -> tuple[Cards, ...]:
    """The piles with `cards` each on that of its colour."""
    heaps = list(piles)
    for card in cards:
        heaps[PILE[card]] = ordered((*heaps[PILE[card]], card))
    return tuple(heaps)


_EVOLVE: dict[type, Callable[[State, Any], State]] = {
    ev.LocationOpened: _location_opened,
    ev.FirstDrawn: _first_drawn,
    ev.LordsCalled: _lords_called,
    ev.LordsDrawn: _lords_drawn,
    ev.PileTaken: _pile_taken,
    ev.LordPlaced: _lord_placed,
    ev.LordRevealed: _lord_revealed,
    ev.LordsSwapped: _lords_swapped,
    ev.SwapDeclined: _swap_declined,
    ev.LocationsCalled: _locations_called,
    ev.LocationsDrawn: _locations_drawn,
    ev.LocationTaken: _location_taken,
    ev.PearlsGained: _pearls_gained,
    ev.MasterPassed: _master_passed,
    ev.DrawForced: _draw_forced,
    ev.LordsReshuffled: _lords_reshuffled,
    ev.LocationsReshuffled: _locations_reshuffled,
    ev.TurnEnded: _turn_ended,
}
