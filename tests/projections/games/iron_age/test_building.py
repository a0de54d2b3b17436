"""Step 4: provinces, ports, monuments, armies and ships (iron_age 6.4)."""

from __future__ import annotations

import pytest

from projections.games.iron_age import events as e
from projections.games.iron_age import reach
from tests.projections.games.iron_age.position import (
    TRIAL,
    after,
    building,
    legal,
    position,
    realm,
    refusal,
    table,
    told,
    with_sheet,
)

SOLO, TWO = table(1), table(2)


def test_w15_a_province_at_the_army_limit_and_without_a_new_die() -> None:
    start = position(SOLO, {"provinces": 2, "province_fill": (3, 1, 0, 0, 0), "ports": 3, "armies": 14})
    state = after(start, "*: FINAL PIG/N; A: PROV 3")
    got = state.realms[0]
    assert (got.provinces, got.armies, got.tribute) == (3, 15, 2)
    assert reach.dice(SOLO, got) == 3


@pytest.mark.parametrize(
    ("population", "goods", "ports"), [(3, 1, 1), (3, 2, 2), (3, 5, 3), (3, 9, 4), (3, 14, 4), (4, 14, 5)]
)
def test_w16_ports_follow_from_two_rows_filled_independently(population: int, goods: int, ports: int) -> None:
    assert reach.ports(SOLO, realm(SOLO, port_population=population, port_goods=goods)) == ports


def test_sec11_10_one_population_box_may_finish_several_ports_at_once() -> None:
    start = building(SOLO, {"port_goods": 20}, population=5)
    step = told(start, "A: PP 5")[0]
    assert step.events[:2] == (e.PortPopulationFilled(0, 5), e.PortsBuilt(0, 6))


def test_w17_the_first_to_complete_a_monument_circles_the_large_value() -> None:
    start = building(TWO, {"fill": {"colosseum": 12}}, {"fill": {"colosseum": 14}}, population=3)
    state = after(start, "A: MON COLOSSEUM 3")
    assert state.realms[0].monument_points[5] == 13
    assert state.claims[5] == 0
    state = after(state, "*: FINAL P/N; B: MON COLOSSEUM 1")
    assert state.realms[1].monument_points[5] == 10
    assert state.claims[5] == 0


def test_w27_ships_need_shipbuilding_from_an_earlier_turn_and_two_goods_each() -> None:
    buying = position(SOLO, {"goods": 12}, phase="buy", empire="GG", fate="N")
    state = after(buying, "A: BUY SHIPBUILDING G6")
    assert (state.phase, state.realms[0].goods) == ("store", 6)
    assert refusal(state, "SHIP 1") == "no_building_now"
    state = after(state, "A: STORE 0; *: FINAL F/N")
    assert legal(state)[-4:] == ["SHIP 1", "SHIP 2", "SHIP 3", "DONE"]
    assert after(state, "A: SHIP 3").realms[0].ships == 3
    assert after(state, "A: SHIP 3").realms[0].goods == 0


def test_sec6_4_no_ship_without_shipbuilding() -> None:
    assert refusal(building(SOLO, {"goods": 9}), "SHIP 1") == "no_shipbuilding"


def test_sec6_4_each_bound_has_its_own_refusal() -> None:
    start = building(SOLO, {"goods": 2, "food": 1, "developments": "shipbuilding"}, population=4)
    assert refusal(start, "PROV 4") == "too_few_boxes"
    assert refusal(start, "PP 6") == "too_few_boxes"
    assert refusal(start, "PP 5") == "too_little_population"
    assert refusal(start, "PG 3") == "too_few_goods"
    assert refusal(start, "PG 21") == "too_few_boxes"
    assert refusal(start, "MON ORACLE 5") == "too_few_boxes"
    assert refusal(start, "MON COLOSSEUM 5") == "too_little_population"
    assert refusal(start, "ARMY 2") == "too_little_food"
    assert refusal(start, "ARMY 5") == "too_little_population"
    assert refusal(start, "SHIP 2") == "too_few_goods"
    for verb in ("PROV", "PP", "PG", "MON ORACLE", "ARMY", "SHIP"):
        assert refusal(start, f"{verb} 0") == "count_from_one"


def test_sec6_4_rows_of_the_pegboard_have_an_end() -> None:
    full = building(SOLO, {"armies": 14, "ships": 15, "goods": 8, "developments": "shipbuilding"}, population=4)
    assert refusal(full, "ARMY 2") == "row_full"
    assert refusal(full, "SHIP 1") == "row_full"
    assert [text for text in legal(full) if text.startswith(("ARMY", "SHIP"))] == ["ARMY 1"]


