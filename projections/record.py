"""Record: one match as its text says it, before any rule has looked at it."""

from __future__ import annotations

import datetime
import re
import unicodedata
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from projections.errors import BadText, BrokenRecord

if TYPE_CHECKING:
    from collections.abc import Iterable

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # all but tab and newline, and half characters

Mode = Literal["observed", "dealt", "simulated"]
MODES: tuple[Mode, ...] = ("observed", "dealt", "simulated")


class Place(Struct, frozen=True):
    """Where in a text something stands, both from 1."""

    line: int
    column: int


class Entry(Struct, frozen=True):
    """One move as written: who (None where the text leaves it out), what, and the notes that belong to it."""

    place: Place
    actor: str | None  # a seat's letter, `*`, or a person's name
    text: str  # NFKC, single blanks
    notes: tuple[str, ...] = ()


class Result(Struct, frozen=True):
    """The line `result:`: what the table wrote down, by seat letter."""

    place: Place
    scores: dict[str, int]


class End(Struct, frozen=True):
    """The line `end:`: a match closed before its rules ended it."""

    place: Place
    reason: Literal["abandoned", "agreed", "conceded"]
    seat: str | None = None  # who conceded


class Record(Struct, frozen=True):
    game: str
    seats: tuple[str, ...]  # the people, by seat
    rules: int = 1
    mode: Mode = "observed"
    date: str | None = None  # ISO 8601
    place: str | None = None
    tags: tuple[str, ...] = ()
    teams: dict[str, str] = {}  # by seat letter
    options: dict[str, str] = {}  # as written
    extra: dict[str, str] = {}  # `x-…`, kept through a round trip
    notes: tuple[str, ...] = ()  # on the match, before its first move
    entries: tuple[Entry, ...] = ()
    closing: Result | End | None = None
    places: dict[str, Place] = {}  # of the header's lines, by key in lower case: `game`, `option NAME`
    fault: BrokenRecord | None = None  # where reading stopped


def one_line(text: str) -> str:
    """As a record can hold a name, a place or a note: NFC, blanks and newlines as single blanks. Raises BadText."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if found := CONTROL.search(line):
        raise BadText("control_character", met=f"U+{ord(found[0]):04X}")
    return line


def tag_list(texts: Iterable[str]) -> tuple[str, ...]:
    """Tags given one by one or with commas between. Raises BadText."""
    return tuple(tag for text in texts for part in text.split(",") if (tag := one_line(part)))


def checked_date(text: str) -> str:
    """`text`, which is empty or ISO 8601. Raises BadText."""
    if text and not is_iso(text):
        raise BadText("bad_date", met=text)
    return text


def is_iso(text: str) -> bool:
    """A date, or a date and time with offset."""
    try:
        if len(text) == len("2026-11-28"):
            return bool(datetime.date.fromisoformat(text))
        return datetime.datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False
