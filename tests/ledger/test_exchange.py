"""Exchange: what goes out comes back the same, and nothing of a broken file is stored."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ledger import Fact, Ledger, new_match_id
from ledger.errors import BrokenExchange, LedgerError, MatchConflict, UnknownMatch
from ledger.exchange import export_lines, import_lines
from ledger.lines import decode
from tests.ledger.toys import append, played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

A_TIME = datetime(2020, 2, 29, 23, 59, 59, 999_999, tzinfo=UTC)


def started(*seats: UUID | str) -> Fact:
    return Fact("match.started", json.dumps({"seats": list(map(str, seats))}, separators=(",", ":")).encode())


@pytest.fixture
def source(sqlite_url: str) -> Iterator[Ledger]:
    """Two matches woven into each other, with three players, one of them merged into another, and one who sits out."""
    with Ledger.open(sqlite_url.replace("games", "source")) as ledger:
        aki, ben, benny = map(ledger.players.add, ("Aki", "Ben", "Benny"))
        ledger.players.add("Nobody")
        ledger.players.alias(aki, "A-chan")
        ledger.players.merge(benny, ben)
        one, other = new_match_id(), new_match_id()
        ledger.append(one, [started(aki, benny)], expect=0, command=uuid4(), at=A_TIME)
        append(ledger, other, [started(aki, "a guest"), *played(1, 2)], actor="秋")
        append(ledger, one, played(3, 4))
        append(ledger, other, played(5))
        ledger.secrets.keep(one, b"the seed")
        yield ledger


@pytest.fixture
def lines(source: Ledger) -> list[bytes]:
    return list(export_lines(source))


def test_a_whole_log_read_into_an_empty_one_is_the_same_log(source: Ledger, lines: list[bytes], ledger: Ledger) -> None:
    told: list[int] = []
    imported = import_lines(ledger, lines, progress=told.append)
    assert [(each.events, each.status) for each in imported] == [(3, "new"), (4, "new")]
    assert ledger.follow() == source.follow() and ledger.head() == source.head()
    assert ledger.verify(digest=source.head()).ok
    assert list(export_lines(ledger)) == lines
    assert told[-1] == len(lines) + 1
    command = source.follow()[1].command
    assert ledger.appended(command) == source.appended(command)


def test_the_players_that_events_name_travel_and_secrets_do_not(
    source: Ledger, lines: list[bytes], ledger: Ledger
) -> None:
    import_lines(ledger, lines)
    named = [player for player in source.players.everybody() if player.name != "Nobody"]
    assert ledger.players.everybody() == named and len(named) == 3
    benny = next(player for player in named if player.name == "Benny")
    assert ledger.players.names([benny.id]) == {benny.id: "Ben"}
    assert ledger.secrets.get(source.follow()[0].match) is None
    assert b"the seed".hex().encode() not in b"".join(lines)


def test_players_that_are_known_are_kept_as_they_are(source: Ledger, lines: list[bytes], ledger: Ledger) -> None:
    import_lines(ledger, lines)
    aki = source.players.find("Aki")
    assert aki is not None
    ledger.players.rename(aki.id, "Akiko")
    source.players.forget(aki.id)
    import_lines(ledger, export_lines(source))
    assert ledger.players.get(aki.id).name == "Akiko"


def test_reading_the_same_lines_again_changes_nothing(lines: list[bytes], ledger: Ledger) -> None:
    import_lines(ledger, lines)
    before = ledger.follow()
    assert [each.status for each in import_lines(ledger, lines)] == ["same", "same"]
    assert [each.status for each in import_lines(ledger, lines)] == ["same", "same"]
    assert ledger.follow() == before


def test_one_match_can_travel_alone(source: Ledger, ledger: Ledger) -> None:
    one, other = (head.match for head in source.matches())
    append(ledger, new_match_id(), played(7))
    imported = import_lines(ledger, export_lines(source, [other]))
    assert [(each.match, each.events, each.status) for each in imported] == [(other, 4, "new")]
    kept = [event[1:9] for event in source.read(other)]
    assert [event[1:9] for event in ledger.read(other)] == kept
    assert [event.position for event in ledger.read(other)] == [2, 3, 4, 5]
    assert ledger.last_match() == other and ledger.verify().ok
    assert [each.status for each in import_lines(ledger, export_lines(source))] == ["new", "same"]
    assert [event[1:9] for event in ledger.read(one)] == [event[1:9] for event in source.read(one)]
    assert ledger.verify().ok


def test_an_unknown_match_cannot_be_exported(source: Ledger) -> None:
    match = new_match_id()
    with pytest.raises(UnknownMatch) as refused:
        list(export_lines(source, [match]))
    assert refused.value.match == match


def test_a_match_that_went_on_here_is_the_same_and_one_that_went_on_there_a_conflict(
    source: Ledger, lines: list[bytes], ledger: Ledger
) -> None:
    import_lines(ledger, lines)
    one = source.matches()[0].match
    append(ledger, one, played(8))
    assert [each.status for each in import_lines(ledger, lines)] == ["same", "same"]
    append(source, one, played(9))
    before = ledger.follow()
    with pytest.raises(MatchConflict) as refused:
        import_lines(ledger, export_lines(source))
    assert (refused.value.match, refused.value.line) == (one, len(lines) + 1)
    assert ledger.follow() == before


def test_a_conflict_stores_nothing_of_the_other_matches(source: Ledger, ledger: Ledger) -> None:
    other = source.matches()[1].match
    append(ledger, other, played(1))
    with pytest.raises(MatchConflict) as refused:
        import_lines(ledger, export_lines(source))
    assert refused.value.match == other
    assert [head.match for head in ledger.matches()] == [other] and ledger.players.list() == []


def test_a_command_id_that_stands_for_something_else_is_a_conflict(source: Ledger, ledger: Ledger) -> None:
    append(ledger, new_match_id(), played(1), command=source.follow()[3].command)
    with pytest.raises(MatchConflict):
        import_lines(ledger, export_lines(source))
    assert ledger.head().position == 1


def edited(lines: list[bytes], number: int, **fields: object) -> list[bytes]:
    """The lines with some fields of one of them changed, counted from 1."""
    told = {**json.loads(lines[number - 1]), **fields}
    return [*lines[: number - 1], json.dumps(told, separators=(",", ":")).encode(), *lines[number:]]


EVENT = 5  # the first event line; three players stand before it
BROKEN: dict[str, tuple[int, Callable[[list[bytes]], list[bytes]]]] = {
    "nothing": (1, lambda _: []),
    "binary": (1, lambda _: [bytes(range(256))]),
    "another kind of file": (1, lambda _: [b"kifu 1\n", b"game: toy\n"]),
    "no first line": (1, lambda lines: lines[1:]),
    "a second first line": (2, lambda lines: [lines[0], *lines]),
    "a format of the future": (1, lambda lines: edited(lines, 1, format=2)),
    "a digest that is none": (1, lambda lines: edited(lines, 1, head="7:zz")),
    "another digest": (12, lambda lines: edited(lines, 1, head="7:" + "0" * 64)),
    "last line lost": (11, lambda lines: lines[:-1]),
    "last line cut": (11, lambda lines: [*lines[:-1], lines[-1][:-20]]),
    "a line lost": (7, lambda lines: [*lines[:6], *lines[7:]]),
    "a line twice": (7, lambda lines: [*lines[:6], *lines[5:]]),
    "lines exchanged": (6, lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]]),
    "an empty line": (6, lambda lines: [*lines[:5], b"\n", *lines[5:]]),
    "a player lost": (11, lambda lines: [lines[0], *lines[2:]]),
    "a player twice": (3, lambda lines: [*lines[:2], lines[1], *lines[3:]]),
    "a player without a name": (2, lambda lines: edited(lines, 2, name=" ")),
    "data": (EVENT, lambda lines: edited(lines, EVENT, data={"seats": []})),
    "data with blanks": (6, lambda lines: [line.replace(b'"data":{', b'"data": { ') if n == 5 else line
                                           for n, line in enumerate(lines)]),
    "data that is a list": (EVENT, lambda lines: edited(lines, EVENT, data=[1])),
    "data with a float": (EVENT, lambda lines: edited(lines, EVENT, data={"n": 1.5})),
    "data too deep": (EVENT, lambda lines: [*lines[:4], lines[4].replace(b'data":{', b'data":{"a":' + b"[" * 99_999)]),
    "actor": (EVENT, lambda lines: edited(lines, EVENT, actor="Eve")),
    "no actor": (EVENT, lambda lines: edited(lines, EVENT, actor=None)),
    "type": (EVENT, lambda lines: edited(lines, EVENT, type="a type")),
    "time": (EVENT, lambda lines: edited(lines, EVENT, recorded_at="2020-02-29T23:59:59Z")),
    "time without offset": (EVENT, lambda lines: edited(lines, EVENT, recorded_at="2020-02-29T23:59:59")),
    "hash": (EVENT, lambda lines: edited(lines, EVENT, hash="00" * 32)),
    "previous": (EVENT, lambda lines: edited(lines, EVENT, previous="zz")),
    "position zero": (EVENT, lambda lines: edited(lines, EVENT, position=0)),
    "position far off": (EVENT, lambda lines: edited(lines, EVENT, position=2**63, previous="00" * 32)),
    "version": (EVENT, lambda lines: edited(lines, EVENT, version=-1)),
    "schema": (EVENT, lambda lines: edited(lines, EVENT, schema=2**40)),
    "match": (EVENT, lambda lines: edited(lines, EVENT, match="no id")),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_of_a_broken_file_nothing_is_stored_and_the_line_is_named(
    source: Ledger, lines: list[bytes], ledger: Ledger, what: str
) -> None:
    number, breaking = BROKEN[what]
    assert len(lines) == 11
    with pytest.raises(BrokenExchange) as refused:
        import_lines(ledger, breaking(lines))
    assert refused.value.line == number and refused.value.cause
    assert ledger.follow() == [] and ledger.players.everybody() == []
    assert import_lines(ledger, lines)[0].status == "new"
    assert ledger.head() == source.head()


def test_players_merged_in_a_circle_are_refused(lines: list[bytes], ledger: Ledger) -> None:
    ids = [json.loads(line)["id"] for line in lines[1:4]]
    circle = edited(edited(lines, 2, merged_into=ids[1]), 3, merged_into=ids[0])
    for hostile in (circle, edited(lines, 2, merged_into=ids[0]), edited(lines, 2, merged_into=str(uuid4()))):
        with pytest.raises(BrokenExchange):
            import_lines(ledger, hostile)
        assert ledger.players.everybody() == []


def test_namesakes_stay_two_people(source: Ledger, lines: list[bytes], ledger: Ledger) -> None:
    here = ledger.players.add("AKI")
    import_lines(ledger, lines)
    there = source.players.find("Aki")
    assert there is not None
    assert ledger.players.names([here, there.id]) == {here: "AKI", there.id: "Aki"}


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(draw=st.data())
def test_no_byte_that_was_changed_slips_through(lines: list[bytes], sqlite_url: str, draw: st.DataObject) -> None:
    """Whatever single byte is changed: either nothing is stored, or what the line says is the same."""
    number = draw.draw(st.integers(4, 10))
    line = bytearray(lines[number])
    line[draw.draw(st.integers(0, len(line) - 2))] = draw.draw(st.integers(0, 255))
    changed = [*lines[:number], bytes(line), *lines[number + 1 :]]
    with Ledger.open(sqlite_url, log=f"run{uuid4().hex}") as ledger:
        try:
            import_lines(ledger, changed)
        except LedgerError:
            assert ledger.head().position == 0
        else:
            assert decode(bytes(line)) == decode(lines[number])
