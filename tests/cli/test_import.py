"""Files in: what is taken, what is refused and how it is told, and that nothing of a refused file stays."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CASES, CLAIM2, Kifu
from tests.projections.match.parity_match import WHOLE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("parity")

HEADER = "kifu 1\ngame: parity\nseat A: Aki\nseat B: Ben\n\n"
TEXT = HEADER + WHOLE + "\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.kifu"


def refused(kifu: Kifu, file: Path, content: str | bytes) -> tuple[str, int | None, str]:
    """Code, line and message of the refusal of a file; asserts that nothing was stored."""
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    error = kifu.json("import", file, code=4)
    said = kifu("import", file, code=4).err
    assert str(file) in said
    assert "Traceback" not in said
    assert kifu.json("list") == []
    assert kifu.json("players", "list") == []
    assert kifu.json("digest")["position"] == 0
    return error["code"], error["line"], said


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("seat B: Ben\n", "player B: Ben\n", "unknown_key", 4),
        ("seat B: Ben\n", "", "bad_seats", 3),
        ("seat B: Ben\n", "seat B: Ben\nseat C: Chie\n", "bad_seats", 5),
        ("seat B: Ben\n", "seat C: Ben\n", "seat_hole", 4),
        ("game: parity", "game: chess", "unknown_game", 2),
        ("seat B: Ben\n", "seat B: Ben\noption top: 9\n", "bad_option", 5),
        ("seat B: Ben\n", "seat B: Ben\noption pot: 8\n", "unknown_option", 5),
        ("A: 5; B: 7", "A: 5; B: seven", "bad_notation", 7),
        ("A: 5; B: 7", "A: 5; B: 2", "must_follow", 7),
        ("A: 5; B: 7", "A: 5; C: 2", "unknown_actor", 7),
        ("A: 5; B: 7", "A: 5; B 7", "bad_notation", 7),
        (WHOLE, WHOLE + "\nresult: A 9, B 9", "result_differs", 14),
        (WHOLE, WHOLE + "\nend: agreed", "end_late", 14),
        ("kifu 1", "kifu 7", "no_first_line", 1),
        ("kifu 1", "\n\nkifu 1", "no_first_line", 1),
    ],
)
def test_a_faulty_text_is_refused_with_its_line(
    kifu: Kifu, file: Path, old: str, new: str, code: str, line: int
) -> None:
    met, where, said = refused(kifu, file, TEXT.replace(old, new))
    assert (met, where) == (code, line)
    assert f"line {line}, column" in said


def test_a_refused_move_is_told_with_what_would_be_legal(kifu: Kifu, file: Path) -> None:
    _, _, said = refused(kifu, file, TEXT.replace("A: 5; B: 7", "A: 5; B: 2"))
    assert "column 7: “2”: B holds a card of the led parity." in said
    assert "legal: B: 7" in said
    assert "nothing was stored" in said


def test_a_card_twice_is_told_with_both_places(kifu: Kifu, file: Path) -> None:
    text = HEADER + "*: deal ? ? ? ? / ? ? ? ?; turn 1\nA: 5\nB: 5\n"
    code, line, said = refused(kifu, file, text)
    assert (code, line) == ("card_twice", 8)
    assert "It contradicts line 7, “A: 5”." in said


def test_a_card_twice_in_claim2_is_told_with_both_places(kifu: Kifu, file: Path) -> None:
    text = "kifu 1\ngame: claim2\nseat A: Aki\nseat B: Ben\n\n*: deal A ?13; deal B ?13; turn S8\nA: I9\nB: I9\n"
    _, line, said = refused(kifu, file, text)
    assert line == 8
    assert "It contradicts line 7, “A: I9”." in said


@pytest.mark.parametrize("kept", [10, 200, 700])
def test_a_truncated_export_of_the_log_is_refused(kifu: Kifu, tmp_path: Path, kept: int) -> None:
    kifu("import", CLAIM2)
    whole, short = tmp_path / "log.jsonl", tmp_path / "short.jsonl"
    kifu("export", "--format", "jsonl", "-o", whole)
    short.write_bytes(whole.read_bytes()[:-kept])
    other = ["--db", tmp_path / "other.db"]
    assert kifu.json(*other, "import", short, code=4)["code"] == "broken_exchange"
    assert kifu.json(*other, "list") == []


def test_an_altered_export_of_the_log_is_refused_at_its_line(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    lines = tmp_path / "log.jsonl"
    kifu("export", "--format", "jsonl", "-o", lines)
    text = lines.read_text().splitlines(keepends=True)
    text[20] = text[20].replace('"seat":0', '"seat":1').replace('"N5"', '"N6"')
    text[20] = text[20].replace('"version":', '"version":1')
    lines.write_text("".join(text))
    error = kifu.json("--db", tmp_path / "other.db", "import", lines, code=4)
    assert (error["code"], error["line"]) == ("broken_exchange", 21)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_first_line"),
        (b"\n\n\n", "no_first_line"),
        (b"\x89PNG\r\n\x1a\n" + bytes(200), "not_a_record"),
        (bytes(5000), "not_a_record"),
        (b"PK\x03\x04" + bytes(range(256)) * 9, "not_a_record"),
        (b"kifu 1\ngame: parity\nseat A: Ak\xe9\n", "not_utf8"),
        (b"kifu 1\ngame: parity\nseat A: Ak\x1b[31mi\nseat B: Ben\n", "control_character"),
        (b'{"line', "log_no_json"),
        (b'{"line"', "broken_exchange"),
        (b'{"line":"log"}', "broken_exchange"),
        (b"{", "log_no_json"),
        (b"{}", "log_no_plays"),
        (b'{"plays": [}', "log_no_json"),
        (b"<?xml version='1.0'?><x/>", "log_no_plays"),
        (b"[1, 2, 3]", "no_first_line"),
    ],
    ids=repr,
)
def test_what_is_no_record_is_refused(kifu: Kifu, file: Path, content: bytes, code: str) -> None:
    file.write_bytes(content)
    assert kifu.json("import", file, code=4)["code"] == code
    assert kifu.json("digest")["position"] == 0


def test_text_that_is_not_utf8_is_told_with_its_line(kifu: Kifu, file: Path) -> None:
    file.write_bytes(TEXT.encode().replace(b"seat B: Ben", b"seat B: B\xe9n"))
    assert "line 4" in kifu("import", file, code=4).err


_BOUNDED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (700 << 20, 700 << 20))
from cli.main import main
code = main(["import", sys.argv[1]])
print(*[line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")])
sys.exit(code)
"""


