"""Moves made without notation, by a program, are judged as those of a text are."""

from __future__ import annotations

from typing import Any

import pytest

import projections.games.kingsburg as game
from projections.errors import IllegalMove
from projections.games.kingsburg import move as m
from projections.labels import LANGS, words
from tests.projections.games.kingsburg.position import play, position, province

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
