"""Step 1: rolling, portents, allocation and what the dice bring (iron_age 6.1)."""

from __future__ import annotations

import pytest

import projections.games.iron_age as game
from projections.games.iron_age import events as e
from projections.games.iron_age.sheet import FateFace
from projections.seats import CHANCE
from tests.projections.games.iron_age.position import (
    TRIAL,
    after,
    legal,
    position,
    refusal,
    table,
    told,
    with_sheet,
)

SOLO = table(1)


def test_w2_every_non_skull_die_and_the_fate_die_may_be_rolled_again() -> None:
    state = after(position(SOLO, {"provinces": 3}), "*: ROLL SFF/D")
    assert legal(state) == ["KEEP", "RR *", "RR F", "RR F*", "RR FF", "RR FF*"]
    assert refusal(state, "RR S") == "skull_locked"
    assert refusal(state, "RR FFF") == "dice_not_there"
    assert refusal(state, "RR P") == "die_not_showing"
    assert refusal(state, "RR") == "no_die_chosen"


def test_sec6_1_1_as_many_dice_as_the_larger_of_provinces_and_ports() -> None:
    """The page's check at the table: a wrong number is refused, and the move that gave the last die is named."""
    state = position(SOLO, {"provinces": 2, "ports": 4})
    assert refusal(state, "ROLL FF/D") == "dice_count"
    assert refusal(state, "FINAL FFFFF/D") == "dice_count"
    assert after(state, "ROLL FFFF/D").empire == "FFFF"


def test_sec4_each_player_starts_with_two_dice() -> None:
    state = after(game.initial(table(2)), "*: START B; B: EXTRA PROVINCE; A: EXTRA PORT")
    for line in ("ROLL FP/D", "FINAL GG/N"):
        assert told(state, f"*: {line}")
    assert refusal(state, "ROLL F/D") == "dice_count"


def test_sec6_1_2_dice_kept_earlier_may_be_rolled_later_and_the_third_roll_is_final() -> None:
    state = after(position(SOLO, {"ports": 3}), "*: ROLL FPG/N; A: RR F; *: ROLL F")
    assert "RR PG" in legal(state)
    state = after(state, "A: RR PG; *: ROLL SS")
    assert (state.phase, state.empire) == ("build", "FSS")
    assert refusal(state, "RR F") == "no_reroll_now"
    assert refusal(state, "KEEP") == "no_reroll_now"


def test_sec6_1_2_a_re_roll_brings_as_many_faces_as_were_chosen() -> None:
    state = after(position(SOLO, {"ports": 3}), "*: ROLL FPG/N; A: RR FP")
    assert refusal(state, "ROLL F") == "reroll_count"
    assert refusal(state, "ROLL FFF") == "reroll_count"
    assert refusal(state, "ROLL FF/D") == "fate_not_rolled"
    both = after(position(SOLO, {"ports": 3}), "*: ROLL FPG/N; A: RR FP*")
    assert refusal(both, "ROLL FF") == "fate_missing"
    assert refusal(both, "FINAL FFF/D") == "not_now"
    assert after(both, "ROLL FF/D").empire == "FFG"


def test_sec6_1_2_the_fate_die_alone_may_be_rolled_again_when_all_others_are_skulls() -> None:
    state = after(position(SOLO, {"ports": 2}), "*: ROLL SS/N")
    assert legal(state) == ["KEEP", "RR *"]


def test_sec11_27_all_dice_may_be_kept_before_the_third_roll_and_portents_used_then() -> None:
    state = after(position(SOLO, {"ports": 2}), "*: ROLL FP/O; A: KEEP")
    assert state.phase == "portents"


def test_sec6_1_4_portents_set_any_one_die_to_any_other_face() -> None:
    state = after(position(SOLO, {"ports": 3}), "*: ROLL FSS/O; A: KEEP")
    empire = [f"SET {was}>{to}" for was in "FS" for to in "FPEGIS" if was != to]
    assert legal(state) == [*empire, "SET *>D", "SET *>B", "SET *>C", "SET *>T", "SET *>N", "NOSET"]
    assert refusal(state, "SET F>F") == "same_face"
    assert refusal(state, "SET P>F") == "die_not_showing"
    assert refusal(state, "SET *>O") == "same_face"
    assert refusal(state, "SET *>Z") == "no_such_fate"


