"""People from the command line: names, merging and parting, and exports without names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2
from tests.projections.imports.test_bgstats import FIXTURE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Kifu


@pytest.fixture(autouse=True)
def _a_match(kifu: Kifu) -> None:
    kifu("result", "Go", "--seat", "Aki", "--seat", "Ben", "--score", "3", "--score", "2")


def names(kifu: Kifu) -> list[tuple[str, list[str], int]]:
    return [(each["name"], each["aliases"], each["matches"]) for each in kifu.json("players", "list")]


def test_another_name_finds_a_person_too(kifu: Kifu) -> None:
    assert kifu("players", "alias", "aki", "A-chan").out == "Aki is also found as A-chan\n"
    kifu("result", "Go", "--seat", "a-CHAN", "--seat", "Ben", "--score", "3", "--score", "2")
    assert names(kifu) == [("Aki", ["A-chan"], 2), ("Ben", [], 2)]
    assert kifu.json("players", "alias", "Ben", "A-chan", code=5)["code"] == "name_taken"
    assert kifu.json("players", "alias", "Cleo", "C", code=3)["code"] == "no_player"
    assert kifu.json("players", "alias", "Ben", " ", code=2)["code"] == "empty_name"


def test_a_merge_counts_for_the_one_who_stays_until_it_is_taken_back(kifu: Kifu) -> None:
    kifu("result", "Go", "--seat", "Benny", "--seat", "Aki", "--score", "3", "--score", "2")
    kifu("players", "merge", "Benny", "Ben")
    assert names(kifu) == [("Aki", [], 2), ("Ben", ["Benny"], 2)]
    assert kifu("players", "unmerge", "benny").out == "Benny and Ben are two people again\n"
    assert names(kifu) == [("Aki", [], 2), ("Ben", [], 1), ("Benny", [], 1)]
    assert kifu.json("players", "unmerge", "Ben", code=3)["code"] == "not_merged"


def test_people_of_one_name_are_named_by_their_ids(kifu: Kifu, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(kifu("export", "--format", "jsonl").out, encoding="utf-8")
    kifu("result", "Go", "--seat", "Aki", "--seat", "Ben", "--score", "3", "--score", "2", "--log", "other")
    kifu("import", file, "--log", "other")
    refused = kifu("players", "rename", "Aki", "Akiko", "--log", "other", code=2).err
    ids = [each["player"] for each in kifu.json("players", "list", "--log", "other") if each["name"] == "Aki"]
    assert len(ids) == 2 and all(player in refused for player in ids)
    kifu("players", "rename", ids[1], "Akiko", "--log", "other")
    kifu("players", "merge", ids[1], ids[0], "--log", "other")
    assert kifu.json("players", "unmerge", ids[1], "--log", "other")["name"] == "Akiko"


def test_a_text_without_names_has_the_same_pseudonym_everywhere(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    said = kifu("export", "@", "--anonymous")
    seats = [line for line in said.out.splitlines() if line.startswith("seat ")]
    assert all(line.partition(": ")[2].startswith("anon-") for line in seats) and len(set(seats)) == 2
    assert "notes, places and who entered moves are as they were" in said.err
    plain = kifu("export", "@").out
    assert [line for line in plain.splitlines() if not line.startswith("seat ")] == [
        line for line in said.out.splitlines() if not line.startswith("seat ")
    ]
    lines = kifu("export", "--format", "jsonl", "--anonymous").out
    assert all(line.partition(": ")[2] in lines for line in seats)


def test_lines_without_names_are_the_same_log(kifu: Kifu, tmp_path: Path) -> None:
    kifu("players", "alias", "Aki", "A-chan")
    kifu("import", FIXTURE)
    lines = kifu("export", "--format", "jsonl", "--anonymous").out
    people = [json.loads(line) for line in lines.splitlines() if '"line":"player"' in line]
    assert len(people) == 7 and all(each["name"].startswith("anon-") and not each["aliases"] for each in people)
    assert not any(name in lines for name in ("Aki", "A-chan", "Ben", "A. V.", "bgg:a_v"))
    file = tmp_path / "log.jsonl"
    file.write_text(lines, encoding="utf-8")
    head = kifu.json("digest")
    kifu("import", file, "--log", "copy")
    assert kifu.json("digest", "--log", "copy") == head
    assert kifu.json("verify", "--log", "copy")["ok"]


def test_a_play_for_bg_stats_is_one_json_document(kifu: Kifu, tmp_path: Path) -> None:
    play = json.loads(kifu("export", "@", "--format", "bgstats").out)
    assert [(each["name"], each["winner"], each["score"]) for each in play["players"]] == [
        ("Aki", True, "3"),
        ("Ben", False, "2"),
    ]
    nameless = json.loads(kifu("export", "@", "--format", "bgstats", "--anonymous").out)
    assert all(each["name"].startswith("anon-") for each in nameless["players"])
    kifu("import", FIXTURE)
    kifu("new", "claim2", "-p", "Aki", "-p", "Ben")
    assert kifu.json("export", "@", "--format", "bgstats", code=2)["code"] == "no_result"
    assert kifu.json("export", "@", "--format", "bgstats", "--seat", "A", code=2)["code"] == "no_seat_lines"
    kifu("export", "--format", "bgstats", "-o", tmp_path / "plays")
    assert len(list((tmp_path / "plays").glob("*.json"))) == 5, "all that have a result"


def test_statistics_follow_who_is_whom_at_once(kifu: Kifu) -> None:
    kifu("import", FIXTURE)
    kifu("players", "merge", "A. V.", "Aki")
    rows = {row["player"]: row["n"] for row in kifu.json("stats", "wins")}
    assert "A. V." not in rows and rows["Aki"] >= 3
    kifu("players", "unmerge", "A. V.")
    rows = {row["player"]: row["n"] for row in kifu.json("stats", "wins")}
    assert rows["Aki"] == 1 and "A. V." in rows
