"""BGG: plays as BoardGameGeek's XML interface gives them, a page a file.

An entry may stand for several plays, and says of the result only who won and free text for scores: which score is the
best nobody tells. The length is in minutes, 0 where nobody said.
"""

from __future__ import annotations

import datetime
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree.ElementTree import ParseError

from projections.errors import BadLog, BadPlay
from projections.imports.play import Collection, Person, Play, Refused, Seated, once
from projections.imports.words import comment, line
from projections.marks import Conflict, Told
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

MOST_BYTES = 32_000_000
_MOST_ELEMENTS = 1_000_000
_DEEPEST = 10  # plays, play, item, subtypes, subtype; players, player
_MOST_PLAYS = 10_000  # of one entry


def read(raw: bytes) -> Collection:
    """The plays of a page, each by itself good or refused. Raises BadLog where the file is none."""
    if len(raw) > MOST_BYTES or raw.count(b"<") > 2 * _MOST_ELEMENTS:
        raise BadLog("log_too_large", most=MOST_BYTES // 1_000_000)
    plays: list[Play] = []
    refused: list[Refused] = []
    root: Element | None = None
    number = 0
    for element, inside in _elements(raw):
        if root is None:
            root = element
            if element.tag != "plays":
                raise BadLog("log_no_plays")
        if element.tag != "play" or inside != 1:
            continue
        try:
            plays.append(_play(element, owner=line(root.get("username", ""))))
        except BadPlay as refusal:
            refused.append(Refused(line(element.get("id", "")), f"play[{number}]", refusal))
        number += 1
        element.clear()
    if root is None:
        raise BadLog("log_no_plays")
    page = (_number(root.get("page")) or 1, number, _number(root.get("total")) or number)
    return Collection("bgg", once(plays, refused), tuple(refused), page=page)


def _elements(raw: bytes) -> Iterator[tuple[Element, int]]:
    """The root as it begins, then every element as it ends, with how deep it lies. Raises BadLog."""
    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import iterparse

    depth = 0
    try:
        for event, element in iterparse(BytesIO(raw), events=("start", "end"), forbid_dtd=True):
            if event == "end":
                depth -= 1
                yield element, depth
                continue
            if depth == 0:
                yield element, depth
            depth += 1
            if depth > _DEEPEST:
                raise BadLog("log_too_deep")
    except DefusedXmlException as error:
        raise BadLog("log_with_entities") from error
    except ParseError as error:
        row, column = error.position
        raise BadLog("log_no_xml", line=row, column=column + 1) from error
    except (LookupError, ValueError) as error:  # an encoding that nobody knows
        raise BadLog("log_no_xml", line=1, column=1) from error


def _play(entry: Element, *, owner: str) -> Play:
    item = entry.find("item")
    name = line(item.get("name", "")) if item is not None else ""
    key = line(entry.get("id", ""))
    if item is None or not name:
        raise BadPlay("play_without_game", id=item.get("objectid", "?") if item is not None else "?")
    if not key:
        raise BadPlay("play_unreadable", cause="id")
    quantity = _number(entry.get("quantity", "1"))
    if not quantity or quantity > _MOST_PLAYS:
        raise BadPlay("play_unreadable", cause=f"quantity {entry.get('quantity', '')[:20]}")
    date, conflicts = _date(entry.get("date", ""))
    people = [_seat(player) for player in entry.iterfind("players/player")]
    seats = tuple(people)
    if not people and owner:  # a play is its owner's, who wrote down no table
        seats = (Seated(_person(owner, owner), Told()),)
        conflicts.append(Conflict("players_unknown"))
    if not 0 < len(seats) <= len(LETTERS):
        raise BadPlay("play_seats", count=len(seats), most=len(LETTERS))
    return Play(
        source="bgg",
        id=key,
        game=name,
        bgg=_number(item.get("objectid")) or None,
        seats=seats,
        date=date,
        place=line(entry.get("location", "")) or None,
        comment=comment(entry.findtext("comments", "")),
        minutes=_number(entry.get("length")) or None,
        plays=quantity,
        counted=not (
            _said(entry, "nowinstats") or _said(entry, "incomplete") or Conflict("players_unknown") in conflicts
        ),
        conflicts=tuple(conflicts),
    )


def _seat(player: Element) -> Seated:
    account, name = line(player.get("username", "")), line(player.get("name", ""))
    if not account and not name:
        raise BadPlay("play_without_player", id="")
    position = line(player.get("startposition", ""))
    told = Told(
        score=line(player.get("score", "")),
        winner=_said(player, "win"),
        starts=position == "1",
        position=position,
        role=line(player.get("color", "")),
        new=_said(player, "new"),
    )
    return Seated(_person(name or account, account), told)


def _person(name: str, account: str) -> Person:
    return Person(name, handles=(f"bgg:{account}",) if account else ())


def _date(text: str) -> tuple[str | None, list[Conflict]]:
    """A day; `0000-00-00` is how the site writes an unknown one."""
    if text in ("", "0000-00-00"):
        return None, []
    try:
        return datetime.date.fromisoformat(text).isoformat(), []
    except ValueError:
        return None, [Conflict("date_unreadable", told=line(text))]


def _said(element: Element, name: str) -> bool:
    return element.get(name, "0").strip() == "1"


def _number(text: str | None) -> int | None:
    digits = (text or "").strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
