"""The invariants of section 12, asserted of a state."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import projections.games.conspiracy as game
from projections.games.conspiracy.components import CARDS, COLORS, DECK, LORD_PEARLS, PILE, VALUE
from projections.games.conspiracy.score import location_points, parts
from projections.games.conspiracy.setup import locations

if TYPE_CHECKING:
    from projections.games.conspiracy.state import Player, State


def conserved(state: State) -> None:
    _cards(state)
    _pearls(state)
    for seat, player in enumerate(state.players):
        _chamber(state, player)
        _score(state, seat)
    _turns(state)


def _cards(state: State) -> None:
    """1 to 3: every lord and location is somewhere, once."""
    piled = [lord for pile in state.piles for lord in pile]
    placed = [lord for player in state.players for lord in player.chamber]
    assert Counter([*state.deck, *piled, *state.pending, *placed]) == Counter(DECK)
    held = [code for player in state.players for code in player.codes]
    assert sorted([*state.location_deck, *state.row, *state.offered, *held]) == sorted(locations(state.setup))
    assert all(lord[0] == color for color, pile in zip(COLORS, state.piles, strict=True) for lord in pile)
    assert all(len(player.chamber) <= 15 for player in state.players)
    assert state.row or state.location_deck  # 13


def _pearls(state: State) -> None:
    """4 and 5: pearls are those printed, and the Master has the most."""
    for player in state.players:
        printed = sum(LORD_PEARLS.get(VALUE[lord], 0) for lord in player.chamber)
        assert player.pearls == printed + sum(CARDS[code].pearls for code in player.codes)
    pearls = [player.pearls for player in state.players]
    assert sum(pearls) <= 36
    assert (state.master is None) == (not any(pearls))
    assert state.master is None or pearls[state.master] == max(pearls)


def _chamber(state: State, player: Player) -> None:
    """6 to 8: locations lie on key lords, keys are used up, coats lie on the best of their colour."""
    assert all(VALUE[player.chamber[held.spot - 1]] in (1, 2) for held in player.locations)
    spots = [held.spot for held in player.locations]
    assert spots == sorted(set(spots))
    assert len(spots) <= min(7, sum(VALUE[lord] in (1, 2) for lord in player.chamber) // 2)
    if state.phase == "recruit" and "SD" not in player.codes:
        free = [VALUE[lord] for lord in player.free if VALUE[lord] in (1, 2)]
        assert len(free) <= 1 if "AK" in player.codes else max(free.count(1), free.count(2)) <= 1
    for color, spot in zip(COLORS, player.coats, strict=True):
        values = [VALUE[lord] for lord in player.chamber if lord[0] == color]
        assert bool(spot) == bool(values)
        if spot:
            lord = player.chamber[spot - 1]
            assert COLORS[PILE[lord]] == color
            assert VALUE[lord] == max(values)


def _score(state: State, seat: int) -> None:
    """8 and 12: the coats add up to the part of the lords, each part stays within its limits."""
    player = state.players[seat]
    now = parts(state, seat)
    assert now.lords == sum(VALUE[player.chamber[spot - 1]] for spot in player.coats if spot)
    assert 0 <= now.lords <= 30
    assert now.coalition % 3 == 0
    assert now.coalition <= 36
    assert now.locations == sum(location_points(state.setup, player, code) for code in player.codes)


def _turns(state: State) -> None:
    """10, 11 and 13: force binds others only, turns are bounded, and a recruit is always possible."""
    assert all(player.turns <= len(player.chamber) for player in state.players)
    if state.phase == "recruit":
        assert state.current is not None
        assert state.forced is None or state.forced.owner != state.current
        assert next(iter(game.moves(state, state.current)), None) is not None
    if state.triggered is not None:
        assert len(state.players[state.triggered].chamber) == 15
    if state.phase == "over":
        assert state.triggered is not None
        ended = [player.turns for player in state.players]
        assert max(ended) - min(ended) <= 1
