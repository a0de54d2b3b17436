"""Board: what stands around the prompt at the table: the drawn table above it, whose turn it is below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.look import show_table
from cli.scores import scores_text, so_far
from cli.sentences import move_line, next_line
from projections.eyes import EVERYTHING
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cli.app import App
    from projections import Match
    from projections.eyes import Everything
    from projections.figures import Step
    from projections.seats import Seat

ROOM = 11  # lines that the prompt, its menu and the status take


def viewer_at(match: Match) -> Seat | Everything | None:
    """Whose knowledge this screen shows: the recorded seat's, a spectator's of a secret match, else everything."""
    if match.only is not None:
        return match.only
    return None if match.secret else EVERYTHING


def is_shared(match: Match) -> bool:
    """Whether several seats with secrets of their own sit before this one screen."""
    return match.secret and match.only is None


def redraw(app: App, match: Match, lines: Sequence[str], *, begins: bool = False) -> None:
    """`lines` below the table, on a fresh screen where both fit; a shared screen is wiped in any case.

    A table that does not fit is drawn where the sitting `begins`, and when the one recorded seat is to move.
    """
    with app.console.capture() as captured:
        show_table(app, match, viewer_at(match), len(match.turns))
    drawn = captured.get()
    fits = drawn.count("\n") <= app.console.height - ROOM - len(lines)
    if fits or is_shared(match):
        app.console.clear()
    if fits or begins or is_own_turn(match):
        app.print(drawn)
    tell(app, lines)


def tell(app: App, lines: Iterable[str]) -> None:
    """Print `lines`, broken between words."""
    for line in lines:
        app.console.print(line)


def is_own_turn(match: Match) -> bool:
    """Whether the one seat that is recorded here is to move."""
    return match.only is not None and not match.finished and match.only in match.head.awaited


def status(app: App, match: Match) -> str:
    """Whose turn it is, and points so far where the game can tell."""
    parts = [next_line(match, app.lang), app.say("move_count", moves=len(match.turns))]
    if is_own_turn(match):
        parts.insert(0, app.say("table.your_turn"))
    if not match.finished and (points := so_far(match.game, match.head.view(viewer_at(match)))):
        parts.append(app.say("table.score", scores=scores_text(match.names, points)))
    return " · ".join(parts)


def prompt_of(match: Match) -> str:
    """`12 A> `: the number of the next move, and whose it is."""
    awaited = () if match.finished else match.head.awaited
    return f"{len(match.turns) + 1:>3} {','.join(map(letter, awaited))}> "


def changes(app: App, match: Match, before: Sequence[Step]) -> list[str]:
    """What was taken back and what was added since the moves were `before`, as this screen sees it."""
    shown = match.seen(viewer_at(match))
    alike = 0
    for old, new in zip(before, shown, strict=False):
        if old != new:
            break
        alike += 1
    gone = [_text(match, step) for step in before[alike:]]
    told = [app.say("taken_back", moves="; ".join(gone))] if gone else []
    return told + [move_line(match, number, shown[number - 1], app.lang) for number in range(alike + 1, len(shown) + 1)]


def recent(app: App, match: Match, count: int) -> list[str]:
    """The last moves with their numbers."""
    shown = match.seen(viewer_at(match))
    first = max(0, len(shown) - count)
    return [move_line(match, number, shown[number - 1], app.lang) for number in range(first + 1, len(shown) + 1)]


def thinking(match: Match) -> tuple[Seat, ...]:
    """The seats that are awaited, chance not being one."""
    return () if match.finished else tuple(seat for seat in match.head.awaited if seat != CHANCE)


def _text(match: Match, step: Step) -> str:
    return f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"
