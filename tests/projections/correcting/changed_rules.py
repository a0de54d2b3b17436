"""The toy game as it may be in some years: other rules, the same records."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections import registry
from projections.errors import IllegalMove

if TYPE_CHECKING:
    import pytest


def grown(monkeypatch: pytest.MonkeyPatch, **names: Any) -> Any:
    """The toy with rules revision 2 and other functions, in the place of the installed one."""
    game = registry.game("parity")
    new = SimpleNamespace(**{name: getattr(game, name) for name in dir(game) if not name.startswith("__")})
    vars(new).update({"RULES": 2, **names})
    monkeypatch.setattr(registry, "game", lambda _: new)
    return new


def doubled(game: Any) -> Any:
    """A `decide` by which every trick is worth twice as much."""

    def decide(state: Any, move: Any) -> tuple[Any, ...]:
        events = game.decide(state, move)
        return tuple(replace(each, points=2 * each.points) if hasattr(each, "points") else each for each in events)

    return decide


def without_threes(game: Any) -> Any:
    """A `decide` that takes no 3."""

    def decide(state: Any, move: Any) -> tuple[Any, ...]:
        if getattr(move, "card", None) == 3:
            raise IllegalMove("card_not_held", seat=move.seat, card=3)
        return tuple(game.decide(state, move))

    return decide
