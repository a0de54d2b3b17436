"""Many appends in one transaction, and the first events of all matches."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from ledger import Fact, Ledger, new_match_id
from ledger.errors import NameTaken, UnknownPlayer, WrongVersion
from ledger.ids import match_ids
from ledger.player import Player
from tests.ledger.toys import append, played

if TYPE_CHECKING:
    from ledger.batch import Batch


def test_all_appends_of_a_batch_are_stored_in_order(ledger: Ledger) -> None:
    matches = [new_match_id() for _ in range(3)]
    with ledger.batch() as batch:
        for match in matches:
            batch.append(match, played(1, 2), expect=0, command=uuid4(), actor="you")
        batch.append(matches[0], played(3), expect=2, command=uuid4())
    assert [(event.match, event.version) for event in ledger.follow()] == [
        (match, version) for match in matches for version in (1, 2)
    ] + [(matches[0], 3)]
    assert ledger.verify().ok


def test_a_batch_that_breaks_stores_nothing_and_nobody(ledger: Ledger) -> None:
    before = append(ledger, new_match_id(), played(1))

    def stale(batch: Batch) -> None:
        batch.put(Player(new_match_id(), "Aki"))
        batch.append(new_match_id(), played(1), expect=0, command=uuid4())
        batch.append(before.match, played(2), expect=0, command=uuid4())

    with pytest.raises(WrongVersion), ledger.batch() as batch:
        stale(batch)
    assert ledger.head().position == 1
    assert ledger.players.list() == []


def test_a_command_of_a_batch_is_answered_once(ledger: Ledger) -> None:
    match, command = new_match_id(), uuid4()
    for repeated in (False, True):
        with ledger.batch() as batch:
            told = batch.append(match, played(1), expect=0, command=command)
        assert told.repeated == repeated
    assert ledger.appended(command) == told


def test_people_of_a_batch_are_added_named_and_merged_with_it(ledger: Ledger) -> None:
    aki, ben, guest = ledger.players.add("Aki"), ledger.players.add("Ben"), new_match_id()
    with ledger.batch() as batch:
        batch.put(Player(guest, "Aki", merged_into=aki))
        batch.alias(aki, "A.")
    assert ledger.players.find("a.") == ledger.players.get(aki) == Player(aki, "Aki", ("A.",))
    with ledger.batch() as batch:
        batch.merge(guest, ben)
        batch.merge(ben, guest)  # who is Ben: nothing to do
    assert ledger.players.names([guest, aki, ben]) == {guest: "Ben", aki: "Aki", ben: "Ben"}
    with pytest.raises(NameTaken), ledger.batch() as batch:
        batch.alias(ben, "A.")
    with pytest.raises(UnknownPlayer), ledger.batch() as batch:
        batch.merge(uuid4(), ben)


def test_only_first_events_are_read_for_the_list_of_starts(ledger: Ledger) -> None:
    matches = [new_match_id() for _ in range(5)]
    for match in matches:
        append(ledger, match, [Fact("toy.started", b'{"n":1}'), *played(1, 2)])
    assert list(ledger.starts()) == [(match, b'{"n":1}') for match in matches]


def test_which_matches_commands_went_to_is_asked_for_many_at_once(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        told = {uuid4(): new_match_id() for _ in range(1_100)}
        with ledger.batch() as batch:
            for command, match in told.items():
                batch.append(match, played(1), expect=0, command=command)
        assert ledger.known([*told, uuid4()]) == told
        assert ledger.known([]) == {}


def test_matches_of_a_batch_have_beginnings_of_their_own() -> None:
    ids = list(islice(match_ids(), 50))
    assert ids == sorted(ids) and len({str(each)[:13] for each in ids}) == 50
