"""SQLite: one writer in immediate transactions, and readers that never wait for it."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast
from uuid import UUID

from ledger import engines, queries, schema
from ledger.causes import because
from ledger.chain import GENESIS, seal
from ledger.errors import CommandReused, StoreUnreachable, WrongVersion
from ledger.fact import ANY
from ledger.faults import driver_errors, fault
from ledger.statement import Statements
from ledger.store import Writing
from ledger.stored import Appended

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sqlalchemy import Connection, Select

    from ledger.address import Address
    from ledger.store import Request

POLL_S = 0.05

_COMMAND = (
    "SELECT request_hash, first_version, last_version, first_position, last_position"
    " FROM command WHERE log = ? AND id = ?"
)
_VERSION = "SELECT version FROM event WHERE log = ? AND match_id = ? ORDER BY version DESC LIMIT 1"
_TAIL = "SELECT position, hash FROM event WHERE log = ? ORDER BY position DESC LIMIT 1"
_ADD_EVENT = (
    "INSERT INTO event (log, position, match_id, version, type, schema, data, actor, command_id, recorded_us, hash)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_COMMAND = (
    "INSERT INTO command (log, id, request_hash, match_id, first_version, last_version, first_position, last_position)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


class SqliteStore:
    def __init__(self, address: Address) -> None:
        self.address = address
        self._readers = engines.sqlite_readers(address)
        self._statements = Statements(self._readers.dialect, paramstyle="named")
        self._lock = threading.RLock()  # the one connection that writes is shared by the threads of this process
        self._writer: Connection | None = None
        self._cursor: sqlite3.Cursor | None = None

    def append(self, log: str, request: Request) -> Appended:
        with self._lock:
            cursor = self._cursor or self._open_writer()
            try:
                cursor.execute("BEGIN IMMEDIATE")
                appended = append(cursor, log, request)
                cursor.execute("COMMIT")
            except BaseException as error:
                if cursor.connection.in_transaction:
                    cursor.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error):
                    raise fault(error, self.address.shown) from error
                raise
            return appended

    def select(self, query: Select[Any], params: Mapping[str, Any]) -> list[Any]:
        text, fixed = self._statements.of(query)
        told = {name: value.bytes if isinstance(value, UUID) else value for name, value in params.items()}
        try:
            connection = self._readers.raw_connection()
            try:
                driver = cast("sqlite3.Connection", connection.driver_connection)
                return driver.execute(text, {**fixed, **told}).fetchall()
            finally:
                connection.close()
        except driver_errors() as error:
            raise fault(error, self.address.shown) from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self._readers.connect() as connection:
                yield connection
        except driver_errors() as error:
            raise fault(error, self.address.shown) from error

    @contextmanager
    def writing(self, log: str) -> Iterator[Writing]:
        with self._lock:
            cursor = self._cursor or self._open_writer()
            assert self._writer is not None
            try:
                cursor.execute("BEGIN IMMEDIATE")
                yield Writing(self._writer, lambda request: append(cursor, log, request))
                cursor.execute("COMMIT")
            except BaseException as error:
                if cursor.connection.in_transaction:
                    cursor.execute("ROLLBACK")
                if isinstance(error, driver_errors()):
                    raise fault(error, self.address.shown) from error
                raise
            finally:
                self._writer.commit()  # SQLAlchemy's own count of transactions; the database has ended its

    def wait(self, log: str, after: int, timeout_s: float) -> bool:
        deadline = time.monotonic() + timeout_s
        while True:
            found = self.select(queries.HEAD, {"log": log})
            if found and found[0][0] > after:
                return True
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            time.sleep(min(POLL_S, left))

    def backup(self, path: Path) -> None:
        """Through SQLite's own backup, while others write. Raises StoreUnreachable, also for a path that is taken."""
        if path.exists():
            raise StoreUnreachable(str(path), because("path_taken"))
        with self.reading() as connection:
            source = cast("sqlite3.Connection", connection.connection.driver_connection)
            try:
                target = sqlite3.connect(path)
                try:
                    source.backup(target)
                finally:
                    target.close()
            except sqlite3.Error as error:
                raise fault(error, str(path)) from error

    def close(self) -> None:
        with self._lock:
            if self._writer is not None:
                self._writer.close()
                self._writer.engine.dispose()
            self._writer = self._cursor = None
        self._readers.dispose()

    def _open_writer(self) -> sqlite3.Cursor:
        try:
            self._writer = engines.sqlite_writer(self.address).connect()
        except driver_errors() as error:
            raise fault(error, self.address.shown) from error
        connection = self._writer.connection.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        self._cursor = connection.cursor()
        return self._cursor


def open_store(address: Address) -> SqliteStore:
    """Makes and migrates the file where that is due. Raises StoreUnreachable."""
    if not engines.present(address):
        schema.upgrade_at(address)
    store = SqliteStore(address)
    with store.reading() as connection:
        found = schema.revision(connection)
    if schema.status(found).state in ("missing", "old"):
        schema.upgrade_at(address)
    else:
        schema.demand_current(found, address.shown)
    return store


def append(cursor: sqlite3.Cursor, log: str, request: Request) -> Appended:
    """In the immediate transaction that `cursor` is in. Raises WrongVersion, CommandReused."""
    match, command = request.match.bytes, request.command.bytes
    earlier = cursor.execute(_COMMAND, (log, command)).fetchone()
    if earlier is not None:
        if earlier[0] != request.hash:
            raise CommandReused(request.command)
        return Appended._make((request.match, *earlier[1:], True))
    (version,) = cursor.execute(_VERSION, (log, match)).fetchone() or (0,)
    if request.expect is not ANY and request.expect != version:
        raise WrongVersion(request.match, request.expect, version)
    position, previous = cursor.execute(_TAIL, (log,)).fetchone() or (0, GENESIS)
    rows = []
    actor, recorded_us = request.actor, request.recorded_us
    for n, (fact, digest) in enumerate(zip(request.facts, request.digests, strict=True), start=1):
        previous = seal(
            previous, position + n, match, version + n, fact.type, fact.schema, recorded_us, actor, command, digest
        )
        rows.append(
            (log, position + n, match, version + n, fact.type, fact.schema, fact.data)
            + (actor, command, recorded_us, previous)
        )
    count = len(rows)
    appended = Appended(request.match, version + 1, version + count, position + 1, position + count, repeated=False)
    cursor.execute(_ADD_COMMAND, (log, command, request.hash, match, *appended[1:5]))
    cursor.executemany(_ADD_EVENT, rows)
    return appended
