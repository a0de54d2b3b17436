"""Verify: what was tampered with is found, at its position."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from ledger import Fact, Head, Ledger, new_match_id
from ledger.causes import because
from ledger.chain import seal
from ledger.stored import microseconds
from tests.ledger.toys import append, played, unguarded

if TYPE_CHECKING:
    from uuid import UUID

HEX = {"sqlite": "x'{}'", "postgresql": "decode('{}', 'hex')"}


def hexed(url: str, content: bytes) -> str:
    return HEX[url.partition(":")[0]].format(content.hex())


@pytest.fixture
def match(ledger: Ledger) -> UUID:
    """Six events by four commands in two matches; this one has positions 1, 2, 4, 5."""
    one, other = new_match_id(), new_match_id()
    append(ledger, one, played(1, 2))
    append(ledger, other, played(3))
    append(ledger, one, played(4, 5))
    append(ledger, other, played(6))
    return one


@pytest.mark.usefixtures("match")
def test_an_honest_log_is_sound(ledger: Ledger) -> None:
    told: list[int] = []
    result = ledger.verify(progress=told.append)
    assert (result.ok, result.events, result.head, result.bad, result.cause) == (True, 6, ledger.head(), None, None)
    assert told == [6]


def test_an_empty_log_is_sound(ledger: Ledger) -> None:
    assert ledger.verify(digest=ledger.head()).ok


def test_a_long_log_is_sound_across_batches(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        told: list[int] = []
        match = new_match_id()
        for _ in range(4):
            append(ledger, match, played(*range(3_000)))
        assert ledger.verify(progress=told.append).events == 12_000
        assert told == list(range(1_000, 12_001, 1_000))


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize(
    "change",
    [
        "type = 'toy.kept'",
        "schema = 2",
        "actor = 'Eve'",
        "recorded_us = recorded_us + 1",
        "data = {data}",
        "hash = {hash}",
        "match_id = {id}, version = 1",
        "command_id = {id}",
    ],
)
def test_a_changed_row_is_found_at_its_position(database_url: str, ledger: Ledger, change: str) -> None:
    some_id = uuid4()
    id_text = f"'{some_id}'" if database_url.startswith("postgres") else hexed(database_url, some_id.bytes)
    told = {"data": hexed(database_url, b'{"card":9}'), "hash": hexed(database_url, bytes(32)), "id": id_text}
    with unguarded(database_url) as run:
        run(f"UPDATE event SET {change.format(**told)} WHERE position = 4")
    result = ledger.verify()
    assert (result.ok, result.bad, result.events) == (False, 4, 3)
    assert result.cause == because("hash_differs")


@pytest.mark.usefixtures("match")
def test_a_forged_row_with_a_fitting_hash_breaks_the_next_one(database_url: str, ledger: Ledger) -> None:
    events = ledger.follow()
    told, data = events[3], b'{"card":9}'
    forged = seal(
        events[2].hash, 4, told.match.bytes, told.version, told.type, told.schema, microseconds(told.recorded_at),
        told.actor, told.command.bytes, sha256(data).digest(),
    )  # fmt: skip
    with unguarded(database_url) as run:
        run(
            f"UPDATE event SET data = {hexed(database_url, data)}, hash = {hexed(database_url, forged)}"
            " WHERE position = 4"
        )
    assert ledger.verify().bad == 5


@pytest.mark.usefixtures("match")
def test_a_missing_row_is_found(database_url: str, ledger: Ledger) -> None:
    with unguarded(database_url) as run:
        run("DELETE FROM event WHERE position = 3")
    result = ledger.verify()
    assert (result.bad, str(result.cause)) == (3, "position 3 is missing")


@pytest.mark.usefixtures("match")
def test_a_version_out_of_turn_is_found(database_url: str, ledger: Ledger) -> None:
    with unguarded(database_url) as run:
        run("UPDATE event SET version = 7 WHERE position = 6")
    result = ledger.verify()
    assert result.bad == 6 and "version 7" in str(result.cause)


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize(
    ("statement", "bad"),
    [
        ("DELETE FROM command WHERE first_position = 4", 4),
        ("UPDATE command SET last_version = last_version + 1 WHERE first_position = 1", 1),
        ("UPDATE command SET last_position = 6 WHERE first_position = 4", 4),
        ("UPDATE command SET request_hash = (SELECT request_hash FROM command WHERE first_position = 1)"
         " WHERE first_position = 6", 6),
    ],
)  # fmt: skip
def test_a_command_row_that_tells_something_else_is_found(
    database_url: str, ledger: Ledger, statement: str, bad: int
) -> None:
    with unguarded(database_url) as run:
        run(statement)
    result = ledger.verify()
    assert result.bad == bad and "command" in str(result.cause)


@pytest.mark.usefixtures("match")
def test_a_command_row_without_events_is_found(database_url: str, ledger: Ledger) -> None:
    with unguarded(database_url) as run:
        run(
            "INSERT INTO command SELECT 'main', " + _another_id(database_url) + ", request_hash, match_id, 5, 5, 7, 7"
            " FROM command WHERE first_position = 6"
        )
    result = ledger.verify()
    assert (result.ok, result.bad) == (False, 7)


def _another_id(url: str) -> str:
    return "gen_random_uuid()" if url.startswith("postgres") else "randomblob(16)"


@pytest.mark.usefixtures("match")
def test_a_digest_proves_that_the_log_still_contains_it(ledger: Ledger) -> None:
    digest = ledger.head()
    append(ledger, new_match_id(), played(1))
    assert ledger.verify(digest=digest).ok
    assert ledger.verify(digest=Head(0, bytes(32))).ok
    other = ledger.verify(digest=Head(6, bytes(32)))
    assert (other.ok, other.bad) == (False, 6)


@pytest.mark.usefixtures("match")
def test_only_a_digest_finds_a_tail_that_was_cut_off(database_url: str, ledger: Ledger) -> None:
    digest = ledger.head()
    with unguarded(database_url) as run:
        run("DELETE FROM event WHERE position = 6")
        run("DELETE FROM command WHERE first_position = 6")
    assert ledger.verify().ok
    result = ledger.verify(digest=digest)
    assert (result.ok, result.bad) == (False, 6)
    append(ledger, new_match_id(), [Fact("toy.kept", b"{}")])
    assert ledger.verify().ok
    assert ledger.verify(digest=digest).bad == 6
