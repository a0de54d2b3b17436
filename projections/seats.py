"""Seats: places at the table by number, letters for people, and chance as a seat of its own."""

from __future__ import annotations

Seat = int  # 0, 1, … in table order; written A, B, …

CHANCE: Seat = 99  # dice, shuffles, deals, reveals; not -1, which would index the last seat
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # a result may have as many; a text has eight at most
STAR = "*"  # chance, where people read or write


def letter(seat: Seat) -> str:
    """`A` for seat 0 …, `*` for chance.

    >>> letter(1), letter(CHANCE)
    ('B', '*')
    """
    return STAR if seat == CHANCE else LETTERS[seat]


def seat_of(text: str) -> Seat | None:
    """The seat that a letter (either case) or `*` names, or None.

    >>> seat_of("b"), seat_of("*"), seat_of("Ben")
    (1, 99, None)
    """
    if text == STAR:
        return CHANCE
    found = LETTERS.find(text.upper()) if len(text) == 1 else -1
    return found if found >= 0 else None
