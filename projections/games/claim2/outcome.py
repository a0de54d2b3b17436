"""Outcome and flags: how a match ended, and what irregularities its record keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from projections.games.claim2.scoring import result_of
from projections.outcome import Outcome
from projections.seats import letter

if TYPE_CHECKING:
    from projections.games.claim2.state import State


def outcome(state: State) -> Outcome | None:
    result = state.result
    return None if result is None else Outcome(result.ranks, result.scores, result.reason)


def points_so_far(state: State) -> tuple[int, ...]:
    """By seat: factions that the side would win with what it has scored so far (claim2 7)."""
    return result_of(state.setup, [held.score + held.row for held in state.holdings]).scores


def flags(state: State) -> tuple[dict[str, Any], ...]:
    """The flags of claim2 8.3, oldest first; seats as letters, None where a key does not apply."""
    return tuple(asdict(flag) | {"seat": None if flag.seat is None else letter(flag.seat)} for flag in state.flags)
