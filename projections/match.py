"""Match: one match of the log, as it stands, and how to go on with it.

Every change is decided in memory on what was loaded and appended with the version that was loaded; where somebody else
came first it is tried again only if the line of moves is still the same.
"""

from __future__ import annotations

from itertools import count, zip_longest
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import msgspec

from ledger.errors import UnknownMatch, WrongVersion
from ledger.fact import Fact
from projections import fair, marks, registry
from projections.codec import Codec
from projections.dealing import owed
from projections.errors import BadText, BrokenRecord, IllegalMove, NotPossible, Refusal, UnknownGame
from projections.eyes import EVERYTHING, steps_seen
from projections.fold import Turn, turns
from projections.play import step_of
from projections.position import Position
from projections.reader import actor_letter, entries_of, notes_above
from projections.record import Place, checked_date, one_line, tag_list
from projections.resolve import advice, move_of, refuse_unknown
from projections.revising import refuse_chance, revised, told_to
from projections.seats import CHANCE, STAR, seat_of
from projections.setup import setup_from
from projections.standing import MARKS, standing
from projections.unruled import Unruled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ledger import Ledger
    from projections.eyes import Everything
    from projections.figures import Step
    from projections.game import Game
    from projections.line import Amendment
    from projections.outcome import Outcome
    from projections.record import Entry
    from projections.revising import Kind, Revised
    from projections.seats import Seat
    from projections.standing import Row

TRIES = 5  # appends that may lose the race to somebody's note before we give up


