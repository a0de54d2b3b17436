"""Setup: seats and the options of claim2 4, the check of a deck, and the sides."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from projections.errors import BadSetup
from projections.games.claim2.components import DECK_FACTIONS, DEFAULT_DECK, FACTIONS, HAND, PAIRS, deck_of
from projections.seats import Seat, letter, seat_of
from projections.setup import Option


class Setup(Struct, frozen=True, gc=False):
    seats: int
    deck: str  # faction letters in the order of FACTIONS
    first_leader: Seat = 0
    allow_nonstandard_deck: bool = False
    dragon_rule: str = "seed"
    offsuit_rank: str = "lead_first"
    troll_queue_order: str = "value_desc"
    troll_leftover: str = "nobody"
    dwarf_loser: str = "last_place"
    faction_tie: str = "next_card"
    two_player_win: str = "at_least_three"
    tie_breaks: str = "three_player_only"
    largest_group: str = "any"
    look_at_draw: bool = True
    revoke_policy: str = "reject"


def _read_deck(text: str, seats: int) -> str:
    letters = Counter(text.upper())
    if set(letters) <= set(FACTIONS) and len(letters) == len(text) == DECK_FACTIONS[seats]:
        return "".join(sorted(letters, key=FACTIONS.index))
    raise ValueError(f"allowed.deck.{DECK_FACTIONS[seats]}")


def _read_seat(text: str, seats: int) -> Seat:
    found = seat_of(text)
    if found is not None and found < seats:
        return found
    raise ValueError(", ".join(map(letter, range(seats))))


OPTIONS = (
    Option("deck", DEFAULT_DECK.__getitem__, read=_read_deck, write=str),
    Option("first_leader", "A", read=_read_seat, write=letter),
    Option("allow_nonstandard_deck", "false", ("false", "true")),
    Option("dragon_rule", "seed", ("seed", "last_dragon")),
    Option("offsuit_rank", "lead_first", ("lead_first", "rank_only")),
    Option("troll_queue_order", "value_desc", ("value_desc", "play_order")),
    Option("troll_leftover", "nobody", ("nobody", "last_trick_winner")),
    Option("dwarf_loser", "last_place", ("last_place", "best_opponent")),
    Option("faction_tie", "next_card", ("next_card", "high_only")),
    Option("two_player_win", "at_least_three", ("at_least_three", "most_factions")),
    Option("tie_breaks", "three_player_only", ("three_player_only", "all")),
    Option("largest_group", "any", ("any", "won_only")),
    Option("look_at_draw", "true", ("true", "false")),
    Option("revoke_policy", "reject", ("reject", "flag"), changeable=True),
)


def check(setup: Setup) -> None:
    """Raises BadSetup for a deck that claim2 2.3 or R1 refuses."""
    least = 2 * setup.seats * HAND[setup.seats]
    size = len(deck_of(setup.deck))
    if setup.allow_nonstandard_deck:
        if size < least:
            raise BadSetup("deck_too_small", name="deck", deck=setup.deck, size=size, least=least)
        return
    held = sorted(sum(member in setup.deck for member in pair) for pair in PAIRS)
    if held != [0, 2]:
        raise BadSetup("deck_pairs", name="deck", deck=setup.deck)


def sides(setup: Setup) -> tuple[int, ...]:
    """The side of each seat: its own; of four, partners sit opposite (claim2 4)."""
    return (0, 1, 0, 1) if setup.seats == 4 else tuple(range(setup.seats))


def bound(setup: Setup) -> int:
    """claim2 13: deals; then turn, plays, a peek and a card each; then plays, and nine Giants that may smash."""
    seats, hand = setup.seats, HAND[setup.seats]
    return seats + hand * (1 + seats + 2 + seats) + seats * hand + 18
