"""Players: the people that events name by id. An ordinary table: nothing here touches an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select, update

from ledger.errors import AmbiguousName, NameTaken, UnknownPlayer
from ledger.ids import new_match_id
from ledger.player import Player, cleaned, folded, pseudonym
from ledger.tables import player as _player
from ledger.tables import player_name as _name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from uuid import UUID

    from sqlalchemy import Connection

    from ledger.store import Store

_SLICE = 500  # ids in one query


class Players:
    """The players of one log."""

    def __init__(self, store: Store, log: str) -> None:
        self._store = store
        self._log = log

    def add(self, name: str) -> UUID:
        """A new player. Raises NameTaken, Unstorable."""
        name, player = cleaned(name), new_match_id()
        with self._store.writing(self._log) as writing:
            _demand_free(writing.connection, self._log, name, player)
            put(writing.connection, self._log, Player(player, name))
        return player

    def find(self, name: str) -> Player | None:
        """The player who goes by `name`, in whatever case or width. Raises AmbiguousName."""
        with self._store.reading() as connection:
            found = _owners(connection, self._log, name)
            if len(found) > 1:
                raise AmbiguousName(name, found)
            return _get(connection, self._log, found[0]) if found else None

    def get(self, player: UUID) -> Player:
        """As recorded; merges are not followed. Raises UnknownPlayer."""
        with self._store.reading() as connection:
            return _get(connection, self._log, player)

    def names(self, players: Iterable[UUID]) -> dict[UUID, str]:
        """The name that each id goes by today, merges followed; ids that are not known are left out."""
        with self._store.reading() as connection:
            rows = _rows_with_survivors(connection, self._log, set(players))
        return {player: rows[_survivor(rows, player)][0] for player in rows if player in set(players)}

    def rename(self, player: UUID, name: str) -> None:
        """Give another main name; the old one no longer finds the player.

        Raises UnknownPlayer, NameTaken, Unstorable.
        """
        name = cleaned(name)
        with self._store.writing(self._log) as writing:
            connection = writing.connection
            old = _get(connection, self._log, player)
            _demand_free(connection, self._log, name, player)
            for spelling in (old.name, name):
                connection.execute(_unname(self._log, player).where(_name.c.folded == folded(spelling)))
            connection.execute(_of(update(_player), self._log, player).values(name=name, forgotten=0))
            _spell(connection, self._log, player, [name])

    def alias(self, player: UUID, name: str) -> None:
        """Let `name` find the player too. Raises UnknownPlayer, NameTaken, Unstorable."""
        name = cleaned(name)
        with self._store.writing(self._log) as writing:
            _get(writing.connection, self._log, player)
            if _demand_free(writing.connection, self._log, name, player):
                _spell(writing.connection, self._log, player, [name])

    def merge(self, player: UUID, into: UUID) -> None:
        """From now on `player` is `into`, who gets all the names. Raises UnknownPlayer."""
        with self._store.writing(self._log) as writing:
            connection = writing.connection
            rows = _rows_with_survivors(connection, self._log, {player, into})
            for given in (player, into):
                if given not in rows:
                    raise UnknownPlayer(given)
            gone, stays = _survivor(rows, player), _survivor(rows, into)
            if gone == stays:
                return
            spellings = _spellings(connection, self._log, gone)
            taken = {folded(spelling) for spelling in _spellings(connection, self._log, stays)}
            connection.execute(_unname(self._log, gone))
            _spell(connection, self._log, stays, [name for name in spellings if folded(name) not in taken])
            connection.execute(_of(update(_player), self._log, gone).values(merged_into=stays))

    def forget(self, player: UUID) -> None:
        """Erase every name of the player, and of those merged into them; a pseudonym stays. Raises UnknownPlayer."""
        with self._store.writing(self._log) as writing:
            connection = writing.connection
            stays = _survivor(_rows_with_survivors(connection, self._log, {player}), player)
            rows = {found.id: (found.name, found.merged_into) for found in everybody(connection, self._log)}
            for same in [one for one in rows if _survivor(rows, one) == stays]:
                connection.execute(_unname(self._log, same))
                anonymous = {"name": pseudonym(same), "forgotten": 1}
                connection.execute(_of(update(_player), self._log, same).values(anonymous))
            _spell(connection, self._log, stays, [pseudonym(stays)])

    def everybody(self) -> Sequence[Player]:
        """The merged ones too, by name."""
        with self._store.reading() as connection:
            return everybody(connection, self._log)

    def list(self) -> list[Player]:
        """All who are not merged into another, by name."""
        return [found for found in self.everybody() if found.merged_into is None]


def everybody(connection: Connection, log: str) -> list[Player]:
    """All players of a log, the merged ones too, by name."""
    spellings: dict[UUID, list[str]] = {}
    named = select(_name.c.player_id, _name.c.spelling).where(_name.c.log == log)
    for player, spelling in connection.execute(named.order_by(_name.c.spelling)):
        spellings.setdefault(player, []).append(spelling)
    rows = connection.execute(select(_player).where(_player.c.log == log).order_by(_player.c.name, _player.c.id))
    return [_from_row(row, spellings.get(row.id, [])) for row in rows]


def put(connection: Connection, log: str, player: Player) -> None:
    """Add a player whose id is not known yet, with all names."""
    row = {"log": log, "id": player.id, "name": player.name, "merged_into": player.merged_into}
    connection.execute(insert(_player), {**row, "forgotten": int(player.forgotten)})
    if player.merged_into is None:
        _spell(connection, log, player.id, [player.name, *player.aliases])


def _owners(connection: Connection, log: str, name: str) -> list[UUID]:
    found = select(_name.c.player_id).where(_name.c.log == log, _name.c.folded == folded(name))
    return list(connection.scalars(found.order_by(_name.c.player_id)))


def _demand_free(connection: Connection, log: str, name: str, player: UUID) -> bool:
    """Whether nobody goes by `name`; False where `player` does. Raises NameTaken where another does."""
    owners = _owners(connection, log, name)
    for other in owners:
        if other != player:
            raise NameTaken(name, other)
    return not owners


def _get(connection: Connection, log: str, player: UUID) -> Player:
    row = connection.execute(_of(select(_player), log, player)).one_or_none()
    if row is None:
        raise UnknownPlayer(player)
    return _from_row(row, _spellings(connection, log, player))


def _from_row(row: Any, spellings: Iterable[str]) -> Player:
    aliases = tuple(spelling for spelling in spellings if spelling != row.name)
    return Player(row.id, row.name, aliases, row.merged_into, bool(row.forgotten))


def _rows_with_survivors(connection: Connection, log: str, wanted: set[UUID]) -> dict[UUID, tuple[str, UUID | None]]:
    """Name and merged_into of the known among `wanted`, and of all that they are merged into."""
    rows: dict[UUID, tuple[str, UUID | None]] = {}
    query = select(_player.c.id, _player.c.name, _player.c.merged_into).where(
        _player.c.log == log, _player.c.id.in_(bindparam("ids", expanding=True))
    )
    while wanted:
        ids = list(wanted)
        met: list[Any] = []
        for start in range(0, len(ids), _SLICE):
            met += connection.execute(query, {"ids": ids[start : start + _SLICE]}).all()
        rows.update({player: (name, into) for player, name, into in met})
        wanted = {into for _, _, into in met if into is not None} - rows.keys()
    return rows


def _survivor(rows: dict[UUID, tuple[str, UUID | None]], player: UUID) -> UUID:
    if player not in rows:
        raise UnknownPlayer(player)
    while (into := rows[player][1]) is not None and into in rows:
        player = into
    return player


def _spellings(connection: Connection, log: str, player: UUID) -> list[str]:
    found = select(_name.c.spelling).where(_name.c.log == log, _name.c.player_id == player)
    return list(connection.scalars(found.order_by(_name.c.spelling)))


def _spell(connection: Connection, log: str, player: UUID, names: Iterable[str]) -> None:
    rows = {folded(name): name for name in reversed(list(names))}
    for fold, spelling in rows.items():
        row = {"log": log, "folded": fold, "player_id": player, "spelling": spelling}
        connection.execute(insert(_name), row)


def _unname(log: str, player: UUID) -> Any:
    return delete(_name).where(_name.c.log == log, _name.c.player_id == player)


def _of(statement: Any, log: str, player: UUID) -> Any:
    return statement.where(_player.c.log == log, _player.c.id == player)