class Match:
    """Loaded when made; `reload` reads what others have added. Raises UnknownMatch.

    `rows`: the payloads of the match, where a caller who looks at many has read them already.
    """

    def __init__(self, ledger: Ledger, match: UUID, *, actor: str = "", rows: Sequence[Row] | None = None) -> None:
        self.ledger = ledger
        self.id = match
        self.actor = actor
        self.only: Seat | None = None  # the one seat that is recorded here; what chance brings is everybody's
        self._load(ledger.payloads(match) if rows is None else rows)

    def reload(self) -> None:
        self._load(self.ledger.payloads(self.id))

    def _load(self, rows: Sequence[Row]) -> None:
        if not rows:
            raise UnknownMatch(self.id)
        self._names: list[str] | None = None  # asked for once, when first needed
        self._origin_secret: bool | None = None  # the same
        self.standing = standing(rows)
        self.started: marks.Started = MARKS.decode(rows[0][1], rows[0][2])
        self.game = self._rules()
        self.codec = Codec(self.game)
        setup = self.started.setup
        self.notes: list[marks.Noted] = []
        self.retagged: list[marks.Retagged] = []
        for _, kind, payload in self.standing.beside[1:]:
            mark = MARKS.decode(kind, payload)
            if isinstance(mark, marks.Noted):
                self.notes.append(mark)
            else:
                self.retagged.append(mark)
                setup = setup if mark.setup is msgspec.UNSET else mark.setup
        self.setup = msgspec.json.decode(setup, type=self.game.Setup)
        self.turns: list[Turn] = turns(self.game, self.codec, self.setup, self.standing.line)
        self.closed = _closing(self.standing.line)

    def _rules(self) -> Game:
        """The game, or a stand-in for one that is not installed, if no move of it was recorded. Raises UnknownGame."""
        try:
            return registry.game(self.started.game)
        except UnknownGame:
            if all(kind.startswith("match.") for _, kind, _ in self.standing.line):
                return Unruled(self.started.game)
            raise

    @property
    def version(self) -> int:
        return self.standing.version

    @property
    def names(self) -> list[str]:
        """The players by seat, as they were called when the match was loaded."""
        if self._names is None:
            ids = [UUID(player) for player in self.started.seats]
            called = self.ledger.players.names(ids)
            self._names = [called.get(player, str(player)) for player in ids]
        return self._names

    @property
    def date(self) -> str | None:
        return next((tag.date for tag in reversed(self.retagged) if tag.date is not None), self.started.date) or None

    @property
    def place(self) -> str | None:
        return next((tag.place for tag in reversed(self.retagged) if tag.place is not None), self.started.place) or None

    @property
    def tags(self) -> tuple[str, ...]:
        return next((tag.tags for tag in reversed(self.retagged) if tag.tags is not None), self.started.tags)

    @property
    def history(self) -> list[Step]:
        """The standing moves, chance's included, oldest first."""
        return [turn.step for turn in self.turns]

    @property
    def state(self) -> Any:
        return self.turns[-1].step.after if self.turns else self.game.initial(self.setup)

    @property
    def outcome(self) -> Outcome | None:
        """By the rules; None while they await somebody, even if the match is closed."""
        return self.game.outcome(self.state)

    @property
    def finished(self) -> bool:
        return self.closed is not None or self.outcome is not None

    @property
    def report(self) -> marks.Reported | None:
        """What was told of a match without moves, as it stands."""
        return self.closed if isinstance(self.closed, marks.Reported) else None

    @property
    def is_result(self) -> bool:
        """Whether it has no moves to tell, only a result that was told, or was until that was taken back."""
        return not self.turns and any(kind == "match.reported" for _, kind, _ in self.standing.line)

    @property
    def counted(self) -> bool:
        """Whether statistics count it: who told of it may have said no, or have taken it back."""
        if self.closed is not None and self.closed.reason == marks.RETRACTED:
            return False
        return self.report is None or self.report.counted

    @property
    def flags(self) -> tuple[dict[str, Any], ...]:
        """Where what was told of a match without moves does not agree with itself; seats as letters."""
        conflicts = self.report.conflicts if self.report else ()
        return tuple(each.document() for each in conflicts)

    @property
    def secret(self) -> bool:
        """A dealt match that goes on, or a fork of one: what is printed of it is somebody's view."""
        if self.started.mode != "dealt" or not self.finished:
            return self.started.mode == "dealt"
        if self._origin_secret is None:
            self._origin_secret = self._comes_of_secret()
        return self._origin_secret

    @property
    def head(self) -> Position:
        return self.at(len(self.turns))

    def at(self, moves: int) -> Position:
        """After `moves` standing moves, chance's included; 0 is the start. Raises IndexError outside."""
        if not 0 <= moves <= len(self.turns):
            raise IndexError(moves)
        state = self.turns[moves - 1].step.after if moves else self.game.initial(self.setup)
        return Position(self.game, state, moves)

    def legal(self) -> list[str]:
        """The legal moves of those awaited as `A: N5`, all of them where they can be counted."""
        return [] if self.finished else self.head.legal()

    def seen(self, viewer: Seat | Everything | None = EVERYTHING) -> list[Step]:
        return steps_seen(self.game, self.history, viewer)

    def play(self, text: str, *, command: UUID | None = None) -> list[Step]:
        """Make the moves of `text`, all or none, and what chance then owes in a dealt match.

        Comes back with the steps made. Raises BrokenRecord (whose `place.line` counts the lines of `text`) and
        WrongVersion, when others have moved meanwhile.
        """
        entries, above = entries_of(text), notes_above(text)
        if not entries:
            raise BrokenRecord(Place(1, 1), BadText("no_moves"))
        return self._append(lambda: self._decided(entries, above), command)

    def undo(self, *, command: UUID | None = None) -> list[Step]:
        """Take back the last decision of a seat, or the last correction, and all that followed it.

        Comes back with the steps taken back; none where it was a correction.
        """

        def cut() -> tuple[list[Any], list[Step]]:
            if amendment := self._last_correction():
                return [marks.Undone(self.version, amendment.version)], []
            start = self._undo_start()
            self._refuse_others(self.turns[start].step.move)
            return [marks.Undone(self.turns[start].version - 1)], self.history[start:]

        return self._append(cut, command)

    def redo(self, *, command: UUID | None = None) -> list[Step]:
        """Put back what the last undo took back; comes back with the steps that now stand behind the others."""
        stood = len(self.turns)

        def put() -> tuple[list[Any], list[Step]]:
            if not self.standing.redoable:
                raise NotPossible("nothing_to_redo")
            return [marks.Redone()], []

        self._append(put, command)
        return self.history[stood:]

    def amend(
        self, at: int, text: str, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None
    ) -> Revised:
        """Replace move `at` (from 1) by the moves of `text` and decide all later ones again: one atomic append.

        Where a later move no longer fits nothing is stored, unless `keep`: then the line stops before it. Raises
        TailBroken, BrokenRecord for the new moves, IndexError for `at`.
        """
        return self._revise("amended", at, text, keep=keep, dry_run=dry_run, command=command)

    def insert(
        self, at: int, text: str, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None
    ) -> Revised:
        """As `amend`, but the moves of `text` come in before move `at`, which may be one behind the last."""
        return self._revise("inserted", at, text, keep=keep, dry_run=dry_run, command=command)

    def remove(self, at: int, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None) -> Revised:
        """As `amend`, but move `at` goes."""
        return self._revise("removed", at, "", keep=keep, dry_run=dry_run, command=command)

    def note(self, text: str, *, at: int | None = None, command: UUID | None = None) -> None:
        """Add a note to move `at` (from 1), or to the match. Raises NotPossible where it has no words."""
        words = one_line(text)

        def noted() -> tuple[list[Any], list[Step]]:
            return [marks.Noted(words, None if at is None else self.turns[at - 1].version)], []

        if not words:
            raise NotPossible("empty_note")
        if at is not None and not 1 <= at <= len(self.turns):
            raise IndexError(at)
        self._append(noted, command)

    def retag(
        self,
        *,
        date: str | None = None,
        place: str | None = None,
        tags: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        command: UUID | None = None,
    ) -> None:
        """Change what the header says; `options` only those that the game calls changeable. Raises Refusal.

        An empty date, place or list of tags takes that line out.
        """
        header = marks.Retagged(
            date if date is None else checked_date(date),
            place if place is None else one_line(place),
            tags if tags is None else tag_list(tags),
        )

        def changed() -> tuple[list[Any], list[Step]]:
            setup = msgspec.Raw(msgspec.json.encode(self._changed_setup(options))) if options else msgspec.UNSET
            given = dict(options) if options else None
            return [msgspec.structs.replace(header, options=given, setup=setup)], []

        self._append(changed, command)

    def close(self, reason: str, *, seat: Seat | None = None, command: UUID | None = None) -> None:
        """Close a match that the rules have not ended: `abandoned`, `agreed` or `conceded` by `seat`."""

        def closing() -> tuple[list[Any], list[Step]]:
            if self.finished:
                raise NotPossible("game_over")
            return [self._closed(reason, given_up_ranks(self.game, self.setup, reason, seat), (), seat)], []

        self._append(closing, command)

    def reopen(self, *, command: UUID | None = None) -> None:
        """Take back a closing that was not the rules'. Raises NotPossible."""

        def reopened() -> tuple[list[Any], list[Step]]:
            if self.closed is None or self.outcome is not None:
                raise NotPossible("not_closed")
            return [marks.Reopened()], []

        self._append(reopened, command)

    def _revise(self, kind: Kind, at: int, text: str, *, keep: bool, dry_run: bool, command: UUID | None) -> Revised:
        if not 1 <= at <= len(self.turns) + (kind == "inserted"):
            raise IndexError(at)
        if isinstance(self.closed, marks.Reported):
            raise IllegalMove("match_closed", reason=f"reason.{self.closed.reason}")
        entries = entries_of(text)
        if kind != "removed" and not entries:
            raise BadText("no_move", met=text)
        dealt = self.started.mode == "dealt"
        if dealt:
            refuse_chance(self.history, at, kind, text)
        if kind != "inserted":
            self._refuse_others(self.turns[at - 1].step.move)
        found: list[Revised] = []

        def decide() -> tuple[list[Any], list[Step]]:
            start = self.game.initial(self.setup)
            new = revised(self.game, start, self.history, at=at, kind=kind, entries=entries, made=self._step)
            if self.secret:
                new = told_to(self.only, self.game, self.history, new)
            if new.broken and not keep:
                raise new.broken
            found[:] = [new]
            return [] if dry_run else self._amendment(new, entries), []

        if dry_run:
            decide()
        else:
            self._append(decide, command)
        return found[0]

    def _amendment(self, new: Revised, entries: Sequence[Entry]) -> list[Any]:
        """The events of a correction: its mark, then the new tail with the notes of what was carried over."""
        notes = {turn.version: number for number, turn in enumerate(self.turns, start=1)}
        by_number: dict[int, list[str]] = {}
        for note in self.notes:
            if note.on in notes:
                by_number.setdefault(notes[note.on], []).append(note.text)
        typed = [entry.notes for entry in entries]
        tail: list[Any] = []
        for index, (step, number) in enumerate(zip(new.tail, new.carried, strict=True)):
            first = self.version + 2 + len(tail)
            told = [*by_number.get(number or 0, ()), *(typed[index] if index < len(typed) else ())]
            tail += [*step.events, *(marks.Noted(text, first) for text in told)]
        steps = [*self.history[: new.at - 1], *new.tail]
        state = steps[-1].after if steps else self.game.initial(self.setup)
        if self.started.mode == "dealt":
            drawn = sum(step.move.seat == CHANCE for step in steps)
            due = owed(self.game, state, self._seed(), drawn)
            tail += [event for step in due for event in step.events]
            state = due[-1].after if due else state
        tail += self._end(state) or ([self.closed] if self.closed and self.outcome is None and not new.broken else [])
        facts = [version for version, kind, _ in self.standing.line if not kind.startswith("match.")]
        to = self.turns[new.at - 1].version - 1 if new.at <= len(self.turns) else max(facts, default=1)
        return [marks.Amended(to, self.version + 1 + len(tail), new.at, new.kind), *tail]

    def _append(self, decide: Callable[[], tuple[list[Any], list[Step]]], command: UUID | None) -> list[Step]:
        """Append what `decide` gives; again when only something beside the line was added meanwhile."""
        command = command or uuid4()
        for left in count(TRIES - 1, -1):
            events, steps = decide()
            try:
                self.ledger.append(self.id, self._facts(events), expect=self.version, command=command, actor=self.actor)
            except WrongVersion:
                line, redoable = self.standing.line, self.standing.redoable
                self.reload()
                if left <= 0 or (line, redoable) != (self.standing.line, self.standing.redoable):
                    raise
            else:
                self.reload()
                return steps
        raise AssertionError("unreachable")

    def _facts(self, events: Sequence[Any]) -> list[Fact]:
        return [fact_of(self.codec, event) for event in events]

    def _decided(self, entries: Sequence[Entry], above: Sequence[str]) -> tuple[list[Any], list[Step]]:
        state, history = self.state, self.history
        if self.closed is not None and self.outcome is None:
            raise IllegalMove("match_closed", reason=f"reason.{self.closed.reason}")
        seed = self._seed() if self.started.mode == "dealt" else None
        drawn = self._drawn()
        stood = self.turns[-1].version if self.turns else None
        events: list[Any] = [marks.Noted(note, stood) for note in above]
        for entry in entries:
            step = self._step(state, entry, history)
            steps = [step, *owed(self.game, step.after, seed, drawn)] if seed else [step]
            drawn += len(steps) - 1
            noted = [marks.Noted(note, self.version + len(events) + 1) for note in entry.notes]
            events += [event for each in steps for event in each.events] + noted
            history += steps
            state = history[-1].after
        return events + self._end(state), history[len(self.turns) :]

    def _step(self, state: Any, entry: Entry, history: list[Step]) -> Step:
        """What `entry` makes of `state`, which `history` leads to. Raises BrokenRecord."""
        try:
            return self._made(state, entry)
        except Refusal as refusal:
            raise self._broken(state, entry, history, refusal) from refusal

    def _made(self, state: Any, entry: Entry) -> Step:
        actor = actor_letter(entry, self.names)
        of_chance = actor == STAR or (actor is None and self.game.to_act(state) == (CHANCE,))
        if of_chance and self.started.mode == "dealt":
            raise NotPossible("chance_is_dealt", text=entry.text)
        refuse_unknown(self.started.mode, entry.text)
        move = move_of(self.game, state, actor, entry.text)
        self._refuse_others(move)
        return step_of(self.game, state, move)

    def _refuse_others(self, move: Any) -> None:
        if self.only is not None and move.seat not in (self.only, CHANCE):
            raise NotPossible("other_seat", seat=self.only)

    def _broken(self, state: Any, entry: Entry, history: list[Step], refusal: Refusal) -> BrokenRecord:
        """The refusal with its advice; of a dealt match it speaks to the seat awaited, from what that seat knows."""
        seats = self.game.to_act(state)
        if self.started.mode == "dealt":
            seats = self._spoken_to(seats, entry)
            viewer = seats[0] if seats else None
            state, history = self.game.view(state, viewer), steps_seen(self.game, history, viewer)
            try:
                self._made(state, entry)
            except Refusal as told:
                refusal = told
        told_more = advice(self.game, state, history, entry.text, refusal, seats=seats)
        return BrokenRecord(entry.place, refusal, met=entry.text, advice=told_more)

    def _spoken_to(self, awaited: tuple[Seat, ...], entry: Entry) -> tuple[Seat, ...]:
        """The one seat awaited, or the actor where several are; nobody else learns what they may do, nor chance."""
        if self.only is not None:
            return (self.only,) if self.only in awaited else ()
        if len(awaited) == 1:
            return () if awaited == (CHANCE,) else awaited
        seat = seat_of(actor_letter(entry, self.names) or "")
        return (seat,) if seat is not None and seat in awaited else ()

    def _comes_of_secret(self) -> bool:
        """Whether the match was forked from one that is secret: both begin with the same hidden cards."""
        origin = self.started.origin
        try:
            return origin is not None and Match(self.ledger, UUID(origin.match)).secret
        except UnknownMatch:
            return False

    def _drawn(self) -> int:
        return sum(turn.step.move.seat == CHANCE for turn in self.turns)

    def _end(self, state: Any) -> list[Any]:
        outcome = self.game.outcome(state)
        return [self._closed(outcome.reason, outcome.ranks, outcome.scores, None)] if outcome else []

    def _closed(self, reason: str, ranks: tuple[int, ...], scores: tuple[int, ...], seat: Seat | None) -> marks.Closed:
        seed = self.ledger.secrets.get(self.id)
        kept = seed is not None and fair.commitment(seed) == self.started.commitment
        return marks.Closed(reason, ranks, scores, seat, seed.hex() if seed and kept else None)

    def _seed(self) -> bytes:
        """The seed of a dealt match; a fresh one where it was imported unfinished, since seeds do not travel."""
        seed = self.ledger.secrets.get(self.id)
        if seed is None:
            seed = fair.new_seed()
            self.ledger.secrets.keep(self.id, seed)
        return seed

    def _last_correction(self) -> Amendment[Row] | None:
        """The correction that an undo takes back now: the last one, where no decision was added since."""
        last = self.standing.amendment
        if last is None:
            return None
        try:
            added = self.turns[self._undo_start()].version > last.until
        except NotPossible:
            added = False
        if added:
            return None
        if self.only is not None:
            self._refuse_correction_of_others(turns(self.game, self.codec, self.setup, last.former))
        return last

    def _refuse_correction_of_others(self, former: Sequence[Turn]) -> None:
        """The first move that differs from the `former` line is the one that was corrected."""
        pairs = zip_longest((turn.step.move for turn in former), (turn.step.move for turn in self.turns))
        changed = next((pair for pair in pairs if pair[0] != pair[1]), ())
        seats = {move.seat for move in changed if move is not None}
        if seats and not seats & {self.only, CHANCE}:
            raise NotPossible("other_seat", seat=self.only)

    def _undo_start(self) -> int:
        """Index of the first turn that an undo takes back. Raises NotPossible."""
        seats = [turn.step.move.seat for turn in self.turns]
        decisions = [n for n, seat in enumerate(seats) if seat != CHANCE]
        if decisions:
            return decisions[-1]
        if seats and self.started.mode != "dealt":
            return len(seats) - 1
        raise NotPossible("nothing_to_undo")

    def _changed_setup(self, options: Mapping[str, str]) -> Any:
        changeable = {option.name for option in self.game.OPTIONS if option.changeable}
        asked = setup_from(self.game, seats=self.setup.seats, options=options)
        names = [name.lower() for name in options]
        for name in names:
            if name not in changeable or self.started.mode != "observed" or self.finished:
                raise NotPossible("not_changeable", name=name)
        return msgspec.structs.replace(self.setup, **{name: getattr(asked, name) for name in names})


