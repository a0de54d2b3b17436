"""Push: a match that is over as BG Stats takes a play from other programs, one JSON object.

The same object, URL-encoded behind `https://app.bgstatsapp.com/createPlay.html?data=`, is the link that hands it over.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from projections.record import one_line
from projections.seats import CHANCE
from projections.setup import option_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.match import Match

SOURCE = "kifu"
_NO_TIME = "10:00:00"  # what the program writes where only the day is known


def push(match: Match, names: Sequence[str]) -> dict[str, Any] | None:
    """`names` by seat. None for a match without a result: it goes on, or was broken off."""
    ended = match.outcome or match.closed
    if ended is None or not (ended.ranks or any(score is not None for score in ended.scores)):
        return None
    told = match.report
    facts = {
        "durationMin": told.minutes if told else None,
        "board": _board(match),
        "location": match.place,
        "comments": one_line(" · ".join(note.text for note in match.notes if note.on is None)),
    }
    return {
        "sourceName": SOURCE,
        "sourcePlayId": str(match.id),
        "playDate": _when(match),
        **{name: fact for name, fact in facts.items() if fact},
        "game": _game(match, known=any(score is not None for score in ended.scores)),
        "players": [_player(match, seat, name) for seat, name in enumerate(names)],
    }


def _game(match: Match, *, known: bool) -> dict[str, Any]:
    label = match.game.LABELS.get(match.game.ID)
    source = match.started.source
    number = getattr(match.game, "BGG", None) or (source.bgg if source else None)
    low_wins = bool(match.report and match.report.low_wins)
    return {
        "name": label.en if label else match.game.ID,
        "sourceGameId": match.game.ID,
        **({"bggId": number} if number else {}),
        "highestWins": not low_wins,
        "noPoints": not known,
    }


def _player(match: Match, seat: int, name: str) -> dict[str, Any]:
    ended = match.outcome or match.closed
    assert ended is not None
    told = match.report.told[seat] if match.report and match.report.told else None
    rank = ended.ranks[seat] if ended.ranks else 0
    score = ended.scores[seat] if ended.scores else None
    text = told.score if told and score is None else "" if score is None else str(score)
    return {
        "name": name,
        "sourcePlayerId": match.started.seats[seat],
        "startPlayer": told.starts if told else seat == _first(match),
        "winner": rank == 1,
        "rank": rank,
        **({"score": text} if text else {}),
        **({"role": told.role} if told and told.role else {}),
    }


def _first(match: Match) -> int | None:
    """Whose decision came first."""
    return next((turn.step.move.seat for turn in match.turns if turn.step.move.seat != CHANCE), None)


def _board(match: Match) -> str:
    """The variant: what was told of it, or the options off their default."""
    if match.report and match.report.options:
        return ", ".join(value if name == "board" else name for name, value in match.report.options.items())
    return ", ".join(f"{name}: {value}" for name, value in option_texts(match.game, match.setup).items())


def _when(match: Match) -> str:
    """In UTC, as the program wants it, where the zone is known; else as told. Without a date, when it was recorded."""
    date = match.date or match.ledger.read(match.id)[0].recorded_at.isoformat()
    if len(date) > len("2026-11-28"):
        return f"{datetime.datetime.fromisoformat(date).astimezone(datetime.UTC):%Y-%m-%d %H:%M:%S}"
    return f"{date} {(match.report.time if match.report else None) or _NO_TIME}"
