"""Registry: the installed games, found through the entry-point group `kifu.games`."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, cast

from projections.errors import UnknownGame

if TYPE_CHECKING:
    from projections.game import Game

GROUP = "kifu.games"


def ids() -> tuple[str, ...]:
    """The ids of all installed games, sorted."""
    return tuple(sorted(_installed(tuple(sys.path))))


def named(text: str) -> Game | None:
    """The game that a person means by its id or by its name in either language; None for any other."""
    wanted = "".join(text.casefold().split())
    for name in ids():
        label = game(name).LABELS.get(name)
        called = (name, *(label or ()))
        if wanted in {"".join(each.casefold().split()) for each in called}:
            return game(name)
    return None


def numbered(bgg: int) -> Game | None:
    """The game that says this to be its number at BoardGameGeek; None for any other."""
    return next((game(name) for name in ids() if getattr(game(name), "BGG", None) == bgg), None)


@cache
def game(name: str) -> Game:
    """The game of this id, loaded on first use. Raises UnknownGame."""
    point = _installed(tuple(sys.path)).get(name)
    if point is None:
        raise UnknownGame(name, ids())
    return cast("Game", point.load())


@lru_cache(maxsize=4)
def _installed(_: tuple[str, ...]) -> dict[str, EntryPoint]:
    """By id; looked for once for each search path, as every match of a game that is not installed asks again."""
    return {point.name: point for point in reversed(tuple(entry_points(group=GROUP)))}
