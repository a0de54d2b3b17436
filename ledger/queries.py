"""Queries: how the log is read, written once for both databases. Every one takes `log`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Integer, and_, bindparam, exists, func, literal_column, or_, select

from ledger.tables import command, event

if TYPE_CHECKING:
    from sqlalchemy import Select

_E, _C = event.c, command.c
_EVENT = select(
    _E.position, _E.match_id, _E.version, _E.type, _E.schema,
    _E.data, _E.actor, _E.command_id, _E.recorded_us, _E.hash,
).where(_E.log == bindparam("log"))  # fmt: skip
_MOST = bindparam("most", type_=Integer)
_OF_MATCH = _E.match_id == bindparam("match")

READ = _EVENT.where(_OF_MATCH, _E.version > bindparam("after")).order_by(_E.version)
READ_SOME = READ.limit(_MOST)
_BEFORE = event.alias("before")
# With the hash of the position before; None at the first.
READ_LINKED = READ_SOME.add_columns(_BEFORE.c.hash).outerjoin_from(
    event, _BEFORE, (_BEFORE.c.log == _E.log) & (_BEFORE.c.position == _E.position - literal_column("1"))
)
FOLLOW = _EVENT.where(_E.position > bindparam("after")).order_by(_E.position).limit(_MOST)
PAYLOADS = select(_E.version, _E.type, _E.data).where(_E.log == bindparam("log"), _OF_MATCH).order_by(_E.version)
HEAD = (
    select(_E.position, _E.hash)
    .where(_E.log == bindparam("log"))
    .order_by(_E.position.desc())
    .limit(literal_column("1"))
)
HASH_AT = select(_E.hash).where(_E.log == bindparam("log"), _E.position == bindparam("position"))

_START = select(_E.match_id).where(_E.log == bindparam("log"), _E.version == literal_column("1"))
STARTS = (
    _START.with_only_columns(_E.position, _E.match_id, _E.data)
    .where(_E.position > bindparam("after"))
    .order_by(_E.position)
    .limit(_MOST)
)
LAST_MATCH = _START.order_by(_E.position.desc()).limit(literal_column("1"))


def _last(name: str) -> Any:
    """A column of the last event of the match whose first event is looked at."""
    last = event.alias("last")
    of_match = select(last.c[name]).where(last.c.log == _E.log, last.c.match_id == _E.match_id)
    return of_match.order_by(last.c.version.desc()).limit(literal_column("1")).scalar_subquery()


MATCHES = (
    _START.with_only_columns(_E.match_id, _last("version"), _E.position, _last("position"), _E.recorded_us)
    .where(_E.match_id.between(bindparam("low"), bindparam("high")))
    .order_by(_E.position)
)

ANSWER = select(_C.match_id, _C.first_version, _C.last_version, _C.first_position, _C.last_position).where(
    _C.log == bindparam("log"), _C.id == bindparam("id")
)


@lru_cache(maxsize=8)
def known(count: int) -> Select[Any]:
    """Which match each of `count` commands went to; parameters `id0`, `id1`, …"""
    ids: list[Any] = [bindparam(f"id{n}") for n in range(count)]
    return select(_C.id, _C.match_id).where(_C.log == bindparam("log"), _C.id.in_(ids))


COMMANDS = select(
    _C.id, _C.request_hash, _C.match_id, _C.first_version, _C.last_version, _C.first_position, _C.last_position
).where(
    _C.log == bindparam("log"),
    _C.id.in_(
        select(_E.command_id).where(
            _E.log == bindparam("log"), _E.position > bindparam("after"), _E.position <= bindparam("last")
        )
    ),
)
_HAS_EVENT = exists().where(_E.log == _C.log, _E.position == _C.first_position, _E.command_id == _C.id)
# All but those that were appended, with their events, behind `last`.
COMMAND_COUNT = select(func.count()).where(
    _C.log == bindparam("log"), ~and_(_C.first_position > bindparam("last"), _HAS_EVENT)
)
IDLE_COMMAND = (
    select(_C.first_position)
    .where(_C.log == bindparam("log"), ~_HAS_EVENT)
    .order_by(_C.first_position)
    .limit(literal_column("1"))
)


@lru_cache(maxsize=64)
def follow(types: tuple[str, ...]) -> Select[Any]:
    """FOLLOW for some types only: exact names, or beginnings that end in a dot."""
    wanted = [_E.type == name if name[-1:] != "." else func.substr(_E.type, 1, len(name)) == name for name in types]
    return FOLLOW.where(or_(*wanted)) if wanted else FOLLOW
