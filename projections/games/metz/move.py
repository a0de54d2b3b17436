"""Move: what a seat or chance may do (section 6)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.metz.components import Card, Kind  # noqa: TC001  # msgspec resolves the field types
from projections.seats import CHANCE, Seat


class DealHand(Struct, frozen=True, gc=False, tag="deal_hand"):
    player: Seat
    cards: tuple[Card | None, ...]  # known ones in card order, then the unknown ones
    seat: Seat = CHANCE


class SetReserve(Struct, frozen=True, gc=False, tag="set_reserve"):
    cards: tuple[Card | None, ...]  # known ones in card order, then the unknown ones
    seat: Seat = CHANCE


class DealCastle(Struct, frozen=True, gc=False, tag="deal_castle"):
    cards: tuple[Card, ...]  # by space from 1
    seat: Seat = CHANCE


class TurnTop(Struct, frozen=True, gc=False, tag="turn_top"):
    card: Card
    seat: Seat = CHANCE


class DrawCard(Struct, frozen=True, gc=False, tag="draw_card"):
    card: Card | None
    seat: Seat = CHANCE


class RefillSpace(Struct, frozen=True, gc=False, tag="refill_space"):
    card: Card
    seat: Seat = CHANCE


class MoveBailiff(Struct, frozen=True, gc=False, tag="move_bailiff"):
    seat: Seat
    steps: int


class PayCard(Struct, frozen=True, gc=False, tag="pay_card"):
    seat: Seat
    card: Card


class UseCity(Struct, frozen=True, gc=False, tag="use_city"):
    seat: Seat


class SkipCity(Struct, frozen=True, gc=False, tag="skip_city"):
    seat: Seat


class DiscardCard(Struct, frozen=True, gc=False, tag="discard_card"):
    seat: Seat
    card: Card


class TakeCard(Struct, frozen=True, gc=False, tag="take_card"):
    seat: Seat
    to: Literal["area", "hand"]


class NameCollection(Struct, frozen=True, gc=False, tag="name_collection"):
    seat: Seat
    kind: Kind


class DropCard(Struct, frozen=True, gc=False, tag="drop_card"):
    seat: Seat
    card: Card


class Deploy(Struct, frozen=True, gc=False, tag="commit_deployment"):
    seat: Seat
    cards: tuple[Card, ...] | None  # in card order; None: made, but not shown to this viewer

    @property
    def sealed(self) -> bool:
        return self.cards is None


Move = (
    DealHand
    | SetReserve
    | DealCastle
    | TurnTop
    | DrawCard
    | RefillSpace
    | MoveBailiff
    | PayCard
    | UseCity
    | SkipCity
    | DiscardCard
    | TakeCard
    | NameCollection
    | DropCard
    | Deploy
)
