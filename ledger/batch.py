"""Batch: appends to many matches, and the people they name, in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger import naming

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime
    from uuid import UUID

    from ledger.fact import Expectation, Fact
    from ledger.player import Player
    from ledger.store import Writing
    from ledger.stored import Appended


class Batch:
    """Good until the end of the block that it was made for."""

    def __init__(self, log: str, writing: Writing) -> None:
        self._log = log
        self._writing = writing

    def append(
        self,
        match: UUID,
        facts: Sequence[Fact],
        *,
        expect: int | Expectation,
        command: UUID,
        actor: str = "",
        at: datetime | None = None,
    ) -> Appended:
        """As `Ledger.append`, durable when the block ends."""
        from ledger.ledger import request

        return self._writing.append(request(match, facts, expect=expect, command=command, actor=actor, at=at))

    def put(self, player: Player) -> None:
        """Add a player whose id is not known yet, with all names; another may go by one of them."""
        naming.put(self._writing.connection, self._log, player)

    def alias(self, player: UUID, name: str) -> None:
        """Raises UnknownPlayer, NameTaken."""
        naming.alias(self._writing.connection, self._log, player, name)

    def merge(self, player: UUID, into: UUID) -> None:
        """From now on `player` is `into`, whomever he was merged into before. Raises UnknownPlayer."""
        naming.move(self._writing.connection, self._log, player, into)
