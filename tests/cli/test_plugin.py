"""A game from outside: found by its entry point, and what becomes of its matches when it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2, Kifu
from tests.plugin import parity as toy
from tests.plugin.installing import installed

if TYPE_CHECKING:
    from pathlib import Path

START = ("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2")


@pytest.fixture
def left(kifu: Kifu, tmp_path: Path) -> str:
    """The id of a match whose game was taken out; one of Claim 2 stands beside it."""
    with installed(tmp_path / "plugin"):
        match = kifu.new()
        kifu("move", "@", *START)
    kifu("import", CLAIM2)
    return match


def test_it_is_a_game_like_any(kifu: Kifu, tmp_path: Path) -> None:
    assert "parity" not in kifu("games").out
    with installed(tmp_path / "plugin"):
        assert "Parity" in kifu("games").out
        kifu.new()
        assert kifu.json("move", "@", *START)["moves"] == 2
    assert "parity" not in kifu("games").out


@pytest.mark.parametrize("command", [["list"], ["audit"], ["verify", "--fair"]])
def test_lists_leave_out_what_cannot_be_read_and_say_so(kifu: Kifu, left: str, command: list[str]) -> None:
    said = kifu(*command)
    assert "“parity” is not installed: 1" in said.err
    assert left[:13] not in said.out


def test_its_matches_cannot_be_looked_at_but_travel_and_are_proved(kifu: Kifu, left: str, tmp_path: Path) -> None:
    assert kifu.json("show", left, code=2)["code"] == "unknown_game"
    assert kifu.json("verify")["ok"]
    kifu("export", "-o", tmp_path / "text.kifu")
    assert (tmp_path / "text.kifu").read_text().startswith("kifu 1\ngame: claim2\n")
    kifu("export", "--format", "jsonl", "-o", tmp_path / "log.jsonl")
    with installed(tmp_path / "again"):
        assert kifu.json("show", left)["moves"] == 2


def test_a_dealt_match_of_a_game_that_is_gone_is_taken_for_secret(kifu: Kifu, tmp_path: Path) -> None:
    with installed(tmp_path / "plugin"):
        kifu.new("parity", "--mode", "dealt")
    kifu("export", "--format", "jsonl", code=2)
    kifu("export", "--format", "jsonl", "--secrets")


def test_audit_tells_what_todays_rules_take_otherwise(
    kifu: Kifu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(tmp_path / "plugin"):
        kifu.new()
        kifu("move", "@", *START, "A: 5", "B: 7")
        assert kifu.json("audit") == []
        monkeypatch.setattr(toy, "_taken", lambda state, play: ())
        (differs,) = kifu.json("audit", "@")
        assert (differs["move"], differs["text"], differs["refused"]) == (4, "B: 7", None)
        assert "TrickTaken" in differs["recorded"][-1]
        monkeypatch.setattr(toy, "_HAND", 3)
        refused = kifu.json("audit", "@")[0]
        assert (refused["move"], refused["refused"]) == (1, "bad_deal")
        assert "deal four different cards" in kifu("audit", "@").out
        assert kifu.json("show", "@")["moves"] == 4, "a record folds to what it was"


def test_audit_of_a_match_that_goes_on_shows_no_hidden_card(
    kifu: Kifu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(tmp_path / "plugin"):
        kifu.new("parity", "--mode", "dealt")
        monkeypatch.setattr(toy, "_HAND", 3)
        (refused,) = kifu.json("audit")
        assert refused["text"] == "*: deal ? ? ? ? / ? ? ? ?"
        assert refused["recorded"] == ["Dealt(hands=((None, None, None, None), (None, None, None, None)))"]
        assert "? ? ? ? / ? ? ? ?" in kifu("audit").out
