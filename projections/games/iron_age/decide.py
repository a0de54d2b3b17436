"""Decide: the facts that a move causes, or why the rules refuse it (iron_age 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.errors import IllegalMove
from projections.games.iron_age import battle, powers, reach
from projections.games.iron_age import events as e
from projections.games.iron_age import intents as m
from projections.games.iron_age.flow import Story, follow
from projections.games.iron_age.sheet import EITHER, SKULL
from projections.games.iron_age.state import State, to_act

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.figures import Step
    from projections.games.iron_age.state import Phase


def decide(state: State, move: m.Move) -> tuple[Any, ...]:
    awaited = to_act(state)
    if not awaited:
        raise IllegalMove("game_over")
    if move.seat not in awaited:
        raise IllegalMove("not_your_turn", seat=move.seat)
    phase, refusal, fact = _DECIDE[type(move)]
    if state.phase != phase:
        raise IllegalMove(refusal, awaited=f"phase.{state.phase}")
    story = Story(state)
    own = fact(state, move)
    story.tell(own)
    follow(story, own)
    return tuple(story.facts)


def _start(state: State, move: m.StartPlayer) -> e.StartChosen:
    if not 0 <= move.player < state.setup.seats:
        raise IllegalMove("no_such_seat", seat=move.player)
    return e.StartChosen(move.player)


def _extra(state: State, move: m.ChooseExtra) -> e.ExtraChosen:
    sheet = state.setup.sheet
    if move.extra == "port":
        return e.ExtraChosen(move.seat, "port", sheet.port_population, sheet.port_goods[0])
    return e.ExtraChosen(move.seat, "province", sheet.province_boxes[0], 0)


def _roll(state: State, move: m.Roll) -> e.Rolled:
    _check_roll(state, move)
    return e.Rolled(move.empire, move.fate)


def _final(state: State, move: m.FinalDice) -> e.FinalDiceNoted:
    _check_roll(state, move)
    return e.FinalDiceNoted(move.empire, move.fate)


def _check_roll(state: State, move: m.Roll | m.FinalDice) -> None:
    seat = state.turn
    assert seat is not None
    expected = reach.dice(state.setup, state.realms[seat])
    if len(move.empire) != expected:
        raise IllegalMove(
            "dice_count",
            seat=seat,
            met=len(move.empire),
            expected=expected,
            most=state.setup.sheet.max_empire_dice,
            because=_gave_dice(state, seat),
        )
    if not move.fate:
        raise IllegalMove("fate_missing")
    _check_faces(state, move.empire, move.fate)


def _check_faces(state: State, empire: str, fate: str | None) -> None:
    sheet = state.setup.sheet
    for face in empire:
        if face not in sheet.empire_faces:
            raise IllegalMove("no_such_face", text=face, allowed=", ".join(dict.fromkeys(sheet.empire_faces)))
    letters = [face.letter for face in sheet.fate_faces]
    if fate and fate not in letters:
        raise IllegalMove("no_such_fate", text=fate, allowed=", ".join(letters))


def _reroll(state: State, move: m.Reroll) -> e.RerollChosen:
    free, fate = reach.free_dice(state)
    for face in dict.fromkeys(move.empire):
        if face not in state.empire:
            raise IllegalMove("die_not_showing", face=face)
        if face == SKULL:
            raise IllegalMove("skull_locked", because=lambda step: SKULL in getattr(step.move, "empire", ""))
        if move.empire.count(face) > free.count(face):
            raise IllegalMove("dice_not_there", face=face, most=free.count(face))
    if move.fate and not fate:
        raise IllegalMove("fate_locked")
    if not (move.empire or move.fate):
        raise IllegalMove("no_die_chosen")
    return e.RerollChosen(move.seat, move.empire, move.fate)


def _reroll_result(state: State, move: m.RerollResult) -> e.Rerolled:
    if len(move.empire) != state.rerolling:
        raise IllegalMove("reroll_count", met=len(move.empire), expected=state.rerolling)
    if state.fate and move.fate:
        raise IllegalMove("fate_not_rolled")
    if not (state.fate or move.fate):
        raise IllegalMove("fate_missing")
    _check_faces(state, move.empire, move.fate)
    return e.Rerolled(move.empire, move.fate)


def _keep(_: State, move: m.KeepDice) -> e.DiceKept:
    return e.DiceKept(move.seat)


def _set(state: State, move: m.SetDie) -> e.DieSet:
    if move.was is not None and move.was not in state.empire:
        raise IllegalMove("die_not_showing", face=move.was)
    if move.to == (move.was or state.fate):
        face = move.to if move.was else state.setup.sheet.fate(move.to).key
        raise IllegalMove("same_face", face=face)
    _check_faces(state, move.to if move.was else "", None if move.was else move.to)
    return e.DieSet(move.seat, move.was, move.to)


def _no_set(_: State, move: m.DeclinePortents) -> e.PortentsDeclined:
    return e.PortentsDeclined(move.seat)


def _allocate(state: State, move: m.AllocateDice) -> e.DiceAllocated:
    most = state.empire.count(EITHER)
    if not 0 <= move.food <= most:
        raise IllegalMove("too_many_food_dice", most=most)
    return e.DiceAllocated(move.seat, move.food)


def _fight(state: State, move: m.FightConquest) -> e.ConquestFought:
    realm = state.realms[move.seat]
    told = battle.fought(state.setup.sheet, realm, realm.conquest_boxes)
    return e.ConquestFought(move.seat, *told, boxes=1 if told.tribute else 0)


def _no_fight(_: State, move: m.DeclineConquest) -> e.ConquestDeclined:
    return e.ConquestDeclined(move.seat)


def _pay(state: State, move: m.PayGood) -> e.GoodPaid:
    demander = state.turn
    assert demander is not None
    room = state.setup.sheet.limit[3] - state.realms[demander].goods
    return e.GoodPaid(move.seat, demander, min(1, room), _owed(state, move.seat))


def _yield(state: State, move: m.YieldTribute) -> e.TributeYielded:
    assert state.turn is not None
    return e.TributeYielded(move.seat, state.turn, _owed(state, move.seat))


def _owed(state: State, seat: int) -> int:
    assert state.turn is not None
    demander, weaker = (powers.strength(state.setup.sheet, state.realms[each]) for each in (state.turn, seat))
    return demander - weaker


def _province(state: State, move: m.FillProvince) -> e.ProvinceFilled:
    setup, realm = state.setup, state.realms[move.seat]
    boxes = setup.sheet.province_boxes
    if not 2 <= move.province <= len(boxes) + 1:
        if realm.provinces > len(boxes):
            raise IllegalMove("all_provinces_built")
        raise IllegalMove("no_such_province", province=move.province, most=len(boxes) + 1)
    if realm.province_fill[move.province - 2] == boxes[move.province - 2]:
        raise IllegalMove("province_built", province=move.province, because=_built(e.ProvinceBuilt, move))
    if setup.province_order == "sequential" and move.province != reach.next_province(realm):
        raise IllegalMove("province_order", province=reach.next_province(realm))
    _check_boxes(move.n, reach.province_boxes(setup, realm, move.province))
    _check_population(state, move.n)
    return e.ProvinceFilled(move.seat, move.province, move.n)


def _port_population(state: State, move: m.FillPortPopulation) -> e.PortPopulationFilled:
    _check_boxes(move.n, reach.port_population_boxes(state.setup, state.realms[move.seat]))
    _check_population(state, move.n)
    return e.PortPopulationFilled(move.seat, move.n)


def _port_goods(state: State, move: m.FillPortGoods) -> e.PortGoodsFilled:
    realm = state.realms[move.seat]
    _check_boxes(move.n, reach.port_goods_boxes(state.setup, realm))
    if move.n > realm.goods:
        raise IllegalMove("too_few_goods", needed=move.n, left=realm.goods)
    return e.PortGoodsFilled(move.seat, move.n)


def _monument(state: State, move: m.FillMonument) -> e.MonumentFilled:
    setup, realm = state.setup, state.realms[move.seat]
    places = {setup.sheet.monuments[place].key: place for place in reach.in_play(setup)}
    if move.monument not in places:
        raise IllegalMove("monument_not_in_play", monument=move.monument, count=setup.seats)
    place = places[move.monument]
    if realm.monument_points[place] is not None:
        raise IllegalMove("monument_completed", monument=move.monument, because=_built(e.MonumentCompleted, move))
    _check_boxes(move.n, reach.monument_boxes(setup, realm, place))
    _check_population(state, move.n)
    return e.MonumentFilled(move.seat, move.monument, move.n, place)


def _army(state: State, move: m.RaiseArmy) -> e.ArmyRaised:
    sheet, realm = state.setup.sheet, state.realms[move.seat]
    _check_count(move.n)
    _check_population(state, move.n * sheet.army_population)
    if move.n * sheet.army_food > realm.food:
        raise IllegalMove("too_little_food", needed=move.n * sheet.army_food, left=realm.food)
    if move.n > reach.armies(state, realm):
        raise IllegalMove("row_full", row="armies", room=sheet.limit[2] - realm.armies)
    return e.ArmyRaised(move.seat, move.n, move.n * sheet.army_population, move.n * sheet.army_food)


def _ship(state: State, move: m.BuildShip) -> e.ShipBuilt:
    sheet, realm = state.setup.sheet, state.realms[move.seat]
    _check_count(move.n)
    if not powers.builds_ships(sheet, realm):
        raise IllegalMove("no_shipbuilding")
    if move.n * sheet.ship_goods > realm.goods:
        raise IllegalMove("too_few_goods", needed=move.n * sheet.ship_goods, left=realm.goods)
    if move.n > reach.ships(state.setup, realm):
        raise IllegalMove("row_full", row="ships", room=sheet.limit[1] - realm.ships)
    return e.ShipBuilt(move.seat, move.n, move.n * sheet.ship_goods)


def _end_build(_: State, move: m.EndBuild) -> e.BuildEnded:
    return e.BuildEnded(move.seat)


def _buy(state: State, move: m.BuyDevelopment) -> e.DevelopmentBought:
    sheet, realm = state.setup.sheet, state.realms[move.seat]
    development = next((each for each in sheet.developments if each.key == move.development), None)
    if development is None:
        raise IllegalMove("no_such_development", development=move.development)
    if any(each.development == move.development for each in realm.developments):
        raise IllegalMove("development_owned", development=move.development, because=_built(e.DevelopmentBought, move))
    if not 0 <= move.wealth <= realm.wealth:
        raise IllegalMove("too_little_wealth", needed=move.wealth, left=realm.wealth)
    if not 0 <= move.goods <= realm.goods:
        raise IllegalMove("too_few_goods", needed=move.goods, left=realm.goods)
    innovation = reach.innovation_worth(state, realm)
    worth = innovation + move.wealth * sheet.wealth_value + move.goods * sheet.good_value
    told: dict[str, Any] = {"development": move.development, "cost": development.cost, "worth": worth}
    if worth < development.cost:
        raise IllegalMove("payment_short", **told)
    if state.setup.payment == "irredundant" and reach.is_redundant(
        state, development, move.wealth, move.goods, innovation=innovation
    ):
        raise IllegalMove("payment_redundant", **told)
    return e.DevelopmentBought(move.seat, move.development, move.wealth, move.goods, state.innovation, state.round)


def _no_buy(_: State, move: m.SkipDevelopment) -> e.DevelopmentSkipped:
    return e.DevelopmentSkipped(move.seat)


def _store(state: State, move: m.StoreWealth) -> e.WealthStored:
    most = reach.wealth(state.setup, state.realms[move.seat])
    if not 0 <= move.n <= most:
        raise IllegalMove("too_much_stored", most=most)
    return e.WealthStored(move.seat, move.n, move.n * state.setup.sheet.goods_per_wealth)


def _check_count(n: int) -> None:
    if n < 1:
        raise IllegalMove("count_from_one")


def _check_boxes(n: int, left: int) -> None:
    _check_count(n)
    if n > left:
        raise IllegalMove("too_few_boxes", left=left)


def _check_population(state: State, needed: int) -> None:
    if needed > state.population:
        raise IllegalMove("too_little_population", needed=needed, left=state.population)


def _built(kind: Any, move: Any) -> Callable[[Step], bool]:
    """The earlier step in which the same seat built or bought the same thing."""
    thing = {e.ProvinceBuilt: "province", e.MonumentCompleted: "monument", e.DevelopmentBought: "development"}[kind]

    def did(step: Step) -> bool:
        return any(
            type(event) is kind and event.seat == move.seat and getattr(event, thing) == getattr(move, thing)
            for event in step.events
        )

    return did


def _gave_dice(state: State, seat: int) -> Callable[[Step], bool]:
    """The earlier step that made the number of dice what it is."""

    def did(step: Step) -> bool:
        before, after = (reach.dice(state.setup, each.realms[seat]) for each in (step.before, step.after))
        return before != after

    return did


_DECIDE: dict[type, tuple[Phase, str, Callable[[State, Any], Any]]] = {
    m.StartPlayer: ("start", "not_now", _start),
    m.ChooseExtra: ("extra", "not_now", _extra),
    m.Roll: ("roll", "not_now", _roll),
    m.Reroll: ("reroll", "no_reroll_now", _reroll),
    m.RerollResult: ("reroll_result", "not_now", _reroll_result),
    m.KeepDice: ("reroll", "no_reroll_now", _keep),
    m.FinalDice: ("roll", "not_now", _final),
    m.SetDie: ("portents", "no_portents_now", _set),
    m.DeclinePortents: ("portents", "no_portents_now", _no_set),
    m.AllocateDice: ("allocate", "no_either_now", _allocate),
    m.FightConquest: ("conquest", "no_conquest_now", _fight),
    m.DeclineConquest: ("conquest", "no_conquest_now", _no_fight),
    m.PayGood: ("reply", "no_demand_now", _pay),
    m.YieldTribute: ("reply", "no_demand_now", _yield),
    m.FillProvince: ("build", "no_building_now", _province),
    m.FillPortPopulation: ("build", "no_building_now", _port_population),
    m.FillPortGoods: ("build", "no_building_now", _port_goods),
    m.FillMonument: ("build", "no_building_now", _monument),
    m.RaiseArmy: ("build", "no_building_now", _army),
    m.BuildShip: ("build", "no_building_now", _ship),
    m.EndBuild: ("build", "no_building_now", _end_build),
    m.BuyDevelopment: ("buy", "no_buying_now", _buy),
    m.SkipDevelopment: ("buy", "no_buying_now", _no_buy),
    m.StoreWealth: ("store", "no_storing_now", _store),
}
