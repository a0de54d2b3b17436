"""Player: a person and the names that find them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from ledger.causes import because
from ledger.errors import Unstorable

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

MOST_CHARACTERS = 200
_UNSEEN = dict.fromkeys((0xAD, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A), 0xFEFF))


class Player(NamedTuple):
    id: UUID
    name: str
    aliases: tuple[str, ...] = ()  # other spellings, sorted
    merged_into: UUID | None = None
    forgotten: bool = False


def folded(name: str) -> str:
    """Alike for names that differ only in case, width, blanks or what nobody sees.

    >>> folded(" ＡＫＩ  k") == folded("aki K") == folded("\u2068aki\u2069 k")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", _seen(name)).casefold().split())


def cleaned(name: str) -> str:
    """NFC, single blanks, nothing that nobody sees. Raises Unstorable for what is no name."""
    name = " ".join(unicodedata.normalize("NFC", _seen(name)).split())
    if not 0 < len(name) <= MOST_CHARACTERS or any(unicodedata.category(char) in ("Cc", "Cs") for char in name):
        raise Unstorable("name", because("bad_name", most=MOST_CHARACTERS))
    return name


def _seen(name: str) -> str:
    """Without marks that have no width, or turn the direction of the line; address books put them around names."""
    return name.translate(_UNSEEN)


def numbered(name: str, taken: Callable[[str], bool]) -> str:
    """`name`, or the first of `name (2)`, `name (3)` … that is not taken.

    >>> numbered("Aki", {"Aki", "Aki (2)"}.__contains__)
    'Aki (3)'
    """
    number, found = 1, name
    while taken(found):
        number += 1
        found = f"{name[: MOST_CHARACTERS - 12]} ({number})"
    return found


def pseudonym(player: UUID) -> str:
    """What stands for the name of a forgotten player; tells them apart and says nothing else."""
    return f"anon-{player.hex[-8:]}"
