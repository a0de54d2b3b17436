"""Event: the facts of a match. Those that a move is written for come first, then their consequences."""

from __future__ import annotations

from msgspec import Struct

from projections.games.claim2.components import Cards, Faction, Unsure  # noqa: TC001  # msgspec resolves the field types
from projections.games.claim2.state import Flag, Glimpse, Result  # noqa: TC001
from projections.seats import Seat  # noqa: TC001


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    to: Seat
    cards: Unsure  # sorted, unknown ones last


class Turned(Struct, frozen=True, gc=False, tag="turned"):
    cards: Cards


class Played(Struct, frozen=True, gc=False, omit_defaults=True, tag="played"):
    seat: Seat
    card: str
    void: Faction | None = None  # that the card proves for the first time in this phase


class Peeked(Struct, frozen=True, gc=False, tag="peeked"):
    seat: Seat


class PeekDeclined(Struct, frozen=True, gc=False, tag="peek_declined"):
    seat: Seat


class Saw(Struct, frozen=True, gc=False, tag="saw"):
    to: Seat
    card: str | None


class Took(Struct, frozen=True, gc=False, tag="took"):
    """A face-up card, by choice."""

    seat: Seat
    card: str


class TookTop(Struct, frozen=True, gc=False, tag="took_top"):
    seat: Seat
    card: str | None


class Drew(Struct, frozen=True, gc=False, omit_defaults=True, tag="drew"):
    to: Seat
    card: str | None
    peeker: Seat | None = None  # who had seen it on top of the stock
    unlooked: bool = False  # its owner may not look at it in phase 1 (claim2 R26)


class Smashed(Struct, frozen=True, gc=False, tag="smashed"):
    seat: Seat
    card: str
    owner: Seat


class SmashingEnded(Struct, frozen=True, gc=False, tag="smashing_ended"):
    """By the seat's own word, while a target was left."""

    seat: Seat


class Flagged(Struct, frozen=True, gc=False, tag="flagged"):
    flag: Flag


class Ranked(Struct, frozen=True, gc=False, omit_defaults=True, tag="ranked"):
    """A full trick of phase 1."""

    places: tuple[Seat, ...]  # first to last
    lead: Seat  # of the next trick
    dragon: bool = False  # a Dragon gave that lead
    undead: Cards = ()  # to the winner's score pile
    discarded: Cards = ()
    seer: bool = False  # the winner may peek


class Received(Struct, frozen=True, gc=False, tag="received"):
    """A face-up card, where there was no choice."""

    seat: Seat
    card: str


class Collected(Struct, frozen=True, gc=False, omit_defaults=True, tag="collected"):
    """A full trick of phase 2."""

    places: tuple[Seat, ...]
    lead: Seat
    dragon: bool = False
    scored: Cards = ()  # by the winner, from the trick; its Troll too
    gnomes: Cards = ()  # to the winner's row
    dwarves: Cards = ()
    dwarves_to: Seat | None = None
    queued: Cards = ()  # Trolls to the end of the queue
    from_queue: str | None = None  # its front Troll, to the winner
    giants: str = ""  # values of those that may smash; empty where no target fits


class TrickEnded(Struct, frozen=True, gc=False, tag="trick_ended"):
    """Not the last one of a phase."""


class PhaseChanged(Struct, frozen=True, gc=False, omit_defaults=True, tag="phase_changed"):
    """Every follower pile is now the hand of its owner."""

    looked: tuple[Unsure, ...] = ()  # blind cards by seat, seen only now (claim2 R26); () where looking was free
    glimpses: tuple[Glimpse, ...] = ()  # who had seen which of them before


class Finished(Struct, frozen=True, gc=False, omit_defaults=True, tag="finished"):
    result: Result
    trolls_to: Seat | None = None  # who gets the Trolls that still wait


Event = (
    Dealt
    | Turned
    | Played
    | Peeked
    | PeekDeclined
    | Saw
    | Took
    | TookTop
    | Drew
    | Smashed
    | SmashingEnded
    | Flagged
    | Ranked
    | Received
    | Collected
    | TrickEnded
    | PhaseChanged
    | Finished
)
