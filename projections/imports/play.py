"""Play: one entry of another program's play log, in words that are no program's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from projections.errors import BadPlay

if TYPE_CHECKING:
    from projections.marks import Conflict, Told

Source = Literal["bgstats", "bgg"]


class Person(Struct, frozen=True):
    name: str
    id: str = ""  # there, and the same in every file; empty: known by name only
    handles: tuple[str, ...] = ()  # names of accounts that are one person's only, `bgg:a_v`
    anonymous: bool = False  # nobody whom a name could find


class Seated(Struct, frozen=True):
    person: Person
    told: Told
    parts: dict[str, int] = {}  # points by line of the score sheet


class Play(Struct, frozen=True):
    source: Source
    id: str
    game: str
    seats: tuple[Seated, ...]
    bgg: int | None = None  # the game's number at BoardGameGeek
    elsewhere: tuple[tuple[Source, str], ...] = ()  # the same play in other logs: source and id there
    date: str | None = None  # ISO 8601, a day
    time: str | None = None  # of day, hh:mm:ss, of no known zone
    place: str | None = None
    tags: tuple[str, ...] = ()
    comment: str = ""
    options: dict[str, str] = {}  # `board`, and `expansion NAME` for each
    minutes: int | None = None
    rounds: int | None = None
    plays: int = 1  # how many the entry stands for
    counted: bool = True  # in statistics
    changed: str = ""  # when its owner changed it last, as written there; empty: nobody said
    teams: tuple[str, ...] = ()  # by seat; empty: everybody alone; one for all: together against the game
    low_wins: bool | None = None  # None: nobody said which score is the best
    in_order: bool = False  # seats are as they sat at the table
    conflicts: tuple[Conflict, ...] = ()  # met while reading


class Refused(Struct, frozen=True):
    """An entry that cannot be kept."""

    id: str  # as far as it has one
    where: str  # in the file
    refusal: BadPlay


class Deleted(Struct, frozen=True):
    """A play that its owner took out of the log there."""

    source: Source
    id: str
    when: str


class Collection(Struct, frozen=True):
    """What a file holds."""

    source: Source
    plays: tuple[Play, ...]
    refused: tuple[Refused, ...] = ()
    deleted: tuple[Deleted, ...] = ()
    people: tuple[Person, ...] = ()  # all with an id that the file tells of, in its order
    page: tuple[int, int, int] | None = None  # number of the page, plays on it, plays on all


def once(plays: list[Play], refused: list[Refused]) -> tuple[Play, ...]:
    """`plays` with each id once: the one changed last. Others that differ from it are added to `refused`."""
    kept: dict[str, Play] = {}
    for play in plays:
        former = kept.get(play.id)
        if former is None or former == play:
            kept[play.id] = play
            continue
        newer, older = (play, former) if play.changed > former.changed else (former, play)
        kept[play.id] = newer
        refused.append(Refused(older.id, "", BadPlay("play_twice", id=older.id)))
    return tuple(kept.values())
