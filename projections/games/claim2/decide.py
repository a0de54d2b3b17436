"""Decide: the facts that a move causes, checked in the order of the table in claim2 8.3."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from projections.games.claim2 import faults
from projections.games.claim2.components import HAND, UP, Cards, less, named
from projections.games.claim2.events import (
    Dealt,
    Drew,
    Event,
    Flagged,
    PeekDeclined,
    Peeked,
    PhaseChanged,
    Played,
    Received,
    Saw,
    Smashed,
    SmashingEnded,
    Took,
    TookTop,
    TrickEnded,
    Turned,
)
from projections.games.claim2.evolve import evolve
from projections.games.claim2.knowledge import IMPOSSIBLE, REVOKE, crowded, false_void, new_void, unplaced
from projections.games.claim2.moves import (
    Deal,
    Done,
    Draw,
    Move,
    NoPeek,
    Peek,
    Play,
    See,
    Smash,
    Take,
    TakeTop,
    Turn,
    must_follow,
)
from projections.games.claim2.scoring import finished
from projections.games.claim2.state import Flag, Holding, State, led, receiver, to_act
from projections.games.claim2.tricks import collected, follows, ranked, targets

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.claim2.components import Faction, Unsure
    from projections.seats import Seat

Facts = tuple[Event, ...]


def decide(state: State, move: Move) -> Facts:
    """The facts that `move` causes, its own first. Raises IllegalMove with a code of claim2 8.3."""
    stage, facts = _DECIDE[type(move)]
    if state.stage != stage or move.seat not in to_act(state):
        raise faults.not_your_turn(state, move.seat)
    return facts(state, move)


def _deal(state: State, move: Deal) -> Facts:
    if move.to != receiver(state):
        raise faults.not_your_turn(state, move.seat)
    _check_count(move.cards, HAND[state.setup.seats])
    faults.check_places(state, named(move.cards))
    return (Dealt(move.to, move.cards),)


def _turn(state: State, move: Turn) -> Facts:
    _check_count(move.cards, UP[state.setup.seats])
    faults.check_places(state, move.cards)
    return (Turned(move.cards), *_crowding(state, move.cards))


def _check_count(cards: Unsure, expected: int) -> None:
    if len(cards) != expected:
        raise faults.wrong_count(len(cards), expected)


def _play(state: State, move: Play) -> Facts:
    seat, card = move.seat, move.card
    held, suit = state.holdings[seat], led(state)
    if card not in held.hand:
        faults.check_hidden(state, seat, card)
    if suit is not None and not follows(card, suit) and must_follow(held, suit):
        raise faults.must_follow(state, seat, card, suit)
    facts: Facts = (Played(seat, card, new_void(state, seat, card)), *_contradictions(state, seat, card))
    plays = (*state.plays, card)
    if len(plays) < state.setup.seats:
        return facts
    if state.phase == 2:
        capture = collected(state, plays)
        return (*facts, capture) if capture.giants else _closed(state, (*facts, capture))
    ranking = ranked(state, plays)
    return (*facts, ranking) if ranking.seer else _given(state, (*facts, ranking), state.face_up, ranking.places)


def _contradictions(state: State, seat: Seat, card: str) -> Facts:
    """Flags for what the card contradicts. Raises IllegalMove where the table does not keep them."""
    flags: list[Event] = []
    if false := false_void(state, seat, card[0]):
        if state.setup.revoke_policy == "reject":
            raise faults.revoke_exposed(state, seat, false)
        flags.append(_flag(state, REVOKE, seat, faction=card[0], trick_void=false.trick))
    if group := crowded(state, seat, card):
        if state.setup.revoke_policy == "reject":
            raise faults.impossible_distribution(state, group)
        flags.append(_flag(state, IMPOSSIBLE, seat))
    return tuple(flags)


def _crowding(state: State, gone: Cards) -> Facts:
    """A flag where the cards that chance showed leave the unknown hands impossible."""
    group = unplaced(state, gone)
    if not group:
        return ()
    if state.setup.revoke_policy == "reject":
        raise faults.impossible_distribution(state, group)
    return (_flag(state, IMPOSSIBLE, None),)


def _flag(
    state: State, code: str, seat: Seat | None, *, faction: Faction | None = None, trick_void: int | None = None
) -> Flagged:
    return Flagged(Flag(code, state.phase, state.moves + 1, seat, faction, trick_void, state.trick))


def _peek(_: State, move: Peek) -> Facts:
    return (Peeked(move.seat),)


def _no_peek(state: State, move: NoPeek) -> Facts:
    return _given(state, (PeekDeclined(move.seat),), state.face_up, state.rest)


def _see(state: State, move: See) -> Facts:
    if move.to != receiver(state):
        raise faults.not_your_turn(state, move.seat)
    cards = named((move.card,))
    faults.check_places(state, cards)
    return (Saw(move.to, move.card), *_crowding(state, cards))


def _take(state: State, move: Take) -> Facts:
    if move.card not in state.face_up:
        raise faults.not_a_choice(state)
    return _given(state, (Took(move.seat, move.card),), less(state.face_up, (move.card,)), state.rest[1:])


def _take_top(state: State, move: TakeTop) -> Facts:
    if state.peeker != move.seat:
        raise faults.not_a_choice(state)
    return _given(state, (TookTop(move.seat, state.top),), state.face_up, state.rest[1:])


def _draw(state: State, move: Draw) -> Facts:
    if move.to != receiver(state):
        raise faults.not_your_turn(state, move.seat)
    card, top = move.card, state.top
    if top is None:
        cards = named((card,))
        faults.check_places(state, cards)
        flags = _crowding(state, cards)
    elif card in (None, top):  # claim2 8.3: the card that was seen is the one drawn
        card, flags = top, ()
    else:
        raise faults.peek_mismatch(state, card)
    fact = Drew(move.to, card, state.peeker, not state.setup.look_at_draw)
    return _given(state, (fact, *flags), (), state.rest[1:])


def _given(state: State, facts: Facts, face_up: Cards, rest: tuple[Seat, ...]) -> Facts:
    """`facts`, then the face-up cards that leave no choice, down the ranking; the end, once all have a follower."""
    while rest and face_up and len(set(face_up)) == 1:
        facts += (Received(rest[0], face_up[0]),)
        face_up, rest = face_up[1:], rest[1:]
    return facts if rest else _closed(state, facts)


def _smash(state: State, move: Smash) -> Facts:
    if (move.card, move.owner) not in targets(state, move.seat, state.giants):
        raise faults.not_a_choice(state)
    assert move.owner is not None
    fact = Smashed(move.seat, move.card, move.owner)
    after = evolve(state, fact)
    return (fact,) if targets(after, move.seat, after.giants) else _closed(state, (fact,))


def _done(state: State, move: Done) -> Facts:
    return _closed(state, (SmashingEnded(move.seat),))


def _closed(state: State, facts: Facts) -> Facts:
    """`facts` and the end of the trick, of the phase or of the game."""
    if state.trick < HAND[state.setup.seats]:
        return (*facts, TrickEnded())
    after = reduce(evolve, facts, state)
    if state.phase == 2:
        return (*facts, finished(after))
    if state.setup.look_at_draw:
        return (*facts, PhaseChanged())
    return (*facts, PhaseChanged(tuple(map(_blind, after.holdings)), after.glimpses))


def _blind(held: Holding) -> Unsure:
    """What the owner sees for the first time when the follower pile is taken up."""
    return (*less(held.followers, held.open), *(None,) * held.hidden)


_DECIDE: dict[type, tuple[str, Callable[[State, Any], Facts]]] = {
    Deal: ("deal", _deal),
    Turn: ("turn", _turn),
    Play: ("play", _play),
    Peek: ("peek", _peek),
    NoPeek: ("peek", _no_peek),
    See: ("see", _see),
    Take: ("take", _take),
    TakeTop: ("take", _take_top),
    Draw: ("draw", _draw),
    Smash: ("smash", _smash),
    Done: ("smash", _done),
}
