"""Engines: SQLAlchemy's, set up for a log; and the connections that look at a schema or change it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from sqlalchemy import QueuePool, create_engine, event

from ledger.causes import because, because_of
from ledger.errors import StoreUnreachable
from ledger.faults import driver_errors, fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    import psycopg
    from sqlalchemy import Connection, Engine

    from ledger.address import Address

_MIGRATION_LOCK = 0x6B696675  # “kifu”, for pg_advisory_xact_lock
_SERVER_OPTIONS = "-c default_transaction_isolation=read\\ committed"


def sqlite_readers(place: Address) -> Engine:
    """Connections that cannot write. They neither make the file nor change its journal mode."""
    return _sqlite(place, _read_mode(place), ("query_only=ON", "trusted_schema=OFF"))


def sqlite_writer(place: Address) -> Engine:
    """The connection that writes; makes the file when there is none, and overwrites names and seeds that it deletes."""
    durable = ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON")
    careful = ("foreign_keys=ON", "recursive_triggers=ON", "trusted_schema=OFF", "secure_delete=ON")
    return _sqlite(place, "?mode=rwc", (*durable, *careful))


def _sqlite(place: Address, mode: str, pragmas: tuple[str, ...]) -> Engine:
    uri = f"file:{quote(str(place.path))}{mode}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(uri, uri=True, timeout=place.timeout_s, isolation_level=None, check_same_thread=False)

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, isolation_level="AUTOCOMMIT")

    @event.listens_for(engine, "connect")
    def _set(connection: sqlite3.Connection, _: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _read_mode(place: Address) -> str:
    """A file that nobody here can write, and that no write-ahead log stands beside, is read without locks."""
    assert place.path is not None
    as_effective_user = os.access in os.supports_effective_ids
    if all(os.access(path, os.W_OK, effective_ids=as_effective_user) for path in (place.path, place.path.parent)):
        return "?mode=rw"
    return "?mode=ro" if place.path.with_name(f"{place.path.name}-wal").exists() else "?mode=ro&immutable=1"


def postgres(place: Address) -> Engine:
    """One statement is one transaction, unless it stands in a BEGIN of its own."""
    from ledger import arrays

    options = f"{place.url.query.get('options', '')} {_SERVER_OPTIONS}".strip()
    defaults = {"connect_timeout": "10", "application_name": "kifu"}
    query = {**defaults, **place.url.query, "options": options}
    engine = create_engine(
        place.url.set(query=query), isolation_level="AUTOCOMMIT", pool_reset_on_return=None, pool_size=5
    )

    @event.listens_for(engine, "connect")
    def _set(connection: psycopg.Connection[Any], _: Any) -> None:
        arrays.register(connection)

    return engine


@contextmanager
def looking(place: Address) -> Iterator[Connection | None]:
    """A connection for reading; None for a SQLite file that is not there."""
    if place.path is not None and not present(place):
        yield None
        return
    engine = postgres(place) if place.path is None else sqlite_readers(place)
    with _connected(engine, place) as connection:
        yield connection


@contextmanager
def migrating(place: Address) -> Iterator[Connection]:
    """A connection in a transaction that keeps every other migration out; makes a missing SQLite file."""
    if place.own:
        _make_own_folder(place)
    elif place.path is not None:
        present(place)
    engine = postgres(place) if place.path is None else sqlite_writer(place)
    with _connected(engine, place) as connection:
        if place.path is None:
            connection.exec_driver_sql("BEGIN")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


@contextmanager
def _connected(engine: Engine, place: Address) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    except driver_errors() as error:
        raise fault(error, place.shown) from error
    finally:
        engine.dispose()


def present(place: Address) -> bool:
    """Whether the file is there. Raises StoreUnreachable where it cannot be: no such folder, or a closed one."""
    assert place.path is not None
    try:
        if not place.own and not place.path.parent.is_dir():
            raise StoreUnreachable(place.shown, because("no_folder", folder=place.path.parent))
        return place.path.exists()
    except OSError as error:
        raise StoreUnreachable(place.shown, because_of(error)) from error


def _make_own_folder(place: Address) -> None:
    assert place.path is not None
    try:
        place.path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnreachable(place.shown, because_of(error)) from error
