"""Move: what a seat or chance does (claim2 6.4), which moves are legal, and the move behind a fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections.games.claim2 import events
from projections.games.claim2.components import Cards, Unsure, in_order
from projections.games.claim2.knowledge import contradictions
from projections.games.claim2.state import led
from projections.games.claim2.tricks import follows, targets
from projections.seats import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from projections.games.claim2.components import Card, Faction
    from projections.games.claim2.events import Event
    from projections.games.claim2.state import Holding, State


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    to: Seat
    cards: Unsure  # sorted, unknown ones last
    seat: Seat = CHANCE


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    cards: Cards
    seat: Seat = CHANCE


class See(Struct, frozen=True, gc=False, tag="see"):
    to: Seat
    card: str | None
    seat: Seat = CHANCE


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    to: Seat
    card: str | None
    seat: Seat = CHANCE


class Play(Struct, frozen=True, gc=False, tag="play"):
    seat: Seat
    card: str


class Peek(Struct, frozen=True, gc=False, tag="peek"):
    seat: Seat


class NoPeek(Struct, frozen=True, gc=False, tag="nopeek"):
    seat: Seat


class Take(Struct, frozen=True, gc=False, tag="take"):
    seat: Seat
    card: str


class TakeTop(Struct, frozen=True, gc=False, tag="take_top"):
    seat: Seat


class Smash(Struct, frozen=True, gc=False, tag="smash"):
    seat: Seat
    card: str
    owner: Seat | None  # None: the text names none and does not single one out


class Done(Struct, frozen=True, gc=False, tag="done"):
    seat: Seat


Move = Deal | Turn | See | Draw | Play | Peek | NoPeek | Take | TakeTop | Smash | Done


def moves(state: State, seat: Seat) -> Iterable[Move]:
    """Every legal move of `seat`, cards in the order of the page; nothing for chance or a seat not awaited."""
    if seat == CHANCE or seat != state.turn:
        return ()
    stage = state.stage
    if stage == "play":
        return [Play(seat, card) for card in playable(state, seat)]
    if stage == "peek":
        return (Peek(seat), NoPeek(seat))
    if stage == "take":
        shown: list[Move] = [Take(seat, card) for card in in_order(set(state.face_up))]
        return [*shown, TakeTop(seat)] if state.peeker == seat else shown
    if stage == "smash":
        smashes: list[Move] = [Smash(seat, card, owner) for card, owner in targets(state, seat, state.giants)]
        return [*smashes, Done(seat)]
    return ()


def playable(state: State, seat: Seat) -> list[Card]:
    """The card types that `seat` may play, sorted (claim2 6.1; 8.3 where the record does not know its hand)."""
    held, suit = state.holdings[seat], led(state)
    cards = list(dict.fromkeys(held.hand)) if not held.unknown else list(in_order({*held.hand, *state.unseen}))
    if suit is not None and must_follow(held, suit):
        cards = [card for card in cards if follows(card, suit)]
    if any(other.unknown for other in state.holdings):
        return _consistent(state, seat, cards)
    return cards  # where all hands are known nothing can contradict them


def must_follow(held: Holding, suit: Faction) -> bool:
    """Whether the hand certainly has a card of the faction led."""
    return any(card[0] == suit for card in held.hand)


def _consistent(state: State, seat: Seat, cards: list[Card]) -> list[Card]:
    """Without those that a contradiction refuses; all cards of a faction and of a part of the hand fare alike."""
    if state.setup.revoke_policy != "reject":
        return cards
    hand = state.holdings[seat].hand
    refused: dict[tuple[Faction, bool], bool] = {}
    for card in cards:
        kind = (card[0], card in hand)
        if kind not in refused:
            refused[kind] = bool(contradictions(state, seat, card))
    return [card for card in cards if not refused[card[0], card in hand]]


def cause(event: Event) -> Move | None:
    """The move that `event` is the own fact of; None for a consequence."""
    found = _CAUSES.get(type(event))
    return found(event) if found else None


_CAUSES: dict[type, Callable[[Any], Move]] = {
    events.Dealt: lambda event: Deal(event.to, event.cards),
    events.Turned: lambda event: Turn(event.cards),
    events.Played: lambda event: Play(event.seat, event.card),
    events.Peeked: lambda event: Peek(event.seat),
    events.PeekDeclined: lambda event: NoPeek(event.seat),
    events.Saw: lambda event: See(event.to, event.card),
    events.Took: lambda event: Take(event.seat, event.card),
    events.TookTop: lambda event: TakeTop(event.seat),
    events.Drew: lambda event: Draw(event.to, event.card),
    events.Smashed: lambda event: Smash(event.seat, event.card, event.owner),
    events.SmashingEnded: lambda event: Done(event.seat),
}
