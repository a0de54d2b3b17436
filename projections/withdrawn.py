"""Withdrawn: which moves of a match were taken back, and by which undo or correction.

A correction puts a whole new tail in the place of the old one; a move that it carries over is still the same move, and
not taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections import marks
from projections.chronicle import chronicle
from projections.eyes import EVERYTHING
from projections.line import Line
from projections.standing import edit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger import Stored
    from projections.match import Match


class Withdrawn(Struct, frozen=True):
    by: Stored  # the undo or correction after which the move stood no more
    first: int  # the version under which the move was recorded first; corrections have carried it on


def withdrawn(match: Match) -> dict[int, Withdrawn]:
    """The moves and closings that do not stand, by the version of their first event, each time they were recorded."""
    line = Line[tuple[int, int]]()  # what stood then: a version, and the one under which it was recorded first
    firsts: dict[int, int] = {}
    taken: dict[int, Stored] = {}  # by first version
    events: dict[int, Any] = {}
    carried: list[int] = []  # first versions that the correction under way may carry over, in order
    until = 0
    for entry in chronicle(match, EVERYTHING):
        version, event = entry.row.version, entry.event
        if isinstance(event, (marks.Undone, marks.Redone, marks.Amended)):
            stood = [first for _, first in line.items]
            if isinstance(event, marks.Amended):
                carried, until = _behind(line.items, event), event.until
            edit(line, event, version)
            stands = {first for _, first in line.items}
            taken = {first: by for first, by in taken.items() if first not in stands}
            taken |= dict.fromkeys([first for first in stood if first not in stands], entry.row)
            continue
        told = _move_or_closing(match, event)
        if told is None:
            continue
        first = version
        if version <= until and carried and events[carried[0]] == told:
            first = carried.pop(0)
            taken.pop(first, None)
        firsts[version] = first
        events[version] = told
        line.add((version, first))
    return {version: Withdrawn(taken[first], first) for version, first in firsts.items() if first in taken}


def _behind(items: Sequence[tuple[int, int]], mark: marks.Amended) -> list[int]:
    """What stood behind the place of a correction, without the move that it replaced or took out."""
    tail = [first for version, first in items if version > mark.to]
    return tail if mark.kind == "inserted" else tail[1:]


def _move_or_closing(match: Match, event: Any) -> Any:
    if isinstance(event, (marks.Started, marks.Noted, marks.Retagged)):
        return None
    return event if isinstance(event, marks.Event) else match.game.cause(event)
