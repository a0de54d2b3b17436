"""Setup: the options of iron_age 4, the sheet among them with all its numbers."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from projections.documents import Documents
from projections.games.iron_age.components import NAME_KEY, SHEET_V0_ASSUMED
from projections.games.iron_age.sheet import Sheet, load
from projections.games.iron_age.sheet_faults import faults
from projections.setup import Option

SEATS = range(1, 5)
_ENDLESS_ROUNDS = 999  # what `bound` counts where a table plays without a limit
_CHANCE_A_TURN = 3


class Setup(Struct, frozen=True, gc=False):
    seats: int
    sheet: Sheet
    length: Literal["short", "full"] = "short"
    max_rounds: int | None = 99  # None: no limit
    end_round: Literal["current", "next"] = "current"
    monument_end_scope: Literal["table", "single"] = "table"
    disaster_mode: Literal["single", "cumulative"] = "single"
    payment: Literal["irredundant", "any"] = "irredundant"
    province_order: Literal["sequential", "any"] = "sequential"


def _rounds(text: str, _: int) -> int | None:
    if text.lower() == "none":
        return None
    if not re.fullmatch(r"[1-9][0-9]{0,2}", text):
        raise ValueError("1 … 999, none")
    return int(text)


SHEETS = Documents(name_key=NAME_KEY, shipped=(SHEET_V0_ASSUMED,), faults=faults, load=load)

OPTIONS = (
    Option("length", "short", ("short", "full")),
    Option("sheet", "iron_age_sheet_v0_assumed", write=lambda sheet: str(sheet.name), documents=SHEETS),
    Option("max_rounds", "99", read=_rounds, write=lambda rounds: "none" if rounds is None else str(rounds)),
    Option("end_round", "current", ("current", "next")),
    Option("monument_end_scope", "table", ("table", "single")),
    Option("disaster_mode", "single", ("single", "cumulative")),
    Option("payment", "irredundant", ("irredundant", "any")),
    Option("province_order", "sequential", ("sequential", "any")),
)


def check(setup: Setup) -> None:
    """All options of this game go together; a sheet is checked when it is read."""


def sides(setup: Setup) -> tuple[int, ...]:
    return tuple(range(setup.seats))


def bound(setup: Setup) -> int:
    """iron_age 13; without `max_rounds` nothing but chance ends a match, and 999 rounds are counted."""
    sheet = setup.sheet
    rounds = setup.max_rounds or _ENDLESS_ROUNDS
    faster = sum(max(0, each.population_per_population_die) for each in sheet.developments)
    population = sheet.max_empire_dice * (max(sheet.population_of_population, sheet.population_of_either) + faster)
    goods = sheet.limit[3]
    decisions = 8  # two re-rolls or keep, set, food, fight, done, buy, store
    turn = _CHANCE_A_TURN + decisions + (setup.seats - 1) + population + goods
    return 1 + setup.seats + rounds * setup.seats * turn
