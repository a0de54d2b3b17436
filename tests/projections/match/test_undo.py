"""Undo and redo in observed matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from projections.errors import NotPossible
from tests.projections.match.parity_match import WHOLE, begun, first_legal, said, texts, types

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


def refusal(step: object) -> str:
    with pytest.raises(NotPossible) as refused:
        step()  # type: ignore[operator]
    return refused.value.rule


def test_undo_takes_back_the_last_decision(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    assert said(match, match.undo()) == ["A: 5"]
    assert texts(match) == ["*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2"]
    assert match.head.awaited == (0,)


def test_it_takes_what_followed_the_decision_along(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7; *: turn 1")
    assert said(match, match.undo()) == ["B: 7", "*: turn 1"]
    assert match.state.points == (0, 0)
    assert match.state.worth == 2


def test_again_it_takes_one_more(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7; *: turn 1")
    match.undo()
    assert said(match, match.undo()) == ["A: 5"]


def test_where_no_decision_stands_it_takes_the_last_chance_move(ledger: Ledger) -> None:
    match = begun(ledger, START)
    assert said(match, match.undo()) == ["*: turn 2"]
    assert said(match, match.undo()) == ["*: deal 1 3 5 8 / 2 4 6 7"]
    assert refusal(match.undo) == "nothing_to_undo"
    assert texts(match) == []


def test_undo_and_redo_are_appended_and_take_nothing_out(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    before = ledger.read(match.id)
    match.undo()
    match.redo()
    assert ledger.read(match.id)[: len(before)] == before
    assert types(match)[len(before) :] == ["match.undone", "match.redone"]


def test_redo_puts_back_what_the_last_undo_took(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7; *: turn 1")
    stood, state = texts(match), match.state
    match.undo()
    match.undo()
    assert said(match, match.redo()) == ["A: 5"]
    assert said(match, match.redo()) == ["B: 7", "*: turn 1"]
    assert (texts(match), match.state) == (stood, state)
    assert refusal(match.redo) == "nothing_to_redo"


def test_another_move_forgets_the_redo(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.undo()
    match.play("A: 3")
    assert refusal(match.redo) == "nothing_to_redo"
    assert texts(match)[-1] == "A: 3"


def test_a_note_does_not_forget_it(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.undo()
    match.note("a slip of the pen")
    assert said(match, match.redo()) == ["A: 5"]


def test_without_an_undo_there_is_nothing_to_redo(ledger: Ledger) -> None:
    assert refusal(begun(ledger, START).redo) == "nothing_to_redo"


def test_undo_of_the_final_move_takes_the_closing_along_and_redo_closes_again(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    outcome = match.outcome
    assert said(match, match.undo()) == ["B: 6"]
    assert (match.finished, match.closed, match.outcome) == (False, None, None)
    assert match.legal() == ["B: 6"]
    match.redo()
    assert (match.finished, match.outcome) == (True, outcome)
    assert match.closed is not None


def test_the_final_move_can_be_played_again_otherwise(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    for _ in range(4):
        match.undo()
    match.play("A: 3; B: 4; *: turn 1; A: 1; B: 6")
    assert match.finished
    assert types(match).count("match.closed") == 2


def test_undo_takes_back_a_closing_by_agreement_with_the_decision_before_it(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.close("agreed")
    assert said(match, match.undo()) == ["A: 5"]
    assert not match.finished
    match.redo()
    assert match.closed is not None
    assert texts(match)[-1] == "A: 5"


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(played=st.integers(0, 8), undone=st.integers(0, 8), redone=st.integers(0, 8))
def test_any_number_of_undos_and_redos_is_an_editors(ledger: Ledger, played: int, undone: int, redone: int) -> None:
    match = begun(ledger, mode="dealt")
    first_legal(match, played)
    lines = [_line(match)]
    for _ in range(min(undone, played)):
        match.undo()
        lines.append(_line(match))
    for _ in range(min(redone, undone, played)):
        match.redo()
        lines.pop()
        assert _line(match) == lines[-1]


def _line(match: Match) -> tuple[list[str], object, bool]:
    return texts(match), match.state, match.finished
