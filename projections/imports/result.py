"""Result: ranks and scores of a play from what its log tells, and where that does not agree with itself.

Who won is who is ticked, else who is ranked first, else who has the best score, else nobody knows. A rank is the one
told, else the ticked come first and the others follow by score. Where two of these contradict each other the first of
them stands, and the contradiction is kept beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from projections.imports.score import points, whole, written
from projections.marks import Conflict
from projections.outcome import ranked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from decimal import Decimal

    from projections.imports.play import Play
    from projections.marks import Told


class Result(NamedTuple):
    ranks: tuple[int, ...]  # by seat; empty: nobody knows
    scores: tuple[int | None, ...]  # by seat; None: unknown, or no whole number
    conflicts: tuple[Conflict, ...]


class _Side(NamedTuple):
    """Those who win or lose together."""

    seats: tuple[int, ...]
    ticked: bool
    rank: int  # 0: nobody said
    score: Decimal | None  # None: unknown, or partners have different ones
    lost: bool


def result(play: Play, sides: Sequence[int]) -> Result:
    """Of `play` by seats that win and lose together as `sides` has them."""
    told = [seat.told for seat in play.seats]
    exact = [points(each.score) for each in told]
    found = [_side(side, sides, told, exact) for side in dict.fromkeys(sides)]
    conflicts = [*_doubtful_scores(told, exact), *_partners(found, told)]
    places = _places(found, play.low_wins, conflicts)
    by_seat = {seat: place for side, place in zip(found, places, strict=False) for seat in side.seats}
    ranks = tuple(by_seat[seat] for seat in range(len(told))) if places else ()
    return Result(ranks, tuple(map(whole, exact)), (*play.conflicts, *conflicts))


def _side(side: int, sides: Sequence[int], told: Sequence[Told], exact: Sequence[Decimal | None]) -> _Side:
    seats = tuple(seat for seat, each in enumerate(sides) if each == side)
    scores = {exact[seat] for seat in seats}
    return _Side(
        seats,
        ticked=any(told[seat].winner for seat in seats),
        rank=min((told[seat].rank for seat in seats if told[seat].rank), default=0),
        score=scores.pop() if len(scores) == 1 else None,
        lost=any(told[seat].lost for seat in seats),
    )


def _places(sides: Sequence[_Side], low_wins: bool | None, conflicts: list[Conflict]) -> tuple[int, ...]:
    """By side; () where nobody knows. What contradicts it is added to `conflicts`."""
    told = _told_places(sides, conflicts)
    by_score = _by_score(sides, low_wins)
    by_tick = tuple(1 if side.ticked else 2 for side in sides) if any(side.ticked for side in sides) else ()
    if told and _contradict(told, by_score):
        conflicts.append(Conflict("ranks_against_scores"))
    if by_tick and _contradict(by_tick, by_score):
        conflicts.append(Conflict("ticks_against_scores"))
    if told and by_tick and any((place == 1) != (tick == 1) for place, tick in zip(told, by_tick, strict=True)):
        conflicts.append(Conflict("ticks_against_ranks"))
        told = ()
    if told:
        return told
    if by_tick:
        return _after_the_ticked(sides, low_wins)
    if len(sides) == 1:
        return (2,) if sides[0].lost else ()  # who plays against the game itself and loses is second
    return by_score


def _contradict(places: Sequence[int], others: Sequence[int]) -> bool:
    """Whether some two come in one order here and in the opposite one there; a tie contradicts nothing."""
    pairs = list(zip(places, others, strict=False))
    return any(one[0] < other[0] and one[1] > other[1] for one in pairs for other in pairs)


def _told_places(sides: Sequence[_Side], conflicts: list[Conflict]) -> tuple[int, ...]:
    ranks = [side.rank for side in sides]
    if not any(ranks):
        return ()
    if not all(ranks):
        conflicts.append(Conflict("ranks_incomplete"))
        return ()
    return ranked([-rank for rank in ranks])


def _by_score(sides: Sequence[_Side], low_wins: bool | None) -> tuple[int, ...]:
    """() unless every side has a score and it is known which is the best."""
    scores = [side.score for side in sides if side.score is not None]
    if low_wins is None or len(scores) < len(sides):
        return ()
    return ranked([-score if low_wins else score for score in scores])


def _after_the_ticked(sides: Sequence[_Side], low_wins: bool | None) -> tuple[int, ...]:
    others = [side for side in sides if not side.ticked]
    first = len(sides) - len(others)
    among = iter(_by_score(others, low_wins) or (1,) * len(others))
    return tuple(1 if side.ticked else first + next(among) for side in sides)


def _doubtful_scores(told: Sequence[Told], exact: Sequence[Decimal | None]) -> list[Conflict]:
    found = []
    for seat, (each, score) in enumerate(zip(told, exact, strict=True)):
        if score is None and each.score.strip():
            found.append(Conflict("score_unreadable", seat, each.score))
        elif score is not None and whole(score) is None:
            found.append(Conflict("score_not_whole", seat, each.score, written(score)))
    return found


def _partners(sides: Sequence[_Side], told: Sequence[Told]) -> list[Conflict]:
    """Partners of whom only some won, or with different ranks; a winner who lost."""
    found = [
        Conflict("partners_differ", side.seats[0])
        for side in sides
        if len({told[seat].winner for seat in side.seats}) > 1 or len({told[seat].rank for seat in side.seats}) > 1
    ]
    won_and_lost = [seat for seat, each in enumerate(told) if each.winner and each.lost]
    return found + [Conflict("won_and_lost", seat) for seat in won_and_lost]
