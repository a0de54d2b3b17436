"""`kifu` as a process of its own: signals, pipes, terminals that are none, bytes that are no text."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from ledger import Ledger
from tests.cli.conftest import CASES, CLAIM2, Kifu

if TYPE_CHECKING:
    from pathlib import Path

RUN = [sys.executable, "-c", "from cli.main import run; run()"]


def run(*arguments: str | bytes | Path, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*RUN, *arguments], capture_output=True, timeout=60, **settings)


def test_a_command_answers_on_standard_output_and_leaves_with_its_code(kifu: Kifu) -> None:
    done = run("import", CLAIM2)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"claim2, 91 moves, over\n")
    done = run("show", "nobody")
    assert (done.returncode, done.stdout) == (3, b"")
    assert done.stderr.startswith(b"kifu: there is no match")


def test_a_record_can_come_through_a_pipe(kifu: Kifu) -> None:
    done = run("import", "-", input=CLAIM2.read_bytes())
    assert done.returncode == 0
    lines = run("export", "@", "--format", "jsonl").stdout
    done = run("--db", f"{kifu.db}2", "import", "-", input=lines)
    assert (done.returncode, done.stdout[:2]) == (0, b"-:")


@pytest.mark.parametrize("arguments", [["export", "@"], ["replay", "@"], ["list"]])
def test_a_reader_that_goes_away_is_no_failure(kifu: Kifu, arguments: list[str]) -> None:
    run("import", *sorted((CASES / "claim2").glob("[0-3]*.kifu")))
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*RUN, *arguments], stdout=writing, stderr=subprocess.PIPE, timeout=60)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupted_import_of_several_files_keeps_whole_matches_only(kifu: Kifu, tmp_path: Path) -> None:
    files = []
    for number in range(600):
        file = tmp_path / f"{number}.kifu"
        file.write_text(CLAIM2.read_text().replace("seat A", f"place: table {number}\nseat A"))
        files.append(file)
    importing = subprocess.Popen([*RUN, "import", *files], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    _wait_for(lambda: _positions(kifu.db) > 500)
    importing.send_signal(signal.SIGINT)
    _, told = importing.communicate(timeout=60)
    assert importing.returncode == 130
    assert told.strip() == b"kifu: interrupted; nothing is half-stored"
    listed = kifu.json("list", "--limit", 1000)
    assert 0 < len(listed) < 600
    assert {(each["moves"], each["finished"]) for each in listed} == {(91, True)}
    assert kifu.json("verify")["ok"]


def test_an_import_of_json_lines_that_is_interrupted_stores_nothing(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    lines = kifu("export", "--format", "jsonl").out.encode()
    reading, writing = os.pipe()
    command: list[str] = [*RUN, "--db", str(tmp_path / "other.db"), "import", "-"]
    importing = subprocess.Popen(command, stdin=reading, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.write(writing, lines[: len(lines) // 2])
    _wait_for(lambda: (tmp_path / "other.db-wal").exists())
    time.sleep(0.5)
    importing.send_signal(signal.SIGINT)
    importing.communicate(timeout=60)
    os.close(reading)
    os.close(writing)
    assert importing.returncode == 130
    assert kifu.json("--db", tmp_path / "other.db", "list") == []


def test_a_killed_process_loses_nothing_that_it_acknowledged(kifu: Kifu) -> None:
    match = kifu.new("claim2")
    playing = subprocess.Popen(
        [sys.executable, "-c", _PLAY, kifu.db, match], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert playing.stdout is not None
    acknowledged = [playing.stdout.readline() for _ in range(12)]
    playing.kill()
    acknowledged += playing.communicate()[0].splitlines()
    told = max(int(line) for line in acknowledged if line.strip())
    assert kifu.json("show", "@")["moves"] >= told >= 12
    assert kifu.json("verify")["ok"]


_PLAY = """
import sys
from random import Random
from ledger import Ledger
from projections import Recorder
from projections.play import at_random, step_of
from projections.seats import CHANCE, letter
with Ledger.open(f"sqlite:///{sys.argv[1]}") as ledger:
    match, rng = Recorder(ledger).open(sys.argv[2]), Random(1)
    while True:
        seat = match.head.awaited[0]
        move = match.game.chance(match.state, rng) if seat == CHANCE else at_random(match.game, match.state, seat, rng)
        match.play(f"{letter(seat)}: {match.game.write(match.state, move)}")
        print(len(match.turns), flush=True)
