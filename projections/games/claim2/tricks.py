"""Tricks: who follows, who wins, who leads next, what is captured (claim2 6.1–6.4).

>>> rank(("G5", "K2", "G9"), lead=0, rank_only=False)  # claim2 E18: a Knight beats led Goblins
(1, 2, 0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.claim2.components import (
    DOPPELGANGERS,
    DRAGONS,
    DWARVES,
    FACTIONS,
    GIANTS,
    GNOMES,
    GOBLINS,
    KNIGHTS,
    ORDER,
    TROLLS,
    UNDEAD,
)
from projections.games.claim2.events import Collected, Ranked
from projections.games.claim2.setup import sides

if TYPE_CHECKING:
    from projections.games.claim2.components import Card, Cards, Faction
    from projections.games.claim2.setup import Setup
    from projections.games.claim2.state import Holding, State
    from projections.seats import Seat


def follows(card: Card, led: Faction) -> bool:
    return card[0] == led or card[0] == DOPPELGANGERS


def _strength(led: Faction, card: Card) -> int:
    """Class before value: a Knight on led Goblins, then what follows, then the rest (claim2 6.2)."""
    value = int(card[1])
    if led == GOBLINS and card[0] == KNIGHTS:
        return 20 + value
    return 10 + value if follows(card, led) else value


STRENGTH = {led: {card: _strength(led, card) for card in ORDER} for led in FACTIONS}


def rank(plays: Cards, *, lead: Seat, rank_only: bool) -> tuple[Seat, ...]:
    """The seats of a full trick, first place to last; of equal cards the earlier ranks higher."""
    strength = STRENGTH[plays[0][0]]
    turns = sorted(range(len(plays)), key=lambda turn: -strength[plays[turn]])
    if rank_only:  # claim2 R6: the winner as usual, all others by value alone
        turns[1:] = sorted(sorted(turns[1:]), key=lambda turn: plays[turn][1], reverse=True)
    return tuple((lead + turn) % len(plays) for turn in turns)


def next_lead(setup: Setup, plays: Cards, *, lead: Seat, winner: Seat) -> tuple[Seat, bool]:
    """Who leads the next trick, and whether a Dragon says so (claim2 6.3)."""
    dragons = [turn for turn, card in enumerate(plays) if card[0] == DRAGONS]
    if not dragons:
        return winner, False
    latest = dragons[-1]
    if latest == len(plays) - 1 or len(dragons) > 1 or setup.dragon_rule == "last_dragon":
        return (lead + latest) % len(plays), True
    return winner, False


def ranked(state: State, plays: Cards) -> Ranked:
    """What a full trick of phase 1 comes to."""
    setup = state.setup
    places = rank(plays, lead=state.lead, rank_only=setup.offsuit_rank == "rank_only")
    winner = places[0]
    lead, dragon = next_lead(setup, plays, lead=state.lead, winner=winner)
    return Ranked(
        places=places,
        lead=lead,
        dragon=dragon,
        undead=tuple(card for card in plays if card[0] == UNDEAD),
        discarded=tuple(card for card in plays if card[0] != UNDEAD),
        seer=plays[winner - state.lead][0] == "S",
    )


def collected(state: State, plays: Cards) -> Collected:
    """What a full trick of phase 2 comes to."""
    setup = state.setup
    places = rank(plays, lead=state.lead, rank_only=setup.offsuit_rank == "rank_only")
    winner = places[0]
    lead, dragon = next_lead(setup, plays, lead=state.lead, winner=winner)
    by_faction: dict[Faction, list[Card]] = {GNOMES: [], DWARVES: [], TROLLS: []}
    scored: list[Card] = []
    for card in plays:
        by_faction.get(card[0], scored).append(card)
    trolls, dwarves = by_faction[TROLLS], by_faction[DWARVES]
    if trolls:  # claim2 6.4: the trick's own highest Troll comes first
        best = max(trolls)
        scored.append(best)
        trolls.remove(best)
        if setup.troll_queue_order == "value_desc":
            trolls.sort(reverse=True)
    return Collected(
        places=places,
        lead=lead,
        dragon=dragon,
        scored=tuple(scored),
        gnomes=tuple(by_faction[GNOMES]),
        dwarves=tuple(dwarves),
        dwarves_to=_loser(setup, places) if dwarves else None,
        queued=tuple(trolls),
        from_queue=state.queue[0] if state.queue and not any(card[0] == TROLLS for card in plays) else None,
        giants=_smashing(state, winner, plays),
    )


def _loser(setup: Setup, places: tuple[Seat, ...]) -> Seat:
    """Who scores the Dwarves of a trick (claim2 6.4, R16)."""
    if setup.dwarf_loser == "last_place":
        return places[-1]
    side = sides(setup)
    return next(seat for seat in places if side[seat] != side[places[0]])


def _smashing(state: State, winner: Seat, plays: Cards) -> str:
    giants = "".join(sorted(card[1] for card in plays if card[0] == GIANTS))
    return giants if giants and targets(state, winner, giants) else ""


def targets(state: State, winner: Seat, giants: str) -> list[tuple[Card, Seat]]:
    """Gnomes of the winner's opponents that a Giant of exactly that value can smash, in order."""
    side = sides(state.setup)
    rows = [(seat, held) for seat, held in enumerate(state.holdings) if held.row and side[seat] != side[winner]]
    return [(GNOMES + value, seat) for value in sorted(set(giants)) for seat, held in rows if _has(held, value)]


def _has(held: Holding, value: str) -> bool:
    return GNOMES + value in held.row
