"""What a bare command leaves unimported: it must start at once."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2, Kifu

if TYPE_CHECKING:
    from pathlib import Path

HEAVY = ("pandas", "numpy", "pyarrow", "matplotlib", "scipy", "statsmodels", "openskill", "dask", "alembic", "textual")
_RUN = """
import sys
from cli.main import main
code = main(sys.argv[1:])
print("\\n".join(sorted({name.partition(".")[0] for name in sys.modules})), file=sys.stderr)
sys.exit(code)
"""


def imported(*arguments: str) -> set[str]:
    """Top-level names of all modules that a run of `kifu` has loaded."""
    done = subprocess.run(
        [sys.executable, "-c", _RUN, *arguments], capture_output=True, text=True, check=True, env={**os.environ}
    )
    return set(done.stderr.split())


def test_help_needs_neither_a_database_nor_any_analysis() -> None:
    found = imported("--help")
    assert "click" in found
    assert found.isdisjoint({*HEAVY, "sqlalchemy", "psycopg", "rich", "prompt_toolkit"})


@pytest.mark.parametrize(
    "arguments",
    [["list"], ["show", "@"], ["legal", "@", "--at", "3"], ["move", "@", "B: I5"], ["undo", "@"], ["log", "@"]],
    ids=" ".join,
)
def test_everyday_commands_need_no_analysis_and_no_server(kifu: Kifu, tmp_path: Path, arguments: list[str]) -> None:
    part = tmp_path / "part.kifu"
    part.write_text("".join(CLAIM2.read_text().splitlines(keepends=True)[:10]))
    kifu("import", part)
    found = imported(*arguments)
    assert "sqlalchemy" in found
    assert found.isdisjoint({*HEAVY, "psycopg"})


def test_no_game_is_loaded_that_a_match_does_not_need(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    done = subprocess.run(
        [sys.executable, "-c", _RUN.replace('.partition(".")[0]', ""), "show", "@"],
        capture_output=True,
        text=True,
        check=True,
    )
    games = {name for name in done.stderr.split() if name.count(".") == 2 and name.startswith("projections.games.")}
    assert games == {"projections.games.claim2"}
