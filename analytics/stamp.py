"""Stamp: which program a row comes from. Another game, rule or figure gives another stamp; old rows are recounted."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from projections.registry import GROUP

if TYPE_CHECKING:
    from collections.abc import Iterator

ROWS = 2  # the revision of what `rows` makes of a match


def stamp() -> str:
    """Sixteen hex digits over the sources of all installed games and of what makes rows of their matches."""
    return _stamp(tuple(sorted((point.name, point.value) for point in entry_points(group=GROUP))))


@cache
def _stamp(games: tuple[tuple[str, str], ...]) -> str:
    told = sha256(str(ROWS).encode())
    for name, module in games:
        told.update(f"{name}={module}".encode())
        for path in _sources(module):
            told.update(path.read_bytes())
    return told.hexdigest()[:16]


def _sources(module: str) -> Iterator[Path]:
    """The files of a module or package, found without importing it; none where it is not made of files."""
    spec = find_spec(module.partition(":")[0])
    if spec is None:
        return
    folders = [Path(place) for place in spec.submodule_search_locations or ()]
    yield from sorted(path for folder in folders for path in folder.rglob("*.py"))
    if not folders and spec.origin and Path(spec.origin).is_file():
        yield Path(spec.origin)
