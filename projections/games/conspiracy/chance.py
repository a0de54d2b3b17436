"""Chance: what the decks yield. Each draw is uniform from what is left (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.conspiracy.cards import ordered
from projections.games.conspiracy.moves import (
    DealLocations,
    DealLords,
    DrawFirst,
    Move,
    OpenLocation,
    RevealLord,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from projections.games.conspiracy.state import Phase, State


def chance(state: State, rng: Random) -> Move:
    """The move that chance owes in `state`. The only function that is handed an RNG; no fold calls it."""
    return _CHANCE[state.phase](state, rng)


_CHANCE: dict[Phase, Callable[[State, Random], Move]] = {
    "open": lambda state, rng: OpenLocation(rng.choice(state.location_deck)),
    "first": lambda state, rng: DrawFirst(rng.randrange(len(state.players))),
    "draw": lambda state, rng: DealLords(ordered(rng.sample(state.deck, state.called))),
    "reveal": lambda state, rng: RevealLord(rng.choice(state.deck)),
    "locations": lambda state, rng: DealLocations(ordered(rng.sample(state.location_deck, state.called))),
}
