"""The simple bot is legal, decides from its view alone, and beats random play."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.kingsburg as game
from projections.play import at_random, greedily, steps


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_simple_bot_beats_random_play(seats: int) -> None:
    won = 0
    for seed in range(12):
        own = seed % seats
        bots = [greedily if seat == own else at_random for seat in range(seats)]
        last = list(steps(game, game.Setup(seats=seats), Random(seed), bots))[-1].after
        outcome = game.outcome(last)
        assert outcome is not None
        won += outcome.ranks[own] == 1
    assert won >= 10  # at least 5 of 6; by chance alone at most half of these in the mean


def test_every_move_of_the_simple_bot_is_legal() -> None:
    for seed, options in enumerate(({}, {"guild_claim": "claimed", "smuggler_optional": "no"})):
        for step in steps(game, game.Setup(seats=3, **options), Random(seed), [greedily]):
            if step.move.seat in range(3):
                assert step.move in tuple(game.moves(step.before, step.move.seat))
