"""What is wrong with a sheet, every mistake with the key where it stands (iron_age 2.9)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from projections.errors import BadSetup
from projections.games.iron_age.sheet import ACTIONS, BATTLES, DISASTERS, LENGTHS, LETTERS, MARKS, ROWS

Faults = Iterator[BadSetup]
Form = Callable[[str, Any], Faults]  # (key, value) → what is wrong with it

LARGEST = 999_999  # no printed number is; it keeps every sum within what a log can hold
FATE_SIDES = EMPIRE_SIDES = 6
_NAME = re.compile(r"[a-z][a-z0-9_]{2,}")


def faults(sheet: dict[str, Any]) -> Faults:
    """All mistakes in the order of the page; those between keys only where each key alone is right."""
    alone = list(_SHEET("", sheet))
    yield from alone
    if not alone:
        yield from _fate_die(sheet["fate_faces"])
        yield from _same_provinces(sheet["provinces"])
        yield from _removed_monuments(sheet["monuments"], sheet["monuments_removed"])
        yield from _beginnings(".monuments", sheet["monuments"])
        yield from _beginnings(".developments", sheet["developments"])


def whole(least: int = -LARGEST, most: int = LARGEST) -> Form:
    def form(key: str, value: Any) -> Faults:
        if type(value) is not int or not least <= value <= most:
            yield BadSetup("sheet_whole", where=key, met=_shown(value), least=least, most=most)

    return form


def one_of(*allowed: Any) -> Form:
    def form(key: str, value: Any) -> Faults:
        if not any(value is each or (isinstance(value, str) and value == each) for each in allowed):
            yield BadSetup("sheet_choice", where=key, met=_shown(value), allowed=", ".join(map(_shown, allowed)))

    return form


def letter(key: str, value: Any) -> Faults:
    if not (isinstance(value, str) and re.fullmatch("[A-Z]", value)):
        yield BadSetup("sheet_letter", where=key, met=_shown(value))


def text(key: str, value: Any) -> Faults:
    if not isinstance(value, str):
        yield BadSetup("sheet_text", where=key, met=_shown(value))


def several(form: Form, *, count: int | None = None) -> Form:
    """A list of `count` values; of any number without one."""

    def check(key: str, value: Any) -> Faults:
        if not isinstance(value, list):
            yield BadSetup("sheet_list", where=key, met=_shown(value))
        elif count is not None and len(value) != count:
            yield BadSetup("sheet_count", where=key, met=len(value), expected=count)
        else:
            for number, each in enumerate(value, start=1):
                yield from form(f"{key}[{number}]", each)

    return check


def row(*forms: Form) -> Form:
    """A list with one value for each form."""

    def check(key: str, value: Any) -> Faults:
        wrong = list(several(lambda *_: iter(()), count=len(forms))(key, value))
        yield from wrong
        for number, form in enumerate(() if wrong else forms):
            yield from form(f"{key}[{number + 1}]", value[number])

    return check


def record(needed: dict[str, Form], also: dict[str, Form] | None = None) -> Form:
    """An object with all keys of `needed`, and of `also` what it likes."""
    known = needed | (also or {})

    def check(key: str, value: Any) -> Faults:
        if not isinstance(value, dict):
            yield BadSetup("sheet_record", where=key, met=_shown(value))
            return
        for name, form in known.items():
            if name in value:
                yield from form(_under(key, name), value[name])
            elif name in needed:
                yield BadSetup("sheet_key_missing", where=_under(key, name))
        for name in value:
            if name not in known:
                yield BadSetup("sheet_key_unknown", where=_under(key, name), allowed=", ".join(known))

    return check


def named(form: Form, *, pattern: re.Pattern[str] = _NAME) -> Form:
    """An object whose keys are names of the owner's choosing."""

    def check(key: str, value: Any) -> Faults:
        if not isinstance(value, dict):
            yield BadSetup("sheet_record", where=key, met=_shown(value))
            return
        for name, each in value.items():
            if not pattern.fullmatch(name):
                yield BadSetup("sheet_name", where=key, met=_shown(name))
            yield from form(_under(key, name), each)

    return check


def numbered(form: Form) -> Form:
    """An object with the keys "2", "3", … without a gap, from the second of its kind on."""

    def check(key: str, value: Any) -> Faults:
        if not isinstance(value, dict):
            yield BadSetup("sheet_record", where=key, met=_shown(value))
            return
        if set(value) != {str(number) for number in range(2, len(value) + 2)} or not value:
            yield BadSetup("sheet_gap", where=key, met=", ".join(value) or "–")
        for name, each in value.items():
            yield from form(_under(key, name), each)

    return check