def _closing(line: Sequence[Row]) -> marks.Closed | marks.Reported | None:
    """What ended the match and still holds: a result told later replaces the former, a reopening takes one back."""
    closings: list[marks.Closed | marks.Reported] = []
    for _, kind, payload in line:
        if not kind.startswith("match."):
            continue
        mark = MARKS.decode(kind, payload)
        again = isinstance(mark, marks.Reported) and closings and isinstance(closings[-1], marks.Reported)
        if closings and (again or isinstance(mark, marks.Reopened)):
            closings.pop()
        if not isinstance(mark, marks.Reopened):
            closings.append(mark)
    return closings[-1] if closings else None


def fact_of(codec: Codec, event: Any) -> Fact:
    """The row that an event of the game, or a mark, becomes."""
    return Fact(*(MARKS if isinstance(event, marks.Event) else codec).encode(event))


def given_up_ranks(game: Any, setup: Any, reason: str, seat: Seat | None) -> tuple[int, ...]:
    """Ranks by seat of a match closed before its rules ended it; a team concedes together."""
    if reason == "abandoned":
        return ()
    if seat is None:
        return tuple(1 for _ in range(setup.seats))
    sides: tuple[int, ...] = game.sides(setup)
    last = len(set(sides))
    return tuple(last if side == sides[seat] else 1 for side in sides)
