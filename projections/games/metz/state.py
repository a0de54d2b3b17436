"""State: everything that decides what may happen next (section 5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.metz.components import FIRST_PLAYER, KINDS, Card
from projections.games.metz.setup import Setup  # noqa: TC001  # msgspec resolves the field types
from projections.seats import CHANCE, Seat

Phase = Literal[
    "deal_hand",
    "set_reserve",
    "deal_castle",
    "first_top",
    "move",
    "pay",
    "city",
    "city_top",
    "city_draw",
    "city_discard",
    "take",
    "refill_top",
    "refill",
    "powers",  # only inside a move: between one power and the next
    "palatine",
    "brandenburg",
    "bohemia",
    "bohemia_answer",
    "over",
]
Reason = Literal["sudden_victory", "majority", "no_emperor"]
Collections = tuple[tuple[Card, ...], ...]  # by type in KINDS, cards in order of placing

CHANCE_PHASES = frozenset(
    ("deal_hand", "set_reserve", "deal_castle", "first_top", "city_top", "city_draw", "refill_top", "refill")
)


class Player(Struct, frozen=True, gc=False):
    hand: tuple[Card, ...] = ()  # known cards, in the order in which they came
    unknown: int = 0  # further cards of the hand, not known here
    closed: bool = False  # a view that sees only how many cards the hand has
    area: Collections = ((),) * len(KINDS)

    @property
    def held(self) -> int:
        """Number of hand cards."""
        return len(self.hand) + self.unknown


class State(Struct, frozen=True, gc=False):
    setup: Setup
    players: tuple[Player, Player]
    castle: tuple[Card | None, ...] = ()  # by space from 1; () before the deal; None: empty
    phase: Phase = "deal_hand"
    active: Seat = FIRST_PLAYER  # whose turn, hand, drop or deployment it is
    bailiff: int = 0  # space; 0: on the City tile
    deck: int = 0  # cards left, the visible top one included
    top: Card | None = None  # deck face up: the visible card, none between a draw and the next `top`
    reserve: tuple[Card | None, ...] = ()  # None: not known here
    discard: tuple[Card, ...] = ()  # oldest first
    holders: tuple[Seat | None, ...] = (None,) * len(KINDS)  # by type; None: the table centre
    turns: int = 0  # finished ones
    turns_left: int | None = None  # last turns; None until the deck is empty at the end of one
    owed: int = 0  # cards still to pay in this turn
    offers: int = 0  # City effects still to be offered in this turn
    drops: int = 0  # cards that Brandenburg still takes
    commit: tuple[Card, ...] | None = None  # first deployment before the reveal; None: none yet, or not known here
    ended: Reason | None = None


def initial(setup: Setup) -> State:
    return State(setup, (Player(), Player()), bailiff=setup.bailiff_start)


_CHANCE = (CHANCE,)
_SEATS = ((0,), (1,))


def to_act(state: State) -> tuple[Seat, ...]:
    """Exactly one seat or chance, until the match is over."""
    phase = state.phase
    if phase in CHANCE_PHASES:
        return _CHANCE
    return () if phase == "over" else _SEATS[state.active]


def round_of(state: State) -> tuple[int, ...]:
    """Changes with each new round. Both players have had a turn."""
    return (state.turns // 2,)
