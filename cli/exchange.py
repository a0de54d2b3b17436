"""Exchange: records in, as kifu text, JSON Lines or the play log of another program, told apart by content."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from cli.app import finder
from cli.command import argument, command, option
from cli.failures import ILLEGAL, NO_STORE, OUR_FAULT, REJECTS, USAGE, Failed, FileRefused, failure_of
from cli.sentences import short_id
from cli.snapshot import is_over, outcome_document, outcome_of
from projections.errors import BrokenRecord, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import BufferedReader

    from cli.app import App
    from projections import Match
    from projections.labels import Labels
    from projections.record import Record

MOST_BYTES = 8_000_000  # of a kifu text; the longest match of the five games has under 100 kB
LINE_KEY = b'"line"'  # every line of JSON Lines of kifu says by this key what it is, the first at its beginning
_OF_FIRST_LINE = 64  # bytes, in which it does
_BLANK = b"\xef\xbb\xbf \t\r\n"  # what may stand before the first character that tells a format


@command(
    "import",
    argument("files", nargs=-1, required=True, metavar="FILE..."),
    option("--salvage", is_flag=True),
    option("--dry-run", is_flag=True),
    option("--players", type=click.Path(path_type=Path), metavar="FILE"),
)
def import_command(app: App, files: tuple[str, ...], salvage: bool, dry_run: bool, players: Path | None) -> None:
    from cli.plays import read_mapping

    ours = read_mapping(players)
    documents: list[dict[str, Any]] = []
    refused = 0
    for file in files:
        try:
            documents += _read_file(app, file, salvage=salvage, dry_run=dry_run, ours=ours)
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
    broken = any("broken" in document or ("play" in document and "error" in document) for document in documents)
    if refused or broken:
        if refused:
            app.tell("rejected", refused=refused, all=len(files))
        raise SystemExit(REJECTS)


def _read_file(app: App, file: str, *, salvage: bool, dry_run: bool, ours: Mapping[str, str]) -> list[dict[str, Any]]:
    """One file into the log; what came of it, a document for each match."""
    with cast("BufferedReader", click.open_file(file, "rb")) as stream:
        head = stream.peek(1).lstrip(_BLANK)
        if head[:1] in (b"{", b"<"):
            if head[:1] == b"{" and LINE_KEY in head[:_OF_FIRST_LINE]:
                return list(_read_lines(app, file, _lines(stream), dry_run=dry_run))
            return _read_plays(app, file, stream, dry_run=dry_run, ours=ours)
        raw = stream.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise Failed(ILLEGAL, "too_large", file=file, most=MOST_BYTES // 1_000_000)
    return [_read_text(app, file, raw, salvage=salvage, dry_run=dry_run)]


def _read_plays(
    app: App, file: str, stream: BufferedReader, *, dry_run: bool, ours: Mapping[str, str]
) -> list[dict[str, Any]]:
    from cli.plays import read_plays
    from projections.imports.bgstats_file import MOST_BYTES as MOST_OF_A_LOG

    return read_plays(app, file, stream.read(MOST_OF_A_LOG + 1), ours=ours, dry_run=dry_run)


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
    from projections.recorder import closing_of_text
    from projections.replay import replay

    played = replay(record, find=finder(Path(file).parent))
    if played.broken:
        raise played.broken
    closed = closing_of_text(record, played)
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
    if "error" in document or "play" in document:
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
