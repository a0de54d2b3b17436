"""Writer: a record as canonical kifu text, so that two who record the same match write the same bytes."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from projections.record import End, Result
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.record import Record


def text_of(record: Record) -> str:
    """The text of `record`, whose moves, options and actors are canonical already."""
    return unicodedata.normalize("NFC", "\n".join((*_header(record), "", *_body(record), "")))


def _header(record: Record) -> Iterator[str]:
    yield "kifu 1"
    yield f"game: {record.game}"
    if record.rules != 1:
        yield f"rules: {record.rules}"
    yield f"mode: {record.mode}"
    if record.date:
        yield f"date: {record.date}"
    if record.place:
        yield f"place: {record.place}"
    if record.tags:
        yield f"tag: {', '.join(record.tags)}"
    yield from (f"seat {seat}: {name}" for seat, name in zip(LETTERS, record.seats, strict=False))
    yield from (f"team {seat}: {team}" for seat, team in record.teams.items())
    yield from (f"option {name}: {value}" for name, value in record.options.items())
    yield from (f"{key}: {value}" for key, value in record.extra.items())


def _body(record: Record) -> Iterator[str]:
    yield from (f"# {note}" for note in record.notes)
    for entry in record.entries:
        first, *rest = entry.notes or ("",)
        move = f"{entry.actor}: {entry.text}"
        yield f"{move}  # {first}" if first else move
        yield from (f"# {note}" for note in rest)
    closing = record.closing
    if isinstance(closing, Result):
        yield "result: " + ", ".join(f"{seat} {score}" for seat, score in closing.scores.items())
    elif isinstance(closing, End):
        yield f"end: {closing.reason}" + (f" {closing.seat}" if closing.seat else "")
