"""PostgreSQL: appends in one server-side call under the log's lock; connections from a pool."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import psycopg

from ledger import engines, queries, schema
from ledger.arrays import Integers, Payloads, Texts
from ledger.causes import because
from ledger.errors import CommandReused, StoreUnreachable, WrongVersion
from ledger.fact import ANY
from ledger.faults import driver_errors, fault
from ledger.statement import Statements
from ledger.store import Writing
from ledger.stored import Appended

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sqlalchemy import Connection as CoreConnection
    from sqlalchemy import PoolProxiedConnection, Select

    from ledger.address import Address
    from ledger.store import Request

POLL_S = 1.0  # between looks while no bell rings

_APPEND = (
    b"SELECT answer, first_version, last_version, first_position, last_position FROM kifu_append("
    b"%b::text, %b::uuid, %b::bigint, %b::uuid, %b::bytea, %b::text, %b::bigint,"
    b" %b::text[], %b::integer[], %b::bytea[])"
)
_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('kifu ' || %s, 0))"
_BYTES = psycopg.adapters.get_loader(psycopg.adapters.types["bytea"].oid, psycopg.pq.Format.BINARY)


class PostgresStore:
    def __init__(self, address: Address) -> None:
        self.address = address
        self._engine = engines.postgres(address)
        self._statements = Statements(self._engine.dialect, paramstyle="pyformat")

    def append(self, log: str, request: Request) -> Appended:
        with self._driver() as connection:
            return append(connection, log, request)

    def select(self, query: Select[Any], params: Mapping[str, Any]) -> list[Any]:
        text, fixed = self._statements.of(query)
        with self._driver() as connection, connection.cursor(binary=True) as cursor:
            cursor.adapters.register_loader("uuid", _BYTES)  # type: ignore[arg-type]
            return cursor.execute(text.encode(), {**fixed, **params}).fetchall()

    @contextmanager
    def reading(self) -> Iterator[CoreConnection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except driver_errors() as error:
            raise fault(error, self.address.shown) from error

    @contextmanager
    def writing(self, log: str) -> Iterator[Writing]:
        with self.reading() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            with driver.transaction():
                driver.execute(_LOCK, (log,))
                yield Writing(connection, lambda request: append(driver, log, request))

    def wait(self, log: str, after: int, timeout_s: float) -> bool:
        """Subscribes first and looks second; looks again every POLL_S, as a bell may be missed."""
        deadline = time.monotonic() + timeout_s
        with self._driver() as connection:
            connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(f"kifu {log}")))
            try:
                while True:
                    found = self.select(queries.HEAD, {"log": log})
                    if found and found[0][0] > after:
                        return True
                    left = deadline - time.monotonic()
                    if left <= 0:
                        return False
                    for _ in connection.notifies(timeout=min(left, POLL_S), stop_after=1):
                        pass
            finally:
                connection.execute("UNLISTEN *")

    def backup(self, path: Path) -> None:
        raise StoreUnreachable(self.address.shown, because("not_copied", path=path))

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _driver(self) -> Iterator[psycopg.Connection[Any]]:
        """A connection in autocommit, given back at the end; one that failed is thrown away."""
        pooled: PoolProxiedConnection | None = None
        try:
            pooled = self._engine.raw_connection()
            driver = pooled.driver_connection
            assert isinstance(driver, psycopg.Connection)
            yield driver
        except driver_errors() as error:
            if pooled is not None and isinstance(error, psycopg.OperationalError):
                pooled.invalidate()
                self._engine.dispose()  # the others in the pool have lost the same server
            raise fault(error, self.address.shown) from error
        finally:
            if pooled is not None:
                pooled.close()


def open_store(address: Address) -> PostgresStore:
    """Raises SchemaTooOld, SchemaTooNew, StoreUnreachable; changes nothing."""
    store = PostgresStore(address)
    with store.reading() as connection:
        found = schema.revision(connection)
    schema.demand_current(found, address.shown)
    return store


def append(connection: psycopg.Connection[Any], log: str, request: Request) -> Appended:
    """One call of kifu_append. Raises WrongVersion, CommandReused."""
    facts = request.facts
    told = (
        log,
        request.match,
        None if request.expect is ANY else request.expect,
        request.command,
        request.hash,
        request.actor,
        request.recorded_us,
        Texts(fact.type for fact in facts),
        Integers(fact.schema for fact in facts),
        Payloads(fact.data for fact in facts),
    )
    with connection.cursor(binary=True) as cursor:
        row = cursor.execute(_APPEND, told).fetchone()
    assert row is not None
    answer, *numbers = row
    if answer == "wrong_version":
        assert request.expect is not ANY
        raise WrongVersion(request.match, request.expect, numbers[1])
    if answer == "command_reused":
        raise CommandReused(request.command)
    return Appended._make((request.match, *numbers, answer == "repeated"))
