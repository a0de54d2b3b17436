"""Whereabouts: where each of the 70 cards lies, as far as it is known (section 8)."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Literal

from projections.games.metz.components import CARDS, ORDER, ROW_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.figures import Step
    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.seats import Seat

Zone = Literal["castle", "deck", "discard", "reserve", "commit", "hand.A", "hand.B", "area.A", "area.B"]
OPEN: frozenset[Zone] = frozenset(("castle", "deck", "discard", "area.A", "area.B"))  # what lies there everybody sees


def zone_of(state: State, card: Card) -> Zone | None:
    """Where `card` is known to lie; None: unseen."""
    if card in state.castle:
        return "castle"
    if card == state.top:
        return "deck"
    if card in state.discard:
        return "discard"
    for seat, player in enumerate(state.players):
        if card in player.hand:
            return "hand.B" if seat else "hand.A"
        if card in player.area[ROW_OF[card]]:
            return "area.B" if seat else "area.A"
    if card in state.reserve:
        return "reserve"
    return "commit" if state.commit and card in state.commit else None


def unseen(state: State) -> list[Card]:
    """The cards that are known to lie nowhere, in card order."""
    first, second = state.players
    seen = {*state.castle, *state.discard, *state.reserve, *first.hand, *second.hand, state.top, *(state.commit or ())}
    seen.update(chain(*first.area, *second.area))
    return [card for card in CARDS if card not in seen]


def nameable(state: State, seat: Seat) -> list[Card]:
    """The cards that may leave the hand of `seat` by name, in card order: the known ones, or any unseen one."""
    player = state.players[seat]
    cards = [*player.hand, *unseen(state)] if player.unknown else player.hand
    return sorted(cards, key=ORDER.__getitem__)


def is_nameable(state: State, seat: Seat, card: Card) -> bool:
    """Whether `card` is one of `nameable`."""
    player = state.players[seat]
    return card in player.hand or (player.unknown > 0 and zone_of(state, card) is None)


def showing(card: Card) -> Callable[[Step], bool]:
    """Whether a step's own fact names `card`: where it was seen before, not where a refill only moved it."""

    def shows(step: Step) -> bool:
        return card in _cards(step.events[0])

    return shows


def filling(seat: Seat) -> Callable[[Step], bool]:
    """Whether a step told which cards the hand of `seat` holds: its deal, or the naming of an unknown one."""

    def fills(step: Step) -> bool:
        before, after = step.before.players[seat], step.after.players[seat]
        return before.unknown > after.unknown or (before.held == 0 and getattr(step.move, "player", None) == seat)

    return fills


def _cards(event: object) -> tuple[object, ...]:
    """The cards that a fact names, in no order."""
    named: list[object] = []
    for field in ("card", "cards", "lost"):
        value = getattr(event, field, None)
        named += value if isinstance(value, tuple) else (value,)
    return tuple(named)
