"""Words: free text of other programs, as a record can hold it."""

from __future__ import annotations

from projections.record import CONTROL, one_line

MOST_CHARACTERS = 200  # of a name, a place, a tag, a role


def line(text: str) -> str:
    """One line without control characters, cut where it is too long.

    >>> line(" Red\\n  Dragon\\x07 ")
    'Red Dragon'
    """
    return comment(text)[:MOST_CHARACTERS].rstrip()


def comment(text: str) -> str:
    """All of it, on one line."""
    return one_line(CONTROL.sub(" ", text))
