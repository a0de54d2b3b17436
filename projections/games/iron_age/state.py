"""State: the table of iron_age 5. All of it is public, and nothing in it is unknown."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.iron_age.setup import Setup  # noqa: TC001  # msgspec resolves the field types
from projections.seats import CHANCE, Seat

Phase = Literal[
    "start",  # chance names the start player
    "extra",  # a port or a province more
    "roll",
    "reroll",
    "reroll_result",
    "portents",
    "allocate",
    "conquest",
    "reply",
    "build",
    "buy",
    "store",
    "over",
]

BY_CHANCE: frozenset[Phase] = frozenset(("start", "roll", "reroll_result"))


class Owned(Struct, frozen=True, gc=False):
    """A development and the round in which it was bought."""

    development: str
    round: int


class Realm(Struct, frozen=True, gc=False):
    """What one seat has on its pegboard and its sheet."""

    wealth: int
    ships: int
    armies: int
    goods: int
    food: int
    province_fill: tuple[int, ...]  # boxes of province 2, 3, …; a built one is full
    monument_fill: tuple[int, ...]  # by monument of the sheet
    monument_points: tuple[int | None, ...]  # circled, by monument; None: not completed
    conquest_boxes: int
    provinces: int = 1  # built
    ports: int = 1  # built
    port_population: int = 0  # boxes filled in all
    port_goods: int = 0  # boxes filled in all
    developments: tuple[Owned, ...] = ()  # in the order bought
    tribute: int = 0
    marks: int = 0  # skulls in the disaster section


class State(Struct, frozen=True, gc=False):
    setup: Setup
    realms: tuple[Realm, ...]  # by seat
    claims: tuple[Seat | None, ...]  # who completed it first, by monument of the sheet
    phase: Phase
    turn: Seat | None = None  # None: the start player is not known yet
    start_player: Seat | None = None
    round: int = 0  # 0: before the first
    empire: str = ""  # Empire faces that lie on the table, in the order of ORDER
    fate: str = ""  # letter of the Fate face; empty where it is being rolled
    rerolling: int = 0  # Empire dice in the hand, while phase is reroll_result
    rolls: int = 0  # made, while the dice are not final
    population: int = 0  # left of this turn's
    innovation: int = 0  # results of this turn
    replies: tuple[Seat, ...] = ()  # weaker opponents who have not answered the demand, in turn
    last_round: int | None = None  # known only with end_round: next
    reasons: tuple[str, ...] = ()  # why it is over


def initial(setup: Setup) -> State:
    sheet = setup.sheet
    monuments = len(sheet.monuments)
    realm = Realm(
        *sheet.start,
        province_fill=(0,) * len(sheet.province_boxes),
        monument_fill=(0,) * monuments,
        monument_points=(None,) * monuments,
        conquest_boxes=sheet.conquest_boxes,
    )
    realms = (realm,) * setup.seats
    claims = (None,) * monuments
    if setup.seats == 1:  # iron_age 4: the start player of a solo game is forced
        return State(setup, realms, claims, "extra", turn=0, start_player=0)
    return State(setup, realms, claims, "start")


def to_act(state: State) -> tuple[Seat, ...]:
    phase = state.phase
    if phase in BY_CHANCE:
        return (CHANCE,)
    if phase == "reply":
        return state.replies[:1]
    if phase == "over" or state.turn is None:
        return ()
    return (state.turn,)


def round_of(state: State) -> tuple[int, ...]:
    """Changes with each new round. As the table counts them; 0 before the first."""
    return (state.round,)
