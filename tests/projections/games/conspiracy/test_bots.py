"""The bot `greedy`."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.conspiracy as game
from projections.games.conspiracy.score import coalition
from projections.play import at_random, greedily, steps
from tests.projections.games.conspiracy.position import play, position


@pytest.mark.parametrize("seats", game.SEATS)
def test_greedy_wins_most_matches_against_random_players(seats: int) -> None:
    won = 0
    for seed in range(20):
        bots = [at_random] * seats
        bots[seed % seats] = greedily
        *_, last = steps(game, game.Setup(seats), Random(seed), bots)
        result = game.outcome(last.after)
        assert result is not None
        won += result.ranks[seed % seats] == 1
    assert won >= 16  # 95 % and more over 500 matches


def test_greedy_keeps_the_lord_that_adds_most() -> None:
    state = play(position("Y1 B3", ""), "A: D3; *: D Y0 R3 P6")
    assert game.write(state, game.greedy(state, 0)) == "P P6"
    state = play(position("Y1 B3", ""), "A: D2; *: D Y0 R1")
    assert game.write(state, game.greedy(state, 0)) == "P R1"  # a pair of silver keys


def test_greedy_swaps_for_a_bigger_coalition_only() -> None:
    state = play(position("G3 B4 G6 Y3 R4 B3 P3", "", master=0), "A: D1; *: D G0")
    swapped = play(state, f"A: {game.write(state, game.greedy(state, 0))}")
    assert len(coalition(swapped.players[0])) == 3
    state = play(position("B3", "", master=0), "A: D1; *: D G0")
    assert game.write(state, game.greedy(state, 0)) == "S -"


def test_greedy_takes_the_location_worth_most() -> None:
    state = play(position("Y1", "", row="W7 CB"), "A: D1; *: D B1")
    assert game.write(state, game.greedy(state, 0)) == "V W7"
