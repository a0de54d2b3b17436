"""Drawing: a table as a game describes it, without saying on what it is drawn.

A game's `draw` gives parts; a terminal or a page lays them out. Colour is never the only carrier of meaning: what a
style says must also stand in the text.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Align = Literal["left", "center", "right"]


class Span(Struct, frozen=True):
    """A run of text in one style: words of `red green yellow blue magenta cyan white black bold dim reverse`."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


class Grid(Struct, frozen=True):
    """Cells in columns of even width, first row on top."""

    rows: tuple[tuple[Line, ...], ...]
    header: tuple[Line, ...] = ()
    align: tuple[Align, ...] = ()  # by column; left where it is short
    boxed: bool = False  # lines between the cells


class Block(Struct, frozen=True):
    """A titled frame around parts, from top to bottom."""

    title: Line
    body: tuple[Line | Grid | Block | Beside, ...]
    turn: bool = False  # this is the place of a seat that is awaited: drawn so that it stands out


class Beside(Struct, frozen=True):
    """Parts side by side, left to right; on a narrow screen one below the other."""

    parts: tuple[Grid | Block, ...]


Part = Line | Grid | Block | Beside


def line(*parts: str | Span) -> Line:
    """One line of plain text and spans.

    >>> line("to play: ", Span("A", "bold"))
    (Span(text='to play: ', style=''), Span(text='A', style='bold'))
    """
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)
