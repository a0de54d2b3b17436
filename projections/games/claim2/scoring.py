"""Scoring: who wins each faction, and the match (claim2 7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from projections.games.claim2.events import Finished
from projections.games.claim2.setup import sides
from projections.games.claim2.state import FactionResult, Result
from projections.outcome import ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.claim2.components import Cards, Faction
    from projections.games.claim2.setup import Setup
    from projections.games.claim2.state import State, Way

ENOUGH = 3  # factions that win with two players (claim2 7.5)
_REASONS = ("factions", "largest_group", "value_sum")


def finished(state: State) -> Finished:
    """The end of a match whose last trick is over."""
    trolls_to = None
    if state.setup.troll_leftover == "last_trick_winner" and state.queue:
        trolls_to = state.places[0]
    piles = [
        held.score + held.row + (state.queue if seat == trolls_to else ()) for seat, held in enumerate(state.holdings)
    ]
    return Finished(result_of(state.setup, piles), trolls_to)


def result_of(setup: Setup, piles: Sequence[Cards]) -> Result:
    """The result of score piles by seat, Gnomes and late Trolls included."""
    side = sides(setup)
    count = max(side) + 1
    joint = [
        tuple(card for seat, pile in enumerate(piles) if side[seat] == number for card in pile)
        for number in range(count)
    ]
    factions = tuple(_faction(setup, faction, joint) for faction in setup.deck)
    points = [sum(result.side == number for result in factions) for number in range(count)]
    ranks, reason = _standing(setup, points, _keys(setup, factions, joint))
    return Result(factions, tuple(ranks[number] for number in side), tuple(points[number] for number in side), reason)


def _faction(setup: Setup, faction: Faction, joint: Sequence[Cards]) -> FactionResult:
    """Most cards; then the highest card, then the next ones (claim2 7.3)."""
    values = [sorted((card[1] for card in cards if card[0] == faction), reverse=True) for cards in joint]
    counts = tuple(map(len, values))
    most = max(counts)
    if not most:
        return FactionResult(faction, None, counts, "empty")
    tied = [side for side, count in enumerate(counts) if count == most]
    best = max(values[side] for side in tied)
    equal = [side for side in tied if values[side] == best]
    highest = [side for side in tied if values[side][0] == best[0]]
    way: Way = "count" if len(tied) == 1 else "high_card" if len(highest) == 1 else "next_card"
    if len(equal) > 1 or (way == "next_card" and setup.faction_tie == "high_only"):
        return FactionResult(faction, None, counts, "dead_tie")
    return FactionResult(faction, equal[0], counts, way)


def _keys(setup: Setup, factions: Sequence[FactionResult], joint: Sequence[Cards]) -> tuple[tuple[int, int, int], ...]:
    """Points, largest group and value of the won factions, by side (claim2 7.6)."""
    keys = []
    for side, cards in enumerate(joint):
        won = {result.faction for result in factions if result.side == side}
        groups = Counter(card[0] for card in cards if setup.largest_group == "any" or card[0] in won)
        value = sum(int(card[1]) for card in cards if card[0] in won)
        keys.append((len(won), max(groups.values(), default=0), value))
    return tuple(keys)


def _standing(setup: Setup, points: Sequence[int], keys: Sequence[tuple[int, int, int]]) -> tuple[tuple[int, ...], str]:
    """Ranks by side, and the word for what decided (claim2 7.5–7.7)."""
    if setup.seats == 2 and max(points) >= ENOUGH:
        return ranked(points), "factions"
    if setup.seats == 3 or setup.tie_breaks == "all":
        return _by_keys(keys, "shared" if setup.seats == 3 else "draw")
    if points.count(max(points)) == 1 and (setup.seats == 4 or setup.two_player_win == "most_factions"):
        return ranked(points), "factions"
    return (1,) * len(points), "draw"


def _by_keys(keys: Sequence[tuple[int, int, int]], even: str) -> tuple[tuple[int, ...], str]:
    best = max(keys)
    for depth, reason in enumerate(_REASONS, start=1):
        if sum(key[:depth] == best[:depth] for key in keys) == 1:
            return ranked(keys), reason
    return ranked(keys), even
