"""Marks: the game-neutral events of a match, stored as `match.TAG`.

started                       the first event: game, seats, options, setup
undone, redone, amended       what stands, see `line`
noted, retagged               beside the line: notes, and what the header says
closed, reopened, reported    how it ended
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

ID = "match"


class Origin(Struct, frozen=True):
    """Where a fork comes from: its first `moves` moves are those of `match`."""

    match: str
    moves: int


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


class Reported(Struct, frozen=True, tag="reported"):
    """A result without moves, as people told it."""

    ranks: tuple[int, ...]  # by seat
    scores: tuple[int | None, ...]  # by seat; None: nobody knows
    reason: ClassVar[str] = "reported"
    seat: ClassVar[None] = None
    seed: ClassVar[None] = None


class Reopened(Struct, frozen=True, tag="reopened"):
    """The closing before it no longer holds."""


Event = Started | Undone | Redone | Amended | Noted | Retagged | Closed | Reported | Reopened
