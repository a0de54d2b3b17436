"""Ledger: an append-only log of matches, in SQLite or PostgreSQL.

>>> from ledger import Fact, Ledger, new_match_id
>>> from uuid import uuid4
>>> with Ledger.open(f"sqlite:///{folder}/games.db") as ledger:
...     match = new_match_id()
...     appended = ledger.append(match, [Fact("toy.played", b'{"card":9}')], expect=0, command=uuid4())
...     [(event.position, event.version, event.type, event.data) for event in ledger.read(match)]
[(1, 1, 'toy.played', b'{"card":9}')]
"""

from __future__ import annotations

import re
import time
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Self
from uuid import UUID

from ledger.address import address
from ledger.causes import because
from ledger.chain import request_hash
from ledger.errors import Unstorable
from ledger.fact import ANY, Expectation, Fact, check_actor, check_facts
from ledger.head import EMPTY, Head
from ledger.store import Request, Store
from ledger.stored import Appended, MatchHead, microseconds, moment, stored

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime
    from pathlib import Path
    from types import TracebackType

    from ledger.batch import Batch
    from ledger.players import Players
    from ledger.secrets import Secrets
    from ledger.stored import Stored
    from ledger.verify import Verification

_LOG = re.compile(r"[A-Za-z0-9_.\-]{1,50}")
_ALL_ONES = (1 << 128) - 1
_STARTS = 2_000  # read at a time
_SLICE = 500  # command ids in one query


