"""Standing: which events of a match are not undone, a pure function of all its events.

An editor's undo stack over an append-only log: `match.undone` cuts the line behind a version, `match.redone` puts the
last cut back, and any further event of the line forgets the cuts. Notes and header changes stand beside the line.

>>> rows = [(1, "match.started", b""), (2, "g.a", b""), (3, "g.b", b""), (4, "match.undone", b'{"to":2}')]
>>> [version for version, _, _ in standing(rows).line]
[2]
>>> [version for version, _, _ in standing([*rows, (5, "match.redone", b"{}")]).line]
[2, 3]
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from projections import marks
from projections.codec import Codec

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = tuple[int, str, bytes]  # version, stored type, payload

MARKS = Codec(marks)
_TO = msgspec.json.Decoder(marks.Undone).decode
_BESIDE = ("match.started", "match.noted", "match.retagged")


class Standing(Struct):
    """The line of a match as it is now."""

    line: list[Row]  # game events, closings and reopenings that stand, oldest first
    beside: list[Row]  # started, notes and header changes, oldest first
    undone: list[list[Row]]  # what can be redone, last cut last
    version: int = 0  # of the last event of any kind


def standing(rows: Iterable[Row]) -> Standing:
    """What stands after `rows`, all events of one match by version."""
    line: list[Row] = []
    beside: list[Row] = []
    undone: list[list[Row]] = []
    version = 0
    for row in rows:
        version, kind, payload = row
        if not kind.startswith("match."):
            line.append(row)
            if undone:
                undone.clear()
        elif kind == "match.undone":
            cut = bisect_right(line, _TO(payload).to, key=_version)
            undone.append(line[cut:])
            del line[cut:]
        elif kind == "match.redone":
            line += undone.pop()
        elif kind in _BESIDE:
            beside.append(row)
        else:
            line.append(row)
            undone.clear()
    return Standing(line, beside, undone, version)


def _version(row: Row) -> int:
    return row[0]
