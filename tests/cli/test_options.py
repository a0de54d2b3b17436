"""The shared options, wherever they stand, and what the environment says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2, Kifu

if TYPE_CHECKING:
    from pathlib import Path

COLOUR = re.compile(r"\x1b\[(?:\d+;)*[34][0-7](?:;\d+)*m")
pytestmark = pytest.mark.usefixtures("parity")


def test_they_stand_before_or_after_the_command_and_between_its_arguments(kifu: Kifu, tmp_path: Path) -> None:
    other = str(tmp_path / "other.db")
    kifu("--db", other, "import", CLAIM2)
    listed = kifu("--db", other, "--json", "list").out
    assert "claim2" in listed
    assert kifu("list", "--db", other, "--json").out == listed
    assert kifu("--json", "list", "--db", other).out == listed
    assert kifu("show", "--db", other, "@", "--json").json["moves"] == 91
    assert kifu("stats", "--db", other, "wins", "--json").json
    assert kifu("players", "list", "--db", f"sqlite:///{other}", "--json").json


def test_the_one_after_the_command_wins(kifu: Kifu, tmp_path: Path) -> None:
    kifu.new()
    empty = tmp_path / "other.db"
    assert kifu.json("--db", kifu.db, "list", "--db", empty) == []
    assert len(kifu.json("--db", empty, "list", "--db", kifu.db)) == 1


def test_the_environment_names_the_database_and_an_option_beats_it(
    kifu: Kifu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kifu.new()
    monkeypatch.setenv("KIFU_DB", str(tmp_path / "other.db"))
    assert kifu.json("list") == []
    assert len(kifu.json("list", "--db", kifu.db)) == 1


def test_without_either_it_is_a_file_in_the_users_data_directory(
    kifu: Kifu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KIFU_DB")
    kifu.new()
    assert len(kifu.json("list")) == 1
    assert [path.suffix for path in (tmp_path / "data").rglob("*.db")] == [".db"]


def test_logs_of_one_database_do_not_meet(kifu: Kifu) -> None:
    kifu.new()
    assert kifu.json("--log", "club", "list") == []
    kifu.json("--log", "club", "new", "parity", "-p", "Chie", "-p", "Dan")
    assert [each["name"] for each in kifu.json("players", "list", "--log", "club")] == ["Chie", "Dan"]
    assert [each["name"] for each in kifu.json("players", "list")] == ["Aki", "Ben"]


@pytest.mark.parametrize(
    ("environment", "arguments", "japanese"),
    [
        ({}, [], False),
        ({"LANG": "ja_JP.UTF-8"}, [], True),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, [], False),
        ({"KIFU_LANG": "ja"}, [], True),
        ({"KIFU_LANG": "ja"}, ["--lang", "en"], False),
        ({}, ["--lang=ja"], True),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_locale(
    kifu: Kifu,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    arguments: list[str],
    japanese: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("まだ対局がありません" in kifu("show", "@", *arguments, code=3).err) == japanese
    assert ("まだ対局がありません" in kifu(*arguments, "show", "@", code=3).err) == japanese


def test_who_enters_is_recorded(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    kifu.new()
    monkeypatch.setenv("KIFU_ACTOR", "Chie")
    kifu("note", "@", "hello")
    rows = kifu("log", "@").out
    assert "scribe" in rows
    assert "Chie" in rows


def test_quiet_leaves_the_result_and_errors_only(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    said = kifu("export", "@", "-o", tmp_path / "a.kifu", "-q")
    assert (said.out, said.err) == ("", "")
    assert kifu("show", "0000", "-q", code=3).err


def test_colour_is_for_terminals_only(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    kifu("import", CLAIM2)
    for arguments in (["show", "@"], ["list"], ["--help"], ["log", "@"]):
        assert "\x1b" not in kifu(*arguments).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert COLOUR.search(kifu("show", "@", "--at", 20).out)
    assert not COLOUR.search(kifu("show", "@", "--at", 20, "--no-color").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR.search(kifu("show", "@", "--at", 20).out)


@pytest.mark.parametrize(
    "arguments", [["-v"], ["stats", "-v"], ["show", "@", "--json=1"], ["close", "@", "--conceded", "Z"]], ids=" ".join
)
def test_what_is_wrong_with_a_call_is_told_in_the_language_of_the_reader(kifu: Kifu, arguments: list[str]) -> None:
    kifu.new()
    english = kifu(*arguments, code=2).err.splitlines()[0].removeprefix("kifu: ")
    japanese = kifu(*arguments, "--lang", "ja", code=2).err.splitlines()[0].removeprefix("kifu: ")
    assert "Invalid value" not in english
    assert re.search(r"[\u3040-\u30ff]", japanese)
    assert not re.search(r"[A-Za-z]+ [a-z]+ [a-z]+", japanese)


@pytest.mark.parametrize("seat", ["C", "Z", "*", ""])
def test_a_seat_that_is_none_is_told_also_where_nobody_could_move(kifu: Kifu, seat: str) -> None:
    kifu.new()
    assert "seat of this match" in kifu("legal", "@", "--seat", seat, code=2).err
    kifu("close", "@", "--abandoned")
    assert "seat of this match" in kifu("legal", "@", "--seat", seat, code=2).err


def test_the_two_lists_say_what_they_list_and_of_whom(kifu: Kifu) -> None:
    assert "list the people" in kifu("players", "--help").out
    assert "in table order" not in kifu("list", "--help").out


def test_a_text_gives_the_terminal_no_orders(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    kifu("note", "@", "seen \u202ebackwards\u2066")
    file = tmp_path / "\x1b]0;title\x07\x1b[2J.kifu"
    file.write_text("kifu 1\n")
    for said in (
        kifu("import", file, code=4),
        kifu("show", "\x1b[31mX\x9b0m", code=3),
        kifu("\x1b[31mX", code=2),
        kifu("show", "@"),
        kifu("log", "@"),
    ):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", said.out + said.err)
    assert "# seen backwards\n" in kifu("show", "@").out


def test_what_is_asked_twice_is_answered_once(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    once = kifu.json("stats", "wins", "--by", "player", "--by", "seat")
    assert kifu.json("stats", "wins", "--by", "player", "--by", "seat", "--by", "player") == once


def test_a_move_that_is_no_number_or_not_there_is_named_as_the_help_does(kifu: Kifu) -> None:
    kifu.new()
    assert kifu("amend", "@", "x", "A: 1", code=2).err.startswith("kifu: N needs a whole number\n")
    assert kifu("remove", "@", "1", code=2).err == "kifu: this match has no moves yet\n"
    assert kifu("insert", "@", "2", "A: 1", code=2).err == "kifu: the move must be 1 to 1\n"
