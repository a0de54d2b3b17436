"""Chance: the start player and the dice; never the coarse `final_dice`, which only a person notes (iron_age 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.iron_age import reach
from projections.games.iron_age.evolve import arranged
from projections.games.iron_age.intents import RerollResult, Roll, StartPlayer

if TYPE_CHECKING:
    from random import Random

    from projections.games.iron_age.intents import Move
    from projections.games.iron_age.state import State


def chance(state: State, rng: Random) -> Move:
    if state.phase == "start":
        return StartPlayer(rng.randrange(state.setup.seats))
    if state.phase == "roll":
        assert state.turn is not None
        count = reach.dice(state.setup, state.realms[state.turn])
        return Roll(_empire(state, count, rng), _fate(state, rng))
    return RerollResult(_empire(state, state.rerolling, rng), None if state.fate else _fate(state, rng))


def _empire(state: State, count: int, rng: Random) -> str:
    sides = state.setup.sheet.empire_faces
    return arranged("".join(rng.choice(sides) for _ in range(count)))


def _fate(state: State, rng: Random) -> str:
    return rng.choice("".join(face.letter * face.sides for face in state.setup.sheet.fate_faces))
