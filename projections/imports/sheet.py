"""Sheet: the score sheet of a BG Stats play, from the JSON that it keeps inside a string."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from projections.imports.score import points, whole
from projections.imports.words import line

if TYPE_CHECKING:
    from collections.abc import Iterator
    from decimal import Decimal

MOST_BYTES = 200_000
BEST_TOTAL = "bestTotalWins"  # the sheet's total is the score


class _Row(Struct, rename="camel"):
    label: str = ""
    template_id: str = ""
    negative: bool | int = False
    scores: dict[str, str | None] = {}  # by the seat's scoreUuid


class _Round(Struct):
    rows: list[_Row] = []


class Sheet(Struct, rename="camel"):
    score_type: str = ""
    rounds: list[_Round] = []


def sheet(text: str) -> Sheet | None:
    """None for a text that is no sheet."""
    try:
        return _DECODE(text) if len(text) <= MOST_BYTES else None
    except (msgspec.MsgspecError, RecursionError):
        return None


def parts(found: Sheet, seat: str) -> dict[str, int] | None:
    """Points of one seat by line of the sheet, all rounds together; None where a line is no whole number."""
    added: dict[str, int] = {}
    for label, exact in _lines(found, seat):
        score = whole(exact)
        if score is None:
            return None
        added[label] = added.get(label, 0) + score
    return added


def _lines(found: Sheet, seat: str) -> Iterator[tuple[str, Decimal | None]]:
    for each in found.rounds:
        for row in each.rows:
            text = row.scores.get(seat) or ""
            if text.strip():
                exact = points(text)
                yield line(row.label or row.template_id) or "?", -exact if exact and row.negative else exact


_DECODE = msgspec.json.Decoder(Sheet).decode
