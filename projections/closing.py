"""Closing: how a match ended, by its rules or otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections import marks
from projections.standing import MARKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.seats import Seat
    from projections.standing import Row


def closing_of(line: Sequence[Row]) -> marks.Closed | marks.Reported | None:
    """What ended the match and still holds: a result told later replaces the former, a reopening takes one back."""
    closings: list[marks.Closed | marks.Reported] = []
    for _, kind, payload in line:
        if not kind.startswith("match."):
            continue
        mark = MARKS.decode(kind, payload)
        again = isinstance(mark, marks.Reported) and closings and isinstance(closings[-1], marks.Reported)
        if closings and (again or isinstance(mark, marks.Reopened)):
            closings.pop()
        if not isinstance(mark, marks.Reopened):
            closings.append(mark)
    return closings[-1] if closings else None


def given_up_ranks(game: Any, setup: Any, reason: str, seat: Seat | None) -> tuple[int, ...]:
    """Ranks by seat of a match closed before its rules ended it; a team concedes together."""
    if reason == "abandoned":
        return ()
    if seat is None:
        return tuple(1 for _ in range(setup.seats))
    sides: tuple[int, ...] = game.sides(setup)
    last = len(set(sides))
    return tuple(last if side == sides[seat] else 1 for side in sides)
