"""What must hold of every match, in random and sensible play at every table."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import projections.games.conspiracy as game
from projections.codec import Codec
from projections.games.conspiracy.causes import _CAUSES
from projections.games.conspiracy.chance import _CHANCE
from projections.games.conspiracy.decide import _FACTS
from projections.games.conspiracy.evolve import _EVOLVE
from projections.games.conspiracy.labels import _SAY
from projections.games.conspiracy.moves import _MOVES
from projections.games.conspiracy.notation import _WRITE
from projections.games.conspiracy.state import CHANCE_PHASES, Phase
from projections.laws import check, events_of
from projections.play import at_random, greedily, steps
from tests.projections.games.conspiracy.invariants import conserved

OPTIONS = (
    {},
    {"bonus_locations": True, "zero_six_base_ip": 1},
    {"max_scope": "any", "swap_must_include_zero": True, "first_player": "B"},
)


@pytest.mark.parametrize(("seats", "options"), list(product(game.SEATS, OPTIONS)))
@pytest.mark.parametrize("seed", range(3))
def test_every_law_holds_in_play(seats: int, options: dict[str, object], seed: int) -> None:
    bots = ((at_random,), (greedily,), (greedily, at_random))[seed]
    setup = game.Setup(seats, **options)  # type: ignore[arg-type]
    check(game, setup, seed, bots=bots, conserved=conserved)


@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from(game.SEATS), seed=st.integers(0, 2**32), bonus=st.booleans(), zero=st.booleans())
def test_any_random_match_keeps_the_invariants_of_section_12(seats: int, seed: int, bonus: bool, zero: bool) -> None:
    setup = game.Setup(seats, bonus_locations=bonus, swap_must_include_zero=zero)
    history = list(steps(game, setup, Random(seed)))
    for step in history:
        conserved(step.after)
    assert len(history) <= game.bound(setup)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_the_stored_events_alone_give_every_state_again(seed: int, data: st.DataObject) -> None:
    setup = game.Setup(data.draw(st.sampled_from(game.SEATS)))
    codec = Codec(game)
    state = game.initial(setup)
    for step in steps(game, setup, Random(seed)):
        for event in step.events:
            state = game.evolve(state, codec.decode(*codec.encode(event)))
        assert state == step.after


def test_every_table_covers_its_union() -> None:
    moves = set(game.Move.__args__)
    assert set(_EVOLVE) == set(events_of(game))
    assert set(_FACTS) == set(_WRITE) == set(_SAY) == moves
    assert set(_CHANCE) == CHANCE_PHASES
    assert set(_MOVES) | CHANCE_PHASES | {"over"} == set(Phase.__args__)
    assert set(_CAUSES) <= set(_EVOLVE)


def test_tags_are_chosen_and_unique() -> None:
    tags = [kind.__struct_config__.tag for kind in events_of(game)]
    assert len(set(tags)) == len(tags) == 18
    assert "lord_placed" in tags


def test_every_bot_of_four_seats_meets_a_match_that_empties_the_deck_13() -> None:
    emptied = 0
    for seed in range(20):
        emptied += any(not step.after.deck for step in steps(game, game.Setup(4), Random(seed)))
    assert 0 < emptied < 20
