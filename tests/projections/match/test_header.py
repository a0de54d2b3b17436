"""What stands beside the moves: notes, header changes, closing and reopening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from projections import Recorder
from projections.errors import BadSetup, BadText, IllegalMove, NotPossible, Refusal, UnknownGame
from projections.reader import parse
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, begun, dealt, texts, types

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


def lines(match: Match) -> list[str]:
    return text_of(record_of(match)).splitlines()


def refusal(step: Any, kind: type[Refusal] = NotPossible) -> str:
    with pytest.raises(kind) as refused:
        step()
    return refused.value.rule


def test_notes_go_to_the_match_and_to_moves_in_the_order_written(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5  # bold")
    match.note("rainy evening")
    match.note("  a  long\nstory ", at=3)
    match.note("the deal", at=1)
    assert lines(match)[-5:] == [
        "# rainy evening",
        "*: deal 1 3 5 8 / 2 4 6 7  # the deal",
        "*: turn 2",
        "A: 5  # bold",
        "# a long story",
    ]


def test_a_note_on_a_move_goes_and_comes_with_it(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5  # bold")
    match.undo()
    assert not any("bold" in line for line in lines(match))
    match.redo()
    assert lines(match)[-1] == "A: 5  # bold"


def test_a_note_may_be_added_after_the_end(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    match.note("well played", at=13)
    assert match.finished
    assert lines(match)[-2:] == ["B: 6  # well played", "result: A 4, B 2"]


@pytest.mark.parametrize("at", [0, 4, -1])
def test_a_note_on_a_move_that_is_not_there_is_refused(ledger: Ledger, at: int) -> None:
    match = begun(ledger, START + "; A: 5")
    with pytest.raises(IndexError):
        match.note("?", at=at)


def test_a_note_without_words_or_with_control_characters_is_refused(ledger: Ledger) -> None:
    match = begun(ledger)
    assert refusal(lambda: match.note(" \n ")) == "empty_note"
    assert refusal(lambda: match.note("\x1b[2J"), BadText) == "control_character"
    assert types(match) == ["match.started"]


def test_date_place_and_tags_can_be_changed_and_taken_out(ledger: Ledger) -> None:
    match = begun(ledger, START, date="2026-11-28", place=" Osaka \n", tags=["league", "a, b "])
    assert (match.date, match.place, match.tags) == ("2026-11-28", "Osaka", ("league", "a", "b"))
    match.retag(place="京都")
    match.retag(date="2026-11-29T10:00+09:00", tags=["cup"])
    assert (match.date, match.place, match.tags) == ("2026-11-29T10:00+09:00", "京都", ("cup",))
    match.retag(date="", place="", tags=[])
    assert (match.date, match.place, match.tags) == (None, None, ())
    assert [line.partition(":")[0] for line in lines(match)[1:5]] == ["game", "mode", "seat A", "seat B"]


def test_a_bad_date_is_refused_wherever_it_comes_in(ledger: Ledger) -> None:
    match = begun(ledger)
    assert refusal(lambda: match.retag(date="soon"), BadText) == "bad_date"
    assert refusal(lambda: begun(ledger, date="soon"), BadText) == "bad_date"


def test_header_changes_touch_neither_moves_nor_redo(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    match.undo()
    match.retag(place="Osaka")
    match.redo()
    assert texts(match)[-1] == "A: 5"
    assert match.place == "Osaka"


def test_a_changeable_option_changes_what_may_be_played_from_then_on(ledger: Ledger) -> None:
    match = begun(ledger, START + "; A: 5")
    assert match.legal() == ["B: 7"]
    match.retag(options={"Follow": "MAY"})
    assert match.legal() == ["B: 2", "B: 4", "B: 6", "B: 7"]
    match.play("B: 2")
    again = Recorder(ledger).open(match.id)
    assert (again.setup.follow, texts(again)[-1]) == ("may", "B: 2")
    assert "option follow: may" in lines(again)


def test_other_options_are_fixed_and_unknown_ones_and_values_told(ledger: Ledger) -> None:
    match = begun(ledger, START)
    assert refusal(lambda: match.retag(options={"top": "10"})) == "not_changeable"
    assert refusal(lambda: match.retag(options={"luck": "1"}), BadSetup) == "unknown_option"
    assert refusal(lambda: match.retag(options={"follow": "maybe"}), BadSetup) == "bad_option"
    assert types(match).count("match.retagged") == 0


def test_in_a_dealt_or_finished_match_no_option_changes(ledger: Ledger) -> None:
    for match in (dealt(ledger), begun(ledger, WHOLE)):
        assert refusal(lambda match=match: match.retag(options={"follow": "may"})) == "not_changeable"


@pytest.mark.parametrize(
    ("reason", "seat", "ranks", "line"),
    [
        ("abandoned", None, (), "end: abandoned"),
        ("agreed", None, (1, 1), "end: agreed"),
        ("conceded", 0, (2, 1), "end: conceded A"),
        ("conceded", 1, (1, 2), "end: conceded B"),
    ],
)
def test_a_match_can_be_closed_before_its_end(
    ledger: Ledger, reason: str, seat: int | None, ranks: tuple[int, ...], line: str
) -> None:
    match = begun(ledger, START + "; A: 5")
    match.close(reason, seat=seat)
    assert match.finished
    assert match.outcome is None
    assert match.closed is not None
    assert (match.closed.reason, match.closed.ranks, match.closed.scores) == (reason, ranks, ())
    assert match.legal() == []
    assert lines(match)[-1] == line
    entered = Recorder(ledger).enter(parse(text_of(record_of(match)))).match
    assert (entered.closed, texts(entered)) == (match.closed, texts(match))


def test_a_closed_match_takes_no_move_until_it_is_reopened(ledger: Ledger) -> None:
    match = begun(ledger, START)
    match.close("agreed")
    assert refusal(lambda: match.play("A: 5"), IllegalMove) == "match_closed"
    match.reopen()
    assert not match.finished
    match.play("A: 5")
    assert lines(match)[-1] == "A: 5"


def test_only_a_running_match_is_closed_and_only_a_closed_one_reopened(ledger: Ledger) -> None:
    running, over = begun(ledger, ALL_BUT_LAST), begun(ledger, WHOLE)
    assert refusal(running.reopen) == "not_closed"
    assert refusal(over.reopen) == "not_closed", "the rules ended it; undo takes the last move back"
    assert refusal(lambda: over.close("agreed")) == "game_over"
    running.close("abandoned")
    assert refusal(lambda: running.close("agreed")) == "game_over"


def test_a_match_closed_reopened_and_closed_again_keeps_its_last_closing(ledger: Ledger) -> None:
    match = begun(ledger, START)
    match.close("abandoned")
    match.reopen()
    match.close("conceded", seat=0)
    assert match.closed is not None
    assert match.closed.ranks == (2, 1)


def test_new_refuses_what_cannot_be_played(ledger: Ledger) -> None:
    recorder = Recorder(ledger)
    assert refusal(lambda: recorder.new("parity", seats=["Aki"]), BadSetup) == "bad_seats"
    assert refusal(lambda: recorder.new("parity", seats=["A", "B"], options={"top": "9"}), BadSetup) == "bad_option"
    with pytest.raises(UnknownGame):
        recorder.new("go", seats=["Aki", "Ben"])
    assert ledger.head().position == 0
    assert ledger.players.list() == []


def test_players_are_known_by_name_in_any_case_and_shown_as_they_are_called_today(ledger: Ledger) -> None:
    first = begun(ledger)
    second = Recorder(ledger).new("parity", seats=["ＢＥＮ", "aki"])
    assert list(second.started.seats) == list(first.started.seats)[::-1]
    aki = ledger.players.find("Aki")
    assert aki is not None
    ledger.players.rename(aki.id, "秋")
    assert (first.names, second.names) == (["秋", "Ben"], ["Ben", "秋"])
    assert lines(first)[3] == "seat A: 秋"
