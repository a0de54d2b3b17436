"""Standing: which events of a match are not undone, a pure function of all its events.

Notes and header changes stand beside the line and touch neither undo nor redo.

>>> rows = [(1, "match.started", b""), (2, "g.a", b""), (3, "g.b", b""), (4, "match.undone", b'{"to":2}')]
>>> [version for version, _, _ in standing(rows).line]
[2]
>>> [version for version, _, _ in standing([*rows, (5, "match.redone", b"{}")]).line]
[2, 3]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections import marks
from projections.codec import Codec
from projections.line import Amendment, Line

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = tuple[int, str, bytes]  # version, stored type, payload

MARKS = Codec(marks)
_BESIDE = ("match.started", "match.noted", "match.retagged")
_EDITS = ("match.undone", "match.redone", "match.amended")


class Standing(Struct):
    """The line of a match as it is now."""

    line: list[Row]  # game events, closings and reopenings that stand, oldest first
    beside: list[Row]  # started, notes and header changes, oldest first
    redoable: int  # undos that a redo can still put back
    amendment: Amendment[Row] | None  # the last that stands
    version: int  # of the last event of any kind


def standing(rows: Iterable[Row]) -> Standing:
    """What stands after `rows`, all events of one match by version."""
    line = Line[Row]()
    beside: list[Row] = []
    version = 0
    for row in rows:
        version, kind, payload = row
        if not kind.startswith("match."):
            line.add(row)
        elif kind in _EDITS:
            edit(line, MARKS.decode(kind, payload), version)
        elif kind in _BESIDE:
            beside.append(row)
        else:
            line.add(row)
    return Standing(line.items, beside, len(line.undone), next(reversed(line.amendments), None), version)


def edit(line: Line[Any], mark: marks.Undone | marks.Redone | marks.Amended, version: int) -> None:
    """What a mark that stands for an edit does to the line; `version` is the mark's."""
    if isinstance(mark, marks.Undone):
        line.undo(to=mark.to, amendment=mark.amendment)
    elif isinstance(mark, marks.Redone):
        line.redo()
    else:
        line.amend(to=mark.to, until=mark.until, version=version)
