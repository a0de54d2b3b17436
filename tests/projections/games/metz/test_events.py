"""Events: every type is folded, told apart and traced back to its move."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

import projections.games.metz as game
from projections.games.metz.cause import _CAUSE
from projections.games.metz.decide import _DECIDE
from projections.games.metz.evolve import _EVOLVE
from projections.games.metz.labels import _SAY
from projections.games.metz.move import Move
from projections.games.metz.moves import AWAITED
from projections.games.metz.notation import _WRITE
from projections.games.metz.state import Phase
from projections.laws import events_of
from projections.play import steps


def test_the_fold_covers_the_event_union() -> None:
    assert set(_EVOLVE) == set(events_of(game))


def test_every_move_is_decided_written_and_told() -> None:
    moves = set(get_args(Move))
    assert set(_DECIDE) == set(_WRITE) == set(_SAY) == moves
    assert {kind for kinds in AWAITED.values() for kind in kinds} == moves


def test_every_phase_at_rest_awaits_some_move() -> None:
    assert set(AWAITED) == set(get_args(Phase)) - {"powers", "over"}


def test_tags_are_different_and_causes_are_events_of_the_union() -> None:
    tags = [kind.__struct_config__.tag for kind in events_of(game)]
    assert len(set(tags)) == len(tags)
    assert set(_CAUSE) < set(events_of(game))


@pytest.mark.parametrize("face", ["up", "down"])
def test_matches_bring_about_every_kind_of_event_but_those_of_the_other_deck(face: str) -> None:
    seen: set[str] = set()
    for seed in range(60):
        for step in steps(game, game.Setup(deck_face=face, starting_hand_a=6, starting_hand_b=6), Random(seed)):
            seen.update(event.__struct_config__.tag for event in step.events)
    others = {"top_turned", "castle_refilled"} if face == "down" else {"card_drawn", "space_filled"}
    assert seen == {kind.__struct_config__.tag for kind in events_of(game)} - others
