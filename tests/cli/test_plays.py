"""Play logs from the command line: what is said of them, JSON rows, rejects, hostile files, the list of players."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.conftest import CLAIM2
from tests.projections.imports.test_bgg import PLAY, page
from tests.projections.imports.test_bgstats import FIXTURE, UUID, document

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Kifu


_LOADED = """
import sys
from cli.main import main
code = main(["import", sys.argv[1], "--db", sys.argv[2]])
print([name for name in ("defusedxml", "xml.etree.ElementTree", "projections.imports") if name in sys.modules])
sys.exit(code)
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "plays.json"


def written(path: Path, found: Any) -> Path:
    path.write_text(json.dumps(found), encoding="utf-8")
    return path


def with_a_broken_play() -> Any:
    found = document()
    found["plays"][3]["playerScores"] = "nobody"
    return found


def test_an_import_says_how_many_plays_are_new_and_what_contradicts_itself(kifu: Kifu) -> None:
    said = kifu("import", FIXTURE)
    assert said.out == f"{FIXTURE}: 4 new\n"
    assert "A: the score sheet adds up to 31, the score says 35" in said.err
    assert kifu("import", FIXTURE).out == f"{FIXTURE}: 4 as before\n"


def test_each_play_is_a_row_of_the_json(kifu: Kifu) -> None:
    rows = kifu.json("import", FIXTURE)
    assert [set(row) for row in rows] == [
        {"file", "match", "game", "moves", "finished", "outcome", "new", "play", "status", "counted", "flags"}
    ] * 4
    assert rows[1]["outcome"] == {"ranks": {"A": 2, "B": 1}, "scores": {"A": 31, "B": 34}, "reason": "reported"}
    assert [(row["play"][-2:], row["status"], row["new"], row["counted"]) for row in rows] == [
        ("d1", "new", True, True),
        ("d2", "new", True, True),
        ("d3", "new", True, False),
        ("d4", "new", True, True),
    ]
    assert [row["new"] for row in kifu.json("import", FIXTURE)] == [False] * 4


def test_both_databases_take_a_log_once(kifu: Kifu, database_url: str) -> None:
    assert [row["status"] for row in kifu.json("import", FIXTURE, "--db", database_url)] == ["new"] * 4
    assert [row["status"] for row in kifu.json("import", FIXTURE, "--db", database_url)] == ["same"] * 4
    people = [(each["name"], each["matches"]) for each in kifu.json("players", "list", "--db", database_url)]
    assert people == [("A. V.", 4), ("Anonymous player (C.)", 1), ("Automa", 1), ("B. W.", 3), ("b. w. (2)", 1)]
    kifu("players", "merge", "b. w. (2)", "B. W.", "--db", database_url)
    kifu("players", "unmerge", "b. w. (2)", "--db", database_url)
    assert len(kifu.json("players", "list", "--db", database_url)) == 5
    assert kifu.json("verify", "--db", database_url)["ok"]


def test_flags_and_result_are_in_what_show_gives(kifu: Kifu) -> None:
    match = kifu.json("import", FIXTURE)[0]["match"]
    shown = kifu.json("show", match)
    assert [flag["code"] for flag in shown["flags"]] == ["sheet_against_score", "score_not_whole"]
    assert (shown["game"], shown["finished"], shown["outcome"]["ranks"]) == (
        "kingsburg",
        True,
        {"A": 1, "B": 2, "C": 3},
    )
    said = kifu("show", match).out
    for told in ("A. V. wins", "95 minutes", "board: third edition", "Red, 20+11+4", "! A: the score sheet", "# tie"):
        assert told in said


def test_refused_plays_are_listed_and_the_others_stored(kifu: Kifu, log: Path) -> None:
    said = kifu("import", written(log, with_a_broken_play()), code=7)
    assert said.out == f"{log}: 3 new, 1 refused\n"
    assert f"{UUID}d4: cannot be read" in said.err
    rows = kifu.json("import", log, code=7)
    assert rows[-1]["play"] == f"{UUID}d4"
    assert set(rows[-1]["error"]) == {"code", "message", "line", "legal"}
    assert rows[-1]["error"]["code"] == "play_unreadable"
    assert "playerScores" in rows[-1]["error"]["message"]


