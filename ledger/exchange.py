"""Exchange: a log, or some matches of it, as JSON Lines, and back.

The data of each event travels byte for byte, every hash can be checked from the lines alone, and reading the lines of
a whole log into an empty one gives the same log. Secrets stay behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import UUID

import msgspec
from msgspec import UNSET, Raw

from ledger.chain import GENESIS
from ledger.errors import UnknownMatch
from ledger.importing import Imported, import_lines
from ledger.lines import FORMAT, EventLine, LogLine, PlayerLine, encode
from ledger.stored import moment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ledger.ledger import Ledger
    from ledger.player import Player
    from ledger.stored import MatchHead

__all__ = ["Imported", "export_lines", "import_lines"]

BATCH = 1_000
STARTED = "match.started"  # its data may name players, by id, in the list `seats`


def export_lines(
    ledger: Ledger, matches: Sequence[UUID] | None = None, *, person: Callable[[Player], Player] = lambda player: player
) -> Iterator[bytes]:
    """Lines with their newline: of the whole log (None), or of `matches`, oldest first. Raises UnknownMatch.

    `person` is how a player is told of, such as without his name.
    """
    head = ledger.head()
    chosen = None if matches is None else _chosen(ledger, matches)
    players = _players_named(ledger, head.position, chosen)
    events = head.position if chosen is None else sum(match.version for match in chosen)
    first = LogLine(FORMAT, ledger.log, chosen is None, len(players), events, head.text)
    yield encode(first) + b"\n"
    for player in players:
        yield encode(PlayerLine(*person(player))) + b"\n"
    rows = _rows(ledger, head.position) if chosen is None else _rows_of(ledger, chosen)
    expected = GENESIS
    for row in rows:
        line = _event_line(row, expected)
        expected = row[9]
        yield encode(line) + b"\n"


def _chosen(ledger: Ledger, matches: Sequence[UUID]) -> list[MatchHead]:
    known = {match.match: match for match in ledger.matches()}
    for match in matches:
        if match not in known:
            raise UnknownMatch(match)
    wanted = set(matches)
    return [match for match in known.values() if match.match in wanted]


def _rows(ledger: Ledger, last: int) -> Iterator[tuple[Any, ...]]:
    """Event rows by position, each with the hash of the one before."""
    from ledger.queries import FOLLOW

    at, previous = 0, GENESIS
    while at < last:
        most = min(BATCH, last - at)
        for row in ledger.store.select(FOLLOW, {"log": ledger.log, "after": at, "most": most}):
            yield (*row, previous)
            at, previous = row[0], row[9]


def _rows_of(ledger: Ledger, matches: Sequence[MatchHead]) -> Iterator[tuple[Any, ...]]:
    """The same for some matches, each by version, up to the version that was counted."""
    from ledger.queries import READ_LINKED

    for match in matches:
        at = 0
        while at < match.version:
            params = {"log": ledger.log, "match": match.match, "after": at, "most": min(BATCH, match.version - at)}
            for row in ledger.store.select(READ_LINKED, params):
                yield (*row[:10], row[10] or GENESIS)
                at = row[2]


def _event_line(row: tuple[Any, ...], expected: bytes) -> EventLine:
    position, match, version, type_, schema, data, actor, command, recorded_us, hash_, previous = row
    return EventLine(
        position=position,
        match=UUID(bytes=match),
        version=version,
        type=type_,
        schema=schema,
        data=Raw(data),
        actor=actor,
        command=UUID(bytes=command),
        recorded_at=moment(recorded_us),
        hash=hash_.hex(),
        previous=UNSET if previous == expected else previous.hex(),
    )


def _players_named(ledger: Ledger, last: int, chosen: Sequence[MatchHead] | None) -> list[Player]:
    """The players in the seats of the matches, and those they are merged into, by name."""
    named: set[UUID] = set()
    for data in _starts(ledger, last, chosen):
        seats = msgspec.json.decode(data).get("seats")
        named.update(filter(None, map(_player_id, seats if isinstance(seats, list) else ())))
    everybody = ledger.players.everybody()
    into = {player.id: player.merged_into for player in everybody}
    waiting = list(named)
    while waiting:
        survivor = into.get(waiting.pop())
        if survivor is not None and survivor not in named:
            named.add(survivor)
            waiting.append(survivor)
    return [player for player in everybody if player.id in named]


def _starts(ledger: Ledger, last: int, chosen: Sequence[MatchHead] | None) -> Iterable[bytes]:
    if chosen is not None:
        for match in chosen:
            yield from (data for _, type_, data in ledger.payloads(match.match) if type_ == STARTED)
        return
    at = 0
    while events := [event for event in ledger.follow(at, most=BATCH, types=[STARTED]) if event.position <= last]:
        yield from (event.data for event in events)
        at = events[-1].position


def _player_id(seat: object) -> UUID | None:
    try:
        return UUID(seat) if isinstance(seat, str) else None
    except ValueError:
        return None
