"""Documents hold: what a page shows of the command line is what the command line prints.

Blocks marked `console` hold commands behind `$ ` and their output, standard error included; one page is one sitting
with an empty database. Ids, times and hashes are masked. Blocks of docs/python.md are doctests.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "games").glob("*.md"))]
WITH_COMMANDS = [page for page in PAGES if "```console" in page.read_text(encoding="utf-8")]
KIFU = Path(sys.executable).with_name("kifu")


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_a_page_shows_what_the_commands_print(page: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "KIFU_DB": str(tmp_path / "games.db"),
        "KIFU_LANG": "en",
        "KIFU_ACTOR": "you",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "PATH": f"{KIFU.parent}:{os.environ['PATH']}",
    }
    for command, shown in _commands(page):
        done = subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            text=True,
            env=environment,
            cwd=ROOT,
            check=False,
            timeout=60,
        )
        assert _masked(done.stdout + done.stderr) == _masked(shown), command


def test_every_page_is_reached_from_the_readme() -> None:
    reached = {page.name for page in PAGES if page.name in "".join(each.read_text("utf-8") for each in PAGES)}
    assert {page.name for page in PAGES if page.parent.name == "docs"} <= reached


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_python_page_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def _commands(page: Path) -> list[tuple[str, str]]:
    """Each command of a page with the output shown below it."""
    found: list[tuple[str, str]] = []
    for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            assert shlex.split(command)[0] == "kifu", command
            found.append((command, shown))
    return found


def _masked(text: str) -> list[str]:
    """Lines without what differs from run to run: ids, times, hashes, and blanks at their ends."""
    text = re.sub(r"[0-9a-f]{8}-[0-9a-f]{4}(-[0-9a-f]{4}){0,2}(-[0-9a-f]{12})?", "ID", text)
    text = re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "TIME", text)
    text = re.sub(r"\b[0-9a-f]{64}\b", "HASH", text)
    return [line.rstrip() for line in text.split("\n") if line.strip()]
