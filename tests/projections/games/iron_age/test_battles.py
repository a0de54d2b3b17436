"""Steps 2 and 3: feeding, disasters, battles, conquest and tribute demands (iron_age 6.2, 6.3)."""

from __future__ import annotations

import pytest

from projections.games.iron_age import events as e
from tests.projections.games.iron_age.position import TRIAL, after, legal, position, refusal, table, told, with_sheet

SOLO, TWO, THREE, FOUR = (table(seats) for seats in (1, 2, 3, 4))


def test_s1_a_first_conquest_with_four_armies() -> None:
    state = after(position(SOLO, {"ports": 2, "armies": 4}), "*: FINAL FF/C; A: FIGHT")
    realm = state.realms[0]
    assert (realm.tribute, realm.conquest_boxes, realm.armies) == (3, 2, 3)


def test_sec6_3b_the_tribe_may_be_left_alone() -> None:
    state = after(position(SOLO, {"ports": 2, "armies": 4}), "*: FINAL FF/C")
    assert legal(state) == ["FIGHT", "NOFIGHT"]
    declined = after(state, "A: NOFIGHT").realms[0]
    assert (declined.tribute, declined.conquest_boxes, declined.armies) == (0, 1, 4)


def test_sec11_19_a_stronger_tribe_may_be_fought_and_costs_marks() -> None:
    state = after(position(SOLO, {"ports": 2, "armies": 1, "conquest_boxes": 5}), "*: FINAL FF/C; A: FIGHT")
    realm = state.realms[0]
    assert (realm.tribute, realm.marks, realm.conquest_boxes, realm.armies) == (0, 4, 5, 0)


def test_s2_a_demand_at_four_players_with_one_good_paid() -> None:
    start = position(
        FOUR, {"ports": 2, "armies": 4, "developments": "formations"}, {"armies": 3}, {"armies": 7}, {"goods": 1}
    )
    demand = told(start, "*: FINAL FF/T")[0]
    assert e.TributeDemanded(0, 6, (1, 3)) in demand.events
    assert e.TributeTaken(1, 0, 3) in demand.events
    assert demand.after.replies == (3,)
    state = after(demand.after, "D: PAY")
    assert [realm.armies for realm in state.realms] == [4, 3, 7, 0]
    assert (state.realms[0].tribute, state.realms[0].goods, state.realms[3].goods) == (3, 1, 0)
    assert after(demand.after, "D: YIELD").realms[0].tribute == 9


def test_sec6_3c_replies_come_one_after_the_other_clockwise_from_the_demander() -> None:
    start = position(FOUR, {"goods": 2}, {"goods": 2}, {"ports": 2, "armies": 5}, {"goods": 2}, turn=2)
    state = after(start, "*: FINAL FF/T")
    assert state.replies == (3, 0, 1)
    assert refusal(state, "PAY", seat=0) == "not_your_turn"
    state = after(state, "D: PAY; A: YIELD")
    assert (state.phase, state.replies) == ("reply", (1,))
    state = after(state, "B: PAY")
    assert (state.phase, state.turn) == ("build", 2)
    assert (state.realms[2].goods, state.realms[2].tribute) == (2, 5)


def test_w6_unrest_marks_its_roller_unless_the_law_holds() -> None:
    start = position(SOLO, {"ports": 2, "food": 3})
    realm = after(start, "*: FINAL SS/N").realms[0]
    assert (realm.goods, realm.marks) == (2, 2)
    realm = after(position(SOLO, {"ports": 2, "developments": "law"}), "*: FINAL SS/N").realms[0]
    assert (realm.goods, realm.marks) == (2, 0)


def test_w7_pestilence_marks_the_others_unless_they_have_medicine() -> None:
    start = position(THREE, {"provinces": 3, "food": 5}, {"developments": "medicine"})
    state = after(start, "*: FINAL SSS/N")
    assert [realm.marks for realm in state.realms] == [0, 0, 3]
    assert (state.realms[0].goods, state.realms[0].food) == (3, 2)


