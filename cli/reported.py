"""Reported: what else was told of a match without moves, in lines for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import words
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.app import App
    from projections import Match
    from projections.marks import Conflict, Reported, Told


def report_lines(app: App, match: Match) -> Iterator[str]:
    """Length, variant, what each seat's log says, where it is from, and what contradicts itself."""
    found = match.report
    if found is not None:
        if facts := " · ".join(_facts(app, found)):
            yield facts
        for seat, told in enumerate(found.told):
            if said := ", ".join(_seat(told, found.parts[seat] if found.parts else {})):
                yield f"{letter(seat)}: {said}"
        for conflict in found.conflicts:
            yield f"! {conflict_words(app, conflict)}"
    if source := match.started.source:
        yield app.say("reported.source", source=source.name, id=source.id)


def conflict_words(app: App, conflict: Conflict) -> str:
    from projections.imports.labels import LABELS

    seat = "" if conflict.seat is None else letter(conflict.seat)
    facts = {"seat": seat, "told": conflict.told, "against": conflict.against}
    return words(LABELS, f"conflict.{conflict.code}", app.lang, **facts)


def _facts(app: App, found: Reported) -> Iterator[str]:
    if found.time:
        yield found.time
    for key, count in (("minutes", found.minutes), ("rounds", found.rounds)):
        if count:
            yield app.say(f"reported.{key}", count=count)
    for name, value in found.options.items():
        yield f"{name}: {value}" if value != "true" else name
    if found.plays > 1:
        yield app.say("reported.plays", count=found.plays)
    if not found.counted:
        yield app.say("reported.uncounted")


def _seat(told: Told, parts: dict[str, int]) -> Iterator[str]:
    for text in (told.role, told.team_role, told.score if not told.score.lstrip("-").isdigit() else ""):
        if text:
            yield text
    for source, points in parts.items():
        yield f"{source} {points}"
