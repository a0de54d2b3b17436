"""Tally: what the facts of a match add up to, seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.claim2 import events
from projections.games.claim2.components import DOPPELGANGERS, GIANTS, GOBLINS, HAND, KNIGHTS, TROLLS
from projections.games.claim2.knowledge import REVOKE
from projections.games.claim2.state import led
from projections.games.claim2.tricks import STRENGTH, follows, targets

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.figures import Step
    from projections.games.claim2.state import State
    from projections.seats import Seat

SEAT_COUNTS = {  # figure: unit
    "tricks_phase1": "",
    "tricks_phase2": "",
    "leads": "",
    "leads_by_dragon": "",
    "leads_lost_to_dragon": "",
    "second_places": "",
    "third_places": "",
    "fourth_places": "",
    "face_up_cards": "cards",
    "blind_cards": "cards",
    "seer_wins": "",
    "peeks": "",
    "swaps": "",
    "undead_phase1": "cards",
    "gnomes_captured": "cards",
    "gnomes_lost": "cards",
    "gnomes_surviving": "cards",
    "giants_captured": "cards",
    "smashes": "",
    "smashes_declined": "",
    "trolls_direct": "cards",
    "trolls_queue": "cards",
    "dwarves_by_losing": "cards",
    "doppelganger_wins": "",
    "knight_wins": "",
    "ties_lost": "",
    "offsuit_plays": "",
    "revokes": "",
}
_PLACES = ("second_places", "third_places", "fourth_places")


class Tally:
    """Grows step by step; lists and counts are by seat."""

    def __init__(self, seats: int) -> None:
        self.counts = [dict.fromkeys(SEAT_COUNTS, 0) for _ in range(seats)]
        self.face_up: list[list[str]] = [[] for _ in range(seats)]
        self.drawn: list[list[str | None]] = [[] for _ in range(seats)]
        self.swapped: list[list[str | None]] = [[] for _ in range(seats)]
        self.played: list[list[str]] = [[] for _ in range(seats)]  # in phase 2
        self._trick: dict[Seat, str] = {}  # in the order played

    def add(self, step: Step) -> None:
        for fact in step.events:
            count = _COUNT.get(type(fact))
            if count is not None:
                count(self, step.before, fact)

    def _played(self, before: State, fact: events.Played) -> None:
        counts, suit = self.counts[fact.seat], led(before)
        counts["leads"] += suit is None
        counts["offsuit_plays"] += suit is not None and not follows(fact.card, suit)
        self._trick[fact.seat] = fact.card
        if before.phase == 2:
            self.played[fact.seat].append(fact.card)

    def _flagged(self, _: State, fact: events.Flagged) -> None:
        if fact.flag.code == REVOKE and fact.flag.seat is not None:
            self.counts[fact.flag.seat]["revokes"] += 1

    def _took(self, _: State, fact: events.Took | events.Received) -> None:
        self.counts[fact.seat]["face_up_cards"] += 1
        self.face_up[fact.seat].append(fact.card)

    def _took_top(self, _: State, fact: events.TookTop) -> None:
        self.counts[fact.seat]["swaps"] += 1
        self.swapped[fact.seat].append(fact.card)

    def _drew(self, _: State, fact: events.Drew) -> None:
        self.counts[fact.to]["blind_cards"] += 1
        self.drawn[fact.to].append(fact.card)

    def _peeked(self, _: State, fact: events.Peeked) -> None:
        self.counts[fact.seat]["peeks"] += 1

    def _ranked(self, before: State, fact: events.Ranked) -> None:
        winner = self.counts[fact.places[0]]
        winner["tricks_phase1"] += 1
        winner["seer_wins"] += fact.seer
        winner["undead_phase1"] += len(fact.undead)
        self._full_trick(before, fact)

    def _collected(self, before: State, fact: events.Collected) -> None:
        seat = fact.places[0]
        winner = self.counts[seat]
        winner["tricks_phase2"] += 1
        winner["gnomes_captured"] += len(fact.gnomes)
        winner["giants_captured"] += sum(card[0] == GIANTS for card in fact.scored)
        winner["trolls_direct"] += sum(card[0] == TROLLS for card in fact.scored)
        winner["trolls_queue"] += fact.from_queue is not None
        if fact.dwarves_to is not None:
            self.counts[fact.dwarves_to]["dwarves_by_losing"] += len(fact.dwarves)
        self._full_trick(before, fact)

    def _full_trick(self, before: State, fact: events.Ranked | events.Collected) -> None:
        winner, *others = fact.places
        suit, best = next(iter(self._trick.values()))[0], self._trick[winner]
        self.counts[winner]["doppelganger_wins"] += best[0] == DOPPELGANGERS
        self.counts[winner]["knight_wins"] += suit == GOBLINS and best[0] == KNIGHTS
        for name, seat in zip(_PLACES, others, strict=False):
            self.counts[seat][name] += 1
            self.counts[seat]["ties_lost"] += STRENGTH[suit][self._trick[seat]] == STRENGTH[suit][best]
        self._trick = {}
        last = before.phase == 2 and before.trick == HAND[before.setup.seats]  # nobody leads after it
        if fact.lead != winner and not last:
            self.counts[fact.lead]["leads_by_dragon"] += 1
            self.counts[winner]["leads_lost_to_dragon"] += 1

    def _smashed(self, _: State, fact: events.Smashed) -> None:
        self.counts[fact.seat]["smashes"] += 1
        self.counts[fact.owner]["gnomes_lost"] += 1

    def _smashing_ended(self, before: State, fact: events.SmashingEnded) -> None:
        owners = {owner for _, owner in targets(before, fact.seat, before.giants)}
        gnomes = [card[1] for owner in owners for card in before.holdings[owner].row]
        self.counts[fact.seat]["smashes_declined"] += sum(
            min(before.giants.count(value), gnomes.count(value)) for value in set(before.giants)
        )


_COUNT: dict[type, Callable[[Tally, State, Any], None]] = {
    events.Played: Tally._played,
    events.Flagged: Tally._flagged,
    events.Took: Tally._took,
    events.Received: Tally._took,
    events.TookTop: Tally._took_top,
    events.Drew: Tally._drew,
    events.Peeked: Tally._peeked,
    events.Ranked: Tally._ranked,
    events.Collected: Tally._collected,
    events.Smashed: Tally._smashed,
    events.SmashingEnded: Tally._smashing_ended,
}
