"""What a person reads after each command, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2, Kifu
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("parity")

START = ("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def test_a_change_is_one_line_a_move_then_who_is_next_and_how_to_undo_it(kifu: Kifu) -> None:
    match = kifu.new()
    said = kifu("move", "@", *START, "A: 5")
    assert said.err == ""
    assert said.out.splitlines() == [
        "  1  chance deals   [*: deal 1 3 5 8 / 2 4 6 7]",
        "  2  chance turns up 2   [*: turn 2]",
        "  3  Aki (A) plays 5   [A: 5]",
        f"     next: Ben (B) · take back: kifu undo {match[:13]}",
    ]


def test_undo_and_redo_name_the_moves(kifu: Kifu) -> None:
    match = kifu.new()
    kifu("move", "@", *START, "A: 5", "B: 7", "*: turn 1")
    assert kifu("undo", "@").out.splitlines() == [
        "taken back: B: 7; *: turn 1",
        f"play again: kifu redo {match[:13]}",
    ]
    assert kifu("redo", "@").out.splitlines()[:2] == [
        "  4  Ben (B) plays 7   [B: 7]",
        "  5  chance turns up 1   [*: turn 1]",
    ]


def test_undo_of_a_correction_says_that_it_was_taken_back(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START)
    kifu("amend", "@", "2", "*: turn 1")
    assert kifu("undo", "@").out.startswith("the correction is taken back; the former line stands again\n")
    assert kifu.json("replay", "@")["history"][1] == "*: turn 2"


def test_the_end_is_told_with_scores_and_winner(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", ALL_BUT_LAST)
    said = kifu("move", "@", "B: 6").out
    assert "result: Aki 4, Ben 2: Aki wins (most points)" in said
    assert "result: Aki 4, Ben 2: Aki wins (most points)" in kifu("show", "@").out
    assert "result: Aki 4, Ben 2: Aki wins (most points)" in kifu("list").out


def test_a_shared_first_place_names_both(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", "*: deal 1 3 4 8 / 2 5 6 7; turn 1; A: 8; B: 6; *: turn 1; A: 1; B: 7; *: turn 2; B: 2; A: 4")
    kifu("move", "@", "*: turn 2; A: 3; B: 5")
    assert "result: Aki 3, Ben 3: Aki & Ben share first place (most points)" in kifu("show", "@").out
    assert kifu.json("show", "@")["outcome"]["ranks"] == {"A": 1, "B": 1}


def test_closing_and_reopening_are_told(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START)
    assert kifu("close", "@", "--conceded", "B").out == "closed: conceded Ben (B)\n"
    assert kifu("reopen", "@").out == "the match goes on; next: Aki (A)\n"


def test_a_refusal_says_what_the_rule_the_nearest_legal_moves_and_where_all_are(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START)
    said = kifu("move", "@", "A: 7", code=4)
    assert said.out == ""
    lines = said.err.splitlines()
    assert lines[0] == "kifu: “7”: A does not hold 7. It contradicts move 1, “*: deal 1 3 5 8 / 2 4 6 7”."
    assert sorted(re.findall("A: .", lines[1])) == ["A: 1", "A: 3", "A: 5", "A: 8"]
    assert lines[2:] == ["  all of them: kifu legal @", "  nothing was stored"]


def test_text_that_is_no_move_is_quoted_once_and_never_at_length(kifu: Kifu) -> None:
    kifu.new()
    assert kifu("move", "@", "castle", code=4).err.splitlines()[0] == "kifu: “castle” is no move of this game."
    assert len(kifu("move", "@", "c" * 100_000, code=4).err) < 500


def test_the_table_tells_game_mode_place_moves_and_whose_turn_it_is(kifu: Kifu) -> None:
    kifu.new("parity", "--date", "2026-11-28", "--place", "Osaka")
    kifu("move", "@", *START)
    kifu("note", "@", "rain")
    shown = kifu("show", "@").out
    assert shown.startswith("Parity · observed · 2026-11-28 · Osaka\n")
    assert "2 moves" in shown
    assert "A Aki 0" in shown
    assert shown.endswith("next: Aki (A)\n# rain\n")
    assert "after 1 of 2 moves" in kifu("show", "@", "--at", "1").out
    assert "as Ben (B) sees it" in kifu("show", "@", "--seat", "b").out
    assert "? ? ? ?" in kifu("show", "@", "--seat", "b").out


def test_replay_tells_every_move_and_the_table_at_the_end(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", WHOLE)
    lines = kifu("replay", "@").out.splitlines()
    assert [line[:3].strip() for line in lines[:13]] == [str(number) for number in range(1, 14)]
    assert lines[-1].startswith("result: ")
    assert kifu("replay", "@", "--every", "--at", 3).out.count("Parity · observed") == 3


def test_the_log_tells_what_was_taken_back_and_by_whom(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START, "A: 5")
    kifu("undo", "@")
    kifu("close", "@", "--agreed")
    rows = kifu("log", "@").out
    assert "A: 5   (taken back)" in rows
    assert "undone, back to no. 3" in rows
    assert "closed: agreed draw" in rows
    assert kifu("log", "@", "--undone").out.count("A: 5") == 1
    assert "*: turn 2" not in kifu("log", "@", "--undone").out


def test_a_person_called_like_a_key_is_called_so(kifu: Kifu) -> None:
    kifu("new", "parity", "-p", "next", "-p", "few")
    assert kifu("players", "rename", "few", "wins").out == "few is now called wins\n"
    assert "“over”" in kifu("show", "over", code=3).err


COMMANDS = [
    ["show", "@"],
    ["show", "@", "--at", "3", "--seat", "A"],
    ["legal", "@"],
    ["legal", "@", "--at", "2"],
    ["list"],
    ["log", "@", "-v"],
    ["replay", "@"],
    ["games"],
    ["games", "parity"],
    ["players", "list"],
    ["verify"],
    ["verify", "--fair"],
    ["audit"],
    ["db", "check"],
    ["db", "upgrade"],
    ["note", "@", "雨"],
    ["retag", "@", "--place", "京都"],
    ["undo", "@"],
    ["redo", "@"],
    ["amend", "@", "2", "*: turn 1"],
    ["remove", "@", "9", "--keep-until-break"],
    ["fork", "@", "--at", "3"],
    ["close", "@", "--abandoned"],
    ["reopen", "@"],
    ["players", "rename", "Aki", "秋"],
    ["players", "forget", "Ben"],
    ["result", "go", "--seat", "秋", "--seat", "花", "--score", "1", "--score", "2"],
    ["move", "@", "A: 99"],
    ["show", "nobody"],
    ["import", "gone.kifu"],
    ["close", "@"],
    ["simulate", "parity", "-n", "2"],
]
OURS = re.compile(
    r"\b(the|is|was|next|chance|move|moves|taken|there|nothing|closed|result|wins|match|matches|seats|of|are)\b"
)


def test_in_japanese_no_command_speaks_english(kifu: Kifu, tmp_path: Path) -> None:
    kifu.new()
    kifu("move", "@", WHOLE)
    for command in COMMANDS:
        kifu.capsys.readouterr()
        from cli.main import main

        main([*command, "--lang", "ja"])
        out, err = kifu.capsys.readouterr()
        assert not OURS.search(re.sub(r"kifu [a-z]+|“.*?”|「.*?」|match\.\w+|[\w/.-]+\.db", "", out + err)), (
            command,
            out,
            err,
        )


def test_in_japanese_the_imported_game_speaks_japanese(kifu: Kifu) -> None:
    assert JAPANESE.search(kifu("import", CLAIM2, "--lang", "ja").out)
    for command in (["show", "@"], ["replay", "@"], ["list"]):
        out = kifu(*command, "--lang", "ja").out
        assert JAPANESE.search(out)
        assert not OURS.search(out), out
