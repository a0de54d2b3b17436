"""Knowledge: when a card contradicts what the record said before (claim2 8.2, 8.3).

Unknown hands are drawn from `unseen`; a faction that a seat failed to follow is void there until the phase ends.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from projections.games.claim2.components import less
from projections.games.claim2.state import led
from projections.games.claim2.tricks import follows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.claim2.components import Card, Cards, Faction
    from projections.games.claim2.state import State, Void
    from projections.seats import Seat

REVOKE = "revoke_exposed"
IMPOSSIBLE = "impossible_distribution"


def new_void(state: State, seat: Seat, card: Card) -> Faction | None:
    """The faction that playing `card` proves absent for the first time; the earliest trick is kept."""
    suit = led(state)
    if suit is None or follows(card, suit) or false_void(state, seat, suit):
        return None
    return suit


def false_void(state: State, seat: Seat, faction: Faction) -> Void | None:
    """What `seat` showed in this phase and a card of that faction belies."""
    return next((void for void in state.holdings[seat].voids if void.faction == faction), None)


def contradictions(state: State, seat: Seat, card: Card) -> list[str]:
    """The codes that playing `card` deserves: the earlier entry is wrong, or somebody revoked."""
    codes = [REVOKE] if false_void(state, seat, card[0]) else []
    if crowded(state, seat, card):
        codes.append(IMPOSSIBLE)
    return codes


def crowded(state: State, seat: Seat, card: Card) -> tuple[Seat, ...]:
    """Seats whose unknown cards find no place once `seat` has played `card`; () where all is possible."""
    if state.rests or not any(held.unknown for held in state.holdings):
        return ()
    known = card in state.holdings[seat].hand
    demands = []
    for other, held in enumerate(state.holdings):
        voids = {void.faction for void in held.voids}
        if other == seat:
            voids.discard(card[0])
            voids.update(new_void(state, seat, card) or ())
        demands.append((other, held.unknown - (other == seat and not known), voids))
    return _unplaced(demands, state.unseen if known else less(state.unseen, (card,)))


def unplaced(state: State, gone: Cards = ()) -> tuple[Seat, ...]:
    """Seats whose unknown cards find no place once `gone` have left the unseen cards; () where all is possible."""
    if state.rests:
        return ()
    demands = [(seat, held.unknown, {void.faction for void in held.voids}) for seat, held in enumerate(state.holdings)]
    return _unplaced(demands, less(state.unseen, gone))


def _unplaced(demands: Sequence[tuple[Seat, int, set[Faction]]], unseen: Cards) -> tuple[Seat, ...]:
    """Condition (b) of claim2 8.3: a set of seats needs more cards than the factions open to it have."""
    tight = [demand for demand in demands if demand[1] and demand[2]]
    for size in range(1, len(tight) + 1):
        for group in combinations(tight, size):
            barred = set.intersection(*(voids for _, _, voids in group))
            if barred and sum(need for _, need, _ in group) > sum(card[0] not in barred for card in unseen):
                return tuple(seat for seat, _, _ in group)
    return ()
