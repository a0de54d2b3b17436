"""Battles and who suffers from skulls (iron_age 2.7, 6.2b, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from projections.games.iron_age import powers
from projections.games.iron_age.sheet import BATTLES, SKULL

if TYPE_CHECKING:
    from projections.games.iron_age.sheet import Disaster, Sheet
    from projections.games.iron_age.state import Realm, State
    from projections.seats import Seat


class Battle(NamedTuple):
    """In the order in which the events of battles have these fields."""

    strength: int
    enemy: int
    tribute: int
    marks: int
    armies: int  # lost
    ships: int  # lost


def fought(sheet: Sheet, realm: Realm, enemy: int) -> Battle:
    strength = powers.strength(sheet, realm)
    return Battle(
        strength,
        enemy,
        tribute=max(0, strength - enemy),
        marks=max(0, enemy - strength),
        armies=min(1, realm.armies),
        ships=min(1, realm.ships) if powers.loses_ship(sheet, realm) else 0,
    )


def disasters(state: State) -> tuple[Disaster, ...]:
    """Those that the final dice bring, marks before battles (iron_age 11.5)."""
    setup = state.setup
    skulls = state.empire.count(SKULL) + setup.sheet.fate(state.fate).skulls
    reached = [(count, name) for count, name in setup.sheet.disasters if count <= skulls]
    if setup.disaster_mode == "single":
        highest = max((count for count, _ in setup.sheet.disasters), default=0)
        reached = [(count, name) for count, name in reached if count == min(skulls, highest)]
    names = [name for _, name in reached]
    return (*(name for name in names if name not in BATTLES), *(name for name in names if name in BATTLES))


def marks(state: State, roller: Seat, disaster: Disaster) -> tuple[int, ...]:
    """Skull marks that a disaster without a battle brings, by seat."""
    sheet = state.setup.sheet
    by_name = {
        "unrest": sheet.unrest_marks,
        "pestilence": sheet.pestilence_marks,
        "civil_war": sheet.civil_war_marks,
    }
    return tuple(
        by_name[disaster]
        if (seat == roller) != (disaster == "pestilence") and not powers.is_immune(sheet, realm, disaster)
        else 0
        for seat, realm in enumerate(state.realms)
    )


def fighters(state: State, roller: Seat, disaster: Disaster) -> tuple[Seat, ...]:
    """Clockwise from the roller."""
    return clockwise(state, roller) if disaster == "invasion" else (roller,)


def clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats, `seat` first."""
    seats = state.setup.seats
    return tuple((seat + step) % seats for step in range(seats))
