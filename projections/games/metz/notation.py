"""Notation: section 9."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from projections.errors import NotationError
from projections.games.metz import move as mv
from projections.games.metz.components import CARDS, KINDS, ORDER
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.seats import Seat

_STEPS = re.compile(r"0|[1-9][0-9]{0,3}")
_UNKNOWN = re.compile(r"\?([1-9][0-9]?)?")
_ONE = "?"


def write(_: State, move: mv.Move) -> str:
    """Canonical: sets in card order, unknown cards last."""
    return _WRITE[type(move)](move)


def read(_: State, seat: Seat, text: str) -> mv.Move:
    """The move that `text` spells for `seat`. Raises NotationError."""
    verb, *words = text.split() or ("",)
    spelled = _READ.get(verb.lower())
    move = spelled(seat, text, words) if spelled else None
    if move is None:
        raise NotationError(text)
    return move


def _cards(cards: Sequence[Card | None]) -> str:
    known = sorted((card for card in cards if card is not None), key=ORDER.__getitem__)
    unknown = len(cards) - len(known)
    return " ".join([*known, *([_ONE if unknown == 1 else f"?{unknown}"] if unknown else ())])


_WRITE: dict[type, Callable[[Any], str]] = {
    mv.DealHand: lambda m: f"deal {LETTERS[m.player]} {_cards(m.cards)}",
    mv.SetReserve: lambda m: f"reserve {_cards(m.cards)}",
    mv.DealCastle: lambda m: f"castle {' '.join(m.cards)}",
    mv.TurnTop: lambda m: f"top {m.card}",
    mv.DrawCard: lambda m: f"draw {m.card or _ONE}",
    mv.RefillSpace: lambda m: f"fill {m.card}",
    mv.MoveBailiff: lambda m: f"mv {m.steps}",
    mv.PayCard: lambda m: f"pay {m.card}",
    mv.UseCity: lambda _: "city+",
    mv.SkipCity: lambda _: "city-",
    mv.DiscardCard: lambda m: f"x {m.card}",
    mv.TakeCard: lambda m: m.to,
    mv.NameCollection: lambda m: f"name {m.kind}",
    mv.DropCard: lambda m: f"drop {m.card}",
    mv.Deploy: lambda m: f"deploy {_ONE if m.cards is None else _cards(m.cards) or 'none'}",
}


def _deal(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
    player = LETTERS[:2].find(words[0].upper()) if words else -1
    cards = _set(text, words[1:])
    return mv.DealHand(player, cards, seat) if player >= 0 and len(words[0]) == 1 and cards else None


def _reserve(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
    cards = _set(text, words)
    return mv.SetReserve(cards, seat) if cards else None


def _castle(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
    return mv.DealCastle(tuple(_card(text, word) for word in words), seat) if words else None


def _draw(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
    cards = _set(text, words)
    return mv.DrawCard(cards[0], seat) if len(cards) == 1 else None


def _mv(seat: Seat, _: str, words: list[str]) -> mv.Move | None:
    return mv.MoveBailiff(seat, int(words[0])) if len(words) == 1 and _STEPS.fullmatch(words[0]) else None


def _name(seat: Seat, _: str, words: list[str]) -> mv.Move | None:
    return mv.NameCollection(seat, words[0].upper()) if len(words) == 1 and words[0].upper() in KINDS else None


def _deploy(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
    if [word.lower() for word in words] == ["none"]:
        return mv.Deploy(seat, ())
    cards = sorted((_card(text, word) for word in words), key=ORDER.__getitem__)
    return mv.Deploy(seat, tuple(cards)) if cards else None


def _of_card(kind: Callable[..., mv.Move]) -> Callable[[Seat, str, list[str]], mv.Move | None]:
    """The reading of a verb with one card that everybody sees."""

    def spelled(seat: Seat, text: str, words: list[str]) -> mv.Move | None:
        return kind(seat=seat, card=_card(text, words[0])) if len(words) == 1 else None

    return spelled


def _of_nothing(make: Callable[[Seat], mv.Move]) -> Callable[[Seat, str, list[str]], mv.Move | None]:
    return lambda seat, _, words: None if words else make(seat)


_READ: dict[str, Callable[[Seat, str, list[str]], mv.Move | None]] = {
    "deal": _deal,
    "reserve": _reserve,
    "castle": _castle,
    "top": _of_card(mv.TurnTop),
    "draw": _draw,
    "fill": _of_card(mv.RefillSpace),
    "mv": _mv,
    "pay": _of_card(mv.PayCard),
    "city+": _of_nothing(mv.UseCity),
    "city-": _of_nothing(mv.SkipCity),
    "x": _of_card(mv.DiscardCard),
    "area": _of_nothing(lambda seat: mv.TakeCard(seat, "area")),
    "hand": _of_nothing(lambda seat: mv.TakeCard(seat, "hand")),
    "name": _name,
    "drop": _of_card(mv.DropCard),
    "deploy": _deploy,
}


def _card(text: str, word: str) -> Card:
    """A card that everybody sees."""
    card = word.upper()
    if card in ORDER:
        return card
    if _UNKNOWN.fullmatch(word):
        raise NotationError(text, rule="must_be_named")  # sections 4.1 and 8: it lies open
    raise NotationError(text)


def _set(text: str, words: list[str]) -> tuple[Card | None, ...]:
    """Cards in any order, some of them perhaps unknown, in canonical order."""
    known: list[Card] = []
    unknown = 0
    for word in words:
        if match := _UNKNOWN.fullmatch(word):
            if match[1] == "1":  # one unknown card is written without a number
                raise NotationError(text)
            unknown += int(match[1] or 1)
        else:
            known.append(_card(text, word))
    if unknown > len(CARDS):
        raise NotationError(text)
    return (*sorted(known, key=ORDER.__getitem__), *(None,) * unknown)
