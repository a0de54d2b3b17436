"""Small facts to fill a log with, and a way past its API."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import psycopg

from ledger import ANY, Appended, Expectation, Fact, Ledger

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def played(*cards: int) -> list[Fact]:
    return [Fact("toy.played", b'{"card":%d}' % card) for card in cards]


def append(
    ledger: Ledger,
    match: UUID,
    facts: list[Fact],
    *,
    expect: int | Expectation = ANY,
    command: UUID | None = None,
    actor: str = "",
) -> Appended:
    return ledger.append(match, facts, expect=expect, command=command or uuid4(), actor=actor)


def cards(ledger: Ledger, match: UUID) -> list[bytes]:
    return [event.data for event in ledger.read(match)]


@contextmanager
def raw(url: str) -> Iterator[Callable[[str], None]]:
    """Runs SQL as the owner of the database could, past the program."""
    if url.startswith("sqlite"):
        file = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        try:
            yield lambda statement: file.execute(statement) and None
        finally:
            file.close()
        return
    with psycopg.connect(url, autocommit=True) as server:
        yield lambda statement: server.execute(statement.encode()) and None


@contextmanager
def unguarded(url: str) -> Iterator[Callable[[str], None]]:
    """The same once the triggers that keep events are gone: what only a forger does."""
    with raw(url) as run:
        for table in ("event", "command"):
            if url.startswith("sqlite"):
                for name in ("no_update", "no_delete", "no_replace"):
                    run(f"DROP TRIGGER {table}_{name}")
            else:
                run(f"ALTER TABLE {table} DISABLE TRIGGER {table}_no_change")
        yield run
