"""Results: a result that people remember, without its moves, of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.begin import checked_date, tags_of
from cli.change import tell
from cli.command import argument, command, option
from cli.failures import USAGE, Failed
from cli.sentences import result_line, short_id
from projections.outcome import ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cli.app import App

UNKNOWN = "?"


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
    points = [_points(text) for text in scores] or [None] * len(seats)
    match = app.recorder.report(
        game,
        seats=[name.strip() for name in seats],
        ranks=_checked(ranks) if ranks else _ranks(points, teams),
        scores=points,
        teams=teams,
        date=checked_date(date),
        place=place,
        tags=tags_of(tags),
    )
    tell(app, match, [app.say("reported", match=short_id(match.id)), result_line(match, app.lang)])


def _points(text: str) -> int | None:
    if text.strip() == UNKNOWN:
        return None
    try:
        return int(text)
    except ValueError:
        raise Failed(USAGE, "bad_score", met=text) from None


def _checked(ranks: Sequence[int]) -> tuple[int, ...]:
    """Ranks from 1, ties shared: one for each seat, with somebody first. Raises Failed."""
    if min(ranks) != 1:
        raise Failed(USAGE, "bad_ranks")
    return tuple(ranks)


def _ranks(points: Sequence[int | None], teams: Sequence[str]) -> tuple[int, ...]:
    """By points, the most first; nobody is ranked where one is unknown. Raises Failed where partners differ."""
    known = [score for score in points if score is not None]
    if len(known) < len(points):
        return ()
    sides = teams or [str(seat) for seat in range(len(points))]
    by_side = dict(zip(sides, known, strict=True))
    if any(by_side[side] != score for side, score in zip(sides, known, strict=True)):
        raise Failed(USAGE, "partners_differ")
    places = dict(zip(by_side, ranked(list(by_side.values())), strict=True))
    return tuple(places[side] for side in sides)
