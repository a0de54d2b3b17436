"""What the developments of a realm do (iron_age 2.6, 2.9); effects of several add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projections.games.iron_age.sheet import Development, FateFace, Sheet
    from projections.games.iron_age.state import Realm


def owned(sheet: Sheet, realm: Realm) -> tuple[Development, ...]:
    """In the order of the sheet."""
    if not realm.developments:
        return ()
    keys = {each.development for each in realm.developments}
    return tuple(each for each in sheet.developments if each.key in keys)


def strength(sheet: Sheet, realm: Realm) -> int:
    """iron_age 5, at this moment."""
    powers = owned(sheet, realm)
    return realm.armies + sum(each.combat + each.combat_per_ship * realm.ships for each in powers)


def loses_ship(sheet: Sheet, realm: Realm) -> bool:
    return any(each.lose_ship_in_battle for each in owned(sheet, realm))


def builds_ships(sheet: Sheet, realm: Realm) -> bool:
    return any(each.enable_ships for each in owned(sheet, realm))


def is_immune(sheet: Sheet, realm: Realm, disaster: str) -> bool:
    return any(disaster in each.immune for each in owned(sheet, realm))


def food_adjust(sheet: Sheet, realm: Realm, fate: FateFace) -> int:
    """Per food die; iron_age 11.36: `ignore_drought` takes away only what the Fate die would take."""
    powers = owned(sheet, realm)
    by_fate = fate.food_adjust
    if by_fate < 0 and any(each.ignore_drought for each in powers):
        by_fate = 0
    return by_fate + sum(each.food_per_food_die for each in powers)


def population_adjust(sheet: Sheet, realm: Realm) -> int:
    """Per die used for population."""
    return sum(each.population_per_population_die for each in owned(sheet, realm))


def innovation_value(sheet: Sheet, realm: Realm) -> int:
    return max((sheet.innovation_value, *(each.innovation_value for each in owned(sheet, realm))))
