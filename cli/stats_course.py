"""Course: `kifu stats course`, and `kifu stats rebuild`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cli.cells import NOTHING, number
from cli.command import command, match_argument
from cli.failures import USAGE, Failed
from cli.progress import counting
from cli.tables import Sheet, show

if TYPE_CHECKING:
    from analytics.course import Course
    from cli.app import App
    from projections import Match


@command("course", match_argument())
def course_command(app: App, match: str) -> None:
    from analytics.course import course
    from analytics.errors import NoRunningScore

    opened = app.match(match)
    try:
        found = course(opened)
    except NoRunningScore as error:
        raise Failed(USAGE, "no_running_score", game=error.game) from error
    if app.json_asked:
        app.emit(_document(opened, found))
        return
    names = [" & ".join(opened.names[seat] for seat in seats) for seats in found.sides]
    points = ", ".join(f"{name} {told}" for name, told in zip(names, found.points[-1], strict=True))
    app.print(app.say("course.leads", points=points))
    for line in _told(app, found, names):
        app.print(line)
    if found.luck:
        app.print(app.say("course.luck"))
        show(app, luck_sheet(app, opened, found))


@command("rebuild")
def rebuild_command(app: App) -> None:
    from analytics.projection import rebuild

    end = app.ledger.head().position
    with counting(app, "counting", total=end) as advance:
        rebuild(app.ledger, progress=advance)
    if app.json_asked:
        app.emit({"events": end})
    else:
        app.print(app.say("counted", events=end))


def _told(app: App, found: Course, names: list[str]) -> list[str]:
    changes = found.lead_changes
    told = [
        app.say("course.changes", count=len(changes), moves=", ".join(map(str, changes)))
        if changes
        else app.say("course.no_change")
    ]
    if swing := found.swing:
        told.append(
            app.say("course.swing", move=swing.move, text=swing.text, points=swing.points, who=names[swing.side])
        )
    if found.decided is None:
        return [*told, app.say("course.open")]
    winner = found.points[-1].index(max(found.points[-1]))
    moves = len(found.points) - 1
    return [*told, app.say("course.decided", who=names[winner], move=found.decided, moves=moves)]


def luck_sheet(app: App, match: Match, found: Course) -> Sheet:
    from projections.labels import words

    units = {figure.id: figure.unit for figure in match.game.STATS}
    rows = [
        (
            words(match.game.LABELS, f"figure.{figure}", app.lang),
            words(match.game.LABELS, units[figure], app.lang) if units[figure] else "",
            name,
            number(value) if isinstance(value, (int, float)) else NOTHING,
        )
        for figure, values in found.luck.items()
        for name, value in zip(match.names, values, strict=True)
    ]
    return Sheet(("col.figure", "col.unit", "col.player", "col.value"), rows, (3,))


def _document(match: Match, found: Course) -> dict[str, Any]:
    from projections.seats import letter

    return {
        "match": str(match.id),
        "sides": [[letter(seat) for seat in seats] for seats in found.sides],
        "points": [list(points) for points in found.points],
        "lead_changes": list(found.lead_changes),
        "swing": found.swing,
        "decided": found.decided,
        "luck": {figure: list(values) for figure, values in found.luck.items()},
    }
