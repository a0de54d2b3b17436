"""Change: everything that appends to a match that stands in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.app import viewer_of
from cli.begin import checked_date, pairs, tags_of
from cli.command import argument, command, match_argument, option
from cli.failures import USAGE, Failed, MoveRefused
from cli.sentences import move_line, next_line, short_id
from cli.snapshot import snapshot
from projections.errors import BrokenRecord
from projections.eyes import steps_seen
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from cli.app import App
    from projections import Match
    from projections.figures import Step


@command("move", match_argument(), argument("moves", nargs=-1, required=True, metavar="MOVE..."))
def move_command(app: App, match: str, moves: tuple[str, ...]) -> None:
    found = app.match(match)
    stood = len(found.turns)
    play(found, "\n".join(moves), match)
    tell_moves(app, found, stood)


@command("undo", match_argument())
def undo_command(app: App, match: str) -> None:
    found = app.match(match)
    seen = [f"{letter(step.move.seat)}: {found.game.write(step.before, step.move)}" for step in _shown(found)]
    taken = found.undo()
    texts = seen[len(seen) - len(taken) :]
    said = app.say("taken_back", moves="; ".join(texts)) if taken else app.say("amendment_undone")
    tell(app, found, [said, app.say("redo_how", match=short_id(found.id))])


@command("redo", match_argument())
def redo_command(app: App, match: str) -> None:
    found = app.match(match)
    stood = len(found.turns)
    if found.redo():
        tell_moves(app, found, stood)
    else:
        tell(app, found, [app.say("amendment_redone"), next_line(found, app.lang)])


@command(
    "note",
    match_argument(),
    argument("text", nargs=-1, required=True, metavar="TEXT..."),
    option("--at", type=int, metavar="N", help="opt.note_at"),
)
def note_command(app: App, match: str, text: tuple[str, ...], at: int | None) -> None:
    words = " ".join(" ".join(text).split())
    if not words:
        raise Failed(USAGE, "empty_note")
    found = app.match(match)
    try:
        found.note(words, at=at)
    except IndexError:
        raise Failed(USAGE, "bad_note_at", most=len(found.turns)) from None
    tell(app, found, [app.say("noted")])


@command(
    "retag",
    match_argument(),
    option("--date", metavar="DATE"),
    option("--place", metavar="TEXT"),
    option("--tag", "tags", multiple=True, metavar="TEXT"),
    option("--option", "options", multiple=True, metavar="NAME=VALUE"),
)
def retag_command(
    app: App, match: str, date: str | None, place: str | None, tags: tuple[str, ...], options: tuple[str, ...]
) -> None:
    if date is None and place is None and not tags and not options:
        raise Failed(USAGE, "nothing_to_change")
    found = app.match(match)
    given = tags_of(tags) if tags else None
    found.retag(date=checked_date(date), place=place, tags=given, options=pairs(options) or None)
    tell(app, found, [app.say("retagged")])


@command(
    "close",
    match_argument(),
    option("--conceded", metavar="SEAT"),
    option("--agreed", is_flag=True),
    option("--abandoned", is_flag=True),
)
def close_command(app: App, match: str, conceded: str | None, agreed: bool, abandoned: bool) -> None:
    if (conceded is not None) + agreed + abandoned != 1:
        raise Failed(USAGE, "one_closing")
    found = app.match(match)
    seat = viewer_of(found, conceded)
    reason = "conceded" if conceded is not None else "agreed" if agreed else "abandoned"
    found.close(reason, seat=seat if isinstance(seat, int) else None)
    tell(app, found, [next_line(found, app.lang)])


@command("reopen", match_argument())
def reopen_command(app: App, match: str) -> None:
    found = app.match(match)
    found.reopen()
    tell(app, found, [app.say("reopened", next=next_line(found, app.lang))])


def play(match: Match, text: str, name: str, *, command: UUID | None = None) -> list[Step]:
    """Make the moves of `text`. Raises MoveRefused with the words of the game."""
    try:
        return match.play(text, command=command)
    except BrokenRecord as broken:
        raise MoveRefused(broken, match.game.LABELS, name) from broken


def tell_moves(app: App, match: Match, stood: int) -> None:
    """The moves since the first `stood`, then who is next and how to take them back."""
    how = app.say("undo_how", match=short_id(match.id))
    tell(app, match, [*move_lines(app, match, stood), f"     {next_line(match, app.lang)} · {how}"])


def move_lines(app: App, match: Match, stood: int) -> list[str]:
    """One line for each move since the first `stood`."""
    shown = _shown(match)
    return [move_line(match, number, shown[number - 1], app.lang) for number in range(stood + 1, len(shown) + 1)]


def _shown(match: Match) -> list[Step]:
    return steps_seen(match.game, match.history, viewer_of(match, None))


def tell(app: App, match: Match, lines: Sequence[str]) -> None:
    """What a change came to: the match as JSON, or `lines`."""
    if app.json_asked:
        app.emit(snapshot(match, viewer_of(match, None)))
        return
    for line in lines:
        app.print(line)
