"""Moves: every legal one in canonical order (iron_age 6). The moves themselves are in `intents`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.iron_age import intents as m
from projections.games.iron_age import reach
from projections.games.iron_age.intents import Move
from projections.games.iron_age.sheet import EITHER
from projections.games.iron_age.state import BY_CHANCE, to_act

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from projections.games.iron_age.state import Phase, State
    from projections.seats import Seat

__all__ = ["Move", "builds", "moves", "purchases"]


def moves(state: State, seat: Seat) -> Iterator[Move]:
    if state.phase in BY_CHANCE or seat not in to_act(state):
        return iter(())
    return _MOVES[state.phase](state, seat)


def _extras(_: State, seat: Seat) -> Iterator[Move]:
    yield m.ChooseExtra(seat, "port")
    yield m.ChooseExtra(seat, "province")


def _rerolls(state: State, seat: Seat) -> Iterator[Move]:
    yield m.KeepDice(seat)
    free, fate = reach.free_dice(state)
    for empire in reach.choices(free):
        if empire:
            yield m.Reroll(seat, empire, False)
        if fate:
            yield m.Reroll(seat, empire, True)


def _settings(state: State, seat: Seat) -> Iterator[Move]:
    for was in dict.fromkeys(state.empire):
        for to in reach.set_faces(state, was):
            yield m.SetDie(seat, was, to)
    for to in reach.set_fate_faces(state):
        yield m.SetDie(seat, None, to)
    yield m.DeclinePortents(seat)


def _allocations(state: State, seat: Seat) -> Iterator[Move]:
    for food in range(state.empire.count(EITHER) + 1):
        yield m.AllocateDice(seat, food)


def _conquests(_: State, seat: Seat) -> Iterator[Move]:
    yield m.FightConquest(seat)
    yield m.DeclineConquest(seat)


def _replies(_: State, seat: Seat) -> Iterator[Move]:
    yield m.PayGood(seat)
    yield m.YieldTribute(seat)


def builds(state: State, seat: Seat) -> Iterator[Move]:
    """All of step 4 but its end."""
    setup, realm, population = state.setup, state.realms[seat], state.population
    if population:
        for province in range(2, len(realm.province_fill) + 2):
            for n in range(1, min(reach.province_boxes(setup, realm, province), population) + 1):
                yield m.FillProvince(seat, province, n)
        for n in range(1, min(reach.port_population_boxes(setup, realm), population) + 1):
            yield m.FillPortPopulation(seat, n)
    if realm.goods:
        for n in range(1, min(reach.port_goods_boxes(setup, realm), realm.goods) + 1):
            yield m.FillPortGoods(seat, n)
    if population:
        for place in reach.in_play(setup):
            for n in range(1, min(reach.monument_boxes(setup, realm, place), population) + 1):
                yield m.FillMonument(seat, setup.sheet.monuments[place].key, n)
        for n in range(1, reach.armies(state, realm) + 1):
            yield m.RaiseArmy(seat, n)
    for n in range(1, reach.ships(setup, realm) + 1):
        yield m.BuildShip(seat, n)


def purchases(state: State, seat: Seat) -> Iterator[m.BuyDevelopment]:
    """All of step 5 but declining."""
    setup, realm = state.setup, state.realms[seat]
    sheet, goods = setup.sheet, realm.goods
    innovation = reach.innovation_worth(state, realm)
    most = innovation + realm.wealth * sheet.wealth_value + goods * sheet.good_value
    keys = [each.development for each in realm.developments]
    for development in sheet.developments:
        if development.cost > most or development.key in keys:
            continue
        for wealth in range(realm.wealth + 1):
            needed = reach.missing_goods(state, development, wealth, innovation=innovation)
            for n in range(needed, goods + 1):
                if setup.payment == "irredundant" and reach.is_redundant(
                    state, development, wealth, n, innovation=innovation
                ):
                    break
                yield m.BuyDevelopment(seat, development.key, wealth, n)


def _builds(state: State, seat: Seat) -> Iterator[Move]:
    yield from builds(state, seat)
    yield m.EndBuild(seat)


def _purchases(state: State, seat: Seat) -> Iterator[Move]:
    yield from purchases(state, seat)
    yield m.SkipDevelopment(seat)


def _stores(state: State, seat: Seat) -> Iterator[Move]:
    for n in range(reach.wealth(state.setup, state.realms[seat]) + 1):
        yield m.StoreWealth(seat, n)


def _none(_state: State, _seat: Seat) -> Iterator[Move]:
    return iter(())


_MOVES: dict[Phase, Callable[[Any, Any], Iterator[Move]]] = {
    "start": _none,
    "extra": _extras,
    "roll": _none,
    "reroll": _rerolls,
    "reroll_result": _none,
    "portents": _settings,
    "allocate": _allocations,
    "conquest": _conquests,
    "reply": _replies,
    "build": _builds,
    "buy": _purchases,
    "store": _stores,
    "over": _none,
}
