"""Importing: exchange lines into a log, all or none, each one checked before it counts."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET

from ledger.causes import because, first_line
from ledger.chain import GENESIS, seal
from ledger.errors import BadDigest, BrokenExchange, CommandReused, MatchConflict, Unstorable
from ledger.fact import MOST_BYTES, Fact, check_actor, check_data, check_type
from ledger.head import Head
from ledger.lines import FORMAT, EventLine, LogLine, PlayerLine, decode
from ledger.player import Player, cleaned
from ledger.stored import microseconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from uuid import UUID

    from ledger.causes import Cause
    from ledger.ledger import Ledger
    from ledger.store import Writing

MOST_LINE_BYTES = MOST_BYTES + 64 * 1024
_AHEAD = 500  # events of a match that stands in the log, read at a time
_TELL_EVERY = 250  # lines


class Imported(NamedTuple):
    match: UUID
    events: int  # in the lines
    status: Literal["new", "same"]  # same: they all stood in the log already


def import_lines(
    ledger: Ledger, lines: Iterable[bytes], *, progress: Callable[[int], None] | None = None
) -> list[Imported]:
    """Matches in the order met. A match that stands in the log with the same events is left alone.

    `progress` is called with the number of lines read so far. Raises BrokenExchange, MatchConflict, StoreUnreachable,
    and then nothing is stored.
    """
    with ledger.store.writing(ledger.log) as writing:
        intake = _Intake(ledger, writing)
        for number, text in enumerate(lines, start=1):
            intake.take(number, text)
            if progress is not None and number % _TELL_EVERY == 0:
                progress(number)
        intake.end()
        if progress is not None:
            progress(intake.number)
    return [Imported(match, seen.events, "same" if seen.stands else "new") for match, seen in intake.matches.items()]


class _Match:
    """What has been met of one match."""

    def __init__(self, *, stands: bool) -> None:
        self.events = 0
        self.stands = stands  # in the log, before this import
        self.ahead: list[Any] = []  # rows of the log that the next lines must equal, last one first


class _Intake:
    def __init__(self, ledger: Ledger, writing: Writing) -> None:
        self._ledger = ledger
        self._writing = writing
        self.number = 0
        self.matches: dict[UUID, _Match] = {}
        self._first: LogLine | None = None
        self._players: dict[UUID, Player] = {}
        self._events = 0
        self._last = Head(0, GENESIS)  # position and hash of the event line before
        self._command: list[EventLine] = []  # lines of one command, to be appended together

    def take(self, number: int, text: bytes) -> None:
        self.number = number
        line = self._decoded(text)
        if self._first is None:
            self._begin(line)
        elif isinstance(line, EventLine):
            try:
                self._event(line)
            except Unstorable as error:
                raise self._broken(error.cause) from error
        elif isinstance(line, PlayerLine):
            self._player(line)
        else:
            raise self._broken(because("first_line_twice"))

    def end(self) -> None:
        self.number += 1
        if self._first is None:
            raise self._broken(because("empty_file"))
        self._flush()
        if self._events != self._first.events:
            raise self._broken(because("events_differ", met=self._events, told=self._first.events))
        if len(self._players) != self._first.players:
            raise self._broken(because("players_differ", met=len(self._players), told=self._first.players))
        if self._first.whole and self._last != self._head(self._first):
            raise self._broken(because("last_hash_differs"))
        self._add_players()

    def _decoded(self, text: bytes) -> LogLine | PlayerLine | EventLine:
        if len(text) > MOST_LINE_BYTES:
            raise self._broken(because("line_too_long", most=MOST_LINE_BYTES))
        try:
            return decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            unreadable = because("line_unreadable", text=first_line(error))
            raise self._broken(because("no_export") if self._first is None else unreadable) from error

    def _begin(self, line: LogLine | PlayerLine | EventLine) -> None:
        if not isinstance(line, LogLine):
            raise self._broken(because("first_line_missing"))
        if line.format != FORMAT:
            raise self._broken(because("unknown_format", met=line.format, known=FORMAT))
        self._first = line
        self._head(line)

    def _head(self, line: LogLine) -> Head:
        try:
            return Head.parse(line.head)
        except BadDigest as error:
            raise self._broken(because("bad_digest", met=error.text[:80])) from error

    def _player(self, line: PlayerLine) -> None:
        if line.id in self._players:
            raise self._broken(because("player_twice", player=line.id))
        try:
            aliases = tuple(map(cleaned, line.aliases))
            self._players[line.id] = Player(line.id, cleaned(line.name), aliases, line.merged_into, line.forgotten)
        except Unstorable as error:
            raise self._broken(error.cause) from error

    def _event(self, line: EventLine) -> None:
        self._check_hash(line)
        self._events += 1
        assert self._first is not None
        if self._first.whole and line.position != self._events:
            raise self._broken(because("position_due", met=line.position, due=self._events))
        seen = self.matches.get(line.match) or self._meet(line.match)
        seen.events += 1
        if line.version != seen.events:
            raise self._broken(because("version_due", met=line.version, match=line.match, due=seen.events))
        if seen.stands:
            self._compare(line, seen)
            return
        if self._command and self._command[0].command != line.command:
            self._flush()
        if self._command and not _of_one_append(self._command[0], line):
            raise self._broken(because("command_mixed", command=line.command))
        self._command.append(line)

    def _check_hash(self, line: EventLine) -> None:
        data = bytes(line.data)
        check_type(line.type)
        check_actor(line.actor)
        check_data(data)
        if line.recorded_at.utcoffset() is None:
            raise self._broken(because("no_offset", met=line.recorded_at))
        if not (0 < line.position < 2**63 and 0 < line.version < 2**63 and 0 < line.schema < 2**31):
            raise self._broken(because("out_of_range"))
        told = seal(
            self._previous(line),
            line.position,
            line.match.bytes,
            line.version,
            line.type,
            line.schema,
            microseconds(line.recorded_at),
            line.actor,
            line.command.bytes,
            sha256(data).digest(),
        )
        if told.hex() != line.hash:
            raise self._broken(because("hash_differs"))
        self._last = Head(line.position, told)

    def _previous(self, line: EventLine) -> bytes:
        if line.previous is not UNSET:
            try:
                previous = bytes.fromhex(line.previous)
            except ValueError:
                previous = b""
            if len(previous) != len(GENESIS):
                raise self._broken(because("bad_previous"))
            return previous
        if line.position != self._last.position + 1:
            raise self._broken(because("previous_missing"))
        return self._last.hash

    def _meet(self, match: UUID) -> _Match:
        seen = _Match(stands=False)
        seen.ahead = self._rows(match, 0)
        seen.stands = bool(seen.ahead)
        self.matches[match] = seen
        return seen

    def _rows(self, match: UUID, after: int) -> list[Any]:
        from ledger.queries import READ_SOME

        params = {"log": self._ledger.log, "match": match, "after": after, "most": _AHEAD}
        return self._ledger.store.select(READ_SOME, params)[::-1]

    def _compare(self, line: EventLine, seen: _Match) -> None:
        if not seen.ahead:
            seen.ahead = self._rows(line.match, line.version - 1)
        row = seen.ahead.pop() if seen.ahead else None
        recorded_us = microseconds(line.recorded_at)
        told = (line.type, line.schema, bytes(line.data), line.actor, line.command.bytes, recorded_us)
        if row is None or row[3:9] != told:
            raise MatchConflict(line.match, self.number)

    def _flush(self) -> None:
        """Append the lines of one command, which end before the line that is being read."""
        from ledger.ledger import request

        if not self._command:
            return
        first = self._command[0]
        facts = [Fact(line.type, bytes(line.data), line.schema) for line in self._command]
        self._command = []
        checked = request(
            first.match, facts, expect=first.version - 1, command=first.command, actor=first.actor, at=first.recorded_at
        )
        try:
            repeated = self._writing.append(checked).repeated
        except CommandReused as error:
            raise MatchConflict(first.match, self.number - 1) from error
        if repeated:
            raise BrokenExchange(self.number - 1, because("command_twice", command=first.command))

    def _add_players(self) -> None:
        from ledger.players import everybody, put

        known = {player.id for player in everybody(self._writing.connection, self._ledger.log)}
        new = {player.id: player for player in self._players.values() if player.id not in known}
        for player in new.values():
            self._check_merge(player, new, known)
            put(self._writing.connection, self._ledger.log, player)

    def _check_merge(self, player: Player, new: dict[UUID, Player], known: set[UUID]) -> None:
        met = {player.id}
        into = player.merged_into
        while into is not None and into not in known:
            if into in met or into not in new:
                raise self._broken(because("merged_into_nobody", player=player.id))
            met.add(into)
            into = new[into].merged_into

    def _broken(self, cause: Cause) -> BrokenExchange:
        return BrokenExchange(self.number, cause)


def _of_one_append(first: EventLine, line: EventLine) -> bool:
    return (first.match, first.actor, first.recorded_at) == (line.match, line.actor, line.recorded_at)
