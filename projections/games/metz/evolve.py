"""Evolve: the state after an event. It knows no rule: what followed stands in the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.metz import events as ev
from projections.games.metz.components import ROW, ROW_OF
from projections.games.metz.state import Player, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.metz.components import Card
    from projections.games.metz.state import Collections
    from projections.seats import Seat

Players = tuple[Player, Player]


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`. Trusts the record."""
    return _EVOLVE[type(event)](state, event)


def _hand_dealt(state: State, event: ev.HandDealt) -> State:
    players = _gain(state.players, event.player, event.cards)
    return replace(state, players=players, active=1 - event.player, phase=event.then)


def _reserve_set(state: State, event: ev.ReserveSet) -> State:
    return replace(state, reserve=event.cards, phase="deal_castle")


def _castle_dealt(state: State, event: ev.CastleDealt) -> State:
    return replace(state, castle=event.cards, deck=event.deck, phase=event.then)


def _top_turned(state: State, event: ev.TopTurned) -> State:
    return replace(state, top=event.card, phase=event.then)


def _card_drawn(state: State, event: ev.CardDrawn) -> State:
    players = _gain(state.players, event.player, (event.card,))
    return replace(state, players=players, deck=state.deck - 1, phase="city_discard")


def _space_filled(state: State, event: ev.SpaceFilled) -> State:
    return replace(state, castle=_put(state.castle, event.space - 1, event.card), deck=state.deck - 1)


def _bailiff_moved(state: State, event: ev.BailiffMoved) -> State:
    return replace(state, bailiff=event.space, owed=event.owed, offers=event.offers, phase=event.then)


def _card_paid(state: State, event: ev.CardPaid) -> State:
    players = _lose(state.players, event.seat, (event.card,))
    discard = (*state.discard, event.card)
    return replace(state, players=players, discard=discard, owed=state.owed - 1, phase=event.then)


def _city_used(state: State, event: ev.CityUsed) -> State:
    offers = state.offers - 1
    if event.card is None:
        return replace(state, offers=offers, phase=event.then)
    players = _gain(state.players, event.seat, (event.card,))
    return replace(state, players=players, offers=offers, deck=state.deck - 1, top=None, phase=event.then)


def _city_skipped(state: State, event: ev.CitySkipped) -> State:
    return replace(state, offers=state.offers - 1, phase=event.then)


def _card_discarded(state: State, event: ev.CardDiscarded) -> State:
    players = _lose(state.players, event.seat, (event.card,))
    return replace(state, players=players, discard=(*state.discard, event.card), phase=event.then)


def _card_taken(state: State, event: ev.CardTaken) -> State:
    castle = _put(state.castle, event.space - 1, None)
    place = _place if event.to == "area" else _gain
    players = place(state.players, event.seat, (event.card,))
    return replace(state, players=players, castle=castle, offers=0, phase=event.then)


def _prince_moved(state: State, event: ev.PrinceMoved) -> State:
    return replace(state, holders=_put(state.holders, ROW[event.prince], event.holder))


def _castle_refilled(state: State, event: ev.CastleRefilled) -> State:
    return replace(state, castle=_put(state.castle, event.space - 1, event.card), deck=state.deck - 1, top=None)


def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    left, turns = event.turns_left, state.turns + 1
    return replace(state, turns=turns, turns_left=left, active=event.next, phase="move")


def _powers_begun(state: State, _: ev.PowersBegun) -> State:
    return replace(state, phase="powers")


def _power_used(state: State, event: ev.PowerUsed) -> State:
    return replace(state, active=event.awaited, drops=event.drops, phase=event.then)


def _collection_named(state: State, event: ev.CollectionNamed) -> State:
    players = _clear(state.players, 1 - event.seat, event.lost)
    return replace(state, players=players, discard=state.discard + event.lost, phase="powers")


