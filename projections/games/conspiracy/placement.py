"""Placement: the facts of placing a lord and of taking a location (sections 6.2 and 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.conspiracy.cards import without
from projections.games.conspiracy.components import GOLD, PILE, REVEAL, SILVER, SWAP, VALUE
from projections.games.conspiracy.events import LocationTaken, LordPlaced
from projections.games.conspiracy.moves import keyless

if TYPE_CHECKING:
    from projections.games.conspiracy.components import Location, Lord
    from projections.games.conspiracy.events import Way
    from projections.games.conspiracy.state import Phase, Player, State


_WAYS: dict[Phase, Way] = {"location": "row", "choice": "drawn", "search": "searched"}


def placing(state: State, card: Lord, *, chosen: bool) -> LordPlaced:
    """The fact that the seat at turn places the pending lord `card`."""
    seat = state.current
    assert seat is not None
    player = state.players[seat]
    holder = player.coats[PILE[card]]
    return LordPlaced(
        seat=seat,
        card=card,
        spot=len(player.chamber) + 1,
        discarded=without(state.pending, (card,)) if state.phase == "keep" else (),
        # 6.2 item 3: only a strictly better lord takes over the coat
        coat=not holder or VALUE[card] > VALUE[player.chamber[holder - 1]],
        due=_due(state, player, card),
        chosen=chosen,
    )


def taking(state: State, code: Location, *, chosen: bool) -> LocationTaken:
    """The fact that the seat at turn lays the location `code` on the lord it placed last."""
    seat = state.current
    assert seat is not None
    left = without(state.offered, (code,)) if state.phase == "choice" else ()
    return LocationTaken(seat, code, len(state.players[seat].chamber), _WAYS[state.phase], left, chosen)


def makes_pair(player: Player, value: int) -> bool:
    """Whether a key lord of `value` now gives a pair. AK makes every two keys one.

    A pair of the other metal may have been waiting, unused for want of a source (E19).
    """
    free = [VALUE[lord] for lord in player.free]
    silver = free.count(SILVER) + (value == SILVER)
    gold = free.count(GOLD) + (value == GOLD)
    return silver >= 2 or gold >= 2 or ("AK" in player.codes and silver + gold >= 2)


def _due(state: State, player: Player, card: Lord) -> Phase:
    """What the placing of `card` calls for (6.2 items 5 to 7)."""
    value = VALUE[card]
    if value == REVEAL and state.deck:
        return "reveal"
    if value == SWAP and keyless(player.chamber):
        return "swap"
    if value in (SILVER, GOLD) and makes_pair(player, value):
        if "SD" not in player.codes:
            return "location"
        if state.location_deck:  # R5: without a deck its owner takes nothing and keeps the keys
            return "search"
    return "placement"
