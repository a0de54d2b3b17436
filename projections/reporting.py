"""Reporting: a result without moves as people tell it: of which game, who sat together, and how they ranked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections import registry
from projections.errors import BadSetup
from projections.outcome import ranked
from projections.record import one_line
from projections.seats import letter
from projections.setup import setup_from
from projections.unruled import Unruled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.documents import Find
    from projections.game import Game

MOST_POINTS = 10**12  # either way; a database column of integers holds a million times more


def table_of(name: str, *, seats: int, teams: Sequence[str], find: Find) -> tuple[Game | Unruled, Any]:
    """The game called `name` and its setup: the usual one where its rules are known. Raises BadSetup.

    `teams` by seat, or empty: everybody for himself, or as the rules have it.
    """
    if not (called := one_line(name)):
        raise BadSetup("unnamed_game")
    if teams and len(teams) != seats:
        raise BadSetup("one_each", count=len(teams), seats=seats)
    rules = registry.named(called)
    if rules is None:
        unruled = Unruled(called)
        setup: Any = unruled.Setup(seats, tuple(one_line(team) for team in teams))
        unruled.check(setup)
        return unruled, setup
    setup = setup_from(rules, seats=seats, options={}, find=find)
    if teams and _numbered(teams) != _numbered(rules.sides(setup)):
        raise BadSetup("other_teams", allowed=_sides_text(rules.sides(setup)))
    return rules, setup


def ranks_told(sides: Sequence[int], *, ranks: Sequence[int] | None, points: Sequence[int | None]) -> tuple[int, ...]:
    """Ranks by seat: those given, ties sharing one and skipping the next; else by points, the most first.

    Empty, as `ranks` may be: nobody is ranked, nor where the points of one are unknown. Raises BadSetup.
    """
    given = points if ranks is None else ranks
    for each in (points, given):
        if each and len(each) != len(sides):
            raise BadSetup("one_each", count=len(each), seats=len(sides))
    if any(score is not None and abs(score) > MOST_POINTS for score in points):
        raise BadSetup("too_many_points", most=MOST_POINTS)
    if ranks and min(ranks) != 1:
        raise BadSetup("bad_ranks")
    known = [key for key in given if key is not None]
    if not known or len(known) < len(sides):
        return ()
    by_side = dict(zip(sides, known, strict=True))
    if any(by_side[side] != key for side, key in zip(sides, known, strict=True)):
        raise BadSetup("partners_differ" if ranks is None else "partners_ranked")
    keys = [-key for key in by_side.values()] if ranks else list(by_side.values())
    places = dict(zip(by_side, ranked(keys), strict=True))
    return tuple(places[side] for side in sides)


def _numbered(sides: Sequence[Any]) -> list[int]:
    order = list(dict.fromkeys(sides))
    return [order.index(side) for side in sides]


def _sides_text(sides: Sequence[int]) -> str:
    """`A C, B D`."""
    order = dict.fromkeys(sides)
    return ", ".join(" ".join(letter(seat) for seat, each in enumerate(sides) if each == side) for side in order)
