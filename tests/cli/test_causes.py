"""What lies behind an error of the log, said in the reader's language."""

from __future__ import annotations

import errno
import json
import os
import re
from typing import TYPE_CHECKING

import pytest

from cli.app import App
from cli.failures import failure_of
from cli.words import say
from cli.words_causes import CAUSES
from ledger.causes import SENTENCES, because
from ledger.errors import StoreUnreachable
from tests.cli.conftest import CLAIM2, Kifu
from tests.ledger.toys import unguarded

if TYPE_CHECKING:
    from pathlib import Path

    from projections.labels import Lang

LATIN = re.compile(r"[A-Za-z]{3,}")


def test_every_code_has_both_languages_and_its_english_is_the_logs_own() -> None:
    assert {f"cause.{code}": sentence for code, sentence in SENTENCES.items()} == {
        key: label.en for key, label in CAUSES.items()
    }
    for key, label in CAUSES.items():
        assert label.ja, key


@pytest.mark.parametrize("code", SENTENCES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_code_is_said_by_the_command_line(code: str, lang: Lang) -> None:
    facts = dict.fromkeys(re.findall(r"{(\w+)}", SENTENCES[code]), "7")
    failure = failure_of(App(lang), StoreUnreachable("games.db", because(code, **facts)))
    assert failure.message == say(lang, "store_unreachable", url="games.db", cause=say(lang, f"cause.{code}", **facts))


@pytest.mark.parametrize(
    ("number", "ja"),
    [
        (errno.EISDIR, "フォルダーです"),
        (errno.EACCES, "権限がありません"),
        (errno.ENOSPC, "空き容量がありません"),
        (errno.EROFS, "読み取り専用のファイルシステムです"),
        (errno.EIO, "「Input/output error」"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_japanese(number: int, ja: str) -> None:
    failure = failure_of(App("ja"), OSError(number, os.strerror(number), "out.kifu"))
    assert (failure.code, failure.message) == ("file_error", f"「out.kifu」: {ja}")


def japanese(kifu: Kifu, *arguments: object, code: int, latin: set[str]) -> str:
    """What is said in Japanese, of Latin words only `latin`."""
    said = kifu("--lang", "ja", *arguments, code=code).err
    assert set(LATIN.findall(said)) <= latin | {"kifu"}, said
    return said


def test_no_english_stands_in_what_a_japanese_reader_is_told(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    place = set(LATIN.findall(str(tmp_path)))
    gone = tmp_path / "no" / "games.db"
    assert "フォルダー" in japanese(kifu, "--db", gone, "list", code=8, latin={*place, "sqlite", "games"})
    assert "だけです" in japanese(kifu, "--db", "mysql://a/b", "list", code=8, latin={"mysql", "sqlite", "postgresql"})
    assert "200 文字" in japanese(kifu, "players", "rename", "Aki", "x" * 300, code=2, latin=set())
    assert "フォルダー" in japanese(kifu, "export", "@", "-o", tmp_path, "--format", "jsonl", code=2, latin=place)


def test_a_broken_export_is_told_in_japanese(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    whole, other = tmp_path / "log.jsonl", tmp_path / "other.db"
    kifu("export", "--format", "jsonl", "-o", whole)
    lines = whole.read_text().splitlines(keepends=True)
    first = json.loads(lines[0])
    whole.write_text("".join([json.dumps({**first, "format": 9}) + "\n", *lines[1:]]))
    assert "形式 9" in japanese(kifu, "--db", other, "import", whole, code=4, latin=set())
    whole.write_text("".join(lines[:-1]))
    assert f"最初の行では {first['events']} 件" in japanese(kifu, "--db", other, "import", whole, code=4, latin=set())


def test_an_altered_log_is_told_in_japanese(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    with unguarded(f"sqlite:///{kifu.db}") as run:
        run("UPDATE event SET actor = 'somebody else' WHERE position = 5")
    for command in (["verify"], ["db", "check"]):
        assert "位置 5: ハッシュ" in japanese(kifu, *command, code=6, latin=set())
