"""Schema: migrations from nothing on both databases, and programs that meet tables of another age."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ledger import Ledger, new_match_id, schema
from ledger.address import address
from ledger.engines import looking
from ledger.errors import SchemaTooNew, SchemaTooOld, StoreUnreachable
from ledger.tables import metadata
from tests.ledger.toys import append, played, raw


def test_the_head_is_that_of_the_migrations_and_revisions_are_numbered() -> None:
    scripts = ScriptDirectory.from_config(schema.configuration())
    assert scripts.get_heads() == [schema.HEAD]
    revisions = [script.revision for script in scripts.walk_revisions("base", "heads")][::-1]
    assert revisions == [f"{n:04}" for n in range(1, len(revisions) + 1)]


def test_migrations_make_the_tables_that_the_program_reads(database_url: str) -> None:
    Ledger.open(database_url).close()
    with looking(address(database_url)) as connection:
        assert connection is not None
        context = MigrationContext.configure(connection, opts={"include_object": _of_the_log})
        assert compare_metadata(context, metadata) == []


def _of_the_log(_: object, name: str | None, kind: str, _reflected: bool, _other: object) -> bool:
    return kind != "table" or name in metadata.tables


def test_a_new_file_is_made_and_migrated_when_it_is_opened(sqlite_url: str) -> None:
    assert schema.check(sqlite_url) == schema.Status(None, schema.HEAD, "missing")
    assert not Path(sqlite_url.removeprefix("sqlite:///")).exists()
    Ledger.open(sqlite_url).close()
    assert schema.check(sqlite_url) == schema.Status(schema.HEAD, schema.HEAD, "current")


def test_an_empty_file_is_taken_for_a_new_one(sqlite_url: str) -> None:
    Path(sqlite_url.removeprefix("sqlite:///")).touch()
    with Ledger.open(sqlite_url) as ledger:
        assert append(ledger, new_match_id(), played(1)).first_position == 1


def test_a_server_is_migrated_by_upgrade_only(empty_postgres_url: str) -> None:
    with pytest.raises(SchemaTooOld) as refused:
        Ledger.open(empty_postgres_url)
    assert (refused.value.found, refused.value.head) == (None, schema.HEAD)
    assert schema.check(empty_postgres_url).state == "missing"
    assert schema.upgrade(empty_postgres_url).state == "missing"
    assert schema.upgrade(empty_postgres_url).state == "current"
    with Ledger.open(empty_postgres_url) as ledger:
        assert append(ledger, new_match_id(), played(1)).first_position == 1


def test_newer_tables_are_refused(database_url: str) -> None:
    Ledger.open(database_url).close()
    with raw(database_url) as run:
        run("UPDATE alembic_version SET version_num = '9999'")
    for call in (Ledger.open, schema.upgrade):
        with pytest.raises(SchemaTooNew) as refused:
            call(database_url)
        assert (refused.value.found, refused.value.head) == ("9999", schema.HEAD)
    assert schema.check(database_url).state == "new"


def test_older_tables_on_a_server_are_refused_until_upgraded(postgres_url: str) -> None:
    with raw(postgres_url) as run:
        run("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(SchemaTooOld) as refused:
        Ledger.open(postgres_url)
    assert refused.value.found == "0000"


@pytest.mark.parametrize("database_url", ["sqlite", "empty_postgres"], indirect=True)
def test_a_database_that_serves_something_else_is_left_alone(database_url: str) -> None:
    with raw(database_url) as run:
        run("CREATE TABLE event (name text)")
    for call in (schema.upgrade, *([Ledger.open] if database_url.startswith("sqlite") else [])):
        with pytest.raises(StoreUnreachable, match="event"):
            call(database_url)
    assert schema.check(database_url).state == "missing"


def test_a_file_is_durable_and_strict(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        append(ledger, new_match_id(), played(1))
        with ledger.store.writing("main") as writing:
            pragmas = {
                name: writing.connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in (
                    "journal_mode",
                    "synchronous",
                    "foreign_keys",
                    "recursive_triggers",
                    "trusted_schema",
                    "secure_delete",
                )
            }
        assert pragmas == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "recursive_triggers": 1,
            "trusted_schema": 0,
            "secure_delete": 1,
        }
        with ledger.store.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA query_only").scalar() == 1
    with raw(sqlite_url) as run, pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT"):
        run("INSERT INTO secret VALUES ('main', 'no id', x'00')")


WEIGHT = """
import sys
import ledger
assert not {"sqlalchemy", "alembic", "psycopg", "platformdirs"} & sys.modules.keys()
from ledger import Ledger
with Ledger.open(sys.argv[1]) as opened:
    opened.matches()
assert not {"alembic", "psycopg", "hypothesis", "pandas"} & sys.modules.keys()
"""


def test_importing_and_opening_load_only_what_they_need(sqlite_url: str) -> None:
    Ledger.open(sqlite_url).close()
    subprocess.run([sys.executable, "-c", WEIGHT, sqlite_url], check=True)
