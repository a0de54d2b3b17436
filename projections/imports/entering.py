"""Entering: plays of another program's log as matches, each once.

A play is known by its source and its id there, which make the command id of its first event. A known one is changed
only by a later state of it: a new result replaces the former, and where people or game changed, the match is closed as
retracted and another takes its place. What its owner deleted is closed as retracted. All of a file is stored, or
nothing.
"""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING, Literal
from uuid import NAMESPACE_URL, UUID, uuid4, uuid5

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ledger.fact import Fact
from ledger.ids import match_ids
from projections import marks
from projections.errors import BadPlay
from projections.imports.people import People
from projections.imports.play import Refused
from projections.imports.tables import Tables
from projections.match import Match
from projections.standing import MARKS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ledger import Ledger
    from projections.imports.play import Collection, Deleted, Play, Source
    from projections.imports.tables import Table

_PLAYS = uuid5(NAMESPACE_URL, "kifu:play")  # command ids of imported plays
Status = Literal["new", "changed", "same", "retracted"]


class Entered(Struct, frozen=True):
    """What became of one play."""

    id: str  # there
    match: UUID
    game: str
    status: Status
    reported: marks.Reported | None = None  # None: taken out


class Intake(Struct, frozen=True):
    entered: tuple[Entered, ...]
    refused: tuple[Refused, ...]


class _Append(Struct, frozen=True):
    match: UUID
    marks: Sequence[marks.Event]
    expect: int
    command: UUID


class _Known(Struct, frozen=True):
    """The match that a play became."""

    match: UUID
    reported: marks.Reported
    standing: Match

    @property
    def retracted(self) -> bool:
        return self.standing.closed is not None and self.standing.closed.reason == marks.RETRACTED