@pytest.mark.parametrize("beginning", [b"kifu 1\n", b"{", b"\x00", b" "], ids=repr)
def test_a_huge_file_is_refused_without_filling_the_memory(kifu: Kifu, file: Path, beginning: bytes) -> None:
    with file.open("wb") as stream:
        stream.write(beginning)
        stream.truncate(400 << 20)
    done = subprocess.run([sys.executable, "-c", _BOUNDED, str(file)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 4, done.stderr
    assert int(done.stdout.split()[-1]) < 250 << 10, "kilobytes at the most; ru_maxrss would be the parent's"


def test_one_text_comes_in_by_every_door(kifu: Kifu, file: Path) -> None:
    for content in (TEXT, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n"), TEXT.replace("kifu 1", "ＫＩＦＵ　１")):
        file.write_bytes(content.encode())
        (found,) = kifu.json("import", file)
    assert not found["new"]
    assert len(kifu.json("list")) == 1


def test_a_line_number_counts_from_the_first_line_whatever_the_line_ends(kifu: Kifu, file: Path) -> None:
    for content in (TEXT, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n")):
        assert refused(kifu, file, content.replace("A: 3", "A: 9"))[1] == 13


def test_json_lines_may_begin_with_a_byte_order_mark(kifu: Kifu, tmp_path: Path) -> None:
    match, lines = kifu.new(), tmp_path / "log.jsonl"
    kifu("export", "--format", "jsonl", "-o", lines)
    lines.write_bytes(b"\xef\xbb\xbf" + lines.read_bytes())
    (found,) = kifu.json("--db", tmp_path / "other.db", "import", lines)
    assert (found["match"], found["new"]) == (match, True)


def test_json_lines_again_are_left_alone(kifu: Kifu, tmp_path: Path) -> None:
    kifu.new()
    lines = tmp_path / "log.jsonl"
    kifu("export", "--format", "jsonl", "-o", lines)
    digest = kifu("digest").out
    (found,) = kifu.json("import", lines)
    assert not found["new"]
    assert kifu("digest").out == digest


def test_a_whole_log_into_an_empty_one_keeps_its_digest(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    kifu.new()
    kifu("move", "@", WHOLE)
    kifu("undo", "@")
    lines = tmp_path / "log.jsonl"
    kifu("export", "--format", "jsonl", "-o", lines)
    other = ["--db", tmp_path / "other.db"]
    kifu(*other, "import", lines)
    assert kifu(*other, "digest").out == kifu("digest").out
    assert kifu.json(*other, "show", "@")["state"] == kifu.json("show", "@")["state"]


def test_several_files_are_told_one_by_one(kifu: Kifu, file: Path, tmp_path: Path) -> None:
    file.write_text(TEXT)
    folder = tmp_path / "folder"
    folder.mkdir()
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(300))
    said = kifu("import", file, folder, CLAIM2, binary, tmp_path / "gone", code=7)
    assert said.out.count("\n") == 2
    assert "3 of 5 were refused" in said.err
    assert len(kifu.json("list")) == 2


def test_a_dry_run_says_what_would_come_and_stores_nothing(kifu: Kifu, file: Path) -> None:
    file.write_text(HEADER + "*: deal 1 3 5 8 / 2 4 6 7\nend: conceded A\n")
    said = kifu("import", "--dry-run", file)
    assert said.out == f"{file}: parity, 1 moves, over; checked, not stored\n"
    assert kifu.json("import", "--dry-run", file)[0]["outcome"]["reason"] == "conceded"
    file.write_text(TEXT.replace("A: 3", "A: 9"))
    kifu("import", "--dry-run", file, code=4)
    assert kifu.json("digest")["position"] == 0


def test_a_dry_run_of_json_lines_is_refused(kifu: Kifu, tmp_path: Path) -> None:
    kifu.new()
    kifu("export", "--format", "jsonl", "-o", tmp_path / "log.jsonl")
    kifu("import", "--dry-run", tmp_path / "log.jsonl", code=2)


SOUND = [path for path in sorted(CASES.glob("*/*.kifu")) if "refused" not in path.name]


@pytest.mark.parametrize("game", sorted({path.parent.name for path in SOUND}))
def test_what_is_exported_comes_back_byte_for_byte(kifu: Kifu, tmp_path: Path, game: str) -> None:
    for case in [path for path in SOUND if path.parent.name == game][:3]:
        for sheet in case.parent.glob("iron_age_sheet*.json"):
            shutil.copy(sheet, tmp_path)
        (found,) = kifu.json("import", case)
        once, again = tmp_path / case.name, tmp_path / "again.kifu"
        kifu("export", found["match"], "-o", once)
        assert kifu.json("import", once)[0]["new"] is False
        kifu("--db", tmp_path / "other.db", "import", once)
        kifu("--db", tmp_path / "other.db", "export", "@", "-o", again)
        assert once.read_bytes() == again.read_bytes()
