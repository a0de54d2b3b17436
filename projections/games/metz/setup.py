"""Setup: the options of section 4.2."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.errors import BadSetup
from projections.games.metz.components import (
    BAILIFF_START,
    CARDS,
    CASTLE_SIZES,
    CASTLE_SPACES,
    FINAL_TURNS,
    HAND_SIZES,
    PRESETS,
    RESERVE,
    STARTING_HAND,
)
from projections.setup import Option

SEATS = range(2, 3)


def _texts(numbers: range) -> tuple[str, ...]:
    return tuple(map(str, numbers))


OPTIONS = (
    Option("deck_face", "up", ("up", "down")),
    Option("city_effect", "optional", ("optional", "mandatory")),
    Option("city_trigger", "once_per_turn", ("once_per_turn", "per_crossing")),
    Option("hand_floor", "end_of_turn", ("end_of_turn", "never_last")),
    Option("empty_spaces", "skipped", ("skipped", "counted")),
    Option("brandenburg_choice", "any", ("any", "last_only")),
    Option("tie_rule", "always", ("always", "endgame_only")),
    Option("castle_spaces", str(CASTLE_SPACES), _texts(CASTLE_SIZES)),
    Option("starting_hand_a", str(STARTING_HAND), _texts(HAND_SIZES)),
    Option("starting_hand_b", str(STARTING_HAND), _texts(HAND_SIZES)),
    Option("bailiff_start", str(BAILIFF_START), _texts(range(CASTLE_SIZES.stop))),
    Option("preset", "standard", tuple(PRESETS), stands_for=PRESETS),
)


class Setup(Struct, frozen=True, gc=False):
    seats: int = 2
    deck_face: Literal["up", "down"] = "up"
    city_effect: Literal["optional", "mandatory"] = "optional"
    city_trigger: Literal["once_per_turn", "per_crossing"] = "once_per_turn"
    hand_floor: Literal["end_of_turn", "never_last"] = "end_of_turn"
    empty_spaces: Literal["skipped", "counted"] = "skipped"
    brandenburg_choice: Literal["any", "last_only"] = "any"
    tie_rule: Literal["always", "endgame_only"] = "always"
    castle_spaces: int = CASTLE_SPACES
    starting_hand_a: int = STARTING_HAND
    starting_hand_b: int = STARTING_HAND
    bailiff_start: int = BAILIFF_START


def check(setup: Setup) -> None:
    """Raises BadSetup where options do not go together."""
    if setup.bailiff_start > setup.castle_spaces:
        allowed = f"0 … {setup.castle_spaces}"
        raise BadSetup("bad_option", name="bailiff_start", value=str(setup.bailiff_start), allowed=allowed)
    if setup.empty_spaces == "counted" and setup.hand_floor == "never_last":
        raise BadSetup("counted_never_last", name="empty_spaces")


def sides(setup: Setup) -> tuple[int, ...]:
    return tuple(range(setup.seats))


def starting_hand(setup: Setup, seat: int) -> int:
    return setup.starting_hand_b if seat else setup.starting_hand_a


def deck_size(setup: Setup) -> int:
    """Cards of the deck after the setup, the visible top one included."""
    hands = setup.starting_hand_a + setup.starting_hand_b
    return len(CARDS) - RESERVE - setup.castle_spaces - hands


def bound(setup: Setup) -> int:
    """The most moves, chance's included: section 13, with room for an offer at every crossing of the City."""
    deck = deck_size(setup)
    turns = deck + FINAL_TURNS
    payments = setup.starting_hand_a + setup.starting_hand_b + turns  # no more than ever enter the hands
    offers = turns if setup.city_trigger == "once_per_turn" else turns * (1 + 2 * payments // setup.castle_spaces)
    dealing, powers = 5, 6
    return dealing + 2 * turns + payments + offers + 3 * deck + powers
