"""Outcome: who won (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.conspiracy.score import parts
from projections.outcome import Outcome, ranked

if TYPE_CHECKING:
    from projections.games.conspiracy.state import State

REASON = "chamber_full"  # R36: the only one, whatever decided the ranking


def outcome(state: State) -> Outcome | None:
    """The result, or None while the match runs. Pearls break ties; a tie in both is shared (R10)."""
    if state.phase != "over":
        return None
    scores = points_so_far(state)
    pearls = (player.pearls for player in state.players)
    return Outcome(ranked(tuple(zip(scores, pearls, strict=True))), scores, REASON)


def points_so_far(state: State) -> tuple[int, ...]:
    """By seat: what each chamber would score if it were over now."""
    return tuple(parts(state, seat).total for seat in range(len(state.players)))
