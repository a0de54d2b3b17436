"""People: who a recorded player id is today, after renaming, merging and forgetting."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from uuid import UUID

    from ledger import Ledger


class Person(NamedTuple):
    id: UUID  # of whom the recorded player is merged into
    name: str


def people(ledger: Ledger) -> dict[UUID, Person]:
    """By recorded id."""
    rows = {each.id: each for each in ledger.players.everybody()}
    found: dict[UUID, Person] = {}
    for player in rows:
        last = rows[player]
        while last.merged_into is not None and last.merged_into in rows:
            last = rows[last.merged_into]
        found[player] = Person(last.id, last.name)
    return found
