"""Each exit code, provoked for real."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli import main as entry
from ledger import Ledger
from projections import Recorder
from tests.cli.conftest import CLAIM2, Kifu
from tests.ledger.toys import unguarded
from tests.projections.match.parity_match import WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("parity")

START = ("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2")


def test_0_done(kifu: Kifu) -> None:
    assert kifu("new", "parity", "-p", "Aki", "-p", "Ben").code == 0


def test_1_our_fault_is_one_line_and_its_details_come_with_v(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(Ledger, "head", fails)
    said = kifu("digest", code=1)
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "ZeroDivisionError: oh" in said.err
    assert "Traceback" in kifu("digest", "-v", code=1).err
    assert kifu.json("digest", code=1)["code"] == "our_fault"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["shwo"],
        ["show"],
        ["show", "@", "--at", "x"],
        ["show", "@", "--at", "9"],
        ["show", "@", "--at", "-1"],
        ["show", "@", "--seat", "C"],
        ["show", "@", "--seat", "*"],
        ["show", "@", "--frob"],
        ["show", "@", "extra"],
        ["show", "@", "--at"],
        ["new", "go", "-p", "Aki", "-p", "Ben"],
        ["new", "parity", "-p", "Aki"],
        ["new", "parity", "-p", "Aki", "-p", " "],
        ["new", "parity", "-p", "Aki", "-p", "B\x1b[2Jen"],
        ["new", "parity", "-p", "Aki", "-p", "B" * 300],
        ["new", "parity"],
        ["new", "parity", "-p", "A", "-p", "B", "--mode", "live"],
        ["new", "parity", "-p", "A", "-p", "B", "--option", "luck=1"],
        ["new", "parity", "-p", "A", "-p", "B", "--option", "top=9"],
        ["new", "parity", "-p", "A", "-p", "B", "--option", "top"],
        ["new", "parity", "-p", "A", "-p", "B", "--date", "soon"],
        ["note", "@", "  "],
        ["note", "@", "x", "--at", "7"],
        ["retag", "@"],
        ["retag", "@", "--date", "soon"],
        ["retag", "@", "--option", "luck=1"],
        ["close", "@"],
        ["close", "@", "--agreed", "--abandoned"],
        ["close", "@", "--conceded", "Z"],
        ["simulate", "parity", "--bots", "clever"],
        ["simulate", "go"],
        ["simulate", "parity", "-n", "0"],
        ["simulate", "parity", "--seats", "5"],
        ["stats", "features", "go"],
        ["stats", "wins", "--since", "2026-13"],
        ["stats", "wins", "--until", "2026-02-30"],
        ["stats", "wins", "--since", "２０２６"],
        ["games", "go"],
        ["verify", "--digest", "12"],
        ["export", "@", "--format", "pgn"],
        ["export", "@", "--format", "jsonl", "--seat", "A"],
        ["completion", "tcsh"],
        ["--log", "no such log!", "list"],
        ["--lang", "fr", "list"],
    ],
    ids=" ".join,
)
def test_2_usage(kifu: Kifu, arguments: list[str]) -> None:
    kifu.new()
    kifu("move", "@", *START)
    before = kifu("log", "@", "--json").out
    said = kifu(*arguments, code=2)
    assert said.out == ""
    assert said.err
    assert "Traceback" not in said.err
    error = kifu.json(*arguments, code=2)
    assert list(error) == ["code", "message", "line", "legal"]
    assert kifu("log", "@", "--json").out == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "@"],
        ["show", "0190"],
        ["show", "not-an-id"],
        ["show", ""],
        ["move", "@", "A: 1"],
        ["import", "gone.kifu"],
        ["players", "rename", "Aki", "Bo"],
        ["players", "merge", "Aki", "Ben"],
        ["players", "forget", "Aki"],
        ["export", "@", "-o", "no/such/folder/match.kifu"],
    ],
    ids=" ".join,
)
def test_3_not_found(kifu: Kifu, arguments: list[str]) -> None:
    if arguments[0] == "export":
        kifu.new()
    kifu(*arguments, code=3)


def test_3_a_prefix_of_several_matches_names_them(kifu: Kifu) -> None:
    ids = [kifu.new() for _ in range(2)]
    said = kifu("show", ids[0][:4], code=3)
    assert all(match in said.err for match in ids)
    assert kifu.json("show", ids[1])["match"] == ids[1]
    assert kifu.json("show", ids[1].replace("-", "").upper())["match"] == ids[1]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["move", "@", "A: 7"], "card_not_held"),
        (["move", "@", "A: 5", "B: 2"], "must_follow"),
        (["move", "@", "A: five"], "bad_notation"),
        (["move", "@", "A:"], "no_move"),
        (["move", "@", ";"], "no_moves"),
        (["move", "@", "Chie: 5"], "unknown_actor"),
        (["move", "@", "A: \x1b"], "control_character"),
        (["redo", "@"], "nothing_to_redo"),
        (["reopen", "@"], "not_closed"),
        (["retag", "@", "--option", "top=10"], "not_changeable"),
        (["amend", "@", "1", "*: deal 1 1 1 1 / 2 2 2 2"], "bad_deal"),
    ],
)
def test_4_illegal(kifu: Kifu, arguments: list[str], code: str) -> None:
    kifu.new()
    kifu("move", "@", *START)
    before = kifu("log", "@", "--json").out
    assert kifu.json(*arguments, code=4)["code"] == code
    assert kifu("log", "@", "--json").out == before


def test_4_nothing_to_undo_and_moves_after_the_end(kifu: Kifu) -> None:
    kifu.new()
    assert kifu.json("undo", "@", code=4)["code"] == "nothing_to_undo"
    kifu("move", "@", WHOLE)
    assert kifu.json("move", "@", "A: 1", code=4)["code"] == "game_over"
    assert kifu.json("close", "@", "--agreed", code=4)["code"] == "game_over"


def test_4_a_closed_match_says_how_it_was_closed(kifu: Kifu) -> None:
    kifu.new()
    kifu("close", "@", "--agreed")
    assert "(agreed draw)" in kifu("move", "@", "*: turn 1", code=4).err


def test_4_a_broken_file(kifu: Kifu, tmp_path: Path) -> None:
    file = tmp_path / "broken.kifu"
    file.write_text(CLAIM2.read_text().replace("A: I9", "A: X9"))
    kifu("import", file, code=4)
    assert kifu.json("list") == []


def test_5_conflict(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    match = kifu.new()
    kifu("move", "@", *START)
    append = Ledger.append

    def late(self: Ledger, *args: object, **settings: object) -> object:
        monkeypatch.setattr(Ledger, "append", append)
        with Ledger.open(f"sqlite:///{kifu.db}") as other:
            Recorder(other).open(match).play("A: 3")
        return append(self, *args, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(Ledger, "append", late)
    said = kifu("move", "@", "A: 5", code=5)
    assert "version 4" in said.err
    assert kifu.json("show", "@")["moves"] == 3


def test_5_a_name_that_is_somebody_elses(kifu: Kifu) -> None:
    kifu.new()
    assert kifu.json("players", "rename", "Aki", "ben", code=5)["code"] == "name_taken"


def test_5_the_same_match_with_other_events(kifu: Kifu, tmp_path: Path) -> None:
    match, lines = kifu.new(), tmp_path / "match.jsonl"
    kifu("export", "@", "--format", "jsonl", "-o", lines)
    kifu("move", "@", *START)
    with Ledger.open(f"sqlite:///{tmp_path / 'other.db'}") as other:
        from ledger.exchange import import_lines

        import_lines(other, lines.read_bytes().splitlines(keepends=True))
        Recorder(other).open(match).play("*: deal 1 2 3 4 / 5 6 7 8")
    kifu("--db", tmp_path / "other.db", "export", match, "--format", "jsonl", "-o", lines)
    assert kifu.json("import", lines, code=5)["code"] == "match_conflict"


def test_6_an_altered_log(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    digest = kifu("digest").out.strip()
    with unguarded(f"sqlite:///{kifu.db}") as run:
        run("UPDATE event SET actor = 'somebody else' WHERE position = 5")
    found = kifu.json("verify", code=6)
    assert (found["ok"], found["bad"]) == (False, 5)
    assert "position 5" in kifu("verify", code=6).err
    assert kifu.json("verify", "--digest", digest, code=6)["ok"] is False
    kifu("db", "check", code=6)


def test_6_a_digest_that_the_log_does_not_contain(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    said = kifu("verify", "--digest", "3:" + "0" * 64, code=6)
    assert "None" not in said.err
    assert kifu.json("verify", "--digest", "99999:" + "0" * 64, code=6)["ok"] is False


def test_7_an_import_with_rejects_and_salvage(kifu: Kifu, tmp_path: Path) -> None:
    broken = tmp_path / "broken.kifu"
    broken.write_text(CLAIM2.read_text().replace("A: I9", "A: X9"))
    said = kifu("import", CLAIM2, broken, code=7)
    assert "1 of 2 were refused" in said.err
    assert len(kifu.json("list")) == 1
    said = kifu("import", "--salvage", broken, code=7)
    assert "kept the 3 moves before the fault" in said.err
    assert kifu.json("show", "@")["moves"] == 3


def test_8_a_folder_that_is_not_there(kifu: Kifu, tmp_path: Path) -> None:
    said = kifu("--db", tmp_path / "no" / "games.db", "list", code=8)
    assert said.err.count("\n") == 1


def test_8_a_parent_that_is_a_file(kifu: Kifu, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kifu("--db", tmp_path / "file" / "games.db", "new", "parity", "-p", "Aki", "-p", "Ben", code=8)


def test_8_a_file_that_is_no_database(kifu: Kifu, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("shopping list\n" * 100)
    assert kifu.json("--db", tmp_path / "notes.txt", "list", code=8)["code"] == "store_unreachable"
    assert (tmp_path / "notes.txt").read_text().startswith("shopping")


def test_8_a_database_that_another_program_holds(kifu: Kifu) -> None:
    kifu.new()
    held = sqlite3.connect(kifu.db, isolation_level=None)
    held.execute("BEGIN EXCLUSIVE")
    try:
        said = kifu("--db", f"sqlite:///{kifu.db}?timeout=0.2", "move", "@", "*: turn 1; *: turn 2", code=4)
        assert "deal" in said.err
        error = kifu.json("--db", f"sqlite:///{kifu.db}?timeout=0.2", "move", "@", *START, code=8)
    finally:
        held.close()
    assert error["code"] == "store_locked"
    kifu("move", "@", *START)


def test_8_a_database_of_a_newer_program(kifu: Kifu) -> None:
    kifu.new()
    with sqlite3.connect(kifu.db) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    for command in (["list"], ["new", "parity", "-p", "Aki", "-p", "Ben"], ["db", "upgrade"]):
        error = kifu.json(*command, code=8)
        assert error["code"] == "schema_too_new"


@pytest.fixture
def sealed(kifu: Kifu) -> Iterator[Path]:
    """A log that can be read and not written, for a user without rights: root, whom nothing stops, becomes one."""
    kifu.new()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for suffix in ("", "-wal", "-shm"):
            if Path(kifu.db + suffix).exists():
                shutil.copy(kifu.db + suffix, folder / f"games.db{suffix}")
                (folder / f"games.db{suffix}").chmod(0o444)
        folder.chmod(0o555)
        if root := os.geteuid() == 0:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o755)


def test_8_a_log_that_cannot_be_written_can_be_read(kifu: Kifu, sealed: Path) -> None:
    here = ["--db", sealed / "games.db"]
    assert len(kifu.json(*here, "list")) == 1
    assert kifu.json(*here, "verify")["ok"]
    for command in (["move", "@", *START], ["new", "parity", "-p", "Aki", "-p", "Ben"], ["players", "forget", "Aki"]):
        error = kifu.json(*here, *command, code=8)
        assert error["code"] == "store_read_only", error
    assert kifu("--db", sealed / "other.db", "list", code=8).err.count("\n") == 1


def test_8_a_server_that_is_not_there(kifu: Kifu) -> None:
    said = kifu("--db", "postgresql://kifu:open-sesame@127.0.0.1:9/games", "list", code=8)
    assert "open-sesame" not in said.err
    assert "Traceback" not in said.err


def test_8_a_server_whose_schema_is_due(kifu: Kifu, empty_postgres_url: str) -> None:
    assert kifu.json("--db", empty_postgres_url, "list", code=8)["code"] == "schema_too_old"
    assert "kifu db upgrade" in kifu("--db", empty_postgres_url, "list", code=8).err
    kifu("--db", empty_postgres_url, "db", "upgrade")
    assert kifu.json("--db", empty_postgres_url, "list") == []


def test_130_interrupted(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Ledger, "head", interrupted)
    assert kifu("digest", code=130).err.strip() == "kifu: interrupted; nothing is half-stored"


def test_run_leaves_with_the_exit_code(db: Path) -> None:
    with pytest.raises(SystemExit) as left:
        entry.run(["show", "@", "--db", str(db)])
    assert left.value.code == 3
