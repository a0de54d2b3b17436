"""Append: what is stored, what is answered, what is refused."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from uuid import uuid4

import pytest

from ledger import ANY, Appended, Fact, Ledger, new_match_id
from ledger.errors import CommandReused, Unstorable, WrongVersion
from tests.ledger.toys import append, cards, played

A_TIME = datetime(2026, 11, 28, 19, 30, 0, 123457, tzinfo=UTC)


def test_events_get_dense_versions_and_positions(ledger: Ledger) -> None:
    one, other = new_match_id(), new_match_id()
    assert append(ledger, one, played(1, 2), expect=0) == Appended(one, 1, 2, 1, 2, False)
    assert append(ledger, other, played(3), expect=0) == Appended(other, 1, 1, 3, 3, False)
    assert append(ledger, one, played(4), expect=2) == Appended(one, 3, 3, 4, 4, False)
    assert [(event.position, event.version) for event in ledger.read(one)] == [(1, 1), (2, 2), (4, 3)]


def test_an_event_comes_back_as_it_went_in(ledger: Ledger) -> None:
    match, command = new_match_id(), uuid4()
    data = '{"name":"秋","list":[1,-2,null,true],"map":{"z":1,"a":12345678901234567890}}'.encode()
    ledger.append(match, [Fact("toy.said", data, 7)], expect=0, command=command, actor="Bén\n", at=A_TIME)
    (event,) = ledger.read(match)
    assert (event.match, event.type, event.schema, event.data) == (match, "toy.said", 7, data)
    assert (event.actor, event.command, event.recorded_at) == ("Bén\n", command, A_TIME)


def test_a_time_of_another_zone_is_kept_as_the_same_moment_in_utc(ledger: Ledger) -> None:
    match = new_match_id()
    tokyo = A_TIME.astimezone(timezone(timedelta(hours=9)))
    ledger.append(match, played(1), expect=0, command=uuid4(), at=tokyo)
    assert ledger.read(match)[0].recorded_at == A_TIME
    assert ledger.read(match)[0].recorded_at.utcoffset() == timedelta(0)


def test_without_a_time_now_is_recorded(ledger: Ledger) -> None:
    before = datetime.now(UTC)
    append(ledger, new_match_id(), played(1))
    assert before <= ledger.follow()[0].recorded_at + timedelta(microseconds=1)
    assert ledger.follow()[0].recorded_at <= datetime.now(UTC)


@pytest.mark.parametrize("expect", [0, 1, 3])
def test_a_stale_expectation_is_refused_with_the_version_that_stands(ledger: Ledger, expect: int) -> None:
    match = new_match_id()
    append(ledger, match, played(1, 2))
    with pytest.raises(WrongVersion) as refused:
        append(ledger, match, played(3), expect=expect)
    assert (refused.value.match, refused.value.expected, refused.value.actual) == (match, expect, 2)
    assert append(ledger, match, played(3), expect=2).first_position == 3


def test_any_version_will_do_when_the_caller_says_so(ledger: Ledger) -> None:
    match = new_match_id()
    assert append(ledger, match, played(1), expect=ANY).last_version == 1
    assert append(ledger, match, played(2), expect=ANY).last_version == 2


def test_the_same_command_again_gets_the_first_answer(ledger: Ledger) -> None:
    match, command = new_match_id(), uuid4()
    first = append(ledger, match, played(1, 2), expect=0, command=command)
    append(ledger, match, played(3), expect=2)
    again = append(ledger, match, played(1, 2), expect=0, command=command)
    assert again == first._replace(repeated=True)
    assert append(ledger, match, played(1, 2), expect=3, command=command) == again
    assert ledger.appended(command) == again
    assert ledger.appended(uuid4()) is None
    assert len(ledger.read(match)) == 3


def test_a_command_that_was_refused_may_come_again(ledger: Ledger) -> None:
    match, command = new_match_id(), uuid4()
    with pytest.raises(WrongVersion):
        append(ledger, match, played(1), expect=4, command=command)
    assert append(ledger, match, played(1), expect=0, command=command).repeated is False


def test_a_command_id_is_good_for_one_request_only(ledger: Ledger) -> None:
    match, command = new_match_id(), uuid4()
    append(ledger, match, played(1), command=command, actor="Aki")
    others = [
        (match, played(2), "Aki"),
        (match, played(1, 1), "Aki"),
        (match, played(1), "Ben"),
        (match, [Fact("toy.played", b'{"card":1}', 2)], "Aki"),
        (match, [Fact("toy.kept", b'{"card":1}')], "Aki"),
        (new_match_id(), played(1), "Aki"),
    ]
    for other, facts, actor in others:
        with pytest.raises(CommandReused) as refused:
            append(ledger, other, facts, command=command, actor=actor)
        assert refused.value.command == command
    assert ledger.head().position == 1


def test_logs_of_one_database_know_nothing_of_each_other(database_url: str) -> None:
    match, command = new_match_id(), uuid4()
    with Ledger.open(database_url, log="club") as club, Ledger.open(database_url, log="home") as home:
        append(club, match, played(1, 2), expect=0, command=command)
        assert home.read(match) == [] and home.head().position == 0 and home.last_match() is None
        assert append(home, match, played(7), expect=0, command=command) == Appended(match, 1, 1, 1, 1, False)
        assert cards(club, match) == [b'{"card":1}', b'{"card":2}']
        assert club.verify().ok and home.verify().ok


@pytest.mark.parametrize(
    ("fact", "what"),
    [
        (Fact("toy.played", b'{"card": 1}'), "data"),
        (Fact("toy.played", b'{"a":1,"a":2}'), "data"),
        (Fact("toy.played", b'{"a":1.5}'), "data"),
        (Fact("toy.played", b'{"a":1e5}'), "data"),
        (Fact("toy.played", b'{"a":NaN}'), "data"),
        (Fact("toy.played", b'{"a":"\\u0041"}'), "data"),
        (Fact("toy.played", b'{"a":"\\ud800"}'), "data"),
        (Fact("toy.played", b'{"a":"\xff"}'), "data"),
        (Fact("toy.played", b"[1]"), "data"),
        (Fact("toy.played", b"{}\n"), "data"),
        (Fact("toy.played", b""), "data"),
        (Fact("toy.played", b'{"a":' + b"[" * 100_000), "data"),
        (Fact("", b"{}"), "type"),
        (Fact("toy played", b"{}"), "type"),
        (Fact("toy.played\n", b"{}"), "type"),
        (Fact("x" * 201, b"{}"), "type"),
        (Fact("toy.played", b"{}", 0), "schema"),
        (Fact("toy.played", b"{}", 2**31), "schema"),
    ],
)
def test_what_would_not_come_back_as_it_went_in_is_refused(sqlite_url: str, fact: Fact, what: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        with pytest.raises(Unstorable) as refused:
            append(ledger, new_match_id(), [*played(1), fact])
        assert refused.value.what == what
        assert ledger.head().position == 0


def test_a_request_without_sense_is_refused(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        for what, call in {
            "facts": lambda: append(ledger, new_match_id(), []),
            "expect": lambda: append(ledger, new_match_id(), played(1), expect=-1),
            "actor": lambda: append(ledger, new_match_id(), played(1), actor="a\0b"),
            "at": lambda: ledger.append(
                new_match_id(), played(1), expect=0, command=uuid4(), at=A_TIME.replace(tzinfo=None)
            ),
            "log": lambda: Ledger.open(sqlite_url, log="my log"),
        }.items():
            with pytest.raises(Unstorable) as refused:
                call()
            assert refused.value.what == what
        assert ledger.head().position == 0


def test_a_batch_is_stored_whole(ledger: Ledger) -> None:
    match = new_match_id()
    assert append(ledger, match, played(*range(2_500))).last_position == 2_500
    assert cards(ledger, match) == [b'{"card":%d}' % card for card in range(2_500)]