def test_sec6_1_4_without_portents_no_die_is_set() -> None:
    state = after(position(SOLO, {"ports": 2}), "*: ROLL FE/N; A: KEEP")
    assert refusal(state, "SET F>P") == "no_portents_now"
    assert refusal(state, "NOSET") == "no_portents_now"


def test_w13_portents_that_make_a_third_skull_bring_pestilence() -> None:
    setup = table(3)
    state = after(position(setup, {"provinces": 3, "food": 8}), "*: FINAL SSF/O; A: SET F>S")
    assert [realm.marks for realm in state.realms] == [0, 3, 3]
    assert (state.realms[0].goods, state.realms[0].food) == (3, 5)


def test_w14_portents_may_set_the_fate_die_which_then_counts() -> None:
    state = position(SOLO, {"armies": 5, "conquest_boxes": 3})
    state = after(state, "*: FINAL F/O; A: SET *>C; A: FIGHT")
    realm = state.realms[0]
    assert (realm.tribute, realm.conquest_boxes, realm.armies) == (2, 4, 4)


def test_sec6_1_4_a_fate_die_set_to_drought_takes_food() -> None:
    collected = told(position(SOLO, {"ports": 2}), "*: FINAL FF/O; A: SET *>D")[-1].events[1]
    assert collected == e.Collected(0, 0, 0, 4, 0, 0, 0)


def test_sec11_15_after_another_die_is_set_the_fate_die_still_shows_portents_and_does_nothing() -> None:
    state = after(position(SOLO, {"ports": 2}), "*: FINAL FG/O; A: SET F>P")
    assert (state.phase, state.fate, state.empire) == ("build", "O", "PG")


def test_sec6_1_5_the_food_line_is_written_whenever_an_either_die_shows() -> None:
    state = after(position(SOLO, {"ports": 3}), "*: FINAL EEG/N")
    assert legal(state) == ["FOOD 0", "FOOD 1", "FOOD 2"]
    assert refusal(state, "FOOD 3") == "too_many_food_dice"
    assert after(state, "FOOD 0").population == 4
    none = after(position(SOLO, {"ports": 3}), "*: FINAL FPG/N")
    assert refusal(none, "FOOD 0") == "no_either_now"


def _food(text: str, *, fate: str, developments: str = "") -> int:
    """Collected before feeding, with food 0 and 1 province."""
    start = position(SOLO, {"ports": 2, "food": 0, "developments": developments})
    collected = next(
        event
        for step in told(start, f"*: FINAL FE/{fate}; A: {text}")
        for event in step.events
        if isinstance(event, e.Collected)
    )
    return collected.food


def test_w3_the_fate_die_and_two_developments_adjust_food_dice() -> None:
    assert _food("FOOD 1", fate="N") == 5
    assert _food("FOOD 1", fate="D") == 3
    assert _food("FOOD 1", fate="D", developments="irrigation") == 5
    assert _food("FOOD 1", fate="D", developments="agriculture") == 5
    assert _food("FOOD 1", fate="B", developments="agriculture") == 9


def test_sec11_36_irrigation_takes_away_no_bounty() -> None:
    assert _food("FOOD 1", fate="B", developments="irrigation") == 7


def test_w4_population_is_not_adjusted_by_the_fate_die() -> None:
    start = position(SOLO, {"ports": 2, "food": 0, "developments": "engineering"})
    state = after(start, "*: FINAL FE/D; A: FOOD 0")
    assert state.population == 3
    assert state.realms[0].food == 1  # 2 collected, 1 fed


