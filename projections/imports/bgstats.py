"""BG Stats: plays of an export, or of a file with one shared play."""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from projections.errors import BadPlay
from projections.imports import bgstats_file as shape
from projections.imports.play import Collection, Deleted, Person, Play, Refused, Seated, once
from projections.imports.score import points, written
from projections.imports.sheet import BEST_TOTAL, parts, sheet
from projections.imports.words import comment, line
from projections.marks import Conflict, Told
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_WHEN = re.compile(r"(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?")
_UNSET_TIME = "10:00:00"  # what the program writes where only the day is known
_TOGETHER = "all"  # the team of everybody in a co-operative game


class _Tables(NamedTuple):
    players: Mapping[int, shape.PlayerEntry]
    games: Mapping[int, shape.GameEntry]
    locations: Mapping[int, shape.Named]
    tags: Mapping[int, shape.Named]


def read(raw: bytes) -> Collection:
    """The plays of a file, each by itself good or refused. Raises BadLog where the file is none."""
    found = shape.document(raw)
    tables = _Tables(
        shape.entries(found, "players", shape.PlayerEntry),
        shape.entries(found, "games", shape.GameEntry),
        shape.entries(found, "locations", shape.Named),
        shape.entries(found, "tags", shape.Named),
    )
    plays: list[Play] = []
    refused: list[Refused] = []
    for number, entry in enumerate(found["plays"]):
        try:
            plays.append(_play(_entry(entry), tables))
        except BadPlay as refusal:
            refused.append(Refused(_id(entry), f"plays[{number}]", refusal))
    kept = once(plays, refused)
    people = tuple(_person(player) for player in tables.players.values() if line(player.name))
    return Collection("bgstats", kept, tuple(refused), _deleted(found), people)


def _entry(entry: Any) -> shape.PlayEntry:
    try:
        return msgspec.convert(entry, shape.PlayEntry)
    except msgspec.ValidationError as error:
        raise BadPlay("play_unreadable", cause=str(error)) from error


def _play(entry: shape.PlayEntry, tables: _Tables) -> Play:
    game = tables.games.get(entry.game_ref_id)
    name = line(game.name or game.bgg_name or "") if game else ""
    if game is None or not name:
        raise BadPlay("play_without_game", id=entry.game_ref_id)
    order, in_order = _order(entry.player_scores)
    if not 0 < len(order) <= len(LETTERS):
        raise BadPlay("play_seats", count=len(order), most=len(LETTERS))
    date, time, conflicts = _when(entry)
    seats, doubts = _seats(order, entry, tables)
    if not line(entry.uuid):
        raise BadPlay("play_unreadable", cause="uuid")
    location = tables.locations.get(entry.location_ref_id or 0)
    return Play(
        source="bgstats",
        id=_folded(entry.uuid),
        game=name,
        bgg=game.bgg_id or None,
        seats=seats,
        elsewhere=(("bgg", str(entry.bgg_id)),) if entry.bgg_id else (),
        date=date,
        time=time,
        place=line(location.name) or None if location else None,
        tags=tuple(line(tables.tags[tag.tag_ref_id].name) for tag in entry.tags if tag.tag_ref_id in tables.tags),
        comment=comment(entry.comments or ""),
        options=_options(entry, tables),
        minutes=_known(entry.duration_min),
        rounds=_known(entry.rounds),
        counted=not entry.ignored,
        changed=line(entry.modification_date or entry.entry_date or ""),
        teams=_teams(order, entry, game),
        low_wins=None if game.no_points else not game.highest_wins,
        in_order=in_order,
        conflicts=(*conflicts, *doubts),
    )


def _order(scores: Sequence[shape.ScoreEntry]) -> tuple[list[shape.ScoreEntry], bool]:
    """As they sat, else as they began, where every seat says so; else as listed, and False."""
    for keys in ([each.seat_order for each in scores], [_number(each.start_position) for each in scores]):
        if all(keys) and len(set(keys)) == len(keys):
            return [scores[keys.index(key)] for key in sorted(key for key in keys if key)], True
    return list(scores), False


def _number(text: str | int | None) -> int | None:
    digits = str(text or "").strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else None


def _seats(
    order: Sequence[shape.ScoreEntry], entry: shape.PlayEntry, tables: _Tables
) -> tuple[tuple[Seated, ...], list[Conflict]]:
    found = sheet(entry.scoresheet) if entry.scoresheet else None
    conflicts = [Conflict("sheet_unreadable")] if entry.scoresheet and found is None else []
    seats = []
    for number, each in enumerate(order):
        told = _told(each, tables, teams=bool(entry.uses_teams))
        uuid = shape.inside(each.meta_data).score_uuid
        by_line = parts(found, uuid) if found and uuid else {}
        if by_line is None:
            conflicts.append(Conflict("sheet_unreadable", number))
        elif by_line and found and found.score_type == BEST_TOTAL:
            conflicts += _against_sheet(number, told.score, sum(by_line.values()))
        seats.append(Seated(_seated(each, order[:number], tables), told, by_line or {}))
    return tuple(seats), conflicts


