"""Notation: one line of section 9 for each move, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from projections.errors import NotationError
from projections.games.conspiracy.cards import ordered
from projections.games.conspiracy.components import CARDS
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DealLocations,
    DealLords,
    DeclineSwap,
    DrawFirst,
    DrawLocations,
    DrawLords,
    Move,
    OpenLocation,
    PlaceLord,
    RevealLord,
    SwapLords,
    TakeLocation,
    TakePile,
)
from projections.seats import CHANCE, LETTERS, Seat, letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.state import State

_LORD = "[YRGBP][012346]"
_SPOT = "(1[0-5]|[1-9])"
_CODE = "|".join(CARDS)


def write(_: State, move: Move) -> str:
    """Canonical notation, without the actor."""
    return _WRITE[type(move)](move)


def read(_: State, seat: Seat, text: str) -> Move:
    """The move of `seat` that `text` means, in any case and order of cards. Raises NotationError."""
    said = " ".join(text.upper().split())
    for pattern, make in _CHANCE_LINES if seat == CHANCE else _SEAT_LINES:
        if found := pattern.fullmatch(said):
            return make(seat, *found.groups())
    kind = "unknown" if "?" in said else "chance" if seat == CHANCE else "seat"
    raise NotationError(text, hint=f"hint.{kind}")


def _swap(seat: Seat, one: str, other: str) -> Move:
    low, high = sorted((int(one), int(other)))
    return SwapLords(seat, low, high)


_WRITE: dict[type, Callable[[Any], str]] = {
    OpenLocation: lambda move: f"O {move.code}",
    DrawFirst: lambda move: f"F {letter(move.first)}",
    DrawLords: lambda move: f"D{move.count}",
    DealLords: lambda move: f"D {' '.join(move.cards)}",
    TakePile: lambda move: f"T {move.color}",
    PlaceLord: lambda move: f"P {move.card}",
    RevealLord: lambda move: f"X {move.card}",
    SwapLords: lambda move: f"S {move.low}-{move.high}",
    DeclineSwap: lambda _: "S -",
    DrawLocations: lambda move: f"L{move.count}",
    DealLocations: lambda move: f"L {' '.join(move.codes)}",
    TakeLocation: lambda move: f"V {move.code}",
    ChooseLocation: lambda move: f"C {move.code}",
}

_SEAT_LINES: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = (
    (re.compile("D([1-3])"), lambda seat, count: DrawLords(seat, int(count))),
    (re.compile("T ([YRGBP])"), TakePile),
    (re.compile(f"P ({_LORD})"), PlaceLord),
    (re.compile("S -"), DeclineSwap),
    (re.compile(f"S {_SPOT}-{_SPOT}"), _swap),
    (re.compile("L([1-3])"), lambda seat, count: DrawLocations(seat, int(count))),
    (re.compile(f"V ({_CODE})"), TakeLocation),
    (re.compile(f"C ({_CODE})"), ChooseLocation),
)
_CHANCE_LINES: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = (
    (re.compile(f"D ({_LORD}(?: {_LORD}){{0,2}})"), lambda _, cards: DealLords(ordered(cards.split()))),
    (re.compile(f"X ({_LORD})"), lambda _, card: RevealLord(card)),
    (re.compile(f"L ((?:{_CODE})(?: (?:{_CODE})){{0,2}})"), lambda _, codes: DealLocations(ordered(codes.split()))),
    (re.compile(f"O ({_CODE})"), lambda _, code: OpenLocation(code)),
    (re.compile("F ([A-D])"), lambda _, first: DrawFirst(LETTERS.index(first))),
)
