"""Reading: which matches a stretch of the log changed, and all events of these up to its end."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

from sqlalchemy import Integer, bindparam, select

from ledger.queries import HASH_AT
from ledger.stored import microseconds
from ledger.tables import event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger import Ledger

Row = tuple[int, str, bytes]  # version, stored type, payload

_E = event.c
_OF_LOG = _E.log == bindparam("log")
_CHANGED = (
    select(_E.position, _E.hash)
    .where(_OF_LOG, _E.position > bindparam("after"))
    .order_by(_E.position)
    .limit(bindparam("most", type_=Integer))
)
_EVENTS = (
    select(_E.match_id, _E.version, _E.type, _E.data, _E.recorded_us, _E.position)
    .where(
        _OF_LOG,
        _E.position <= bindparam("last"),
        _E.match_id.in_(
            select(_E.match_id).where(_OF_LOG, _E.position > bindparam("after"), _E.position <= bindparam("last"))
        ),
    )
    .order_by(_E.match_id, _E.version)
)


class Read(NamedTuple):
    """The events of one match, oldest first."""

    match: UUID
    rows: list[Row]
    position: int  # of its first event
    started_us: int  # since 1970, UTC
    last_us: int


class Stretch(NamedTuple):
    last: int  # its last position
    hash: bytes  # of the log there
    matches: list[Read]  # that have an event in it


def stretch(ledger: Ledger, after: int, *, most: int) -> Stretch | None:
    """At most `most` events behind position `after`; None where there are none."""
    found = ledger.store.select(_CHANGED, {"log": ledger.log, "after": after, "most": most})
    if not found:
        return None
    last, hash_ = found[-1]
    rows = ledger.store.select(_EVENTS, {"log": ledger.log, "after": after, "last": last})
    return Stretch(last, hash_, [_read(match, list(events)) for match, events in groupby(rows, key=itemgetter(0))])


def _read(match: bytes, events: list[tuple[bytes, int, str, bytes, int, int]]) -> Read:
    rows = [(version, kind, payload) for _, version, kind, payload, _, _ in events]
    (*_, started_us, position), (*_, last_us, _) = events[0], events[-1]
    return Read(UUID(bytes=match), rows, position, started_us, last_us)


def everything(ledger: Ledger) -> Iterator[Read]:
    """Every match of the log, oldest first."""
    for head in ledger.matches():
        events = ledger.read(head.match)
        rows = [(each.version, each.type, each.data) for each in events]
        last_us = microseconds(events[-1].recorded_at)
        yield Read(head.match, rows, head.first_position, microseconds(head.created), last_us)


def hash_at(ledger: Ledger, position: int) -> bytes | None:
    """Of the log at `position`; None where it has no such event."""
    rows = ledger.store.select(HASH_AT, {"log": ledger.log, "position": position})
    return rows[0][0] if rows else None
