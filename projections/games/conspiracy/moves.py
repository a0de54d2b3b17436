"""Moves: what a seat or chance may do (section 6.7), and the legal ones in the order of section 9."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from projections.games.conspiracy.cards import Cards  # noqa: TC001  # msgspec resolves the field types
from projections.games.conspiracy.components import COLORS, GOLD, MAX_DRAW, SILVER, VALUE, Color, Location, Lord, Spot
from projections.games.conspiracy.state import to_act
from projections.seats import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from projections.games.conspiracy.state import Phase, State


class OpenLocation(Struct, frozen=True, gc=False, tag="open_location"):
    code: Location
    seat: Seat = CHANCE


class DrawFirst(Struct, frozen=True, gc=False, tag="first_player"):
    first: Seat
    seat: Seat = CHANCE


class DrawLords(Struct, frozen=True, gc=False, tag="draw_lords"):
    seat: Seat
    count: int


class DealLords(Struct, frozen=True, gc=False, tag="lords_drawn"):
    cards: Cards
    seat: Seat = CHANCE


class TakePile(Struct, frozen=True, gc=False, tag="take_pile"):
    seat: Seat
    color: Color


class PlaceLord(Struct, frozen=True, gc=False, tag="place_lord"):
    seat: Seat
    card: Lord


class RevealLord(Struct, frozen=True, gc=False, tag="lord_revealed"):
    card: Lord
    seat: Seat = CHANCE


class SwapLords(Struct, frozen=True, gc=False, tag="swap_lords"):
    seat: Seat
    low: Spot
    high: Spot


class DeclineSwap(Struct, frozen=True, gc=False, tag="decline_swap"):
    seat: Seat


class DrawLocations(Struct, frozen=True, gc=False, tag="draw_locations"):
    seat: Seat
    count: int


class DealLocations(Struct, frozen=True, gc=False, tag="locations_drawn"):
    codes: Cards
    seat: Seat = CHANCE


class TakeLocation(Struct, frozen=True, gc=False, tag="take_location"):
    """From the face-up row."""

    seat: Seat
    code: Location


class ChooseLocation(Struct, frozen=True, gc=False, tag="choose_location"):
    """Among those just drawn, or in the searched deck."""

    seat: Seat
    code: Location


Move = (
    OpenLocation
    | DrawFirst
    | DrawLords
    | DealLords
    | TakePile
    | PlaceLord
    | RevealLord
    | SwapLords
    | DeclineSwap
    | DrawLocations
    | DealLocations
    | TakeLocation
    | ChooseLocation
)


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move of `seat` in canonical order; nothing for chance or a seat that is not awaited."""
    if seat != CHANCE and seat in to_act(state):
        yield from _MOVES[state.phase](state, seat)


def lord_counts(state: State) -> range:
    """How many lords may be drawn now (M1, 6.5)."""
    left = len(state.deck)
    if state.forced is None or not left:
        return range(1, min(MAX_DRAW, left) + 1)
    count = min(state.forced.limit, left)
    return range(count, count + 1)


def open_piles(state: State) -> tuple[Color, ...]:
    """The colours of the piles that may be taken now (M2, 6.5)."""
    if state.forced is not None and state.deck:
        return ()
    return tuple(color for color, pile in zip(COLORS, state.piles, strict=True) if pile)


def keyless(chamber: Cards) -> tuple[Spot, ...]:
    """The spots of lords without a key symbol: the ones that may be swapped (R4)."""
    return tuple(spot for spot, lord in enumerate(chamber, start=1) if VALUE[lord] not in (SILVER, GOLD))


def may_swap(state: State, high: Spot, chamber: Cards) -> bool:
    """Whether the option lets a spot below `high` change with it; the new 0-IP lord stands last (R2)."""
    return high == len(chamber) or not state.setup.swap_must_include_zero


def location_counts(state: State) -> range:
    """How many locations may be drawn in the location step (M6)."""
    return range(1, min(MAX_DRAW, len(state.location_deck)) + 1)


def choices(state: State) -> Cards:
    """The locations to choose from: those drawn, or the whole deck in a search (M8, M9)."""
    return state.location_deck if state.phase == "search" else state.offered


def _recruit(state: State, seat: Seat) -> Iterator[Move]:
    for count in lord_counts(state):
        yield DrawLords(seat, count)
    for color in open_piles(state):
        yield TakePile(seat, color)


def _place(state: State, seat: Seat) -> Iterator[Move]:
    for card in dict.fromkeys(state.pending):
        yield PlaceLord(seat, card)


def _swap(state: State, seat: Seat) -> Iterator[Move]:
    yield DeclineSwap(seat)
    chamber = state.players[seat].chamber
    for low, high in combinations(keyless(chamber), 2):
        if may_swap(state, high, chamber):
            yield SwapLords(seat, low, high)


def _location(state: State, seat: Seat) -> Iterator[Move]:
    for count in location_counts(state):
        yield DrawLocations(seat, count)
    for code in state.row:
        yield TakeLocation(seat, code)


def _choose(state: State, seat: Seat) -> Iterator[Move]:
    for code in choices(state):
        yield ChooseLocation(seat, code)


_MOVES: dict[Phase, Callable[[State, Seat], Iterator[Move]]] = {
    "recruit": _recruit,
    "keep": _place,
    "placement": _place,
    "swap": _swap,
    "location": _location,
    "choice": _choose,
    "search": _choose,
}
