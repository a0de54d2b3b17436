"""Evolve: the state after an event. Adds and subtracts what it says; knows no rule and no number of the sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.iron_age import events as e
from projections.games.iron_age.sheet import ORDER
from projections.games.iron_age.state import Owned, Realm, State

if TYPE_CHECKING:
    from collections.abc import Callable


def evolve(state: State, event: Any) -> State:
    return _EVOLVE[type(event)](state, event)


@lru_cache(maxsize=50_000)
def arranged(faces: str) -> str:
    """Empire faces in the order in which they are written."""
    return "".join(sorted(faces, key=ORDER.index))


def without(faces: str, taken: str) -> str:
    """`faces` less those `taken`, each once."""
    for face in taken:
        faces = faces.replace(face, "", 1)
    return faces


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _realms(state: State, seat: int, realm: Realm) -> tuple[Realm, ...]:
    realms = state.realms
    return (*realms[:seat], realm, *realms[seat + 1 :])


def _start_chosen(state: State, event: e.StartChosen) -> State:
    return replace(state, start_player=event.player, turn=event.player, phase="extra")


def _extra_chosen(state: State, event: e.ExtraChosen) -> State:
    realm = state.realms[event.seat]
    if event.extra == "port":
        realm = replace(realm, port_population=event.population, port_goods=event.goods)
    else:
        realm = replace(realm, province_fill=_put(realm.province_fill, 0, event.population))
    return replace(state, realms=_realms(state, event.seat, realm))


def _rolled(state: State, event: e.Rolled) -> State:
    return replace(state, phase="reroll", empire=event.empire, fate=event.fate, rolls=1)


def _reroll_chosen(state: State, event: e.RerollChosen) -> State:
    return replace(
        state,
        phase="reroll_result",
        empire=without(state.empire, event.empire),
        fate="" if event.fate else state.fate,
        rerolling=len(event.empire),
    )


def _rerolled(state: State, event: e.Rerolled) -> State:
    return replace(
        state,
        phase="reroll",
        empire=arranged(state.empire + event.empire),
        fate=event.fate or state.fate,
        rerolling=0,
        rolls=state.rolls + 1,
    )


def _same(state: State, _: Any) -> State:
    return state


def _final_dice_noted(state: State, event: e.FinalDiceNoted) -> State:
    return replace(state, empire=event.empire, fate=event.fate)


def _die_set(state: State, event: e.DieSet) -> State:
    if event.was is None:
        return replace(state, fate=event.to)
    return replace(state, empire=arranged(state.empire.replace(event.was, event.to, 1)))


def _collected(state: State, event: e.Collected) -> State:
    realm = state.realms[event.seat]
    goods = realm.goods + event.goods - event.goods_lost
    food = realm.food + event.food - event.food_lost
    realms = _realms(state, event.seat, replace(realm, goods=goods, food=food))
    return replace(state, realms=realms, population=event.population, innovation=event.innovation)


def _fed(state: State, event: e.Fed) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, food=realm.food - event.food, marks=realm.marks + event.unfed)
    return replace(state, realms=_realms(state, event.seat, realm))


def _disaster_struck(state: State, event: e.DisasterStruck) -> State:
    return replace(
        state,
        realms=tuple(
            replace(realm, marks=realm.marks + marks) if marks else realm
            for realm, marks in zip(state.realms, event.marks, strict=True)
        ),
    )


def _battle_fought(state: State, event: e.BattleFought) -> State:
    return replace(state, realms=_realms(state, event.seat, _after_battle(state.realms[event.seat], event)))


def _conquest_fought(state: State, event: e.ConquestFought) -> State:
    realm = _after_battle(state.realms[event.seat], event)
    realm = replace(realm, conquest_boxes=realm.conquest_boxes + event.boxes)
    return replace(state, realms=_realms(state, event.seat, realm))


def _after_battle(realm: Realm, event: e.BattleFought | e.ConquestFought) -> Realm:
    return replace(
        realm,
        tribute=realm.tribute + event.tribute,
        marks=realm.marks + event.marks,
        armies=realm.armies - event.armies,
        ships=realm.ships - event.ships,
    )


def _tribute_demanded(state: State, event: e.TributeDemanded) -> State:
    return replace(state, replies=event.weaker)


def _good_paid(state: State, event: e.GoodPaid) -> State:
    payer, demander = state.realms[event.seat], state.realms[event.demander]
    realms = _put(state.realms, event.seat, replace(payer, goods=payer.goods - 1))
    realms = _put(realms, event.demander, replace(demander, goods=demander.goods + event.received))
    return replace(state, realms=realms, replies=state.replies[1:])


def _tribute_got(state: State, event: e.TributeYielded | e.TributeTaken) -> State:
    demander = state.realms[event.demander]
    realm = replace(demander, tribute=demander.tribute + event.tribute)
    return replace(state, realms=_realms(state, event.demander, realm), replies=state.replies[1:])


def _province_filled(state: State, event: e.ProvinceFilled) -> State:
    realm = state.realms[event.seat]
    place = event.province - 2
    realm = replace(realm, province_fill=_put(realm.province_fill, place, realm.province_fill[place] + event.n))
    return replace(state, realms=_realms(state, event.seat, realm), population=state.population - event.n)


def _port_population_filled(state: State, event: e.PortPopulationFilled) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, port_population=realm.port_population + event.n)
    return replace(state, realms=_realms(state, event.seat, realm), population=state.population - event.n)


def _port_goods_filled(state: State, event: e.PortGoodsFilled) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, goods=realm.goods - event.n, port_goods=realm.port_goods + event.n)
    return replace(state, realms=_realms(state, event.seat, realm))


def _monument_filled(state: State, event: e.MonumentFilled) -> State:
    realm = state.realms[event.seat]
    filled = realm.monument_fill[event.place] + event.n
    realm = replace(realm, monument_fill=_put(realm.monument_fill, event.place, filled))
    return replace(state, realms=_realms(state, event.seat, realm), population=state.population - event.n)


def _army_raised(state: State, event: e.ArmyRaised) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, armies=realm.armies + event.n, food=realm.food - event.food)
    return replace(state, realms=_realms(state, event.seat, realm), population=state.population - event.population)


def _ship_built(state: State, event: e.ShipBuilt) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, ships=realm.ships + event.n, goods=realm.goods - event.goods)
    return replace(state, realms=_realms(state, event.seat, realm))


def _province_built(state: State, event: e.ProvinceBuilt) -> State:
    realm = state.realms[event.seat]
    realm = replace(
        realm,
        provinces=realm.provinces + 1,
        armies=realm.armies + event.armies,
        tribute=realm.tribute + event.tribute,
    )
    return replace(state, realms=_realms(state, event.seat, realm))


def _ports_built(state: State, event: e.PortsBuilt) -> State:
    return replace(state, realms=_realms(state, event.seat, replace(state.realms[event.seat], ports=event.ports)))


def _monument_completed(state: State, event: e.MonumentCompleted) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, monument_points=_put(realm.monument_points, event.place, event.points))
    claims = _put(state.claims, event.place, event.seat) if event.first else state.claims
    return replace(state, realms=_realms(state, event.seat, realm), claims=claims)


def _development_bought(state: State, event: e.DevelopmentBought) -> State:
    realm = state.realms[event.seat]
    realm = replace(
        realm,
        wealth=realm.wealth - event.wealth,
        goods=realm.goods - event.goods,
        developments=(*realm.developments, Owned(event.development, event.round)),
    )
    return replace(state, realms=_realms(state, event.seat, realm), innovation=state.innovation - event.innovation)


def _wealth_stored(state: State, event: e.WealthStored) -> State:
    realm = state.realms[event.seat]
    realm = replace(realm, wealth=realm.wealth + event.n, goods=realm.goods - event.goods)
    return replace(state, realms=_realms(state, event.seat, realm))


def _phase_entered(state: State, event: e.PhaseEntered) -> State:
    return replace(state, turn=event.seat, phase=event.phase, rolls=0)


def _population_lost(state: State, event: e.PopulationLost) -> State:
    return replace(state, population=state.population - event.population)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(
        state,
        phase="roll",
        turn=event.seat,
        round=event.round,
        empire="",
        fate="",
        rolls=0,
        population=0,
        innovation=0,
    )


def _last_round_known(state: State, event: e.LastRoundKnown) -> State:
    return replace(state, last_round=event.round)


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, phase="over", reasons=event.reasons, empire="", fate="", rolls=0, population=0, innovation=0)


_EVOLVE: dict[type, Callable[[State, Any], State]] = {
    e.StartChosen: _start_chosen,
    e.ExtraChosen: _extra_chosen,
    e.Rolled: _rolled,
    e.RerollChosen: _reroll_chosen,
    e.Rerolled: _rerolled,
    e.DiceKept: _same,
    e.FinalDiceNoted: _final_dice_noted,
    e.DieSet: _die_set,
    e.PortentsDeclined: _same,
    e.DiceAllocated: _same,
    e.ConquestFought: _conquest_fought,
    e.ConquestDeclined: _same,
    e.GoodPaid: _good_paid,
    e.TributeYielded: _tribute_got,
    e.ProvinceFilled: _province_filled,
    e.PortPopulationFilled: _port_population_filled,
    e.PortGoodsFilled: _port_goods_filled,
    e.MonumentFilled: _monument_filled,
    e.ArmyRaised: _army_raised,
    e.ShipBuilt: _ship_built,
    e.BuildEnded: _same,
    e.DevelopmentBought: _development_bought,
    e.DevelopmentSkipped: _same,
    e.WealthStored: _wealth_stored,
    e.ProvinceBuilt: _province_built,
    e.PortsBuilt: _ports_built,
    e.MonumentCompleted: _monument_completed,
    e.Collected: _collected,
    e.Fed: _fed,
    e.DisasterStruck: _disaster_struck,
    e.BattleFought: _battle_fought,
    e.TributeDemanded: _tribute_demanded,
    e.TributeTaken: _tribute_got,
    e.PhaseEntered: _phase_entered,
    e.PopulationLost: _population_lost,
    e.TurnBegan: _turn_began,
    e.LastRoundKnown: _last_round_known,
    e.GameEnded: _game_ended,
}