"""


def test_bytes_that_are_no_text_are_refused(kifu: Kifu) -> None:
    done = run("new", "claim2", "-p", "Aki", "-p", b"B\xff\xfe")
    assert done.returncode == 2
    assert done.stderr.startswith(b"kifu: ")


def test_wherever_they_stand_it_is_not_our_fault(kifu: Kifu) -> None:
    kifu.new("claim2")
    bad = os.fsdecode(b"B\xff\xfe")
    for arguments in (
        ["move", "@", f"A: {bad}"],
        ["note", "@", bad],
        ["retag", "@", "--place", bad],
        ["show", bad],
        ["import", bad],
        ["players", "rename", "Aki", bad],
        [bad],
    ):
        assert kifu(*arguments, code=2).err
        assert kifu.json(*arguments, code=2)["code"] == "not_text"


def test_a_place_that_cannot_be_written_is_told(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    (tmp_path / "file").write_text("")
    for output, code in ((tmp_path / "file" / "a.kifu", 2), (tmp_path / "no" / "a.kifu", 3), ("/dev/full", 2)):
        assert kifu("export", "@", "-o", output, code=code).err.startswith("kifu: ")


def test_a_full_disk_behind_standard_output_is_told(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*RUN, "export", "@"], stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode not in (0, 130)
    assert b"Traceback" not in done.stderr


def test_record_without_a_terminal_is_refused_with_the_way_out(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    done = run("record", "@", input=b"")
    assert done.returncode == 2
    assert b"kifu move" in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_calls_kifu(kifu: Kifu, shell: str) -> None:
    script = run("completion", shell).stdout.decode()
    assert "_KIFU_COMPLETE" in script
    assert script.strip()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["kifu", "sh"], ["show"]),
        (["kifu", "new", "cl"], ["claim2"]),
        (["kifu", "completion", "z"], ["zsh"]),
        (["kifu", "players", "re"], ["rename"]),
        (["kifu", "new", "claim2", "--mo"], ["--mode"]),
    ],
)
def test_a_shell_is_offered_what_fits(kifu: Kifu, words: list[str], offered: list[str]) -> None:
    kifu("import", CLAIM2)
    assert _completed(words) == offered


def test_a_shell_is_offered_the_matches_of_the_log(kifu: Kifu) -> None:
    (found,) = kifu.json("import", CLAIM2)
    assert _completed(["kifu", "show", found["match"][:6]]) == [found["match"]]
    assert _completed(["kifu", "show", "@"]) == ["@", found["match"]]
    assert _completed(["kifu", "--db", "/no/such/folder/x.db", "show", ""]) == []


def _completed(words: list[str]) -> list[str]:
    asked = {"_KIFU_COMPLETE": "bash_complete", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    done = subprocess.run(RUN, env={**os.environ, **asked}, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return [line.partition(",")[2] for line in done.stdout.splitlines() if line]


def _positions(db: str) -> int:
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as reading:
        return int(reading.execute("SELECT count(*) FROM event").fetchone()[0])


def _wait_for(condition: Any) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to it")


def test_the_log_that_a_process_leaves_can_be_opened_by_another(kifu: Kifu) -> None:
    run("import", CLAIM2)
    with Ledger.open(f"sqlite:///{kifu.db}") as ledger:
        assert ledger.verify().ok


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_changes_no_exit_code(kifu: Kifu, closed: str) -> None:
    kifu("import", CLAIM2)
    for command, code in (("show @", 0), ("show nobody", 3), ("import -", 4), ("record @", 2)):
        shell = ["sh", "-c", f'"$@" {closed}', "sh", *RUN, *command.split()]
        done = subprocess.run(shell, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        assert done.returncode == code, (command, done)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_an_output_without_room_is_told_where_there_is_room(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    with open("/dev/full", "wb") as full:
        for arguments in (["show", "@"], ["show", "@", "--json"], ["export", "@"]):
            done = subprocess.run([*RUN, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
            assert (done.returncode, done.stderr.count(b"\n")) == (2, 1), done
        done = subprocess.run([*RUN, "show", "nobody", "--json"], stdout=full, stderr=subprocess.PIPE, timeout=60)
        assert (done.returncode, done.stderr.count(b"\n")) == (3, 1)
        done = subprocess.run([*RUN, "show", "nobody"], stdout=subprocess.PIPE, stderr=full, timeout=60)
        assert (done.returncode, done.stdout) == (3, b"")


def test_an_encoding_without_our_letters_escapes_them(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    done = run("show", "nobody", "--lang", "ja", env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 3
    assert b"\\u5bfe\\u5c40" in done.stderr
