"""Outcome: most points, then most goods, then most buildings, then a shared win (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.kingsburg.spending import count_of
from projections.outcome import Outcome, ranked

if TYPE_CHECKING:
    from projections.games.kingsburg.state import Province, State

REASONS = ("vp", "goods", "buildings", "shared")


def outcome(state: State) -> Outcome | None:
    if state.step != "over":
        return None
    keys = [_key(own) for own in state.provinces]
    return Outcome(ranked(keys), points_so_far(state), _reason(keys))


def points_so_far(state: State) -> tuple[int, ...]:
    """By seat: the places on the scoring track."""
    return tuple(own.vp for own in state.provinces)


def flags(_: State) -> tuple[dict[str, Any], ...]:
    """Everything that can be done wrong here is refused at once: no record keeps an irregularity."""
    return ()


def _key(own: Province) -> tuple[int, int, int]:
    return own.vp, sum(own.goods), count_of(own)


def _reason(keys: list[tuple[int, int, int]]) -> str:
    """The key that leaves one player first."""
    best = max(keys)
    for length, reason in enumerate(REASONS[:-1], start=1):
        if sum(key[:length] == best[:length] for key in keys) == 1:
            return reason
    return REASONS[-1]
