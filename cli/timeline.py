"""Timeline: the places of a match that a replay stops at, and whose knowledge it may show."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from projections.eyes import EVERYTHING
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections import Match
    from projections.eyes import Everything
    from projections.seats import Seat


def viewers(match: Match, asked: Seat | Everything | None) -> list[Seat | Everything | None]:
    """Everything, a spectator, each seat; of a running dealt match only a spectator and the seat asked for."""
    seats: list[Seat | Everything | None] = [*range(match.setup.seats)]
    if match.secret:
        return [None] if asked is None else [asked, None]
    return [EVERYTHING, None, *seats]


def turns(match: Match) -> list[int]:
    """Numbers of moves after which a seat is to choose, and both ends."""
    stops = {0, len(match.turns)}
    for moves, turn in enumerate(match.turns):
        if turn.step.move.seat != CHANCE:
            stops.add(moves)
    return sorted(stops)


def rounds(match: Match) -> list[int]:
    """Numbers of moves after which a new round begins, and both ends.

    A game says what a round is with `round_of`; elsewhere one begins when the seat that chose first in the match
    gets to choose again after others.
    """
    round_of = getattr(match.game, "round_of", None)
    states = [match.at(0).state, *(step.after for step in match.history)]
    if round_of is not None:
        told = [round_of(state) for state in states]
        begun = [moves for moves in range(1, len(told)) if told[moves] != told[moves - 1]]
    else:
        chosen = [(moves, step.move.seat) for moves, step in enumerate(match.history) if step.move.seat != CHANCE]
        begun = [moves for (_, last), (moves, seat) in pairwise(chosen) if seat == chosen[0][1] != last]
    return sorted({0, *begun, len(match.turns)})


def notes(match: Match) -> dict[int, list[str]]:
    """Notes by the number of the move that they stand on; 0 holds those on the match."""
    numbers = {turn.version: number for number, turn in enumerate(match.turns, start=1)}
    found: dict[int, list[str]] = {}
    for note in match.notes:
        if note.on is None:
            found.setdefault(0, []).append(note.text)
        elif note.on in numbers:
            found.setdefault(numbers[note.on], []).append(note.text)
    return dict(sorted(found.items()))


def after(stops: Sequence[int], at: int) -> int | None:
    """The first stop behind `at`.

    >>> after([0, 4, 9], 4), after([0, 4, 9], 9)
    (9, None)
    """
    return next((stop for stop in stops if stop > at), None)


def before(stops: Sequence[int], at: int) -> int | None:
    """The last stop before `at`."""
    return next((stop for stop in reversed(stops) if stop < at), None)
