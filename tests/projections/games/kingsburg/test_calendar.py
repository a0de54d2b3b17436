"""Sections 6.2, 6.4 and 6.5: the King's aid, reward and envoy, for the least and the most developed."""

from __future__ import annotations

import projections.games.kingsburg as game
from projections.games.kingsburg import events as e
from tests.projections.games.kingsburg.position import (
    awaited,
    counted,
    followed,
    held,
    legal,
    of,
    play,
    points,
    position,
    refused,
)


def test_fewest_buildings_then_fewest_goods_get_the_aid_die_r1() -> None:
    year3 = position("year", counted(6), counted(5, "GG"), counted(5), counted(6, "W"), year=3, phase=1, queue="")
    state, events = followed(year3)
    assert (state.aid_holder, state.step, state.phase) == (2, "roll", 2)
    assert of(e.AidGiven, events) == [e.AidGiven(2)]
    assert [held(state, seat) for seat in range(4)] == ["", "GG", "", "W"]


def test_in_the_first_year_all_tie_and_choose_a_good_each_o1() -> None:
    start = play(game.initial(game.Setup(seats=4)), "*: ORDER C A D B; *: ENEMIES ?5")
    state = start
    for seat in "CADB":
        assert awaited(state) == seat
        state = play(state, f"{seat}: AID {'GWSG'['CADB'.index(seat)]}")
    assert [held(state, seat) for seat in range(4)] == ["W", "G", "G", "S"]
    assert (state.aid_holder, state.step) == (None, "roll")
    assert refused(state, "*: ROLL C 123+4") == "dice_count"
    assert refused(start, "A: AID G") == "not_your_turn"
    assert refused(start, "C: GET G") == "other_step"


def test_only_the_players_still_tied_choose_a_good_o2() -> None:
    provinces = counted(3, "GG"), counted(3, "WS"), counted(3, "GGGG"), counted(5)
    state, events = followed(position("year", *provinces, phase=1))
    assert of(e.AidTied, events) == [e.AidTied((0, 1))]
    state = play(state, "A: AID S; B: AID S")
    assert [held(state, seat) for seat in range(4)] == ["GGS", "WSS", "GGGG", ""]
    assert (state.step, state.aid_holder) == ("roll", None)


def test_tokens_are_no_goods_in_ties_11_2_10() -> None:
    state, _ = followed(position("year", counted(1, plus2=3), counted(1, "G"), phase=1))
    assert state.aid_holder == 0


def test_the_most_buildings_earn_a_point_ties_included_o16() -> None:
    after_spring = position("town_hall", counted(2), counted(2), counted(1), phase=2, queue="")
    state, events = followed(after_spring)
    assert points(state) == (1, 1, 0)
    assert of(e.RewardPaid, events) == [e.RewardPaid((0, 1), 1)]
    assert (state.phase, state.step) == (4, "roll")


def test_the_reward_is_paid_at_no_buildings_too_o16() -> None:
    state, _ = followed(position("town_hall", counted(0), counted(0), counted(0), phase=2, queue=""))
    assert points(state) == (1, 1, 1)


def test_the_envoy_goes_to_fewest_buildings_then_fewest_goods_r4() -> None:
    provinces = counted(5), counted(4, "GG"), counted(4, "G"), counted(4)
    state, events = followed(position("town_hall", *provinces, phase=4, queue=""))
    assert (state.envoy_holder, of(e.EnvoyGiven, events)) == (3, [e.EnvoyGiven(3)])
    assert (state.phase, state.step) == (6, "roll")


def test_in_a_tie_nobody_holds_the_envoy_r4() -> None:
    provinces = counted(5), counted(4, "GG"), counted(4), counted(4)
    state, events = followed(position("town_hall", *provinces, phase=4, queue=""))
    assert (state.envoy_holder, of(e.EnvoyGiven, events)) == (None, [])


def test_an_unused_envoy_goes_back_before_it_is_given_again_o17() -> None:
    tied = position("town_hall", counted(5), counted(2), counted(2), phase=4, queue="", envoy_holder=0)
    state, events = followed(tied)
    assert (state.envoy_holder, of(e.EnvoyReturned, events)) == (None, [e.EnvoyReturned(0)])


def test_the_same_player_may_get_the_envoy_again_6_5() -> None:
    state, events = followed(position("town_hall", counted(1), counted(2), phase=4, queue="", envoy_holder=0))
    assert state.envoy_holder == 0
    assert [*of(e.EnvoyReturned, events), *of(e.EnvoyGiven, events)] == [e.EnvoyReturned(0), e.EnvoyGiven(0)]


def test_the_aid_ends_with_spring_6_3() -> None:
    spring = position("build", counted(0, "GG"), counted(2), queue="A", aid_holder=0)
    state = play(spring, "A: B-")
    assert (state.phase, state.aid_holder) == (4, None)


def test_after_autumn_comes_recruiting_for_those_who_can_pay_6_6() -> None:
    autumn = position("town_hall", counted(0, "GG"), counted(0, "G"), counted(0, "GW"), phase=6, queue="")
    state, _ = followed(autumn)
    assert (state.phase, state.step, state.queue) == (7, "recruit", (0, 2))
    assert legal(state) == ["REC 0", "REC 1 GG"]


def test_the_year_has_eight_phases_and_the_match_twenty_seasons_s2() -> None:
    """15 productive seasons and 5 battles, phases never going back within a year."""
    from random import Random

    from projections.play import steps

    history = list(steps(game, game.Setup(seats=3), Random(1)))
    begun = [event for step in history for event in step.events if isinstance(event, e.StepBegan)]
    assert sum(event.step == "roll" for event in begun) == 15
    assert sum(isinstance(event, e.Fought) for step in history for event in step.events) == 5
    moments = [(step.after.year, step.after.phase) for step in history]
    assert moments == sorted(moments)
    assert moments[-1] == (5, 8)
