"""Schema: which revision of the tables a database has, and how it gets this program's.

A SQLite file is brought up to date when it is opened, a PostgreSQL database only by `upgrade`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from ledger.address import address
from ledger.causes import because
from ledger.errors import SchemaTooNew, SchemaTooOld, StoreUnreachable

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

    from ledger.address import Address

HEAD = "0003"  # the newest revision in migrations/versions; they are numbered
OF_STATISTICS = frozenset({"checkpoint", "matches", "seat_results", "score_parts", "features"})  # made with the log's


class Status(NamedTuple):
    found: str | None  # None: no tables of a log
    head: str
    state: Literal["missing", "old", "current", "new"]


def check(url: str | None) -> Status:
    """What `url` has; changes nothing. Raises StoreUnreachable."""
    from ledger.engines import looking

    with looking(address(url)) as connection:
        return status(None if connection is None else revision(connection))


def upgrade(url: str | None) -> Status:
    """Bring the tables of `url` to HEAD; says what it found. Raises SchemaTooNew, StoreUnreachable."""
    return upgrade_at(address(url))


def upgrade_at(place: Address) -> Status:
    from ledger.engines import migrating

    with migrating(place) as connection:
        before = status(revision(connection))
        if before.state == "new":
            raise SchemaTooNew(place.shown, str(before.found), HEAD)
        if before.state == "missing":
            _refuse_foreign(connection, place.shown)
        if before.state != "current":
            migrate(connection)
        return before


def demand_current(found: str | None, shown: str) -> None:
    """Raises SchemaTooOld, SchemaTooNew."""
    state = status(found).state
    if state == "new":
        raise SchemaTooNew(shown, str(found), HEAD)
    if state != "current":
        raise SchemaTooOld(shown, found, HEAD)


def status(found: str | None) -> Status:
    if found is None:
        return Status(found, HEAD, "missing")
    if found == HEAD:
        return Status(found, HEAD, "current")
    return Status(found, HEAD, "old" if found < HEAD else "new")


def revision(connection: Connection) -> str | None:
    """As Alembic keeps it; None where it keeps none."""
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(connection: Connection) -> None:
    """Run what is due, in the transaction that `connection` is in."""
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> Config:
    """Alembic's, for the folder migrations/."""
    from alembic.config import Config

    import migrations

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    return config


def _refuse_foreign(connection: Connection, shown: str) -> None:
    """No log is made in a database that already serves something else under the same names."""
    from sqlalchemy import inspect

    from ledger.tables import metadata

    taken = sorted(set(inspect(connection).get_table_names()) & (metadata.tables.keys() | OF_STATISTICS))
    if taken:
        raise StoreUnreachable(shown, because("foreign_tables", tables=", ".join(taken)))
