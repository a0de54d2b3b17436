"""Unreachable: whatever is wrong with a store, one line says so, and never with a password in it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from ledger import Ledger, new_match_id, schema
from ledger.errors import StoreLocked, StoreReadOnly, StoreUnreachable
from tests.ledger.toys import append, played, raw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conftest import Server

NOBODY = 65534


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////no/such/folder/games.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://localhost/games",
        "games.db",
        "",
        "postgresql://nobody:hunter2@127.0.0.1:1/games",
        "postgres://nobody:hunter2@127.0.0.1:1/games",
        "postgresql://nobody:hunter2@no-such-host.invalid/games",
        "postgresql+psycopg://nobody:hunter2@/games?host=/no/such/socket",
        "postgresql://nobody:hunter2@127.0.0.1:port/games",
        "sqlite:///games.db?timeout=soon",
        "sqlite:///games\0.db",
        f"sqlite:///{'long' * 100}.db",
    ],
)
def test_a_store_that_is_not_there_is_told_in_one_line(url: str) -> None:
    for call in (Ledger.open, schema.check, schema.upgrade):
        with pytest.raises(StoreUnreachable) as refused:
            call(url)
        assert "\n" not in str(refused.value) and refused.value.cause
        assert "hunter2" not in str(refused.value) and "hunter2" not in refused.value.url


def test_a_wrong_password_and_a_missing_database_are_told(postgres_server: Server) -> None:
    rules = _access_rules(postgres_server)
    guarded = "local all guarded scram-sha-256\n"
    if guarded not in rules.read_text():
        rules.write_text(guarded + rules.read_text())
        postgres_server.run("CREATE ROLE guarded LOGIN PASSWORD 'open-sesame'")
        postgres_server.run("SELECT pg_reload_conf()")
    url = postgres_server.url("postgres", user="guarded:hunter2")
    with pytest.raises(StoreUnreachable, match="password") as refused:
        Ledger.open(url)
    assert "hunter2" not in str(refused.value)
    with pytest.raises(StoreUnreachable, match="no_such_games"):
        Ledger.open(postgres_server.url("no_such_games"))


def _access_rules(server: Server) -> Path:
    with psycopg.connect(server.url("postgres")) as connection:
        row = connection.execute("SHOW hba_file").fetchone()
    assert row is not None
    return Path(row[0])


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"kifu 1\ngame: toy\n" * 100)
    for call in (Ledger.open, schema.check, schema.upgrade):
        with pytest.raises(StoreUnreachable, match="no SQLite database"):
            call(f"sqlite:///{path}")
    assert path.read_bytes() == b"kifu 1\ngame: toy\n" * 100


def test_a_folder_in_place_of_a_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable):
        Ledger.open(f"sqlite:///{tmp_path}")


def test_a_locked_file_can_be_read_and_not_written(sqlite_url: str) -> None:
    Ledger.open(sqlite_url).close()
    with Ledger.open(f"{sqlite_url}?timeout=0.1") as ledger:
        append(ledger, new_match_id(), played(1))
        with raw(sqlite_url) as run:
            run("BEGIN IMMEDIATE")
            with pytest.raises(StoreLocked):
                append(ledger, new_match_id(), played(2))
            with pytest.raises(StoreLocked):
                ledger.players.add("Aki")
            assert ledger.head().position == 1
            run("ROLLBACK")
        assert append(ledger, new_match_id(), played(2)).first_position == 2


def test_a_file_that_another_program_holds_alone_is_told(sqlite_url: str) -> None:
    Ledger.open(sqlite_url).close()
    with raw(sqlite_url) as run:
        run("PRAGMA locking_mode = EXCLUSIVE")
        run("BEGIN EXCLUSIVE")
        with pytest.raises(StoreLocked):
            Ledger.open(f"{sqlite_url}?timeout=0.1")


@contextmanager
def powerless() -> Iterator[None]:
    """As a user without rights; as root, whom no permission stops, for the time of the block."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that everybody can enter and only its owner can write."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)
        Path(name).chmod(0o755)


def sealed(folder: Path) -> None:
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)


def test_a_folder_that_cannot_be_written_is_told_when_a_log_is_to_be_made(folder: Path) -> None:
    sealed(folder)
    with powerless(), pytest.raises(StoreUnreachable):
        Ledger.open(f"sqlite:///{folder}/games.db")
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_entered_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.chmod(0o000)
    with powerless():
        for call in (Ledger.open, schema.check, schema.upgrade):
            with pytest.raises(StoreUnreachable, match="ermission"):
                call(f"sqlite:///{folder}/games.db")
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        with pytest.raises(StoreUnreachable, match="ermission"):
            Ledger.open()


def test_a_file_that_cannot_be_written_can_be_read(folder: Path) -> None:
    url = f"sqlite:///{folder}/games.db"
    with Ledger.open(url) as ledger:
        append(ledger, new_match_id(), played(1, 2))
    sealed(folder)
    with powerless(), Ledger.open(url) as ledger:
        assert ledger.verify().events == 2
        with pytest.raises(StoreReadOnly):
            append(ledger, new_match_id(), played(3))
        assert ledger.head().position == 2
    assert [path.name for path in folder.iterdir()] == ["games.db"]


def test_a_server_that_takes_no_writes_is_told(postgres_url: str) -> None:
    with Ledger.open(f"{postgres_url}&options=-c%20default_transaction_read_only%3Don") as ledger:
        assert ledger.head().position == 0
        with pytest.raises(StoreReadOnly):
            append(ledger, new_match_id(), played(1))


def test_a_role_without_rights_is_told(postgres_url: str) -> None:
    with raw(postgres_url) as run:
        run("DO $$ BEGIN CREATE ROLE stranger LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN END $$")
    with pytest.raises(StoreUnreachable, match="permission denied"):
        Ledger.open(postgres_url.replace("postgres@", "stranger@"))


def test_a_lost_connection_is_told_and_the_next_call_has_a_new_one(postgres_url: str) -> None:
    with Ledger.open(postgres_url) as ledger:
        append(ledger, new_match_id(), played(1))
        with ledger.store.reading(), ledger.store.reading():  # so that several wait in the pool
            pass
        with raw(postgres_url) as run:
            run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                " AND pid <> pg_backend_pid()")  # fmt: skip
        with pytest.raises(StoreUnreachable):
            append(ledger, new_match_id(), played(2))
        assert append(ledger, new_match_id(), played(2)).first_position == 2


def test_a_backup_is_a_log_of_its_own(sqlite_url: str, tmp_path: Path) -> None:
    with Ledger.open(sqlite_url) as ledger:
        append(ledger, new_match_id(), played(1, 2))
        ledger.backup(tmp_path / "copy.db")
        append(ledger, new_match_id(), played(3))
        with Ledger.open(f"sqlite:///{tmp_path}/copy.db") as copy:
            assert copy.follow() == ledger.follow(most=2)
        for path in (tmp_path / "copy.db", tmp_path / "no folder" / "copy.db"):
            with pytest.raises(StoreUnreachable) as refused:
                ledger.backup(path)
            assert refused.value.url == str(path)


def test_the_own_file_is_made_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with Ledger.open() as ledger:
        append(ledger, new_match_id(), played(1))
        assert ledger.store.address.path is not None and ledger.store.address.path.is_file()
    with sqlite3.connect(ledger.store.address.path) as file:
        assert file.execute("SELECT count(*) FROM event").fetchone() == (1,)
    file.close()
