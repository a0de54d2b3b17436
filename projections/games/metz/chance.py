"""Chance: its moves, drawn from the cards that lie nowhere yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.metz import move as mv
from projections.games.metz.components import ORDER, RESERVE
from projections.games.metz.setup import starting_hand
from projections.games.metz.whereabouts import unseen

if TYPE_CHECKING:
    from projections.games.metz.components import Card
    from projections.games.metz.state import State


def chance(state: State, rng: Any) -> mv.Move:
    """The move that chance owes, every card of it alike among the unseen ones (section 4)."""
    cards = unseen(state)
    phase = state.phase
    if phase == "deal_hand":
        return mv.DealHand(state.active, _some(cards, starting_hand(state.setup, state.active), rng))
    if phase == "set_reserve":
        return mv.SetReserve(_some(cards, RESERVE, rng))
    if phase == "deal_castle":
        return mv.DealCastle(tuple(rng.sample(cards, state.setup.castle_spaces)))
    card = rng.choice(cards)
    if phase == "city_draw":
        return mv.DrawCard(card)
    return mv.RefillSpace(card) if phase == "refill" else mv.TurnTop(card)


def _some(cards: list[Card], count: int, rng: Any) -> tuple[Card, ...]:
    """So many of `cards`, in card order."""
    chosen: list[Card] = rng.sample(cards, count)
    return tuple(sorted(chosen, key=ORDER.__getitem__))
