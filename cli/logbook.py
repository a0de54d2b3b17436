"""Logbook: what was recorded of a match, undone moves and marks included, with who and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cli.sentences import game_name
from cli.tables import table
from projections import marks
from projections.chronicle import chronicle
from projections.eyes import Everything
from projections.labels import words
from projections.seats import letter
from projections.standing import MARKS
from projections.withdrawn import withdrawn

if TYPE_CHECKING:
    from cli.app import App
    from ledger import Stored
    from projections import Match
    from projections.chronicle import Recorded
    from projections.seats import Seat
    from projections.withdrawn import Withdrawn


def show_log(app: App, match: Match, viewer: Seat | Everything | None, *, undone: bool) -> None:
    """A table of moves and marks; with --json every stored event on a line of its own."""
    taken = withdrawn(match)
    found = [entry for entry in chronicle(match, viewer) if not undone or _first_taken(taken, entry)]
    if app.json_asked:
        for entry in found:
            by = {"taken_back": _mark(taken[entry.row.version].by)} if undone else {}
            app.emit({**_line(match, entry, viewer), **by})
        return
    rows = [(entry, row) for entry in found if (row := _row(app, match, entry))]
    headings: tuple[str, ...] = ("col.version", "col.what", "col.actor", "col.when")
    if undone:
        headings = (*headings, "col.taken_by", "col.when")
        told = [(*row, *_taken_by(app, taken[entry.row.version].by)) for entry, row in rows]
    else:
        mark = f"   ({app.say('undone_mark')})"
        told = [(row[0], row[1] + mark * (entry.row.version in taken), *row[2:]) for entry, row in rows]
    table(app, headings, told, right=(0,))


def _first_taken(taken: dict[int, Withdrawn], entry: Recorded) -> bool:
    """Whether a move was taken back, told once however often corrections have carried it on."""
    version = entry.row.version
    return version in taken and taken[version].first == version


def _taken_by(app: App, mark: Stored) -> tuple[str, str]:
    return app.say("taken_by", who=mark.actor, version=mark.version), _when(mark)


def _mark(row: Stored) -> dict[str, Any]:
    return {
        "version": row.version,
        "type": row.type,
        "actor": row.actor,
        "recorded_at": row.recorded_at.isoformat(),
    }


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
        said = f"— {_said(app, match, event, row.type)}"
    elif (move := match.game.cause(event)) is not None:
        said = f"{letter(move.seat)}: {match.game.write(entry.before, move)}"
    elif app.verbose:
        said = f"   {row.type}"
    else:
        return None
    return str(row.version), said, row.actor, _when(row)


def _said(app: App, match: Match, mark: marks.Event, kind: str) -> str:
    """The sentence of a mark, filled with its facts."""
    if isinstance(mark, marks.Started):
        return app.say("mark.started", game=game_name(match, app.lang), names=", ".join(match.names))
    if isinstance(mark, marks.Undone) and mark.amendment is not None:
        return app.say("mark.correction_undone", amendment=mark.amendment)
    facts = {name: fact for name, fact in msgspec.structs.asdict(mark).items() if name in ("to", "text", "at")}
    if isinstance(mark, marks.Closed):
        facts["reason"] = words(match.game.LABELS, f"reason.{mark.reason}", app.lang)
    return app.say(kind.replace("match.", "mark.", 1), **facts)


def _when(row: Stored) -> str:
    return f"{row.recorded_at.astimezone():%Y-%m-%d %H:%M:%S}"
