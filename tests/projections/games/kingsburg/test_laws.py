"""Sections 12 and 13: the laws of every game and the invariants of this one, over setups, options and seeds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import projections.games.kingsburg as game
from projections import laws
from projections.games.kingsburg.decide import _DECIDE
from projections.games.kingsburg.evolve import _EVOLVE
from projections.games.kingsburg.labels import _SAY
from projections.games.kingsburg.notation import _WRITE
from projections.play import greedily
from tests.projections.games.kingsburg.invariants import asked, balanced, conserved

OPTIONS: list[dict[str, str]] = [
    {},
    {"preset": "published_first_edition"},
    {"market_limit": "once_per_season", "plus2_limit": "one_per_season", "stable_limit": "once_per_season"},
    {"reinforcements": "none", "score_floor": "zero", "initial_order": "given"},
    {"smuggler_optional": "no", "guild_claim": "claimed", "building_vp_lost": "no"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_obeys_the_laws(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        history = laws.check(game, game.Setup(seats=seats, **options), seed, conserved=conserved)
        balanced(history)
        asked(history)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_play_obeys_the_laws(seats: int) -> None:
    balanced(laws.check(game, game.Setup(seats=seats), 7, bots=[greedily], conserved=conserved))


options = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in game.OPTIONS if option.name != "preset"}
)


# Whole matches shrink for minutes and end up no clearer.
@settings(max_examples=15, deadline=None, phases=(Phase.explicit, Phase.generate))
@given(seats=st.sampled_from(game.SEATS), options=options, seed=st.integers(0, 10**6))
def test_all_options_go_together_4(seats: int, options: dict[str, Any], seed: int) -> None:
    balanced(laws.check(game, game.Setup(seats=seats, **options), seed, conserved=conserved))


def test_every_fact_is_folded_and_every_move_decided_written_and_said() -> None:
    from typing import get_args

    kinds = set(get_args(game.Move))
    assert set(_EVOLVE) == set(laws.events_of(game))
    assert kinds == set(_DECIDE) == set(_WRITE) == set(_SAY)
