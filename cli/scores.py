"""Scores: points so far, where a game can tell them before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.game import Game


def so_far(game: Game, state: Any) -> tuple[int, ...]:
    """Points by seat in `state`, which may be a view; () where the game cannot tell."""
    points_so_far = getattr(game, "points_so_far", None)
    return () if points_so_far is None else tuple(points_so_far(state))


def scores_text(names: Sequence[str], points: Sequence[int]) -> str:
    """`Aki 3, Ben 2`."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
