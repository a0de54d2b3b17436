"""Anonymous: a log or a record without names, each person under the same pseudonym everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

from ledger.player import pseudonym

if TYPE_CHECKING:
    from ledger.player import Player
    from projections.match import Match


def names(match: Match) -> list[str]:
    """Pseudonyms by seat; people who were merged are one."""
    seats = [UUID(player) for player in match.started.seats]
    today = match.ledger.players.survivors(seats)
    return [pseudonym(today[player]) for player in seats]


def nameless(player: Player) -> Player:
    """Without any name of his own."""
    return player._replace(name=pseudonym(player.id), aliases=())