def test_a_dry_run_says_the_same_and_stores_nothing(kifu: Kifu, log: Path) -> None:
    assert kifu("import", written(log, with_a_broken_play()), "--dry-run", code=7).out == (
        f"{log}: 3 new, 1 refused\nnothing was stored\n"
    )
    rows = kifu.json("import", log, "--dry-run", code=7)
    assert [(row["match"], row["new"]) for row in rows[:3]] == [(None, False)] * 3
    assert kifu.json("digest")["position"] == 0


def test_a_page_of_the_site_says_that_there_are_others(kifu: Kifu, tmp_path: Path) -> None:
    file = tmp_path / "page.xml"
    file.write_bytes(page(PLAY, total=250, number=3))
    said = kifu("import", file)
    assert said.out == f"{file}: 1 new\n"
    assert "page 3 has 1 of 250 plays" in said.err


def test_several_files_of_several_kinds_are_read_together(kifu: Kifu, tmp_path: Path) -> None:
    file = tmp_path / "page.xml"
    file.write_bytes(b"\xef\xbb\xbf\n" + page(PLAY)[38:])
    rows = kifu.json("import", FIXTURE, file)
    assert [row["status"] for row in rows] == ["new"] * 4 + ["same"]
    bad = tmp_path / "bad.xml"
    bad.write_bytes(b"<plays")
    rows = kifu.json("import", file, bad, code=7)
    assert rows[1]["error"]["code"] == "log_no_xml" and rows[1]["file"] == str(bad)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b'{"plays": [NaN]}', "log_bad_number"),
        (b'{"plays": [], "plays": []}', "log_key_twice"),
        (b'{"plays": ' + b"[" * 500_000, "log_too_deep"),
        (b"<plays>" + b"<a>" * 500_000, "log_too_deep"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><plays>&b;</plays>', "log_with_entities"),
        (b"[[" * 2_000_000, "no_first_line"),
        (b'{"plays":[' + b"{}," * 3_500_000, "log_too_large"),
    ],
    ids=range(7),
)
def test_a_hostile_file_is_refused_in_one_line_and_nothing_is_stored(
    kifu: Kifu, log: Path, raw: bytes, code: str
) -> None:
    log.write_bytes(raw)
    said = kifu("import", log, code=4)
    assert str(log) in said.err.splitlines()[0] and "Traceback" not in said.err
    assert kifu.json("import", log, code=4)["code"] == code
    assert kifu.json("digest")["position"] == 0


def test_a_file_too_large_to_be_a_log_is_refused_before_it_is_read(kifu: Kifu, log: Path) -> None:
    with log.open("wb") as stream:
        stream.write(b'{"plays": [')
        stream.truncate(100_000_000)
    assert "64 MB" in kifu("import", log, code=4).err


def test_a_list_says_whom_the_players_are(kifu: Kifu, tmp_path: Path) -> None:
    names = tmp_path / "names.csv"
    names.write_text("theirs,ours\na_v,Aki\nAutoma,Robot\n", encoding="utf-8")
    rows = kifu.json("import", FIXTURE, "--players", names)
    assert [seat["player"] for seat in kifu.json("show", rows[3]["match"])["seats"]] == ["Aki", "B. W.", "Robot"]
    names.write_text("Anni\n", encoding="utf-8")
    assert "line 1" in kifu("import", FIXTURE, "--players", names, code=4).err
    assert "gone.csv" in kifu("import", FIXTURE, "--players", tmp_path / "gone.csv", code=3).err


def test_a_text_is_imported_without_loading_what_reads_play_logs(db: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LOADED, str(CLAIM2), str(db)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "[]"), done.stderr


def test_plays_are_told_in_japanese_too(kifu: Kifu, log: Path) -> None:
    said = kifu("import", written(log, with_a_broken_play()), "--lang", "ja", code=7)
    assert said.out == f"{log}: 新規 3 件, 取り込めないもの 1 件\n"
    assert "得点表の合計は 31、得点は 35 です" in said.err and "読めません" in said.err


def test_a_retracted_play_is_told_as_such(kifu: Kifu, log: Path) -> None:
    kifu("import", FIXTURE)
    found = document()
    found["deletedObjects"] = [{"uuid": found["plays"].pop()["uuid"], "objectType": "Play"}]
    assert kifu("import", written(log, found)).out == f"{log}: 3 as before, 1 retracted\n"
    assert "retracted by who told of it" in kifu("list").out
    assert "no moves to write" in kifu("export", kifu.json("list")[0]["match"], code=2).err
