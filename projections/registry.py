"""Registry: the installed games, found through the entry-point group `kifu.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, cast

from projections.errors import UnknownGame

if TYPE_CHECKING:
    from projections.game import Game

GROUP = "kifu.games"


def ids() -> tuple[str, ...]:
    """The ids of all installed games, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def named(text: str) -> Game | None:
    """The game that a person means by its id or by its name in either language; None for any other."""
    wanted = "".join(text.casefold().split())
    for name in ids():
        label = game(name).LABELS.get(name)
        called = (name, *(label or ()))
        if wanted in {"".join(each.casefold().split()) for each in called}:
            return game(name)
    return None


@cache
def game(name: str) -> Game:
    """The game of this id, loaded on first use. Raises UnknownGame."""
    for point in entry_points(group=GROUP, name=name):
        return cast("Game", point.load())
    raise UnknownGame(name, ids())
