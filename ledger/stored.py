"""Stored: what the log gives back, an event, the answer to an append, a match in the list."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

if TYPE_CHECKING:
    from collections.abc import Iterable

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

# position, match, version, type, schema, data, actor, command, microseconds since 1970, hash; ids as 16 bytes
EventRow = tuple[int, bytes, int, str, int, bytes, str, bytes, int, bytes]


class Stored(NamedTuple):
    position: int  # in the whole log, from 1, dense
    match: UUID
    version: int  # in its match, from 1, dense
    type: str
    schema: int
    data: bytes
    actor: str
    command: UUID
    recorded_at: datetime  # UTC
    hash: bytes


class Appended(NamedTuple):
    match: UUID
    first_version: int
    last_version: int
    first_position: int
    last_position: int
    repeated: bool  # this answer was given before, nothing was appended


class MatchHead(NamedTuple):
    match: UUID
    version: int  # the last
    first_position: int
    last_position: int
    created: datetime  # when its first event was recorded


def stored(rows: Iterable[EventRow]) -> list[Stored]:
    """Rows as they come from the database, in the same order."""
    ids: dict[bytes, UUID] = {}
    times: dict[int, datetime] = {}
    found = []
    for position, match, version, type_, schema, data, actor, command, recorded_us, hash_ in rows:
        match_id = ids.get(match) or ids.setdefault(match, UUID(bytes=match))
        command_id = ids.get(command) or ids.setdefault(command, UUID(bytes=command))
        at = times.get(recorded_us) or times.setdefault(recorded_us, moment(recorded_us))
        found.append(Stored(position, match_id, version, type_, schema, data, actor, command_id, at, hash_))
    return found


def moment(recorded_us: int) -> datetime:
    return EPOCH + timedelta(microseconds=recorded_us)


def microseconds(at: datetime) -> int:
    """Since 1970, exactly; `at` must be aware of its offset."""
    return (at - EPOCH) // _MICROSECOND
