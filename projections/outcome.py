"""Outcome: how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence


class Outcome(Struct, frozen=True, gc=False):
    """Ranks are 1-based by seat; equal seats share a rank and the next one is skipped."""

    ranks: tuple[int, ...]  # by seat
    scores: tuple[int, ...]  # by seat; empty where nobody counted
    reason: str  # the word of section 7 of the game's page


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks by seat for comparable `keys`, greater is better.

    >>> ranked([3, 5, 5, 1])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