class Ledger:
    """One log of a database. Threads may share it."""

    def __init__(self, store: Store, log: str) -> None:
        self.store = store
        self.log = log

    @classmethod
    def open(cls, url: str | None = None, *, log: str = "main") -> Ledger:
        """The log of this name; None opens the SQLite file in the user's data directory.

        A SQLite file is made and migrated when due. Raises StoreUnreachable, Unstorable (the name).
        """
        if not _LOG.fullmatch(log):
            raise Unstorable("log", because("bad_log", met=log[:60]))
        place = address(url)
        if place.path is None:
            from ledger import postgres

            return cls(postgres.open_store(place), log)
        from ledger import sqlite

        return cls(sqlite.open_store(place), log)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.store.close()

    def append(
        self,
        match: UUID,
        facts: Sequence[Fact],
        *,
        expect: int | Expectation,
        command: UUID,
        actor: str = "",
        at: datetime | None = None,
    ) -> Appended:
        """Store all facts as the next versions of `match`, or none; durable when it returns.

        `expect` is the version that the caller saw last, 0 for a new match, or ANY. The same command again gets the
        first answer. Raises WrongVersion, CommandReused, Unstorable, StoreUnreachable.
        """
        return self.store.append(self.log, request(match, facts, expect=expect, command=command, actor=actor, at=at))

    @contextmanager
    def batch(self) -> Iterator[Batch]:
        """Many appends in one transaction, all of them or, where the block raises, none; nobody else appends meanwhile.

        What is read in the block is the log as it was when the block began.
        """
        from ledger.batch import Batch

        with self.store.writing(self.log) as writing:
            yield Batch(self.log, writing)

    def appended(self, command: UUID) -> Appended | None:
        """What the append with this command id was answered; None where there was none."""
        from ledger.queries import ANSWER

        rows = self.store.select(ANSWER, {"log": self.log, "id": command})
        return Appended._make((UUID(bytes=rows[0][0]), *rows[0][1:], True)) if rows else None

    def known(self, commands: Sequence[UUID]) -> dict[UUID, UUID]:
        """The matches that appends with these command ids went to, by command; those that never were are left out."""
        from ledger.queries import known

        found: list[tuple[bytes, bytes]] = []
        for start in range(0, len(commands), _SLICE):
            slice_ = commands[start : start + _SLICE]
            params = {f"id{n}": command for n, command in enumerate(slice_)}
            found += self.store.select(known(len(slice_)), {"log": self.log, **params})
        return {UUID(bytes=command): UUID(bytes=match) for command, match in found}

    def read(self, match: UUID, *, after: int = 0) -> list[Stored]:
        """The events of `match` above version `after`, by version; [] for a match that is not there."""
        from ledger.queries import READ

        return stored(self.store.select(READ, {"log": self.log, "match": match, "after": after}))

    def payloads(self, match: UUID) -> list[tuple[int, str, bytes]]:
        """Version, type and data of all events of `match`, by version: what a fold needs, nothing else."""
        from ledger.queries import PAYLOADS

        return self.store.select(PAYLOADS, {"log": self.log, "match": match})

    def starts(self) -> Iterator[tuple[UUID, bytes]]:
        """Each match with the data of its first event, oldest first; nothing else is read."""
        from ledger.queries import STARTS

        after = 0
        while rows := self.store.select(STARTS, {"log": self.log, "after": after, "most": _STARTS}):
            yield from ((UUID(bytes=match), data) for _, match, data in rows)
            after = rows[-1][0]

    def follow(self, after: int = 0, *, most: int = 1000, types: Sequence[str] = ()) -> list[Stored]:
        """At most `most` events behind position `after`, by position. None can turn up later before one returned.

        `types`: exact names, or beginnings that end in a dot; () for all.
        """
        from ledger.queries import follow

        return stored(self.store.select(follow(tuple(types)), {"log": self.log, "after": after, "most": most}))

    def wait(self, after: int, timeout_s: float) -> bool:
        """Whether there is an event behind position `after`, at once or within `timeout_s`."""
        return self.store.wait(self.log, after, timeout_s)

    def head(self) -> Head:
        from ledger.queries import HEAD

        rows = self.store.select(HEAD, {"log": self.log})
        return Head(*rows[0]) if rows else EMPTY

    def matches(self, *, prefix: str = "") -> list[MatchHead]:
        """Oldest first; `prefix` is the beginning of an id, with or without dashes. [] where none fits."""
        from ledger.queries import MATCHES

        digits = prefix.replace("-", "").lower()
        if len(digits) > 32 or not re.fullmatch("[0-9a-f]*", digits):
            return []
        free_bits = 4 * (32 - len(digits))
        low = int(digits or "0", 16) << free_bits
        high = low | _ALL_ONES >> (128 - free_bits) if free_bits else low
        params = {"log": self.log, "low": UUID(int=low), "high": UUID(int=high)}
        return [
            MatchHead(UUID(bytes=match), version, first, last, moment(created_us))
            for match, version, first, last, created_us in self.store.select(MATCHES, params)
        ]

    def last_match(self) -> UUID | None:
        """The match started or imported last."""
        from ledger.queries import LAST_MATCH

        rows = self.store.select(LAST_MATCH, {"log": self.log})
        return UUID(bytes=rows[0][0]) if rows else None

    def verify(self, *, digest: Head | None = None, progress: Callable[[int], None] | None = None) -> Verification:
        """Recompute the chain and check that nothing is missing; with `digest`, that the log still contains it.

        `progress` is called with the number of events checked so far.
        """
        from ledger.verify import verify

        return verify(self, digest=digest, progress=progress)

    def backup(self, path: Path) -> None:
        """Copy a SQLite file, while others write. Raises StoreUnreachable for a server."""
        self.store.backup(path)

    @property
    def players(self) -> Players:
        from ledger.players import Players

        return Players(self.store, self.log)

    @property
    def secrets(self) -> Secrets:
        from ledger.secrets import Secrets

        return Secrets(self.store, self.log)


def request(
    match: UUID,
    facts: Sequence[Fact],
    *,
    expect: int | Expectation,
    command: UUID,
    actor: str = "",
    at: datetime | None = None,
) -> Request:
    """An append, checked. Raises Unstorable."""
    facts = list(facts)
    check_facts(facts)
    check_actor(actor)
    if expect is not ANY and expect < 0:
        raise Unstorable("expect", because("bad_expect", met=expect))
    if at is not None and at.utcoffset() is None:
        raise Unstorable("at", because("no_offset", met=at))
    recorded_us = time.time_ns() // 1000 if at is None else microseconds(at)
    digests = [sha256(fact.data).digest() for fact in facts]
    told = request_hash(
        match.bytes, actor, [(fact.type, fact.schema, digest) for fact, digest in zip(facts, digests, strict=True)]
    )
    return Request(match, facts, digests, expect, command, actor, recorded_us, told)