def test_sec6_2b_pestilence_hurts_nobody_in_solo() -> None:
    assert after(position(SOLO, {"ports": 3}), "*: FINAL SSS/N").realms[0].marks == 0


@pytest.mark.parametrize(("developments", "tribute"), [("", 0), ("formations", 2)])
def test_w8_barbarians_are_drawn_with_four_and_beaten_with_formations(developments: str, tribute: int) -> None:
    start = position(SOLO, {"ports": 4, "armies": 4, "developments": developments})
    realm = after(start, "*: FINAL SSSS/N").realms[0]
    assert (realm.tribute, realm.marks, realm.armies) == (tribute, 0, 3)


def test_sec11_6_only_a_won_conquest_fills_a_conquest_box() -> None:
    beaten = after(position(SOLO, {"ports": 4, "armies": 9}), "*: FINAL SSSS/N").realms[0]
    assert (beaten.tribute, beaten.conquest_boxes) == (5, 1)


def test_sec11_21_ports_armies_and_ships_are_not_fed() -> None:
    start = position(SOLO, {"provinces": 2, "ports": 6, "armies": 9, "ships": 9, "food": 9})
    assert after(start, "*: FINAL GGGGGG/N").realms[0].food == 7


def test_sec11_22_a_province_built_this_turn_is_fed_from_the_next_on() -> None:
    start = position(SOLO, {"ports": 2, "food": 1, "armies": 3})
    state = after(start, "*: FINAL PS/C; A: NOFIGHT; A: PROV 3")
    assert (state.realms[0].food, state.realms[0].marks, state.realms[0].armies) == (0, 0, 5)
    state = after(state, "A: DONE; *: FINAL II/N")
    assert state.realms[0].marks == 2


def test_w9_the_army_lost_to_barbarians_is_missing_in_the_conquest() -> None:
    state = after(position(SOLO, {"ports": 4, "armies": 2}), "*: FINAL SSSS/C")
    assert (state.realms[0].marks, state.realms[0].armies, state.phase) == (2, 1, "conquest")
    realm = after(state, "A: FIGHT").realms[0]
    assert (realm.marks, realm.tribute, realm.conquest_boxes, realm.armies) == (2, 0, 1, 0)


def test_w10_without_an_army_left_no_conquest_is_offered() -> None:
    state = after(position(SOLO, {"ports": 4, "armies": 1}), "*: FINAL SSSS/C")
    assert (state.realms[0].marks, state.realms[0].armies, state.phase) == (3, 0, "build")
    assert refusal(state, "FIGHT") == refusal(state, "NOFIGHT") == "no_conquest_now"


def test_w11_invasion_is_fought_by_everybody_alone_clockwise_from_the_roller() -> None:
    start = position(
        THREE,
        {"ports": 6, "armies": 10, "developments": "formations"},
        {"armies": 6, "ships": 4, "developments": "shipbuilding navy"},
    )
    step = told(start, "*: FINAL SSSSSS/N")[0]
    roller, second, third = step.after.realms
    assert (roller.tribute, roller.armies, roller.goods) == (2, 9, 6)
    assert (second.tribute, second.marks, second.armies, second.ships) == (0, 0, 5, 3)
    assert third.marks == 10
    fought = [event.seat for event in step.events if isinstance(event, e.BattleFought)]
    assert fought == [0, 1, 2]


@pytest.mark.parametrize(("developments", "marks"), [("", 5), ("religion", 0)])
def test_w12_civil_war_marks_its_roller_unless_religion_holds(developments: str, marks: int) -> None:
    realm = after(position(SOLO, {"ports": 5, "developments": developments}), "*: FINAL SSSSS/N").realms[0]
    assert (realm.marks, realm.goods) == (marks, 5)


def test_w24_a_good_that_does_not_fit_is_lost_to_both_and_still_blocks() -> None:
    start = position(TWO, {"ports": 2, "goods": 15, "armies": 5}, {"goods": 1})
    step = told(start, "*: FINAL FF/T; B: PAY")[-1]
    assert [realm.goods for realm in step.after.realms] == [15, 0]
    assert step.after.realms[0].tribute == 0
    assert step.events[0] == e.GoodPaid(1, 0, 0, 5)


