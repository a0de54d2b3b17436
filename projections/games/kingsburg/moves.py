"""Moves: every legal move of a seat.

What is open to it is told by `placing`, `helping`, `spending` and `rolling`, which `decide` asks too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.kingsburg import helping, placing, rolling, spending
from projections.games.kingsburg.components import GOODS
from projections.games.kingsburg.move import (
    Build,
    ChooseAid,
    ChooseLosses,
    ChooseSpoils,
    ClaimGuild,
    EndBuild,
    KeepRoll,
    Move,
    Pass,
    Recruit,
    SeatMove,
    SkipTownHall,
    TakeHelp,
    UseChapel,
    UseStatue,
    UseTownHall,
)
from projections.seats import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from projections.games.kingsburg.state import State

__all__ = ["Move", "moves"]


def moves(state: State, seat: Seat) -> Iterable[SeatMove]:
    """Every legal move of the awaited seat, once; placements by advisor, what is declined or ended last."""
    if seat == CHANCE or seat not in state.queue[:1] or state.step not in _MOVES:
        return ()
    return _MOVES[state.step](state, seat)


def _aid(_: State, seat: Seat) -> Iterator[SeatMove]:
    return (ChooseAid(seat, good) for good in range(len(GOODS)))


def _guild(_: State, seat: Seat) -> Iterator[SeatMove]:
    return (ClaimGuild(seat, take) for take in (True, False))


def _reroll(state: State, seat: Seat) -> Iterator[SeatMove]:
    own = state.provinces[seat]
    if rolling.statue_applies(own):
        yield UseStatue(seat, "coloured")
        if own.white:
            yield UseStatue(seat, "white")
    if rolling.chapel_applies(own):
        yield UseChapel(seat)
    yield KeepRoll(seat)


def _influence(state: State, seat: Seat) -> Iterator[SeatMove]:
    yield from placing.placements(state, seat)
    yield Pass(seat)


def _help(state: State, seat: Seat) -> Iterator[SeatMove]:
    advisor = state.helping[0]
    return (TakeHelp(seat, advisor, goods) for goods in helping.choices(state, seat, advisor))


def _build(state: State, seat: Seat) -> Iterator[SeatMove]:
    for building in spending.buildable(state.provinces[seat]):
        yield Build(seat, building, state.built)
    yield EndBuild(seat)


def _town_hall(state: State, seat: Seat) -> Iterator[SeatMove]:
    for pay in spending.town_hall_pays(state.provinces[seat]):
        yield UseTownHall(seat, pay)
    yield SkipTownHall(seat)


def _recruit(state: State, seat: Seat) -> Iterator[SeatMove]:
    own = state.provinces[seat]
    price = spending.soldier_price(own)
    for soldiers in range(sum(own.goods) // price + 1):
        for goods in spending.payments(own.goods, soldiers * price):
            yield Recruit(seat, soldiers, goods)


def _spoils(_: State, seat: Seat) -> Iterator[SeatMove]:
    return (ChooseSpoils(seat, good) for good in range(len(GOODS)))


def _losses(state: State, seat: Seat) -> Iterator[SeatMove]:
    return (ChooseLosses(seat, goods) for goods in spending.payments(state.provinces[seat].goods, state.due))


_MOVES: dict[str, Callable[[State, Seat], Iterable[SeatMove]]] = {
    "aid": _aid,
    "guild": _guild,
    "reroll": _reroll,
    "influence": _influence,
    "help": _help,
    "build": _build,
    "town_hall": _town_hall,
    "recruit": _recruit,
    "spoils": _spoils,
    "losses": _losses,
}
