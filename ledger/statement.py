"""Statements: SQLAlchemy selects compiled once to a dialect's text, for the raw cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from sqlalchemy import Dialect, Select


class Statements:
    def __init__(self, dialect: Dialect, *, paramstyle: str) -> None:
        self._dialect = type(dialect)(paramstyle=paramstyle)  # type: ignore[call-arg]
        self._known: WeakKeyDictionary[Select[Any], tuple[str, dict[str, Any]]] = WeakKeyDictionary()

    def of(self, query: Select[Any]) -> tuple[str, dict[str, Any]]:
        """Text with named parameters, and the parameters whose values the query itself fixes."""
        known = self._known.get(query)
        if known is None:
            compiled = query.compile(dialect=self._dialect)
            fixed = {name: value for name, value in compiled.params.items() if value is not None}
            known = self._known[query] = (compiled.string, fixed)
        return known