def _pegs(key: str, value: Any) -> Faults:
    wrong = list(row(whole(0), whole(0))(key, value))
    yield from wrong
    if not wrong and value[0] > value[1]:
        yield BadSetup("sheet_start_over_limit", where=key, start=value[0], limit=value[1])


def _fate_die(faces: dict[str, Any]) -> Faults:
    sides = sum(face.get("sides", 1) for face in faces.values())
    if sides != FATE_SIDES:
        yield BadSetup("sheet_sides", where=".fate_faces", met=sides, expected=FATE_SIDES)
    for column in ("letter", "action"):
        first: dict[str, str] = {}  # name of the face by what stands there
        for name, face in faces.items():
            met = face.get(column)
            if met in first:
                yield BadSetup("sheet_twice", where=f".fate_faces.{name}.{column}", met=_shown(met), first=first[met])
            elif met is not None:
                first[met] = name


def _same_provinces(provinces: dict[str, Any]) -> Faults:
    if set(provinces["boxes"]) != set(provinces["tribute"]):
        met, expected = (", ".join(provinces[column]) for column in ("tribute", "boxes"))
        yield BadSetup("sheet_numbers_differ", where=".provinces.tribute", met=met, expected=expected)


def _removed_monuments(monuments: dict[str, Any], removed: dict[str, list[str]]) -> Faults:
    for players, names in removed.items():
        for name in names:
            if name not in monuments:
                allowed = ", ".join(monuments)
                yield BadSetup("sheet_choice", where=f".monuments_removed.{players}", met=_shown(name), allowed=allowed)


def _beginnings(key: str, names: dict[str, Any]) -> Faults:
    """A record may shorten a name, so none may begin another."""
    for short, long in permutations(names, 2):
        if long.startswith(short):
            yield BadSetup("sheet_beginning", where=key, met=_shown(short), other_name=long)


def _under(key: str, name: str) -> str:
    return f"{key}.{name}"


def _shown(value: Any) -> str:
    """As the file has it."""
    return json.dumps(value, ensure_ascii=False)[:40]


_FATE_FACE = record(
    {"letter": letter},
    {
        "sides": whole(1, FATE_SIDES),
        "food_adjust": whole(),
        "action": one_of(*ACTIONS),
        "goods": whole(0),
        "innovation": whole(0),
        "skulls": whole(0),
    },
)
_DEVELOPMENT = record(
    {"cost": whole(1), "points": whole(0)},
    {
        "ignore_drought": one_of(True),
        "immune": several(one_of(*MARKS)),
        "food_per_food_die": whole(),
        "population_per_population_die": whole(),
        "combat": whole(),
        "combat_per_ship": whole(),
        "lose_ship_in_battle": one_of(True),
        "enable_ships": one_of(True),
        "innovation_value": whole(0),
        "score_per": record({}, dict.fromkeys(("ships", "ports", "provinces", "monuments"), whole())),
    },
)
_SHEET = record(
    {
        "sheet_version": text,
        "empire_faces": several(one_of(*LETTERS), count=EMPIRE_SIDES),
        "face_food": record({"food": whole(0), "either": whole(0)}),
        "face_population": record({"population": whole(0), "either": whole(0)}),
        **dict.fromkeys(("innovation_value", "good_value", "wealth_value", "goods_per_wealth"), whole(1)),
        "fate_faces": named(_FATE_FACE, pattern=re.compile(".+")),
        "rows": record(dict.fromkeys(ROWS, _pegs)),
        "max_empire_dice": whole(2, 6),
        "provinces": record({"boxes": numbered(whole(1)), "tribute": numbered(whole(0)), "armies": whole(0)}),
        "ports": record({"population": whole(1), "goods": numbered(whole(1))}),
        "setup_extra_province_gives_bonus": one_of(True, False),
        "monuments": named(row(whole(1), whole(), whole())),
        "monuments_removed": record(dict.fromkeys("1234", several(text))),
        "disasters": record({}, dict.fromkeys("1234567", one_of(*DISASTERS))),
        "skull_marks": record(dict.fromkeys(MARKS, whole(0))),
        "enemy": record(dict.fromkeys(BATTLES, whole(0))),
        "conquest_boxes_start": whole(1),
        "army_cost": record({"population": whole(1), "food": whole(0)}),
        "ship_cost_goods": whole(1),
        "points_per_wealth": whole(0),
        "developments": named(_DEVELOPMENT),
        "end": record(
            dict.fromkeys(LENGTHS, record(dict.fromkeys(("developments", "tribute", "monuments_left"), whole(0))))
        ),
    }
)
