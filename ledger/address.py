"""Address: which database a URL names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ledger.causes import because
from ledger.errors import StoreUnreachable

if TYPE_CHECKING:
    from sqlalchemy import URL

BUSY_TIMEOUT_S = 30.0  # longer than the longest checkpoint of a write-ahead log
_POSTGRES = ("postgres", "postgresql", "postgresql+psycopg")


class Address(NamedTuple):
    url: URL
    shown: str  # without a password
    path: Path | None = None  # of a SQLite file
    own: bool = False  # the file in the user's data directory, whose folder is made when missing
    timeout_s: float = BUSY_TIMEOUT_S  # how long to wait for another writer of the file; `?timeout=` in the URL


def address(url: str | None) -> Address:
    """None: a SQLite file in the user's data directory. Raises StoreUnreachable for a URL of no known database."""
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if url is None:
        path = _own_path()
        own = URL.create("sqlite", database=str(path))
        return Address(own, str(own), path, own=True)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreUnreachable(_without_secret(url), because("no_url")) from error
    shown = parsed.render_as_string(hide_password=True)
    if parsed.drivername in _POSTGRES:
        return Address(parsed.set(drivername="postgresql+psycopg"), shown)
    if parsed.drivername != "sqlite":
        raise StoreUnreachable(shown, because("unknown_database"))
    if not parsed.database or parsed.database == ":memory:" or "\0" in parsed.database:
        raise StoreUnreachable(shown, because("no_file_named"))
    return Address(parsed, shown, Path(parsed.database), timeout_s=_timeout_s(parsed, shown))


def _timeout_s(url: URL, shown: str) -> float:
    given = str(url.query.get("timeout", BUSY_TIMEOUT_S))
    try:
        return float(given)
    except ValueError as error:
        raise StoreUnreachable(shown, because("bad_timeout", met=given)) from error


def _own_path() -> Path:
    from platformdirs import user_data_path

    return user_data_path("kifu", appauthor=False) / "kifu.db"


def _without_secret(url: str) -> str:
    """What follows the last `@`, for a text that could not be taken apart."""
    return url.rpartition("@")[2][:80]
