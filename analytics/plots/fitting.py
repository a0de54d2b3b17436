"""Fitting: words into the room that a picture has, where a Japanese character is as wide as two Latin ones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import combining, east_asian_width

if TYPE_CHECKING:
    from collections.abc import Sequence

_PIECES = re.compile(r"\s+|[((「『]*(?:[!-~À-ɏ]+|\S)")  # words of the West, else character by character
_NEVER_FIRST = "、。,.)」』・:;%％ー"  # of a line


def columns(text: str) -> int:
    """
    >>> columns("Aki"), columns("対局")
    (3, 4)
    """
    return sum(_width(character) for character in text)


def shortened(text: str, most: int) -> str:
    """`text` in at most `most` columns.

    >>> shortened("Bartholomew", 6), shortened("Aki", 6)
    ('Barth…', 'Aki')
    """
    if columns(text) <= most:
        return text
    kept, used = "", 1
    for character in text:
        used += _width(character)
        if used > most:
            break
        kept += character
    return kept.rstrip() + "…"


def wrapped(text: str, most: int) -> str:
    """`text` broken into lines of at most `most` columns, where a word or a Japanese character ends.

    >>> wrapped("three words here", 11)
    'three words\\nhere'
    """
    lines, used = [""], 0
    for piece in (part for whole in _PIECES.findall(text) for part in _split(whole, most)):
        wide = columns(piece)
        if used + wide > most and piece not in _NEVER_FIRST and not piece.isspace():
            lines[-1] = lines[-1].rstrip()
            lines.append("")
            used = 0
        if used or not piece.isspace():
            lines[-1] += piece
            used += wide
    return "\n".join(lines)


def apart(wanted: Sequence[float], gap: float) -> list[float]:
    """Places as near `wanted` as they can be with `gap` between any two, in the same order of size.

    >>> apart([1.0, 1.0, 5.0], gap=2.0)
    [0.0, 2.0, 5.0]
    """
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    groups: list[tuple[float, list[int]]] = []  # middle and members of those that touch
    for place in order:
        groups.append((wanted[place], [place]))
        while len(groups) > 1 and _touch(groups[-2], groups[-1], gap):
            (_, low), (_, high) = groups.pop(-2), groups.pop()
            both = low + high
            groups.append((sum(wanted[each] for each in both) / len(both), both))
    found = [0.0] * len(wanted)
    for middle, members in groups:
        for number, place in enumerate(members):
            found[place] = middle + gap * (number - (len(members) - 1) / 2)
    return found


def minus(text: str) -> str:
    """`text` of a number, with the sign that is as wide as a plus.

    >>> minus(f"{-2:.1f}")
    '−2.0'
    """
    return text.replace("-", "−")


def _touch(low: tuple[float, list[int]], high: tuple[float, list[int]], gap: float) -> bool:
    return high[0] - low[0] < gap * (len(low[1]) + len(high[1])) / 2


def _width(character: str) -> int:
    return 0 if combining(character) else 2 if east_asian_width(character) in "WF" else 1


def _split(piece: str, most: int) -> Sequence[str]:
    """A word longer than a line, in parts."""
    return [piece[start : start + most] for start in range(0, len(piece), most)] or [piece]
