"""Chance: draws what is due from the cards that have no place yet (claim2 4)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from projections.games.claim2.components import HAND, UP, Cards, in_order
from projections.games.claim2.knowledge import unplaced
from projections.games.claim2.moves import Deal, Draw, Move, See, Turn
from projections.games.claim2.state import receiver

if TYPE_CHECKING:
    from random import Random

    from projections.games.claim2.state import State


def chance(state: State, rng: Random) -> Move:
    """The move that chance owes in `state`."""
    stage, seats = state.stage, state.setup.seats
    if stage == "deal":
        return Deal(receiver(state), in_order(rng.sample(state.unseen, HAND[seats])))
    if stage == "turn":
        return Turn(in_order(_drawn(state, rng, UP[seats])))
    if stage == "see":
        return See(receiver(state), _drawn(state, rng, 1)[0])
    return Draw(receiver(state), state.top or _drawn(state, rng, 1)[0])


def _drawn(state: State, rng: Random, count: int) -> Cards:
    """Cards of the stock that leave the unknown hands of an observed match possible."""
    if not any(held.unknown for held in state.holdings):
        return tuple(rng.sample(state.unseen, count))
    shuffled = rng.sample(state.unseen, len(state.unseen))
    return next(cards for cards in combinations(shuffled, count) if not unplaced(state, cards))
