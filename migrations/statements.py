"""Statements: the .sql files under migrations/sql/<database>, one function or set of triggers a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

_FOLDER = Path(__file__).parent / "sql"
_SEPARATOR = "\n\n-- next\n"


def run(connection: Connection, name: str) -> None:
    """Execute what this database has under `name`; nothing where it has none."""
    path = _FOLDER / connection.dialect.name / f"{name}.sql"
    if path.exists():
        for statement in path.read_text(encoding="utf-8").split(_SEPARATOR):
            connection.exec_driver_sql(statement, execution_options={"no_parameters": True})
