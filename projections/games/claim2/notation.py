"""Notation of claim2 9: a play is the card alone, every other move begins with its verb."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

from projections.errors import NotationError
from projections.games.claim2.components import FACTIONS, Unsure, in_order, named
from projections.games.claim2.moves import (
    Deal,
    Done,
    Draw,
    Move,
    NoPeek,
    Peek,
    Play,
    See,
    Smash,
    Take,
    TakeTop,
    Turn,
)
from projections.games.claim2.setup import sides
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.games.claim2.state import State
    from projections.seats import Seat

_CARD = re.compile(f"[{FACTIONS}][0-9]")
_UNKNOWN = re.compile(r"\?([1-9][0-9]?)?")
_SEATS = "ABCD"


def write(state: State, move: Move) -> str:
    """The canonical line of `move` without its actor."""
    return _WRITE[type(move)](state, move)


def cards_text(cards: Unsure) -> str:
    """Sorted, unknown ones last.

    >>> cards_text(("S4", None, "N5", None))
    'N5 S4 ?2'
    """
    known = in_order(named(cards))
    unknown = len(cards) - len(known)
    return " ".join((*known, *([f"?{unknown}" if unknown > 1 else "?"] if unknown else [])))


def _write_draw(state: State, move: Draw) -> str:
    """A card that was seen on top of the stock is the one drawn."""
    return f"draw {letter(move.to)} {move.card or state.top or '?'}"


_WRITE: dict[type, Callable[[State, Any], str]] = {
    Deal: lambda _, move: f"deal {letter(move.to)} {cards_text(move.cards)}",
    Turn: lambda _, move: f"turn {cards_text(move.cards)}",
    See: lambda _, move: f"see {letter(move.to)} {move.card or '?'}",
    Draw: _write_draw,
    Play: lambda _, move: move.card,
    Peek: lambda _, __: "peek",
    NoPeek: lambda _, __: "nopeek",
    Take: lambda _, move: f"take {move.card}",
    TakeTop: lambda _, __: "take top",
    Smash: lambda _, move: f"smash {move.card}" + ("" if move.owner is None else f" {letter(move.owner)}"),
    Done: lambda _, __: "done",
}


def read(state: State, seat: Seat, text: str) -> Move:
    """The move of `seat` that `text` means, in any case and any order of cards. Raises NotationError."""
    verb, *words = text.upper().split() or [""]
    if _CARD.fullmatch(verb) and not words:
        return Play(seat, verb)
    reader = _READ.get(verb)
    if reader is None:
        _refuse(text)
    return reader(state, seat, words, text)


def _deal(_: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    return Deal(_seat(words[0] if words else "", text), _cards(words[1:], text), seat)


def _turn(_: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    cards = _cards(words, text)
    if None in cards:  # claim2 8.3: everybody sees what is turned up
        _refuse(text)
    return Turn(named(cards), seat)


def _see(_: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    to, card = _seat_and_card(words, text)
    return See(to, card, seat)


def _draw(state: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    to, card = _seat_and_card(words, text)
    return Draw(to, card or (state.top if state.stage == "draw" else None), seat)


def _take(_: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    if len(words) != 1 or not (words[0] == "TOP" or _CARD.fullmatch(words[0])):
        _refuse(text)
    return TakeTop(seat) if words[0] == "TOP" else Take(seat, words[0])


def _smash(state: State, seat: Seat, words: Sequence[str], text: str) -> Move:
    if not 1 <= len(words) <= 2 or not _CARD.fullmatch(words[0]):
        _refuse(text)
    owner = _seat(words[1], text) if len(words) == 2 else _only_owner(state, seat, words[0])
    return Smash(seat, words[0], owner)


def _only_owner(state: State, seat: Seat, gnome: str) -> Seat | None:
    """The one opponent who has that Gnome in the row; None where none or several have."""
    side = sides(state.setup)
    owners = [
        owner
        for owner, held in enumerate(state.holdings)
        if gnome in held.row and seat < len(side) and side[owner] != side[seat]
    ]
    return owners[0] if len(owners) == 1 else None


def _alone(kind: Callable[[Seat], Move]) -> Callable[[State, Seat, Sequence[str], str], Move]:
    def reader(_: State, seat: Seat, words: Sequence[str], text: str) -> Move:
        if words:
            _refuse(text)
        return kind(seat)

    return reader


_READ: dict[str, Callable[[State, Seat, Sequence[str], str], Move]] = {
    "DEAL": _deal,
    "TURN": _turn,
    "SEE": _see,
    "DRAW": _draw,
    "TAKE": _take,
    "SMASH": _smash,
    "PEEK": _alone(Peek),
    "NOPEEK": _alone(NoPeek),
    "DONE": _alone(Done),
}


def _seat_and_card(words: Sequence[str], text: str) -> tuple[Seat, str | None]:
    cards = _cards(words[1:], text)
    if len(cards) != 1:
        _refuse(text)
    return _seat(words[0], text), cards[0]


def _seat(word: str, text: str) -> Seat:
    if len(word) != 1 or word not in _SEATS:
        _refuse(text)
    return _SEATS.index(word)


def _cards(words: Sequence[str], text: str) -> Unsure:
    """The cards in canonical order, then the unknown ones."""
    known: list[str] = []
    unknown = 0
    for word in words:
        if _CARD.fullmatch(word):
            known.append(word)
        elif match := _UNKNOWN.fullmatch(word):
            unknown += int(match[1] or 1)
        else:
            _refuse(text)
    return (*in_order(known), *(None,) * unknown)


def _refuse(text: str) -> NoReturn:
    raise NotationError(text)
