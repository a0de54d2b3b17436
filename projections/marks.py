"""Marks: the game-neutral events of a match, stored as `match.TAG`.

started                       the first event: game, seats, options, setup
undone, redone, amended       what stands, see `line`
noted, retagged               beside the line: notes, and what the header says
closed, reopened, reported    how it ended; reported: by what was told, without moves
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from projections.seats import letter

ID = "match"
RETRACTED = "retracted"  # reason of a closing: who told of the match took that back
GIVEN_UP = ("abandoned", "agreed", "conceded", RETRACTED)  # reasons that are no game's: its rules await somebody still


class Origin(Struct, frozen=True):
    """Where a fork comes from: its first `moves` moves are those of `match`."""

    match: str
    moves: int


class Source(Struct, frozen=True):
    """The play log of another program that a match was imported from, and its id there."""

    name: str
    id: str
    bgg: int | None = None  # the game's number at BoardGameGeek


class Started(Struct, frozen=True, tag="started"):
    game: str
    rules: int
    mode: Literal["observed", "dealt", "simulated"]
    seats: tuple[str, ...]  # player ids by seat; names are outside the log
    options: dict[str, str]  # canonical texts of those not at their default
    setup: msgspec.Raw  # the game's Setup, whole: a record folds without anything outside it
    date: str | None = None
    place: str | None = None
    tags: tuple[str, ...] = ()
    extra: dict[str, str] = {}  # header keys `x-…`
    commitment: str | None = None  # SHA-256 of a dealt match's seed, hex
    origin: Origin | None = None
    source: Source | None = None


class Undone(Struct, frozen=True, tag="undone"):
    """All standing events after version `to` are taken back; or an amendment is, and the line it replaced stands."""

    to: int
    amendment: int | None = None  # version of the mark that is taken back


class Redone(Struct, frozen=True, tag="redone"):
    """What the last undo took back stands again."""


class Amended(Struct, frozen=True, tag="amended"):
    """The line after version `to` is replaced by the events that follow in the same append, decided again."""

    to: int
    until: int  # the last version of the new tail; the mark's own where there is none
    at: int  # number of the move that was changed, from 1
    kind: Literal["amended", "inserted", "removed"]


class Noted(Struct, frozen=True, tag="noted"):
    text: str
    on: int | None = None  # version of the noted move's first event; None: the match


class Retagged(Struct, frozen=True, tag="retagged"):
    """New values of the header; None leaves one as it is, and so does an absent setup."""

    date: str | None = None
    place: str | None = None
    tags: tuple[str, ...] | None = None
    options: dict[str, str] | None = None
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # with changed options, whole again


class Closed(Struct, frozen=True, tag="closed"):
    """The match is over: by its rules, or because its players stopped."""

    reason: str
    ranks: tuple[int, ...]  # by seat; empty: nobody is ranked
    scores: tuple[int, ...]  # by seat; empty: nobody counted
    seat: int | None = None  # who conceded
    seed: str | None = None  # a dealt match's, revealed, hex


class Told(Struct, frozen=True, omit_defaults=True):
    """What another program's log says of one seat, as it stands there."""

    score: str = ""  # `20+11+4`
    winner: bool = False
    rank: int = 0  # 0: nobody said
    starts: bool = False
    position: str = ""  # at the table, or in the order of play
    team: str = ""
    role: str = ""  # colour, class
    team_role: str = ""
    new: bool = False  # the person's first play
    bot: bool = False  # nobody: a rule that plays
    lost: bool = False


class Conflict(Struct, frozen=True, omit_defaults=True):
    """Where what was told does not agree with itself. `conflict.CODE` of LABELS says it."""

    code: str
    seat: int | None = None
    told: str = ""
    against: str = ""

    def document(self) -> dict[str, str | None]:
        """As a flag of the match; the seat as a letter."""
        return {**msgspec.structs.asdict(self), "seat": None if self.seat is None else letter(self.seat)}


class Reported(Struct, frozen=True, tag="reported", omit_defaults=True):
    """A result without moves, as people told it; a later one replaces it whole."""

    ranks: tuple[int, ...]  # by seat; empty: nobody is ranked
    scores: tuple[int | None, ...]  # by seat; None: nobody knows
    counted: bool = True  # in statistics
    plays: int = 1  # how many are told of together
    in_order: bool = True  # seats are as they sat at the table
    conflicts: tuple[Conflict, ...] = ()
    told: tuple[Told, ...] = ()  # by seat, what ranks and scores come from; empty: they were entered here
    parts: tuple[dict[str, int], ...] = ()  # by seat, points by source; empty: nobody said
    options: dict[str, str] = {}  # `board`, `expansion NAME`: how it was played, beside the options of the game
    minutes: int | None = None
    rounds: int | None = None
    time: str | None = None  # of day, hh:mm:ss, of no known zone
    low_wins: bool | None = None  # None: nobody said which score is the best
    changed: str = ""  # when its owner changed it last, as written there
    reason: ClassVar[str] = "reported"
    seat: ClassVar[None] = None
    seed: ClassVar[None] = None


class Reopened(Struct, frozen=True, tag="reopened"):
    """The closing before it no longer holds."""


Event = Started | Undone | Redone | Amended | Noted | Retagged | Closed | Reported | Reopened
