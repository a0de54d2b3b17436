"""Verify: the whole log recomputed, event by event, from its first position."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from ledger import queries
from ledger.chain import request_hash, seal
from ledger.head import EMPTY, Head

if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.ledger import Ledger
    from ledger.stored import EventRow

BATCH = 5_000


class Verification(NamedTuple):
    ok: bool
    events: int  # found sound
    head: Head  # of the part found sound
    bad: int | None = None  # the first position at fault
    cause: str = ""


class _Broken(Exception):  # leaves this module as a Verification
    def __init__(self, position: int, cause: str) -> None:
        super().__init__(cause)
        self.position = position
        self.cause = cause


def verify(
    ledger: Ledger, *, digest: Head | None = None, progress: Callable[[int], None] | None = None
) -> Verification:
    """Checks hashes, dense positions, dense versions, and that each command's row tells what its events tell."""
    walk = _Walk(ledger)
    try:
        while batch := walk.batch():
            walk.check(batch)
            if progress is not None:
                progress(walk.head.position)
        walk.end(digest)
    except _Broken as broken:
        return Verification(False, walk.head.position, walk.head, broken.position, broken.cause)
    return Verification(True, walk.head.position, walk.head)


class _Walk:
    def __init__(self, ledger: Ledger) -> None:
        self._store, self._log = ledger.store, ledger.log
        self.head = EMPTY  # of what was found sound
        self._versions: dict[bytes, int] = {}  # last seen, by match
        self._commands: dict[bytes, tuple[Any, ...]] = {}  # rows of those whose events are being read, by id
        self._open: list[EventRow] = []  # events of the command that may go on
        self._digests: list[bytes] = []  # of the data of those

    def batch(self) -> list[EventRow]:
        after = self.head.position
        rows = self._store.select(queries.FOLLOW, {"log": self._log, "after": after, "most": BATCH})
        if rows:
            commands = {"log": self._log, "after": after, "last": rows[-1][0]}
            self._commands.update({row[0]: row for row in self._store.select(queries.COMMANDS, commands)})
        return rows

    def check(self, rows: list[EventRow]) -> None:
        versions = self._versions
        at, previous = self.head
        for row in rows:
            position, match, version, type_, schema, data, actor, command, recorded_us, hash_ = row
            if position != at + 1:
                raise _Broken(at + 1, f"position {at + 1} is missing")
            due = versions.get(match, 0) + 1
            if version != due:
                raise _Broken(position, f"match {UUID(bytes=match)} has version {version} where {due} is due")
            digest = sha256(data).digest()
            if hash_ != seal(previous, position, match, version, type_, schema, recorded_us, actor, command, digest):
                raise _Broken(position, "the hash is not that of the event and the one before it")
            if self._open and self._open[0][7] != command:
                self._close_command()
            self._open.append(row)
            self._digests.append(digest)
            versions[match] = version
            at, previous = position, hash_
            self.head = Head(at, previous)

    def end(self, digest: Head | None) -> None:
        if self._open:
            self._close_command()
        idle = self._store.select(queries.IDLE_COMMAND, {"log": self._log})
        if idle:
            raise _Broken(idle[0][0], "a command's row tells of events that are not there")
        if digest is not None:
            self._check_digest(digest)

    def _close_command(self) -> None:
        events, digests = self._open, self._digests
        first, last = events[0], events[-1]
        _, match, _, _, _, _, actor, command, _, _ = first
        facts = [(event[3], event[4], digest) for event, digest in zip(events, digests, strict=True)]
        told = (command, request_hash(match, actor, facts), match, first[2], last[2], first[0], last[0])
        if self._commands.pop(command, None) != told:
            raise _Broken(first[0], f"the row of command {UUID(bytes=command)} is missing or tells something else")
        self._open, self._digests = [], []

    def _check_digest(self, digest: Head) -> None:
        if digest.position > self.head.position:
            raise _Broken(self.head.position + 1, f"the log ends at {self.head.position}, before the digest's position")
        rows = self._store.select(queries.HASH_AT, {"log": self._log, "position": digest.position})
        found = rows[0][0] if rows else EMPTY.hash
        if found != digest.hash:
            raise _Broken(digest.position, "another event stood here when the digest was taken")