def enter(
    ledger: Ledger,
    found: Collection,
    *,
    actor: str = "",
    ours: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Intake:
    """Store the plays of `found`, all that can be kept or, where storing fails, none.

    `ours` says whom their people are, as `mapping.read` gives it. `progress` is called with the plays looked at so far.
    """
    with ledger.batch() as batch:
        plan = _Plan(ledger, ours or {})
        intake = plan.look_through(found, progress)
        plan.people.add_to(batch)
        for each in plan.appends:
            facts = [Fact(*MARKS.encode(mark)) for mark in each.marks]
            batch.append(each.match, facts, expect=each.expect, command=each.command, actor=actor)
    return intake


def tried(ledger: Ledger, found: Collection, *, ours: Mapping[str, str] | None = None) -> Intake:
    """What `enter` would do; nothing is stored, and the ids of new matches are not those that they will get."""
    return _Plan(ledger, ours or {}).look_through(found, lambda _: None)


class _Plan:
    """What is to be appended, decided play by play."""

    def __init__(self, ledger: Ledger, ours: Mapping[str, str]) -> None:
        self.ledger = ledger
        self.people = People(ledger.players.everybody(), ours=ours)
        self.tables = Tables()
        self.appends: list[_Append] = []
        self._ids = match_ids()
        self._became: dict[UUID, UUID] = {}  # matches of the log, by the commands that plays of the file may have had
        self._taken: set[UUID] = set()  # commands of this plan

    def look_through(self, found: Collection, progress: Callable[[int], None]) -> Intake:
        self.people.claim(found.source, found.people)
        self._look_up(found)
        entered: list[Entered] = []
        refused = list(found.refused)
        for number, play in enumerate(found.plays, start=1):
            try:
                entered.append(self._play(play))
            except BadPlay as refusal:
                refused.append(Refused(play.id, "", refusal))
            progress(number)
        gone = [taken_out for deleted in found.deleted if (taken_out := self._delete(deleted))]
        return Intake((*entered, *gone), tuple(refused))

    def _look_up(self, found: Collection) -> None:
        """All matches that the plays of a file, or their entries elsewhere, became: few queries for many plays."""
        keys = {(play.source, play.id) for play in found.plays} | {(each.source, each.id) for each in found.deleted}
        keys |= {key for play in found.plays for key in play.elsewhere}
        generation = 0
        while keys:
            known = self.ledger.known([_command(*key, generation) for key in keys])
            self._became |= known
            keys = {key for key in keys if _command(*key, generation) in known}
            generation += 1

    def _play(self, play: Play) -> Entered:
        known = self._known(play.source, play.id)
        if known is None:
            elsewhere = [self._known(*key) for key in play.elsewhere]
            other = next((each for each in elsewhere if each and _source(each) != play.source), None)
            return _same(play, other) if other else self._begin(play)
        if _source(known) != play.source or not self._is_news(play, known):
            return _same(play, known)
        table = self.tables.of(play)
        if self._same_people(play, known) and self._same_game(table, known):
            return self._change(play, table, known)
        begun = self._begin(play, instead_of=known.match)
        self._retract(known)
        return replace(begun, status="changed")

    def _known(self, source: Source, id_: str) -> _Known | None:
        """The last of the matches that a play became."""
        _, found = self._next(source, id_)
        if found is None:
            return None
        rows = self.ledger.payloads(found)
        reported = [MARKS.decode(kind, payload) for _, kind, payload in rows if kind == "match.reported"]
        return _Known(found, reported[-1], Match(self.ledger, found, rows=rows))

    def _next(self, source: Source, id_: str) -> tuple[UUID, UUID | None]:
        """The command of the next match that a play would become, and the last one it became."""
        generation, found = 0, None
        while match := self._became.get(_command(source, id_, generation)):
            generation, found = generation + 1, match
        return _command(source, id_, generation), found

    def _is_news(self, play: Play, known: _Known) -> bool:
        """Later than what is known; where nobody dates changes, other than that."""
        former = known.reported.changed
        if play.changed or former:
            return play.changed > former
        match, table = known.standing, self.tables.of(play)
        header = (match.date, match.place, match.tags)
        return not (
            self._same_people(play, known)
            and self._same_game(table, known)
            and (table.reported, (play.date, play.place, play.tags)) == (known.reported, header)
            and _comment(play, known) is None
        )

    def _same_people(self, play: Play, known: _Known) -> bool:
        seats = [UUID(seat) for seat in known.standing.started.seats]
        return len(seats) == len(play.seats) and all(
            self.people.sits(player, play.source, seat.person) for player, seat in zip(seats, play.seats, strict=True)
        )

    def _same_game(self, table: Table, known: _Known) -> bool:
        return (table.game.ID, table.setup) == (known.standing.started.game, known.standing.setup)

    def _begin(self, play: Play, *, instead_of: UUID | None = None) -> Entered:
        table = self.tables.of(play)
        match = next(self._ids)
        started = marks.Started(
            game=table.game.ID,
            rules=table.game.RULES,
            mode="observed",
            seats=tuple(str(self.people.of(play.source, seat.person)) for seat in play.seats),
            options={},
            setup=msgspec.Raw(msgspec.json.encode(table.setup)),
            date=play.date,
            place=play.place,
            tags=play.tags,
            source=marks.Source(play.source, play.id, play.bgg),
        )
        events: list[marks.Event] = [started, table.reported]
        events += [marks.Noted(play.comment)] if play.comment else []
        own, _ = self._next(play.source, play.id)
        elsewhere = [command for command, former in starmap(self._next, play.elsewhere) if former == instead_of]
        free = [command for command in elsewhere if command not in self._taken][:1]
        # An id that the play has elsewhere is the command of an event of its own, so that it finds the match too.
        parts = [events[:1], events[1:]] if free else [events]
        version = 0
        for part, command in zip(parts, (own, *free), strict=True):
            self.appends.append(_Append(match, part, version, command))
            self._taken.add(command)
            version += len(part)
        return Entered(play.id, match, table.game.ID, "new", table.reported)

    def _change(self, play: Play, table: Table, known: _Known) -> Entered:
        match = known.standing
        header = marks.Retagged(
            None if play.date == match.date else play.date or "",
            None if play.place == match.place else play.place or "",
            None if play.tags == match.tags else play.tags,
        )
        comment = _comment(play, known)
        events: list[marks.Event] = [table.reported]
        events += [header] if header != marks.Retagged() else []
        events += [marks.Noted(comment)] if comment else []
        self.appends.append(_Append(known.match, events, match.version, uuid4()))
        return Entered(play.id, known.match, match.started.game, "changed", table.reported)

    def _delete(self, deleted: Deleted) -> Entered | None:
        """Take a known play out, unless it was changed after its deletion."""
        known = self._known(deleted.source, deleted.id)
        if known is None or known.retracted or _source(known) != deleted.source:
            return None
        if any(append.match == known.match for append in self.appends):
            return None  # the same file tells of it as standing
        if deleted.when and known.reported.changed > deleted.when:
            return None
        self._retract(known)
        return Entered(deleted.id, known.match, known.standing.started.game, "retracted")

    def _retract(self, known: _Known) -> None:
        if not known.retracted:
            closed = marks.Closed(marks.RETRACTED, (), ())
            self.appends.append(_Append(known.match, [closed], known.standing.version, uuid4()))


def _command(source: Source, id_: str, generation: int) -> UUID:
    return uuid5(_PLAYS, msgspec.json.encode([source, id_, generation]).decode())


def _source(known: _Known) -> str:
    source = known.standing.started.source
    return source.name if source else ""


def _same(play: Play, known: _Known) -> Entered:
    return Entered(play.id, known.match, known.standing.started.game, "same", known.reported)


def _comment(play: Play, known: _Known) -> str | None:
    """The play's, where the match does not have it yet."""
    return play.comment if play.comment and play.comment not in {note.text for note in known.standing.notes} else None
