"""Setup: seats and options (section 4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.errors import BadSetup
from projections.games.conspiracy.components import BONUS_LOCATIONS, CHAMBER_SIZE, LOCATIONS, Location
from projections.seats import LETTERS, Seat, seat_of
from projections.setup import Option

SEATS = range(2, 5)
OPTIONS = (
    Option("bonus_locations", "false", ("false", "true")),
    Option("zero_six_base_ip", "0", ("0", "1")),
    Option("max_scope", "color", ("color", "any")),
    Option("swap_must_include_zero", "false", ("false", "true")),
    Option("first_player", "random", ("random", *LETTERS[: SEATS[-1]])),
)


class Setup(Struct, frozen=True, gc=False):
    seats: int
    bonus_locations: bool = False
    zero_six_base_ip: int = 0
    max_scope: Literal["color", "any"] = "color"
    swap_must_include_zero: bool = False
    first_player: str = "random"  # or a seat's letter


def check(setup: Setup) -> None:
    """Raises BadSetup where the first player is nobody at this table."""
    letters = LETTERS[: setup.seats]
    if setup.first_player not in ("random", *letters):
        allowed = ", ".join(("random", *letters))
        raise BadSetup("bad_option", name="first_player", value=setup.first_player, allowed=allowed)


def sides(setup: Setup) -> tuple[int, ...]:
    return tuple(range(setup.seats))


def bound(setup: Setup) -> int:
    """Two lines of setup; then each of the 15 lords of a seat has at most a draw of two lines, a choice, and three
    lines of location (section 13)."""
    return 2 + 6 * CHAMBER_SIZE * setup.seats


def locations(setup: Setup) -> tuple[Location, ...]:
    """The location deck before the match, in canonical order."""
    return (*LOCATIONS, *BONUS_LOCATIONS) if setup.bonus_locations else tuple(LOCATIONS)


def beginner(setup: Setup) -> Seat | None:
    """The seat that the option names, or None where chance does."""
    return None if setup.first_player == "random" else seat_of(setup.first_player)
