"""A hand that records one seat only, notes above the first typed move, and corrections sent twice."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from projections import Recorder
from projections.errors import BrokenRecord, NotPossible
from tests.projections.match.parity_match import begun, dealt, first_legal, texts

if TYPE_CHECKING:
    from ledger import Ledger

START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


def test_it_records_its_seat_and_what_chance_brings(ledger: Ledger) -> None:
    match = begun(ledger)
    match.only = 0
    match.play(START + "; A: 5")
    assert texts(match)[-1] == "A: 5"


def test_it_records_nobody_else_and_nothing_of_a_line_that_does(ledger: Ledger) -> None:
    match = begun(ledger)
    match.only = 0
    with pytest.raises(BrokenRecord) as refused:
        match.play(START + "; A: 5; B: 7")
    assert refused.value.refusal.rule == "other_seat"
    assert texts(match) == []


def test_a_move_without_actor_belongs_to_the_seat_awaited_and_is_refused(ledger: Ledger) -> None:
    match = dealt(ledger)
    awaited = match.head.awaited[0]
    match.only = 1 - awaited
    with pytest.raises(BrokenRecord) as refused:
        match.play(match.legal()[0].partition(": ")[2])
    assert refused.value.refusal.rule == "other_seat"


def test_it_takes_back_and_corrects_its_own_moves_only(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7")
    match.only = 0
    for step in (match.undo, lambda: match.amend(4, "B: 7"), lambda: match.remove(4)):
        with pytest.raises(NotPossible) as refused:
            step()
        assert refused.value.rule == "other_seat"
    match.only = 1
    match.undo()
    assert texts(match)[-1] == "A: 5"


def test_a_note_above_the_first_typed_move_is_on_the_move_before_it(ledger: Ledger) -> None:
    match = begun(ledger, START)
    match.play("# slow\nA: 5  # bold")
    assert [(note.text, note.on) for note in match.notes] == [
        ("slow", match.turns[1].version),
        ("bold", match.turns[2].version),
    ]


def test_where_nothing_stands_it_is_on_the_match(ledger: Ledger) -> None:
    match = begun(ledger)
    match.play("# a wet evening\n" + START)
    assert [(note.text, note.on) for note in match.notes] == [("a wet evening", None)]


def test_a_correction_sent_twice_is_made_once(ledger: Ledger) -> None:
    match = begun(ledger, START)
    first_legal(match, 1)
    again = Recorder(ledger, actor="scribe").open(match.id)
    command = uuid4()
    for hand in (match, again):
        hand.insert(3, "A: 5", keep=True, command=command)
    assert match.version == again.version
    assert texts(again)[2:] == ["A: 5"]


def test_a_refused_correction_names_the_earlier_move_that_it_contradicts(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5; B: 7")
    with pytest.raises(BrokenRecord) as refused:
        match.amend(4, "B: 5")
    assert (refused.value.advice.earlier, refused.value.advice.earlier_text) == (3, "A: 5")
