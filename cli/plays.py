"""Plays: the play logs of other programs into the log, and what came of each play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cli.app import who
from cli.failures import ILLEGAL, Failure, LogRefused
from cli.progress import counting
from cli.reported import conflict_words
from cli.sentences import short_id
from cli.snapshot import outcome_document
from projections.errors import BadLog
from projections.labels import words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cli.app import App
    from projections.imports.entering import Entered, Intake
    from projections.imports.play import Collection, Refused

SHOWN = 20  # refused plays, and plays that contradict themselves, in an answer to a person


def read_plays(app: App, file: str, raw: bytes, *, ours: Mapping[str, str], dry_run: bool) -> list[dict[str, Any]]:
    """Store the plays of a file; a document for each, with `error` where it was refused. Raises LogRefused."""
    from projections.imports.entering import enter, tried

    found = _collection(file, raw)
    if dry_run:
        intake = tried(app.ledger, found, ours=ours)
    else:
        with counting(app, "help.import", total=len(found.plays)) as advance:
            intake = enter(app.ledger, found, actor=who(), ours=ours, progress=advance)
    if not app.json_asked:
        _tell(app, file, found, intake, dry_run=dry_run)
    kept = [_document(file, each, dry_run=dry_run) for each in intake.entered]
    return kept + [
        {"file": file, "play": each.id or each.where, "error": _failure(app, each).document()}
        for each in intake.refused
    ]


def read_mapping(path: Path | None) -> dict[str, str]:
    """Our names by theirs, from the file of `--players`. Raises LogRefused."""
    if path is None:
        return {}
    from projections.imports import mapping

    with path.open("rb") as stream:
        raw = stream.read(mapping.MOST_BYTES + 1)
    try:
        return mapping.read(raw)
    except BadLog as refusal:
        raise LogRefused(str(path), refusal) from refusal


def _collection(file: str, raw: bytes) -> Collection:
    from projections.imports import bgg, bgstats

    read = bgg.read if raw.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<" else bgstats.read
    try:
        return read(raw)
    except BadLog as refusal:
        raise LogRefused(file, refusal) from refusal


def _document(file: str, entered: Entered, *, dry_run: bool) -> dict[str, Any]:
    new = entered.status == "new"
    told = entered.reported
    return {
        "file": file,
        "match": None if dry_run and new else str(entered.match),
        "game": entered.game,
        "moves": 0,
        "finished": True,
        "outcome": outcome_document(told) if told else None,
        "new": new and not dry_run,
        "play": entered.id,
        "status": entered.status,
        "counted": told is not None and told.counted,
        "flags": [each.document() for each in told.conflicts] if told else [],
    }


def _tell(app: App, file: str, found: Collection, intake: Intake, *, dry_run: bool) -> None:
    """One line of counts, then what was refused and what contradicts itself."""
    counts = {
        status: sum(each.status == status for each in intake.entered)
        for status in ("new", "changed", "same", "retracted")
    }
    said = [app.say(f"plays.{status}", count=count) for status, count in counts.items() if count]
    said += [app.say("plays.refused", count=len(intake.refused))] if intake.refused else []
    app.print(app.say("plays", file=file, said=", ".join(said) or app.say("plays.none")))
    if dry_run:
        app.print(app.say("dry"))
    if found.page and found.page[1] < found.page[2]:
        app.tell("plays.page", number=found.page[0], here=found.page[1], all=found.page[2])
    _list(app, [f"{each.id or each.where}: {_failure(app, each).message}" for each in intake.refused])
    told = [each for each in intake.entered if each.status in ("new", "changed") and each.reported]
    doubtful = [(each, conflict) for each in told if each.reported for conflict in each.reported.conflicts]
    _list(app, [f"{_called(each, dry_run=dry_run)}: {conflict_words(app, conflict)}" for each, conflict in doubtful])


def _called(entered: Entered, *, dry_run: bool) -> str:
    """What a person may look a play up by: its match, or where there is none yet, its id there."""
    return entered.id if dry_run and entered.status == "new" else f"{short_id(entered.match)} ({entered.game})"


def _list(app: App, lines: list[str]) -> None:
    if app.quiet:
        return
    for line in lines[:SHOWN]:
        app.errors.print(f"  {line}")
    if len(lines) > SHOWN:
        app.tell("plays.more", count=len(lines) - SHOWN)


def _failure(app: App, refused: Refused) -> Failure:
    from projections.imports.labels import LABELS

    refusal = refused.refusal
    return Failure(ILLEGAL, refusal.rule, words(LABELS, f"rule.{refusal.rule}", app.lang, **refusal.facts))
