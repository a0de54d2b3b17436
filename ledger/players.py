"""Players: the people that events name by id. An ordinary table: nothing here touches an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger import naming
from ledger.errors import AmbiguousName
from ledger.ids import new_match_id
from ledger.naming import everybody, put
from ledger.player import Player, cleaned, pseudonym

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from uuid import UUID

    from ledger.store import Store

__all__ = ["Players", "everybody", "put"]


class Players:
    """The players of one log."""

    def __init__(self, store: Store, log: str) -> None:
        self._store = store
        self._log = log

    def add(self, name: str) -> UUID:
        """A new player. Raises NameTaken, Unstorable."""
        name, player = cleaned(name), new_match_id()
        with self._store.writing(self._log) as writing:
            naming.demand_free(writing.connection, self._log, name, player)
            put(writing.connection, self._log, Player(player, name))
        return player

    def find(self, name: str) -> Player | None:
        """The player who goes by `name`, in whatever case or width. Raises AmbiguousName."""
        with self._store.reading() as connection:
            found = naming.owners(connection, self._log, name)
        if len(found) > 1:
            raise AmbiguousName(name, found)
        return self.get(found[0]) if found else None

    def get(self, player: UUID) -> Player:
        """As recorded, with the names of those merged into him; his own merge is not followed. Raises UnknownPlayer."""
        with self._store.reading() as connection:
            return naming.get_with_merged(connection, self._log, player)

    def names(self, players: Iterable[UUID]) -> dict[UUID, str]:
        """The name that each id goes by today, merges followed; ids that are not known are left out."""
        wanted = set(players)
        with self._store.reading() as connection:
            rows = naming.rows_with_survivors(connection, self._log, wanted)
        return {player: rows[naming.survivor(rows, player)][0] for player in rows if player in wanted}

    def survivors(self, players: Iterable[UUID]) -> dict[UUID, UUID]:
        """Who each id is today, merges followed; an id that is not known is itself."""
        wanted = set(players)
        with self._store.reading() as connection:
            rows = naming.rows_with_survivors(connection, self._log, wanted)
        return {player: naming.survivor(rows, player) if player in rows else player for player in wanted}

    def rename(self, player: UUID, name: str) -> None:
        """Give another main name; the old one no longer finds the player.

        Raises UnknownPlayer, NameTaken, Unstorable.
        """
        name = cleaned(name)
        with self._store.writing(self._log) as writing:
            naming.rename(writing.connection, self._log, player, name)

    def alias(self, player: UUID, name: str) -> None:
        """Let `name` find the player too. Raises UnknownPlayer, NameTaken, Unstorable."""
        name = cleaned(name)
        with self._store.writing(self._log) as writing:
            naming.alias(writing.connection, self._log, player, name)

    def merge(self, player: UUID, into: UUID) -> None:
        """From now on `player` is `into`, who goes by all the names. Raises UnknownPlayer."""
        with self._store.writing(self._log) as writing:
            naming.merge(writing.connection, self._log, player, into)

    def unmerge(self, player: UUID) -> Player:
        """Take back the merge of `player`, who gets a number behind a name that is another's too.

        Raises UnknownPlayer.
        """
        with self._store.writing(self._log) as writing:
            naming.unmerge(writing.connection, self._log, player)
        return self.get(player)

    def forget(self, player: UUID) -> None:
        """Erase every name of the player, and of those merged into them; a pseudonym stays. Raises UnknownPlayer."""
        with self._store.writing(self._log) as writing:
            connection = writing.connection
            naming.get(connection, self._log, player)
            today = naming.survivors(everybody(connection, self._log))
            stays = today[player]
            for same in [one for one, other in today.items() if other == stays]:
                naming.anonymise(connection, self._log, same, pseudonym(same))
            naming.spell(connection, self._log, stays, [pseudonym(stays)])

    def everybody(self) -> Sequence[Player]:
        """The merged ones too, by name, each with the names given to him."""
        with self._store.reading() as connection:
            return everybody(connection, self._log)

    def list(self) -> list[Player]:
        """All who are not merged into another, by name, each with the names of those merged into him."""
        everyone = self.everybody()
        today = naming.survivors(everyone)
        names: dict[UUID, list[str]] = {}
        for player in everyone:
            if player.merged_into is not None:
                names.setdefault(today[player.id], []).extend((player.name, *player.aliases))
        alone = [player for player in everyone if player.merged_into is None]
        return [naming.with_aliases(player, names.get(player.id, ())) for player in alone]
