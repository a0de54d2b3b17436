"""Stats: the figures of claim2 12 that one record can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.figures import Figure, Figures
from projections.games.claim2.components import FACTIONS, KEYS, named
from projections.games.claim2.events import PhaseChanged
from projections.games.claim2.setup import sides
from projections.games.claim2.tally import SEAT_COUNTS, Tally
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step, Value
    from projections.games.claim2.components import Cards
    from projections.games.claim2.state import Result, State
    from projections.seats import Seat

_MEANS = ("face_up_mean", "blind_mean", "follower_mean")

STATS: tuple[Figure, ...] = (
    *(Figure(f"won_{KEYS[faction]}", "seat", "int", "points", part=True) for faction in FACTIONS),
    *(Figure(f"cards_{KEYS[faction]}", "seat", "int", "cards") for faction in FACTIONS),
    Figure("cards_scored", "seat", "int", "cards"),
    *(Figure(name, "seat", "int", unit) for name, unit in SEAT_COUNTS.items()),
    *(Figure(name, "seat", "float", "value") for name in _MEANS),
    *(Figure(f"followers_{KEYS[faction]}", "seat", "int", "cards") for faction in FACTIONS),
    Figure("deck", "match", "str"),
    Figure("first_leader", "match", "str"),
    Figure("moves", "match", "int"),
    Figure("longest_queue", "match", "int", "cards"),
    Figure("trolls_unscored", "match", "int", "cards"),
    Figure("gnomes_smashed", "match", "int", "cards"),
    Figure("factions_unwon", "match", "int"),
    Figure("tie_break", "match", "bool"),
    Figure("margin_points", "match", "int", "points"),
    Figure("margin_cards", "match", "int", "cards"),
    *(Figure(f"decided_{KEYS[faction]}", "match", "str") for faction in FACTIONS),
)


def stats(history: Sequence[Step]) -> Figures:
    """The figures that STATS declares; None where the match is not over or the record does not know."""
    last = history[-1].after
    tally = Tally(last.setup.seats)
    for step in history:
        tally.add(step)
    hands = _followers(history, tally)
    seats = [_seat(last, seat, tally, hands[seat]) for seat in range(last.setup.seats)]
    return Figures(_match(history, last), seats)


def _followers(history: Sequence[Step], tally: Tally) -> list[Cards | None]:
    """The hands of phase 2 by seat: as known when it began, or once all of them was played."""
    start = next((step.after for step in history if isinstance(step.events[-1], PhaseChanged)), None)
    if start is None:
        return [None] * len(tally.played)
    over = history[-1].after.stage == "end"
    return [
        tuple(tally.played[seat]) if over else None if held.unknown else held.hand
        for seat, held in enumerate(start.holdings)
    ]


def _seat(state: State, seat: Seat, tally: Tally, followers: Cards | None) -> dict[str, Value]:
    held = state.holdings[seat]
    scored = held.score + held.row
    row: dict[str, Value] = {
        **_won(state, seat),
        **{f"cards_{KEYS[faction]}": _count(state, faction, scored) for faction in FACTIONS},
        "cards_scored": len(scored),
        **tally.counts[seat],
        "gnomes_surviving": len([card for card in scored if card[0] == "N"]),
        "face_up_mean": _mean(tally.face_up[seat]),
        "blind_mean": _mean(_blind(tally, seat, followers)),
        "follower_mean": _mean(followers),
        **{
            f"followers_{KEYS[faction]}": None if followers is None else _count(state, faction, followers)
            for faction in FACTIONS
        },
    }
    for place, name in enumerate(("second_places", "third_places", "fourth_places"), start=2):
        if place > state.setup.seats or state.setup.seats == 2:
            row[name] = None
    return row


def _won(state: State, seat: Seat) -> dict[str, Value]:
    side = sides(state.setup)[seat]
    won: dict[str, Value] = {f"won_{key}": None for key in KEYS.values()}
    for result in state.result.factions if state.result else ():
        won[f"won_{KEYS[result.faction]}"] = int(result.side == side)
    return won


def _count(state: State, faction: str, cards: Cards) -> int | None:
    """None for a faction that is not in play."""
    return sum(card[0] == faction for card in cards) if faction in state.setup.deck else None


def _mean(cards: Sequence[str] | None) -> float | None:
    return sum(int(card[1]) for card in cards) / len(cards) if cards else None


def _blind(tally: Tally, seat: Seat, followers: Cards | None) -> list[str] | None:
    """The cards drawn blind: as entered, or what the followers hold beside those known by name."""
    drawn, swapped = tally.drawn[seat], tally.swapped[seat]
    if None not in drawn:
        return list(named(tuple(drawn)))
    if followers is None or None in swapped:
        return None
    left = list(followers)
    for card in (*tally.face_up[seat], *named(tuple(swapped))):
        left.remove(card)
    return left


def _match(history: Sequence[Step], state: State) -> dict[str, Value]:
    setup, result = state.setup, state.result
    return {
        "deck": setup.deck,
        "first_leader": letter(setup.first_leader),
        "moves": len(history),
        "longest_queue": max(len(step.after.queue) for step in history),
        "trolls_unscored": len(state.queue) if result else None,
        "gnomes_smashed": len(state.smashed),
        **(_decided(state, result) if result else dict.fromkeys(_DECIDED)),
    }


_DECIDED = (
    "factions_unwon",
    "tie_break",
    "margin_points",
    "margin_cards",
    *(f"decided_{KEYS[faction]}" for faction in FACTIONS),
)


def _decided(state: State, result: Result) -> dict[str, Value]:
    side = sides(state.setup)
    points = sorted(dict(zip(side, result.scores, strict=True)).values(), reverse=True)
    gaps = [_gap(faction.counts) for faction in result.factions if faction.side is not None]
    ways = {KEYS[faction.faction]: faction.way for faction in result.factions}
    return {
        "factions_unwon": sum(faction.side is None for faction in result.factions),
        "tie_break": result.reason in ("largest_group", "value_sum"),
        "margin_points": points[0] - points[1],
        "margin_cards": min(gaps, default=None),
        **{f"decided_{key}": ways.get(key) for key in KEYS.values()},
    }


def _gap(counts: Sequence[int]) -> int:
    most, second, *_ = sorted(counts, reverse=True)
    return most - second
