"""Cards: multisets of lords or locations, kept as tuples in the canonical order of section 9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.conspiracy.components import ORDER

if TYPE_CHECKING:
    from collections.abc import Iterable

Cards = tuple[str, ...]


def ordered(cards: Iterable[str]) -> Cards:
    """The cards in canonical order.

    >>> ordered(["P3", "Y6", "Y1"])
    ('Y1', 'Y6', 'P3')
    """
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: Cards, gone: Iterable[str]) -> Cards:
    """`cards` less one copy of each of `gone`, all of which it holds; the order stays."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(cards: Cards, wanted: Cards) -> bool:
    """Whether `cards` has every one of `wanted`, copies counted."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)
