"""Corrections in the middle of a record: decided again to the end, in one append, or not at all."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from projections import Recorder, registry
from projections.errors import BrokenRecord, IllegalMove, NotPossible, Refusal
from projections.play import step_of, steps
from projections.resolve import move_of
from projections.revising import TailBroken
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, begun, dealt, first_legal, texts, types

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

LINES = [
    *("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2", "A: 5", "B: 7", "*: turn 1", "B: 2", "A: 8"),
    *("*: turn 1", "A: 1", "B: 4", "*: turn 2", "A: 3", "B: 6"),
]
Kind = Literal["amend", "insert", "remove"]


def lines(match: Match) -> list[str]:
    return text_of(record_of(match)).splitlines()


def test_a_move_is_replaced_and_the_rest_decided_again_in_one_append(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    before = match.version
    match.amend(2, "*: turn 1")
    assert texts(match) == [LINES[0], "*: turn 1", *LINES[2:]]
    assert match.outcome is not None
    assert match.outcome.scores == (4, 1)
    assert match.closed is not None
    assert match.closed.scores == (4, 1)
    appended = ledger.read(match.id, after=before)
    assert appended[0].type == "match.amended"
    assert len({event.command for event in appended}) == 1
    assert Recorder(ledger).open(match.id).history == match.history


def test_one_move_may_become_several(ledger: Ledger) -> None:
    match = begun(ledger, "; ".join(LINES[:3]))
    match.amend(3, "A: 3; B: 7; *: turn 1")
    assert texts(match) == [*LINES[:2], "A: 3", "B: 7", "*: turn 1"]


def test_a_later_move_that_no_longer_fits_is_named_and_nothing_stored(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    stored = types(match)
    with pytest.raises(TailBroken) as broken:
        match.amend(3, "A: 3")
    assert (broken.value.number, broken.value.text) == (12, "A: 3")
    assert broken.value.refusal.rule == "card_twice"
    match.reload()
    assert (types(match), texts(match)) == (stored, LINES)


def test_the_line_may_be_kept_up_to_that_move(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    revised = match.amend(3, "A: 3", keep=True)
    assert revised.broken is not None
    assert texts(match) == [*LINES[:2], "A: 3", *LINES[3:11]]
    assert (match.finished, match.closed) == (False, None)
    assert match.legal() == ["A: 5"]


def test_a_dry_run_tells_the_same_and_stores_nothing(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    stored = types(match)
    revised = match.amend(2, "*: turn 1", dry_run=True)
    assert len(revised.tail) == 12
    assert types(match) == stored
    with pytest.raises(TailBroken):
        match.remove(4, dry_run=True)


def test_a_new_move_that_the_rules_refuse_is_refused_as_if_it_were_played_there(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    with pytest.raises(BrokenRecord) as broken:
        match.amend(4, "B: 2")
    assert broken.value.refusal.rule == "must_follow"
    assert broken.value.advice.legal == ("B: 7",)
    assert texts(match) == LINES


def test_there_must_be_a_move_to_correct_and_one_to_put_there(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    for outside in (0, 14, -1):
        with pytest.raises(IndexError):
            match.amend(outside, "A: 1")
        with pytest.raises(IndexError):
            match.remove(outside)
    with pytest.raises(IndexError):
        match.insert(15, "A: 1")
    with pytest.raises(Refusal):
        match.amend(3, " # only a note")


def test_undo_takes_the_whole_correction_back_and_redo_makes_it_again(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    match.amend(3, "A: 3", keep=True)
    corrected = texts(match)
    assert match.undo() == []
    assert (texts(match), match.finished) == (LINES, True)
    match.redo()
    assert (texts(match), match.finished) == (corrected, False)


def test_a_move_after_the_correction_is_undone_before_it(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    match.amend(3, "A: 3", keep=True)
    match.play("A: 5")
    match.undo()
    assert texts(match)[-1] == "*: turn 2"
    match.undo()
    assert texts(match) == LINES


def test_notes_stay_with_the_moves_that_are_carried_over(ledger: Ledger) -> None:
    match = begun(ledger, "; ".join(LINES[:3]) + "  # bold\nB: 7  # forced")
    match.note("windy")
    match.note("a two", at=2)
    match.amend(2, "*: turn 1  # misread")
    assert lines(match)[6:] == [
        "# windy",
        LINES[0],
        "*: turn 1  # a two",
        "# misread",
        "A: 5  # bold",
        "B: 7  # forced",
    ]


def test_a_closing_by_agreement_survives_a_correction(ledger: Ledger) -> None:
    match = begun(ledger, ALL_BUT_LAST)
    match.close("agreed")
    match.amend(2, "*: turn 1")
    assert match.closed is not None
    assert match.closed.reason == "agreed"
    assert texts(match)[1] == "*: turn 1"


def decided(kind: Kind, at: int, new: str | None) -> tuple[list[str], int | None]:
    """The corrected line up to where it breaks, and the former number of the move that no longer fits, by replay."""
    game = registry.game("parity")
    told = [(n, text) for n, text in enumerate(LINES, start=1) if n < at]
    told += [(0, new)] if new else []
    told += [(n, text) for n, text in enumerate(LINES, start=1) if n > at or (n == at and kind == "insert")]
    state, fits = game.initial(game.Setup(2)), list[str]()
    for number, text in told:
        actor, _, move = text.partition(": ")
        try:
            state = step_of(game, state, move_of(game, state, actor, move)).after
        except Refusal:
            return fits, number
        fits.append(text)
    return fits, None


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), kind=st.sampled_from(["amend", "insert", "remove"]), keep=st.booleans())
def test_any_correction_is_what_a_replay_of_the_corrected_text_gives(
    ledger: Ledger, data: st.DataObject, kind: Kind, keep: bool
) -> None:
    match = begun(ledger, WHOLE)
    at = data.draw(st.integers(1, 13 + (kind == "insert")))
    cards = [f"{seat}: {card}" for seat in "AB" for card in range(1, 9)]
    new = None if kind == "remove" else data.draw(st.sampled_from([*cards, "*: turn 1", "*: turn 2"]))
    fits, broken = decided(kind, at, new)
    given = () if new is None else (new,)
    stored = types(match)
    if broken == 0:
        with pytest.raises(BrokenRecord):
            getattr(match, kind)(at, *given, keep=keep)
    elif broken is not None and not keep:
        with pytest.raises(TailBroken) as refused:
            getattr(match, kind)(at, *given)
        assert refused.value.number == broken
    else:
        getattr(match, kind)(at, *given, keep=keep)
        assert texts(match) == fits
        assert Recorder(ledger).open(match.id).history == match.history
        match.undo()
    assert texts(match) == LINES
    assert types(match)[: len(stored)] == stored


def test_in_a_dealt_match_what_chance_brought_is_nobodys_to_change(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 3)
    before = texts(match)
    for number, text in enumerate(before, start=1):
        if text.startswith("*"):
            for kind, given in (("amend", ["*: turn 1"]), ("remove", []), ("insert", ["*: turn 1"])):
                with pytest.raises((NotPossible, BrokenRecord)):
                    getattr(match, kind)(number, *given, keep=True)
    assert texts(match) == before


def test_a_corrected_dealt_match_meets_the_same_dice(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    dice = [text for text in texts(match) if text.startswith("*")]
    other = next(text for text in match.at(2).legal() if text != texts(match)[2])
    match.amend(3, other, keep=True)
    assert texts(match)[2] == other
    while not match.finished:
        first_legal(match, 1)
    assert [text for text in texts(match) if text.startswith("*")] == dice


def test_a_fork_begins_with_the_first_moves_and_goes_its_own_way(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE, place="Osaka", tags=["cup"])
    version = match.version
    fork = Recorder(ledger).fork(match, moves=3)
    assert (texts(fork), fork.names, fork.place, fork.tags) == (LINES[:3], ["Aki", "Ben"], "Osaka", ("cup",))
    assert fork.started.origin is not None
    assert (fork.started.origin.match, fork.started.origin.moves) == (str(match.id), 3)
    fork.play("B: 7; *: turn 2")
    match.reload()
    assert (match.version, texts(match)) == (version, LINES)
    assert ledger.last_match() == fork.id


@pytest.mark.parametrize("moves", [0, 13])
def test_a_fork_may_take_nothing_or_everything(ledger: Ledger, moves: int) -> None:
    match = begun(ledger, WHOLE)
    fork = Recorder(ledger).fork(match, moves=moves)
    assert texts(fork) == LINES[:moves]
    assert fork.finished == (moves == 13)
    assert fork.outcome == (match.outcome if moves else None)


@pytest.mark.parametrize("moves", [-1, 14])
def test_a_fork_of_moves_that_are_not_there_is_refused(ledger: Ledger, moves: int) -> None:
    with pytest.raises(IndexError):
        Recorder(ledger).fork(begun(ledger, WHOLE), moves=moves)


def test_a_fork_takes_the_option_that_holds_now(ledger: Ledger) -> None:
    match = begun(ledger, "; ".join(LINES[:3]))
    match.retag(options={"follow": "may"})
    fork = Recorder(ledger).fork(match, moves=3)
    assert fork.setup.follow == "may"
    assert "option follow: may" in lines(fork)


def test_a_result_without_moves_takes_none_and_cannot_be_corrected(ledger: Ledger) -> None:
    match = Recorder(ledger).report("parity", seats=["Aki", "Ben"], ranks=[2, 1], scores=[3, 5])
    assert match.finished
    with pytest.raises(IllegalMove):
        match.play("*: deal 1 2 3 4 / 5 6 7 8")
    for step in (match.undo, lambda: match.insert(1, "*: turn 1"), lambda: Recorder(ledger).fork(match, moves=0)):
        with pytest.raises(Refusal):
            step()
    assert types(match) == ["match.started", "match.reported"]


def test_simulated_matches_are_whole(ledger: Ledger) -> None:
    game = registry.game("parity")
    setup = game.Setup(2)
    history = list(steps(game, setup, Random(4)))
    match = Recorder(ledger).open(Recorder(ledger).simulated(game, setup, history, seats=["random A", "random B"]))
    assert match.history == history
    assert (match.started.mode, match.finished) == ("simulated", True)
