"""Match: one match of the log, as it stands, and how to go on with it.

Every change is decided in memory on what was loaded and appended with the version that was loaded; where somebody else
came first it is tried again only if the line of moves is still the same.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

import msgspec

from ledger.errors import UnknownMatch, WrongVersion
from ledger.fact import Fact
from projections import changes, marks, registry
from projections.closing import closing_of
from projections.codec import Codec
from projections.errors import BadText, BrokenRecord, NotPossible, UnknownGame
from projections.eyes import EVERYTHING, steps_seen
from projections.fold import Turn, turns
from projections.outcome import Outcome
from projections.position import Position
from projections.reader import entries_of, notes_above
from projections.record import Place, checked_date, one_line, tag_list
from projections.standing import MARKS, standing
from projections.unruled import Unruled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ledger import Ledger
    from projections.eyes import Everything
    from projections.figures import Step
    from projections.game import Game
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
        self.closed = closing_of(self.standing.line)

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
        """By the rules that ended the match then; None while they await somebody, even if the match is closed."""
        closed = self.closed
        if isinstance(closed, marks.Closed) and closed.reason not in marks.GIVEN_UP:
            return Outcome(closed.ranks, closed.scores, closed.reason)
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
        made: list[Step] = []

        def decide() -> list[Any]:
            events, made[:] = changes.played(self, entries, above)
            return events

        self._append(decide, command)
        return made

    def undo(self, *, command: UUID | None = None) -> list[Step]:
        """Take back the last decision of a seat and all that followed it; comes back with the steps taken back."""
        taken: list[Step] = []

        def decide() -> list[Any]:
            events, taken[:] = changes.undone(self)
            return events

        self._append(decide, command)
        return taken

    def redo(self, *, command: UUID | None = None) -> list[Step]:
        """Put back what the last undo took back; comes back with the steps that now stand behind the others."""
        stood = len(self.turns)
        self._append(lambda: changes.redone(self), command)
        return self.history[stood:]

    def amend(
        self, at: int, text: str, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None
    ) -> Revised:
        """Replace move `at` (from 1) by the moves of `text` and decide all later ones again: one atomic append.

        Where a later move no longer fits nothing is stored, unless `keep`: then the line stops before it. Raises
        TailBroken, BrokenRecord for the new moves, IndexError for `at`.
        """
        return self._correct("amended", at, _some(text), keep=keep, dry_run=dry_run, command=command)

    def insert(
        self, at: int, text: str, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None
    ) -> Revised:
        """As `amend`, but the moves of `text` come in before move `at`, which may be one behind the last."""
        return self._correct("inserted", at, _some(text), keep=keep, dry_run=dry_run, command=command)

    def remove(self, at: int, *, keep: bool = False, dry_run: bool = False, command: UUID | None = None) -> Revised:
        """As `amend`, but move `at` goes."""
        return self._correct("removed", at, [], keep=keep, dry_run=dry_run, command=command)

    def note(self, text: str, *, at: int | None = None, command: UUID | None = None) -> None:
        """Add a note to move `at` (from 1), or to the match. Raises NotPossible where it has no words."""
        words = one_line(text)
        if not words:
            raise NotPossible("empty_note")
        if at is not None and not 1 <= at <= len(self.turns):
            raise IndexError(at)
        self._append(lambda: [marks.Noted(words, None if at is None else self.turns[at - 1].version)], command)

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
        self._append(lambda: changes.retagged(self, header, options), command)

    def close(self, reason: str, *, seat: Seat | None = None, command: UUID | None = None) -> None:
        """Close a match that the rules have not ended: `abandoned`, `agreed` or `conceded` by `seat`."""
        self._append(lambda: changes.given_up(self, reason, seat), command)

    def reopen(self, *, command: UUID | None = None) -> None:
        """Take back a closing that was not the rules'. Raises NotPossible."""
        self._append(lambda: changes.reopened(self), command)

    def _correct(
        self, kind: Kind, at: int, entries: Sequence[Entry], *, keep: bool, dry_run: bool, command: UUID | None
    ) -> Revised:
        new = changes.correction(self, kind, at, entries, keep=keep)
        if dry_run:
            return new

        def decide() -> list[Any]:
            nonlocal new
            new = changes.correction(self, kind, at, entries, keep=keep)
            return changes.corrected(self, new, entries)

        self._append(decide, command)
        return new

    def _append(self, decide: Callable[[], list[Any]], command: UUID | None) -> None:
        """Append what `decide` gives; again when only something beside the line was added meanwhile."""
        command = command or uuid4()
        for left in count(TRIES - 1, -1):
            facts = [fact_of(self.codec, event) for event in decide()]
            try:
                self.ledger.append(self.id, facts, expect=self.version, command=command, actor=self.actor)
            except WrongVersion:
                line, redoable = self.standing.line, self.standing.redoable
                self.reload()
                if left <= 0 or (line, redoable) != (self.standing.line, self.standing.redoable):
                    raise
            else:
                self.reload()
                return
        raise AssertionError("unreachable")

    def _comes_of_secret(self) -> bool:
        """Whether the match was forked from one that is secret: both begin with the same hidden cards."""
        origin = self.started.origin
        try:
            return origin is not None and Match(self.ledger, UUID(origin.match)).secret
        except UnknownMatch:
            return False


def fact_of(codec: Codec, event: Any) -> Fact:
    """The row that an event of the game, or a mark, becomes."""
    return Fact(*(MARKS if isinstance(event, marks.Event) else codec).encode(event))


def _some(text: str) -> list[Entry]:
    """The moves of `text`. Raises BadText where there are none."""
    entries = entries_of(text)
    if not entries:
        raise BadText("no_move", met=text)
    return entries
