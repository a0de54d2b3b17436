"""Immutable: the database itself refuses to change or lose an event, whatever program asks."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import psycopg
import pytest

from ledger import Ledger, new_match_id
from tests.ledger.toys import append, played, raw

if TYPE_CHECKING:
    from collections.abc import Iterator

REFUSED = (sqlite3.IntegrityError, psycopg.errors.RestrictViolation, psycopg.errors.UniqueViolation)
_COLUMNS = "log, position, match_id, version, type, schema, data, actor, command_id, recorded_us, hash"

ON_BOTH = [
    "UPDATE event SET actor = 'Eve'",
    "UPDATE event SET actor = 'Eve' WHERE position = 2",
    "DELETE FROM event",
    "DELETE FROM event WHERE position = 3",
    "UPDATE command SET last_version = 9",
    "DELETE FROM command",
    "INSERT INTO event SELECT * FROM event WHERE position = 2",
    "INSERT INTO command SELECT * FROM command",
    "INSERT INTO event SELECT * FROM event WHERE position = 2 ON CONFLICT (log, position) DO UPDATE SET actor = 'Eve'",
    "INSERT INTO event SELECT * FROM event WHERE position = 2"
    " ON CONFLICT (log, match_id, version) DO UPDATE SET actor = 'Eve'",
]
IN_SQLITE = [
    "REPLACE INTO event SELECT * FROM event WHERE position = 2",
    f"REPLACE INTO event SELECT {_COLUMNS.replace('position', '9')} FROM event WHERE position = 2",
    f"REPLACE INTO event SELECT {_COLUMNS.replace('version', '9')} FROM event WHERE position = 2",
    "REPLACE INTO command SELECT * FROM command",
    "INSERT OR REPLACE INTO event SELECT * FROM event WHERE position = 3",
    "UPDATE OR REPLACE event SET position = 1 WHERE position = 2",
    "UPDATE event SET version = 7 WHERE 0 = 0",
]
IN_POSTGRES = [
    "TRUNCATE event",
    "TRUNCATE command",
    "TRUNCATE event, command CASCADE",
    "SET session_replication_role = replica; DELETE FROM event",
    "SET session_replication_role = replica; UPDATE event SET actor = 'Eve'",
    "SET session_replication_role = replica; TRUNCATE command",
    "MERGE INTO event USING (SELECT 2 AS n) AS given ON position = n WHEN MATCHED THEN DELETE",
    "WITH gone AS (DELETE FROM event RETURNING *) SELECT count(*) FROM gone",
]


@pytest.fixture(params=["sqlite", "fresh_postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """As the migrations left it."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def filled(database_url: str) -> Iterator[Ledger]:
    with Ledger.open(database_url) as ledger:
        append(ledger, new_match_id(), played(1, 2, 3))
        before = ledger.follow()
        yield ledger
        assert ledger.follow() == before
        assert ledger.verify().ok


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("statement", ON_BOTH)
def test_no_statement_changes_an_event(database_url: str, statement: str) -> None:
    with raw(database_url) as run, pytest.raises(REFUSED):
        run(statement)


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("statement", IN_SQLITE)
@pytest.mark.parametrize("recursive_triggers", ["ON", "OFF"])
def test_sqlite_replaces_nothing(database_url: str, statement: str, recursive_triggers: str) -> None:
    with raw(database_url) as run:
        run(f"PRAGMA recursive_triggers = {recursive_triggers}")
        with pytest.raises(REFUSED):
            run(statement)


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("database_url", ["fresh_postgres"], indirect=True)
@pytest.mark.parametrize("statement", IN_POSTGRES)
def test_a_superuser_must_drop_the_trigger_first(database_url: str, statement: str) -> None:
    with raw(database_url) as run, pytest.raises(REFUSED):
        run(statement)


def test_a_role_may_append_without_being_able_to_insert(fresh_postgres_url: str) -> None:
    with raw(fresh_postgres_url) as run:
        run("DO $$ BEGIN CREATE ROLE keeper LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN END $$")
        run("GRANT SELECT ON ALL TABLES IN SCHEMA public TO keeper")
        run("GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO keeper")
    as_keeper = fresh_postgres_url.replace("postgres@", "keeper@")
    with Ledger.open(as_keeper) as ledger:
        append(ledger, new_match_id(), played(1))
        assert ledger.verify().events == 1
    with raw(as_keeper) as run, pytest.raises(psycopg.errors.InsufficientPrivilege):
        run("INSERT INTO event SELECT * FROM event")
