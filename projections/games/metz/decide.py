"""Decide: the facts that a move causes, and what the rules refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.errors import IllegalMove
from projections.games.metz import events as ev
from projections.games.metz import move as mv
from projections.games.metz.castle import card_at, landing
from projections.games.metz.components import RESERVE, ROW, ROW_OF
from projections.games.metz.control import holder_after_placing
from projections.games.metz.endgame import next_power, prince_changes, reveal
from projections.games.metz.evolve import evolve
from projections.games.metz.moves import is_higher, may_place, may_skip_city
from projections.games.metz.refusals import (
    refuse_bailiff,
    refuse_cards,
    refuse_deployment,
    refuse_drop,
    refuse_moment,
    refuse_naming,
    refuse_placing,
    refuse_seen,
    refuse_stranger,
)
from projections.games.metz.setup import deck_size, starting_hand
from projections.games.metz.turn import after_city, after_taking, after_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.metz.state import Phase, State

Events = tuple[ev.Event, ...]


def decide(state: State, move: mv.Move) -> Events:
    """The facts that `move` causes, its own first. Raises IllegalMove."""
    refuse_moment(state, move)
    return _DECIDE[type(move)](state, move)


def _deal_hand(state: State, move: mv.DealHand) -> Events:
    if move.player != state.active:
        raise IllegalMove("deal_order", seat=state.active)
    refuse_cards(state, move.cards, starting_hand(state.setup, move.player))
    return (ev.HandDealt(move.player, move.cards, "set_reserve" if move.player else "deal_hand"),)


def _set_reserve(state: State, move: mv.SetReserve) -> Events:
    refuse_cards(state, move.cards, RESERVE)
    return (ev.ReserveSet(move.cards),)


def _deal_castle(state: State, move: mv.DealCastle) -> Events:
    refuse_cards(state, move.cards, state.setup.castle_spaces)
    then: Phase = "first_top" if state.setup.deck_face == "up" else "move"
    return (ev.CastleDealt(move.cards, deck_size(state.setup), then),)


def _turn_top(state: State, move: mv.TurnTop) -> Events:
    refuse_seen(state, move.card)
    if state.phase == "city_top":
        return (ev.TopTurned(move.card, "city_discard"),)
    turned = ev.TopTurned(move.card, "move")
    return (turned,) if state.phase == "first_top" else (turned, *after_turn(state))


def _draw_card(state: State, move: mv.DrawCard) -> Events:
    if move.card is not None:
        refuse_seen(state, move.card)
    return (ev.CardDrawn(state.active, move.card),)


def _refill_space(state: State, move: mv.RefillSpace) -> Events:
    refuse_seen(state, move.card)
    filled = ev.SpaceFilled(state.bailiff, move.card)
    return (filled, *after_turn(evolve(state, filled)))


def _move_bailiff(state: State, move: mv.MoveBailiff) -> Events:
    refuse_bailiff(state, move.steps)
    space, crossings = landing(state, move.steps)
    owed = max(0, move.steps - state.players[move.seat].held)
    offers = crossings if state.setup.city_trigger == "per_crossing" else min(crossings, 1)
    then = "pay" if owed else after_city(state.deck, offers)
    return (ev.BailiffMoved(move.seat, move.steps, space, owed, crossings, offers, then),)


def _pay_card(state: State, move: mv.PayCard) -> Events:
    refuse_stranger(state, move.seat, move.card)
    then = "pay" if state.owed > 1 else after_city(state.deck, state.offers)
    return (ev.CardPaid(move.seat, move.card, then),)


def _use_city(state: State, move: mv.UseCity) -> Events:
    if state.setup.deck_face == "down":
        return (ev.CityUsed(move.seat, None, "city_draw"),)
    return (ev.CityUsed(move.seat, state.top, "city_top" if state.deck > 1 else "city_discard"),)


def _skip_city(state: State, move: mv.SkipCity) -> Events:
    if not may_skip_city(state):
        raise IllegalMove("city_mandatory")
    return (ev.CitySkipped(move.seat, after_city(state.deck, state.offers - 1)),)


def _discard_card(state: State, move: mv.DiscardCard) -> Events:
    refuse_stranger(state, move.seat, move.card)
    return (ev.CardDiscarded(move.seat, move.card, after_city(state.deck, state.offers)),)


def _take_card(state: State, move: mv.TakeCard) -> Events:
    if move.to == "area" and not may_place(state, move.seat):
        refuse_placing(state, move.seat)
    card = card_at(state, state.bailiff)
    assert card is not None, "the bailiff never stops on an empty space"
    then = after_taking(state)
    taken = ev.CardTaken(move.seat, card, move.to, not is_higher(state, move.seat, card), state.bailiff, then)
    facts: Events = (taken,)
    if move.to == "area":
        row = ROW_OF[card]
        holder, before = holder_after_placing(state, move.seat, card, row), state.holders[row]
        facts = (taken,) if holder == before else (taken, ev.PrinceMoved(card[0], holder, before))
    if state.top is not None:
        facts = (*facts, ev.CastleRefilled(state.bailiff, state.top))
    if then != "move":
        return facts
    for fact in facts:
        state = evolve(state, fact)
    return (*facts, *after_turn(state))


def _name_collection(state: State, move: mv.NameCollection) -> Events:
    refuse_naming(state, move.seat, move.kind)
    lost = state.players[1 - move.seat].area[ROW[move.kind]]
    named = ev.CollectionNamed(move.seat, move.kind, lost)
    return (named, *next_power(evolve(state, named), "P"))


def _drop_card(state: State, move: mv.DropCard) -> Events:
    refuse_drop(state, move.seat, move.card)
    dropped = ev.CardDropped(move.seat, move.card, "brandenburg" if state.drops > 1 else "powers")
    state = evolve(state, dropped)
    moved = prince_changes(state)
    if dropped.then == "brandenburg":
        return (dropped, *moved)
    for fact in moved:
        state = evolve(state, fact)
    return (dropped, *moved, *next_power(state, "G"))


def _deploy(state: State, move: mv.Deploy) -> Events:
    cards = refuse_deployment(state, move)
    if state.phase == "bohemia":
        return (ev.Committed(move.seat, cards),)
    assert state.commit is not None, "a view that does not know the first deployment decides nothing"
    return reveal(state, ev.Revealed(move.seat, cards, state.commit))


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    mv.DealHand: _deal_hand,
    mv.SetReserve: _set_reserve,
    mv.DealCastle: _deal_castle,
    mv.TurnTop: _turn_top,
    mv.DrawCard: _draw_card,
    mv.RefillSpace: _refill_space,
    mv.MoveBailiff: _move_bailiff,
    mv.PayCard: _pay_card,
    mv.UseCity: _use_city,
    mv.SkipCity: _skip_city,
    mv.DiscardCard: _discard_card,
    mv.TakeCard: _take_card,
    mv.NameCollection: _name_collection,
    mv.DropCard: _drop_card,
    mv.Deploy: _deploy,
}
