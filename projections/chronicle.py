"""Chronicle: all that was recorded of a match in the order of the log, undone moves included, each in its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections import marks
from projections.eyes import Everything, seen
from projections.standing import MARKS

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
    stands: bool


def chronicle(match: Match, viewer: Seat | Everything | None) -> Iterator[Recorded]:
    """Every event of the match, oldest first."""
    standing = {version for version, _, _ in match.standing.line}
    game = match.game
    line: list[tuple[int, Any]] = [(0, game.initial(match.setup))]  # versions that stood then, with the state after
    undone: list[list[tuple[int, Any]]] = []
    for row in match.ledger.read(match.id):
        before = line[-1][1]
        shown = seen(game, before, viewer)
        if row.type.startswith("match."):
            mark = MARKS.decode(row.type, row.data)
            yield Recorded(row, mark, shown, row.version in standing or not isinstance(mark, marks.Closed))
            _follow(mark, line, undone)
            continue
        event = match.codec.decode(row.type, row.data)
        line.append((row.version, game.evolve(before, event)))
        undone.clear()
        told = event if isinstance(viewer, Everything) else game.redact(event, viewer)
        yield Recorded(row, told, shown, row.version in standing)


def _follow(mark: Any, line: list[tuple[int, Any]], undone: list[list[tuple[int, Any]]]) -> None:
    """Undo and redo, as `standing` does them, on the states."""
    if isinstance(mark, marks.Undone):
        cut = next((n for n, (version, _) in enumerate(line) if version > mark.to), len(line))
        undone.append(line[cut:])
        del line[cut:]
    elif isinstance(mark, marks.Redone):
        line += undone.pop()
    elif isinstance(mark, (marks.Closed, marks.Reopened)):
        undone.clear()
