"""Snapshot: a match as JSON that other programs rely on; keys are stable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from projections.eyes import seen
from projections.resolve import legal_texts
from projections.seats import LETTERS, letter

if TYPE_CHECKING:
    from projections import Match
    from projections.eyes import Everything
    from projections.marks import Closed, Reported
    from projections.outcome import Outcome
    from projections.seats import Seat


def snapshot(match: Match, viewer: Seat | Everything | None, *, at: int | None = None) -> dict[str, Any]:
    """What `show --json` gives; `at` moves from the start, else as it stands now."""
    position = match.head if at is None else match.at(at)
    state = seen(match.game, position.state, viewer)
    return {
        "match": str(match.id),
        "game": match.game.ID,
        "rules": match.started.rules,
        "mode": match.started.mode,
        "version": match.version,
        "moves": position.moves,
        "seats": [{"seat": seat, "player": name} for seat, name in zip(LETTERS, match.names, strict=False)],
        "awaited": awaited(match, position.moves),
        "finished": is_over(match, position.moves),
        "outcome": outcome_of(match, position.moves),
        "flags": [*match.game.flags(state), *match.flags],
        "state": msgspec.to_builtins(state, str_keys=True),
    }


def legal_of(match: Match, moves: int, *, seat: Seat | None = None) -> dict[str, Any]:
    """What `legal --json` gives after so many moves; with `seat`, only its own.

    Where several seats choose in secret, nobody is told what another one may do.
    """
    if is_over(match, moves):
        return {"awaited": [], "count": 0, "moves": []}
    seats = [each for each in match.at(moves).awaited if seat in (None, each)]
    told = {"awaited": awaited(match, moves), "count": None, "moves": list[str]()}
    if match.secret and len(seats) > 1:
        return told
    texts, count = legal_texts(match.game, match.at(moves).state, seats=seats)
    return {**told, "count": count, "moves": texts}


def is_over(match: Match, moves: int) -> bool:
    """Ended by the rules after so many moves, or closed with them."""
    return match.finished if moves == len(match.turns) else match.game.outcome(match.at(moves).state) is not None


def awaited(match: Match, moves: int) -> list[str]:
    return [] if is_over(match, moves) else [letter(seat) for seat in match.at(moves).awaited]


def outcome_of(match: Match, moves: int) -> dict[str, Any] | None:
    """Ranks and scores by seat letter; of a match closed before its rules ended it there are no scores."""
    at_head = moves == len(match.turns)
    outcome = match.outcome or match.closed if at_head else match.game.outcome(match.at(moves).state)
    return None if outcome is None else outcome_document(outcome)


def outcome_document(outcome: Outcome | Closed | Reported) -> dict[str, Any]:
    return {
        "ranks": dict(zip(LETTERS, outcome.ranks, strict=False)),
        "scores": dict(zip(LETTERS, outcome.scores, strict=False)),
        "reason": outcome.reason,
    }
