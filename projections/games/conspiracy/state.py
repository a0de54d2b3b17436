"""State: all that lies on the table (section 5). Nothing is hidden but the order of the two decks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.conspiracy.cards import Cards  # noqa: TC001  # msgspec resolves the field types
from projections.games.conspiracy.components import COLORS, DECK, Location, Lord, Spot
from projections.games.conspiracy.setup import Setup, beginner, locations
from projections.seats import CHANCE, Seat

Phase = Literal[
    "open",  # chance: the first face-up location
    "first",  # chance: who begins
    "recruit",
    "draw",  # chance: the lords drawn
    "keep",  # which of the drawn lords is placed
    "placement",  # which lord of the taken pile is placed next
    "reveal",  # chance: the lord revealed by a 6-IP lord
    "swap",
    "location",
    "locations",  # chance: the locations drawn
    "choice",  # which of the drawn locations is taken
    "search",  # which location of the deck the owner of SD takes
    "over",
]
CHANCE_PHASES: frozenset[Phase] = frozenset({"open", "first", "draw", "reveal", "locations"})


class Holding(Struct, frozen=True, gc=False):
    """A location in a chamber."""

    code: Location
    spot: Spot  # of the key lord that it lies on


class Player(Struct, frozen=True, gc=False):
    chamber: tuple[Lord, ...] = ()  # spot 1 first, without gaps
    locations: tuple[Holding, ...] = ()  # as taken, so by ascending spot
    pearls: int = 0
    coats: tuple[Spot, ...] = (0,) * len(COLORS)  # where each colour's coat of arms lies; 0: not in play
    turns: int = 0  # taken

    @property
    def codes(self) -> tuple[Location, ...]:
        return tuple(holding.code for holding in self.locations)

    @property
    def free(self) -> tuple[Lord, ...]:
        """The lords behind the latest location: their keys are free."""
        return self.chamber[self.locations[-1].spot :] if self.locations else self.chamber


class Forced(Struct, frozen=True, gc=False):
    """The order of F1 or F2 that binds every opponent of its owner."""

    limit: int
    owner: Seat


class State(Struct, frozen=True, gc=False):
    setup: Setup
    players: tuple[Player, ...]  # by seat
    location_deck: Cards  # what is left, in canonical order; the real order is unknown to all
    deck: Cards = DECK  # likewise
    piles: tuple[Cards, ...] = ((),) * len(COLORS)  # face-up discards, by colour
    row: Cards = ()  # the face-up locations
    phase: Phase = "open"
    current: Seat | None = None  # None: not yet drawn who begins
    called: int = 0  # how many cards chance owes, in the phases draw and locations
    pending: Cards = ()  # lords recruited or drawn but not yet placed
    offered: Cards = ()  # locations drawn, one of which is to be taken
    master: Seat | None = None  # None: nobody has gained a pearl
    forced: Forced | None = None
    triggered: Seat | None = None  # who was first to fill a chamber; None: nobody yet


def initial(setup: Setup) -> State:
    return State(setup, (Player(),) * setup.seats, locations(setup), current=beginner(setup))


def to_act(state: State) -> tuple[Seat, ...]:
    """(CHANCE,) while cards or the first player are due, () once the match is over, else the seat at turn."""
    if state.phase in CHANCE_PHASES:
        return (CHANCE,)
    if state.phase == "over" or state.current is None:
        return ()
    return (state.current,)
