"""Reader: kifu text to a Record, and a Record to the steps that the rules make of it.

>>> record = parse("kifu 1\\ngame: parity\\nseat A: Aki\\nseat B: Ben\\n\\n9; b: 6  # hm\\n")
>>> [(entry.actor, entry.text, entry.notes) for entry in record.entries]
[(None, '9', ()), ('b', '6', ('hm',))]
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from rapidfuzz import process

from projections.errors import BadText, BrokenRecord
from projections.record import CONTROL, MODES, End, Entry, Place, Record, Result, is_iso, one_line
from projections.seats import LETTERS, STAR

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FIRST_LINE = "kifu 1"
MOST_NAME = 200  # characters, as the log takes them
MOST_SEATS = 8  # of a text
_KEYS = ("game", "rules", "mode", "date", "place", "tag", "seat A", "team A", "option NAME", "x-NAME")
_CLOSING = re.compile(r"(result|end)\s*:\s*(.*)", re.IGNORECASE)
_NOTE = re.compile(r"\s*[#＃]\s*")
_COLON = re.compile("[:：]")
_SCORE = re.compile(r"([a-h]) (-?[0-9]{1,9})", re.IGNORECASE)
_REVISION = re.compile("[1-9][0-9]{0,5}")


def parse(text: str) -> Record:
    """The record that `text` spells; no rule of the game is asked yet.

    Raises BrokenRecord for a fault in the header. A later one stands in `fault`, behind the moves before it, so that
    the first line that does not fit is found in the order of the lines.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if _fold(lines[0]).lower() != FIRST_LINE:
        raise _broken("no_first_line", Place(1, 1), met=_fold(lines[0])[:40], expected=FIRST_LINE)
    _refuse_controls(lines)
    header_end = next((n for n, line in enumerate(lines) if n and not line.strip()), len(lines))
    fields, places = _header(lines[1:header_end])
    record = _record(fields, places)
    return _body(record, lines, header_end)


def _header(lines: list[str]) -> tuple[dict[str, str], dict[str, Place]]:
    """Values and places by normalised key, in the order met."""
    fields: dict[str, str] = {}
    places: dict[str, Place] = {}
    for number, line in enumerate(lines, start=2):
        key, *rest = _COLON.split(line, maxsplit=1)
        key = _fold(key).lower()
        place = Place(number, 1)
        if not rest:
            raise _broken("no_key", place, met=line.strip()[:40])
        if not _known(key):
            raise _broken("unknown_key", place, met=key[:40], nearest=_nearest(key))
        if key in fields:
            raise _broken("key_twice", place, met=key, first_line=places[key].line)
        fields[key] = _value(key, rest[0])
        places[key] = place
    return fields, places


def _value(key: str, text: str) -> str:
    if key.startswith("x-"):
        return _note(text)
    return one_line(text) if key.startswith(("seat ", "place", "tag")) else _fold(text)


def _known(key: str) -> bool:
    word, _, name = key.partition(" ")
    if key in ("game", "rules", "mode", "date", "place", "tag"):
        return True
    if key.startswith("x-") and len(key) > 2:
        return True
    if word == "option":
        return bool(name)
    return word in ("seat", "team") and len(name) == 1 and name.upper() in LETTERS[:MOST_SEATS]


def _nearest(key: str) -> str:
    found = process.extractOne(key, _KEYS, processor=str.lower)
    return str(found[0]) if found else _KEYS[0]


def _record(fields: dict[str, str], places: dict[str, Place]) -> Record:
    if not fields.get("game"):
        raise _broken("no_game", Place(1, 1))
    mode = fields.get("mode", "observed").lower()
    if mode not in MODES:
        raise _broken("bad_mode", places["mode"], met=mode, allowed=", ".join(MODES))
    rules = fields.get("rules", "1")
    if not _REVISION.fullmatch(rules):
        raise _broken("bad_rules", places["rules"], met=rules)
    date = fields.get("date") or None
    if date and not is_iso(date):
        raise _broken("bad_date", places["date"], met=date)
    return Record(
        game=fields["game"].lower(),
        seats=_seats(fields, places),
        rules=int(rules),
        mode=mode,
        date=date,
        place=fields.get("place") or None,
        tags=tuple(tag.strip() for tag in fields.get("tag", "").split(",") if tag.strip()),
        teams={key[5:].upper(): value for key, value in fields.items() if key.startswith("team ")},
        options={key[7:]: value for key, value in fields.items() if key.startswith("option ")},
        extra={key: value for key, value in fields.items() if key.startswith("x-")},
        places=places,
    )


def _seats(fields: dict[str, str], places: dict[str, Place]) -> tuple[str, ...]:
    people = {key[5:].upper(): key for key in fields if key.startswith("seat ")}
    if not people:
        raise _broken("no_seats", Place(1, 1))
    for expected, name in zip(LETTERS, sorted(people), strict=False):
        key = people[name]
        if name != expected:
            raise _broken("seat_hole", places[key], met=name, expected=expected)
        if not fields[key]:
            raise _broken("no_name", places[key], met=name)
        if len(fields[key]) > MOST_NAME:
            raise _broken("long_name", places[key], met=name, most=MOST_NAME)
    return tuple(fields[people[name]] for name in sorted(people))


