"""Greedy: takes what is worth most at the moment, in points as a rule of thumb has them; looks no turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.iron_age import battle, powers, reach
from projections.games.iron_age import intents as m
from projections.games.iron_age.moves import builds, moves, purchases
from projections.games.iron_age.sheet import BATTLES, EITHER, GOODS, INNOVATION, SKULL

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.iron_age.intents import Move
    from projections.games.iron_age.sheet import FateFace
    from projections.games.iron_age.state import Realm, State
    from projections.seats import Seat

_GOOD, _FOOD, _INNOVATION, _ARMY, _DIE = 0.45, 0.3, 1.4, 0.7, 9.0  # points that one of them is worth
_PORTENTS = 1.5
_PORTS = 3  # as many are worth their goods
_HUNGRY = 4  # times as much is a food worth that the next two feedings need


def greedy(state: State, seat: Seat) -> Move:
    return _CHOOSE[state.phase](state, seat)


def _reroll(state: State, seat: Seat) -> Move:
    """Rolls again what is worth less than a roll is on average."""
    sheet = state.setup.sheet
    free, fate_free = reach.free_dice(state)
    worth = {face: _face(state, seat, face) for face in sheet.empire_faces + free}
    average = sum(worth[face] for face in sheet.empire_faces) / len(sheet.empire_faces)
    again = "".join(face for face in free if worth[face] < average)
    fates = {face.letter: _fate(state, seat, face) for face in sheet.fate_faces}
    average = sum(fates[face.letter] * face.sides for face in sheet.fate_faces) / len(sheet.empire_faces)
    fate = fate_free and fates[state.fate] < average
    return m.Reroll(seat, again, fate) if again or fate else m.KeepDice(seat)


def _portents(state: State, seat: Seat) -> Move:
    sheet = state.setup.sheet

    def gain(move: Move) -> float:
        if not isinstance(move, m.SetDie):
            return 0.0
        if move.was:
            return _face(state, seat, move.to) - _face(state, seat, move.was, more=-1)
        return _fate(state, seat, sheet.fate(move.to)) - _fate(state, seat, sheet.fate(state.fate))

    return max(moves(state, seat), key=gain)


def _allocate(state: State, seat: Seat) -> Move:
    """As few dice for food as the next two feedings need."""
    sheet, realm = state.setup.sheet, state.realms[seat]
    a_die = max(1, sheet.food_of_either + powers.food_adjust(sheet, realm, sheet.fate(state.fate)))
    dice = -(-_missing_food(state, realm) // a_die)
    return m.AllocateDice(seat, min(state.empire.count(EITHER), max(0, dice)))


def _margin(state: State, seat: Seat) -> int:
    """Strength above that of the next tribe."""
    return powers.strength(state.setup.sheet, state.realms[seat]) - state.realms[seat].conquest_boxes


def _build(state: State, seat: Seat) -> Move:
    """The most boxes of what brings most for each."""
    best = max(builds(state, seat), key=lambda move: _building(state, seat, move))
    return best if _building(state, seat, best) > (0, 0) else m.EndBuild(seat)


def _building(state: State, seat: Seat, move: Move) -> tuple[float, int]:
    """Points for each box, and how many of them."""
    setup, realm, sheet = state.setup, state.realms[seat], state.setup.sheet
    if isinstance(move, m.FillProvince):
        die = _DIE if realm.ports <= realm.provinces < sheet.max_empire_dice else 0
        worth = sheet.province_tribute[move.province - 2] + _ARMY * sheet.province_armies + die
        return worth / reach.province_boxes(setup, realm, move.province), move.n
    if isinstance(move, m.FillMonument):
        place = next(n for n, each in enumerate(sheet.monuments) if each.key == move.monument)
        monument, left = sheet.monuments[place], reach.monument_boxes(setup, realm, place)
        points = monument.first if state.claims[place] is None else monument.later
        return points / left + (move.n == left), move.n
    if isinstance(move, m.RaiseArmy):
        return (_ARMY if realm.food - realm.provinces >= move.n * sheet.army_food else 0.0), move.n
    if isinstance(move, m.FillPortPopulation | m.FillPortGoods):
        return (1.0 if realm.ports < _PORTS else 0.0), move.n
    return 1.0, 1  # a ship


def _buy(state: State, seat: Seat) -> Move:
    points = {each.key: each.points for each in state.setup.sheet.developments}
    return max(purchases(state, seat), key=lambda move: (points[move.development], -move.wealth))


def _missing_food(state: State, realm: Realm) -> int:
    """What the next two feedings need beyond the row and the food dice."""
    return 2 * realm.provinces + 2 - realm.food - state.empire.count("F") * state.setup.sheet.food_of_food


def _face(state: State, seat: Seat, face: str, *, more: int = 0) -> float:
    """What one more die with this face is worth, with `more` skulls than lie there."""
    sheet, realm = state.setup.sheet, state.realms[seat]
    if face == SKULL:
        skulls = state.empire.count(SKULL) + more
        return _GOOD + _disaster(state, seat, skulls) - _disaster(state, seat, skulls + 1)
    food = _FOOD * (_HUNGRY if _missing_food(state, realm) > 0 else 1)
    either = max(food * sheet.food_of_either, sheet.population_of_either)
    worth = {"F": food * sheet.food_of_food, "P": sheet.population_of_population, EITHER: either}
    return {**worth, GOODS: _GOOD * realm.ports, INNOVATION: _INNOVATION}[face]


def _disaster(state: State, seat: Seat, skulls: int) -> float:
    """Marks that so many skulls bring this seat, less those of the others on average."""
    sheet = state.setup.sheet
    name = dict(sheet.disasters).get(skulls)
    if name is None:
        return 0.0
    if name in BATTLES:
        enemy = sheet.barbarian_strength if name == "barbarians" else sheet.invasion_strength
        return enemy - powers.strength(sheet, state.realms[seat])
    marks = battle.marks(state, seat, name)
    return marks[seat] - (sum(marks) - marks[seat]) / max(1, len(marks) - 1)


def _fate(state: State, seat: Seat, face: FateFace) -> float:
    worth = _FOOD * face.food_adjust * state.empire.count("F") - face.skulls
    if face.action == "conquest" and state.realms[seat].armies:
        return worth + max(0.0, _margin(state, seat) - _ARMY)
    if face.action == "tribute_demand":
        others = [powers.strength(state.setup.sheet, realm) for realm in state.realms]
        return worth + sum(max(0, others[seat] - other) for other in others) / 2
    return worth + (_PORTENTS if face.action == "portents" else 0)


_CHOOSE: dict[str, Callable[[State, Seat], Move]] = {
    "extra": lambda _, seat: m.ChooseExtra(seat, "port"),
    "reroll": _reroll,
    "portents": _portents,
    "allocate": _allocate,
    "conquest": lambda state, seat: (m.FightConquest if _margin(state, seat) > 0 else m.DeclineConquest)(seat),
    "reply": lambda _, seat: m.PayGood(seat),
    "build": _build,
    "buy": _buy,
    "store": lambda state, seat: m.StoreWealth(seat, reach.wealth(state.setup, state.realms[seat])),
}
