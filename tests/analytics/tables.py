"""Tables: what the projection holds, and what a count from nothing gives, in a form that can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from analytics.projection import refresh
from analytics.reading import everything
from analytics.rows import rows_of
from analytics.source import COLUMNS
from analytics.tables import OF_MATCH
from ledger.derived import snapshot

if TYPE_CHECKING:
    from ledger import Ledger

Tables = dict[str, list[tuple[Any, ...]]]


def kept(ledger: Ledger, generation: int) -> Tables:
    """The rows of a generation, by table, sorted."""
    with snapshot(ledger) as connection:
        return {
            table.name: sorted(
                (
                    tuple(row)
                    for row in connection.execute(
                        select(*(table.c[name] for name in COLUMNS[table.name])).where(
                            table.c.log == ledger.log, table.c.generation == generation
                        )
                    )
                ),
                key=repr,
            )
            for table in OF_MATCH
        }


def up_to_date(ledger: Ledger, *, most: int = 5_000) -> Tables:
    return kept(ledger, refresh(ledger, most=most))


def from_nothing(ledger: Ledger) -> Tables:
    """Counted in memory, match by match, with no checkpoint."""
    found: Tables = {table.name: [] for table in OF_MATCH}
    for read in everything(ledger):
        for name, rows in rows_of(ledger, read).items():
            found[name] += [tuple(row[column] for column in COLUMNS[name]) for row in rows]
    return {name: sorted(rows, key=repr) for name, rows in found.items()}
