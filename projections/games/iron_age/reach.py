"""How far a seat can go: the bounds that both the list of legal moves and the judgement of one move ask."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from projections.games.iron_age import powers
from projections.games.iron_age.sheet import ACTIONS, ORDER, SKULL

if TYPE_CHECKING:
    from projections.games.iron_age.setup import Setup
    from projections.games.iron_age.sheet import Development
    from projections.games.iron_age.state import Realm, State
    from projections.seats import Seat

_CONQUEST, _DEMAND, _PORTENTS = ACTIONS


def dice(setup: Setup, realm: Realm) -> int:
    """Empire dice of the realm's next roll."""
    return min(setup.sheet.max_empire_dice, max(realm.provinces, realm.ports))


def free_dice(state: State) -> tuple[str, bool]:
    """Empire faces that may be rolled again, and whether the Fate die may."""
    locked = state.setup.sheet.fate(state.fate).skulls > 0
    return state.empire.replace(SKULL, ""), not locked


@lru_cache(maxsize=4_096)
def choices(faces: str) -> tuple[str, ...]:
    """Every way to take some of `faces`, or none, each once; in the order in which they stand in `faces`."""
    kinds = sorted(set(faces), key=ORDER.index)
    counts = product(*(range(faces.count(kind) + 1) for kind in kinds))
    return tuple("".join(kind * n for kind, n in zip(kinds, taken, strict=True)) for taken in counts)


def may_set(state: State) -> bool:
    """Whether the Fate face lets a die be set, and a face is there that changes something."""
    if _action(state) != _PORTENTS:
        return False
    return bool(set_fate_faces(state)) or any(set_faces(state, was) for was in state.empire)


def set_faces(state: State, was: str) -> str:
    """Empire faces to which a die that shows `was` may be set."""
    return "".join(dict.fromkeys(state.setup.sheet.empire_faces.replace(was, "")))


def set_fate_faces(state: State) -> str:
    """Letters to which the Fate die may be set."""
    return "".join(face.letter for face in state.setup.sheet.fate_faces if face.letter != state.fate)


def may_fight(state: State, seat: Seat) -> bool:
    return _action(state) == _CONQUEST and state.realms[seat].armies > 0


def is_demand(state: State) -> bool:
    return _action(state) == _DEMAND


def next_province(realm: Realm) -> int:
    return realm.provinces + 1


def province_boxes(setup: Setup, realm: Realm, province: int) -> int:
    """Open boxes of a province that may be filled now; 0 for any other."""
    boxes = setup.sheet.province_boxes
    if not 2 <= province <= len(boxes) + 1:
        return 0
    if setup.province_order == "sequential" and province != next_province(realm):
        return 0
    return boxes[province - 2] - realm.province_fill[province - 2]


def port_population_boxes(setup: Setup, realm: Realm) -> int:
    """Open population boxes of all future ports."""
    return setup.sheet.port_population * len(setup.sheet.port_goods) - realm.port_population


def port_goods_boxes(setup: Setup, realm: Realm) -> int:
    """Open goods boxes of all future ports."""
    return sum(setup.sheet.port_goods) - realm.port_goods


def ports(setup: Setup, realm: Realm) -> int:
    """iron_age 5: how many the filled boxes make."""
    sheet = setup.sheet
    built = 1
    population, goods = realm.port_population, realm.port_goods
    for boxes in sheet.port_goods:
        population -= sheet.port_population
        goods -= boxes
        if population < 0 or goods < 0:
            break
        built += 1
    return built


def in_play(setup: Setup) -> tuple[int, ...]:
    """Places on the sheet of the monuments that this number of players uses."""
    sheet = setup.sheet
    removed = sheet.monuments_removed[setup.seats - 1]
    return tuple(place for place, monument in enumerate(sheet.monuments) if monument.key not in removed)


def monument_boxes(setup: Setup, realm: Realm, place: int) -> int:
    return setup.sheet.monuments[place].boxes - realm.monument_fill[place]


def armies(state: State, realm: Realm) -> int:
    """The most that can be raised."""
    sheet = state.setup.sheet
    most = min(state.population // sheet.army_population, sheet.limit[2] - realm.armies)
    return min(most, realm.food // sheet.army_food) if sheet.army_food else most


def ships(setup: Setup, realm: Realm) -> int:
    """The most that can be built."""
    sheet = setup.sheet
    most = min(realm.goods // sheet.ship_goods, sheet.limit[1] - realm.ships)
    return most if most > 0 and powers.builds_ships(sheet, realm) else 0


def innovation_worth(state: State, realm: Realm) -> int:
    """What this turn's innovation results are worth together."""
    return state.innovation * powers.innovation_value(state.setup.sheet, realm) if state.innovation else 0


def missing_goods(state: State, development: Development, wealth: int, *, innovation: int) -> int:
    """Goods needed beside `innovation` worth and `wealth` pegs."""
    sheet = state.setup.sheet
    short = development.cost - innovation - wealth * sheet.wealth_value
    return max(0, -(-short // sheet.good_value))


def is_redundant(state: State, development: Development, wealth: int, goods: int, *, innovation: int) -> bool:
    """iron_age 6.5: whether one wealth or one good less would suffice."""
    sheet = state.setup.sheet
    over = innovation + wealth * sheet.wealth_value + goods * sheet.good_value - development.cost
    return (wealth > 0 and over >= sheet.wealth_value) or (goods > 0 and over >= sheet.good_value)


def wealth(setup: Setup, realm: Realm) -> int:
    """The most that can be stored."""
    sheet = setup.sheet
    return min(realm.goods // sheet.goods_per_wealth, sheet.limit[0] - realm.wealth)


def _action(state: State) -> str | None:
    return state.setup.sheet.fate(state.fate).action
