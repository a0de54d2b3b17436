"""Whole matches of every game by bots, as texts, with an outcome that is the same in every run."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from projections import fair, registry
from projections.fair import Draw
from projections.play import at_random, step_of
from projections.seats import CHANCE, letter
from projections.setup import setup_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step

GAMES = ("claim2", "conspiracy", "iron_age", "kingsburg", "metz")
SEED = bytes(range(fair.SEED_BYTES))  # of the dealt matches here


@cache
def whole(game: str) -> tuple[Step, ...]:
    """Two seats at random; chance is drawn as a dealt match of SEED draws it."""
    rules = registry.game(game)
    state: Any = rules.initial(setup_from(rules, seats=2, options={}))
    rng, drawn, made = Random(11), 0, []
    while awaited := rules.to_act(state):
        drawn += awaited[0] == CHANCE
        chance = awaited[0] == CHANCE
        move = rules.chance(state, Draw(SEED, drawn)) if chance else at_random(rules, state, awaited[0], rng)
        made.append(step_of(rules, state, move))
        state = made[-1].after
    return tuple(made)


def text_of_step(game: str, step: Step) -> str:
    return f"{letter(step.move.seat)}: {registry.game(game).write(step.before, step.move)}"


def texts(game: str, steps: Sequence[Step]) -> list[str]:
    return [text_of_step(game, step) for step in steps]


def decisions(game: str, steps: Sequence[Step]) -> str:
    """What people type of a dealt match."""
    return "\n".join(text for text in texts(game, steps) if text[0] != "*")
