"""Moves: the standing moves of matches, read from the log when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import UUID

from analytics.building import framed
from analytics.columns import MOVES
from projections import EVERYTHING, Match
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from ledger import Ledger


def moves(ledger: Ledger, matches: pd.DataFrame) -> pd.DataFrame:
    """MOVES of `matches`; those whose game is not installed have none."""
    played = matches.loc[matches["moves"].fillna(0) > 0, "match"]
    rows = [row for match in played for row in _rows(ledger, UUID(match))]
    columns = zip(*rows, strict=True) if rows else [()] * len(MOVES)
    return framed(MOVES, dict(zip(MOVES, columns, strict=True)))


def _rows(ledger: Ledger, id_: UUID) -> Iterator[tuple[Any, ...]]:
    events = ledger.read(id_)
    match = Match(ledger, id_, rows=[(event.version, event.type, event.data) for event in events])
    shown = match.seen(None if match.secret else EVERYTHING)
    for number, (turn, step) in enumerate(zip(match.turns, shown, strict=True), start=1):
        kind = type(step.move).__struct_config__.tag
        text = match.game.write(step.before, step.move)
        at = events[turn.version - 1].recorded_at
        yield str(id_), number, letter(step.move.seat), kind, text, turn.version, at