def test_sec6_4_a_completed_monument_and_the_last_province_take_nothing_more() -> None:
    start = building(SOLO, {"provinces": 6, "monuments": {"oracle": 3}}, population=4)
    assert refusal(start, "MON ORACLE 1") == "monument_completed"
    assert refusal(start, "PROV 1") == "all_provinces_built"
    assert not [text for text in legal(start) if text.startswith(("PROV", "MON ORACLE"))]


def test_sec6_4_unspent_population_is_lost_when_building_ends() -> None:
    step = told(building(SOLO, population=2), "A: DONE")[0]
    assert step.events[1] == e.PopulationLost(0, 2)
    assert step.after.population == 0


def test_sec6_4_the_step_ends_by_itself_when_nothing_more_can_be_built() -> None:
    start = building(SOLO, {"food": 0}, population=1)
    assert after(start, "A: PROV 1").phase == "roll"
    assert refusal(after(start, "A: PROV 1"), "DONE", seat=0) == "not_your_turn"


def test_sec6_4_without_population_and_goods_there_is_no_building() -> None:
    state = after(position(SOLO, {"ports": 2}), "*: FINAL FF/N")
    assert state.round == 4


def test_sec6_4_a_new_die_comes_with_the_next_turn() -> None:
    state = after(building(SOLO, {"ports": 2, "port_goods": 4, "port_population": 2, "goods": 1}), "A: PG 1")
    assert state.phase == "roll"
    assert state.realms[0].ports == 3
    assert refusal(state, "ROLL FF/N") == "dice_count"
    assert after(state, "*: FINAL FFF/N").round == 5


def test_sec6_4_provinces_are_built_in_order() -> None:
    state = after(building(SOLO, population=7), "A: PROV 3; A: PROV 2")
    assert state.realms[0].provinces == 2
    assert state.realms[0].province_fill[:2] == (3, 2)
    assert refusal(state, "PROV 3 2") == "province_named"


def test_sec11_11_with_province_order_any_each_province_keeps_its_own_boxes() -> None:
    setup = table(1, province_order="any")
    start = building(setup, {"armies": 0, "food": 0}, population=9)
    assert refusal(start, "PROV 3") == "province_unnamed"
    assert refusal(start, "PROV 7 1") == refusal(start, "PROV 1 1") == "no_such_province"
    state = after(start, "A: PROV 4 5; A: PROV 6 2")
    assert state.realms[0].province_fill == (0, 0, 5, 0, 2)
    assert (state.realms[0].provinces, state.realms[0].tribute, state.realms[0].armies) == (2, 3, 2)
    assert refusal(state, "PROV 4 1") == "province_built"
    assert "PROV 6 2" in legal(state)
    assert "PROV 6 3" not in legal(state)


def test_sec2_9_army_and_ship_costs_and_bonuses_are_the_sheets() -> None:
    setup = table(1, **TRIAL)  # an army takes 2 population, a ship 3 goods, a province brings 3 armies
    start = building(setup, {"armies": 1, "food": 4, "goods": 7, "developments": "shipyard"}, population=5)
    assert [text for text in legal(start) if text.startswith(("ARMY", "SHIP"))] == [
        "ARMY 1",
        "ARMY 2",
        "SHIP 1",
        "SHIP 2",
    ]
    state = after(start, "A: ARMY 2; A: SHIP 2")
    assert (state.population, state.realms[0].food, state.realms[0].goods) == (1, 2, 1)
    built = after(building(setup, {"armies": 1}, population=2), "A: PROV 2")
    assert (built.realms[0].armies, built.realms[0].tribute) == (4, 2)


def test_sec2_9_a_port_may_take_two_population_boxes() -> None:
    setup = table(1, **TRIAL)
    start = building(setup, {"goods": 4}, population=3)
    one = after(start, "A: PP 1; A: PG 1")
    assert one.realms[0].ports == 1
    assert after(one, "A: PP 1").realms[0].ports == 2


def test_sec2_5_a_monument_removed_for_this_number_of_players_is_not_in_play() -> None:
    setup = table(2, **TRIAL)  # with two players without the library
    start = building(setup, population=3)
    assert refusal(start, "MON LIBRARY 1") == "monument_not_in_play"
    assert refusal(start, "MON LIB 1") == "no_such_name"
    assert not [text for text in legal(start) if "LIBRARY" in text]
    assert "MON LIBRARY 1" in legal(building(table(3, **TRIAL), population=3))


def test_sec2_9_armies_may_cost_no_food() -> None:
    setup = with_sheet(SOLO, army_food=0)
    assert "ARMY 3" in legal(building(setup, {"food": 0}, population=3))
