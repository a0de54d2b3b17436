"""Failures: from an error to its exit code, its code word and its lines.

0 done   1 our fault   2 usage   3 not found   4 illegal move or broken record   5 conflict
6 verification failed   7 import with rejects   8 store unreachable   130 interrupted
"""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cli.command import ReaderGone
from cli.streams import let_go
from projections.errors import (
    BadSetup,
    BrokenRecord,
    Refusal,
    UnknownGame,
)
from projections.labels import words

if TYPE_CHECKING:
    import click

    from cli.app import App
    from ledger.causes import Cause
    from ledger.errors import StoreUnreachable
    from projections.errors import BadLog
    from projections.labels import Labels
    from projections.revising import TailBroken

_SHOWN = 80  # characters of what somebody typed, in an answer
_EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)")  # click tells it by its sentence only
OUR_FAULT, USAGE, NOT_FOUND, ILLEGAL, CONFLICT, UNVERIFIED, REJECTS, NO_STORE, INTERRUPTED = 1, 2, 3, 4, 5, 6, 7, 8, 130


class Failed(Exception):
    """A command's own reason to end without success; `key` of WORDS says it."""

    def __init__(self, exit_code: int, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.exit_code = exit_code
        self.key = key
        self.facts = facts


class FileRefused(Exception):
    """A file whose record does not fit, at a place in it."""

    def __init__(self, file: str, broken: BrokenRecord, labels: Labels) -> None:
        super().__init__(file)
        self.file = file
        self.broken = broken
        self.labels = labels


class LogRefused(Exception):
    """A file that is no play log of another program."""

    def __init__(self, file: str, refusal: BadLog) -> None:
        super().__init__(file)
        self.file = file
        self.refusal = refusal


class MoveRefused(Exception):
    """A typed move that the match does not take; `match` as it was named, empty at the table."""

    def __init__(self, broken: BrokenRecord, labels: Labels, match: str) -> None:
        super().__init__(match)
        self.broken = broken
        self.labels = labels
        self.match = match


class SetupRefused(Exception):
    """Seats or options that a game cannot be played with."""

    def __init__(self, refused: BadSetup, labels: Labels) -> None:
        super().__init__(refused.rule)
        self.refused = refused
        self.labels = labels


class TailRefused(Exception):
    """A correction after which a later move no longer fits."""

    def __init__(self, broken: TailBroken, labels: Labels) -> None:
        super().__init__(broken.text)
        self.broken = broken
        self.labels = labels


class Failure(Struct, frozen=True):
    exit_code: int
    code: str
    message: str
    line: int | None = None
    legal: tuple[str, ...] = ()
    details: tuple[str, ...] = ()  # further lines for a person

    def document(self) -> dict[str, Any]:
        """The JSON of an error."""
        return {"code": self.code, "message": self.message, "line": self.line, "legal": list(self.legal)}


def report(app: App, error: BaseException) -> int:
    """Tell `error` and give its exit code."""
    if isinstance(error, SystemExit):
        return int(error.code or 0)
    if isinstance(error, (BrokenPipeError, ReaderGone)):  # nobody to tell
        let_go(sys.stdout)
        return 0
    failure = failure_of(app, error)
    if not _handed_over(app, failure):
        try:
            _tell(app, failure)
        except OSError:  # no room for errors either: the exit code remains
            let_go(sys.stderr)
    return failure.exit_code


def _handed_over(app: App, failure: Failure) -> bool:
    """Whether the document that a program waits for has arrived, and nothing else is left to be written."""
    try:
        if app.json_asked:
            app.emit(failure.document())
        sys.stdout.flush()
    except OSError:
        let_go(sys.stdout)
        return False
    return app.json_asked


def _tell(app: App, failure: Failure) -> None:
    if failure.code == "help":
        app.errors.print(failure.message)
    else:
        app.errors.print("kifu: " + failure.message)
        for line in failure.details:
            app.errors.print("  " + line)
    if app.verbose and failure.exit_code == OUR_FAULT:
        app.errors.print_exception()


def failure_of(app: App, error: BaseException) -> Failure:
    """What `error` means to the person who can act."""
    if isinstance(error, Failed):
        return Failure(error.exit_code, error.key, app.say(error.key, **error.facts))
    if isinstance(error, (FileRefused, MoveRefused)):
        return _broken(app, error)
    if isinstance(error, LogRefused):
        return _no_log(app, error)
    if isinstance(error, TailRefused):
        tail = error.broken
        why = words(error.labels, f"rule.{tail.refusal.rule}", app.lang, **tail.refusal.facts)
        said = app.say("tail_broken", number=tail.number, text=tail.text, why=why)
        details = (app.say("nothing_stored"), app.say("keep_how"))
        return Failure(ILLEGAL, "tail_broken", said, details=details)
    if isinstance(error, SetupRefused):
        refused = error.refused
        said = words(error.labels, f"rule.{refused.rule}", app.lang, **refused.facts)
        return Failure(USAGE, refused.rule, said)
    if isinstance(error, BadSetup):
        return Failure(USAGE, error.rule, words({}, f"rule.{error.rule}", app.lang, **error.facts))
    if isinstance(error, Refusal):
        return Failure(ILLEGAL, error.rule, words({}, f"rule.{error.rule}", app.lang, **error.facts))
    if isinstance(error, UnknownGame):
        said = words({}, "rule.unknown_game", app.lang, met=error.game, allowed=", ".join(error.known))
        return Failure(USAGE, "unknown_game", said)
    if type(error).__module__.startswith("click."):
        return _usage(app, error)
    if isinstance(error, KeyboardInterrupt):
        return Failure(INTERRUPTED, "interrupted", app.say("interrupted"))
    if isinstance(error, FileNotFoundError):
        return Failure(NOT_FOUND, "no_file", app.say("no_file", file=error.filename))
    if isinstance(error, OSError) and error.strerror:
        return _file_error(app, error)
    return _of_the_log(app, error) or Failure(
        OUR_FAULT, "our_fault", app.say("our_fault", error=f"{type(error).__name__}: {error}")
    )


def said_cause(app: App, cause: Cause) -> str:
    """What the layer below tells by a code, in the reader's language."""
    return app.say(f"cause.{cause.code}", **cause.facts)


def _file_error(app: App, error: OSError) -> Failure:
    from ledger.causes import because_of

    file = error.filename or app.say("an_output")
    return Failure(USAGE, "file_error", app.say("file_error", file=file, cause=said_cause(app, because_of(error))))


def _broken(app: App, error: FileRefused | MoveRefused) -> Failure:
    """Where, what was met, why the rules refuse it, what it contradicts, and what would be legal."""
    broken = error.broken
    refusal, advice, place = broken.refusal, broken.advice, broken.place
    facts = {
        name: fact[:_SHOWN] + "…" if isinstance(fact, str) and name == "text" and len(fact) > _SHOWN else fact
        for name, fact in refusal.facts.items()
    }
    why = words(error.labels, f"rule.{refusal.rule}", app.lang, **facts)
    met = broken.met if len(broken.met) <= _SHOWN else broken.met[:_SHOWN] + "…"
    quoted = not met or f"“{met}”" in why or f"「{met}」" in why
    said = app.say("why", why=why) if quoted else app.say("met", met=met, why=why)
    if isinstance(error, FileRefused):
        said = app.say("at_place", file=error.file, line=place.line, column=place.column, said=said)
    details: list[str] = []
    if advice.earlier is not None:
        where = broken.earlier_place
        key = "earlier_line" if where else "earlier_move"
        line = where.line if where else advice.earlier
        details.append(app.say(key, line=line, text=advice.earlier_text))
    if advice.legal:
        key = "legal_some" if advice.more else "legal_all"
        details.append(app.say(key, legal="   ".join(advice.legal), more=advice.more))
        if isinstance(error, MoveRefused):
            how = app.say("legal_how", match=error.match) if error.match else app.say("table.legal_how")
            details.append(how)
    details.append(app.say("nothing_stored"))
    if advice.earlier is not None:
        said = f"{said} {details.pop(0)}"
    return Failure(
        ILLEGAL,
        refusal.rule,
        said,
        place.line if isinstance(error, FileRefused) else None,
        advice.legal,
        tuple(details),
    )


def _no_log(app: App, error: LogRefused) -> Failure:
    from projections.imports.labels import LABELS

    refusal = error.refusal
    why = words(LABELS, f"rule.{refusal.rule}", app.lang, **refusal.facts)
    return Failure(ILLEGAL, refusal.rule, app.say("log_refused", file=error.file, why=why), refusal.facts.get("line"))


def _usage(app: App, error: BaseException) -> Failure:
    """Click's errors: how the command was called."""
    import click

    if isinstance(error, click.Abort):
        return Failure(INTERRUPTED, "interrupted", app.say("interrupted"))
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return Failure(USAGE, "help", error.format_message())
    if isinstance(error, click.exceptions.Exit):
        return Failure(error.exit_code, "exit", "")
    assert isinstance(error, click.ClickException)
    path = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "kifu"
    said = _usage_words(app, error)
    return Failure(USAGE, "usage", said, details=(app.say("usage.help", command=path),))


def _usage_words(app: App, error: Any) -> str:
    import click

    if isinstance(error, click.NoSuchCommand):
        group = error.ctx.command if error.ctx else None
        names = group.list_commands(error.ctx) if isinstance(group, click.Group) and error.ctx else []
        near = get_close_matches(error.command_name, names) or names
        return app.say("usage.no_command", met=error.command_name, near=", ".join(near))
    if isinstance(error, click.NoSuchOption):
        return app.say("usage.no_option", met=error.option_name, near=", ".join(error.possibilities or ()) or "–")
    if isinstance(error, click.MissingParameter) and error.param:
        return app.say("usage.missing", name=error.param.make_metavar(error.ctx) if error.ctx else error.param.name)
    if isinstance(error, click.BadParameter) and error.param:
        return _bad_value(app, error.param, error.message)
    if isinstance(error, click.BadOptionUsage) and "requires" in error.message:
        return app.say("usage.value", name=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return app.say("usage.no_value", name=error.option_name)
    if error.ctx and isinstance(error.ctx.command, click.Group):
        return app.say("usage.no_name", known=", ".join(error.ctx.command.list_commands(error.ctx)))
    if isinstance(error, click.BadParameter):
        return str(error.message)
    if extra := _EXTRA.match(error.format_message()):
        return app.say("usage.extra", met=extra[1])
    return app.say("usage.other", cause=error.format_message())


def _bad_value(app: App, param: click.Parameter, cause: str) -> str:
    """What the type of `param` takes; click itself says it in English only."""
    import click

    name, kind = param.opts[0] if isinstance(param, click.Option) else param.metavar or param.opts[0], param.type
    if isinstance(kind, click.Choice):
        return app.say("usage.choice", name=name, known=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange):
        return app.say("usage.number", name=name, range=f" {kind.min}–{kind.max}")
    if kind is click.INT:
        return app.say("usage.number", name=name, range="")
    return app.say("usage.bad", name=name, cause=cause)


def _of_the_log(app: App, error: BaseException) -> Failure | None:
    """Errors of the layer below, by situation."""
    from ledger import errors

    match error:
        case errors.UnknownMatch():
            return Failure(NOT_FOUND, "unknown_match", app.say("no_match", match=error.match))
        case errors.WrongVersion():
            return Failure(CONFLICT, "wrong_version", app.say("wrong_version", actual=error.actual))
        case errors.CommandReused():
            return Failure(CONFLICT, "command_reused", app.say("command_reused"))
        case errors.MatchConflict():
            said = app.say("match_conflict", match=error.match)
            return Failure(CONFLICT, "match_conflict", said, error.line)
        case errors.BrokenExchange():
            said = app.say("broken_exchange", line=error.line, cause=said_cause(app, error.cause))
            return Failure(ILLEGAL, "broken_exchange", said, error.line)
        case errors.UnknownPlayer():
            return Failure(NOT_FOUND, "unknown_player", app.say("no_player", name=error.player))
        case errors.NameTaken():
            return Failure(CONFLICT, "name_taken", app.say("name_taken", name=error.name))
        case errors.AmbiguousName():
            ids = ", ".join(map(str, error.players))
            said = app.say("ambiguous_name", name=error.name, count=len(error.players), ids=ids)
            return Failure(USAGE, "ambiguous_name", said)
        case errors.BadDigest():
            return Failure(USAGE, "bad_digest", app.say("bad_digest", met=error.text))
        case errors.Unstorable():
            return Failure(USAGE, "unstorable", said_cause(app, error.cause))
        case errors.StoreUnreachable():
            return _no_store(app, error)
    return None


def _no_store(app: App, error: StoreUnreachable) -> Failure:
    code = _STORE_CODES.get(type(error).__name__, "store_unreachable")
    return Failure(NO_STORE, code, app.say(code, url=error.url, cause=said_cause(app, error.cause)))


_STORE_CODES = {
    "SchemaTooOld": "schema_too_old",
    "SchemaTooNew": "schema_too_new",
    "StoreReadOnly": "store_read_only",
    "StoreLocked": "store_locked",
}
