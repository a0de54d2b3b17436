"""People: the players of the log, their names, and who is whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from uuid import UUID

from cli.command import Group, argument, command
from cli.failures import NOT_FOUND, USAGE, Failed
from cli.tables import table
from projections.standing import MARKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cli.app import App
    from ledger.player import Player


@command("list", described="help.players_list")
def _list(app: App) -> None:
    counts = _matches_by_player(app)
    players = app.ledger.players.list()
    if app.json_asked:
        app.emit([{**_document(one), "matches": counts[one.id]} for one in players])
        return
    rows = [(one.name, ", ".join(one.aliases), str(counts[one.id])) for one in players]
    table(app, ("col.name", "col.aliases", "col.matches"), rows, right=(2,))


@command("rename", argument("old"), argument("new"))
def _rename(app: App, old: str, new: str) -> None:
    if not new.strip():
        raise Failed(USAGE, "empty_name")
    player = _player(app, old)
    app.ledger.players.rename(player.id, new.strip())
    _tell(app, player, "renamed", old=player.name, new=new.strip())


@command("alias", argument("name"), argument("other"))
def _alias(app: App, name: str, other: str) -> None:
    if not other.strip():
        raise Failed(USAGE, "empty_name")
    player = _player(app, name)
    app.ledger.players.alias(player.id, other.strip())
    _tell(app, player, "aliased", name=player.name, other=other.strip())


@command("merge", argument("name"), argument("into"))
def _merge(app: App, name: str, into: str) -> None:
    one, other = _player(app, name), _player(app, into)
    app.ledger.players.merge(one.id, other.id)
    _tell(app, other, "merged", a=one.name, b=other.name)


@command("unmerge", argument("name"))
def _unmerge(app: App, name: str) -> None:
    merged = _merged(app, name)
    former = app.ledger.players.names([merged.id])[merged.id]
    player = app.ledger.players.unmerge(merged.id)
    _tell(app, player, "unmerged", a=player.name, b=former)


@command("forget", argument("name"))
def _forget(app: App, name: str) -> None:
    player = _player(app, name)
    app.ledger.players.forget(player.id)
    shown = app.ledger.players.names([player.id])[player.id]
    _tell(app, player, "forgotten", name=player.name, shown=shown)


players_command = Group("players", help="help.players")
for _each in (_list, _rename, _alias, _merge, _unmerge, _forget):
    players_command.add_command(_each)


def _matches_by_player(app: App) -> Mapping[UUID, int]:
    """How many matches each played, those of merged ones with them; only first events are read."""
    tables = [{UUID(seat) for seat in MARKS.decode("match.started", data).seats} for _, data in app.ledger.starts()]
    today = app.ledger.players.survivors(set().union(*tables))
    return Counter(player for seats in tables for player in {today[seat] for seat in seats})


def _player(app: App, name: str) -> Player:
    """By name or id. Raises Failed, AmbiguousName, UnknownPlayer."""
    if (known := _id(name)) is not None:
        return app.ledger.players.get(known)
    found = app.ledger.players.find(name)
    if found is None:
        raise Failed(NOT_FOUND, "no_player", name=name)
    return found


def _merged(app: App, name: str) -> Player:
    """Who was merged into another, by a name that he had, or his id. Raises Failed, AmbiguousName."""
    from ledger.errors import AmbiguousName
    from ledger.player import folded

    merged = [player for player in app.ledger.players.everybody() if player.merged_into is not None]
    wanted = folded(name)
    found = [
        player
        for player in merged
        if player.id == _id(name) or wanted in {folded(each) for each in (player.name, *player.aliases)}
    ]
    if not found:
        raise Failed(NOT_FOUND, "not_merged", name=name)
    if len(found) > 1:
        raise AmbiguousName(name, [player.id for player in found])
    return found[0]


def _id(text: str) -> UUID | None:
    try:
        return UUID(text) if len(text) == len(str(UUID(int=0))) else None
    except ValueError:
        return None


def _tell(app: App, player: Player, key: str, **facts: str) -> None:
    if app.json_asked:
        app.emit(_document(app.ledger.players.get(player.id)))
        return
    app.print(app.say(key, **facts))


def _document(player: Player) -> dict[str, object]:
    return {"player": str(player.id), "name": player.name, "aliases": list(player.aliases)}
