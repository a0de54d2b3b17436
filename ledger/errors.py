"""What can go wrong with the log.

LedgerError
├── WrongVersion       the match has moved on since it was read
├── CommandReused      a command id that stands in the log comes with another request
├── Unstorable         a fact, a name or a number that the log does not take
├── UnknownMatch       no match of this id
├── UnknownPlayer      no player of this id
├── NameTaken          another player goes by this name
├── AmbiguousName      several players go by this name
├── BadDigest          the text is no `POSITION:HASH`
├── MatchConflict      the log holds a match of this id with other events
├── BrokenExchange     a line of an exchange file that cannot be taken
└── StoreUnreachable   the database cannot be used
    ├── SchemaTooOld   its tables are older than this program's, or missing
    ├── SchemaTooNew   its tables are newer
    ├── StoreReadOnly  it cannot be written
    └── StoreLocked    another process holds it
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.causes import because

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from ledger.causes import Cause


class LedgerError(Exception):
    """Anything this layer refuses."""


class WrongVersion(LedgerError):
    def __init__(self, match: UUID, expected: int, actual: int) -> None:
        super().__init__(f"match {match} is at version {actual}, not {expected}")
        self.match = match
        self.expected = expected
        self.actual = actual


class CommandReused(LedgerError):
    def __init__(self, command: UUID) -> None:
        super().__init__(f"command {command} stands in the log with another request")
        self.command = command


class Unstorable(LedgerError):
    """`what` names the thing (`data`, `actor`), `cause` says what is wrong with it."""

    def __init__(self, what: str, cause: Cause) -> None:
        super().__init__(str(cause))
        self.what = what
        self.cause = cause


class UnknownMatch(LedgerError):
    def __init__(self, match: UUID) -> None:
        super().__init__(f"no match {match} in this log")
        self.match = match


class UnknownPlayer(LedgerError):
    def __init__(self, player: UUID) -> None:
        super().__init__(f"no player {player}")
        self.player = player


class NameTaken(LedgerError):
    def __init__(self, name: str, player: UUID) -> None:
        super().__init__(f"“{name}” is player {player}")
        self.name = name
        self.player = player


class AmbiguousName(LedgerError):
    def __init__(self, name: str, players: Sequence[UUID]) -> None:
        super().__init__(f"“{name}” is the name of {len(players)} players; rename one, or merge them")
        self.name = name
        self.players = tuple(players)


class BadDigest(LedgerError):
    def __init__(self, text: str) -> None:
        super().__init__(f"“{text[:80]}” is no digest; one looks like 12:9f86d0… with 64 hexadecimal digits")
        self.text = text


class MatchConflict(LedgerError):
    def __init__(self, match: UUID, line: int) -> None:
        super().__init__(f"line {line}: match {match} stands in this log with other events")
        self.match = match
        self.line = line


class BrokenExchange(LedgerError):
    def __init__(self, line: int, cause: Cause) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


class StoreUnreachable(LedgerError):
    """`url` never holds a password; `cause` is one line."""

    def __init__(self, url: str, cause: Cause) -> None:
        super().__init__(f"{url}: {cause}")
        self.url = url
        self.cause = cause


class SchemaTooOld(StoreUnreachable):
    """`found` is None where the database has no tables of a log."""

    def __init__(self, url: str, found: str | None, head: str) -> None:
        super().__init__(
            url, because("tables_old", found=found, head=head) if found else because("tables_missing", head=head)
        )
        self.found = found
        self.head = head


class SchemaTooNew(StoreUnreachable):
    def __init__(self, url: str, found: str, head: str) -> None:
        super().__init__(url, because("tables_new", found=found, head=head))
        self.found = found
        self.head = head


class StoreReadOnly(StoreUnreachable):
    pass


class StoreLocked(StoreUnreachable):
    pass
