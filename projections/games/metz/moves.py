"""Moves: what is awaited, what is allowed, and every legal move in canonical order (section 6)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from projections.games.metz import move as mv
from projections.games.metz.castle import card_at, may_land, most_steps
from projections.games.metz.components import (
    HOLDER_DEPLOYS,
    KINDS,
    ORDER,
    OTHER_DEPLOYS,
    ROW,
    ROW_OF,
    VALUE,
)
from projections.games.metz.state import to_act
from projections.games.metz.whereabouts import is_nameable, nameable
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from projections.games.metz.components import Card, Kind
    from projections.games.metz.state import Phase, State
    from projections.seats import Seat

AWAITED: dict[Phase, tuple[type, ...]] = {  # by phase: what the one who is awaited may do
    "deal_hand": (mv.DealHand,),
    "set_reserve": (mv.SetReserve,),
    "deal_castle": (mv.DealCastle,),
    "first_top": (mv.TurnTop,),
    "city_top": (mv.TurnTop,),
    "refill_top": (mv.TurnTop,),
    "city_draw": (mv.DrawCard,),
    "refill": (mv.RefillSpace,),
    "move": (mv.MoveBailiff,),
    "pay": (mv.PayCard,),
    "city": (mv.UseCity, mv.SkipCity),
    "city_discard": (mv.DiscardCard,),
    "take": (mv.TakeCard,),
    "palatine": (mv.NameCollection,),
    "brandenburg": (mv.DropCard,),
    "bohemia": (mv.Deploy,),
    "bohemia_answer": (mv.Deploy,),
}


def moves(state: State, seat: Seat) -> Iterable[mv.Move]:
    """Every legal move of `seat`, in canonical order; nothing for chance or a seat that is not awaited."""
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return _MOVES[state.phase](state, seat)


def may_skip_city(state: State) -> bool:
    return state.setup.city_effect == "optional"


def is_higher(state: State, seat: Seat, card: Card) -> bool:
    """Whether `card` may follow in its collection: above the last one (6.2 (4))."""
    collection = state.players[seat].area[ROW_OF[card]]
    return not collection or VALUE[card] > VALUE[collection[-1]]


def may_place(state: State, seat: Seat) -> bool:
    """Whether the card on the bailiff's space may go to the play area."""
    card = card_at(state, state.bailiff)
    return card is not None and state.players[seat].held > 0 and is_higher(state, seat, card)


def may_name(state: State, seat: Seat, kind: Kind) -> bool:
    return state.holders[ROW[kind]] == seat


def may_drop(state: State, seat: Seat, card: Card) -> bool:
    collection = state.players[seat].area[ROW_OF[card]]
    return card in (collection[-1:] if state.setup.brandenburg_choice == "last_only" else collection)


def most_deployed(state: State, seat: Seat) -> int:
    """The limit of Bohemia's holder, who is first, or of the other; no more than the hand holds."""
    limit = HOLDER_DEPLOYS if state.phase == "bohemia" else OTHER_DEPLOYS
    return min(limit, state.players[seat].held)


def may_deploy(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Different cards of the hand, no more than allowed, and no more unseen ones than the hand has unknown ones."""
    player = state.players[seat]
    return (
        len(cards) <= most_deployed(state, seat)
        and len(set(cards)) == len(cards)
        and all(is_nameable(state, seat, card) for card in cards)
        and sum(card not in player.hand for card in cards) <= player.unknown
    )


def _bailiff(state: State, seat: Seat) -> Iterator[mv.Move]:
    for steps in range(1, most_steps(state) + 1):
        if may_land(state, steps):
            yield mv.MoveBailiff(seat, steps)


def _payments(state: State, seat: Seat) -> Iterator[mv.Move]:
    return (mv.PayCard(seat, card) for card in nameable(state, seat))


def _city(state: State, seat: Seat) -> tuple[mv.Move, ...]:
    return (mv.UseCity(seat), mv.SkipCity(seat)) if may_skip_city(state) else (mv.UseCity(seat),)


def _discards(state: State, seat: Seat) -> Iterator[mv.Move]:
    return (mv.DiscardCard(seat, card) for card in nameable(state, seat))


def _takings(state: State, seat: Seat) -> tuple[mv.Move, ...]:
    return (
        (mv.TakeCard(seat, "area"), mv.TakeCard(seat, "hand"))
        if may_place(state, seat)
        else (mv.TakeCard(seat, "hand"),)
    )


def _namings(state: State, seat: Seat) -> Iterator[mv.Move]:
    return (mv.NameCollection(seat, kind) for kind in KINDS if may_name(state, seat, kind))


def _drops(state: State, seat: Seat) -> Iterator[mv.Move]:
    cards = [card for collection in state.players[seat].area for card in collection if may_drop(state, seat, card)]
    return (mv.DropCard(seat, card) for card in sorted(cards, key=ORDER.__getitem__))


def _deployments(state: State, seat: Seat) -> Iterator[mv.Move]:
    """Fewer cards first, then in card order; one at a time, for a long hand has thousands."""
    player = state.players[seat]
    cards, hidden = nameable(state, seat), player.unknown
    for count in range(most_deployed(state, seat) + 1):
        if hidden == 0 or hidden >= count:
            choices: Iterable[tuple[Card, ...]] = combinations(cards, count)
        else:
            choices = _choices(cards, count, hidden, frozenset(player.hand))
        for chosen in choices:
            yield mv.Deploy(seat, chosen)


def _choices(cards: list[Card], count: int, hidden: int, known: frozenset[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of `count` cards in their order, no more than `hidden` of which are not `known`."""
    if count == 0:
        yield ()
        return
    for number, card in enumerate(cards, start=1):
        left = hidden if card in known else hidden - 1
        if left >= 0:
            yield from ((card, *rest) for rest in _choices(cards[number:], count - 1, left, known))


_MOVES: dict[Phase, Callable[[State, Seat], Iterable[Any]]] = {
    "move": _bailiff,
    "pay": _payments,
    "city": _city,
    "city_discard": _discards,
    "take": _takings,
    "palatine": _namings,
    "brandenburg": _drops,
    "bohemia": _deployments,
    "bohemia_answer": _deployments,
}
