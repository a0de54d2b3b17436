"""The sheet as data: the built-in one, what another may say, and how it is named (iron_age 2)."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import projections.games.iron_age as game
from ledger import Ledger
from projections import Recorder
from projections.documents import check, digest, in_folders, or_at_path
from projections.errors import BadSetup, BrokenRecord
from projections.games.iron_age.components import SHEET_V0_ASSUMED
from projections.games.iron_age.setup import SHEETS, Setup
from projections.labels import LANGS, words
from projections.reader import parse
from projections.setup import option_texts, setup_from
from tests.projections.games.iron_age.position import CASES, after, table

BLOCK: dict[str, Any] = json.loads(SHEET_V0_ASSUMED)
SHEET = table(2).sheet
TRIAL_TEXT = (CASES / "iron_age_sheet_trial_b.json").read_text(encoding="utf-8")


def test_sec2_8_the_built_in_sheet_is_the_block_of_the_page() -> None:
    page = (Path(__file__).parents[4] / "docs" / "rules" / "iron_age.md").read_text(encoding="utf-8")
    block = page.partition("```json\n")[2].partition("```")[0]
    assert json.loads(block) == BLOCK


def test_sec2_1_to_2_4_check_sums() -> None:
    assert len(SHEET.empire_faces) == sum(face.sides for face in SHEET.fate_faces) == 6
    assert not any(face.skulls for face in SHEET.fate_faces)
    assert (sum(SHEET.province_boxes), sum(SHEET.province_tribute)) == (25, 15)
    assert SHEET.province_armies * len(SHEET.province_boxes) == 10
    assert (SHEET.port_population * len(SHEET.port_goods), sum(SHEET.port_goods)) == (5, 20)
    assert SHEET.limit == (15, 15, 15, 15, 15)


def test_sec2_5_and_2_6_check_sums() -> None:
    monuments, developments = SHEET.monuments, SHEET.developments
    assert len(monuments) == 6
    assert [sum(column) for column in zip(*((m.boxes, m.first, m.later) for m in monuments), strict=True)] == [
        55,
        48,
        35,
    ]
    assert len(developments) == 13
    assert (sum(each.cost for each in developments), sum(each.points for each in developments)) == (115, 54)
    adjusting = [each.key for each in developments if each.ignore_drought or each.food_per_food_die]
    assert adjusting == ["irrigation", "agriculture"]


def test_sec2_7_one_row_each_for_two_to_six_skulls() -> None:
    names = ("unrest", "pestilence", "barbarians", "civil_war", "invasion")
    assert SHEET.disasters == tuple(zip(range(2, 7), names, strict=True))


def put(*path: str, to: Any) -> dict[str, Any]:
    """The built-in sheet with another value at `path`; Ellipsis takes the key out."""
    sheet = deepcopy(BLOCK)
    place = sheet
    for key in path[:-1]:
        place = place[key]
    if to is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return sheet


FAULTS = [
    (put("enemy", to=...), "sheet_key_missing", ".enemy"),
    (put("ports", "goods", to=...), "sheet_key_missing", ".ports.goods"),
    (put("end", "full", "tribute", to=...), "sheet_key_missing", ".end.full.tribute"),
    (put("enemies", to={}), "sheet_key_unknown", ".enemies"),
    (put("developments", "law", "imune", to=["unrest"]), "sheet_key_unknown", ".developments.law.imune"),
    (put("empire_faces", to=["food"] * 5), "sheet_count", ".empire_faces"),
    (put("empire_faces", to=["food"] * 5 + ["coin"]), "sheet_choice", ".empire_faces[6]"),
    (put("empire_faces", to="FPEGIS"), "sheet_list", ".empire_faces"),
    (put("face_food", "food", to=-1), "sheet_whole", ".face_food.food"),
    (put("face_food", "food", to=3.0), "sheet_whole", ".face_food.food"),
    (put("face_food", "food", to=True), "sheet_whole", ".face_food.food"),
    (put("face_population", "population", to="3"), "sheet_whole", ".face_population.population"),
    (put("good_value", to=0), "sheet_whole", ".good_value"),
    (put("points_per_wealth", to=-1), "sheet_whole", ".points_per_wealth"),
    (put("points_per_wealth", to=10**9), "sheet_whole", ".points_per_wealth"),
    (put("fate_faces", "calm", "letter", to="n"), "sheet_letter", ".fate_faces.calm.letter"),
    (put("fate_faces", "calm", "letter", to="D"), "sheet_twice", ".fate_faces.calm.letter"),
    (put("fate_faces", "calm", "action", to="conquest"), "sheet_twice", ".fate_faces.calm.action"),
    (put("fate_faces", "calm", "action", to="revolt"), "sheet_choice", ".fate_faces.calm.action"),
    (put("fate_faces", "calm", "sides", to=2), "sheet_sides", ".fate_faces"),
    (put("fate_faces", "calm", to=...), "sheet_sides", ".fate_faces"),
    (put("fate_faces", "calm", to=["N"]), "sheet_record", ".fate_faces.calm"),
    (put("fate_faces", "calm", "skulls", to=-1), "sheet_whole", ".fate_faces.calm.skulls"),
    (put("rows", "food", to=[16, 15]), "sheet_start_over_limit", ".rows.food"),
    (put("rows", "food", to=[3]), "sheet_count", ".rows.food"),
    (put("rows", "coins", to=[0, 9]), "sheet_key_unknown", ".rows.coins"),
    (put("max_empire_dice", to=7), "sheet_whole", ".max_empire_dice"),
    (put("max_empire_dice", to=1), "sheet_whole", ".max_empire_dice"),
    (put("provinces", "boxes", "4", to=0), "sheet_whole", ".provinces.boxes.4"),
    (put("provinces", "boxes", "3", to=...), "sheet_gap", ".provinces.boxes"),
    (put("provinces", "boxes", to={}), "sheet_gap", ".provinces.boxes"),
    (put("provinces", "tribute", "6", to=...), "sheet_numbers_differ", ".provinces.tribute"),
    (put("ports", "goods", "1", to=0), "sheet_gap", ".ports.goods"),
    (put("setup_extra_province_gives_bonus", to=1), "sheet_choice", ".setup_extra_province_gives_bonus"),
    (put("monuments", "oracle", to=[4, 3]), "sheet_count", ".monuments.oracle"),
    (put("monuments", "oracle", to=[0, 3, 2]), "sheet_whole", ".monuments.oracle[1]"),
    (put("monuments", "Big Oracle", to=[4, 3, 2]), "sheet_name", ".monuments"),
    (put("monuments", "ora", to=[4, 3, 2]), "sheet_beginning", ".monuments"),
    (put("monuments_removed", "2", to=["obelisk"]), "sheet_choice", ".monuments_removed.2"),
    (put("monuments_removed", "4", to=...), "sheet_key_missing", ".monuments_removed.4"),
    (put("disasters", "8", to="invasion"), "sheet_key_unknown", ".disasters.8"),
    (put("disasters", "2", to="famine"), "sheet_choice", ".disasters.2"),
    (put("skull_marks", "unrest", to=None), "sheet_whole", ".skull_marks.unrest"),
    (put("army_cost", "population", to=0), "sheet_whole", ".army_cost.population"),
    (put("developments", "la", to={"cost": 1, "points": 0}), "sheet_name", ".developments"),
    (put("developments", "lawyers", to={"cost": 1, "points": 0}), "sheet_beginning", ".developments"),
    (put("developments", "law", "cost", to=0), "sheet_whole", ".developments.law.cost"),
    (put("developments", "law", "immune", to=["famine"]), "sheet_choice", ".developments.law.immune[1]"),
    (
        put("developments", "navy", "lose_ship_in_battle", to=1),
        "sheet_choice",
        ".developments.navy.lose_ship_in_battle",
    ),
    (
        put("developments", "empire", "score_per", to={"armies": 1}),
        "sheet_key_unknown",
        ".developments.empire.score_per.armies",
    ),
    (put("end", "long", to={}), "sheet_key_unknown", ".end.long"),
    (put("sheet_version", to="v1"), "bad_document_name", None),
]


@pytest.mark.parametrize(("sheet", "rule", "key"), FAULTS, ids=lambda value: value if isinstance(value, str) else "")
def test_sec2_9_a_sheet_outside_its_bounds_is_refused_with_the_key_named(
    sheet: dict[str, Any], rule: str, key: str | None, tmp_path: Path
) -> None:
    if sheet["sheet_version"] == BLOCK["sheet_version"]:
        sheet["sheet_version"] = "my_sheet"
    name = sheet["sheet_version"]
    (tmp_path / f"{name}.json").write_text(json.dumps(sheet), encoding="utf-8")
    with pytest.raises(BadSetup) as refused:
        setup_from(game, seats=2, options={"sheet": name}, find=in_folders(tmp_path))
    assert refused.value.rule == rule
    assert refused.value.facts["name"] == "sheet"
    if key is not None:
        assert refused.value.facts["where"] == key
    for lang in LANGS:
        assert words(game.LABELS, f"rule.{rule}", lang, **refused.value.facts) != f"rule.{rule}"


def test_sec2_9_a_check_names_all_mistakes_at_once(tmp_path: Path) -> None:
    sheet = put("enemy", "invasion", to=-1) | {"good_value": 0, "sheet_version": "my_sheet"}
    path = tmp_path / "my_sheet.json"
    path.write_text(json.dumps(sheet), encoding="utf-8")
    assert [fault.facts["where"] for fault in check(SHEETS, path).faults] == [".good_value", ".enemy.invasion"]


def test_sec2_9_the_trial_sheet_is_faultless_and_named_by_its_file() -> None:
    checked = check(SHEETS, CASES / "iron_age_sheet_trial_b.json")
    assert (checked.name, checked.faults) == ("iron_age_sheet_trial_b", ())
    assert checked.digest == digest(json.loads(TRIAL_TEXT))


def test_sec2_9_a_digest_pins_the_content_and_is_written_as_given() -> None:
    hashed = digest(json.loads(TRIAL_TEXT))
    setup = table(2, sheet=f"IRON_AGE_SHEET_TRIAL_B@{hashed.upper()}")
    assert option_texts(game, setup) == {"sheet": f"iron_age_sheet_trial_b@{hashed}"}
    with pytest.raises(BadSetup, match="digest_differs"):
        table(2, sheet="iron_age_sheet_trial_b@00000000")


def test_sec2_9_the_default_may_be_pinned_too() -> None:
    pinned = f"iron_age_sheet_v0_assumed@{digest(BLOCK)}"
    assert option_texts(game, table(2, sheet=pinned)) == {"sheet": pinned}


def test_sec2_9_a_path_is_for_whoever_starts_a_match_and_is_written_as_the_name() -> None:
    path = CASES / "iron_age_sheet_trial_b.json"
    setup = setup_from(game, seats=2, options={"sheet": str(path)}, find=or_at_path(in_folders()))
    assert option_texts(game, setup) == {"sheet": "iron_age_sheet_trial_b"}
    with pytest.raises(BadSetup, match="no_document_there"):
        setup_from(game, seats=2, options={"sheet": str(path)}, find=in_folders())


def test_sec2_9_the_built_in_sheet_cannot_be_changed_under_its_name(tmp_path: Path) -> None:
    (tmp_path / "iron_age_sheet_v0_assumed.json").write_text(json.dumps(put("good_value", to=2)), encoding="utf-8")
    with pytest.raises(BadSetup, match="documents_differ"):
        setup_from(game, seats=2, options={}, find=in_folders(tmp_path))


def test_sec2_9_a_stored_setup_holds_the_whole_sheet_and_needs_no_file() -> None:
    setup = table(3, sheet="iron_age_sheet_trial_b", province_order="any")
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again == setup
    assert after(game.initial(again), "*: START A; A: EXTRA PORT") == after(
        game.initial(setup), "*: START A; A: EXTRA PORT"
    )


def test_sec2_9_an_owner_corrects_a_number_under_a_new_name(tmp_path: Path) -> None:
    """As docs/games/iron_age.md shows it."""
    sheet = put("rows", "food", to=[4, 15]) | {"sheet_version": "my_sheet_2"}
    (tmp_path / "my_sheet_2.json").write_text(json.dumps(sheet), encoding="utf-8")
    setup = setup_from(game, seats=1, options={"sheet": "my_sheet_2"}, find=in_folders(tmp_path))
    assert game.initial(setup).realms[0].food == 4


def test_sec2_9_a_stored_match_goes_on_when_the_file_is_gone_and_a_text_of_it_does_not(tmp_path: Path) -> None:
    sheet = put("rows", "food", to=[4, 15]) | {"sheet_version": "my_sheet_2"}
    path = tmp_path / "my_sheet_2.json"
    path.write_text(json.dumps(sheet), encoding="utf-8")
    with Ledger.open(f"sqlite:///{tmp_path}/games.db") as ledger:
        recorder = Recorder(ledger, find=or_at_path(in_folders()))
        match = recorder.new("iron_age", seats=["Aki"], options={"sheet": str(path)})
        match.play("A: EXTRA PORT")
        path.unlink()
        again = Recorder(ledger).open(match.id)
        again.play("*: FINAL FG/N")
        assert again.state.realms[0].food == 4 + 3 - 1
        assert again.started.options == {"sheet": "my_sheet_2"}
        record = parse("kifu 1\ngame: iron_age\nseat A: Aki\noption sheet: my_sheet_2\n\nA: EXTRA PORT\n")
        with pytest.raises(BrokenRecord):
            Recorder(ledger).enter(record)