def _body(record: Record, lines: list[str], start: int) -> Record:
    entries: list[Entry] = []
    notes: list[str] = []
    closing: Result | End | None = None
    fault: BrokenRecord | None = None
    for number, raw in enumerate(lines[start:], start=start + 1):
        said, *rest = _NOTE.split(raw, maxsplit=1)
        try:
            if closing is not None and said.strip():
                raise _broken("after_end", Place(number, 1), met=raw.strip()[:40])
            if match := _CLOSING.fullmatch(_fold(said)):
                closing = _closing(match[1].lower(), match[2], record, Place(number, 1))
            else:
                entries.extend(_moves(said, number))
        except BrokenRecord as error:
            fault = error
            break
        if rest and rest[0].strip():
            if entries:
                entries[-1] = _noted(entries[-1], rest[0])
            else:
                notes.append(_note(rest[0]))
    return replace(record, entries=tuple(entries), notes=tuple(notes), closing=closing, fault=fault)


def _noted(entry: Entry, note: str) -> Entry:
    return replace(entry, notes=(*entry.notes, _note(note)))


def _note(text: str) -> str:
    return unicodedata.normalize("NFC", text.strip())


def _moves(said: str, number: int) -> Iterator[Entry]:
    """The moves of one line; an actor holds until the next one on the line."""
    actor: str | None = None
    column = 1
    for part in re.split("[;；]", said):
        *head, said_move = _COLON.split(part, maxsplit=1)
        if head:
            actor = _fold(head[0])
        text = _fold(said_move)
        if text:
            indent = len(part) - len(part.lstrip())
            yield Entry(Place(number, column + indent), actor, text)
        elif head:
            raise _broken("no_move", Place(number, column), met=part.strip()[:40])
        column += len(part) + 1


def _closing(key: str, text: str, record: Record, place: Place) -> Result | End:
    letters = LETTERS[: len(record.seats)]
    if key == "result":
        found = [_SCORE.fullmatch(part.strip()) for part in text.split(",")]
        scores = {match[1].upper(): int(match[2]) for match in found if match}
        if len(found) != len(letters) or "".join(scores) != letters:
            example = ", ".join(f"{seat} 0" for seat in letters)
            raise _broken("bad_result", place, met=text[:60], expected=f"result: {example}")
        return Result(place, scores)
    reason, _, seat = text.lower().partition(" ")
    if reason == "conceded" and len(seat) == 1 and seat.upper() in letters:
        return End(place, "conceded", seat.upper())
    if reason in ("abandoned", "agreed") and not seat:
        return End(place, "agreed" if reason == "agreed" else "abandoned")
    raise _broken("bad_end", place, met=text[:60])


def entries_of(text: str) -> list[Entry]:
    """The moves that `text` holds, without header or end, as typed at a table. Raises BrokenRecord."""
    entries: list[Entry] = []
    lines = text.replace("\r\n", "\n").split("\n")
    _refuse_controls(lines)
    for number, raw in enumerate(lines, start=1):
        said, *rest = _NOTE.split(raw, maxsplit=1)
        entries.extend(_moves(said, number))
        if rest and rest[0].strip() and entries:
            entries[-1] = _noted(entries[-1], rest[0])
    return entries


def notes_above(text: str) -> list[str]:
    """The notes in `text` that stand before its first move: they belong to the move above it."""
    notes: list[str] = []
    for raw in text.replace("\r\n", "\n").split("\n"):
        said, *rest = _NOTE.split(raw, maxsplit=1)
        if said.strip():
            break
        notes += [_note(note) for note in rest if note.strip()]
    return notes


def actor_letter(entry: Entry, names: Sequence[str]) -> str | None:
    """The seat letter (or `*`) that the entry's actor means; None where it names none. Raises BrokenRecord.

    `names` are the players by seat; a name that only one of them has stands for its seat.
    """
    actor = entry.actor
    if actor is None or actor == STAR:
        return actor
    letters = LETTERS[: len(names)]
    if len(actor) == 1 and actor.upper() in letters:
        return actor.upper()
    named = [letters[n] for n, name in enumerate(names) if _fold(name).lower() == actor.lower()]
    if len(named) == 1:
        return named[0]
    raise _broken("unknown_actor", entry.place, met=actor[:40], allowed=", ".join((*letters, STAR)))


def _refuse_controls(lines: Sequence[str]) -> None:
    """Raises BrokenRecord: a record is printed on terminals, and no key types these."""
    for number, line in enumerate(lines, start=1):
        if found := CONTROL.search(line):
            raise _broken("control_character", Place(number, found.start() + 1), met=f"U+{ord(found[0]):04X}")


def _fold(text: str) -> str:
    """NFKC, outer blanks off, runs of blanks as one."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def _broken(rule: str, place: Place, **facts: Any) -> BrokenRecord:
    return BrokenRecord(place, BadText(rule, **facts), met=str(facts.get("met", "")))
