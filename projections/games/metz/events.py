"""Events: the facts of a match. Seats, cards and letters as in the notation; `then` is the phase that follows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.metz.components import Card, Kind  # noqa: TC001  # msgspec resolves the field types
from projections.games.metz.state import Phase, Reason  # noqa: TC001
from projections.seats import Seat  # noqa: TC001


class HandDealt(Struct, frozen=True, gc=False, tag="hand_dealt"):
    player: Seat
    cards: tuple[Card | None, ...]
    then: Phase


class ReserveSet(Struct, frozen=True, gc=False, tag="reserve_set"):
    cards: tuple[Card | None, ...]


class CastleDealt(Struct, frozen=True, gc=False, tag="castle_dealt"):
    cards: tuple[Card, ...]  # by space from 1
    deck: int  # cards left
    then: Phase


class TopTurned(Struct, frozen=True, gc=False, tag="top_turned"):
    card: Card
    then: Phase


class CardDrawn(Struct, frozen=True, gc=False, tag="card_drawn"):
    """From the face-down deck for the City."""

    player: Seat
    card: Card | None


class SpaceFilled(Struct, frozen=True, gc=False, tag="space_filled"):
    """From the face-down deck."""

    space: int
    card: Card


class BailiffMoved(Struct, frozen=True, gc=False, tag="bailiff_moved"):
    seat: Seat
    steps: int
    space: int  # where he lands
    owed: int  # cards to pay
    crossings: int  # times the City was passed
    offers: int  # City effects that this gives
    then: Phase


class CardPaid(Struct, frozen=True, gc=False, tag="card_paid"):
    seat: Seat
    card: Card
    then: Phase


class CityUsed(Struct, frozen=True, gc=False, tag="city_used"):
    seat: Seat
    card: Card | None  # the visible top card, drawn; None where the deck lies face down and chance draws next
    then: Phase


class CitySkipped(Struct, frozen=True, gc=False, tag="city_skipped"):
    seat: Seat
    then: Phase


class CardDiscarded(Struct, frozen=True, gc=False, tag="card_discarded"):
    seat: Seat
    card: Card
    then: Phase


class CardTaken(Struct, frozen=True, gc=False, tag="card_taken"):
    seat: Seat
    card: Card
    to: Literal["area", "hand"]
    forced: bool  # to the hand because the card is too low for its collection
    space: int
    then: Phase


class PrinceMoved(Struct, frozen=True, gc=False, tag="prince_moved"):
    prince: Kind
    holder: Seat | None  # None: the table centre
    before: Seat | None


class CastleRefilled(Struct, frozen=True, gc=False, tag="castle_refilled"):
    """By the visible top card."""

    space: int
    card: Card


class TurnEnded(Struct, frozen=True, gc=False, tag="turn_ended"):
    seat: Seat
    turns_left: int | None  # None while the deck lasts
    next: Seat


class PowersBegun(Struct, frozen=True, gc=False, tag="powers_begun"):
    pass


class PowerUsed(Struct, frozen=True, gc=False, tag="power_used"):
    """A prince's power comes about. `then` is `powers` where nobody has to decide anything."""

    prince: Kind
    seat: Seat  # the holder
    awaited: Seat  # who decides first
    drops: int  # Brandenburg
    then: Phase


class CollectionNamed(Struct, frozen=True, gc=False, tag="collection_named"):
    seat: Seat
    kind: Kind
    lost: tuple[Card, ...]  # by the opponent, in order of placing


class CardDropped(Struct, frozen=True, gc=False, tag="card_dropped"):
    seat: Seat
    card: Card
    then: Phase


class ReserveTaken(Struct, frozen=True, gc=False, tag="reserve_taken"):
    seat: Seat
    cards: tuple[Card | None, ...]


class Committed(Struct, frozen=True, gc=False, tag="committed"):
    """The first deployment, still face down."""

    seat: Seat
    cards: tuple[Card, ...] | None  # None: not shown to this viewer, not even how many


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """The second deployment, with which both lie open."""

    seat: Seat
    cards: tuple[Card, ...]
    first: tuple[Card, ...]  # what the other one had committed


class Deployed(Struct, frozen=True, gc=False, tag="deployed"):
    seat: Seat
    rising: tuple[Card, ...]  # laid first, in this order
    falling: tuple[Card, ...]  # laid after these, in this order


class MatchEnded(Struct, frozen=True, gc=False, tag="match_ended"):
    reason: Reason
    scores: tuple[int, int]


Event = (
    HandDealt
    | ReserveSet
    | CastleDealt
    | TopTurned
    | CardDrawn
    | SpaceFilled
    | BailiffMoved
    | CardPaid
    | CityUsed
    | CitySkipped
    | CardDiscarded
    | CardTaken
    | PrinceMoved
    | CastleRefilled
    | TurnEnded
    | PowersBegun
    | PowerUsed
    | CollectionNamed
    | CardDropped
    | ReserveTaken
    | Committed
    | Revealed
    | Deployed
    | MatchEnded
)
