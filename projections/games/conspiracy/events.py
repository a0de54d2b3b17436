"""Events: what happened, so fully that folding them needs no rule."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.conspiracy.cards import Cards  # noqa: TC001  # msgspec resolves the field types
from projections.games.conspiracy.components import Color, Location, Lord, Spot  # noqa: TC001
from projections.games.conspiracy.state import Phase  # noqa: TC001
from projections.seats import Seat  # noqa: TC001

Way = Literal["drawn", "row", "searched"]  # how a location was come by


class LocationOpened(Struct, frozen=True, gc=False, tag="location_opened"):
    """The one face-up location of the setup."""

    code: Location


class FirstDrawn(Struct, frozen=True, gc=False, tag="first_drawn"):
    first: Seat


class LordsCalled(Struct, frozen=True, gc=False, tag="lords_called"):
    """A seat said how many lords it draws, before it saw any."""

    seat: Seat
    count: int


class LordsDrawn(Struct, frozen=True, gc=False, tag="lords_drawn"):
    cards: Cards


class PileTaken(Struct, frozen=True, gc=False, tag="pile_taken"):
    seat: Seat
    color: Color
    cards: Cards


class LordPlaced(Struct, frozen=True, gc=False, tag="lord_placed"):
    """A lord went to the next spot, after the other drawn ones had been discarded."""

    seat: Seat
    card: Lord
    spot: Spot
    discarded: Cards  # face up to their piles; () for a lord of a taken pile
    coat: bool  # whether the coat of its colour went to it
    due: Phase  # what it calls for: reveal, swap, location or search; placement where nothing
    chosen: bool  # False: all pending lords were of this type, nobody was asked


class LordRevealed(Struct, frozen=True, gc=False, tag="lord_revealed"):
    card: Lord


class LordsSwapped(Struct, frozen=True, gc=False, tag="lords_swapped"):
    """Two lords changed places, their coats with them."""

    seat: Seat
    low: Spot
    high: Spot


class SwapDeclined(Struct, frozen=True, gc=False, tag="swap_declined"):
    seat: Seat


class LocationsCalled(Struct, frozen=True, gc=False, tag="locations_called"):
    seat: Seat
    count: int


class LocationsDrawn(Struct, frozen=True, gc=False, tag="locations_drawn"):
    codes: Cards


class LocationTaken(Struct, frozen=True, gc=False, tag="location_taken"):
    """A location was laid on the lord placed last; all free keys of the seat are reset."""

    seat: Seat
    code: Location
    spot: Spot
    way: Way
    left: Cards  # drawn with it, now face up in the row
    chosen: bool  # False: there was only this one, nobody was asked


class PearlsGained(Struct, frozen=True, gc=False, tag="pearls_gained"):
    seat: Seat
    pearls: int
    source: Literal["lord", "location"]


class MasterPassed(Struct, frozen=True, gc=False, tag="master_passed"):
    """The Pearl Master token changed hands."""

    seat: Seat
    loser: Seat | None  # None: it lay in the middle


class DrawForced(Struct, frozen=True, gc=False, tag="draw_forced"):
    """F1 or F2 came into force, in place of any earlier one."""

    seat: Seat
    limit: int


class LordsReshuffled(Struct, frozen=True, gc=False, tag="lords_reshuffled"):
    """RL: every discarded lord went back into the deck."""

    cards: Cards


class LocationsReshuffled(Struct, frozen=True, gc=False, tag="locations_reshuffled"):
    """RS: every face-up location went back into the deck."""

    codes: Cards


class TurnEnded(Struct, frozen=True, gc=False, tag="turn_ended"):
    seat: Seat
    returned: Cards  # lords of a taken pile that found no spot
    triggered: bool  # whether this seat is the first with a full chamber
    next: Seat | None  # None: the match is over
    released: bool  # whether the forced draw ends, its owner being next


Event = (
    LocationOpened
    | FirstDrawn
    | LordsCalled
    | LordsDrawn
    | PileTaken
    | LordPlaced
    | LordRevealed
    | LordsSwapped
    | SwapDeclined
    | LocationsCalled
    | LocationsDrawn
    | LocationTaken
    | PearlsGained
    | MasterPassed
    | DrawForced
    | LordsReshuffled
    | LocationsReshuffled
    | TurnEnded
)
