"""The bot `greedy`: sensible, from its view alone."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.metz as game
from projections.play import at_random, greedily, steps
from tests.projections.games.metz.positions import R, position, powers


@pytest.mark.parametrize("options", [{}, {"deck_face": "down", "hand_floor": "never_last", "city_effect": "mandatory"}])
def test_greedy_wins_nearly_all_matches_against_random_from_either_seat(options: dict[str, str]) -> None:
    won = 0
    for seed in range(60):
        bots = (greedily, at_random) if seed % 2 else (at_random, greedily)
        *_, last = steps(game, game.Setup(**options), Random(seed), bots)
        outcome = game.outcome(last.after)
        assert outcome is not None
        won += outcome.scores[1 - seed % 2] > outcome.scores[seed % 2]
    assert won >= 54


def test_greedy_takes_the_fourth_prince_when_it_can() -> None:
    state = position(R, deck="T10 T9", a="C3 M5 T7", b="G2", area_a="C 5, M 4, T 2")
    move = game.greedy(game.view(state, 0), 0)
    assert game.write(state, move) in ("mv 3", "mv 4", "mv 5", "mv 6")


def test_greedy_deploys_what_wins_a_prince() -> None:
    state, _ = powers("K 7", "C 3", a="C5 T1", b="M1")
    move = game.greedy(game.view(state, 0), 0)
    assert game.write(state, move) == "deploy C5 T1"
