"""Outcome: section 7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz.control import scores
from projections.outcome import Outcome, ranked

if TYPE_CHECKING:
    from projections.games.metz.state import State


def outcome(state: State) -> Outcome | None:
    """Princes held; an emperor by sudden victory has more than the other, so ranks follow the scores."""
    if state.ended is None:
        return None
    counted = scores(state.holders)
    return Outcome(ranked(counted), counted, state.ended)


def points_so_far(state: State) -> tuple[int, ...]:
    """By seat: princes held now."""
    return scores(state.holders)


def flags(_: State) -> tuple[dict[str, object], ...]:
    """A METZ record has no irregularities: what the rules forbid is refused."""
    return ()
