"""Course: how one match went, over the points that its game tells while it runs."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from analytics.errors import NoRunningScore
from projections.eyes import EVERYTHING
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections import Match
    from projections.figures import Value

Points = tuple[int, ...]  # by side


class Swing(Struct, frozen=True):
    """What one move did to a side's lead over the best of the others."""

    move: int  # its number, from 1
    text: str  # `A: N5`
    side: int
    points: int


class Course(Struct, frozen=True):
    sides: tuple[tuple[int, ...], ...]  # the seats of each
    points: tuple[Points, ...]  # after each move; the first before any
    lead_changes: tuple[int, ...]  # moves after which another side than before was alone in front
    swing: Swing | None  # the biggest, the earliest of equals; None where no lead ever moved
    decided: int | None  # move from which on the winner was alone in front; None: not in front at the end, or no winner
    luck: dict[str, tuple[Value, ...]]  # by figure, by seat: what chance brought less what it brings on average


def course(match: Match) -> Course:
    """The course of `match` as far as it has come. Raises NoRunningScore."""
    so_far: Callable[[object], tuple[int, ...]] | None = getattr(match.game, "points_so_far", None)
    if so_far is None:
        raise NoRunningScore(match.game.ID)
    of_seat = match.game.sides(match.setup)
    sides = tuple(tuple(seat for seat, its in enumerate(of_seat) if its == side) for side in range(max(of_seat) + 1))
    states = [match.at(0).state, *(step.after for step in match.history)]
    points = [tuple(told[seats[0]] for seats in sides) for told in map(so_far, states)]
    return Course(
        sides,
        tuple(points),
        tuple(lead_changes(points)),
        _swing(match, points),
        decided(points, _winner(match, of_seat)),
        _luck(match),
    )


def leader(points: Points) -> int | None:
    """The side that is alone in front.

    >>> leader((3, 5, 4)), leader((5, 5, 1))
    (1, None)
    """
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def lead_changes(points: Sequence[Points]) -> list[int]:
    """Numbers of the moves after which a side is in front that was not the last one in front.

    >>> lead_changes([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3)])
    [4]
    """
    found: list[int] = []
    last: int | None = None
    for number, now in enumerate(map(leader, points)):
        if now is not None and now != last:
            if last is not None:
                found.append(number)
            last = now
    return found


def decided(points: Sequence[Points], winner: int | None) -> int | None:
    """The move from which on `winner` was alone in front, to the end.

    >>> decided([(0, 0), (1, 0), (1, 1), (2, 1), (4, 3)], winner=0)
    3
    """
    if winner is None or leader(points[-1]) != winner:
        return None
    behind = [number for number, now in enumerate(points) if leader(now) != winner]
    return behind[-1] + 1 if behind else 0


def _winner(match: Match, of_seat: Sequence[int]) -> int | None:
    """The side that won alone, by the rules; None where there was nobody to win against."""
    if match.outcome is None or len(set(of_seat)) < 2:
        return None
    first = {side for side, rank in zip(of_seat, match.outcome.ranks, strict=True) if rank == 1}
    return first.pop() if len(first) == 1 else None


def _swing(match: Match, points: Sequence[Points]) -> Swing | None:
    leads = [[_lead(now, side) for side in range(len(now))] for now in points]
    gains = [
        (now[side] - before[side], number, side)
        for number, (before, now) in enumerate(pairwise(leads), start=1)
        for side in range(len(now))
    ]
    best, number, side = max(gains, key=lambda gain: gain[0], default=(0, 0, 0))  # the first of equals
    if best <= 0:
        return None
    step = match.seen(None if match.secret else EVERYTHING)[number - 1]
    text = f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"
    return Swing(number, text, side, best)


def _lead(points: Points, side: int) -> int:
    """Over the best of the others; a side alone leads by what it has."""
    others = [each for other, each in enumerate(points) if other != side]
    return points[side] - max(others, default=0)


def _luck(match: Match) -> dict[str, tuple[Value, ...]]:
    """Nothing for a match whose dealt cards are still secret, or that has no moves."""
    names = [figure.id for figure in match.game.STATS if figure.luck and figure.scope == "seat"]
    if not names or match.secret or not match.turns:
        return {}
    told = match.game.stats(match.history).seats
    return {name: tuple(seat[name] for seat in told) for name in names}
