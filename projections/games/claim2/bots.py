"""Greedy: a sensible player who looks one trick ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.claim2.components import DOPPELGANGERS, DWARVES, GNOMES, KNIGHTS, TROLLS, UNDEAD
from projections.games.claim2.moves import Move, Play, Take, moves
from projections.games.claim2.setup import sides
from projections.games.claim2.tricks import STRENGTH

if TYPE_CHECKING:
    from projections.games.claim2.components import Card, Cards
    from projections.games.claim2.state import State
    from projections.seats import Seat

_BLIND = 4.5  # what a card from the stock is worth as a follower
_SPENT = 0.08  # what a point of value costs when its card is played


def greedy(state: State, seat: Seat) -> Move:
    """A sensible move of `seat`, from its view alone: it always peeks, and smashes while it can."""
    legal = list(moves(state, seat))
    if state.stage == "play":
        pool = _pool(state, seat)
        return max(legal, key=lambda move: _promise(state, seat, move, pool))
    if state.stage == "take":
        return max(legal, key=lambda move: _follower(move.card if isinstance(move, Take) else state.top))
    return legal[0]


def _follower(card: Card | None) -> float:
    """How good a card is to hold in phase 2."""
    if card is None:
        return _BLIND
    return int(card[1]) + 2.0 * (card[0] in (KNIGHTS, DOPPELGANGERS))


def _pool(state: State, seat: Seat) -> Cards:
    """All cards that others may hold."""
    return state.unseen + tuple(
        card for other, held in enumerate(state.holdings) if other != seat for card in held.hand
    )


def _promise(state: State, seat: Seat, move: Move, pool: Cards) -> float:
    """What playing the card is worth: the trick, as likely as the own side wins it, less the strength spent."""
    assert isinstance(move, Play)
    plays = (*state.plays, move.card)
    strengths = [STRENGTH[plays[0][0]][card] for card in plays]
    best = max(strengths)
    side = sides(state.setup)
    ahead = (state.lead + strengths.index(best)) % state.setup.seats
    holds = _holds(state, plays, best, pool)
    chance = holds if side[ahead] == side[seat] else 0.0
    gain = _recruiting(state, plays) if state.phase == 1 else _gathering(state, plays)
    return gain * (2 * chance - 1) - _SPENT * int(move.card[1])


def _holds(state: State, plays: Cards, best: int, pool: Cards) -> float:
    """How likely nobody who is still to play has a stronger card."""
    waiting = state.setup.seats - len(plays)
    if not waiting or not pool:
        return 1.0
    strength = STRENGTH[plays[0][0]]
    stronger = sum(strength[card] > best for card in pool) / len(pool)
    first = state.lead + len(plays)
    holdings = [state.holdings[(first + turn) % state.setup.seats] for turn in range(waiting)]
    cards = sum(len(held.hand) + held.unknown for held in holdings)
    return float((1 - stronger) ** cards)


def _recruiting(state: State, plays: Cards) -> float:
    """What winning a trick of phase 1 is worth: a follower better than a blind one, and Undead."""
    return max(map(_follower, state.face_up)) - _BLIND + 2.0 * sum(card[0] == UNDEAD for card in plays)


def _gathering(state: State, plays: Cards) -> float:
    """What winning a trick of phase 2 is worth in cards; a Dwarf counts for the loser, one Troll for the winner."""
    trolls = [card for card in plays if card[0] == TROLLS]
    dwarves = sum(card[0] == DWARVES for card in plays)
    gnomes = sum(card[0] == GNOMES for card in plays)
    others = len(plays) - len(trolls) - dwarves - gnomes
    to_come = 0.6 * (state.setup.seats - len(plays))
    return others + 0.8 * gnomes + bool(trolls or state.queue) - dwarves + to_come
