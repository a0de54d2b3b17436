"""State: all that decides what may happen next (claim2 5 and 8.2)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from projections.games.claim2.components import HAND, Cards, Faction, deck_of
from projections.games.claim2.setup import Setup  # noqa: TC001  # msgspec resolves the field types
from projections.seats import CHANCE, Seat

Stage = Literal["deal", "turn", "play", "peek", "see", "take", "draw", "smash", "end"]
Way = Literal["count", "high_card", "next_card", "dead_tie", "empty"]


class Void(NamedTuple):
    """A faction that a seat showed it does not hold, and the trick that showed it."""

    faction: Faction
    trick: int


class Glimpse(NamedTuple):
    """`seat` saw `card` on top of the stock before it came to `holder`."""

    seat: Seat
    holder: Seat
    card: str


class Flag(Struct, frozen=True, gc=False):
    """An irregularity that the record keeps (claim2 8.3)."""

    code: str
    phase: int
    move: int  # number of the move line
    seat: Seat | None  # None: chance
    faction: Faction | None
    trick_void: int | None
    trick_exposed: int | None


class FactionResult(Struct, frozen=True, gc=False):
    faction: Faction
    side: int | None  # None: nobody won it
    counts: tuple[int, ...]  # cards, by side
    way: Way


class Result(Struct, frozen=True, gc=False):
    factions: tuple[FactionResult, ...]  # in the order of the deck
    ranks: tuple[int, ...]  # by seat
    scores: tuple[int, ...]  # by seat
    reason: str


class Holding(Struct, frozen=True, gc=False):
    """What lies with a seat. All but `score` and `row` are sorted multisets."""

    hand: Cards = ()  # the known cards of the hand
    unknown: int = 0  # how many more it has
    followers: Cards = ()  # the known cards of the follower pile
    hidden: int = 0  # how many more it has
    open: Cards = ()  # those that everybody saw come: of the pile in phase 1, of the hand in phase 2
    score: Cards = ()
    row: Cards = ()  # captured Gnomes, face up
    voids: tuple[Void, ...] = ()  # shown in this phase


class State(Struct, frozen=True, gc=False):
    setup: Setup
    holdings: tuple[Holding, ...]  # by seat
    unseen: Cards  # the deck less every card whose place is known: sorted
    stock: int  # face-down cards
    lead: Seat  # of this trick; once it is ranked, of the next
    stage: Stage = "deal"
    turn: Seat = CHANCE  # who is awaited, until the end
    phase: int = 1
    trick: int = 1  # its number in the phase
    moves: int = 0  # move lines so far
    plays: Cards = ()  # of this trick, in the order played
    last: Cards = ()  # the latest full trick by seat, for the eye
    places: tuple[Seat, ...] = ()  # its ranking
    rest: tuple[Seat, ...] = ()  # who still gets a follower, in that order
    face_up: Cards = ()
    top: str | None = None  # of the stock, where the record says it
    peeker: Seat | None = None  # who has seen the top card
    discard: Cards = ()
    queue: Cards = ()  # waiting Trolls, front first
    giants: str = ""  # values of the Giants that may still smash in this trick
    smashed: Cards = ()
    glimpses: tuple[Glimpse, ...] = ()
    rests: bool = False  # claim2 8.3: after a flag the distribution is not looked at until the end of the phase
    flags: tuple[Flag, ...] = ()
    result: Result | None = None


def initial(setup: Setup) -> State:
    cards = deck_of(setup.deck)
    return State(
        setup=setup,
        holdings=(Holding(),) * setup.seats,
        unseen=cards,
        stock=len(cards) - setup.seats * HAND[setup.seats],
        lead=setup.first_leader,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    return () if state.stage == "end" else (state.turn,)


def receiver(state: State) -> Seat:
    """The seat that the deal, look or draw which is due concerns."""
    if state.stage == "deal":
        return next(seat for seat, held in enumerate(state.holdings) if not held.hand and not held.unknown)
    return state.places[0] if state.stage == "see" else state.rest[0]


def led(state: State) -> Faction | None:
    """The faction to follow; None for the leader."""
    return state.plays[0][0] if state.plays else None


def round_of(state: State) -> tuple[int, ...]:
    """Changes with each new round. A trick is a round."""
    return state.phase, state.trick
