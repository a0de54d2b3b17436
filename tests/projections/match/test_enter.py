"""Records that come as text: whole or not at all, once only, salvaged when asked."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from projections import Recorder
from projections.errors import BrokenRecord
from projections.reader import parse
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, begun, first_legal, texts

if TYPE_CHECKING:
    from ledger import Ledger
    from projections.recorder import Entered

HEADER = """\
kifu 1
game: parity
mode: observed
date: 2026-11-28
place: Osaka
tag: league, autumn
seat A: Aki
seat B: Ben
x-from: notebook 3

"""
TEXT = f"{HEADER}# fine weather\n{WHOLE}  # close\nresult: A 4, B 2\n"


def enter(ledger: Ledger, text: str, *, salvage: bool = False) -> Entered:
    return Recorder(ledger, actor="scribe").enter(parse(text), salvage=salvage)


def test_all_that_a_text_says_is_stored(ledger: Ledger) -> None:
    entered = enter(ledger, TEXT)
    match = entered.match
    assert entered.new
    assert (match.date, match.place, match.tags, match.names) == (
        "2026-11-28",
        "Osaka",
        ("league", "autumn"),
        ["Aki", "Ben"],
    )
    assert match.started.extra == {"x-from": "notebook 3"}
    assert match.finished
    assert len({event.command for event in ledger.read(match.id)}) == 1
    again = text_of(record_of(match))
    assert again.splitlines()[:9] == TEXT.splitlines()[:9]
    assert "# fine weather" in again
    assert again.endswith("B: 6  # close\nresult: A 4, B 2\n")


def test_the_same_record_in_another_spelling_is_not_entered_again(ledger: Ledger) -> None:
    first = enter(ledger, TEXT)
    position = ledger.head().position
    for other in (
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        TEXT.replace("A: 5; B: 7", "5\n\nｂｅｎ： 7"),
        TEXT.replace("mode: observed\n", "").replace("result: A 4, B 2\n", ""),
        text_of(record_of(first.match)),
    ):
        again = enter(ledger, other)
        assert (again.new, again.match.id) == (False, first.match.id)
    assert ledger.head().position == position


@pytest.mark.parametrize(
    ("old", "new"), [("2026-11-28", "2026-11-29"), ("B: 6  # close", "B: 6"), ("seat B: Ben", "seat B: Chie")]
)
def test_another_header_or_note_is_another_record(ledger: Ledger, old: str, new: str) -> None:
    assert enter(ledger, TEXT).new
    assert enter(ledger, TEXT.replace(old, new)).new


@pytest.mark.parametrize(
    ("text", "rule", "line"),
    [
        (TEXT.replace("A: 5; B: 7", "A: 5; B: 2"), "must_follow", 13),
        (TEXT.replace("result: A 4, B 2", "result: A 3, B 3"), "result_differs", 20),
        (HEADER + ALL_BUT_LAST + "\nresult: A 4, B 2\n", "result_early", 19),
        (HEADER + WHOLE + "\nend: agreed\n", "end_late", 19),
        (HEADER + WHOLE + "\nA: 1\n", "game_over", 19),
        (HEADER + "*: deal ? 1 2 3 / 4 5 6 7\nend: sometime\n", "bad_end", 12),
        (HEADER + "Chie: 3\n", "unknown_actor", 11),
        (HEADER + "A: x\n", "bad_notation", 11),
        (TEXT.replace("mode: observed", "mode: dealt").replace("8 / 2", "? / 2"), "unknown_in_dealt", 12),
        (TEXT.replace("game: parity", "game: go"), "unknown_game", 2),
        (TEXT.replace("mode: observed", "rules: 2"), "bad_rules", 3),
        (TEXT.replace("seat B: Ben\n", ""), "bad_seats", 7),
        (TEXT.replace("x-from: notebook 3", "option top: 9"), "bad_option", 9),
        (TEXT.replace("x-from: notebook 3", "option luck: 1"), "unknown_option", 9),
        (TEXT.replace("x-from: notebook 3", "team B: red"), "fixed_teams", 9),
    ],
)
def test_nothing_of_a_text_that_does_not_fit_is_stored(ledger: Ledger, text: str, rule: str, line: int) -> None:
    with pytest.raises(BrokenRecord) as broken:
        enter(ledger, text)
    assert (broken.value.refusal.rule, broken.value.place.line) == (rule, line)
    assert ledger.head().position == 0
    assert ledger.players.list() == []


def test_a_contradiction_names_both_places(ledger: Ledger) -> None:
    with pytest.raises(BrokenRecord) as broken:
        enter(ledger, HEADER + "*: deal ? ? ? ? / ? ? ? ?; turn 1\nA: 5\n  B: 5\n")
    error = broken.value
    assert (error.place.line, error.place.column) == (13, 3)
    assert error.earlier_place is not None
    assert (error.earlier_place.line, error.advice.earlier_text) == (12, "A: 5")


def test_the_first_fault_in_the_order_of_the_lines_is_told(ledger: Ledger) -> None:
    text = HEADER + "*: deal 1 3 5 8 / 2 4 6 7; turn 1\nA: 2\nend: sometime\n"
    with pytest.raises(BrokenRecord) as broken:
        enter(ledger, text)
    assert broken.value.refusal.rule == "card_not_held"


def test_salvage_keeps_the_moves_before_the_fault_and_says_so(ledger: Ledger) -> None:
    entered = enter(ledger, TEXT.replace("A: 1; B: 4", "A: 1; B: 9"), salvage=True)
    assert entered.broken is not None
    assert entered.broken.place.line == 17
    assert texts(entered.match) == texts(begun(ledger, WHOLE))[:9]
    assert not entered.match.finished


def test_salvage_of_a_sound_text_is_an_import(ledger: Ledger) -> None:
    entered = enter(ledger, TEXT, salvage=True)
    assert (entered.broken, entered.match.finished) == (None, True)


def test_salvage_cannot_help_a_header(ledger: Ledger) -> None:
    with pytest.raises(BrokenRecord):
        enter(ledger, TEXT.replace("game: parity", "game: go"), salvage=True)
    assert ledger.head().position == 0


def test_a_wrong_result_is_left_out_when_salvaging(ledger: Ledger) -> None:
    entered = enter(ledger, TEXT.replace("result: A 4, B 2", "result: A 3, B 3"), salvage=True)
    assert text_of(record_of(entered.match)).endswith("result: A 4, B 2\n")


def test_an_imported_match_goes_on_like_any_other(ledger: Ledger) -> None:
    match = enter(ledger, HEADER + ALL_BUT_LAST).match
    assert match.legal() == ["B: 6"]
    first_legal(match, 1)
    assert match.finished


def test_simulated_matches_keep_their_mode(ledger: Ledger) -> None:
    match = enter(ledger, TEXT.replace("mode: observed", "mode: simulated")).match
    assert text_of(record_of(match)).splitlines()[2] == "mode: simulated"


def test_a_text_that_several_enter_at_once_is_entered_once(ledger: Ledger) -> None:
    barrier = Barrier(4)

    def at_once(_: int) -> tuple[bool, str]:
        barrier.wait(timeout=30)
        entered = enter(ledger, TEXT)
        return entered.new, str(entered.match.id)

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(at_once, range(4)))
    assert sorted(new for new, _ in found) == [False, False, False, True]
    assert len({match for _, match in found}) == 1
    assert [player.name for player in ledger.players.list()] == ["Aki", "Ben"]
