"""Bots: takes from the court what the next building lacks, builds what is worth most, and arms for winter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    CATHEDRAL,
    COLUMNS,
    EMBASSY,
    ENEMIES,
    FARMS,
    GOODS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    NOTHING,
    ONE,
    TOKEN,
    TOWN_HALL,
    YEARS,
    Goods,
    cards_of,
)
from projections.games.kingsburg.moves import moves
from projections.games.kingsburg.spending import price_of
from projections.games.kingsburg.state import stands
from projections.games.kingsburg.winter import combat

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.kingsburg.state import Province, State
    from projections.seats import Seat

# All in victory points, as a careful player would guess them.
_GOOD, _LACKING, _TOKEN, _SOLDIER = 0.7, 1.3, 0.8, 0.9
_DIE, _WHITE_DIE, _ENVOY = 0.8, 0.4, 1.5
_KING = 3  # soldiers hoped for
_LEFT_OF_YEAR = (1.0, 1.0, 0.7, 0.7, 0.4, 0.4, 0.1, 0.0)  # by phase
_YEARLY = {FARMS: 3.0, MERCHANTS_GUILD: 2.0, EMBASSY: 3.0, INN: 1.0, MARKET: 1.5, TOWN_HALL: 2.0}  # powers, a year


Wants = tuple[float, float, float]  # what one more gold, wood or stone is worth


def greedy(state: State, seat: Seat) -> Any:
    """The legal move that looks best at once, from the view of `seat` alone."""
    own = state.provinces[seat]
    wants = _wants(state, own)
    return max(moves(state, seat), key=lambda move: _WORTH[type(move)](state, own, wants, move))


def _wants(state: State, own: Province) -> Wants:
    """More for a good that the best next building lacks."""
    nexts = [10 * row + built + 1 for row, built in enumerate(own.rows, start=1) if built < COLUMNS]
    if not nexts:
        return 0.1, 0.1, 0.1
    goal = max(nexts, key=lambda building: _appeal(state, own, building))
    gold, wood, stone = (
        _LACKING if need > held else _GOOD for need, held in zip(price_of(own, goal), own.goods, strict=True)
    )
    return gold, wood, stone


def _appeal(state: State, own: Province, building: int) -> float:
    """A building's worth against what is still missing for it."""
    lacking = sum(max(need - held, 0) for need, held in zip(price_of(own, building), own.goods, strict=True))
    return _value(state, building) - 1.5 * lacking


def _value(state: State, building: int) -> float:
    place = BUILDINGS[building]
    left = YEARS - state.year + _LEFT_OF_YEAR[state.phase - 1]
    power = _YEARLY.get(building, 0.0) * left + 0.8 * place.defence * left
    return place.vp + power + (0.5 if building % 10 < COLUMNS else 0)


def _goods(goods: Goods, wants: Wants) -> float:
    return goods[0] * wants[0] + goods[1] * wants[1] + goods[2] * wants[2]


def _help(state: State, own: Province, advisor: int, wants: Wants) -> float:
    space = ADVISORS[advisor]
    worth = space.vp + _TOKEN * space.plus2 + _goods(space.goods, wants)
    worth += (_SOLDIER if _short(state, own) > 0 else 0.2) * space.soldiers
    if space.choices:
        worth += max(_goods(goods, wants) for goods in space.choices)
    return worth + (1.0 if space.swaps and any(own.goods) else 0)


def _short(state: State, own: Province) -> int:
    """Soldiers missing for a victory this year, as far as this player knows the enemy."""
    known = state.enemies[state.year - 1]
    cards = (known,) if known else cards_of(state.year)
    return max(ENEMIES[card].strength + 1 - combat(own, ENEMIES[card], _KING) for card in cards)


def _influence(state: State, own: Province, wants: Wants, move: m.Influence) -> float:
    cost = _DIE * len(move.coloured) + _WHITE_DIE * len(move.white) + _TOKEN * move.plus2
    return _help(state, own, move.advisor, wants) - cost - (_ENVOY if move.envoy else 0)


def _build(state: State, own: Province, _: Wants, move: m.Build) -> float:
    return _value(state, move.building) - 0.5 * sum(price_of(own, move.building)) - (_ENVOY if move.envoy else 0)


def _town_hall(state: State, own: Province, wants: Wants, move: m.UseTownHall) -> float:
    if stands(own, CATHEDRAL) and state.year == YEARS and move.pay != TOKEN:
        return 0.4
    return 1 - (_TOKEN if move.pay == TOKEN else wants[GOODS.index(move.pay)])


def _recruit(state: State, own: Province, wants: Wants, move: m.Recruit) -> float:
    short = _short(state, own)
    enough = 3.0 if 0 < short <= move.soldiers else 0.0
    return enough - _goods(move.goods, wants) * (0.3 if state.year == YEARS else 0.6)


def _take_help(_: State, __: Province, wants: Wants, move: m.TakeHelp) -> float:
    if move.goods == NOTHING:
        return 0.0
    if ADVISORS[move.advisor].swaps:
        return sum(wants) - 2 * _goods(move.goods, wants)
    return _goods(move.goods, wants) + ADVISORS[move.advisor].vp


_WORTH: dict[type, Callable[[Any, Any, Any, Any], float]] = {
    m.ChooseAid: lambda _, __, wants, move: wants[move.good],
    m.ClaimGuild: lambda _, __, ___, move: float(move.take),
    m.UseStatue: lambda _, own, __, ___: 10.0 - sum(own.coloured) - sum(own.white),
    m.UseChapel: lambda *_: 1.0,
    m.KeepRoll: lambda *_: 0.0,
    m.Influence: _influence,
    m.Pass: lambda *_: -9.0,
    m.TakeHelp: _take_help,
    m.Build: _build,
    m.EndBuild: lambda *_: -0.5,
    m.UseTownHall: _town_hall,
    m.SkipTownHall: lambda *_: 0.0,
    m.Recruit: _recruit,
    m.ChooseSpoils: lambda _, __, wants, move: _goods(ONE[move.good], wants),
    m.ChooseLosses: lambda _, __, wants, move: -_goods(move.goods, wants),
}
