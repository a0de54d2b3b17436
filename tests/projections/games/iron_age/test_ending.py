"""Rounds, the end of the game, scores and ties (iron_age 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import projections.games.iron_age as game
from projections.games.iron_age import reach
from projections.games.iron_age.outcome import monuments_left, peg_positions, points
from tests.projections.games.iron_age.position import after, legal, position, realm, table

if TYPE_CHECKING:
    from projections.games.iron_age.state import State

FOUR_OWNED = "irrigation law agriculture medicine"


def storing(seats: int, *realms: dict[str, Any], turn: int = 0, **options: Any) -> State:
    """The last step of a turn of round 6; `STORE 1` ends it."""
    setup = table(seats, **options)
    given = [{"goods": 4 if seat == turn else 0, **each} for seat, each in enumerate(realms)]
    return position(setup, *given, turn=turn, phase="store", round=6, fate="N")


def quiet_turns(state: State, turns: int) -> State:
    """So many turns of food dice alone, in which nothing can be done."""
    for _ in range(turns):
        assert state.turn is not None
        dice = reach.dice(state.setup, state.realms[state.turn])
        state = after(state, f"*: FINAL {'F' * dice}/N")
    return state


FIVE = {"developments": f"{FOUR_OWNED} formations"}


def test_w21_everybody_has_the_same_number_of_turns() -> None:
    state = after(storing(3, FIVE), "A: STORE 1")
    assert (state.phase, state.turn, state.round) == ("roll", 1, 6)
    state = quiet_turns(state, 2)
    assert state.phase == "over"
    assert game.outcome(state).reason == "developments"


def test_w21_a_condition_met_by_the_last_player_ends_the_game_at_once() -> None:
    state = after(storing(3, {}, {}, FIVE, turn=2), "C: STORE 1")
    assert (state.phase, state.round) == ("over", 6)


def test_w21_with_end_round_next_one_more_full_round_is_played() -> None:
    state = after(storing(3, {}, {}, FIVE, turn=2, end_round="next"), "C: STORE 1")
    assert (state.phase, state.round, state.last_round) == ("roll", 7, 7)
    state = quiet_turns(state, 3)
    assert (state.phase, state.round) == ("over", 7)
    assert game.outcome(state).reason == "developments"


def test_sec7_the_round_limit_ends_a_game_that_would_play_one_more_round() -> None:
    state = after(storing(3, {}, {}, FIVE, turn=2, end_round="next", max_rounds="6"), "C: STORE 1")
    assert game.outcome(state).reason == "developments+round_limit"


def test_sec7_the_round_limit_alone() -> None:
    state = after(storing(2, {}, {}, turn=1, max_rounds="6"), "B: STORE 1")
    assert game.outcome(state).reason == "round_limit"
    assert after(storing(2, {}, {}, turn=1, max_rounds="7"), "B: STORE 1").phase == "roll"
    assert after(storing(2, {}, {}, turn=1, max_rounds="none"), "B: STORE 1").phase == "roll"


def test_w22_tribute_reached_by_a_province_ends_the_short_game_after_the_round() -> None:
    for length, over in (("short", True), ("full", False)):
        setup = table(2, length=length)
        start = position(setup, {"tribute": 29, "food": 9}, {}, phase="build", population=3, fate="N", empire="P")
        state = after(start, "A: PROV 3")
        assert (state.turn, state.realms[0].tribute) == (1, 30)
        state = quiet_turns(state, 1)
        assert (state.phase == "over") == over
        if over:
            assert game.outcome(state).reason == "tribute"


BUILT = (
    {"monuments": {"oracle": 3, "lighthouse": 5, "appian_way": 11}},
    {"monuments": {"mausoleum": 7, "parthenon": 9}},
)


def test_w23_all_monuments_but_one_counted_over_the_table_end_the_short_game() -> None:
    state = after(storing(2, *BUILT, turn=1), "B: STORE 1")
    assert game.outcome(state).reason == "monuments"
    assert after(storing(2, *BUILT, turn=1, length="full"), "B: STORE 1").phase == "roll"
    single = storing(2, *BUILT, turn=1, monument_end_scope="single")
    assert monuments_left(single) == 3
    assert after(single, "B: STORE 1").phase == "roll"


def test_sec11_4_with_scope_single_one_player_must_complete_all_but_the_allowed_number() -> None:
    keen = {"monuments": {"oracle": 3, "lighthouse": 5, "appian_way": 11, "mausoleum": 7, "parthenon": 9}}
    state = after(storing(2, {}, keen, turn=1, monument_end_scope="single"), "B: STORE 1")
    assert game.outcome(state).reason == "monuments"


def test_sec2_5_removed_monuments_do_not_count_for_the_end() -> None:
    setup = table(1, sheet="iron_age_sheet_trial_b")  # alone, without the aqueduct
    built = position(setup, {"monuments": {"obelisk": 4, "library": 6}})
    assert monuments_left(built) == 0


def test_sec11_33_several_reasons_at_once_are_all_told_in_order() -> None:
    all_met = {**FIVE, "tribute": 30, **BUILT[0]}
    state = after(storing(2, all_met, BUILT[1], turn=1, max_rounds="6"), "B: STORE 1")
    assert game.outcome(state).reason == "developments+tribute+monuments+round_limit"
    assert "reason.developments+tribute+monuments+round_limit" in game.LABELS


def test_w25_the_score_and_its_parts() -> None:
    setup = table(2)
    worth = realm(
        setup,
        monuments={"oracle": 3, "colosseum": 10},
        developments="formations shipbuilding architecture",
        ships=3,
        wealth=2,
        tribute=11,
        marks=6,
        armies=2,
        goods=4,
        food=5,
    )
    parts = points(setup, worth)
    assert (parts.monuments, parts.developments, parts.bonuses) == (13, 13, 7)
    assert (parts.wealth, parts.tribute, parts.marks) == (2, 11, -6)
    assert parts.total == 40
    assert peg_positions(worth) == 16


def test_sec7_commerce_and_empire_count_the_first_port_and_province() -> None:
    setup = table(1)
    worth = realm(setup, ports=3, provinces=4, developments="commerce empire")
    assert points(setup, worth).bonuses == 3 + 4


def test_sec7_a_score_may_be_negative_and_unfinished_monuments_count_nothing() -> None:
    setup = table(1)
    assert points(setup, realm(setup, marks=7, fill={"colosseum": 14})).total == -7


@pytest.mark.parametrize(("goods", "ranks"), [((4, 2), (1, 2)), ((4, 4), (1, 1))])
def test_w26_peg_positions_break_a_tie_and_then_the_place_is_shared(
    goods: tuple[int, int], ranks: tuple[int, int]
) -> None:
    setup = table(2)
    pegs = [{"tribute": 40, "ships": 3, "armies": 2, "wealth": 0, "food": 7, "goods": each} for each in goods]
    result = game.outcome(position(setup, *pegs, phase="over", reasons=("tribute",)))
    assert (result.scores, result.ranks) == ((40, 40), ranks)


def test_sec7_a_place_is_one_more_than_the_players_who_are_better() -> None:
    pegs = [{"tribute": 9}, {"tribute": 9}, {"tribute": 2}]
    assert game.outcome(position(table(3), *pegs, phase="over", reasons=("tribute",))).ranks == (1, 1, 3)


def test_sec11_24_a_solo_game_ends_like_any_other() -> None:
    state = after(storing(1, {"tribute": 30}), "A: STORE 1")
    result = game.outcome(state)
    assert (result.ranks, result.scores, result.reason) == ((1,), (31,), "tribute")


def test_nobody_is_awaited_and_nothing_is_legal_after_the_end() -> None:
    state = after(storing(1, {"tribute": 30}), "A: STORE 1")
    assert game.to_act(state) == ()
    assert legal(state) == []
