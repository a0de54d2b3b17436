"""Documents: what of a game is data, and where it is looked for.

The values of an option may name documents: JSON objects, each of which says its own name. A header line holds `NAME`,
or `NAME@` and the first eight hex digits of the SHA-256 of the canonical JSON (keys sorted, no blanks, UTF-8). A file
is called `NAME.json`. A game reads no file: whoever starts or reads a match hands in a `Find`.

>>> tiny = '{"title": "tiny_board", "size": 3}'
>>> boards = Documents("title", shipped=(tiny,), faults=lambda _: (), load=lambda found, _: found["size"])
>>> chosen(boards, "Tiny_Board", option="board", find=nothing)
3
>>> chosen(boards, "huge_board", option="board", find=nothing)
Traceback (most recent call last):
projections.errors.BadSetup: unknown_document (name=board, met=huge_board, allowed=tiny_board)
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from projections.errors import BadSetup

if TYPE_CHECKING:
    from projections.game import Game
    from projections.setup import Option

Document = dict[str, Any]

SUFFIX = ".json"
DIGITS = 8
_NAME = re.compile(r"[a-z][a-z0-9_]{2,63}")
_NAMED = re.compile(rf"({_NAME.pattern})(?:@([0-9a-f]{{{DIGITS}}}))?")
_LARGEST = 1 << 20  # bytes; a folder may hold anything, and no document is that long


class Documents(Struct, frozen=True):
    """The documents that one option's values can name."""

    name_key: str  # under which a document says its own name
    shipped: tuple[str, ...]  # texts that the game brings along, the default first
    faults: Callable[[Document], Iterable[BadSetup]]  # what is wrong with one, in its own order
    load: Callable[[Document, str], Any]  # (one without faults, its name as the record gives it) → the option's value


class Found(NamedTuple):
    texts: tuple[bytes, ...] = ()  # all that stand under the name, from the nearest place on
    known: tuple[str, ...] = ()  # where there is none: names that stand there instead


Find = Callable[[str], Found]  # by name, or by path where its maker allows paths


class Checked(Struct, frozen=True):
    """What an owner is told of a file."""

    name: str
    digest: str  # empty where the text is no JSON object
    faults: tuple[BadSetup, ...]


def nothing(_: str) -> Found:
    """No documents but those that the game brings along."""
    return Found()


def in_folders(*folders: Path) -> Find:
    """Looks for `NAME.json` in each folder; one that is not there is empty."""

    def find(name: str) -> Found:
        paths = [folder / f"{name}{SUFFIX}" for folder in folders] if _NAME.fullmatch(name) else []
        texts = tuple(_read(path) for path in paths if _is_document(path))
        if texts:
            return Found(texts)
        beside = (path for folder in folders for path in folder.glob(f"*{SUFFIX}"))
        return Found(known=tuple(path.stem for path in beside if _NAME.fullmatch(path.stem) and _is_document(path)))

    return find


def or_at_path(find: Find) -> Find:
    """As `find`, and a path is read as that file: for a person who starts a match, never for a record."""

    def found(name: str) -> Found:
        if not is_path(name):
            return find(name)
        path = Path(name)
        return Found((_read(path),)) if _is_document(path) else Found()

    return found


def is_path(text: str) -> bool:
    return "/" in text or text.lower().endswith(SUFFIX)


def chosen(documents: Documents, text: str, *, option: str, find: Find) -> Any:
    """The value that `text` names: `NAME`, `NAME@DIGEST`, or a path that `find` knows. Raises BadSetup."""
    written = PurePath(text).name[: -len(SUFFIX)] if is_path(text) else text.lower()
    match = _NAMED.fullmatch(written)
    if match is None or (is_path(text) and match[2]):
        raise BadSetup("bad_document_name", name=option, met=text)
    name, digits = match[1], match[2]
    asked = dict.fromkeys((text, name) if is_path(text) else (name,))
    found = [find(each) for each in asked]
    if is_path(text) and not found[0].texts:
        raise BadSetup("no_document_there", name=option, met=text)
    raw = [*_shipped(documents, name), *(one for each in found for one in each.texts)]
    if not raw:
        known = (*_names(documents), *(each for each in found[-1].known if _is_called(documents, each, find)))
        raise BadSetup("unknown_document", name=option, met=name, allowed=", ".join(dict.fromkeys(known)))
    contents = {digest(document): document for document in (_object(one, name, option) for one in raw)}
    if len(contents) > 1:
        raise BadSetup("documents_differ", name=option, met=name, digests=", ".join(contents))
    ((hashed, document),) = contents.items()
    if digits and digits != hashed:
        raise BadSetup("digest_differs", name=option, met=written, expected=f"{name}@{hashed}")
    for fault in _all_faults(documents, document, name):
        raise BadSetup(fault.rule, name=option, document=name, **fault.facts)
    return documents.load(document, written)


def check(documents: Documents, path: Path) -> Checked:
    """The file at `path` as its owner should see it, with all its faults. Raises BadSetup where it cannot be read."""
    try:
        document = _object(_read(path), path.stem, "")
    except BadSetup as fault:
        return Checked(path.stem, "", (fault,))
    name = str(document.get(documents.name_key, path.stem))
    return Checked(name, digest(document), tuple(_all_faults(documents, document, path.stem)))


def documented(game: Game) -> tuple[Option, ...]:
    """The options of `game` whose values name documents."""
    return tuple(option for option in game.OPTIONS if option.documents)


def digest(document: Document) -> str:
    """The first eight hex digits that tell this content from another under the same name."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]


def _all_faults(documents: Documents, document: Document, name: str) -> Iterable[BadSetup]:
    called = document.get(documents.name_key)
    if not _NAME.fullmatch(name):
        yield BadSetup("bad_document_name", met=name)
    if called != name:
        yield BadSetup("document_name_differs", where=documents.name_key, met=str(called), expected=name)
    yield from documents.faults(document)


def _shipped(documents: Documents, name: str) -> list[bytes]:
    return [text.encode() for text, called in zip(documents.shipped, _names(documents), strict=True) if called == name]


def _names(documents: Documents) -> list[str]:
    return [json.loads(text)[documents.name_key] for text in documents.shipped]


def _is_called(documents: Documents, name: str, find: Find) -> bool:
    """Whether `name` is that of a document of this game, and not of something else in the same folder."""
    try:
        return any(_object(text, name, "").get(documents.name_key) == name for text in find(name).texts)
    except BadSetup:
        return False


def _object(raw: bytes, name: str, option: str) -> Document:
    try:
        document = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_without_twins, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadSetup("document_unreadable", name=option, met=name, why=str(error)) from error
    if not isinstance(document, dict):
        raise BadSetup("document_unreadable", name=option, met=name, why="not a JSON object {…}")
    return document


def _without_twins(pairs: list[tuple[str, Any]]) -> Document:
    found = dict(pairs)
    if len(found) < len(pairs):
        twin = next(key for n, (key, _) in enumerate(pairs) if key in dict(pairs[:n]))
        raise ValueError(f"key “{twin}” twice")
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _is_document(path: Path) -> bool:
    return path.is_file() and path.stat().st_size <= _LARGEST


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadSetup("document_unreadable", met=path.name, why=error.strerror or "") from error
