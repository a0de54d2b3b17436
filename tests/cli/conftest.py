"""`kifu` as a person would call it, in this process, over a database of its own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from cli.main import main
from ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.game import Game

CASES = Path(__file__).parents[1] / "cases"
CLAIM2 = CASES / "claim2" / "02_2p_claim2_sensible.kifu"  # 91 moves, B wins 3 to 2
IRON_AGE = CASES / "iron_age" / "02_1p_builder.kifu"


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output, which must be one JSON document."""
        return json.loads(self.out)


class Kifu:
    """Runs commands; `db` is what --db would say."""

    def __init__(self, capsys: pytest.CaptureFixture[str], db: str) -> None:
        self.capsys = capsys
        self.db = db

    def __call__(self, *arguments: object, code: int = 0) -> Said:
        """Asserts the exit code, and that a success says nothing of an error."""
        self.capsys.readouterr()
        met = main([str(argument) for argument in arguments])
        said = Said(met, *self.capsys.readouterr())
        assert met == code, said
        return said

    def json(self, *arguments: object, code: int = 0) -> Any:
        return self(*arguments, "--json", code=code).json

    def new(self, game: str = "parity", *arguments: object) -> str:
        """The id of a new match of Aki and Ben."""
        return str(self.json("new", game, "-p", "Aki", "-p", "Ben", *arguments)["match"])


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "games.db"
    Ledger.open(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def db(empty_database: Path, tmp_path: Path) -> Path:
    """A log with nothing in it."""
    return Path(shutil.copy(empty_database, tmp_path / "games.db"))


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("KIFU_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("KIFU_ACTOR", "scribe")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def kifu(capsys: pytest.CaptureFixture[str], db: Path, monkeypatch: pytest.MonkeyPatch) -> Kifu:
    monkeypatch.setenv("KIFU_DB", str(db))
    return Kifu(capsys, str(db))


@pytest.fixture
def parity(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    from projections import registry
    from tests.plugin.installing import installed

    with installed(tmp_path_factory.mktemp("plugin")):
        yield registry.game("parity")
