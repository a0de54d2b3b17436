"""Dealing: what chance owes in a match whose dice and cards the service hands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.fair import Draw
from projections.play import step_of
from projections.seats import CHANCE

if TYPE_CHECKING:
    from projections.figures import Step
    from projections.game import Game


def owed(game: Game, state: Any, seed: bytes, drawn: int) -> list[Step]:
    """Chance's moves due in `state`, one after another, when `drawn` of its outcomes stand already."""
    made: list[Step] = []
    while game.to_act(state) == (CHANCE,):
        move = game.chance(state, Draw(seed, drawn + len(made) + 1))
        made.append(step_of(game, state, move))
        state = made[-1].after
    return made
