"""Transcript: what stands of a match as a Record, for the text format and for one pair of eyes."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from projections.eyes import EVERYTHING, is_sealed
from projections.record import End, Entry, Place, Record, Result
from projections.seats import LETTERS, letter
from projections.setup import option_texts

if TYPE_CHECKING:
    from projections.eyes import Everything
    from projections.match import Match
    from projections.outcome import Outcome
    from projections.seats import Seat

NOWHERE = Place(0, 0)  # a record that was never a text


def record_of(match: Match, viewer: Seat | Everything | None = EVERYTHING) -> Record:
    """The standing line; a copy for one viewer has `?` for what it cannot know, and mode observed.

    It ends before a choice that is still secret to him.
    """
    started = match.started
    whole = viewer is EVERYTHING
    return Record(
        game=started.game,
        seats=tuple(match.names),
        rules=started.rules,
        mode=started.mode if whole else "observed",
        date=match.date,
        place=match.place,
        tags=match.tags,
        options=option_texts(match.game, match.setup),
        extra=started.extra,
        notes=tuple(note.text for note in match.notes if note.on is None),
        entries=_entries(match, viewer),
        closing=_closing(match),
    )


def result_of(outcome: Outcome) -> Result:
    return Result(NOWHERE, dict(zip(LETTERS, outcome.scores, strict=False)))


def _entries(match: Match, viewer: Seat | Everything | None) -> tuple[Entry, ...]:
    notes: dict[int, list[str]] = {}
    for note in match.notes:
        if note.on is not None:
            notes.setdefault(note.on, []).append(note.text)
    told = takewhile(lambda step: not is_sealed(step.move), match.seen(viewer))
    return tuple(
        Entry(
            NOWHERE,
            letter(step.move.seat),
            match.game.write(step.before, step.move),
            tuple(notes.get(turn.version, ())),
        )
        for turn, step in zip(match.turns, told, strict=False)
    )


def _closing(match: Match) -> Result | End | None:
    if match.outcome is not None:
        return result_of(match.outcome)
    closed = match.closed
    if closed is None or closed.reason not in ("abandoned", "agreed", "conceded"):
        return None
    return End(NOWHERE, closed.reason, None if closed.seat is None else letter(closed.seat))  # type: ignore[arg-type]
