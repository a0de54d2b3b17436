"""Moves made without notation, by a program, are judged as those of a text are."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import projections.games.kingsburg as game
from projections.errors import IllegalMove
from projections.games.kingsburg import move as m
from projections.labels import LANGS, words
from projections.resolve import advice
from projections.seats import seat_of
from tests.projections.games.kingsburg.position import history, play, position, province

FREE = position("influence", province(roll="345", plus2=1), province(roll="6"))
BUILDS = position("build", province(held="WWWSS"), province(), queue="A", envoy_holder=0)
NEUTRAL = position("neutral", province(), province(), queue="")
ENEMIES = position("enemies", province(), province(), queue="")
AID = position("aid", province(), province())
ROLLS = position("roll", province(), province())


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        (FREE, m.Influence(0, 19, (3, 4, 5)), "no_advisor"),
        (FREE, m.Influence(0, 12, (5, 4, 3)), "no_such_dice"),
        (FREE, m.Influence(0, 2, (4,), (), -1), "tokens_not_held"),
        (FREE, m.Influence(0, 5, (3,), (), 0, 2), "no_market"),
        (BUILDS, m.Build(0, 60), "no_building"),
        (play(BUILDS, "A: B51"), m.Build(0, 52), "envoy_to_build"),
        (NEUTRAL, m.RollNeutral((1, 2), (3, 4)), "neutral_count"),
        (NEUTRAL, m.RollNeutral((1, 2, 7), (3, 4)), "no_dice"),
        (NEUTRAL, m.RollNeutral((3, 2, 1), (3, 4)), "no_dice"),
        (ENEMIES, m.DealEnemies(("1-orcs-3",)), "enemy_count"),
        (ENEMIES, m.DealEnemies(("1-elves-3", None, None, None, None)), "no_card"),
        (AID, m.ChooseAid(0, 3), "no_good"),
        (ROLLS, m.RollDice(0, (0, 1, 2)), "no_dice"),
        (position("king", province(), province(), queue=""), m.RollReinforcements(7), "no_dice"),
        (position("recruit", province(held="GG"), province(), queue="A"), m.Recruit(0, -1, (0, 0, 0)), "recruit_price"),
        (position("recruit", province(held="GG"), province(), queue="A"), m.Recruit(0, 0, (1, -1, 0)), "recruit_price"),
    ],
)
def test_a_move_that_no_text_can_say_is_refused_in_words(state: Any, move: m.Move, code: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.decide(state, move)
    assert refusal.value.rule == code
    for lang in LANGS:
        told = words(game.LABELS, f"rule.{code}", lang, **refusal.value.facts)
        assert told not in ("", f"rule.{code}")


ROLLED = position("roll", province("market", plus2=2), province(), phase=4)


def contradicted(options: dict[str, str], lines: str, said: str) -> tuple[str, str]:
    """The code with which `said` is refused after `lines`, and the earlier move that it contradicts."""
    state = replace(ROLLED, setup=replace(ROLLED.setup, **options))
    steps = history(state, lines)
    actor, _, text = said.partition(": ")
    seat = seat_of(actor)
    assert seat is not None
    with pytest.raises(IllegalMove) as refusal:
        game.decide(steps[-1].after, game.read(steps[-1].after, seat, text))
    return refusal.value.rule, advice(game, steps[-1].after, steps, text, refusal.value).earlier_text


@pytest.mark.parametrize(
    ("options", "placed", "said", "code", "earlier"),
    [
        ({}, "A: I2 2; B: PASS", "A: I2 2", "no_such_dice", "A: I2 2"),
        ({}, "A: I2 2; B: PASS", "A: I5 5", "no_such_dice", "*: ROLL A 234"),
        ({}, "A: I2 2; B: PASS", "A: I3 +3", "white_alone", ""),
        ({}, "A: I2 2; B: PASS; A: I3 3", "A: I6 24", "no_such_dice", "A: I2 2"),
        ({}, "A: I2 2; B: I6 6", "A: I6 3 T1 M+", "occupied", "B: I6 6"),
        ({"market_limit": "once_per_season"}, "A: I1 2 M-; B: PASS", "A: I4 3", "market_used", "A: I1 2 M-"),
        ({"plus2_limit": "one_per_season"}, "A: I4 2 T1; B: PASS", "A: I5 3 T1", "one_token_a_season", "A: I4 2 T1"),
        ({"plus2_limit": "one_per_season"}, "A: I2 2; B: PASS", "A: I7 3 T2", "one_token_a_season", ""),
    ],
)
def test_a_refused_set_names_the_move_that_it_contradicts_8(
    options: dict[str, str], placed: str, said: str, code: str, earlier: str
) -> None:
    lines = f"*: ROLL A 234; *: ROLL B 666; {placed}"
    assert contradicted(options, lines, said) == (code, earlier)


def test_a_building_put_up_twice_names_the_first_time_8() -> None:
    state = position("build", province(held="WWS"), province(), queue="A", envoy_holder=0)
    steps = history(state, "A: B51")
    with pytest.raises(IllegalMove) as refusal:
        game.decide(steps[-1].after, m.Build(0, 51, envoy=True))
    assert refusal.value.rule == "stands_already"
    assert advice(game, steps[-1].after, steps, "B51", refusal.value).earlier_text == "A: B51"
