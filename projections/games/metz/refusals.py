"""Refusals: why the rules say no. Each raises IllegalMove, or comes back without a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from projections.errors import IllegalMove
from projections.games.metz import move as mv
from projections.games.metz.castle import card_at, may_land, most_steps
from projections.games.metz.components import ROW_OF
from projections.games.metz.moves import (
    AWAITED,
    is_higher,
    may_deploy,
    may_drop,
    may_name,
    most_deployed,
)
from projections.games.metz.state import to_act
from projections.games.metz.whereabouts import OPEN, filling, is_nameable, showing, zone_of

if TYPE_CHECKING:
    from projections.games.metz.components import Card, Kind
    from projections.games.metz.state import State
    from projections.seats import Seat

_PAST: dict[type, str] = {  # what is behind the player, or was never due, once all steps are paid (section 8)
    mv.UseCity: "city_past",
    mv.SkipCity: "city_past",
    mv.PayCard: "nothing_owed",
}


def refuse_moment(state: State, move: mv.Move) -> None:
    """The match is over, another one is to act, or something else is due."""
    if state.phase == "over":
        raise IllegalMove("game_over")
    awaited = f"awaited.{state.phase}"
    if move.seat not in to_act(state):
        raise IllegalMove("not_your_turn", seat=move.seat, awaited=awaited)
    if type(move) not in AWAITED[state.phase]:
        past = _PAST.get(type(move)) if state.phase in ("city", "take") else None
        raise IllegalMove(past or "not_now", awaited=awaited)


def refuse_cards(state: State, cards: tuple[Card | None, ...], wanted: int) -> None:
    """Another number of cards than `wanted`, one twice, or one that was seen before."""
    if len(cards) != wanted:
        raise IllegalMove("wrong_count", count=len(cards), wanted=wanted)
    known = [card for card in cards if card is not None]
    for card in known:
        if known.count(card) > 1:
            raise IllegalMove("card_twice", card=card)
        refuse_seen(state, card)


def refuse_seen(state: State, card: Card) -> None:
    """Chance brings a card that lies elsewhere already."""
    zone = zone_of(state, card)
    if zone is not None:
        raise IllegalMove("card_seen", card=card, where=f"zone.{zone}", because=showing(card))


def refuse_bailiff(state: State, steps: int) -> None:
    if may_land(state, steps):
        return
    most = most_steps(state)
    if not 1 <= steps <= most:
        raise IllegalMove("steps_out_of_reach", steps=steps, most=most, held=state.players[state.active].held)
    raise IllegalMove("empty_space", steps=steps)


def refuse_stranger(state: State, seat: Seat, card: Card) -> None:
    """`card` cannot be in the hand of `seat`."""
    if is_nameable(state, seat, card):
        return
    zone = zone_of(state, card)
    if zone in OPEN or (zone is not None and state.players[seat].unknown):
        raise IllegalMove("card_elsewhere", card=card, where=f"zone.{zone}", because=showing(card))
    raise IllegalMove("not_in_hand", card=card, because=filling(seat))


def refuse_placing(state: State, seat: Seat) -> NoReturn:
    card = card_at(state, state.bailiff)
    assert card is not None
    if not is_higher(state, seat, card):
        last = state.players[seat].area[ROW_OF[card]][-1]
        raise IllegalMove("not_higher", card=card, last=last, because=showing(last))
    raise IllegalMove("hand_empty", card=card)


def refuse_naming(state: State, seat: Seat, kind: Kind) -> None:
    if not may_name(state, seat, kind):
        raise IllegalMove("not_your_prince", prince=kind)


def refuse_drop(state: State, seat: Seat, card: Card) -> None:
    if may_drop(state, seat, card):
        return
    if card in state.players[seat].area[ROW_OF[card]]:
        raise IllegalMove("not_last", card=card)
    raise IllegalMove("not_in_area", card=card)


def refuse_deployment(state: State, move: mv.Deploy) -> tuple[Card, ...]:
    """The cards of a deployment that may be made."""
    seat, cards = move.seat, move.cards
    if cards is None:
        raise IllegalMove("still_sealed")
    if may_deploy(state, seat, cards):
        return cards
    most = most_deployed(state, seat)
    if len(cards) > most:
        raise IllegalMove("too_many_cards", count=len(cards), most=most)
    for card in cards:
        if cards.count(card) > 1:
            raise IllegalMove("card_twice", card=card)
        refuse_stranger(state, seat, card)
    raise IllegalMove("too_many_unseen", unknown=state.players[seat].unknown, because=filling(seat))
