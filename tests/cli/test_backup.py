"""A copy of the database, made while it is in use, is the same log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.cli.conftest import CLAIM2, Kifu

if TYPE_CHECKING:
    from pathlib import Path


def test_a_copy_holds_the_same_log(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    copy = tmp_path / "copy.db"
    assert kifu.json("db", "backup", copy)["path"] == str(copy)
    assert kifu("digest", "--db", copy).out == kifu("digest").out
    assert kifu.json("verify", "--db", copy)["ok"]


def test_a_copy_never_replaces_a_file(kifu: Kifu, tmp_path: Path) -> None:
    kifu("import", CLAIM2)
    taken = tmp_path / "taken.db"
    taken.write_text("mine")
    kifu("db", "backup", taken, code=8)
    assert taken.read_text() == "mine"


def test_the_version_is_told(kifu: Kifu) -> None:
    assert kifu("--version").out.startswith("kifu 0.")
