"""The cards of both boxes, as literal tables (claim2 2.1, 2.2), and multisets of them.

A card is its two characters as written: faction letter and value. A multiset is a tuple in the order of the page.

>>> put(put((), "T9"), "N5"), without(("N5", "N5", "T9"), "N5"), len(deck_of("NIDTS"))
(('N5', 'T9'), ('N5', 'T9'), 52)
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Faction = str  # one of FACTIONS
Card = str  # "N5"; any letter and digit can be written, whether or not the card exists
Cards = tuple[Card, ...]
Unsure = tuple[Card | None, ...]  # None: a card that this record or this view does not know

FACTIONS = "NIDTSGKUWP"
GNOMES, GIANTS, DRAGONS, TROLLS, SEERS, GOBLINS, KNIGHTS, UNDEAD, DWARVES, DOPPELGANGERS = tuple(FACTIONS)

KEYS: dict[Faction, str] = {
    "N": "gnomes",
    "I": "giants",
    "D": "dragons",
    "T": "trolls",
    "S": "seers",
    "G": "goblins",
    "K": "knights",
    "U": "undead",
    "W": "dwarves",
    "P": "doppelgangers",
}

_DIGITS = "0123456789"
VALUES: dict[Faction, str] = {  # one digit for each copy
    "N": "1113335557779",
    "I": "113355779",
    "D": _DIGITS,
    "T": _DIGITS,
    "S": _DIGITS,
    "G": "00000123456789",
    "K": "23456789",
    "U": _DIGITS,
    "W": _DIGITS,
    "P": _DIGITS,
}

PAIRS = ("NI", "GK")  # a deck holds exactly one of them
HAND = {2: 13, 3: 12, 4: 9}  # cards dealt to each seat, tricks of a phase; by number of seats
UP = {2: 1, 3: 2, 4: 2}  # face-up cards of a trick
DECK_FACTIONS = {2: 5, 3: 7, 4: 7}
DEFAULT_DECK = {2: "NIDTS", 3: "NIDTSUW", 4: "NIDTSUW"}

ORDER: dict[Card, int] = {letter + digit: n * 10 + int(digit) for n, letter in enumerate(FACTIONS) for digit in _DIGITS}
_place = ORDER.__getitem__


def deck_of(letters: str) -> Cards:
    """All cards of these factions, sorted."""
    return tuple(letter + digit for letter in FACTIONS if letter in letters for digit in VALUES[letter])


def exists(card: Card, letters: str) -> bool:
    """Whether a deck of these factions has such a card."""
    return card[0] in letters and card[1] in VALUES[card[0]]


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=_place))


def put(cards: Cards, card: Card) -> Cards:
    """The sorted multiset with one more card."""
    at = bisect_right(cards, ORDER[card], key=_place)
    return (*cards[:at], card, *cards[at:])


def without(cards: Cards, card: Card) -> Cards:
    """The multiset with one copy fewer of a card that it holds."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def less(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The multiset without all of `gone`, each of which it holds."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def named(cards: Unsure) -> Cards:
    """The known ones among `cards`."""
    return tuple(card for card in cards if card is not None)