def _card_dropped(state: State, event: ev.CardDropped) -> State:
    players = _clear(state.players, event.seat, (event.card,))
    discard = (*state.discard, event.card)
    return replace(state, players=players, discard=discard, drops=state.drops - 1, phase=event.then)


def _reserve_taken(state: State, event: ev.ReserveTaken) -> State:
    return replace(state, players=_gain(state.players, event.seat, event.cards), reserve=())


def _committed(state: State, event: ev.Committed) -> State:
    return replace(state, commit=event.cards, active=1 - event.seat, phase="bohemia_answer")


def _revealed(state: State, event: ev.Revealed) -> State:
    players = _lose(state.players, event.seat, event.cards)
    players = _lose(players, 1 - event.seat, event.first)
    return replace(state, players=players, commit=None, phase="powers")


def _deployed(state: State, event: ev.Deployed) -> State:
    return replace(state, players=_place(state.players, event.seat, event.rising + event.falling))


def _match_ended(state: State, event: ev.MatchEnded) -> State:
    return replace(state, ended=event.reason, phase="over")


_EVOLVE: dict[type, Callable[[State, Any], State]] = {
    ev.HandDealt: _hand_dealt,
    ev.ReserveSet: _reserve_set,
    ev.CastleDealt: _castle_dealt,
    ev.TopTurned: _top_turned,
    ev.CardDrawn: _card_drawn,
    ev.SpaceFilled: _space_filled,
    ev.BailiffMoved: _bailiff_moved,
    ev.CardPaid: _card_paid,
    ev.CityUsed: _city_used,
    ev.CitySkipped: _city_skipped,
    ev.CardDiscarded: _card_discarded,
    ev.CardTaken: _card_taken,
    ev.PrinceMoved: _prince_moved,
    ev.CastleRefilled: _castle_refilled,
    ev.TurnEnded: _turn_ended,
    ev.PowersBegun: _powers_begun,
    ev.PowerUsed: _power_used,
    ev.CollectionNamed: _collection_named,
    ev.CardDropped: _card_dropped,
    ev.ReserveTaken: _reserve_taken,
    ev.Committed: _committed,
    ev.Revealed: _revealed,
    ev.Deployed: _deployed,
    ev.MatchEnded: _match_ended,
}


def _with(players: Players, seat: Seat, player: Player) -> Players:
    return (players[0], player) if seat else (player, players[1])


def _gain(players: Players, seat: Seat, cards: tuple[Card | None, ...]) -> Players:
    """`cards` come into the hand; of a closed one only their number is seen."""
    old = players[seat]
    known = () if old.closed else tuple([card for card in cards if card is not None])
    unknown = old.unknown + len(cards) - len(known)
    return _with(players, seat, Player(old.hand + known, unknown, old.closed, old.area))


def _lose(players: Players, seat: Seat, cards: tuple[Card, ...]) -> Players:
    """`cards` leave the hand; one that was not known in it uses up an unknown card."""
    old = players[seat]
    left = tuple([card for card in old.hand if card not in cards])
    unknown = old.held - len(cards) - len(left)
    return _with(players, seat, Player(left, unknown, old.closed, old.area))


def _place(players: Players, seat: Seat, cards: tuple[Card, ...]) -> Players:
    """`cards` go onto the collections of their types, in this order."""
    old = players[seat]
    area = old.area
    for card in cards:
        row = ROW_OF[card]
        area = _put(area, row, (*area[row], card))
    return _with(players, seat, Player(old.hand, old.unknown, old.closed, area))


def _clear(players: Players, seat: Seat, cards: tuple[Card, ...]) -> Players:
    """`cards`, all of one type, leave the play area."""
    if not cards:
        return players
    old = players[seat]
    row = ROW_OF[cards[0]]
    area: Collections = _put(old.area, row, tuple([card for card in old.area[row] if card not in cards]))
    return _with(players, seat, Player(old.hand, old.unknown, old.closed, area))


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
