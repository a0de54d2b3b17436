"""Greedy: takes what is worth most at the moment, in points as a rule of thumb has them; looks no turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.iron_age import battle, powers, reach
from projections.games.iron_age import intents as m
from projections.games.iron_age.moves import builds, moves, purchases
from projections.games.iron_age.sheet import EITHER, GOODS, INNOVATION, SKULL

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.iron_age.intents import Move
    from projections.games.iron_age.sheet import Disaster, FateFace
    from projections.games.iron_age.state import Realm, State
    from projections.seats import Seat

_GOOD, _FOOD, _INNOVATION, _ARMY, _DIE = 0.45, 0.3, 1.4, 0.7, 9.0  # points that one of them is worth
_LARDER = 2  # food beyond the next feeding that is still welcome


def greedy(state: State, seat: Seat) -> Move:
    return _CHOOSE[state.phase](state, seat)


def _extra(_: State, seat: Seat) -> Move:
    return m.ChooseExtra(seat, "port")


def _reroll(state: State, seat: Seat) -> Move:
    """Rolls again what is worth less than a roll is on average."""
    sheet = state.setup.sheet
    free, fate_free = reach.free_dice(state)
    average = sum(_face(state, seat, face) for face in sheet.empire_faces) / len(sheet.empire_faces)
    again = "".join(face for face in free if _face(state, seat, face) < average)
    fates = {face.letter: _fate(state, seat, face) for face in sheet.fate_faces}
    average = sum(fates[face.letter] * face.sides for face in sheet.fate_faces) / len(sheet.empire_faces)
    fate = fate_free and fates[state.fate] < average
    return m.Reroll(seat, again, fate) if again or fate else m.KeepDice(seat)


def _portents(state: State, seat: Seat) -> Move:
    def gain(move: Move) -> float:
        if not isinstance(move, m.SetDie):
            return 0.0
        if move.was is None:
            sheet = state.setup.sheet
            return _fate(state, seat, sheet.fate(move.to)) - _fate(state, seat, sheet.fate(state.fate))
        without = _skulls(state, seat, state.empire.count(SKULL) - 1) if move.was == SKULL else 0.0
        return _face(state, seat, move.to) - (without if move.was == SKULL else _face(state, seat, move.was))

    return max(moves(state, seat), key=gain)


def _allocate(state: State, seat: Seat) -> Move:
    """As few dice for food as the next two feedings need."""
    sheet, realm = state.setup.sheet, state.realms[seat]
    a_die = max(1, sheet.food_of_either + powers.food_adjust(sheet, realm, sheet.fate(state.fate)))
    missing = _hunger(realm) - state.empire.count("F") * sheet.food_of_food
    return m.AllocateDice(seat, min(state.empire.count(EITHER), max(0, -(-missing // a_die))))


def _conquest(state: State, seat: Seat) -> Move:
    realm = state.realms[seat]
    wins = powers.strength(state.setup.sheet, realm) > realm.conquest_boxes
    return m.FightConquest(seat) if wins else m.DeclineConquest(seat)


def _reply(state: State, seat: Seat) -> Move:
    demander, mine = (powers.strength(state.setup.sheet, state.realms[each]) for each in (state.turn or 0, seat))
    return m.PayGood(seat) if demander - mine > 1 else m.YieldTribute(seat)


def _build(state: State, seat: Seat) -> Move:
    """The most boxes of what brings most for each."""
    best = max(builds(state, seat), key=lambda move: _building(state, seat, move))
    return best if _building(state, seat, best) > (0, 0) else m.EndBuild(seat)


def _building(state: State, seat: Seat, move: Move) -> tuple[float, int]:
    """Points for each box, and how many of them."""
    setup, realm = state.setup, state.realms[seat]
    sheet = setup.sheet
    if isinstance(move, m.FillProvince):
        worth = sheet.province_tribute[move.province - 2] + _ARMY * sheet.province_armies
        worth += _DIE if realm.ports <= realm.provinces < sheet.max_empire_dice else 0
        return worth / reach.province_boxes(setup, realm, move.province), move.n
    if isinstance(move, m.FillPortPopulation | m.FillPortGoods):
        return _port(state, realm, goods=isinstance(move, m.FillPortGoods), n=move.n)
    if isinstance(move, m.FillMonument):
        place = next(n for n, each in enumerate(sheet.monuments) if each.key == move.monument)
        points = sheet.monuments[place].later if state.claims[place] is not None else sheet.monuments[place].first
        left = reach.monument_boxes(setup, realm, place)
        return points / left + (move.n == left), move.n
    if isinstance(move, m.RaiseArmy):
        spare = realm.food - realm.provinces >= move.n * sheet.army_food
        return (_ARMY if spare else 0.0), move.n
    return (1.0 if isinstance(move, m.BuildShip) else 0.0), 1


def _port(state: State, realm: Realm, *, goods: bool, n: int) -> tuple[float, int]:
    """Nothing beyond the next port, and no goods that would buy a development."""
    sheet = state.setup.sheet
    if realm.ports > len(sheet.port_goods):
        return 0.0, 0
    jars = max(0, sum(sheet.port_goods[: realm.ports]) - realm.port_goods)
    people = max(0, sheet.port_population * realm.ports - realm.port_population)
    if n > (jars if goods else people):
        return 0.0, 0
    worth = _GOOD * 4 + (_DIE if realm.provinces <= realm.ports < sheet.max_empire_dice else 0)
    return worth / (jars + people) - (_GOOD if goods else 0), n


def _buy(state: State, seat: Seat) -> Move:
    sheet = state.setup.sheet

    def worth(move: Move) -> tuple[int, int]:
        assert isinstance(move, m.BuyDevelopment)
        return sheet.development(move.development).points, -move.wealth

    return max(purchases(state, seat), key=worth)


def _store(state: State, seat: Seat) -> Move:
    return m.StoreWealth(seat, reach.wealth(state.setup, state.realms[seat]))


def _hunger(realm: Realm) -> int:
    return 2 * realm.provinces + _LARDER - realm.food


def _face(state: State, seat: Seat, face: str) -> float:
    """What one more die with this face is worth."""
    sheet, realm = state.setup.sheet, state.realms[seat]
    food = _FOOD * (4 if _hunger(realm) > state.empire.count("F") * sheet.food_of_food else 1)
    if face == SKULL:
        return _skulls(state, seat, state.empire.count(SKULL))
    return {
        "F": food * sheet.food_of_food,
        "P": float(sheet.population_of_population),
        EITHER: max(food * sheet.food_of_either, float(sheet.population_of_either)),
        GOODS: _GOOD * realm.ports,
        INNOVATION: _INNOVATION,
    }[face]


def _skulls(state: State, seat: Seat, before: int) -> float:
    """What one skull more is worth after `before`: its good, less what the disaster costs."""
    rows = dict(state.setup.sheet.disasters)
    cost = [_disaster(state, seat, rows.get(count)) for count in (before, before + 1)]
    return _GOOD + cost[0] - cost[1]


def _disaster(state: State, seat: Seat, disaster: Disaster | None) -> float:
    sheet, realm = state.setup.sheet, state.realms[seat]
    if disaster is None:
        return 0.0
    if disaster in ("barbarians", "invasion"):
        enemy = sheet.barbarian_strength if disaster == "barbarians" else sheet.invasion_strength
        told = battle.fought(sheet, realm, enemy)
        return told.marks - told.tribute + _ARMY * told.armies
    marks = battle.marks(state, seat, disaster)
    return marks[seat] - sum(marks[:seat] + marks[seat + 1 :]) / max(1, len(marks) - 1)


def _fate(state: State, seat: Seat, face: FateFace) -> float:
    sheet, realm = state.setup.sheet, state.realms[seat]
    mine = powers.strength(sheet, realm)
    worth = _FOOD * face.food_adjust * state.empire.count("F") + _GOOD * face.goods + _INNOVATION * face.innovation
    worth -= face.skulls
    if face.action == "conquest" and realm.armies:
        worth += max(0.0, mine - realm.conquest_boxes - _ARMY)
    elif face.action == "tribute_demand":
        worth += sum(max(0, mine - powers.strength(sheet, other)) for other in state.realms) / 2
    elif face.action == "portents":
        worth += 1.5
    return worth


_CHOOSE: dict[str, Callable[[State, Seat], Move]] = {
    "extra": _extra,
    "reroll": _reroll,
    "portents": _portents,
    "allocate": _allocate,
    "conquest": _conquest,
    "reply": _reply,
    "build": _build,
    "buy": _buy,
    "store": _store,
}
