"""Derived: transactions for tables that are computed from the log and stand in its database.

They never hold up an append: on PostgreSQL they take a lock of their own, on SQLite the file's only while they write.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from sqlalchemy import Connection

    from ledger.ledger import Ledger

_ALONE = "SELECT pg_advisory_xact_lock(hashtextextended('kifu ' || %(name)s, 1))"


class Work(NamedTuple):
    """One step of a projection."""

    connection: Connection  # for looking
    writing: Callable[[], AbstractContextManager[Connection]]  # one transaction; all or nothing


@contextmanager
def working(ledger: Ledger, projection: str) -> Iterator[Work]:
    """A step of `projection`, on PostgreSQL while nobody else does one.

    In SQLite two may come to the same step at once; the later one finds in its transaction that the checkpoint moved.
    Raises StoreUnreachable, StoreReadOnly.
    """
    if ledger.store.address.path is not None:
        with ledger.store.reading() as connection:
            yield Work(connection, lambda: _written(ledger))
        return
    with _transaction(ledger, "BEGIN", "COMMIT") as connection:
        connection.exec_driver_sql(_ALONE, {"name": f"{projection} {ledger.log}"})
        yield Work(connection, lambda: _same(connection))


@contextmanager
def snapshot(ledger: Ledger) -> Iterator[Connection]:
    """A connection whose reads all see one moment, while others write."""
    server = ledger.store.address.path is None
    begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" if server else "BEGIN"
    with _transaction(ledger, begin, "ROLLBACK") as connection:
        yield connection


@contextmanager
def _transaction(ledger: Ledger, begin: str, end: str) -> Iterator[Connection]:
    with ledger.store.reading() as connection:
        connection.exec_driver_sql(begin)
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql(end)


@contextmanager
def _written(ledger: Ledger) -> Iterator[Connection]:
    with ledger.store.writing(ledger.log) as writing:
        yield writing.connection


@contextmanager
def _same(connection: Connection) -> Iterator[Connection]:
    yield connection
