"""Section 7: the Cathedral, the ranking and its ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import projections.games.kingsburg as game
from tests.projections.games.kingsburg.position import counted, followed, play, position, province

if TYPE_CHECKING:
    from projections.games.kingsburg.state import Province


def final(*provinces: Province):  # type: ignore[no-untyped-def]
    """The outcome once the last winter is settled without victory or defeat."""
    results = ("draw",) * len(provinces)
    revealed = ("1-goblins-2", "2-orcs-4", "3-zombies-6", "4-orcs-7", "5-dragons-9")
    fields = {"year": 5, "phase": 8, "queue": "", "revealed": revealed, "combat": (9,) * len(provinces)}
    state, _ = followed(position("battle", *provinces, results=results, **fields))
    assert (game.to_act(state), state.step) == ((), "over")
    return game.outcome(state)


def test_the_cathedral_pays_for_pairs_of_goods_o25() -> None:
    outcome = final(province("cathedral", held="GGGWS", vp=41), province(held="GGWS", vp=43))
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((43, 43), (1, 2), "goods")


def test_buildings_break_a_tie_on_goods_o25() -> None:
    outcome = final(counted(11, "GGGWW", vp=43), counted(12, "GGGWW", vp=43))
    # Twelve buildings are three rows: the Cathedral stands in both, and 5 goods are worth 2.
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((45, 45), (2, 1), "buildings")


def test_a_full_tie_is_a_shared_win_o25() -> None:
    outcome = final(counted(3, "GGGWW", vp=43), counted(3, "WWSSS", vp=43), counted(3, vp=10))
    assert (outcome.ranks, outcome.reason) == ((1, 1, 3), "shared")


def test_lower_places_are_ranked_by_the_same_keys_7() -> None:
    outcome = final(counted(1, vp=5), counted(2, vp=5), counted(1, "G", vp=5), counted(0, vp=9))
    assert (outcome.ranks, outcome.reason) == ((4, 3, 2, 1), "vp")


def test_tokens_break_no_tie_7() -> None:
    assert final(counted(2, vp=5, plus2=4), counted(2, vp=5)).reason == "shared"


def test_a_negative_score_ranks_last_and_is_kept_7() -> None:
    outcome = final(counted(0, vp=-2), counted(0, vp=31))
    assert (outcome.scores, outcome.ranks) == ((-2, 31), (2, 1))


def test_a_match_that_runs_has_no_outcome_7() -> None:
    state = play(game.initial(game.Setup(seats=2)), "*: ORDER A B")
    assert game.outcome(state) is None
    assert game.flags(state) == ()


@pytest.mark.parametrize("reason", ["vp", "goods", "buildings", "shared"])
def test_each_reason_has_words_7(reason: str) -> None:
    assert game.LABELS[f"reason.{reason}"].ja
