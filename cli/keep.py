"""Keep: the log's health, and the shell's completion."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from cli.command import Group, argument, command, option
from cli.failures import UNVERIFIED, Failed, said_cause
from cli.sentences import short_id
from projections.errors import NotPossible
from projections.eyes import EVERYTHING
from projections.outcome import Outcome
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cli.app import App
    from ledger.verify import Verification
    from projections import Match
    from projections.audit import Difference
    from projections.errors import Refusal


@command("verify", option("--digest", metavar="POSITION:HASH"), option("--fair", is_flag=True))
def verify_command(app: App, digest: str | None, fair: bool) -> None:
    from cli.progress import counting
    from ledger import Head

    if fair:
        _verify_fair(app)
        return
    asked = Head.parse(digest) if digest else None
    ledger = app.ledger
    with counting(app, "help.verify", total=ledger.head().position) as advance:
        found = ledger.verify(digest=asked, progress=advance)
    if app.json_asked:
        app.emit(
            {
                "ok": found.ok,
                "events": found.events,
                "position": found.head.position,
                "hash": found.head.hash.hex(),
                "bad": found.bad,
            }
        )
        if not found.ok:
            raise SystemExit(UNVERIFIED)
        return
    _demand_sound(app, found)
    app.print(app.say("verified", events=found.events, digest=found.head.text))


@command("audit", argument("matches", nargs=-1, metavar="[MATCH...]"))
def audit_command(app: App, matches: tuple[str, ...]) -> None:
    from projections.audit import audit

    found = _chosen(app, matches)
    differences = [(match, difference) for match in found for difference in audit(match)]
    if app.json_asked:
        app.emit([_difference(match, difference) for match, difference in differences])
        return
    for match, difference in differences:
        app.print(_difference_words(app, match, difference))
    if not differences:
        app.print(app.say("audit.same", matches=len(found), moves=sum(len(match.turns) for match in found)))


@command("digest")
def digest_command(app: App) -> None:
    head = app.ledger.head()
    if app.json_asked:
        app.emit({"position": head.position, "hash": head.hash.hex()})
        return
    app.print(head.text)


@command("upgrade")
def _db_upgrade(app: App) -> None:
    from ledger import schema

    schema.upgrade(app.url)
    _told(app, "db.upgraded", schema=schema.HEAD)


@command("check")
def _db_check(app: App) -> None:
    from ledger import schema

    found = app.ledger.verify()
    _demand_sound(app, found)
    _told(app, "db.ok", schema=schema.HEAD, events=found.events)


@command("backup", click.Argument(["path"], type=click.Path(path_type=Path), metavar="FILE"))
def _db_backup(app: App, path: Path) -> None:
    app.ledger.backup(path)
    _told(app, "db.copied", path=str(path))


def _demand_sound(app: App, found: Verification) -> None:
    if found.cause is not None:
        raise Failed(UNVERIFIED, "unverified", bad=found.bad, cause=said_cause(app, found.cause))


db_command = Group("db", help="help.db")
for _each in (_db_upgrade, _db_check, _db_backup):
    db_command.add_command(_each)


@command("completion", click.Argument(["shell"], type=click.Choice(("bash", "zsh", "fish"))))
def completion_command(app: App, shell: str) -> None:
    from click.shell_completion import get_completion_class

    from cli.main import kifu

    maker = get_completion_class(shell)
    assert maker is not None
    app.print(maker(kifu, {}, "kifu", "_KIFU_COMPLETE").source())


def _chosen(app: App, names: tuple[str, ...]) -> list[Match]:
    """The matches named, or all."""
    if names:
        return [app.match(name) for name in names]
    return list(app.readable(app.ledger.matches()))


def _verify_fair(app: App) -> None:
    """The verdict on every dealt match. Raises SystemExit where one is not fair."""
    from projections.fairness import fairness

    dealt = [match for match in _chosen(app, ()) if match.started.mode == "dealt"]
    verdicts = [(match, fairness(match)) for match in dealt]
    if app.json_asked:
        app.emit(
            [
                {"match": str(match.id), "verdict": found.verdict, "drawn": found.drawn, "since": found.since}
                for match, found in verdicts
            ]
        )
    else:
        for match, found in verdicts:
            facts = {"match": short_id(match.id), "drawn": found.drawn, "since": found.since}
            app.print(app.say(f"fair.{found.verdict}", **facts))
        if not verdicts:
            app.tell("nothing_found")
    if any(found.verdict == "unfair" for _, found in verdicts):
        raise SystemExit(UNVERIFIED)


def _difference(match: Match, difference: Difference) -> dict[str, object]:
    refusal = difference.refusal
    return {
        "match": str(match.id),
        "move": difference.number,
        "text": _move_text(match, difference.number),
        "refused": _told_refusal(match, refusal).rule if refusal else None,
        "recorded": _events(match, difference.recorded),
        "today": _events(match, difference.today),
    }


def _difference_words(app: App, match: Match, difference: Difference) -> str:
    from projections.labels import words

    facts = {"match": short_id(match.id), "number": difference.number, "text": _move_text(match, difference.number)}
    if difference.refusal:
        refusal = _told_refusal(match, difference.refusal)
        why = words(match.game.LABELS, f"rule.{refusal.rule}", app.lang, **refusal.facts)
        return app.say("audit.refused", **facts, why=why)
    told = [" ".join(_events(match, events)) for events in (difference.recorded, difference.today)]
    return app.say("audit.differs", **facts, recorded=told[0], today=told[1])


def _move_text(match: Match, number: int) -> str:
    """Of a dealt match that goes on, what a spectator knows."""
    step = match.seen(None if match.secret else EVERYTHING)[number - 1]
    return f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"


def _told_refusal(match: Match, refusal: Refusal) -> Refusal:
    """A refusal speaks of all that the record holds."""
    return NotPossible("hidden_cards") if match.secret else refusal


def _events(match: Match, events: Sequence[object]) -> list[str]:
    """Of a dealt match that goes on, what a spectator knows; a result holds no card."""
    hidden = match.secret
    return [str(match.game.redact(e, None) if hidden and not isinstance(e, Outcome) else e) for e in events]


def _told(app: App, key: str, **facts: object) -> None:
    if app.json_asked:
        app.emit({"ok": True, **facts})
        return
    app.print(app.say(key, **facts))
