"""Chance: rolls, shuffles and reveals, drawn from what the state does not place yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import COLOURED, FACES, YEARS, Dice, cards_of
from projections.games.kingsburg.rolling import dice_due

if TYPE_CHECKING:
    from random import Random

    from projections.games.kingsburg.state import State


def chance(state: State, rng: Random) -> m.ChanceMove:
    """The move that chance owes."""
    step = state.step
    if step == "order":
        return m.SetOrder(tuple(rng.sample(range(state.setup.seats), state.setup.seats)))
    if step == "enemies":
        return m.DealEnemies(tuple(rng.choice(cards_of(year)) for year in range(1, YEARS + 1)))
    if step == "neutral":
        return m.RollNeutral(_roll(rng, COLOURED), _roll(rng, COLOURED - 1))
    if step == "reveal":
        return m.RevealEnemy(state.enemies[state.year - 1] or rng.choice(cards_of(state.year)))
    if step == "king":
        return m.RollReinforcements(rng.randint(1, FACES))
    coloured, white = dice_due(state)
    kind = m.RollDice if step == "roll" else m.Reroll
    return kind(state.queue[0], _roll(rng, coloured), _roll(rng, white))


def _roll(rng: Random, count: int) -> Dice:
    return tuple(sorted(rng.randint(1, FACES) for _ in range(count)))
