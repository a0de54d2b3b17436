"""Chronicle: all that was recorded of a match in the order of the log, undone moves included, each in its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from projections import marks
from projections.eyes import Everything, seen
from projections.line import Line
from projections.standing import MARKS, edit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger import Stored
    from projections.match import Match
    from projections.seats import Seat


class Recorded(Struct, frozen=True):
    """One stored event as a viewer sees it."""

    row: Stored
    event: Any  # of the game, redacted for the viewer, or a mark
    before: Any  # the state in which it was recorded, as the viewer sees it


def chronicle(match: Match, viewer: Seat | Everything | None) -> Iterator[Recorded]:
    """Every event of the match, oldest first."""
    game = match.game
    line = Line[tuple[int, Any]]()  # versions that stood then, with the state after
    line.add((0, game.initial(match.setup)))
    for row in match.ledger.read(match.id):
        before = line.items[-1][1]
        shown = seen(game, before, viewer)
        if row.type.startswith("match."):
            mark = MARKS.decode(row.type, row.data)
            if isinstance(mark, marks.Closed) and not isinstance(viewer, Everything):
                mark = replace(mark, seed=None)  # a match that was closed may go on
            yield Recorded(row, mark, shown)
            if isinstance(mark, (marks.Undone, marks.Redone, marks.Amended)):
                edit(line, mark, row.version)
            elif isinstance(mark, (marks.Closed, marks.Reported, marks.Reopened)):
                line.add((row.version, before))
            continue
        event = match.codec.decode(row.type, row.data)
        line.add((row.version, game.evolve(before, event)))
        told = event if isinstance(viewer, Everything) else game.redact(event, viewer)
        yield Recorded(row, told, shown)
