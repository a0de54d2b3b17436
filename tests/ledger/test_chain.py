"""The chain: recomputed from docs/log.md without the program's own function, and alike on both databases."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

from ledger import Fact, Ledger
from ledger.exchange import export_lines
from tests.ledger.toys import append, played

if TYPE_CHECKING:
    from ledger import Stored

MATCH = UUID("018f0000-0000-7000-8000-000000000001")
A_TIME = datetime(1969, 7, 20, 20, 17, 40, 1, tzinfo=UTC)  # before 1970: microseconds below zero
KNOWN = "abd71f0aeaba2af8883c349b1300e0900a22e83fa869b9407673eaa2969596bc"


def by_hand(previous: bytes, event: Stored) -> bytes:
    def number(value: int, size: int) -> bytes:
        return value.to_bytes(size, "big", signed=True)

    def text(value: str) -> bytes:
        return number(len(value.encode()), 4) + value.encode()

    since_1970 = event.recorded_at - datetime(1970, 1, 1, tzinfo=UTC)
    recorded_us = (since_1970.days * 86_400 + since_1970.seconds) * 1_000_000 + since_1970.microseconds
    told = b"kifu.event.1" + previous + number(event.position, 8) + event.match.bytes + number(event.version, 8)
    told += number(event.schema, 4) + number(recorded_us, 8) + event.command.bytes
    told += text(event.type) + text(event.actor) + sha256(event.data).digest()
    return sha256(told).digest()


def filled(url: str) -> list[Stored]:
    facts = [*played(1, 2), Fact("toy.said", '{"words":"棋譜"}'.encode(), 3)]
    with Ledger.open(url) as ledger:
        ledger.append(MATCH, facts, expect=0, command=UUID(int=5), actor="秋 Ä", at=A_TIME)
        ledger.append(MATCH, played(3), expect=3, command=UUID(int=6), at=A_TIME)
        return ledger.follow()


def test_every_hash_is_the_documented_one(ledger: Ledger) -> None:
    append(ledger, MATCH, [*played(1, 2), Fact("toy.said", b'{"n":1}', 9)], actor="Ben é")
    append(ledger, UUID(int=7), played(3))
    previous = bytes(32)
    for event in ledger.follow():
        assert event.hash == by_hand(previous, event)
        previous = event.hash


def test_both_databases_give_the_same_rows_the_same_hashes(sqlite_url: str, postgres_url: str) -> None:
    in_file, on_server = filled(sqlite_url), filled(postgres_url)
    assert in_file == on_server
    assert len(in_file) == 4


def test_the_hash_of_a_known_log_never_changes(database_url: str) -> None:
    assert filled(database_url)[-1].hash.hex() == KNOWN


def test_the_example_in_the_documentation_recomputes_an_export(sqlite_url: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "log.md").read_text(encoding="utf-8")
    shown: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], shown)
    with Ledger.open(sqlite_url) as ledger:
        append(ledger, MATCH, [*played(1, 2), Fact("toy.said", '{"words":"棋譜"}'.encode(), 3)], actor="Ben é")
        append(ledger, UUID(int=7), played(3))
        lines = list(export_lines(ledger))[1:]
    previous = bytes(32)
    for told in lines:
        line = json.loads(told)
        data = told.partition(b'"data":')[2].partition(b',"actor"')[0]
        assert shown["event_hash"](previous, line, data) == line["hash"]
        previous = bytes.fromhex(line["hash"])
    assert len(lines) == 4
