"""Replay: a match from its start, on the full screen of a terminal or as plain text."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from cli.app import viewer_of
from cli.command import at_option, command, match_argument, option, seat_option
from cli.look import checked_at, show
from cli.sentences import move_line
from cli.snapshot import snapshot
from projections.eyes import steps_seen
from projections.seats import letter

if TYPE_CHECKING:
    from cli.app import App
    from projections import Match
    from projections.eyes import Everything
    from projections.seats import Seat


@command(
    "replay",
    match_argument(),
    at_option(),
    seat_option(),
    option("--every", is_flag=True),
    option("--plain", is_flag=True),
)
def replay_command(app: App, match: str, at: int | None, seat: str | None, every: bool, plain: bool) -> None:
    found = app.match(match)
    viewer = viewer_of(found, seat)
    last = checked_at(found, at)
    if app.json_asked:
        app.emit(_replayed(found, viewer, last))
    elif plain or every or not found.turns or not _is_screen():
        _print(app, found, viewer, last, every=every)
    else:
        from cli.scrubber import scrub

        scrub(app, found, viewer, at or 0)


def _is_screen() -> bool:
    """Whether a person sits before a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _print(app: App, match: Match, viewer: Seat | Everything | None, last: int, *, every: bool) -> None:
    shown = steps_seen(match.game, match.history[:last], viewer)
    for number, step in enumerate(shown, start=1):
        app.print(move_line(match, number, step, app.lang))
        if every and number < last:
            show(app, match, viewer, number)
    show(app, match, viewer, last)


def _replayed(match: Match, viewer: Seat | Everything | None, last: int) -> dict[str, Any]:
    shown = steps_seen(match.game, match.history[:last], viewer)
    moves = [f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}" for step in shown]
    return {**snapshot(match, viewer, at=last), "history": moves}
