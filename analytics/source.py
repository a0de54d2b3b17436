"""Source: the rows behind the frames, from the tables; where these cannot be written, computed from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select

from analytics.projection import exists, refresh
from analytics.reading import everything
from analytics.rows import rows_of
from analytics.tables import OF_MATCH, features, matches, score_parts, seat_results
from ledger.derived import snapshot
from ledger.errors import StoreUnreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Table

    from ledger import Ledger

Found = dict[str, list[tuple[Any, ...]]]  # by table, in the order of COLUMNS

COLUMNS = {table.name: [name for name in table.c.keys() if name not in ("log", "generation")] for table in OF_MATCH}  # noqa: SIM118  # no dict


class Source(NamedTuple):
    """The rows of one game, or of all."""

    rows: Found  # of all tables but features, as of one moment
    features: Callable[[], list[tuple[Any, ...]]]  # read when first asked for: there are many


def source(ledger: Ledger, *, game: str | None = None, progress: Callable[[int], None] = lambda _: None) -> Source:
    """Brings the tables up to the end of the log first. Raises LogReplaced."""
    try:
        rows = _kept(ledger, (matches, seat_results, score_parts), game, progress)
    except StoreUnreachable:  # read-only, held by another program, not ours to write: then without them
        found = _computed(ledger, game)
        return Source(found, lambda: found[features.name])
    return Source(rows, lambda: _kept(ledger, (features,), game, progress)[features.name])


def _kept(ledger: Ledger, tables: Sequence[Table], game: str | None, progress: Callable[[int], None]) -> Found:
    while True:
        generation = refresh(ledger, progress=progress)
        with snapshot(ledger) as connection:
            if exists(connection, ledger.log, generation):
                return {table.name: _read(connection, ledger.log, generation, table, game) for table in tables}


def _read(connection: Connection, log: str, generation: int, table: Table, game: str | None) -> list[tuple[Any, ...]]:
    query = select(*(table.c[name] for name in COLUMNS[table.name])).where(
        table.c.log == log, table.c.generation == generation
    )
    if game is not None:
        of_game = select(matches.c.match_id).where(
            matches.c.log == log, matches.c.generation == generation, matches.c.game == game
        )
        query = query.where(table.c.match_id.in_(of_game))
    return [tuple(row) for row in connection.execute(query.order_by(*table.primary_key))]


def _computed(ledger: Ledger, game: str | None) -> Found:
    found: Found = {table.name: [] for table in OF_MATCH}
    for read in everything(ledger):
        rows = rows_of(ledger, read)
        if game in (None, rows[matches.name][0]["game"]):
            for name, columns in COLUMNS.items():
                found[name] += [tuple(row[column] for column in columns) for row in rows[name]]
    return found
