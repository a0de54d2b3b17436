"""Results: a result that people remember, without its moves, of any game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cli.begin import checked_date, tags_of
from cli.change import tell
from cli.command import argument, command, option
from cli.failures import USAGE, Failed
from cli.sentences import result_line, short_id

if TYPE_CHECKING:
    from cli.app import App

UNKNOWN = "?"
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")


@command(
    "result",
    argument("game"),
    option("--seat", "seats", multiple=True, required=True, metavar="NAME", help="opt.result_seat"),
    option("--score", "scores", multiple=True, metavar="N"),
    option("--rank", "ranks", multiple=True, type=int, metavar="N"),
    option("--team", "teams", multiple=True, metavar="TEAM"),
    option("--date", metavar="DATE"),
    option("--place", metavar="TEXT"),
    option("--tag", "tags", multiple=True, metavar="TEXT"),
)
def result_command(
    app: App,
    game: str,
    seats: tuple[str, ...],
    scores: tuple[str, ...],
    ranks: tuple[int, ...],
    teams: tuple[str, ...],
    date: str | None,
    place: str | None,
    tags: tuple[str, ...],
) -> None:
    for name, given in (("--score", scores), ("--rank", ranks), ("--team", teams)):
        if given and len(given) != len(seats):
            raise Failed(USAGE, "one_each", name=name, count=len(given), seats=len(seats))
    if not all(name.strip() for name in seats):
        raise Failed(USAGE, "empty_name")
    match = app.recorder.report(
        game,
        seats=[name.strip() for name in seats],
        scores=[_points(text) for text in scores] or [None] * len(seats),
        ranks=ranks or None,
        teams=teams,
        date=checked_date(date),
        place=place,
        tags=tags_of(tags),
    )
    tell(app, match, [app.say("reported", match=short_id(match.id)), result_line(match, app.lang)])


def _points(text: str) -> int | None:
    if text.strip() == UNKNOWN:
        return None
    if not _WHOLE.fullmatch(text.strip()):
        raise Failed(USAGE, "bad_score", met=text)
    return int(text)
