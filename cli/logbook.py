"""Logbook: what was recorded of a match, undone moves and marks included, with who and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cli.tables import table
from projections import marks
from projections.chronicle import chronicle
from projections.eyes import Everything
from projections.labels import words
from projections.seats import letter
from projections.standing import MARKS

if TYPE_CHECKING:
    from cli.app import App
    from projections import Match
    from projections.chronicle import Recorded
    from projections.seats import Seat


def show_log(app: App, match: Match, viewer: Seat | Everything | None, *, undone: bool) -> None:
    """A table of moves and marks; with --json every stored event on a line of its own."""
    found = [entry for entry in chronicle(match, viewer) if not (undone and entry.stands)]
    if app.json_asked:
        for entry in found:
            app.emit(_line(match, entry, viewer))
        return
    rows = [row for entry in found if (row := _row(app, match, entry))]
    table(app, ("col.version", "col.what", "col.actor", "col.when"), rows, right=(0,))


def _line(match: Match, entry: Recorded, viewer: Seat | Everything | None) -> dict[str, Any]:
    row = entry.row
    data = row.data
    if not isinstance(viewer, Everything):
        codec = MARKS if isinstance(entry.event, marks.Event) else match.codec
        data = codec.encode(entry.event)[1]
    return {
        "position": row.position,
        "version": row.version,
        "type": row.type,
        "data": msgspec.Raw(data),
        "actor": row.actor,
        "recorded_at": row.recorded_at.isoformat(),
        "hash": row.hash.hex(),
    }


def _row(app: App, match: Match, entry: Recorded) -> tuple[str, ...] | None:
    """A row for a move or a mark; consequences only with -v."""
    row, event = entry.row, entry.event
    if isinstance(event, marks.Event):
        key = row.type.replace("match.", "mark.", 1)
        said = f"— {app.say(key, **_told(app, match, event))}"
    elif (move := match.game.cause(event)) is not None:
        said = f"{letter(move.seat)}: {match.game.write(entry.before, move)}"
    elif app.verbose:
        said = f"   {row.type}"
    else:
        return None
    mark = "" if entry.stands else f"   ({app.say('undone_mark')})"
    return str(row.version), said + mark, row.actor, f"{row.recorded_at.astimezone():%Y-%m-%d %H:%M:%S}"


def _told(app: App, match: Match, mark: Any) -> dict[str, Any]:
    """The facts of a mark that its sentence names."""
    labels = match.game.LABELS
    if isinstance(mark, marks.Started):
        return {"game": words(labels, mark.game, app.lang), "names": ", ".join(match.names)}
    facts = msgspec.structs.asdict(mark)
    if "reason" in facts:
        facts["reason"] = words(labels, f"reason.{facts['reason']}", app.lang)
    return {name: facts[name] for name in ("to", "text", "reason", "at") if name in facts}
