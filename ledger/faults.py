"""Faults: what a driver raises, said as one of this layer's errors."""

from __future__ import annotations

import sqlite3
import sys

from ledger.causes import Cause, because, first_line
from ledger.errors import StoreLocked, StoreReadOnly, StoreUnreachable

_LOCKED = {"55P03", "57014"}  # lock_not_available, query_canceled by a timeout
_READ_ONLY = {"25006"}  # read_only_sql_transaction
_UNUSABLE = {"42501", "42P01", "42883"}  # no privilege; a table or a function is missing


def driver_errors() -> tuple[type[Exception], ...]:
    """What `fault` can translate. psycopg is looked up, not imported: it is loaded when a server is used."""
    from sqlalchemy.exc import DBAPIError

    psycopg = sys.modules.get("psycopg")
    return (sqlite3.Error, DBAPIError, psycopg.Error) if psycopg else (sqlite3.Error, DBAPIError)


def fault(error: Exception, shown: str) -> Exception:
    """The error to raise instead; `error` itself where it tells of a bug, not of a store that cannot be used."""
    origin = getattr(error, "orig", None) or error
    if isinstance(origin, sqlite3.Error):
        return _sqlite_fault(origin, shown) or error
    return _postgres_fault(origin, shown) or error


def _sqlite_fault(error: sqlite3.Error, shown: str) -> StoreUnreachable | None:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreLocked(shown, because("file_held"))
    if name.startswith("SQLITE_READONLY"):
        return StoreReadOnly(shown, because("file_not_writable"))
    if name.startswith("SQLITE_CANTOPEN"):
        return StoreUnreachable(shown, because("file_not_opened"))
    if name == "SQLITE_NOTADB":
        return StoreUnreachable(shown, because("no_sqlite_file"))
    if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
        return None
    return StoreUnreachable(shown, _told(error))


def _postgres_fault(error: BaseException, shown: str) -> StoreUnreachable | None:
    state = getattr(error, "sqlstate", None) or ""
    if state in _READ_ONLY:
        return StoreReadOnly(shown, because("no_writes"))
    if state in _LOCKED:
        return StoreLocked(shown, _told(error))
    kinds = {kind.__name__ for kind in type(error).__mro__}
    if "OperationalError" in kinds or state in _UNUSABLE:
        return StoreUnreachable(shown, _told(error))
    return None


def _told(error: BaseException) -> Cause:
    return because("driver", text=first_line(error))
