"""Captions: the lines around the table of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.look import standing_line
from cli.scores import scores_text, so_far
from cli.sentences import game_name, move_line, person
from cli.snapshot import is_over
from projections.eyes import Everything
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cli.app import App
    from projections import Match
    from projections.figures import Step
    from projections.seats import Seat


def head(app: App, match: Match, viewer: Seat | Everything | None) -> str:
    """Which match this is, and whose knowledge is shown."""
    if isinstance(viewer, Everything):
        eyes = app.say("replay.all")
    else:
        who = app.say("spectator") if viewer is None else person(match.names, viewer, app.lang)
        eyes = app.say("seen_by", who=who)
    told = (game_name(match, app.lang), eyes, ", ".join(match.names), app.say(f"mode.{match.started.mode}"), match.date)
    return " · ".join(part for part in told if part)


def made(app: App, match: Match, steps: Sequence[Step], at: int) -> str:
    """The move that led here, in words; `steps` as the viewer sees them."""
    return move_line(match, at, steps[at - 1], app.lang).strip() if at else app.say("replay.start")


def place(app: App, match: Match, viewer: Seat | Everything | None, at: int) -> str:
    """How far the match has gone, whose turn it is, and points so far where the game can tell."""
    over = is_over(match, at)
    chance = not over and match.at(at).awaited == (CHANCE,)
    parts = [f"{at}/{len(match.turns)}", app.say("replay.chance") if chance else standing_line(app, match, at)]
    if not over and (points := so_far(match.game, match.at(at).view(viewer))):
        parts.append(app.say("table.score", scores=scores_text(match.names, points)))
    return " · ".join(parts)


def listed(match: Match, number: int, step: Step, *, noted: bool) -> str:
    """A row in the list of moves; `#` marks a note."""
    text = f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"
    return f"{number:>3}{'#' if noted else ' '} {text}"
