"""Evolve: the state after an event. Trusts the record and knows no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.claim2.components import in_order, less, named, put, without
from projections.games.claim2.events import (
    Collected,
    Dealt,
    Drew,
    Finished,
    Flagged,
    PeekDeclined,
    Peeked,
    PhaseChanged,
    Played,
    Ranked,
    Received,
    Saw,
    Smashed,
    SmashingEnded,
    Took,
    TookTop,
    TrickEnded,
    Turned,
)
from projections.games.claim2.state import Glimpse, Holding, Stage, Void
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.claim2.components import Cards
    from projections.games.claim2.events import Event
    from projections.games.claim2.state import State
    from projections.seats import Seat


def evolve(state: State, event: Event) -> State:
    """The state after `event`. Trusts the record: checks no rule, draws nothing."""
    return EVOLVE[type(event)](state, event)


def _dealt(state: State, event: Dealt) -> State:
    hand = named(event.cards)
    held = Holding(hand, len(event.cards) - len(hand))
    last = event.to + 1 == len(state.holdings)
    return replace(
        state,
        holdings=_put(state.holdings, event.to, held),
        unseen=less(state.unseen, hand),
        stage="turn" if last else "deal",
        moves=state.moves + 1,
    )


def _turned(state: State, event: Turned) -> State:
    return replace(
        state,
        face_up=event.cards,
        unseen=less(state.unseen, event.cards),
        stock=state.stock - len(event.cards),
        stage="play",
        turn=state.lead,
        moves=state.moves + 1,
    )


def _played(state: State, event: Played) -> State:
    seat, card = event.seat, event.card
    held = state.holdings[seat]
    unseen, glimpses = state.unseen, state.glimpses
    hand, unknown, open_cards = held.hand, held.unknown, held.open
    if card not in hand:
        unknown -= 1
        unseen = without(unseen, card)
    else:
        hand = without(hand, card)
        if state.phase == 2:
            if card in open_cards:
                open_cards = without(open_cards, card)
            elif glimpses:
                glimpses = _forgotten(glimpses, seat, card)
    voids = (*held.voids, Void(event.void, state.trick)) if event.void else held.voids
    held = Holding(hand, unknown, held.followers, held.hidden, open_cards, held.score, held.row, voids)
    return replace(
        state,
        holdings=_put(state.holdings, seat, held),
        unseen=unseen,
        glimpses=glimpses,
        plays=(*state.plays, card),
        turn=(seat + 1) % len(state.holdings),
        moves=state.moves + 1,
    )


def _forgotten(glimpses: tuple[Glimpse, ...], holder: Seat, card: str) -> tuple[Glimpse, ...]:
    """One glimpse fewer for each seat that had seen such a card come to `holder`."""
    gone = {glimpse for glimpse in glimpses if glimpse.holder == holder and glimpse.card == card}
    left = list(glimpses)
    for glimpse in gone:
        left.remove(glimpse)
    return tuple(left)


def _flagged(state: State, event: Flagged) -> State:
    flag = event.flag
    flags = (*state.flags, flag)
    if flag.code != "revoke_exposed" or flag.seat is None:
        return replace(state, flags=flags, rests=True)
    held = state.holdings[flag.seat]
    voids = tuple(void for void in held.voids if void.faction != flag.faction)
    return replace(state, flags=flags, holdings=_put(state.holdings, flag.seat, replace(held, voids=voids)))


def _ranked(state: State, event: Ranked) -> State:
    winner = event.places[0]
    holdings = state.holdings
    if event.undead:
        held = holdings[winner]
        holdings = _put(holdings, winner, replace(held, score=held.score + event.undead))
    return replace(
        state,
        holdings=holdings,
        plays=(),
        last=_by_seat(state),
        places=event.places,
        rest=event.places,
        lead=event.lead,
        discard=state.discard + event.discarded,
        stage="peek" if event.seer else "take",
        turn=winner,
    )


def _peeked(state: State, _: Peeked) -> State:
    return replace(state, stage="see", turn=CHANCE, moves=state.moves + 1)


def _peek_declined(state: State, _: PeekDeclined) -> State:
    return replace(state, stage="take", moves=state.moves + 1)


def _saw(state: State, event: Saw) -> State:
    unseen = state.unseen if event.card is None else without(state.unseen, event.card)
    return replace(
        state, top=event.card, peeker=event.to, unseen=unseen, stage="take", turn=event.to, moves=state.moves + 1
    )


def _took(state: State, event: Took) -> State:
    return _take(state, event.seat, event.card, state.moves + 1)


def _received(state: State, event: Received) -> State:
    return _take(state, event.seat, event.card, state.moves)


def _take(state: State, seat: Seat, card: str, moves: int) -> State:
    held = state.holdings[seat]
    held = Holding(
        held.hand,
        held.unknown,
        put(held.followers, card),
        held.hidden,
        put(held.open, card),
        held.score,
        held.row,
        held.voids,
    )
    rest, face_up = state.rest[1:], without(state.face_up, card)
    stage, turn = _next(rest, face_up)
    holdings = _put(state.holdings, seat, held)
    return replace(state, holdings=holdings, face_up=face_up, rest=rest, stage=stage, turn=turn, moves=moves)


def _took_top(state: State, event: TookTop) -> State:
    return _from_stock(state, event.seat, event.card, seen_by=event.seat)


def _drew(state: State, event: Drew) -> State:
    return _from_stock(state, event.to, event.card, seen_by=event.peeker)


def _from_stock(state: State, seat: Seat, card: str | None, *, seen_by: Seat | None) -> State:
    held = state.holdings[seat]
    followers, hidden, unseen, glimpses = held.followers, held.hidden, state.unseen, state.glimpses
    if card is None:
        hidden += 1
    else:
        followers = put(followers, card)
        if state.top is None:
            unseen = without(unseen, card)
        if seen_by is not None:
            glimpses = tuple(sorted((*glimpses, Glimpse(seen_by, seat, card))))
    held = Holding(held.hand, held.unknown, followers, hidden, held.open, held.score, held.row, held.voids)
    rest = state.rest[1:]
    stage, turn = _next(rest, state.face_up)
    return replace(
        state,
        holdings=_put(state.holdings, seat, held),
        unseen=unseen,
        glimpses=glimpses,
        stock=state.stock - 1,
        top=None,
        peeker=None,
        rest=rest,
        stage=stage,
        turn=turn,
        moves=state.moves + 1,
    )


def _next(rest: tuple[Seat, ...], face_up: Cards) -> tuple[Stage, Seat]:
    return ("take", rest[0]) if rest and face_up else ("draw", CHANCE)


def _collected(state: State, event: Collected) -> State:
    winner = event.places[0]
    held = state.holdings[winner]
    queue, scored = state.queue, event.scored
    if event.from_queue:
        queue, scored = queue[1:], (*scored, event.from_queue)
    held = replace(held, score=held.score + scored, row=held.row + event.gnomes)
    holdings = _put(state.holdings, winner, held)
    if event.dwarves_to is not None:
        loser = holdings[event.dwarves_to]
        holdings = _put(holdings, event.dwarves_to, replace(loser, score=loser.score + event.dwarves))
    return replace(
        state,
        holdings=holdings,
        plays=(),
        last=_by_seat(state),
        places=event.places,
        lead=event.lead,
        queue=queue + event.queued,
        giants=event.giants,
        stage="smash",
        turn=winner,
    )


def _smashed(state: State, event: Smashed) -> State:
    held = state.holdings[event.owner]
    return replace(
        state,
        holdings=_put(state.holdings, event.owner, replace(held, row=without(held.row, event.card))),
        giants=state.giants.replace(event.card[1], "", 1),
        smashed=(*state.smashed, event.card),
        moves=state.moves + 1,
    )


def _smashing_ended(state: State, _: SmashingEnded) -> State:
    return replace(state, moves=state.moves + 1)


def _trick_ended(state: State, _: TrickEnded) -> State:
    if state.phase == 1:
        return replace(state, trick=state.trick + 1, stage="turn", turn=CHANCE)
    return replace(state, trick=state.trick + 1, giants="", stage="play", turn=state.lead)


def _phase_changed(state: State, event: PhaseChanged) -> State:
    held = [
        Holding(held.followers, held.hidden, open=held.open, score=held.score, row=held.row) for held in state.holdings
    ]
    unseen = state.unseen
    glimpses = event.glimpses if event.looked else state.glimpses
    for seat, cards in enumerate(event.looked):
        if known := named(cards):
            unseen = less(unseen, less(known, less(held[seat].hand, held[seat].open)))
            hand = in_order(held[seat].open + known)
            held[seat] = replace(held[seat], hand=hand, unknown=len(cards) - len(known))
    return replace(
        state,
        holdings=tuple(held),
        unseen=unseen,
        glimpses=glimpses,
        phase=2,
        trick=1,
        stage="play",
        turn=state.lead,
        rests=False,
    )


def _finished(state: State, event: Finished) -> State:
    held = [replace(held, score=held.score + held.row, row=()) for held in state.holdings]
    queue = state.queue
    if event.trolls_to is not None:
        taker = held[event.trolls_to]
        held[event.trolls_to] = replace(taker, score=taker.score + queue)
        queue = ()
    return replace(state, holdings=tuple(held), queue=queue, giants="", stage="end", result=event.result)


def _by_seat(state: State) -> Cards:
    first = len(state.plays) - state.lead
    return state.plays[first:] + state.plays[:first]


def _put(holdings: tuple[Holding, ...], seat: Seat, held: Holding) -> tuple[Holding, ...]:
    changed = list(holdings)
    changed[seat] = held
    return tuple(changed)


EVOLVE: dict[type, Callable[[State, Any], State]] = {
    Dealt: _dealt,
    Turned: _turned,
    Played: _played,
    Peeked: _peeked,
    PeekDeclined: _peek_declined,
    Saw: _saw,
    Took: _took,
    TookTop: _took_top,
    Drew: _drew,
    Smashed: _smashed,
    SmashingEnded: _smashing_ended,
    Flagged: _flagged,
    Ranked: _ranked,
    Received: _received,
    Collected: _collected,
    TrickEnded: _trick_ended,
    PhaseChanged: _phase_changed,
    Finished: _finished,
}
