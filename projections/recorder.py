"""Recorder: where matches begin: a new one, one that stands in the log, one that comes as text.

>>> from ledger import Ledger
>>> from tempfile import mkdtemp
>>> ledger = Ledger.open(f"sqlite:///{mkdtemp()}/games.db")
>>> match = Recorder(ledger).new("claim2", seats=["Aki", "Ben"])
>>> steps = match.play("*: deal A ?13; deal B ?13; turn S8; A: I9")
>>> match.at(4).legal()[0], len(match.undo()), len(match.history)
('B: I1', 1, 3)
>>> ledger.close()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_URL, UUID, uuid4, uuid5

import msgspec
from msgspec import Struct

from ledger.errors import CommandReused, NameTaken
from ledger.ids import new_match_id
from projections import fair, marks, registry
from projections.closing import given_up_ranks
from projections.codec import Codec
from projections.dealing import owed
from projections.documents import nothing
from projections.errors import NotPossible
from projections.match import Match, fact_of
from projections.record import End, checked_date, one_line, tag_list
from projections.replay import replay
from projections.reporting import ranks_told, table_of
from projections.seats import CHANCE, letter, seat_of
from projections.setup import option_texts, setup_from
from projections.standing import MARKS
from projections.transcript import result_of
from projections.unruled import Unruled
from projections.writer import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ledger import Ledger
    from projections.documents import Find
    from projections.errors import BrokenRecord
    from projections.figures import Step
    from projections.game import Game
    from projections.record import Mode, Record
    from projections.replay import Replay

_TEXTS = uuid5(NAMESPACE_URL, "kifu:text")  # command ids of imported texts: the same text is the same command


class Entered(Struct, frozen=True):
    """What an import did. `broken` is where a salvaged text stopped."""

    match: Match
    new: bool
    broken: BrokenRecord | None = None


class Recorder:
    """`actor` is who enters what is recorded here; it stands beside each event.

    `find` gives the documents that an option may name; a match that stands in the log carries them itself.
    """

    def __init__(self, ledger: Ledger, *, actor: str = "", find: Find = nothing) -> None:
        self.ledger = ledger
        self.actor = actor
        self.find = find

    def open(self, match: UUID | str) -> Match:
        """The match of this id. Raises UnknownMatch."""
        return Match(self.ledger, match if isinstance(match, UUID) else UUID(match), actor=self.actor)

    def new(
        self,
        game: str,
        *,
        seats: Sequence[str],
        mode: Mode = "observed",
        options: Mapping[str, str] | None = None,
        date: str | None = None,
        place: str | None = None,
        tags: Sequence[str] = (),
        command: UUID | None = None,
    ) -> Match:
        """A new match of the players named in `seats`. Raises UnknownGame and BadSetup."""
        rules = registry.game(game)
        setup = setup_from(rules, seats=len(seats), options=options or {}, find=self.find)
        match = new_match_id()
        seed = fair.new_seed() if mode == "dealt" else None
        started = marks.Started(
            game=rules.ID,
            rules=rules.RULES,
            mode=mode,
            seats=self._players(seats),
            options=option_texts(rules, setup),
            setup=_raw(setup),
            date=checked_date(date or "") or None,
            place=one_line(place or "") or None,
            tags=tag_list(tags),
            commitment=fair.commitment(seed) if seed else None,
        )
        events = [started, *self._going_on(match, started, rules, rules.initial(setup), seed, 0)]
        self._append(match, rules, events, command or uuid4())
        return self.open(match)

    def enter(self, record: Record, *, salvage: bool = False, progress: Callable[[], None] = lambda: None) -> Entered:
        """The match that a text spells, stored whole or not at all; a text entered before is not entered again.

        With `salvage` the moves before the first fault are stored. Raises BrokenRecord.
        """
        played = replay(record, find=self.find, progress=progress)
        if played.broken and not salvage:
            raise played.broken
        canonical = text_of(_canonical(record, played))
        command = uuid5(_TEXTS, canonical)
        if before := self.ledger.appended(command):
            return Entered(self.open(before.match), new=False, broken=played.broken)
        match = new_match_id()
        started = marks.Started(
            game=played.game.ID,
            rules=record.rules,
            mode=record.mode,
            seats=self._players(record.seats),
            options=option_texts(played.game, played.setup),
            setup=_raw(played.setup),
            date=record.date,
            place=record.place,
            tags=record.tags,
            extra=record.extra,
        )
        events = _events(started, record, played)
        if record.mode == "dealt" and not isinstance(events[-1], marks.Closed):
            drawn = sum(step.move.seat == CHANCE for step in played.history)
            events += self._going_on(match, started, played.game, played.state, fair.new_seed(), drawn)
        try:
            self._append(match, played.game, events, command)
        except CommandReused:  # somebody was entering the same text, and was quicker
            before = self.ledger.appended(command)
            assert before is not None
            return Entered(self.open(before.match), new=False, broken=played.broken)
        return Entered(self.open(match), new=True, broken=played.broken)

    def report(
        self,
        game: str,
        *,
        seats: Sequence[str],
        scores: Sequence[int | None],
        ranks: Sequence[int] | None = None,
        teams: Sequence[str] = (),
        date: str | None = None,
        place: str | None = None,
        tags: Sequence[str] = (),
        command: UUID | None = None,
    ) -> Match:
        """A result without moves, of any game: scores and ranks by seat (None: by the scores; empty: nobody is ranked).

        A game known here gets its usual setup, and has its teams by its rules. Raises BadSetup.
        """
        rules, setup = table_of(game, seats=len(seats), teams=teams, find=self.find)
        placed = ranks_told(rules.sides(setup), ranks=ranks, points=scores)
        match = new_match_id()
        started = marks.Started(
            game=rules.ID,
            rules=rules.RULES,
            mode="observed",
            seats=self._players(seats),
            options={},
            setup=_raw(setup),
            date=checked_date(date or "") or None,
            place=one_line(place or "") or None,
            tags=tag_list(tags),
        )
        self._append(match, rules, [started, marks.Reported(placed, tuple(scores))], command or uuid4())
        return self.open(match)

    def fork(self, match: Match, *, moves: int, command: UUID | None = None) -> Match:
        """A new match of the same people that begins with the first `moves` moves of `match`, and knows it.

        A dealt one goes on with dice of its own. Raises IndexError, and NotPossible for a result without moves.
        """
        steps, game = match.history[:moves], match.game
        if not 0 <= moves <= len(match.turns):
            raise IndexError(moves)
        if isinstance(game, Unruled) or isinstance(match.closed, marks.Reported):
            raise NotPossible("nothing_to_fork")
        fork = new_match_id()
        seed = fair.new_seed() if match.started.mode == "dealt" else None
        started = msgspec.structs.replace(
            match.started,
            options=option_texts(game, match.setup),
            setup=_raw(match.setup),
            date=match.date,
            place=match.place,
            tags=match.tags,
            commitment=fair.commitment(seed) if seed else None,
            origin=marks.Origin(str(match.id), moves),
        )
        drawn = sum(step.move.seat == CHANCE for step in steps)
        events = [started, *(event for step in steps for event in step.events)]
        events += self._going_on(fork, started, game, match.at(moves).state, seed, drawn)
        self._append(fork, game, events, command or uuid4())
        return self.open(fork)

    def forks(self, match: UUID) -> dict[UUID, int]:
        """The matches that were forked from this one, with the number of moves they took along, oldest first."""
        wanted = str(match)
        origins = {
            fork: MARKS.decode("match.started", data).origin
            for fork, data in self.ledger.starts()
            if wanted.encode() in data  # most are no forks: look before decoding
        }
        return {fork: origin.moves for fork, origin in origins.items() if origin and origin.match == wanted}

    def simulated(self, game: Game, setup: Any, history: Sequence[Step], *, seats: Sequence[str]) -> UUID:
        """Record a match that bots have played to its end; comes back with its id."""
        match = new_match_id()
        started = marks.Started(
            game=game.ID,
            rules=game.RULES,
            mode="simulated",
            seats=self._players(seats),
            options=option_texts(game, setup),
            setup=_raw(setup),
        )
        outcome = game.outcome(history[-1].after)
        assert outcome is not None
        played = [event for step in history for event in step.events]
        closed = marks.Closed(outcome.reason, outcome.ranks, outcome.scores)
        self._append(match, game, [started, *played, closed], uuid4())
        return match

    def _players(self, names: Sequence[str]) -> tuple[str, ...]:
        """Player ids by seat; a name nobody has yet becomes a new player."""
        return tuple(str(self._player(name)) for name in names)

    def _player(self, name: str) -> UUID:
        if known := self.ledger.players.find(name):
            return known.id
        try:
            return self.ledger.players.add(name)
        except NameTaken as taken:  # somebody was adding the same name, and was quicker
            return taken.player

    def _going_on(
        self, match: UUID, started: marks.Started, game: Game, state: Any, seed: bytes | None, drawn: int
    ) -> list[Any]:
        """What chance owes in `state`, drawn from the `seed` of a dealt match, and the end, where there is one."""
        steps = owed(game, state, seed, drawn) if seed else []
        if seed:
            self.ledger.secrets.keep(match, seed)
        events = [event for step in steps for event in step.events]
        outcome = game.outcome(steps[-1].after if steps else state)
        if outcome is None:
            return events
        proved = seed is not None and fair.commitment(seed) == started.commitment
        revealed = seed.hex() if seed and proved else None
        return [*events, marks.Closed(outcome.reason, outcome.ranks, outcome.scores, seed=revealed)]

    def _append(self, match: UUID, game: Game, events: Sequence[Any], command: UUID) -> None:
        codec = Codec(game)
        facts = [fact_of(codec, event) for event in events]
        self.ledger.append(match, facts, expect=0, command=command, actor=self.actor)


def _events(started: marks.Started, record: Record, played: Replay) -> list[Any]:
    """The events of a text, so that each note knows the version of its move."""
    events: list[Any] = [started, *(marks.Noted(note) for note in record.notes)]
    for entry, step in zip(record.entries, played.history, strict=False):
        first = len(events) + 1
        events += [*step.events, *(marks.Noted(note, first) for note in entry.notes)]
    closed = closing_of_text(record, played)
    return events if closed is None else [*events, closed]


def closing_of_text(record: Record, played: Replay) -> marks.Closed | None:
    """How a text ends: by the rules, or by its line `end:`. None where the match goes on."""
    if played.outcome:
        end = played.outcome
        return marks.Closed(end.reason, end.ranks, end.scores)
    if not isinstance(record.closing, End) or played.broken:
        return None
    seat = seat_of(record.closing.seat) if record.closing.seat else None
    ranks = given_up_ranks(played.game, played.setup, record.closing.reason, seat)
    return marks.Closed(record.closing.reason, ranks, (), seat)


def _canonical(record: Record, played: Replay) -> Record:
    """The record with moves, actors and options as the writer spells them, as far as it could be played."""
    entries = tuple(
        msgspec.structs.replace(entry, actor=letter(step.move.seat), text=played.game.write(step.before, step.move))
        for entry, step in zip(record.entries, played.history, strict=False)
    )
    options = option_texts(played.game, played.setup)
    closing = record.closing if played.outcome is None else result_of(played.outcome)
    return msgspec.structs.replace(record, entries=entries, options=options, closing=closing)


def _raw(setup: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(setup))
