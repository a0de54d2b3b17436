"""Matches of the toy game, as people would enter them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections import Match, Recorder
from projections.seats import letter

if TYPE_CHECKING:
    from ledger import Ledger
    from projections.figures import Step

# Points: 2 to B, then 1, 1 and 2 to A.
WHOLE = """\
*: deal 1 3 5 8 / 2 4 6 7; turn 2
A: 5; B: 7
*: turn 1
B: 2; A: 8
*: turn 1
A: 1; B: 4
*: turn 2
A: 3; B: 6"""
ALL_BUT_LAST = WHOLE.removesuffix("; B: 6")


def begun(ledger: Ledger, text: str = "", **header: Any) -> Match:
    match = Recorder(ledger, actor="scribe").new("parity", seats=["Aki", "Ben"], **header)
    if text:
        match.play(text)
    return match


def dealt(ledger: Ledger) -> Match:
    return begun(ledger, mode="dealt")


def texts(match: Match) -> list[str]:
    return said(match, match.history)


def said(match: Match, steps: list[Step]) -> list[str]:
    return [f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}" for step in steps]


def first_legal(match: Match, moves: int) -> None:
    """So many decisions, each the first that is legal."""
    for _ in range(moves):
        match.play(match.legal()[0])


def types(match: Match) -> list[str]:
    return [event.type for event in match.ledger.read(match.id)]
