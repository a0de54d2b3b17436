"""Decide: whether a move is legal, the facts that it causes, and the move that a fact is of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.errors import IllegalMove
from projections.games.kingsburg import events as e
from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    CHAPEL,
    COLOURED,
    ENEMIES,
    FACES,
    GOODS,
    GUILD_GOLD,
    NOTHING,
    ONE,
    STATUE,
    TOKEN,
    TOWN_HALL_VP,
    YEARS,
)
from projections.games.kingsburg.evolve import evolve
from projections.games.kingsburg.flow import follow, peek
from projections.games.kingsburg.helping import choices, gain
from projections.games.kingsburg.placing import refuse
from projections.games.kingsburg.rolling import (
    after_reroll,
    chapel_applies,
    may_reroll,
    neutral_groups,
    refuse_dice,
    refuse_faces,
    statue_applies,
)
from projections.games.kingsburg.spending import (
    buildable,
    letters,
    price_of,
    refuse_building,
    refuse_payment,
    soldier_price,
    town_hall_pays,
)
from projections.games.kingsburg.state import to_act
from projections.games.kingsburg.winter import by_fortress

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.kingsburg.state import State

Facts = tuple[Any, ...]


def decide(state: State, move: Any) -> tuple[e.Event, ...]:
    """The facts that `move` causes, consequences included. Raises IllegalMove."""
    awaited = to_act(state)
    if not awaited:
        raise IllegalMove("game_over")
    if move.seat not in awaited:
        raise IllegalMove("not_your_turn", seat=move.seat)
    step, facts_of = _DECIDE[type(move)]
    if step != state.step:
        raise IllegalMove("other_step", due=f"step.{state.step}")
    facts = list(next_facts := facts_of(state, move))
    while next_facts:
        for event in next_facts:
            state = evolve(state, event)
        facts += (next_facts := follow(state))
    return tuple(facts)


def _set_order(state: State, move: m.SetOrder) -> Facts:
    if sorted(move.order) != list(range(state.setup.seats)):
        raise IllegalMove("order_incomplete", count=state.setup.seats)
    return (e.OrderSet(move.order),)


def _deal_enemies(_: State, move: m.DealEnemies) -> Facts:
    if len(move.cards) != YEARS:
        raise IllegalMove("enemy_count", count=YEARS, met=len(move.cards))
    for year, card in enumerate(move.cards, start=1):
        if card is not None:
            _refuse_card(year, card)
    return (e.EnemiesDealt(move.cards),)


def _refuse_card(year: int, card: str) -> None:
    if card not in ENEMIES:
        raise IllegalMove("no_card", card=card)
    if ENEMIES[card].year != year:
        raise IllegalMove("other_year", card=card, year=year)


def _roll_neutral(_: State, move: m.RollNeutral) -> Facts:
    if (len(move.three), len(move.two)) != (COLOURED, COLOURED - 1):
        raise IllegalMove("neutral_count")
    refuse_faces(move.three)
    refuse_faces(move.two)
    return (e.NeutralRolled(move.three, move.two, neutral_groups(move.three, move.two)),)


def _roll_dice(state: State, move: m.RollDice) -> Facts:
    refuse_dice(state, move.player, move.coloured, move.white)
    return (e.Rolled(move.player, move.coloured, move.white),)


def _reroll(state: State, move: m.Reroll) -> Facts:
    refuse_dice(state, move.player, move.coloured, move.white)
    coloured, white = after_reroll(state, move.coloured, move.white)
    fact = e.Rerolled(move.player, move.coloured, move.white, coloured, white, more=True)
    if may_reroll(evolve(state, fact).provinces[move.player]):
        return (fact,)
    return (e.Rerolled(move.player, move.coloured, move.white, coloured, white, more=False),)


def _reveal_enemy(state: State, move: m.RevealEnemy) -> Facts:
    _refuse_card(state.year, move.card)
    known = state.enemies[state.year - 1]
    if known not in (None, move.card):
        raise IllegalMove(
            "other_card", card=move.card, known=known, because=lambda step: isinstance(step.move, m.DealEnemies)
        )
    return (e.EnemyRevealed(move.card),)


def _roll_reinforcements(_: State, move: m.RollReinforcements) -> Facts:
    if not 1 <= move.value <= FACES:
        raise IllegalMove("no_dice", met=move.value)
    return (e.KingRolled(move.value),)


def _choose_aid(_: State, move: m.ChooseAid) -> Facts:
    _refuse_good(move.good)
    return (e.AidChosen(move.seat, move.good),)


def _refuse_good(good: int) -> None:
    if good not in range(len(GOODS)):
        raise IllegalMove("no_good", met=good)


def _claim_guild(_: State, move: m.ClaimGuild) -> Facts:
    return (e.GuildClaimed(move.seat, GUILD_GOLD if move.take else 0),)


def _use_statue(state: State, move: m.UseStatue) -> Facts:
    own = state.provinces[move.seat]
    if not statue_applies(own):
        raise IllegalMove("no_reroll", building=BUILDINGS[STATUE].key)
    if move.kind == "white" and not own.white:
        raise IllegalMove("no_white_die")
    return (e.StatueUsed(move.seat, move.kind),)


def _use_chapel(state: State, move: m.UseChapel) -> Facts:
    if not chapel_applies(state.provinces[move.seat]):
        raise IllegalMove("no_reroll", building=BUILDINGS[CHAPEL].key)
    return (e.ChapelUsed(move.seat),)


def _keep_roll(_: State, move: m.KeepRoll) -> Facts:
    return (e.RollKept(move.seat),)


def _influence(state: State, move: m.Influence) -> Facts:
    refuse(state, move)
    return (e.Influenced(move.seat, move.advisor, move.coloured, move.white, move.plus2, move.market, move.envoy),)


def _pass(_: State, move: m.Pass) -> Facts:
    return (e.Passed(move.seat),)


def _take_help(state: State, move: m.TakeHelp) -> Facts:
    advisor = state.helping[0]
    if move.advisor != advisor:
        raise IllegalMove("other_advisor", due=advisor, name=ADVISORS[advisor].key, advisor=move.advisor)
    open_to = choices(state, move.seat, advisor)
    if move.goods not in open_to:
        raise IllegalMove(
            "other_swap" if ADVISORS[advisor].swaps else "other_help",
            met=letters(move.goods),
            advisor=advisor,
            name=ADVISORS[advisor].key,
            allowed=", ".join(map(letters, open_to)) or letters(NOTHING),
        )
    taken = e.HelpTaken(move.seat, advisor, move.goods, *gain(state, move.seat, advisor, move.goods))
    return taken, *peek(state, move.seat, advisor)


def _build(state: State, move: m.Build) -> Facts:
    own = state.provinces[move.seat]
    refuse_building(own, move.seat, move.building)
    if move.envoy != state.built:
        raise IllegalMove("envoy_to_build" if state.built else "envoy_too_early")
    price, vp = price_of(own, move.building), BUILDINGS[move.building].vp
    if state.built or state.envoy_holder != move.seat:
        return (e.Built(move.seat, move.building, move.envoy, price, vp, more=False),)
    fact = e.Built(move.seat, move.building, move.envoy, price, vp, more=True)
    if buildable(evolve(state, fact).provinces[move.seat]):
        return (fact,)
    return (e.Built(move.seat, move.building, move.envoy, price, vp, more=False),)


def _end_build(_: State, move: m.EndBuild) -> Facts:
    return (e.BuildEnded(move.seat),)


def _use_town_hall(state: State, move: m.UseTownHall) -> Facts:
    pays = town_hall_pays(state.provinces[move.seat])
    if move.pay not in pays:
        raise IllegalMove("town_hall_pay", met=move.pay, allowed=" ".join(pays))
    if move.pay == TOKEN:
        return (e.TownHallUsed(move.seat, NOTHING, 1, TOWN_HALL_VP),)
    return (e.TownHallUsed(move.seat, ONE[GOODS.index(move.pay)], 0, TOWN_HALL_VP),)


def _skip_town_hall(_: State, move: m.SkipTownHall) -> Facts:
    return (e.TownHallSkipped(move.seat),)


def _recruit(state: State, move: m.Recruit) -> Facts:
    own = state.provinces[move.seat]
    price = soldier_price(own)
    facts = {"soldiers": move.soldiers, "price": price}
    refuse_payment(own, move.goods, move.soldiers * price, "recruit_price", **facts)
    return (e.Recruited(move.seat, move.soldiers, move.goods),)


def _choose_spoils(state: State, move: m.ChooseSpoils) -> Facts:
    _refuse_good(move.good)
    return (e.SpoilsChosen(move.seat, move.good, by_fortress(state.provinces[move.seat])),)


def _choose_losses(state: State, move: m.ChooseLosses) -> Facts:
    refuse_payment(state.provinces[move.seat], move.goods, state.due, "loss_count")
    return (e.LossesChosen(move.seat, move.goods),)


_DECIDE: dict[type, tuple[str, Callable[[State, Any], Facts]]] = {
    m.SetOrder: ("order", _set_order),
    m.DealEnemies: ("enemies", _deal_enemies),
    m.RollNeutral: ("neutral", _roll_neutral),
    m.RollDice: ("roll", _roll_dice),
    m.Reroll: ("reroll_result", _reroll),
    m.RevealEnemy: ("reveal", _reveal_enemy),
    m.RollReinforcements: ("king", _roll_reinforcements),
    m.ChooseAid: ("aid", _choose_aid),
    m.ClaimGuild: ("guild", _claim_guild),
    m.UseStatue: ("reroll", _use_statue),
    m.UseChapel: ("reroll", _use_chapel),
    m.KeepRoll: ("reroll", _keep_roll),
    m.Influence: ("influence", _influence),
    m.Pass: ("influence", _pass),
    m.TakeHelp: ("help", _take_help),
    m.Build: ("build", _build),
    m.EndBuild: ("build", _end_build),
    m.UseTownHall: ("town_hall", _use_town_hall),
    m.SkipTownHall: ("town_hall", _skip_town_hall),
    m.Recruit: ("recruit", _recruit),
    m.ChooseSpoils: ("spoils", _choose_spoils),
    m.ChooseLosses: ("losses", _choose_losses),
}
