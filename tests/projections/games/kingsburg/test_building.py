"""Section 6.3 steps 4 and 5, and 6.6: building, the end of a season, and recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from projections.games.kingsburg import events as e
from tests.projections.games.kingsburg.position import (
    awaited,
    facts,
    held,
    legal,
    of,
    play,
    points,
    position,
    province,
    refused,
    rows,
)

if TYPE_CHECKING:
    from projections.games.kingsburg.state import State


def building(*stand: str, held: str = "", phase: int = 6, **fields: Any) -> State:
    """A of two players is to build; B has nothing to do."""
    envoy = fields.pop("envoy_holder", None)
    own = province(*stand, held=held, **fields)
    return position("build", own, province(), queue="A", phase=phase, envoy_holder=envoy)


def test_a_building_costs_its_price_and_scores_at_once_2_4() -> None:
    state, events = facts(building(held="GGGG"), "A: B11")
    assert (held(state), points(state)[0], state.provinces[0].rows) == ("GG", 3, rows("statue"))
    assert events[0] == e.Built(0, 11, False, (2, 0, 0), 3, more=False)


def test_only_the_next_of_each_row_can_be_built_6_3() -> None:
    state = building("inn", held="GGGWWWSSS")
    assert legal(state) == ["B11", "B22", "B31", "B41", "B51", "B-"]
    assert refused(state, "A: B12") == "row_order"
    assert refused(state, "A: B21") == "stands_already"
    assert refused(building(held="GW"), "A: B11") == "cannot_pay"


def test_who_can_pay_for_nothing_is_not_asked_6_3() -> None:
    board = position("influence", province(held="G", roll="1"), province(held="GG"), queue="A")
    state = play(board, "A: PASS")
    assert (state.step, awaited(state)) == ("build", "B")
    assert refused(state, "A: B-") == "not_your_turn"


def test_one_building_a_season_6_3() -> None:
    assert play(building(held="GGGGWW"), "A: B11").step != "build"
    assert refused(building(held="GGGGWW"), "A: B11 E") == "envoy_too_early"


def test_the_envoy_builds_a_second_one_r5() -> None:
    state = building("guard_tower", held="GWWW", envoy_holder=0)
    state = play(state, "A: B51")
    assert (awaited(state), held(state)) == ("A", "GWW")
    assert legal(state) == ["B21 E", "B32 E", "B41 E", "B-"]
    state = play(state, "A: B32 E")
    assert (held(state), points(state)[0], state.envoy_holder) == ("", 2, None)
    assert state.provinces[0].rows == rows("blacksmith", "barricade")


def test_a_second_building_without_its_e_is_understood_9_1() -> None:
    state = play(building("guard_tower", held="GWWW", envoy_holder=0), "A: B51; A: B32")
    assert state.envoy_holder is None


def test_the_envoy_stays_where_nothing_more_can_be_paid_6_3() -> None:
    state = play(building(held="W", envoy_holder=0), "A: B51")
    assert (state.step, state.envoy_holder) == ("reveal", 0)


def test_declining_the_second_building_keeps_the_envoy_6_3() -> None:
    state = play(building("guard_tower", held="GWWW", envoy_holder=0), "A: B51; A: B-")
    assert state.envoy_holder == 0


def test_the_second_building_may_continue_the_row_6_3() -> None:
    state = play(building(held="WWS", envoy_holder=0), "A: B51")
    assert legal(state) == ["B52 E", "B-"]


def test_a_crane_cheapens_the_second_building_o13() -> None:
    state = play(building("barricade", held="GWWSS", envoy_holder=0), "A: B52")
    assert (points(state)[0], legal(state)) == (1, ["B21 E", "B31 E", "B53 E", "B-"])
    state = play(state, "A: B53 E")
    assert (held(state), points(state)[0]) == ("", 3)


def test_the_crane_counts_in_columns_three_and_four_only_2_4() -> None:
    assert "B11" not in legal(building("crane", held="GWWW"))
    assert legal(building("crane", "chapel", held="GGWSS")) == ["B13", "B21", "B31", "B53", "B-"]


def test_inn_and_town_hall_at_the_end_of_summer_o14() -> None:
    state = play(building("town_hall", held="GW", phase=4), "A: B21")
    assert (legal(state), state.provinces[0].plus2) == (["TH T", "TH -"], 1)
    assert refused(state, "A: TH G") == "town_hall_pay"
    state = play(state, "A: TH T")
    assert (state.provinces[0].plus2, points(state)[0]) == (0, 1)


def test_the_inn_serves_in_summer_only_2_4() -> None:
    ended = [play(building("inn", held="GG", phase=phase), "A: B-") for phase in (2, 4, 6)]
    assert [state.provinces[0].plus2 for state in ended] == [0, 1, 0]


def test_an_embassy_just_built_pays_the_same_season_o15() -> None:
    state, events = facts(building("town_hall", held="GGWWSS", phase=2), "A: B54")
    assert of(e.SeasonEnded, events) == [e.SeasonEnded((), 1, (0,), 1)]
    assert (points(state)[0], legal(state)) == (4 + 1, ["TH G", "TH -"])  # the Crane left a gold


def test_the_town_hall_takes_one_good_or_token_6_3() -> None:
    state = position("town_hall", province("town_hall", held="GS", plus2=1), province(), queue="A", phase=6)
    assert legal(state) == ["TH G", "TH S", "TH T", "TH -"]
    assert refused(state, "A: TH GS") == "bad_notation"
    state, events = facts(state, "A: TH S")
    assert (held(state), points(state)[0], events[0]) == ("G", 1, e.TownHallUsed(0, (0, 0, 1), 0, 1))


def test_a_town_hall_without_anything_to_pay_is_not_asked_6_3() -> None:
    assert legal(play(building("town_hall", held="GG"), "A: B-")) == ["TH G", "TH -"]
    assert play(building("town_hall", "palisade", held="GG", phase=2), "A: B11").phase == 4


def test_recruits_cost_two_goods_o18() -> None:
    state = position("recruit", province(held="GGWWS"), province(), phase=7, queue="A")
    texts = legal(state)
    assert texts[:2] == ["REC 0", "REC 1 GG"]
    assert {text.split()[1] for text in texts} == {"0", "1", "2"}
    assert len(texts) == len(set(texts)) == 1 + 5 + 3
    assert refused(state, "A: REC 1 G") == "recruit_price"
    assert refused(state, "A: REC 1 SS") == "not_held"
    assert refused(state, "A: REC 0 G") == "recruit_price"
    after = play(state, "A: REC 2 GGWS")
    assert (held(after), after.provinces[0].soldiers) == ("W", 2)


def test_barracks_halve_the_price_o18() -> None:
    state = position("recruit", province("barracks", held="GGWWS"), province(), phase=7, queue="A")
    assert {text.split()[1] for text in legal(state)} == {"0", "1", "2", "3", "4", "5"}
    assert refused(state, "A: REC 1 GG") == "recruit_price"
    assert play(state, "A: REC 1 S").provinces[0].soldiers == 1


def test_tokens_do_not_recruit_6_6() -> None:
    state = play(building(held="W", plus2=5), "A: B-")
    assert (state.phase, state.step) == (8, "reveal")


@pytest.mark.parametrize(("held", "asked"), [("", False), ("G", False), ("GS", True)])
def test_who_cannot_pay_for_a_soldier_is_not_asked_6_6(held: str, asked: bool) -> None:
    own = province("town_hall", held=held + "W")
    state = play(position("town_hall", own, province(), phase=6, queue="A"), "A: TH W")
    assert (state.step == "recruit") == asked
