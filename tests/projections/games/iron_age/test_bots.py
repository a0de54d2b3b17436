"""The bot `greedy`."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.iron_age as game
from projections.play import at_random, greedily, steps
from projections.seats import CHANCE
from tests.projections.games.iron_age.position import TRIAL, table

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"payment": "any", "disaster_mode": "cumulative"},
    {**TRIAL, "province_order": "any"},
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", game.SEATS)
def test_greedy_makes_legal_moves_of_every_kind_of_table(seats: int, options: dict[str, str]) -> None:
    for step in steps(game, table(seats, **options), Random(seats), (greedily,)):
        if step.move.seat != CHANCE:
            assert step.move in set(game.moves(step.before, step.move.seat))


@pytest.mark.parametrize("seed", range(6))
def test_greedy_goes_on_from_wherever_others_have_led(seed: int) -> None:
    """In every state of random play, not only where it would have come itself."""
    for options in OPTIONS:
        for step in steps(game, table(1 + seed % 4, **options), Random(seed)):
            seat = step.move.seat
            if seat != CHANCE:
                assert game.greedy(step.before, seat) in set(game.moves(step.before, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_wins_far_more_than_its_share_against_random_players(seats: int) -> None:
    matches, won = 30, 0.0
    for seed in range(matches):
        place = seed % seats
        bots = tuple(greedily if seat == place else at_random for seat in range(seats))
        *_, last = steps(game, table(seats), Random(seed), bots)
        ranks = game.outcome(last.after).ranks
        won += (ranks[place] == 1) / ranks.count(1)
    assert won > 0.8 * matches


def test_greedy_alone_scores_more_than_random_play() -> None:
    better = 0
    for seed in range(30):
        scores = []
        for bot in (greedily, at_random):
            *_, last = steps(game, table(1), Random(seed), (bot,))
            scores.append(game.outcome(last.after).scores[0])
        better += scores[0] > scores[1]
    assert better > 24
