"""Verify: the whole log recomputed, event by event, from its first position."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from ledger import queries
from ledger.causes import Cause, because
from ledger.chain import request_hash, seal
from ledger.head import EMPTY, Head

if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.ledger import Ledger
    from ledger.stored import EventRow

BATCH = 1_000  # more at a time is slower: the rows no longer fit the processor's cache


class Verification(NamedTuple):
    ok: bool
    events: int  # found sound
    head: Head  # of the part found sound
    bad: int | None = None  # the first position at fault
    cause: Cause | None = None  # of the fault


class _Broken(Exception):  # leaves this module as a Verification
    def __init__(self, position: int, cause: Cause) -> None:
        super().__init__(str(cause))
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
        self._checked = 0  # commands
        self._first: EventRow | None = None  # of the command that may go on
        self._facts: list[tuple[str, int, bytes]] = []  # type, schema and digest of its events so far

    def batch(self) -> list[EventRow]:
        after = self.head.position
        rows = self._store.select(queries.FOLLOW, {"log": self._log, "after": after, "most": BATCH})
        if rows:
            commands = {"log": self._log, "after": after, "last": rows[-1][0]}
            self._commands.update({row[0]: row for row in self._store.select(queries.COMMANDS, commands)})
        return rows

    def check(self, rows: list[EventRow]) -> None:
        versions, facts = self._versions, self._facts
        at, previous = self.head
        due_command = self._first[7] if self._first else None
        try:
            for row in rows:
                position, match, version, type_, schema, data, actor, command, recorded_us, hash_ = row
                if position != at + 1:
                    raise _Broken(at + 1, because("position_missing", position=at + 1))
                if version != versions.get(match, 0) + 1:
                    raise _Broken(position, because("version_out_of_turn", version=version, match=UUID(bytes=match)))
                digest = sha256(data).digest()
                if hash_ != seal(
                    previous, position, match, version, type_, schema, recorded_us, actor, command, digest
                ):
                    raise _Broken(position, because("hash_differs"))
                if command != due_command:
                    self._close_command()
                    self._first, due_command = row, command
                facts.append((type_, schema, digest))
                versions[match] = version
                at, previous = position, hash_
        finally:
            self.head = Head(at, previous)

    def end(self, digest: Head | None) -> None:
        self._close_command()
        ((count,),) = self._store.select(queries.COMMAND_COUNT, {"log": self._log, "last": self.head.position})
        if count != self._checked:
            idle = self._store.select(queries.IDLE_COMMAND, {"log": self._log})
            raise _Broken(idle[0][0] if idle else self.head.position, because("command_idle"))
        if digest is not None:
            self._check_digest(digest)

    def _close_command(self) -> None:
        if self._first is None:
            return
        position, match, version, _, _, _, actor, command, _, _ = self._first
        count = len(self._facts) - 1
        told = (
            command,
            request_hash(match, actor, self._facts),
            match,
            version,
            version + count,
            position,
            position + count,
        )
        if self._commands.pop(command, None) != told:
            raise _Broken(position, because("command_differs", command=UUID(bytes=command)))
        self._facts.clear()
        self._checked += 1

    def _check_digest(self, digest: Head) -> None:
        if digest.position > self.head.position:
            raise _Broken(self.head.position + 1, because("log_shorter", position=self.head.position))
        rows = self._store.select(queries.HASH_AT, {"log": self._log, "position": digest.position})
        found = rows[0][0] if rows else EMPTY.hash
        if found != digest.hash:
            raise _Broken(digest.position, because("digest_differs"))
