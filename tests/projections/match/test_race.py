"""Two people at one match: who comes second is refused, unless the line of moves is still the one he saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ledger.errors import WrongVersion
from projections import Match, Recorder
from projections.errors import BrokenRecord, NotPossible
from tests.projections.match.parity_match import ALL_BUT_LAST, begun, texts, types

if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger import Ledger

START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


def pair(ledger: Ledger, text: str = START) -> tuple[Match, Match]:
    match = begun(ledger, text)
    return match, Recorder(ledger, actor="other").open(match.id)


def test_a_note_in_between_makes_no_conflict(ledger: Ledger) -> None:
    one, other = pair(ledger)
    other.note("tea is ready")
    one.play("A: 5  # after tea")
    assert texts(one)[-1] == "A: 5"
    on_move = next(note for note in one.notes if note.text == "after tea")
    assert on_move.on == one.turns[-1].version


def test_header_changes_in_between_make_none_either(ledger: Ledger) -> None:
    one, other = pair(ledger)
    other.retag(place="Osaka")
    one.play("A: 5")
    assert (one.place, texts(one)[-1]) == ("Osaka", "A: 5")


def test_a_move_is_decided_again_under_the_option_that_holds_now(ledger: Ledger) -> None:
    one, other = pair(ledger, START + "; A: 5")
    one.retag(options={"follow": "may"})
    other.reload()
    one.retag(options={"follow": "must"})
    with pytest.raises(BrokenRecord) as broken:
        other.play("B: 2")
    assert broken.value.refusal.rule == "must_follow"


@pytest.mark.parametrize(
    "first",
    [
        lambda match: match.play("A: 3"),
        lambda match: match.play("A: 5"),
        lambda match: match.undo(),
        lambda match: match.close("agreed"),
        lambda match: match.amend(2, "*: turn 1"),
    ],
    ids=["another move", "the same move", "undo", "closing", "a correction"],
)
@pytest.mark.parametrize(
    "second",
    [
        lambda match: match.play("A: 5"),
        lambda match: match.undo(),
        lambda match: match.close("abandoned"),
        lambda match: match.amend(1, "*: deal 1 3 5 7 / 2 4 6 8"),
    ],
    ids=["play", "undo", "close", "amend"],
)
def test_a_change_of_the_line_in_between_refuses_the_second(
    ledger: Ledger, first: Callable[[Match], object], second: Callable[[Match], object]
) -> None:
    one, other = pair(ledger)
    stale = one.version
    first(other)
    stored = types(other)
    with pytest.raises(WrongVersion) as conflict:
        second(one)
    assert (conflict.value.expected, conflict.value.actual) == (stale, other.version)
    assert types(one) == stored
    assert texts(one) == texts(other), "the loser has read what stands now"


def test_a_redo_that_somebody_else_has_taken_is_refused(ledger: Ledger) -> None:
    one, other = pair(ledger, START + "; A: 5")
    one.undo()
    other.reload()
    other.redo()
    with pytest.raises(WrongVersion):
        one.redo()
    with pytest.raises(NotPossible):
        one.redo()


def test_after_a_conflict_the_same_object_goes_on(ledger: Ledger) -> None:
    one, other = pair(ledger)
    other.play("A: 3")
    with pytest.raises(WrongVersion):
        one.play("A: 5")
    with pytest.raises(BrokenRecord):
        one.play("A: 5")
    one.play("B: 7")
    assert texts(one)[-2:] == ["A: 3", "B: 7"]


def test_only_one_of_two_plays_the_last_move(ledger: Ledger) -> None:
    one, other = pair(ledger, ALL_BUT_LAST)
    one.play("B: 6")
    with pytest.raises(WrongVersion):
        other.play("B: 6")
    assert types(one).count("match.closed") == 1


def test_notes_at_once_are_both_kept(ledger: Ledger) -> None:
    one, other = pair(ledger)
    one.note("first")
    other.note("second")
    other.note("third", at=1)
    one.reload()
    assert [note.text for note in one.notes] == ["first", "second", "third"]
