"""Naming: who goes by which name, on a connection, so that several changes can be one.

Names stay with the player they were given to; whom he is merged into goes by them too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select, update

from ledger.errors import NameTaken, UnknownPlayer
from ledger.player import Player, folded, numbered
from ledger.tables import player as _player
from ledger.tables import player_name as _name

if TYPE_CHECKING:
    from collections.abc import Iterable
    from uuid import UUID

    from sqlalchemy import Connection

_SLICE = 500  # ids in one query


def everybody(connection: Connection, log: str) -> list[Player]:
    """All players of a log by name, the merged ones too, each with the names given to him."""
    spellings: dict[UUID, list[str]] = {}
    named = select(_name.c.player_id, _name.c.spelling).where(_name.c.log == log)
    for player, spelling in connection.execute(named.order_by(_name.c.spelling)):
        spellings.setdefault(player, []).append(spelling)
    rows = connection.execute(select(_player).where(_player.c.log == log).order_by(_player.c.name, _player.c.id))
    return [_from_row(row, spellings.get(row.id, [])) for row in rows]


def survivors(players: Iterable[Player]) -> dict[UUID, UUID]:
    """Who each of `players` is today, by id; merges into others than these end there."""
    into = {player.id: player.merged_into for player in players}
    found: dict[UUID, UUID] = {}
    for player in into:
        last = player
        while (next_one := into[last]) is not None and next_one in into:
            last = next_one
        found[player] = last
    return found


def put(connection: Connection, log: str, player: Player) -> None:
    """Add a player whose id is not known yet, with all names."""
    row = {"log": log, "id": player.id, "name": player.name, "merged_into": player.merged_into}
    connection.execute(insert(_player), {**row, "forgotten": int(player.forgotten)})
    spell(connection, log, player.id, [player.name, *player.aliases])


def rename(connection: Connection, log: str, player: UUID, name: str) -> None:
    old = get(connection, log, player)
    demand_free(connection, log, name, player)
    for spelling in (old.name, name):
        unname(connection, log, player, spelling)
    connection.execute(_of(update(_player), log, player).values(name=name, forgotten=0))
    spell(connection, log, player, [name])


def alias(connection: Connection, log: str, player: UUID, name: str) -> None:
    get(connection, log, player)
    if demand_free(connection, log, name, player):
        spell(connection, log, player, [name])


def merge(connection: Connection, log: str, player: UUID, into: UUID) -> None:
    rows = rows_with_survivors(connection, log, {player, into})
    gone, stays = survivor(rows, player), survivor(rows, into)
    if gone != stays:
        connection.execute(_of(update(_player), log, gone).values(merged_into=stays))


def move(connection: Connection, log: str, player: UUID, into: UUID) -> None:
    """Merge `player` himself, not whom he was merged into before."""
    rows = rows_with_survivors(connection, log, {player, into})
    today, stays = survivor(rows, player), survivor(rows, into)
    if stays not in (player, today):
        connection.execute(_of(update(_player), log, player).values(merged_into=stays))


def unmerge(connection: Connection, log: str, player: UUID) -> None:
    """`player` is himself again; where his name is another's too, he gets a number behind it."""
    kept = get(connection, log, player)
    if kept.merged_into is None:
        return
    connection.execute(_of(update(_player), log, player).values(merged_into=None))
    for spelling in (kept.name, *kept.aliases):
        if any(owner != player for owner in owners(connection, log, spelling)):
            unname(connection, log, player, spelling)
    name = numbered(kept.name, lambda text: any(owner != player for owner in owners(connection, log, text)))
    connection.execute(_of(update(_player), log, player).values(name=name))
    unname(connection, log, player, name)
    spell(connection, log, player, [name])


def owners(connection: Connection, log: str, name: str) -> list[UUID]:
    """Who goes by `name` today, merges followed."""
    query = select(_name.c.player_id).where(_name.c.log == log, _name.c.folded == folded(name))
    found = list(connection.scalars(query.order_by(_name.c.player_id)))
    rows = rows_with_survivors(connection, log, set(found)) if found else {}
    return list(dict.fromkeys(survivor(rows, player) for player in found))


def demand_free(connection: Connection, log: str, name: str, player: UUID) -> bool:
    """Whether nobody goes by `name`; False where `player` does. Raises NameTaken where another does."""
    found = owners(connection, log, name)
    rows = rows_with_survivors(connection, log, {player}) if found else {}
    same = survivor(rows, player) if player in rows else player
    for other in found:
        if other != same:
            raise NameTaken(name, other)
    return not found


def get(connection: Connection, log: str, player: UUID) -> Player:
    """As recorded, with the names given to him. Raises UnknownPlayer."""
    row = connection.execute(_of(select(_player), log, player)).one_or_none()
    if row is None:
        raise UnknownPlayer(player)
    return _from_row(row, spellings(connection, log, player))


def get_with_merged(connection: Connection, log: str, player: UUID) -> Player:
    """As recorded, with the names of those merged into him too. Raises UnknownPlayer."""
    found = get(connection, log, player)
    same, met = {player}, {player}
    query = select(_player.c.id).where(
        _player.c.log == log, _player.c.merged_into.in_(bindparam("ids", expanding=True))
    )
    while met:
        met = set(connection.scalars(query, {"ids": list(met)})) - same
        same |= met
    others = [name for other in same - {player} for name in spellings(connection, log, other)]
    return with_aliases(found, others)


def with_aliases(player: Player, others: Iterable[str]) -> Player:
    """`player` with further names; of those that differ only in case, width or blanks one is kept."""
    names = {folded(name): name for name in (*sorted(others), *player.aliases, player.name)}
    return player._replace(aliases=tuple(sorted(name for name in names.values() if name != player.name)))


def rows_with_survivors(connection: Connection, log: str, wanted: set[UUID]) -> dict[UUID, tuple[str, UUID | None]]:
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


def survivor(rows: dict[UUID, tuple[str, UUID | None]], player: UUID) -> UUID:
    """Raises UnknownPlayer."""
    if player not in rows:
        raise UnknownPlayer(player)
    while (into := rows[player][1]) is not None and into in rows:
        player = into
    return player


def spellings(connection: Connection, log: str, player: UUID) -> list[str]:
    found = select(_name.c.spelling).where(_name.c.log == log, _name.c.player_id == player)
    return list(connection.scalars(found.order_by(_name.c.spelling)))


def spell(connection: Connection, log: str, player: UUID, names: Iterable[str]) -> None:
    rows = {folded(name): name for name in reversed(list(names))}
    for fold, spelling in rows.items():
        row = {"log": log, "folded": fold, "player_id": player, "spelling": spelling}
        connection.execute(insert(_name), row)


def unname(connection: Connection, log: str, player: UUID, name: str | None = None) -> None:
    """Take `name` from the player, or every name."""
    rows = delete(_name).where(_name.c.log == log, _name.c.player_id == player)
    connection.execute(rows if name is None else rows.where(_name.c.folded == folded(name)))


def anonymise(connection: Connection, log: str, player: UUID, name: str) -> None:
    """Erase every name of the player; `name` stands for him."""
    unname(connection, log, player)
    connection.execute(_of(update(_player), log, player).values(name=name, forgotten=1))


def _from_row(row: Any, names: Iterable[str]) -> Player:
    aliases = tuple(spelling for spelling in names if spelling != row.name)
    return Player(row.id, row.name, aliases, row.merged_into, bool(row.forgotten))


def _of(statement: Any, log: str, player: UUID) -> Any:
    return statement.where(_player.c.log == log, _player.c.id == player)
