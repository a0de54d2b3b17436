"""Correct: put a move right in the middle of a record, or go on elsewhere from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.app import viewer_of
from cli.change import tell
from cli.command import argument, command, match_argument, option
from cli.failures import USAGE, Failed, MoveRefused, TailRefused
from cli.scores import scores_text
from cli.sentences import next_line, outcome_words, short_id
from cli.snapshot import snapshot
from projections.errors import BrokenRecord
from projections.eyes import steps_seen
from projections.labels import words
from projections.revising import TailBroken
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from uuid import UUID

    from cli.app import App
    from cli.command import Option
    from projections import Match
    from projections.figures import Step
    from projections.revising import Revised


def _keep() -> Option:
    return option("--keep-until-break", "keep", is_flag=True)


def _dry_run() -> Option:
    return option("--dry-run", is_flag=True, help="opt.dry-revise")


@command(
    "amend",
    match_argument(),
    argument("number", type=int, metavar="N"),
    argument("move", nargs=-1, required=True, metavar="MOVE"),
    _keep(),
    _dry_run(),
)
def amend_command(app: App, match: str, number: int, move: tuple[str, ...], keep: bool, dry_run: bool) -> None:
    _revise(app, match, "amend", number, " ".join(move), keep=keep, dry_run=dry_run)


@command(
    "insert",
    match_argument(),
    argument("number", type=int, metavar="N"),
    argument("move", nargs=-1, required=True, metavar="MOVE"),
    _keep(),
    _dry_run(),
)
def insert_command(app: App, match: str, number: int, move: tuple[str, ...], keep: bool, dry_run: bool) -> None:
    _revise(app, match, "insert", number, " ".join(move), keep=keep, dry_run=dry_run)


@command("remove", match_argument(), argument("number", type=int, metavar="N"), _keep(), _dry_run())
def remove_command(app: App, match: str, number: int, keep: bool, dry_run: bool) -> None:
    _revise(app, match, "remove", number, None, keep=keep, dry_run=dry_run)


@command("fork", match_argument(), option("--at", type=int, metavar="N", help="opt.fork_at"))
def fork_command(app: App, match: str, at: int | None) -> None:
    found = app.match(match)
    moves = len(found.turns) if at is None else at
    try:
        fork = app.recorder.fork(found, moves=moves)
    except IndexError:
        raise Failed(USAGE, "bad_at", most=len(found.turns)) from None
    origin, new = short_id(found.id), short_id(fork.id)
    tell(app, fork, [app.say("forked", match=new, origin=origin, moves=moves), next_line(fork, app.lang)])


def _revise(app: App, name: str, kind: str, number: int, text: str | None, *, keep: bool, dry_run: bool) -> None:
    match = app.match(name)
    lines = revise(app, match, kind, number, text, keep=keep, dry_run=dry_run)
    if app.json_asked:
        app.emit(snapshot(match, viewer_of(match, None)))
        return
    if not dry_run:
        lines.append(f"     {next_line(match, app.lang)} · {app.say('undo_how', match=short_id(match.id))}")
    for line in lines:
        app.print(line)


def revise(
    app: App,
    match: Match,
    kind: str,
    number: int,
    text: str | None,
    *,
    keep: bool = False,
    dry_run: bool = False,
    command: UUID | None = None,
) -> list[str]:
    """Do `amend`, `insert` or `remove`; what was corrected, line by line. Raises Failed, MoveRefused, TailRefused."""
    before = app.recorder.open(match.id)
    given = () if text is None else (text,)
    try:
        new: Revised = getattr(match, kind)(number, *given, keep=keep, dry_run=dry_run, command=command)
    except IndexError:
        most = len(match.turns) + (kind == "insert")
        raise Failed(USAGE, "bad_number" if most else "no_moves_yet", most=most) from None
    except BrokenRecord as broken:
        raise MoveRefused(broken, match.game.LABELS, f"{short_id(match.id)} --at {number - 1}") from broken
    except TailBroken as broken:
        raise TailRefused(broken, match.game.LABELS) from broken
    line = [*before.history[: number - 1], *new.tail] if dry_run else match.history
    told = [*_summary(app, before, line, new)]
    return [*told, app.say("dry")] if dry_run else told


def _summary(app: App, before: Match, line: Sequence[Step], new: Revised) -> Iterator[str]:
    """What was corrected, and what differs in `line`, which comes of it."""
    yield app.say(f"revised.{new.kind}", at=new.at, moves=_changed(before, line, new))
    yield app.say("revised.tail", count=sum(number != new.at for number in new.carried if number))
    if broken := new.broken:
        why = words(before.game.LABELS, f"rule.{broken.refusal.rule}", app.lang, **broken.refusal.facts)
        yield app.say("revised.broken", number=broken.number, text=broken.text, why=why)
    yield from [*_differences(app, before, line)] or [app.say("revised.same")]


def _changed(before: Match, line: Sequence[Step], new: Revised) -> str:
    """The moves that came in; for a removal the one that went."""
    game, viewer = before.game, viewer_of(before, None)
    if new.kind == "removed":
        shown = steps_seen(game, before.history, viewer)[new.at - 1 : new.at]
    else:
        typed = sum(number in (None, new.at) for number in new.carried)
        shown = steps_seen(game, line, viewer)[new.at - 1 : new.at - 1 + typed]
    return "; ".join(f"{letter(step.move.seat)}: {game.write(step.before, step.move)}" for step in shown)


def _differences(app: App, before: Match, line: Sequence[Step]) -> Iterator[str]:
    """Turn, points, result, and points by source where they are others than before."""
    game = before.game
    states = before.state, line[-1].after if line else game.initial(before.setup)
    turns = [", ".join(map(letter, game.to_act(state))) or "–" for state in states]
    if turns[0] != turns[1]:
        yield app.say("revised.turn", before=turns[0], after=turns[1])
    ended = [before.outcome, game.outcome(states[1])]
    so_far = getattr(game, "points_so_far", None)
    if so_far and None in ended:
        points = [scores_text(before.names, so_far(state)) for state in states]
        if points[0] != points[1]:
            yield app.say("revised.points", before=points[0], after=points[1])
    if ended[0] != ended[1]:
        told = [outcome_words(before, each, app.lang) if each else "–" for each in ended]
        yield app.say("revised.result", before=told[0], after=told[1])
    if all(ended):
        yield from _sources(app, before, line)


def _sources(app: App, before: Match, line: Sequence[Step]) -> Iterator[str]:
    """Figures that are sources of points, by seat, where they differ."""
    game = before.game
    old, new = game.stats(before.history).seats, game.stats(line).seats
    for figure in game.STATS:
        if figure.part:
            said = words(game.LABELS, f"figure.{figure.id}", app.lang)
            for name, was, now in zip(before.names, old, new, strict=True):
                if was[figure.id] != now[figure.id]:
                    facts = {"figure": said, "who": name, "before": was[figure.id], "after": now[figure.id]}
                    yield app.say("revised.score", **facts)
