"""Secrets: seeds of dealt matches that run. Beside the log, and in no export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from ledger.tables import secret

if TYPE_CHECKING:
    from uuid import UUID

    from sqlalchemy import Delete

    from ledger.store import Store


class Secrets:
    def __init__(self, store: Store, log: str) -> None:
        self._store = store
        self._log = log

    def keep(self, match: UUID, seed: bytes) -> None:
        """In place of one that is kept already."""
        with self._store.writing(self._log) as writing:
            writing.connection.execute(self._of(match))
            writing.connection.execute(insert(secret), {"log": self._log, "match_id": match, "seed": seed})

    def get(self, match: UUID) -> bytes | None:
        """None: never kept, or dropped."""
        query = select(secret.c.seed).where(secret.c.log == self._log, secret.c.match_id == match)
        with self._store.reading() as connection:
            return connection.scalar(query)

    def drop(self, match: UUID) -> None:
        with self._store.writing(self._log) as writing:
            writing.connection.execute(self._of(match))

    def _of(self, match: UUID) -> Delete:
        return delete(secret).where(secret.c.log == self._log, secret.c.match_id == match)
