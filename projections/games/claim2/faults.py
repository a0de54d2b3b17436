"""Faults: the refusals of claim2 8.3, with facts for their words and the earlier entry that may be the wrong one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from projections.errors import IllegalMove
from projections.games.claim2 import events
from projections.games.claim2.components import exists
from projections.games.claim2.state import receiver
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step
    from projections.games.claim2.components import Card, Cards, Faction
    from projections.games.claim2.state import State, Void
    from projections.seats import Seat


def not_your_turn(state: State, seat: Seat) -> IllegalMove:
    """Also for a kind of move that does not belong to the stage, and for the wrong seat of a deal, look or draw."""
    stage = state.stage
    if stage == "end":
        return IllegalMove("not_your_turn", sentence="rule.game_over")
    to = f" {letter(receiver(state))}" if stage in ("deal", "see", "draw") else ""
    return IllegalMove(
        "not_your_turn", seat=seat, other=state.turn, stage=f"stage.{stage}", example=_EXAMPLES[stage] + to
    )


_EXAMPLES = {
    "deal": "deal",
    "turn": "turn",
    "play": "N5",
    "peek": "peek, nopeek",
    "see": "see",
    "take": "take",
    "draw": "draw",
    "smash": "smash, done",
}


def wrong_count(count: int, expected: int) -> IllegalMove:
    return IllegalMove("wrong_count", count=count, expected=expected)


def not_a_choice(state: State) -> IllegalMove:
    return IllegalMove("not_a_choice", stage=f"choice.{state.stage}")


def check_places(state: State, cards: Cards) -> None:
    """Refuses cards from the hidden ones that the deck does not have, or of which every copy lies elsewhere."""
    for card in cards:
        _check_exists(state, card)
    for card, count in Counter(cards).items():
        if count > state.unseen.count(card):
            raise _already_seen(card)


def check_hidden(state: State, seat: Seat, card: Card) -> None:
    """Refuses a play that comes neither from the known nor from the unknown cards of the hand."""
    _check_exists(state, card)
    if not state.holdings[seat].unknown:
        raise IllegalMove("card_not_in_hand", because=_named(card), seat=seat, card=card)
    if card not in state.unseen:
        raise _already_seen(card)


def _check_exists(state: State, card: Card) -> None:
    if not exists(card, state.setup.deck):
        raise IllegalMove("not_in_deck", card=card, deck=state.setup.deck)


def _already_seen(card: Card) -> IllegalMove:
    return IllegalMove("card_already_seen", because=_named(card), card=card)


def _named(card: Card) -> Callable[[Step], bool]:
    """Steps that showed where such a card lies."""
    return lambda step: card in (getattr(step.move, "card", None), *getattr(step.move, "cards", ()))


def must_follow(state: State, seat: Seat, card: Card, suit: Faction) -> IllegalMove:
    held = next(other for other in state.holdings[seat].hand if other[0] == suit)

    def gave(step: Step) -> bool:
        """Whether the step put that card into the hand or the follower pile of the seat."""
        return any(_gave(fact, seat, held) for fact in step.events)

    return IllegalMove("must_follow", because=gave, seat=seat, card=card, faction=suit, held=held)


def _gave(fact: events.Event, seat: Seat, card: Card) -> bool:
    if isinstance(fact, events.Dealt):
        return fact.to == seat and card in fact.cards
    if isinstance(fact, events.Drew):
        return fact.to == seat and fact.card == card
    return isinstance(fact, events.Took | events.TookTop | events.Received) and (fact.seat, fact.card) == (seat, card)


def peek_mismatch(state: State, card: Card | None) -> IllegalMove:
    def saw(step: Step) -> bool:
        return isinstance(step.events[0], events.Saw)

    return IllegalMove("peek_mismatch", because=saw, seat=state.peeker, top=state.top, card=card)


def revoke_exposed(state: State, seat: Seat, void: Void) -> IllegalMove:
    return IllegalMove(
        "revoke_exposed",
        because=_shown(state.phase, (seat,), (void.faction,)),
        seat=seat,
        faction=void.faction,
        trick_void=void.trick,
        trick_exposed=state.trick,
    )


def impossible_distribution(state: State, group: Sequence[Seat]) -> IllegalMove:
    factions = {void.faction for seat in group for void in state.holdings[seat].voids}
    return IllegalMove(
        "impossible_distribution",
        because=_shown(state.phase, group, factions),
        seats=", ".join(map(letter, group)),
        factions=", ".join(sorted(factions)) or "–",
    )


def _shown(phase: int, seats: Sequence[Seat], factions: Sequence[Faction] | set[Faction]) -> Callable[[Step], bool]:
    """Steps in which one of the seats showed that it holds none of a faction."""

    def shown(step: Step) -> bool:
        fact = step.events[0]
        if not isinstance(fact, events.Played) or step.before.phase != phase:
            return False
        return fact.seat in seats and fact.void in factions

    return shown
