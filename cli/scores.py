"""Scores: points so far, where a game can tell them before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step
    from projections.game import Game


def so_far(game: Game, history: Sequence[Step]) -> tuple[int, ...]:
    """Points by seat after `history`, from the figures that a game calls sources of points; () where it cannot tell."""
    parts = [figure.id for figure in game.STATS if figure.part]
    if not parts or not history:
        return ()
    rows = [[row[part] for part in parts] for row in game.stats(history).seats]
    if any(not isinstance(value, int) for row in rows for value in row):
        return ()
    return tuple(sum(int(value or 0) for value in row) for row in rows)


def scores_text(names: Sequence[str], points: Sequence[int]) -> str:
    """`Aki 3, Ben 2`."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
