"""Changes: the events that each change of a match appends, decided on the match as it was loaded.

Each function gives the events; nothing is stored here.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec

from projections import fair, marks
from projections.closing import given_up_ranks
from projections.dealing import owed
from projections.errors import IllegalMove, NotPossible
from projections.fold import turns
from projections.revising import refuse_chance, revised, told_to
from projections.seats import CHANCE
from projections.setup import setup_from
from projections.typed import refuse_others, step_typed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from projections.figures import Step
    from projections.fold import Turn
    from projections.line import Amendment
    from projections.match import Match
    from projections.record import Entry
    from projections.revising import Kind, Revised
    from projections.seats import Seat
    from projections.standing import Row


def played(match: Match, entries: Sequence[Entry], above: Sequence[str]) -> tuple[list[Any], list[Step]]:
    """The moves of `entries` and what chance then owes, with the steps made; `above` are notes before the first.

    Raises BrokenRecord, IllegalMove (a closed match).
    """
    state, history = match.state, match.history
    if match.closed is not None and match.outcome is None:
        raise IllegalMove("match_closed", reason=f"reason.{match.closed.reason}")
    seed = _seed(match) if match.started.mode == "dealt" else None
    drawn = _drawn(history)
    stood = match.turns[-1].version if match.turns else None
    events: list[Any] = [marks.Noted(note, stood) for note in above]
    for entry in entries:
        step = step_typed(match, state, entry, history)
        steps = [step, *owed(match.game, step.after, seed, drawn)] if seed else [step]
        drawn += len(steps) - 1
        noted = [marks.Noted(note, match.version + len(events) + 1) for note in entry.notes]
        events += [event for each in steps for event in each.events] + noted
        history += steps
        state = history[-1].after
    return events + _end(match, state), history[len(match.turns) :]


def undone(match: Match) -> tuple[list[Any], list[Step]]:
    """An undo, with the steps that it takes back; none where it takes back a correction. Raises NotPossible."""
    if correction := _last_correction(match):
        return [marks.Undone(match.version, correction.version)], []
    start = _undo_start(match)
    refuse_others(match, match.turns[start].step.move)
    return [marks.Undone(match.turns[start].version - 1)], match.history[start:]


def redone(match: Match) -> list[Any]:
    """Raises NotPossible where nothing was taken back."""
    if not match.standing.redoable:
        raise NotPossible("nothing_to_redo")
    return [marks.Redone()]


def retagged(match: Match, header: marks.Retagged, options: Mapping[str, str] | None) -> list[Any]:
    """`header` with changed options. Raises NotPossible, BadSetup."""
    if not options:
        return [header]
    setup = msgspec.Raw(msgspec.json.encode(_changed_setup(match, options)))
    return [msgspec.structs.replace(header, options=dict(options), setup=setup)]


def given_up(match: Match, reason: str, seat: Seat | None) -> list[Any]:
    """A closing that the rules have not brought. Raises NotPossible."""
    if match.finished:
        raise NotPossible("game_over")
    return [_closed(match, reason, given_up_ranks(match.game, match.setup, reason, seat), (), seat)]


def reopened(match: Match) -> list[Any]:
    """Raises NotPossible where no closing stands, or the rules have brought it."""
    if match.closed is None or match.outcome is not None:
        raise NotPossible("not_closed")
    return [marks.Reopened()]


def correction(match: Match, kind: Kind, at: int, entries: Sequence[Entry], *, keep: bool) -> Revised:
    """The line with move `at` (from 1) corrected. Raises IndexError, TailBroken unless `keep`, BrokenRecord."""
    if not 1 <= at <= len(match.turns) + (kind == "inserted"):
        raise IndexError(at)
    if isinstance(match.closed, marks.Reported):
        raise IllegalMove("match_closed", reason=f"reason.{match.closed.reason}")
    if match.started.mode == "dealt":
        refuse_chance(match.history, at, kind)
    if kind != "inserted":
        refuse_others(match, match.turns[at - 1].step.move)
    new = revised(
        match.game,
        match.game.initial(match.setup),
        match.history,
        at=at,
        kind=kind,
        entries=entries,
        made=lambda state, entry, history: step_typed(match, state, entry, history),
    )
    if match.secret:
        new = told_to(match.only, match.game, match.history, new)
    if new.broken and not keep:
        raise new.broken
    return new


def corrected(match: Match, new: Revised, entries: Sequence[Entry]) -> list[Any]:
    """The mark of a correction, then the new tail with its notes, what chance owes, and the closing."""
    tail = _tail_with_notes(match, new, entries)
    steps = [*match.history[: new.at - 1], *new.tail]
    state = steps[-1].after if steps else match.game.initial(match.setup)
    if match.started.mode == "dealt":
        due = owed(match.game, state, _seed(match), _drawn(steps))
        tail += [event for step in due for event in step.events]
        state = due[-1].after if due else state
    given = match.closed is not None and match.outcome is None and not new.broken
    tail += _end(match, state) or ([match.closed] if given else [])
    facts = [version for version, kind, _ in match.standing.line if not kind.startswith("match.")]
    to = match.turns[new.at - 1].version - 1 if new.at <= len(match.turns) else max(facts, default=1)
    return [marks.Amended(to, match.version + 1 + len(tail), new.at, new.kind), *tail]


def _tail_with_notes(match: Match, new: Revised, entries: Sequence[Entry]) -> list[Any]:
    """The events of the new tail, each move followed by the notes it carried over or came with."""
    numbers = {turn.version: number for number, turn in enumerate(match.turns, start=1)}
    carried: dict[int, list[str]] = {}
    for note in match.notes:
        if note.on in numbers:
            carried.setdefault(numbers[note.on], []).append(note.text)
    typed = [entry.notes for entry in entries]
    tail: list[Any] = []
    for index, (step, number) in enumerate(zip(new.tail, new.carried, strict=True)):
        first = match.version + 2 + len(tail)
        told = [*carried.get(number or 0, ()), *(typed[index] if index < len(typed) else ())]
        tail += [*step.events, *(marks.Noted(text, first) for text in told)]
    return tail


def _end(match: Match, state: Any) -> list[Any]:
    outcome = match.game.outcome(state)
    return [_closed(match, outcome.reason, outcome.ranks, outcome.scores, None)] if outcome else []


def _closed(
    match: Match, reason: str, ranks: tuple[int, ...], scores: tuple[int, ...], seat: Seat | None
) -> marks.Closed:
    """With the seed of a dealt match, if it is the one that its first event committed to."""
    seed = match.ledger.secrets.get(match.id)
    kept = seed is not None and fair.commitment(seed) == match.started.commitment
    return marks.Closed(reason, ranks, scores, seat, seed.hex() if seed and kept else None)


def _seed(match: Match) -> bytes:
    """The seed of a dealt match; a fresh one where it was imported unfinished, since seeds do not travel."""
    seed = match.ledger.secrets.get(match.id)
    if seed is None:
        seed = fair.new_seed()
        match.ledger.secrets.keep(match.id, seed)
    return seed


def _drawn(steps: Sequence[Step]) -> int:
    return sum(step.move.seat == CHANCE for step in steps)


def _last_correction(match: Match) -> Amendment[Row] | None:
    """The correction that an undo takes back now: the last one, where no decision was added since."""
    last = match.standing.amendment
    if last is None:
        return None
    try:
        added = match.turns[_undo_start(match)].version > last.until
    except NotPossible:
        added = False
    if added:
        return None
    if match.only is not None:
        _refuse_correction_of_others(match, turns(match.game, match.codec, match.setup, last.former))
    return last


def _refuse_correction_of_others(match: Match, former: Sequence[Turn]) -> None:
    """The first move that differs from the `former` line is the one that was corrected."""
    pairs = zip_longest((turn.step.move for turn in former), (turn.step.move for turn in match.turns))
    changed = next((pair for pair in pairs if pair[0] != pair[1]), ())
    seats = {move.seat for move in changed if move is not None}
    if seats and not seats & {match.only, CHANCE}:
        raise NotPossible("other_seat", seat=match.only)


def _undo_start(match: Match) -> int:
    """Index of the first turn that an undo takes back. Raises NotPossible."""
    seats = [turn.step.move.seat for turn in match.turns]
    decisions = [n for n, seat in enumerate(seats) if seat != CHANCE]
    if decisions:
        return decisions[-1]
    if seats and match.started.mode != "dealt":
        return len(seats) - 1
    raise NotPossible("nothing_to_undo")


def _changed_setup(match: Match, options: Mapping[str, str]) -> Any:
    changeable = {option.name for option in match.game.OPTIONS if option.changeable}
    asked = setup_from(match.game, seats=match.setup.seats, options=options)
    names = [name.lower() for name in options]
    for name in names:
        if name not in changeable or match.started.mode != "observed" or match.finished:
            raise NotPossible("not_changeable", name=name)
    return msgspec.structs.replace(match.setup, **{name: getattr(asked, name) for name in names})
