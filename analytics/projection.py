"""Projection: the tables of the statistics, kept up to the end of the log.

A step takes the next stretch of the log, folds each match that it changed again from its first event, and puts the rows
in place of the former ones together with the checkpoint: each event counts exactly once, whatever breaks off. A rebuild
makes a new generation of rows beside the one that is read, and readers turn to it once it has reached the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update

from analytics.errors import LogReplaced
from analytics.reading import hash_at, stretch
from analytics.rows import rows_of
from analytics.stamp import stamp
from analytics.tables import OF_MATCH, checkpoint
from ledger.chain import GENESIS
from ledger.derived import working

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from analytics.reading import Stretch
    from analytics.rows import Rows
    from ledger import Ledger
    from ledger.derived import Work

NAME = "statistics"
BATCH = 5_000  # events of a step
KEPT = 2  # generations that are ready: the one that is read, and the one that somebody may still be reading
_SLICE = 500  # ids in one statement


class Generation(NamedTuple):
    number: int
    position: int  # counted so far
    hash: bytes  # of the log there
    ready: bool


def refresh(ledger: Ledger, *, progress: Callable[[int], None] = lambda _: None, most: int = BATCH) -> int:
    """The number of the generation to read, counted up to the end of the log; `progress` gets the position reached.

    Raises LogReplaced; StoreUnreachable and its kin where the tables cannot be written.
    """
    end, ours = ledger.head().position, checkpoint.c.stamp == stamp()
    while True:
        found = _step(ledger, (ours,), most)
        if found is not None:
            progress(found.position)
            if found.ready and found.position >= end:
                return found.number


def rebuild(ledger: Ledger, *, progress: Callable[[int], None] = lambda _: None, most: int = BATCH) -> int:
    """As `refresh`, all of it counted again from the first event, while others read what was there before."""
    with working(ledger, NAME) as work, work.writing() as connection:
        number = _begin(connection, ledger.log)
    ours = (checkpoint.c.stamp == stamp(), checkpoint.c.generation >= number)
    while True:
        found = _step(ledger, ours, most)
        if found is not None:
            progress(found.position)
            if found.ready:
                return found.number


def exists(connection: Connection, log: str, number: int) -> bool:
    """Whether a generation can still be read."""
    found = select(checkpoint.c.ready).where(*_of_log(log), checkpoint.c.generation == number)
    return bool(connection.scalar(found))


def _step(ledger: Ledger, ours: tuple[Any, ...], most: int) -> Generation | None:
    """The newest generation of `ours` one stretch further; None where that has to be tried again."""
    with working(ledger, NAME) as work:
        now = _newest(work.connection, ledger.log, ours)
        if now is None:
            with work.writing() as connection:
                if _newest(connection, ledger.log, ours) is None:
                    _begin(connection, ledger.log)
            return None
        _demand_same_log(ledger, now)
        ahead = stretch(ledger, now.position, most=most)
        if ahead is None and now.ready:
            return now
        return _counted(ledger, work, now, ahead)


def _counted(ledger: Ledger, work: Work, now: Generation, ahead: Stretch | None) -> Generation | None:
    """The generation with `ahead` counted, ready where nothing is ahead; None where somebody else did that."""
    folded = [rows_of(ledger, read) for read in ahead.matches] if ahead else []
    then = Generation(now.number, ahead.last, ahead.hash, now.ready) if ahead else now._replace(ready=True)
    with work.writing() as connection:
        if not _move(connection, ledger.log, now, then):
            return None
        if folded:
            _replace(connection, ledger.log, then.number, folded)
        if then.ready > now.ready:
            _drop_former(connection, ledger.log)
    return then


def _demand_same_log(ledger: Ledger, now: Generation) -> None:
    if now.position and hash_at(ledger, now.position) != now.hash:
        raise LogReplaced(now.position, ledger.head().position)


def _newest(connection: Connection, log: str, conditions: tuple[Any, ...]) -> Generation | None:
    """A ready one, if there is any."""
    columns = checkpoint.c
    query = (
        select(columns.generation, columns.position, columns.hash, columns.ready)
        .where(*_of_log(log), *conditions)
        .order_by(columns.ready.desc(), columns.generation.desc())
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    return Generation(row[0], row[1], row[2], bool(row[3])) if row else None


def _begin(connection: Connection, log: str) -> int:
    last = connection.scalar(select(func.max(checkpoint.c.generation)).where(*_of_log(log))) or 0
    row = {"log": log, "projection": NAME, "generation": last + 1, "stamp": stamp()}
    connection.execute(insert(checkpoint), {**row, "position": 0, "hash": GENESIS, "ready": 0})
    return last + 1


def _move(connection: Connection, log: str, now: Generation, then: Generation) -> bool:
    """Set the checkpoint, if it still is where it was."""
    columns = checkpoint.c
    moved = connection.execute(
        update(checkpoint)
        .where(*_of_log(log), columns.generation == now.number)
        .where(columns.position == now.position, columns.ready == int(now.ready))
        .values(position=then.position, hash=then.hash, ready=int(then.ready))
    )
    return moved.rowcount == 1


def _replace(connection: Connection, log: str, generation: int, folded: list[Rows]) -> None:
    ids = [rows[OF_MATCH[0].name][0]["match_id"] for rows in folded]
    for table in OF_MATCH:
        former = delete(table).where(table.c.log == log, table.c.generation == generation)
        one_of = former.where(table.c.match_id.in_(bindparam("ids", expanding=True)))
        for start in range(0, len(ids), _SLICE):
            connection.execute(one_of, {"ids": ids[start : start + _SLICE]})
        new = [{"log": log, "generation": generation, **row} for rows in folded for row in rows[table.name]]
        if new:
            connection.execute(insert(table), new)


def _drop_former(connection: Connection, log: str) -> None:
    """All but the newest generations that are ready, and those begun after them."""
    ready = select(checkpoint.c.generation).where(*_of_log(log), checkpoint.c.ready == 1)
    kept = connection.scalars(ready.order_by(checkpoint.c.generation.desc()).limit(KEPT)).all()
    for table in (*OF_MATCH, checkpoint):
        of_log = _of_log(log) if table is checkpoint else (table.c.log == log,)
        connection.execute(delete(table).where(*of_log, table.c.generation < min(kept)))


def _of_log(log: str) -> tuple[Any, Any]:
    return checkpoint.c.log == log, checkpoint.c.projection == NAME
