"""Sentences: a move, whose turn it is, and how a match ended, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.words import say
from projections.labels import words
from projections.marks import Reported
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections import Match
    from projections.figures import Step
    from projections.labels import Lang
    from projections.outcome import Outcome
    from projections.seats import Seat


def game_name(match: Match, lang: Lang) -> str:
    return words(match.game.LABELS, match.game.ID, lang)


def person(names: Sequence[str], seat: Seat, lang: Lang) -> str:
    """`Aki (A)`, or chance."""
    return words({}, "chance", lang) if seat == CHANCE else f"{names[seat]} ({letter(seat)})"


def move_line(match: Match, number: int, step: Step, lang: Lang) -> str:
    """`12  Aki (A) plays Gnome 5   [A: N5]`; `step` is as the viewer sees it."""
    said = match.game.say(step.before, step.move, lang)
    text = f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"
    joint = ":" if lang == "ja" else ""
    return f"{number:>3}  {person(match.names, step.move.seat, lang)}{joint} {said}   [{text}]"


def next_line(match: Match, lang: Lang) -> str:
    """Who is awaited, or how the match ended."""
    if match.finished:
        return result_line(match, lang)
    seats = match.head.awaited
    if seats == (CHANCE,):
        return say(lang, "next_chance")
    return say(lang, "next", who=", ".join(person(match.names, seat, lang) for seat in seats))


def result_line(match: Match, lang: Lang) -> str:
    """`result: Aki 3, Ben 2: Aki wins (factions)`, or how the match was closed."""
    outcome = match.outcome
    if outcome is not None:
        return outcome_line(match, outcome, lang)
    closed = match.closed
    if closed is None:
        return ""
    if isinstance(closed, Reported):
        return outcome_line(match, closed, lang)
    reason = words(match.game.LABELS, f"reason.{closed.reason}", lang)
    who = "" if closed.seat is None else f" {person(match.names, closed.seat, lang)}"
    return say(lang, "closed", reason=reason + who)


def outcome_line(match: Match, outcome: Outcome | Reported, lang: Lang) -> str:
    reason = words(match.game.LABELS, f"reason.{outcome.reason}", lang)
    return say(lang, "result", result=outcome_words(match, outcome, lang), reason=reason)


def outcome_words(match: Match, outcome: Outcome | Reported, lang: Lang) -> str:
    """`Aki 3, Ben 2: Aki wins`."""
    points = ["?" if score is None else str(score) for score in outcome.scores]
    scores = ", ".join(" ".join(pair) for pair in zip(match.names, points, strict=False))
    if not outcome.ranks:
        return scores
    first = [name for name, rank in zip(match.names, outcome.ranks, strict=False) if rank == 1]
    sides = match.game.sides(match.setup)
    winning = {side for side, rank in zip(sides, outcome.ranks, strict=True) if rank == 1}
    key = "shared_win" if len(winning) > 1 else "wins" if len(first) == 1 else "win_together"
    who = say(lang, key, who=" & ".join(first))
    return f"{scores}: {who}"


def short_id(match: object) -> str:
    """The beginning of a match id that names its millisecond: enough to be unique in a club."""
    return str(match)[:13]
