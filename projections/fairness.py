"""Fairness: whether what chance brought in a dealt match is what its seed gives.

Each outcome of chance is drawn again when it was first recorded, in the state of that moment, as the k-th of those that
stood then; one that a correction carried over must be one of the line that it replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from projections import marks
from projections.chronicle import chronicle
from projections.eyes import EVERYTHING
from projections.fair import Draw, commitment
from projections.line import Line
from projections.seats import CHANCE
from projections.standing import edit

if TYPE_CHECKING:
    from projections.match import Match

Verdict = Literal["fair", "unfair", "sealed", "unproven"]


class Fairness(Struct, frozen=True):
    """What can be said of a dealt match.

    `sealed`: it goes on, the seed is not revealed yet; `unproven`: it has no seed that its first event committed to,
    from move `since` on; `unfair`: the seed is another than the one committed to (`since` 0), or outcome `since` (a
    version) is not the one that it gives.
    """

    verdict: Verdict
    drawn: int = 0  # outcomes that were drawn again and agreed
    since: int | None = None


def fairness(match: Match) -> Fairness:
    """The verdict on a dealt match."""
    if match.started.commitment is None:
        return Fairness("unproven", since=0)
    closed = match.closed
    if closed is None:
        return Fairness("sealed")
    if closed.seed is None:
        return Fairness("unproven", since=0)
    seed = bytes.fromhex(closed.seed)
    if commitment(seed) != match.started.commitment:
        return Fairness("unfair", since=0)
    return _drawn_again(match, seed)


def _drawn_again(match: Match, seed: bytes) -> Fairness:
    line = Line[tuple[int, Any]]()  # what stands, each with chance's move or None
    carried: list[Any] = []  # chance's outcomes of a line that a correction is replacing, in order
    until = 0  # last version that came with the correction
    agreed = 0
    copied = match.started.origin.moves if match.started.origin else 0
    moves = 0
    for entry in chronicle(match, EVERYTHING):
        version, event = entry.row.version, entry.event
        if isinstance(event, (marks.Undone, marks.Redone, marks.Amended)):
            if isinstance(event, marks.Amended):
                carried = [move for number, move in line.items if move is not None and number > event.to]
                until = event.until
            edit(line, event, version)
            continue
        move = None if isinstance(event, marks.Event) else match.game.cause(event)
        if move is None:
            line.add((version, None))
            continue
        moves += 1
        if move.seat != CHANCE:
            line.add((version, None))
            continue
        k = 1 + sum(chance is not None for _, chance in line.items)
        line.add((version, move))
        if moves <= copied:
            continue  # a fork's first moves were proved, or not, in the match that they come from
        if version <= until and carried and carried[0] == move:
            carried.pop(0)
            continue
        if match.game.chance(entry.before, Draw(seed, k)) != move:
            return Fairness("unfair", agreed, version)
        agreed += 1
    return Fairness("fair", agreed)
