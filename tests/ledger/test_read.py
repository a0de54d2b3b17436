"""Reading: by match, by position, the list of matches, the head."""

from __future__ import annotations

import threading
import time
from uuid import uuid4

import pytest

from ledger import Fact, Head, Ledger, new_match_id
from ledger.errors import BadDigest
from tests.ledger.toys import append, played


def test_an_empty_log_has_nothing(ledger: Ledger) -> None:
    assert ledger.read(new_match_id()) == [] and ledger.payloads(new_match_id()) == []
    assert ledger.follow() == [] and ledger.matches() == [] and ledger.last_match() is None
    assert ledger.head() == Head(0, bytes(32))


def test_read_goes_on_after_a_version(ledger: Ledger) -> None:
    match = new_match_id()
    append(ledger, match, played(1, 2, 3))
    assert [event.version for event in ledger.read(match, after=1)] == [2, 3]
    assert ledger.read(match, after=3) == []


def test_payloads_are_what_a_fold_needs(ledger: Ledger) -> None:
    match = new_match_id()
    append(ledger, match, played(1))
    append(ledger, new_match_id(), played(9))
    append(ledger, match, [Fact("toy.kept", b"{}")])
    assert ledger.payloads(match) == [(1, "toy.played", b'{"card":1}'), (2, "toy.kept", b"{}")]


def test_follow_gives_batches_by_position(ledger: Ledger) -> None:
    matches = [new_match_id() for _ in range(3)]
    for n in range(9):
        append(ledger, matches[n % 3], played(n))
    seen: list[int] = []
    while batch := ledger.follow(seen[-1] if seen else 0, most=4):
        assert len(batch) <= 4
        seen += [event.position for event in batch]
    assert seen == list(range(1, 10))
    assert [event.match for event in ledger.follow(most=3)] == matches


def test_follow_can_ask_for_types_by_name_or_beginning(ledger: Ledger) -> None:
    types = ["toy.played", "toy.kept", "toyota.played", "match.started", "Toy.played", "toy_x"]
    append(ledger, new_match_id(), [Fact(name, b"{}") for name in types])

    def asked(*names: str) -> list[str]:
        return [event.type for event in ledger.follow(types=names)]

    assert asked("toy.") == ["toy.played", "toy.kept"]
    assert asked("toy.kept", "match.") == ["toy.kept", "match.started"]
    assert asked("toy") == [] and asked("%.") == [] and asked("toy_.") == []
    assert [event.position for event in ledger.follow(after=1, most=1, types=["toy."])] == [2]


def test_matches_come_oldest_first_with_their_ends(ledger: Ledger) -> None:
    one, other = new_match_id(), new_match_id()
    append(ledger, other, played(1))
    append(ledger, one, played(2, 3))
    append(ledger, other, played(4))
    heads = ledger.matches()
    assert [(head.match, head.version, head.first_position, head.last_position) for head in heads] == [
        (other, 2, 1, 4),
        (one, 2, 2, 3),
    ]
    assert heads[0].created == ledger.read(other)[0].recorded_at
    assert ledger.last_match() == one


def test_a_match_is_found_by_the_beginning_of_its_id(ledger: Ledger) -> None:
    matches = [new_match_id() for _ in range(4)]
    for match in matches:
        append(ledger, match, played(1))
    wanted = matches[2]
    for prefix in (str(wanted), wanted.hex, str(wanted).upper(), str(wanted)[:-1], wanted.hex[:-1]):
        assert wanted in [head.match for head in ledger.matches(prefix=prefix)]
    assert [head.match for head in ledger.matches(prefix=str(wanted))] == [wanted]
    assert [head.match for head in ledger.matches(prefix=str(wanted)[:1])] == matches
    assert ledger.matches(prefix="f" * 8) == []
    assert ledger.matches(prefix="no id") == [] and ledger.matches(prefix="0" * 33) == []


def test_a_head_is_written_and_read(ledger: Ledger) -> None:
    append(ledger, new_match_id(), played(1))
    head = ledger.head()
    assert head == Head(1, ledger.follow()[0].hash)
    assert Head.parse(f" {head.text.upper()}\n") == head
    for text in ("", "1", "1:ab", f"-1:{'0' * 64}", f"1:{'g' * 64}", f"{'9' * 19}:{'0' * 64}"):
        with pytest.raises(BadDigest):
            Head.parse(text)


def test_wait_tells_of_an_append_and_of_none(database_url: str, ledger: Ledger) -> None:
    assert ledger.wait(0, 0.05) is False
    answers: list[bool] = []
    waiting = threading.Thread(target=lambda: answers.append(ledger.wait(0, 30)))
    waiting.start()
    with Ledger.open(database_url) as writer:
        append(writer, new_match_id(), played(1))
    waiting.join(timeout=30)
    assert answers == [True]
    assert ledger.wait(0, 0) is True and ledger.wait(1, 0) is False


def test_new_ids_are_of_version_7_and_sort_by_time() -> None:
    ids = []
    for _ in range(5):
        ids.append(new_match_id())
        time.sleep(0.001)
    assert ids == sorted(ids) and len(set(ids)) == 5
    assert {(match.version, match.variant) for match in ids} == {(7, uuid4().variant)}
    assert abs((ids[0].int >> 80) / 1000 - time.time()) < 60
