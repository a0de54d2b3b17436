"""Bots: `greedy`, a sensible player that looks one turn ahead with what its view knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz import move as mv
from projections.games.metz.castle import card_at, landing
from projections.games.metz.components import ORDER, ROW, ROW_OF, SECULAR, TEMPORAL, VALUE
from projections.games.metz.control import holder
from projections.games.metz.moves import is_higher, most_deployed, moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.seats import Seat

PRINCE = 10.0  # what a prince won is worth, in hand cards times two


def greedy(state: State, seat: Seat) -> mv.Move:
    """The best move of `seat` by a rough estimate; ties go to the first in canonical order."""
    if state.phase in ("bohemia", "bohemia_answer"):
        return _deployment(state, seat)
    legal = list(moves(state, seat))
    worth = _WORTH[type(legal[0])]
    return max(legal, key=lambda move: worth(state, seat, move))


def _deployment(state: State, seat: Seat) -> mv.Deploy:
    """Card by card as long as one helps: a long hand has thousands of choices."""
    chosen: tuple[Card, ...] = ()
    worth = _worth_deploying(state, seat, chosen)
    while len(chosen) < most_deployed(state, seat):
        wider = [(*chosen, card) for card in state.players[seat].hand if card not in chosen]
        best = max(wider, key=lambda cards: _worth_deploying(state, seat, cards), default=())
        if not best or _worth_deploying(state, seat, best) <= worth:
            break
        chosen, worth = best, _worth_deploying(state, seat, best)
    return mv.Deploy(seat, tuple(sorted(chosen, key=ORDER.__getitem__)))


def _worth_moving(state: State, seat: Seat, move: mv.MoveBailiff) -> float:
    space, crossings = landing(state, move.steps)
    card = card_at(state, space)
    assert card is not None
    held = state.players[seat].held
    owed = max(0, move.steps - held)
    left = held - owed
    gain = 2.0 if left < 4 else 0.5  # a card for the hand: free steps later
    if left > 0:
        gain = max(gain, _worth_placing(state, seat, card))
    return gain + (0.5 if crossings and state.deck else 0) - 2.0 * owed - 0.05 * move.steps


def _worth_placing(state: State, seat: Seat, card: Card) -> float:
    """Of `card` in the play area: the prince won or made safer, less the values that it shuts out."""
    if not is_higher(state, seat, card):
        return 0.0
    row, kind = ROW_OF[card], card[0]
    mine, theirs = state.players[seat].area[row], state.players[1 - seat].area[row]
    shut = VALUE[card] - (VALUE[mine[-1]] if mine else 0) - 1
    before = state.holders[row]
    pair = ((*mine, card), theirs) if seat == 0 else (theirs, (*mine, card))
    gain = 1.0 if before == seat else 2.0
    if before != seat and holder(*pair) == seat:
        gain = PRINCE + (4.0 if before is not None else 0) + (2.0 if kind in TEMPORAL else 0)
        gain += _worth_of_threat(state, seat, row)
    return gain - 0.6 * shut


def _worth_of_threat(state: State, seat: Seat, row: int) -> float:
    """Won with `row`: a sudden victory in sight, or one of the opponent's broken."""
    mine = {number for number, who in enumerate(state.holders) if who == seat} | {row}
    archbishops = {ROW[kind] for kind in TEMPORAL}
    gain = 20.0 if archbishops <= mine and any(ROW[kind] in mine for kind in SECULAR) else 0.0
    theirs = {number for number, who in enumerate(state.holders) if who == 1 - seat}
    near = len(archbishops & theirs) + any(ROW[kind] in theirs for kind in SECULAR)
    return gain + (30.0 if near == len(TEMPORAL) + 1 and row in theirs else 0.0)


def _worth_keeping(state: State, seat: Seat, card: Card) -> float:
    """Of a hand card at the end: how it would do if it were deployed."""
    row = ROW_OF[card]
    mine, theirs = state.players[seat].area[row], state.players[1 - seat].area[row]
    close = abs(len(mine) - len(theirs)) <= 1
    return (3.0 if close else 0.0) + VALUE[card] / 10


def _worth_paying(state: State, seat: Seat, move: mv.PayCard | mv.DiscardCard) -> float:
    return -_worth_keeping(state, seat, move.card)


def _worth_using(_: State, __: Seat, move: mv.UseCity | mv.SkipCity) -> float:
    return float(isinstance(move, mv.UseCity))


def _worth_taking(state: State, seat: Seat, move: mv.TakeCard) -> float:
    card = card_at(state, state.bailiff)
    assert card is not None
    if move.to == "area":
        return _worth_placing(state, seat, card)
    return 2.0 if state.players[seat].held < 4 else 0.5


def _worth_naming(state: State, seat: Seat, move: mv.NameCollection) -> float:
    """The more the opponent could still win that prince, the better."""
    row = ROW[move.kind]
    mine, theirs = state.players[seat].area[row], state.players[1 - seat].area[row]
    return 3.0 * bool(theirs) + len(theirs) - len(mine)


def _worth_dropping(state: State, seat: Seat, move: mv.DropCard) -> float:
    row = ROW_OF[move.card]
    mine = tuple(card for card in state.players[seat].area[row] if card != move.card)
    theirs = state.players[1 - seat].area[row]
    after = holder(mine, theirs) if seat == 0 else holder(theirs, mine)
    loses = state.holders[row] == seat and after != seat
    return (-PRINCE if loses else 0.0) - (len(mine) - len(theirs) in (0, 1)) - VALUE[move.card] / 20


def _worth_deploying(state: State, seat: Seat, cards: tuple[Card, ...]) -> float:
    """Princes held if the opponent deploys nothing, and the lead in cards where it is narrow."""
    total = 0.0
    for row, (area, theirs) in enumerate(zip(state.players[seat].area, state.players[1 - seat].area, strict=True)):
        added = [card for card in cards if ROW_OF[card] == row]
        last = VALUE[area[-1]] if area else 0
        rising = sorted((card for card in added if VALUE[card] > last), key=VALUE.__getitem__)
        falling = sorted((card for card in added if VALUE[card] < last), key=VALUE.__getitem__, reverse=True)
        mine = (*area, *rising, *falling)
        held = (holder(mine, theirs) if seat == 0 else holder(theirs, mine)) == seat
        total += PRINCE * held + max(-3, min(2, len(mine) - len(theirs)))
    return total


_WORTH: dict[type, Callable[..., float]] = {
    mv.MoveBailiff: _worth_moving,
    mv.PayCard: _worth_paying,
    mv.UseCity: _worth_using,
    mv.SkipCity: _worth_using,
    mv.DiscardCard: _worth_paying,
    mv.TakeCard: _worth_taking,
    mv.NameCollection: _worth_naming,
    mv.DropCard: _worth_dropping,
}
