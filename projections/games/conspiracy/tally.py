"""Tally: counts that only the course of a match tells, event by event."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from projections.games.conspiracy import events as ev
from projections.games.conspiracy.components import COLORS, GOLD, PILE, SILVER, VALUE
from projections.games.conspiracy.score import coalition

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.state import State
    from projections.seats import Seat


class Tally:
    """Running counts of a match; `seats` and `match` hold them by figure id."""

    def __init__(self, seats: int) -> None:
        self.match: Counter[str] = Counter()
        self.seats: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
        self.ways: dict[tuple[Seat, str], str] = {}  # how a seat came by a location
        self.first: Seat | None = None  # None: chance did not say who begins
        self._discards: list[list[tuple[str, Seat | None]]] = [[] for _ in COLORS]  # piles, with who discarded each

    def add(self, before: State, event: ev.Event, after: State) -> None:
        if not after.deck:
            self.match["deck_exhausted"] = 1
        count = _COUNT.get(type(event))
        if count is not None:
            count(self, before, event, after)

    def begun(self, _: State, event: ev.FirstDrawn, __: State) -> None:
        self.first = event.first

    def called(self, before: State, event: ev.LordsCalled, _: State) -> None:
        self.seats[event.seat][f"draws_of_{event.count}"] += 1
        self.seats[event.seat]["lords_drawn"] += event.count
        if before.forced is not None:
            self.seats[event.seat]["forced_suffered"] += 1
            self.seats[before.forced.owner]["forced_imposed"] += 1

    def taken(self, _: State, event: ev.PileTaken, __: State) -> None:
        mine = self.seats[event.seat]
        mine["piles_taken"] += 1
        mine["pile_lords"] += len(event.cards)
        mine["largest_pile"] = max(mine["largest_pile"], len(event.cards))
        pile = self._discards[COLORS.index(event.color)]
        for card, giver in pile:
            if giver not in (None, event.seat):
                self.seats[giver]["discards_fed"] += 1
                self.seats[giver]["discards_fed_ip"] += VALUE[card]
        pile.clear()

    def placed(self, before: State, event: ev.LordPlaced, _: State) -> None:
        mine = self.seats[event.seat]
        mine["from_piles"] += before.phase == "placement"
        mine["silver_keys"] += VALUE[event.card] == SILVER
        mine["gold_keys"] += VALUE[event.card] == GOLD
        for card in event.discarded:
            self._discards[PILE[card]].append((card, event.seat))

    def revealed(self, _: State, event: ev.LordRevealed, __: State) -> None:
        self.match["reveals"] += 1
        self._discards[PILE[event.card]].append((event.card, None))

    def swapped(self, before: State, event: ev.LordsSwapped, after: State) -> None:
        mine = self.seats[event.seat]
        mine["swaps"] += 1
        grown, was = coalition(after.players[event.seat]), coalition(before.players[event.seat])
        mine["swap_gain"] += len(grown) - len(was)

    def declined(self, _: State, event: ev.SwapDeclined, __: State) -> None:
        self.seats[event.seat]["swaps_declined"] += 1

    def located(self, before: State, event: ev.LocationTaken, after: State) -> None:
        self.ways[event.seat, event.code] = event.way
        free = sum(VALUE[lord] in (SILVER, GOLD) for lord in before.players[event.seat].free)
        self.seats[event.seat]["keys_used"] += 2
        self.seats[event.seat]["keys_wasted"] += free - 2
        self.match["reshuffles"] += event.way == "searched" and bool(after.location_deck)

    def pearled(self, _: State, event: ev.PearlsGained, __: State) -> None:
        self.seats[event.seat][f"pearls_from_{event.source}s"] += event.pearls

    def mastered(self, _: State, event: ev.MasterPassed, __: State) -> None:
        self.match["master_changes"] += 1
        self.seats[event.seat]["master_won"] += 1
        if event.loser is not None:
            self.seats[event.loser]["master_lost"] += 1

    def reshuffled(self, _: State, event: ev.LordsReshuffled | ev.LocationsReshuffled, __: State) -> None:
        self.match["reshuffles"] += 1
        if isinstance(event, ev.LordsReshuffled):
            for pile in self._discards:
                pile.clear()

    def ended(self, before: State, event: ev.TurnEnded, _: State) -> None:
        if before.master is not None:
            self.seats[before.master]["master_turns"] += 1
        self.seats[event.seat]["lords_returned"] += len(event.returned)
        for card in event.returned:
            self._discards[PILE[card]].append((card, None))


_COUNT: dict[type, Callable[[Tally, State, Any, State], None]] = {
    ev.FirstDrawn: Tally.begun,
    ev.LordsCalled: Tally.called,
    ev.PileTaken: Tally.taken,
    ev.LordPlaced: Tally.placed,
    ev.LordRevealed: Tally.revealed,
    ev.LordsSwapped: Tally.swapped,
    ev.SwapDeclined: Tally.declined,
    ev.LocationTaken: Tally.located,
    ev.PearlsGained: Tally.pearled,
    ev.MasterPassed: Tally.mastered,
    ev.LordsReshuffled: Tally.reshuffled,
    ev.LocationsReshuffled: Tally.reshuffled,
    ev.TurnEnded: Tally.ended,
}