def test_w24_a_solo_demand_does_nothing() -> None:
    state = after(position(SOLO, {"ports": 3}), "*: FINAL SSS/T")
    assert (state.realms[0].goods, state.realms[0].tribute, state.phase) == (3, 0, "build")


def test_w28_formations_alone_fight_no_tribe_and_block_a_demand_of_two() -> None:
    state = after(position(SOLO, {"ports": 2, "developments": "formations"}), "*: FINAL FG/C")
    assert (state.phase, state.realms[0].armies) == ("build", 0)
    start = position(TWO, {"ports": 2, "armies": 2}, {"developments": "formations", "goods": 4})
    state = after(start, "*: FINAL FG/T")
    assert (state.phase, state.realms[0].tribute) == ("build", 0)


def test_sec11_25_one_skull_brings_no_disaster() -> None:
    step = told(position(SOLO, {"ports": 2}), "*: FINAL FS/N")[0]
    assert not [event for event in step.events if isinstance(event, e.DisasterStruck | e.BattleFought)]


def test_sec11_7_a_ship_is_lost_only_with_navy() -> None:
    without = position(SOLO, {"ports": 4, "armies": 4, "ships": 2, "developments": "shipbuilding"})
    assert after(without, "*: FINAL SSSS/N").realms[0].ships == 2
    navy = position(SOLO, {"ports": 4, "armies": 4, "ships": 2, "developments": "shipbuilding navy"})
    realm = after(navy, "*: FINAL SSSS/N").realms[0]
    assert (realm.ships, realm.armies, realm.tribute) == (1, 3, 2)


def test_sec11_34_a_demand_after_an_invasion_compares_what_is_left() -> None:
    start = position(TWO, {"ports": 6, "armies": 5}, {"armies": 1})
    state = after(start, "*: FINAL SSSSSS/T")
    assert [realm.armies for realm in state.realms] == [4, 0]
    assert state.realms[0].tribute == 4


def test_sec11_5_cumulative_disasters_all_strike_marks_first_then_battles() -> None:
    setup = table(2, disaster_mode="cumulative")
    step = told(position(setup, {"ports": 6, "armies": 5}), "*: FINAL SSSSSS/N")[0]
    struck = [
        event.disaster for event in step.events if isinstance(event, e.DisasterStruck) or type(event) is e.BattleFought
    ]
    assert struck == ["unrest", "pestilence", "civil_war", "barbarians", "invasion", "invasion"]
    # Barbarians: 5 against 4; then, an army less, 4 against 10.
    assert (step.after.realms[0].tribute, step.after.realms[0].marks) == (1, 2 + 5 + 6)
    assert step.after.realms[0].armies == 3
    assert step.after.realms[1].marks == 3 + 10


def test_sec2_7_counts_without_a_row_bring_nothing_and_those_beyond_the_last_bring_the_last() -> None:
    setup = table(2, **TRIAL)  # 1 unrest, 3 barbarians, 4 pestilence, 5 invasion; the eclipse is a skull, too
    assert after(position(setup, {"ports": 4}), "*: FINAL FFSS/D").realms[0].marks == 0
    assert after(position(setup, {"ports": 4}), "*: FINAL FFFF/X").realms[0].marks == 1
    assert after(position(setup, {"ports": 4, "armies": 5}), "*: FINAL FSSS/D").realms[0].armies == 4
    six = with_sheet(setup, disasters=((1, "unrest"), (2, "civil_war")))
    assert after(position(six, {"ports": 4}), "*: FINAL SSSS/X").realms[0].marks == six.sheet.civil_war_marks


def test_sec2_9_an_immunity_of_another_sheet_may_cover_two_disasters() -> None:
    setup = table(2, **TRIAL)
    start = position(setup, {"ports": 4}, {"developments": "senate"})
    assert after(start, "*: FINAL SSSS/D").realms[1].marks == 0
    assert after(position(setup, {"ports": 4}), "*: FINAL SSSS/D").realms[1].marks == 2
