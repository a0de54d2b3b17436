"""The invariants of section 12.3, asserted of a state with all cards known or of a record with unknown ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz.components import CARDS, VALUE
from projections.games.metz.control import holders

if TYPE_CHECKING:
    from projections.games.metz.state import State

DEALT = ("deal_hand", "set_reserve", "deal_castle")
POWERS = ("powers", "palatine", "brandenburg", "bohemia", "bohemia_answer", "over")


def conserved(state: State) -> None:
    if state.phase in DEALT:
        return
    _cards(state)
    _ring(state)
    _control(state)
    _turns(state)


def _cards(state: State) -> None:
    """1: every card is in one zone; 6: the deck."""
    first, second = state.players
    known = [card for card in (*state.castle, *state.discard, *state.reserve, *first.hand, *second.hand) if card]
    known += [card for player in state.players for collection in player.area for card in collection]
    known += [state.top] if state.top else []
    assert len(set(known)) == len(known)
    placed = sum(len(collection) for player in state.players for collection in player.area)
    zones = (state.deck, len(state.reserve), first.held, second.held, len(state.discard), placed)
    assert sum(zones) + sum(card is not None for card in state.castle) == len(CARDS)
    if state.setup.deck_face == "down" or state.deck == 0:
        assert state.top is None


def _ring(state: State) -> None:
    """2 and 9: no empty space while the deck lasts, but between take and refill; the bailiff on a space."""
    empty = state.castle.count(None)
    assert empty <= 3
    if state.deck and state.phase != "refill":
        assert empty == 0
    if state.turns:
        assert 1 <= state.bailiff <= len(state.castle)
    if state.phase == "take":
        assert state.castle[state.bailiff - 1] is not None


def _control(state: State) -> None:
    """4, 5 and 8: princes follow the play areas, and collections rise until Bohemia."""
    if state.setup.tie_rule == "always" or (state.phase in POWERS and state.turns_left == 0):
        assert state.holders == holders(state.players)
    if state.phase != "over":
        for player in state.players:
            for collection in player.area:
                values = [VALUE[card] for card in collection]
                assert values == sorted(set(values))


def _turns(state: State) -> None:
    """3 and 10: hands at the start of a turn, and the last turns."""
    if state.phase == "move":
        assert all(player.held >= 1 for player in state.players)
        assert state.turns_left in ((None,) if state.deck else (1, 2))
    if state.setup.hand_floor == "never_last" and state.phase != "over":
        assert all(player.held >= 1 for player in state.players)
