"""Rows: what is kept of one match, a pure function of its events.

Of a match that goes on only the header, the seats and how far it is: nothing that a spectator could not know.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any
from uuid import UUID

import msgspec

from analytics.tables import features, matches, score_parts, seat_results
from projections import Match, marks
from projections.errors import UnknownGame
from projections.seats import CHANCE, letter
from projections.setup import option_texts
from projections.standing import MARKS, standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from analytics.reading import Read
    from ledger import Ledger
    from projections.figures import Figures
    from projections.marks import Reported

Row = dict[str, Any]  # by column
Rows = dict[str, list[Row]]  # by name of the table

OPENING = 6  # decisions that are kept of the beginning


def rows_of(ledger: Ledger, read: Read) -> Rows:
    """All rows of one match, without `log` and `generation`."""
    try:
        match = Match(ledger, read.match, rows=read.rows)
    except UnknownGame:
        return _unruled(read)
    ended, told = match.outcome or match.closed, match.report
    sides = match.game.sides(match.setup)
    ranks = ended.ranks if ended else ()
    figures = match.game.stats(match.history) if match.outcome else None
    decisions = [turn.step for turn in match.turns if turn.step.move.seat != CHANCE]
    row = _header(match.started, read) | {
        "date": match.date,
        "place": match.place,
        "tags": _json(match.tags),
        "options": _json(option_texts(match.game, match.setup) | (told.options if told else {})),
        "players": match.setup.seats,
        "sides": len(set(sides)),
        "winners": len({side for side, rank in zip(sides, ranks, strict=True) if rank == 1}) if ranks else None,
        "moves": len(match.turns),
        "finished": int(match.finished),
        "reason": ended.reason if ended else None,
        "first_seat": decisions[0].move.seat if decisions else _who_began(told),
        "opening": _json(_opening(match, decisions) if match.finished else []),
        "figures": _json(figures.match) if figures else None,
        **_told(told, counted=match.counted),
    }
    scores = ended.scores if ended else ()
    return {
        matches.name: [row],
        seat_results.name: _seats(read, match.started.seats, sides, scores, ranks),
        score_parts.name: _parts(match, figures) if figures else _told_parts(read, told),
        features.name: [
            {"match_id": read.match, "seat": seat, "figures": _json(told)}
            for seat, told in enumerate(figures.seats if figures else ())
        ],
    }


def _opening(match: Match, decisions: Sequence[Any]) -> list[str]:
    first = islice(decisions, OPENING)
    return [f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}" for step in first]


def _parts(match: Match, figures: Figures) -> list[Row]:
    sources = [figure.id for figure in match.game.STATS if figure.part]
    return [
        {"match_id": match.id, "seat": seat, "source": source, "points": told[source]}
        for seat, told in enumerate(figures.seats)
        for source in sources
        if told[source] is not None
    ]


def _told(told: Reported | None, *, counted: bool) -> Row:
    return {
        "counted": int(counted),
        "plays": told.plays if told else 1,
        "in_order": int(told.in_order) if told else 1,
        "told_minutes": told.minutes if told else None,
    }


def _who_began(told: Reported | None) -> int | None:
    """The one seat that is told to have begun."""
    seats = [seat for seat, each in enumerate(told.told) if each.starts] if told else []
    return seats[0] if len(seats) == 1 else None


def _told_parts(read: Read, told: Reported | None) -> list[Row]:
    return [
        {"match_id": read.match, "seat": seat, "source": source, "points": points}
        for seat, parts in enumerate(told.parts if told else ())
        for source, points in parts.items()
    ]


def _seats(
    read: Read, players: Sequence[str], sides: Sequence[int], scores: Sequence[int | None], ranks: Sequence[int]
) -> list[Row]:
    return [
        {
            "match_id": read.match,
            "seat": seat,
            "player_id": UUID(player),
            "side": sides[seat],
            "score": scores[seat] if scores else None,
            "rank": ranks[seat] if ranks else None,
        }
        for seat, player in enumerate(players)
    ]


def _header(started: marks.Started, read: Read) -> Row:
    return {
        "match_id": read.match,
        "position": read.position,
        "game": started.game,
        "rules": started.rules,
        "mode": started.mode,
        "started_us": read.started_us,
        "last_us": read.last_us,
    }


def _unruled(read: Read) -> Rows:
    """Moves of a game that is not installed: who sat down, and nothing that its rules would have to tell."""
    started: marks.Started = MARKS.decode(read.rows[0][1], read.rows[0][2])
    line = standing(read.rows).line
    row = _header(started, read) | {
        "date": started.date,
        "place": started.place,
        "tags": _json(started.tags),
        "options": _json(started.options),
        "players": len(started.seats),
        "sides": len(started.seats),
        "winners": None,
        "moves": None,
        "finished": int(bool(line) and line[-1][1] in ("match.closed", "match.reported")),
        "reason": None,
        "first_seat": None,
        "opening": "[]",
        "figures": None,
        **_told(None, counted=True),
    }
    seats = _seats(read, started.seats, range(len(started.seats)), (), ())
    return {matches.name: [row], seat_results.name: seats, score_parts.name: [], features.name: []}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
