"""What is typed and written (iron_age 9)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import projections.games.iron_age as game
from projections.errors import BrokenRecord, NotationError
from projections.games.iron_age import intents as m
from projections.reader import parse
from projections.replay import replay
from projections.seats import CHANCE
from tests.projections.games.iron_age.position import TRIAL, building, position, refusal, table, with_sheet

SOLO = table(1)
AWAITED = building(SOLO, population=3)


def read(text: str, state: object = AWAITED, seat: int = 0) -> m.Move:
    return game.read(state, seat, text)


def written(text: str, state: object = AWAITED, seat: int = 0) -> str:
    return game.write(state, read(text, state, seat))


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("roll sgg/t", "ROLL GGS/T"),
        ("ROLL ISPEGF/N", "ROLL FPEGIS/N"),
        ("final gsg/t", "FINAL GGS/T"),
        ("rr ef*", "RR FE*"),
        ("RR  *", "RR *"),
        ("set s>p", "SET S>P"),
        ("SET *>c", "SET *>C"),
        ("mon col 4", "MON COLOSSEUM 4"),
        ("mon appian_way 2", "MON APPIAN_WAY 2"),
        ("MON APP 2", "MON APPIAN_WAY 2"),
        ("buy formations g2 w1", "BUY FORMATIONS W1 G2"),
        ("buy for w1 g0", "BUY FORMATIONS W1"),
        ("BUY LAW W0 G5", "BUY LAW G5"),
        ("buy law", "BUY LAW"),
        ("start a", "START A"),
        ("extra port", "EXTRA PORT"),
        ("food 0", "FOOD 0"),
        ("store 0", "STORE 0"),
    ],
)
def test_sec9_a_reader_takes_what_the_page_says_and_the_writer_one_form(typed: str, canonical: str) -> None:
    assert written(typed) == canonical
    assert written(canonical) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ROLL GS/",
        "ROLL GS D",
        "ROLL QS/D",
        "ROLL G S/D",
        "RR F *",
        "SET S > P",
        "SET S",
        "SET *>c2",
        "PG",
        "PG 03",
        "PG -1",
        "PG 2 3",
        "PP 1.5",
        "MON COLOSSEUM",
        "MON 4",
        "BUY",
        "BUY LAW 5",
        "BUY LAW W1 W1",
        "BUY LAW G1 G1",
        "BUY LAW W01",
        "KEEP F",
        "DONE 1",
        "STORE",
        "FOOD",
        "EXTRA SHIP",
        "START 1",
        "PASS",
        "ROLL ?/D",
    ],
)
def test_sec9_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


def test_sec9_a_beginning_of_three_letters_must_fit_exactly_one_name() -> None:
    assert refusal(AWAITED, "MON CO 4") == "no_such_name"
    assert refusal(AWAITED, "MON COLO 4") == "too_little_population"
    setup = table(1, **TRIAL)
    assert written("buy pha w1", building(setup)) == "BUY PHALANX W1"
    assert refusal(building(setup), "BUY FOR W1") == "no_such_name"


def test_sec9_a_beginning_that_several_names_share_is_refused() -> None:
    one, other, *rest = SOLO.sheet.developments
    twins = (replace(one, key="philosophy"), replace(other, key="philology"), *rest)
    state = position(with_sheet(SOLO, developments=twins), {"goods": 9}, phase="buy", fate="N")
    assert refusal(state, "BUY PHI G4") == "several_names"
    assert written("BUY PHILOS G4", state) == "BUY PHILOSOPHY G4"


def test_sec9_owned_developments_still_take_part_in_a_beginning() -> None:
    state = position(SOLO, {"developments": "law", "goods": 9}, phase="buy", fate="N")
    assert refusal(state, "BUY LAW G5") == "development_owned"


def test_sec9_with_any_order_both_numbers_of_a_province_are_written() -> None:
    state = building(table(1, province_order="any"), population=3)
    assert written("prov 4 3", state) == "PROV 4 3"
    assert written("prov 3") == "PROV 3"
    assert refusal(state, "PROV 3") == "province_unnamed"
    assert refusal(AWAITED, "PROV 4 3") == "province_named"


def test_sec11_31_the_state_tells_a_first_roll_from_a_re_roll() -> None:
    rolling = position(SOLO, phase="reroll_result", empire="F", fate="N", rerolling=1, rolls=1)
    assert read("ROLL G", rolling, CHANCE) == m.RerollResult("G", None)
    assert read("ROLL G/D", position(SOLO), CHANCE) == m.Roll("G", "D")
    assert refusal(position(SOLO), "ROLL G") == "fate_missing"


START = """kifu 1
game: iron_age
seat A: Aki
seat B: Ben
{options}
*: START A; A: EXTRA PORT; B: EXTRA PROVINCE
*: ROLL GS/D; A: RR *; *: ROLL /B; A: KEEP; A: PG 3
{more}
"""


def test_sec8_the_first_wrong_line_is_named_with_the_earlier_one_that_it_contradicts() -> None:
    played = replay(parse(START.format(options="", more="*: ROLL FFF/D")))
    assert played.broken is not None
    assert played.broken.refusal.rule == "dice_count"
    assert played.broken.place.line == 8
    assert played.broken.advice.earlier_text == "B: EXTRA PROVINCE"


def test_sec8_a_locked_skull_that_is_rolled_again_names_the_roll() -> None:
    played = replay(parse(START.format(options="", more="*: ROLL SP/D; B: RR SP")))
    assert played.broken is not None
    assert (played.broken.refusal.rule, played.broken.advice.earlier_text) == ("skull_locked", "*: ROLL PS/D")


def test_sec6_1_2_a_skull_that_nobody_rolled_this_turn_contradicts_no_earlier_roll() -> None:
    played = replay(parse(START.format(options="", more="*: ROLL FP/D; B: RR SP")))
    assert played.broken is not None
    assert (played.broken.refusal.rule, played.broken.advice.earlier) == ("die_not_showing", None)


def test_sec2_9_a_record_whose_sheet_is_not_found_is_refused_at_its_line_with_the_known_names() -> None:

    with pytest.raises(BrokenRecord) as broken:
        replay(parse(START.format(options="option sheet: iron_age_sheet_trial_b\n", more="")))
    assert broken.value.place.line == 5
    assert broken.value.refusal.rule == "unknown_document"
    assert broken.value.refusal.facts["allowed"] == "iron_age_sheet_v0_assumed"


def test_the_example_record_reads_to_its_end() -> None:
    path = Path(__file__).parents[4] / "examples" / "iron_age.kifu"
    played = replay(parse(path.read_text(encoding="utf-8")))
    assert played.broken is None
    assert played.outcome is not None