def test_s3_goods_over_fifteen_are_lost() -> None:
    start = position(SOLO, {"goods": 14, "ports": 3})
    collected = told(start, "*: FINAL GGS/N")[0].events[1]
    assert collected == e.Collected(0, 7, 6, 0, 0, 0, 0)
    collected = told(position(SOLO, {"goods": 8, "ports": 3}), "*: FINAL GGS/N")[0].events[1]
    assert collected == e.Collected(0, 7, 0, 0, 0, 0, 0)


def test_sec6_1_6b_food_over_the_row_is_lost_before_feeding() -> None:
    state = position(SOLO, {"food": 14, "ports": 2, "provinces": 2})
    step = told(state, "*: FINAL FF/N")[0]
    assert step.events[1:3] == (e.Collected(0, 0, 0, 6, 5, 0, 0), e.Fed(0, 2, 0))


def test_w5_each_unfed_province_is_a_skull_mark() -> None:
    step = told(position(SOLO, {"provinces": 4, "food": 1}), "*: FINAL PPGI/N")[0]
    realm = step.after.realms[0]
    assert (realm.goods, realm.food, realm.marks) == (1, 0, 3)
    assert (step.after.population, step.after.innovation) == (6, 1)


def test_sec11_20_a_food_die_never_gives_less_than_nothing() -> None:
    drought = FateFace("drought", "D", food_adjust=-3)
    setup = with_sheet(SOLO, fate_faces=(drought, *SOLO.sheet.fate_faces[1:]))
    assert told(position(setup, {"ports": 2}), "*: FINAL FE/D; A: FOOD 1")[1].events[1].food == 0


def test_sec2_9_a_faces_numbers_and_a_fate_dies_gifts_are_the_sheets() -> None:
    """The trial sheet: 4 food a food die, drought 2; its eclipse brings 2 goods, an innovation and a skull."""
    setup = table(1, **TRIAL)
    assert told(position(setup, {"ports": 2}), "*: FINAL FF/D")[0].events[1].food == 4
    told_by_eclipse = told(position(setup, {"ports": 2, "goods": 0}), "*: FINAL GS/X")[0].events
    assert told_by_eclipse[1] == e.Collected(0, 2 + 1 + 2, 0, 0, 0, 0, 1)


def test_sec11_35_a_fate_die_that_shows_a_skull_is_locked_and_ends_the_rolling_with_nothing_left() -> None:
    setup = table(1, **TRIAL)
    state = after(position(setup, {"ports": 2}), "*: ROLL FP/X")
    assert legal(state) == ["KEEP", "RR P", "RR F", "RR FP"]
    assert refusal(state, "RR F*") == "fate_locked"
    done = told(position(setup, {"ports": 2}), "*: ROLL SS/X")[0]
    assert done.after.phase != "reroll"
    assert any(isinstance(event, e.Collected) for event in done.events)


def test_sec2_9_a_face_that_the_sheet_lacks_can_be_neither_rolled_nor_set() -> None:
    setup = table(1, **TRIAL)
    assert refusal(position(setup, {"ports": 2}), "ROLL EF/D") == "no_such_face"
    assert refusal(position(setup, {"ports": 2}), "ROLL FF/N") == "no_such_fate"
    state = after(position(setup, {"ports": 2}), "*: FINAL FP/O")
    assert refusal(state, "SET F>E") == "no_such_face"
    assert not [text for text in legal(state) if text.endswith(">E")]


def test_sec11_32_portents_are_passed_over_where_no_die_could_change() -> None:
    only = (FateFace("portents", "O", sides=6, action="portents"),)
    setup = with_sheet(SOLO, fate_faces=only, empire_faces="FFFFFF")
    assert after(position(setup, {"ports": 2}), "*: FINAL FF/O").phase == "roll"


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_else_rolls_or_chooses(seat: int) -> None:
    state = position(table(2), {"ports": 2}, {"ports": 2})
    assert refusal(state, "ROLL FF/D", seat=seat) == "not_your_turn"
    reroll = after(state, "*: ROLL FF/D")
    assert refusal(reroll, "KEEP", seat=1) == refusal(reroll, "KEEP", seat=CHANCE) == "not_your_turn"
