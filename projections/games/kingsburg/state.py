"""State: the court, the provinces and whose turn it is (section 5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.kingsburg.components import NOTHING, Dice, Goods
from projections.games.kingsburg.setup import Setup  # noqa: TC001  # msgspec resolves the field types
from projections.seats import CHANCE, Seat

Step = Literal[
    "order",
    "enemies",
    "year",
    "aid",
    "neutral",
    "season",
    "guild",
    "roll",
    "reroll",
    "reroll_result",
    "influence",
    "help",
    "build",
    "town_hall",
    "recruit",
    "reveal",
    "revealed",
    "king",
    "attack",
    "battle",
    "spoils",
    "losses",
    "ruin",
    "over",
]
CHANCE_STEPS: frozenset[Step] = frozenset(("order", "enemies", "neutral", "roll", "reroll_result", "reveal", "king"))

Result = Literal["won", "draw", "lost"]
Kind = Literal["coloured", "white", "all"]  # which dice are thrown again


class Group(Struct, frozen=True, gc=False):
    """Dice that stand together on an advisor."""

    seat: Seat  # NEUTRAL: nobody's
    advisor: int
    coloured: Dice
    white: Dice = ()
    plus2: int = 0
    market: int = 0  # the shift: −1, 0 or +1
    envoy: bool = False


class Province(Struct, frozen=True, gc=False):
    """What one player has, and has done this season."""

    vp: int = 0
    goods: Goods = NOTHING
    plus2: int = 0
    soldiers: int = 0
    rows: tuple[int, ...] = (0, 0, 0, 0, 0)  # buildings that stand in each row, from the left
    peeked: tuple[int, ...] = ()  # years whose card this player has looked at
    coloured: Dice = ()  # not placed yet this season
    white: Dice = ()
    shifts: int = 0  # placements shifted by the Market this season
    tokens: int = 0  # placed this season
    statue_used: bool = False  # this season, as the next two
    chapel_used: bool = False
    stable_used: bool = False


class State(Struct, frozen=True, gc=False):
    """All that decides what may happen next.

    `queue` are the seats that have still to act in this step, the awaited one first; in the steps of chance those whose
    dice are due. A state whose step is `year`, `season`, `revealed`, `attack`, `ruin`, or whose queue has run empty,
    stands only inside a move: what follows by itself comes next.
    """

    setup: Setup
    provinces: tuple[Province, ...]  # by seat
    step: Step
    year: int = 1
    phase: int = 1
    queue: tuple[Seat, ...] = ()
    turn_order: tuple[Seat, ...] = ()  # empty before it is drawn
    board: tuple[Group, ...] = ()  # in the order placed
    helping: tuple[int, ...] = ()  # while the advisors help: theirs, beside the seats of `queue`
    built: bool = False  # the awaited seat has built this season already
    rerolling: Kind | None = None  # the dice that are due in `reroll_result`
    envoy_holder: Seat | None = None  # None: the envoy stands on the calendar
    aid_holder: Seat | None = None  # None: nobody rolls the aid die
    enemies: tuple[str | None, ...] = ()  # by year; None: this record or view does not know the card
    revealed: tuple[str, ...] = ()  # the cards turned up so far, by year
    king: tuple[int, ...] = ()  # reinforcements so far, by year; empty where none are rolled
    combat: tuple[int, ...] = ()  # by seat, in the last battle; empty before the first
    results: tuple[Result, ...] = ()  # of the last battle, by seat
    due: int = 0  # goods to be chosen by the awaited seat in `spoils` and `losses`


def initial(setup: Setup) -> State:
    provinces = (Province(),) * setup.seats
    if setup.initial_order == "given":
        return State(setup, provinces, "enemies", turn_order=tuple(range(setup.seats)))
    return State(setup, provinces, "order")


def to_act(state: State) -> tuple[Seat, ...]:
    if state.step in CHANCE_STEPS:
        return _CHANCE
    return state.queue[:1]


def stands(province: Province, building: int) -> bool:
    return province.rows[building // 10 - 1] >= building % 10


_CHANCE = (CHANCE,)


def round_of(state: State) -> tuple[int, ...]:
    """Changes with each new round. Each phase of a year is one."""
    return state.year, state.phase
