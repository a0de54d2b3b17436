"""Which moves were taken back, and by which undo or correction; what a correction carries over was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections import Recorder
from projections.withdrawn import withdrawn
from tests.projections.match.parity_match import WHOLE, begun, dealt, first_legal

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

pytestmark = pytest.mark.usefixtures("parity")
START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


def as_hand(match: Match, actor: str) -> Match:
    return Recorder(match.ledger, actor=actor).open(match.id)


def told(match: Match) -> list[tuple[str, str]]:
    """What was taken back, once each, and the actor and type of what took it."""
    rows = {row.version: row for row in match.ledger.read(match.id)}
    found = []
    for version, taken in sorted(withdrawn(match).items()):
        if version == taken.first:
            row = rows[version]
            event = None if row.type.startswith("match.") else match.codec.decode(row.type, row.data)
            text = row.type if event is None else str(getattr(event, "card", getattr(event, "worth", "deal")))
            found.append((text, f"{taken.by.actor} {taken.by.type.removeprefix('match.')}"))
    return found


def test_what_stands_was_not_taken_back(ledger: Ledger) -> None:
    assert told(begun(ledger, WHOLE)) == []


def test_an_undo_is_told_with_who_did_it(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7; *: turn 1")
    other = as_hand(match, "Ben")
    other.undo()
    assert told(other) == [("7", "Ben undone"), ("1", "Ben undone")]
    other.undo()
    assert told(other) == [("5", "Ben undone"), ("7", "Ben undone"), ("1", "Ben undone")]


def test_what_was_put_back_is_not_told_and_taken_again_by_another_is_his(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.undo()
    match.redo()
    assert told(match) == []
    other = as_hand(match, "Ben")
    other.undo()
    assert told(other) == [("5", "Ben undone")]


def test_the_end_of_a_match_is_taken_back_with_its_last_move(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    match.undo()
    assert told(match) == [("6", "scribe undone"), ("match.closed", "scribe undone")]


def test_a_correction_takes_back_the_move_it_replaces_and_none_that_it_carries_over(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    other = as_hand(match, "Ben")
    other.amend(2, "*: turn 1")
    assert told(other) == [("2", "Ben amended"), ("match.closed", "Ben amended")], "the result is another"
    assert len(withdrawn(other)) == 2


def test_a_removed_move_is_told_and_an_inserted_one_takes_nothing_back(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7")
    match.remove(4)
    assert told(match) == [("7", "scribe amended")]
    match.insert(4, "B: 7")
    assert told(match) == [("7", "scribe amended")]


def test_what_a_correction_breaks_off_is_told(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7; *: turn 1; B: 2; A: 8")
    match.remove(3, keep=True)
    assert told(match) == [(text, "scribe amended") for text in ("5", "7", "1", "2", "8")]


def test_a_correction_taken_back_gives_back_what_it_took_and_takes_what_it_brought(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7")
    match.amend(3, "A: 3")
    assert told(match) == [("5", "scribe amended")]
    as_hand(match, "Ben").undo()
    match.reload()
    assert told(match) == [("3", "Ben undone")]
    match.redo()
    assert told(match) == [("5", "scribe redone")], "the last one after which it stood no more"


def test_a_move_carried_through_corrections_is_one_move(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7")
    match.amend(3, "A: 3")
    match.amend(3, "A: 1")
    assert told(match) == [("5", "scribe amended"), ("3", "scribe amended")]
    match.undo()
    match.undo()
    match.undo()
    assert told(match) == [("7", "scribe undone"), ("3", "scribe undone"), ("1", "scribe undone")]
    assert len(withdrawn(match)) > 3, "each record of the carried move is marked"


def test_the_dice_of_a_dealt_match_are_told_too(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    match.undo()
    assert [taker for _, taker in told(match)] == ["scribe undone", "scribe undone"]


def test_notes_between_change_nothing(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.undo()
    match.note("hm")
    match.redo()
    assert told(match) == []
