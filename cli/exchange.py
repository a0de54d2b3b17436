"""Exchange: records in and out, as kifu text or JSON Lines, told apart by content."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from cli.app import finder, viewer_of
from cli.command import argument, command, option, seat_option
from cli.failures import ILLEGAL, NO_STORE, OUR_FAULT, REJECTS, USAGE, Failed, FileRefused, failure_of
from cli.sentences import short_id
from cli.snapshot import is_over, outcome_document, outcome_of
from projections.errors import BrokenRecord, UnknownGame
from projections.marks import Reported

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import BufferedReader
    from uuid import UUID

    from cli.app import App
    from projections import Match
    from projections.labels import Labels
    from projections.record import Record

MOST_BYTES = 8_000_000  # of a kifu text; the longest match of the five games has under 100 kB
_BLANK = b"\xef\xbb\xbf \t\r\n"  # what may stand before the first character that tells a format


@command(
    "import",
    argument("files", nargs=-1, required=True, metavar="FILE..."),
    option("--salvage", is_flag=True),
    option("--dry-run", is_flag=True),
)
def import_command(app: App, files: tuple[str, ...], salvage: bool, dry_run: bool) -> None:
    documents: list[dict[str, Any]] = []
    refused = 0
    for file in files:
        try:
            documents += _read_file(app, file, salvage=salvage, dry_run=dry_run)
        except Exception as error:
            failure = failure_of(app, error)
            if len(files) == 1 or failure.exit_code in (OUR_FAULT, NO_STORE):
                raise
            refused += 1
            documents.append({"file": file, "error": failure.document()})
            app.errors.print("\n  ".join((failure.message, *failure.details)))
    if app.json_asked:
        app.emit(documents)
    else:
        for document in documents:
            _tell(app, document)
    broken = sum("broken" in document for document in documents)
    if refused or broken:
        if refused:
            app.tell("rejected", refused=refused, all=len(files))
        raise SystemExit(REJECTS)


@command(
    "export",
    argument("matches", nargs=-1, metavar="[MATCH...]"),
    option("--format", "form", type=click.Choice(("kifu", "jsonl")), default="kifu", show_default=True),
    seat_option(),
    option("--secrets", is_flag=True),
    option("-o", "--output", "output", type=click.Path(path_type=Path), metavar="PATH"),
)
def export_command(
    app: App, matches: tuple[str, ...], form: str, seat: str | None, secrets: bool, output: Path | None
) -> None:
    found = [app.match(name) for name in matches]
    if form == "jsonl":
        if seat is not None:
            raise Failed(USAGE, "no_seat_lines")
        _export_lines(app, found, secrets=secrets, output=output)
    else:
        _export_texts(app, found or _with_moves(app), seat, output)


def _with_moves(app: App) -> list[Match]:
    """All matches but those of which only the result is known."""
    found = app.readable(app.ledger.matches())
    return [match for match in found if not isinstance(match.closed, Reported)]


def _read_file(app: App, file: str, *, salvage: bool, dry_run: bool) -> list[dict[str, Any]]:
    """One file into the log; what came of it, a document for each match."""
    with cast("BufferedReader", click.open_file(file, "rb")) as stream:
        if stream.peek(1).lstrip(_BLANK)[:1] == b"{":
            return list(_read_lines(app, file, _lines(stream), dry_run=dry_run))
        raw = stream.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise Failed(ILLEGAL, "too_large", file=file, most=MOST_BYTES // 1_000_000)
    return [_read_text(app, file, raw, salvage=salvage, dry_run=dry_run)]


def _read_text(app: App, file: str, raw: bytes, *, salvage: bool, dry_run: bool) -> dict[str, Any]:
    from projections.reader import parse

    if not raw[:4].lower() == b"kifu" and b"\x00" in raw[:4096]:
        raise Failed(ILLEGAL, "not_a_record", file=file)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Failed(ILLEGAL, "not_utf8", file=file, line=raw[: error.start].count(b"\n") + 1) from None
    labels: Labels = {}
    try:
        record = parse(text)
        labels = _labels(record)
        if dry_run:
            return _checked(file, record)
        entered = app.recorder_at(Path(file).parent).enter(record, salvage=salvage)
    except BrokenRecord as broken:
        raise FileRefused(file, broken, labels) from broken
    document = {"file": file, **_imported(entered.match), "new": entered.new}
    if entered.broken:
        failure = failure_of(app, FileRefused(file, entered.broken, labels))
        app.errors.print(failure.message)
        app.tell("salvaged", moves=len(entered.match.turns))
        document["broken"] = failure.document()
    return document


def _checked(file: str, record: Record) -> dict[str, Any]:
    """What an import would give, without storing it."""
    from projections.recorder import closing_of
    from projections.replay import replay

    played = replay(record, find=finder(Path(file).parent))
    if played.broken:
        raise played.broken
    closed = closing_of(record, played)
    return {
        "file": file,
        "match": None,
        "game": played.game.ID,
        "moves": len(played.history),
        "finished": closed is not None,
        "outcome": None if closed is None else outcome_document(closed),
        "new": False,
    }


def _read_lines(app: App, file: str, lines: Iterator[bytes], *, dry_run: bool) -> Iterator[dict[str, Any]]:
    from ledger.exchange import import_lines

    if dry_run:
        raise Failed(USAGE, "no_dry_lines")
    for imported in import_lines(app.ledger, lines):
        match = app.recorder.open(imported.match)
        yield {"file": file, **_imported(match), "new": imported.status == "new"}


def _lines(stream: Any) -> Iterator[bytes]:
    """Bounded, so that a file without line ends does not fill the memory."""
    from ledger.importing import MOST_LINE_BYTES

    line = stream.readline(MOST_LINE_BYTES + 1).removeprefix(b"\xef\xbb\xbf")
    while line:
        yield line
        line = stream.readline(MOST_LINE_BYTES + 1)


def _imported(match: Match) -> dict[str, Any]:
    moves = len(match.turns)
    return {
        "match": str(match.id),
        "game": match.game.ID,
        "moves": moves,
        "finished": is_over(match, moves),
        "outcome": outcome_of(match, moves),
    }


def _tell(app: App, document: dict[str, Any]) -> None:
    if "error" in document:
        return
    status = "imported.before" if not document["new"] else "imported.over" if document["finished"] else "imported.going"
    facts = {"file": document["file"], "game": document["game"], "moves": document["moves"]}
    if document["match"] is None:
        app.print(app.say("checked", **facts, status=app.say("over" if document["finished"] else "imported.going")))
        return
    app.print(app.say("imported", **facts, match=short_id(document["match"]), status=app.say(status)))


def _labels(record: Record) -> Labels:
    from projections import registry

    try:
        return registry.game(record.game).LABELS
    except UnknownGame:
        return {}


def _export_lines(app: App, found: list[Match], *, secrets: bool, output: Path | None) -> None:
    from ledger.exchange import export_lines

    asked = [match.id for match in found] or [head.match for head in app.ledger.matches()]
    hidden = None if secrets else next((match for match in asked if _is_secret(app, match)), None)
    if hidden is not None:
        raise Failed(USAGE, "secrets_needed", match=short_id(hidden))
    lines = export_lines(app.ledger, [match.id for match in found] or None)
    if output is None:
        for line in lines:
            sys.stdout.buffer.write(line)
        return
    with output.open("wb") as stream:
        stream.writelines(lines)
    app.tell("written", count=len(asked), path=output)


def _is_secret(app: App, match: UUID) -> bool:
    """Of a game that is not installed nobody can tell whether it goes on."""
    from projections.standing import MARKS

    try:
        return app.recorder.open(match).secret
    except UnknownGame:
        _, kind, data = app.ledger.payloads(match)[0]
        return bool(MARKS.decode(kind, data).mode == "dealt")


def _export_texts(app: App, found: list[Match], seat: str | None, output: Path | None) -> None:
    from projections.transcript import record_of
    from projections.writer import text_of

    empty = next((match for match in found if isinstance(match.closed, Reported)), None)
    if empty is not None:
        raise Failed(USAGE, "no_text", match=short_id(empty.id))
    texts = {f"{match.game.ID}-{match.id}": text_of(record_of(match, viewer_of(match, seat))) for match in found}
    if output is None:
        if len(texts) > 1:
            raise Failed(USAGE, "folder_needed")
        for text in texts.values():
            sys.stdout.buffer.write(text.encode())
        return
    if len(texts) == 1 and not output.is_dir():
        output.write_text("".join(texts.values()), encoding="utf-8", newline="\n")
    else:
        output.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (output / f"{name}.kifu").write_text(text, encoding="utf-8", newline="\n")
    app.tell("written", count=len(texts), path=output)
