"""Demo: the main job on example records, command by command, in a database of its own."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from cli.failures import NOT_FOUND, Failed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.app import App

EXAMPLES = Path(__file__).parents[1] / "examples"
SHOWN = "claim2"  # the record that the tour looks at; the others are there for the win rates


def run_demo(app: App, folder: str | None) -> None:
    """Print each command and what it answers. Without `folder` the database is thrown away at the end."""
    records = sorted(EXAMPLES.glob(f"{SHOWN}*.kifu"))
    if not records:
        raise Failed(NOT_FOUND, "no_file", file=str(EXAMPLES / f"{SHOWN}.kifu"))
    place = Path(folder) if folder else Path(tempfile.mkdtemp(prefix="kifu-demo-"))
    place.mkdir(parents=True, exist_ok=True)
    try:
        app.tell("demo.begins", place=place / "demo.db")
        for said, command in _tour(records):
            app.print()
            app.print(f"# {app.say(said)}")
            app.print(f"$ kifu {' '.join(_shown(word) for word in command)}")
            sys.stdout.flush()
            _run([*command, "--db", str(place / "demo.db"), "--lang", app.lang])
    finally:
        if not folder:
            shutil.rmtree(place, ignore_errors=True)


def _tour(records: list[Path]) -> Iterator[tuple[str, list[str]]]:
    first, *others = [os.path.relpath(record) for record in records]
    if others:
        yield "demo.import", ["import", *others]
    yield "demo.import_one", ["import", first]
    yield "demo.show", ["show", "@", "--at", "66"]
    yield "demo.legal", ["legal", "@", "--at", "66"]
    yield "demo.undo", ["undo", "@"]
    yield "demo.undo", ["undo", "@"]
    yield "demo.redo", ["redo", "@"]
    yield "demo.redo", ["redo", "@"]
    yield "demo.replay", ["replay", "@", "--plain"]
    yield "demo.verify", ["verify"]
    yield "demo.digest", ["digest"]
    yield "demo.wins", ["stats", "wins", "--by", "player"]


def _run(command: list[str]) -> None:
    """One command as a person would run it. Raises SystemExit with its code when it fails."""
    from cli.main import main

    if code := main(command):
        raise SystemExit(code)


def _shown(word: str) -> str:
    return f'"{word}"' if " " in word else word
