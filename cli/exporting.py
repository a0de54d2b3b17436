"""Exporting: records out, as kifu text, JSON Lines, or what BG Stats takes from other programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from cli.app import viewer_of
from cli.command import argument, command, option, seat_option
from cli.failures import USAGE, Failed
from cli.sentences import short_id
from projections.errors import UnknownGame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from uuid import UUID

    from cli.app import App
    from projections import Match

    Names = Callable[[Match], Sequence[str]]  # by seat


@command(
    "export",
    argument("matches", nargs=-1, metavar="[MATCH...]"),
    option("--format", "form", type=click.Choice(("kifu", "jsonl", "bgstats")), default="kifu", show_default=True),
    seat_option(),
    option("--secrets", is_flag=True),
    option("--anonymous", is_flag=True),
    option("-o", "--output", "output", type=click.Path(path_type=Path), metavar="PATH"),
)
def export_command(
    app: App,
    matches: tuple[str, ...],
    form: str,
    seat: str | None,
    secrets: bool,
    anonymous: bool,
    output: Path | None,
) -> None:
    from projections import anonymous as nobody

    if form != "kifu" and seat is not None:
        raise Failed(USAGE, "no_seat_lines")
    found = [app.match(name) for name in matches]
    if form == "jsonl":
        _export_lines(app, found, secrets=secrets, anonymous=anonymous, output=output)
    else:
        names: Names = nobody.names if anonymous else lambda match: match.names
        texts = _plays(app, found, names) if form == "bgstats" else _texts(app, found, seat, names)
        _write(app, texts, output)
    if anonymous:
        app.tell("names_stay")


def _export_lines(app: App, found: list[Match], *, secrets: bool, anonymous: bool, output: Path | None) -> None:
    from ledger.exchange import export_lines
    from projections.anonymous import nameless

    asked = [match.id for match in found] or [head.match for head in app.ledger.matches()]
    hidden = None if secrets else next((match for match in asked if _is_secret(app, match)), None)
    if hidden is not None:
        raise Failed(USAGE, "secrets_needed", match=short_id(hidden))
    told = {"person": nameless} if anonymous else {}
    lines = export_lines(app.ledger, [match.id for match in found] or None, **told)
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


def _texts(app: App, found: list[Match], seat: str | None, names: Names) -> dict[str, str]:
    """Kifu texts by file name; without a choice, of all matches but those that are results without moves."""
    from projections.transcript import record_of
    from projections.writer import text_of

    empty = next((match for match in found if match.is_result), None)
    if empty is not None:
        raise Failed(USAGE, "no_text", match=short_id(empty.id))
    chosen = found or [match for match in app.readable(app.ledger.matches()) if not match.is_result]
    records = {match: record_of(match, viewer_of(match, seat)) for match in chosen}
    return {
        f"{match.game.ID}-{match.id}.kifu": text_of(msgspec.structs.replace(record, seats=tuple(names(match))))
        for match, record in records.items()
    }


def _plays(app: App, found: list[Match], names: Names) -> dict[str, str]:
    """Plays for BG Stats by file name; without a choice, of all matches that have a result."""
    from projections.imports.push import push

    told = {match: push(match, names(match)) for match in found or app.readable(app.ledger.matches())}
    unknown = next((match for match, play in told.items() if play is None), None)
    if found and unknown is not None:
        raise Failed(USAGE, "no_result", match=short_id(unknown.id))
    encode = msgspec.json.encode
    return {f"{match.id}.json": encode(play).decode() + "\n" for match, play in told.items() if play is not None}


def _write(app: App, texts: dict[str, str], output: Path | None) -> None:
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
            (output / name).write_text(text, encoding="utf-8", newline="\n")
    app.tell("written", count=len(texts), path=output)
