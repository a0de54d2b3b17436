"""BG Stats file: the shape of an export, as far as it is read, and safe reading of any bytes as one.

Ids are numbers local to the file, `uuid` is the same in every export. Whatever is not named here is not looked at.
"""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from projections.errors import BadLog

MOST_BYTES = 64_000_000
_MOST_OBJECTS = 3_000_000  # and lists: what memory takes

Flag = bool | int
Text = str | None


class PlayerEntry(Struct, rename="camel"):
    id: int
    uuid: str
    name: str
    is_anonymous: Flag = False
    bgg_username: Text = None
    meta_data: Text = None


class GameEntry(Struct, rename="camel"):
    id: int
    uuid: str = ""
    name: str = ""
    bgg_name: Text = None
    bgg_id: int | None = None
    cooperative: Flag = False
    highest_wins: Flag = True
    no_points: Flag = False


class Named(Struct):
    """A location or a tag."""

    id: int
    name: str = ""


class TagReference(Struct, rename="camel"):
    tag_ref_id: int


class ExpansionEntry(Struct, rename="camel"):
    game_ref_id: int | None = None
    bgg_id: int | None = None


class ScoreEntry(Struct, rename="camel"):
    player_ref_id: int
    score: str | int | None = None
    winner: Flag = False
    rank: int | None = None
    start_player: Flag = False
    start_position: str | int | None = None
    seat_order: int | None = None
    new_player: Flag = False
    role: Text = None
    team: Text = None
    team_role: Text = None
    anonymous_name: Text = None
    meta_data: Text = None


class PlayEntry(Struct, rename="camel"):
    uuid: str
    game_ref_id: int
    play_date: str
    player_scores: list[ScoreEntry]
    location_ref_id: int | None = None
    play_date_ymd: int | None = None
    entry_date: Text = None
    modification_date: Text = None
    duration_min: int | None = None
    rounds: int | None = None
    uses_teams: Flag = False
    ignored: Flag = False
    board: Text = None
    comments: Text = None
    bgg_id: int | None = None
    expansion_plays: list[ExpansionEntry] = []
    tags: list[TagReference] = []
    scoresheet: Text = None


class DeletedEntry(Struct, rename="camel"):
    uuid: str
    object_type: str = ""
    modification_date: Text = None


class SeatMeta(Struct, rename="camel"):
    """JSON inside a string of a score, or of a player."""

    score_uuid: Text = None
    score_lost: Flag = False
    is_npc: Flag = False


Entry = TypeVar("Entry")


def document(raw: bytes) -> dict[str, Any]:
    """The one object that an export is. Raises BadLog."""
    if len(raw) > MOST_BYTES or max(raw.count(b"{"), raw.count(b"[")) > _MOST_OBJECTS:
        raise BadLog("log_too_large", most=MOST_BYTES // 1_000_000)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadLog("log_not_utf8", line=raw[: error.start].count(b"\n") + 1) from error
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise BadLog("log_no_json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise BadLog("log_too_deep") from error
    except ValueError as error:  # an integer of thousands of digits
        raise BadLog("log_bad_number", met="…") from error
    if not isinstance(found, dict) or not isinstance(found.get("plays"), list):
        raise BadLog("log_no_plays")
    return found


def entries(found: dict[str, Any], table: str, kind: type[Entry]) -> dict[int, Entry]:
    """One table of the file by id. Entries that cannot be read are left out, and those that share an id."""
    read: dict[int, Entry] = {}
    twice: set[int] = set()
    for each in _listed(found, table):
        entry = converted(each, kind)
        if entry is None:
            continue
        number: int = entry.id  # type: ignore[attr-defined]
        if number in read:
            twice.add(number)
        read[number] = entry
    return {number: entry for number, entry in read.items() if number not in twice}


def listed(found: dict[str, Any], table: str, kind: type[Entry]) -> list[Entry]:
    """The readable entries of a table without ids of its own."""
    return [entry for each in _listed(found, table) if (entry := converted(each, kind)) is not None]


def converted(each: Any, kind: type[Entry]) -> Entry | None:
    try:
        return msgspec.convert(each, kind)
    except msgspec.ValidationError:
        return None


def inside(text: str | None) -> SeatMeta:
    """What a `metaData` string says; nothing where it cannot be read."""
    try:
        return _META(text) if text else SeatMeta()
    except (msgspec.MsgspecError, RecursionError):
        return SeatMeta()


def _listed(found: dict[str, Any], table: str) -> list[Any]:
    value = found.get(table)
    return value if isinstance(value, list) else []


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadLog("log_key_twice", met=next(key for key in keys if keys.count(key) > 1)[:60])
    return found


def _no_number(met: str) -> NoReturn:
    raise BadLog("log_bad_number", met=met)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        _no_number(text[:60])
    return number


_META = msgspec.json.Decoder(SeatMeta).decode
