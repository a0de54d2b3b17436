"""Bots: a sensible move, one decision deep, from what lies on the table."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.conspiracy.components import (
    CARDS,
    CHAMBER_SIZE,
    COLORS,
    GOLD,
    LORD_PEARLS,
    SILVER,
    VALUE,
)
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DeclineSwap,
    DrawLocations,
    DrawLords,
    Move,
    PlaceLord,
    SwapLords,
    TakeLocation,
    TakePile,
    moves,
)
from projections.games.conspiracy.placement import makes_pair
from projections.games.conspiracy.score import coalition, location_points
from projections.games.conspiracy.state import Holding, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from projections.games.conspiracy.state import Phase, State
    from projections.seats import Seat

_PEARL = 0.6  # points that a pearl is worth on the way to the Master token
_KEY = 1.6  # a first free key of its metal
_UNSEEN = "W5"  # stands for the location that a pair will bring
_DISCARD = 0.25  # what a lord left in the piles gives to the others
_SPOT = 1.0  # what a spot filled beyond the first of a turn costs
_PROMISE = {"AK": 3, "SD": 3, "SK": 2, "GK": 2, "LO": 3, "PE": 1, "F1": 1, "F2": 1}  # gain to come, at an empty chamber


def greedy(view: State, seat: Seat) -> Move:
    """The legal move of `seat` with the highest worth; of equal ones the first in canonical order."""
    value = _WORTH[view.phase]
    return max(moves(view, seat), key=lambda move: value(view, seat, move))


def worth(state: State, player: Player) -> float:
    """Points that the chamber holds, and a little for what it promises."""
    best = sum(max((VALUE[lord] for lord in player.chamber if lord[0] == color), default=0) for color in COLORS)
    held = sum(location_points(state.setup, player, code) for code in player.codes)
    free = [VALUE[lord] for lord in player.free]
    keys = _KEY * ((SILVER in free) + (GOLD in free))
    return best + held + 3 * len(coalition(player)) + _PEARL * player.pearls + keys


def _recruit(state: State, seat: Seat, move: DrawLords | TakePile) -> float:
    player = state.players[seat]
    now = worth(state, player)
    if isinstance(move, TakePile):
        gains = [worth(state, after) - now for after in _filled(state, player, move.color)]
        return gains[-1] - _SPOT * (len(gains) - 1)
    value = {card: worth(state, _with(player, card)) - now for card in set(state.deck)}
    return _best_of([value[card] for card in state.deck], move.count) - _DISCARD * (move.count - 1)


def _filled(state: State, player: Player, color: str) -> Iterator[Player]:
    """The chamber after each lord of the pile, the best one next each time."""
    pile = list(state.piles[COLORS.index(color)])
    while pile and len(player.chamber) < CHAMBER_SIZE:
        card = max(dict.fromkeys(pile), key=lambda lord: worth(state, _with(player, lord)))
        pile.remove(card)
        player = _with(player, card)
        yield player


def _with(player: Player, card: str) -> Player:
    """The player after placing `card`; a pair of keys brings a location as good as most."""
    locations = player.locations
    value = VALUE[card]
    if value in (SILVER, GOLD) and makes_pair(player, value):
        locations = (*locations, Holding(_UNSEEN, len(player.chamber) + 1))
    pearls = player.pearls + LORD_PEARLS.get(value, 0)
    return Player((*player.chamber, card), locations, pearls)


def _place(state: State, seat: Seat, move: PlaceLord) -> float:
    return worth(state, _with(state.players[seat], move.card))


def _swap(state: State, seat: Seat, move: SwapLords | DeclineSwap) -> float:
    player = state.players[seat]
    if isinstance(move, DeclineSwap):
        return worth(state, player)
    chamber = list(player.chamber)
    low, high = move.low - 1, move.high - 1
    chamber[low], chamber[high] = chamber[high], chamber[low]
    return worth(state, replace(player, chamber=tuple(chamber)))


def _location(state: State, seat: Seat, move: DrawLocations | TakeLocation) -> float:
    if isinstance(move, TakeLocation):
        return _taken(state, seat, move.code)
    return _best_of([_taken(state, seat, code) for code in state.location_deck], move.count)


def _choose(state: State, seat: Seat, move: ChooseLocation) -> float:
    return _taken(state, seat, move.code)


def _taken(state: State, seat: Seat, code: str) -> float:
    """What the location would add, with what it promises for the spots still empty."""
    player = state.players[seat]
    spot = len(player.chamber)
    owner = replace(player, locations=(*player.locations, Holding(code, spot)))
    promise = _PROMISE.get(code, 0) * (CHAMBER_SIZE - spot) / CHAMBER_SIZE
    return location_points(state.setup, owner, code) + _PEARL * CARDS[code].pearls + promise


def _best_of(values: list[float], count: int) -> float:
    """The mean of the best of `count` cards drawn from a deck of these values."""
    falling = sorted(values, reverse=True)
    below = range(len(falling) - 1, -1, -1)
    return sum(value * comb(n, count - 1) for value, n in zip(falling, below, strict=True)) / comb(len(falling), count)


_WORTH: dict[Phase, Callable[[State, Seat, Any], float]] = {
    "recruit": _recruit,
    "keep": _place,
    "placement": _place,
    "swap": _swap,
    "location": _location,
    "choice": _choose,
    "search": _choose,
}