def _against_sheet(seat: int, score: str, total: int) -> list[Conflict]:
    exact = points(score)
    return [] if exact in (None, total) else [Conflict("sheet_against_score", seat, str(total), written(exact))]


def _told(each: shape.ScoreEntry, tables: _Tables, *, teams: bool) -> Told:
    player = tables.players.get(each.player_ref_id)
    meta = shape.inside(each.meta_data)
    return Told(
        score=line("" if each.score is None else str(each.score)),
        winner=bool(each.winner),
        rank=_known(each.rank) or 0,
        starts=bool(each.start_player),
        position=line(str(each.start_position or "")),
        team=line(each.team or "") if teams else "",
        role=line(each.role or ""),
        team_role=line(each.team_role or ""),
        new=bool(each.new_player),
        bot=bool(meta.is_npc or shape.inside(player.meta_data if player else None).is_npc),
        lost=bool(meta.score_lost),
    )


def _seated(each: shape.ScoreEntry, before: Sequence[shape.ScoreEntry], tables: _Tables) -> Person:
    """Who sits there; nobody in particular is told apart from another such by the name given, then by number."""
    player = tables.players.get(each.player_ref_id)
    if player is None or not line(player.name):
        raise BadPlay("play_without_player", id=each.player_ref_id)
    person = _person(player)
    if not person.anonymous:
        return person
    called = line(each.anonymous_name or "")
    key = (each.player_ref_id, called.casefold())
    again = sum((other.player_ref_id, line(other.anonymous_name or "").casefold()) == key for other in before)
    name = f"{person.name} ({called})" if called else person.name
    number = f"/{again + 1}" if again else ""
    return Person(name, f"{person.id}/{called.casefold()}{number}", anonymous=True)


def _person(player: shape.PlayerEntry) -> Person:
    account = line(player.bgg_username or "")
    return Person(
        line(player.name),
        _folded(player.uuid),
        (f"bgg:{account}",) if account else (),
        anonymous=bool(player.is_anonymous),
    )


def _teams(order: Sequence[shape.ScoreEntry], entry: shape.PlayEntry, game: shape.GameEntry) -> tuple[str, ...]:
    """By seat; whoever plays without a team is one of his own."""
    if entry.uses_teams:
        return tuple(line(each.team or "") or f"{LETTERS[seat]}:" for seat, each in enumerate(order))
    return (_TOGETHER,) * len(order) if game.cooperative else ()


def _options(entry: shape.PlayEntry, tables: _Tables) -> dict[str, str]:
    board = line(entry.board or "")
    options = {"board": board} if board else {}
    for each in entry.expansion_plays:
        game = tables.games.get(each.game_ref_id or 0)
        name = line(game.name or game.bgg_name or "") if game else ""
        options[f"expansion {name or '?'}"] = "true"
    return options


def _when(entry: shape.PlayEntry) -> tuple[str | None, str | None, list[Conflict]]:
    """Day and time of day, and what is wrong with them."""
    found = _WHEN.fullmatch(entry.play_date.strip())
    if found is None or not _reads(datetime.date.fromisoformat, found[1]):
        return None, None, [Conflict("date_unreadable", told=line(entry.play_date))]
    day, time = found[1], found[2]
    if time is not None and not _reads(datetime.time.fromisoformat, time):
        return day, None, [Conflict("date_unreadable", told=line(entry.play_date))]
    told = f"{entry.play_date_ymd:08d}" if entry.play_date_ymd else day.replace("-", "")
    conflicts = [Conflict("dates_differ", told=day, against=told)] if told != day.replace("-", "") else []
    return day, None if time == _UNSET_TIME else time, conflicts


def _reads(parse: Callable[[str], object], text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def _deleted(found: dict[str, Any]) -> tuple[Deleted, ...]:
    entries = shape.listed(found, "deletedObjects", shape.DeletedEntry)
    return tuple(
        Deleted("bgstats", _folded(each.uuid), line(each.modification_date or ""))
        for each in entries
        if each.object_type.casefold() == "play"
    )


def _known(number: int | None) -> int | None:
    """None for 0, which the program writes for what nobody said."""
    return number if number and 0 < number < 1_000_000_000 else None


def _folded(uuid: str) -> str:
    """Upper case on one system, lower on another."""
    return line(uuid).casefold()


def _id(entry: Any) -> str:
    uuid = entry.get("uuid") if isinstance(entry, dict) else None
    return _folded(uuid) if isinstance(uuid, str) else ""
