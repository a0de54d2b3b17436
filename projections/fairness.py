"""Fairness: whether what chance brought in a dealt match is what its seed gives.

Each outcome of chance is drawn again when it was first recorded, in the state of that moment, as the k-th of those that
stood then; one that a correction carried over must be one of the line that it replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple
from uuid import UUID

from msgspec import Struct

from ledger.errors import UnknownMatch
from projections import marks
from projections.chronicle import chronicle
from projections.eyes import EVERYTHING
from projections.fair import Draw, commitment
from projections.line import Line
from projections.match import Match
from projections.seats import CHANCE
from projections.standing import edit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.chronicle import Recorded

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
    copied = match.started.origin.moves if match.started.origin else 0
    known = _of_origin(match)
    agreed = 0
    for each in _brought(match):
        version = each.entry.row.version
        if each.carried:
            continue
        if each.number <= copied:  # proved, or not, in the match that they come from
            if known is not None and (each.k, each.move) not in known:
                return Fairness("unfair", agreed, version)
            continue
        if match.game.chance(each.entry.before, Draw(seed, each.k)) != each.move:
            return Fairness("unfair", agreed, version)
        agreed += 1
    return Fairness("fair", agreed)


def _of_origin(match: Match) -> set[tuple[int, Any]] | None:
    """What chance brought in the match that a fork comes from, as its k-th outcome; None where that is not here."""
    origin = match.started.origin
    try:
        return {(each.k, each.move) for each in _brought(Match(match.ledger, UUID(origin.match)))} if origin else None
    except UnknownMatch:
        return None


class _Brought(NamedTuple):
    """One outcome of chance, as it was recorded."""

    k: int  # it stood as the k-th one then
    move: Any
    number: int  # of all moves recorded so far
    entry: Recorded
    carried: bool  # a correction took it over from the line that it replaced


def _brought(match: Match) -> Iterator[_Brought]:
    line = Line[tuple[int, Any]]()  # what stands, each with chance's move or None
    former: list[Any] = []  # chance's outcomes of a line that a correction is replacing, in order
    until = 0  # last version that came with the correction
    number = 0
    for entry in chronicle(match, EVERYTHING):
        version, event = entry.row.version, entry.event
        if isinstance(event, (marks.Undone, marks.Redone, marks.Amended)):
            if isinstance(event, marks.Amended):
                former = [move for stood, move in line.items if move is not None and stood > event.to]
                until = event.until
            edit(line, event, version)
            continue
        if isinstance(event, (marks.Started, marks.Noted, marks.Retagged)):
            continue
        move = None if isinstance(event, marks.Event) else match.game.cause(event)
        number += move is not None
        if move is None or move.seat != CHANCE:
            line.add((version, None))
            continue
        k = 1 + sum(chance is not None for _, chance in line.items)
        line.add((version, move))
        carried = version <= until and former[:1] == [move]
        former = former[carried:]
        yield _Brought(k, move, number, entry, carried)
