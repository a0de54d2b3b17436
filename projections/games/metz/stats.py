"""Stats: the figures of a match (section 12), from its facts; unknown cards are never needed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from projections.figures import Figures
from projections.games.metz import events as ev
from projections.games.metz.components import KEYS, KINDS, ROW, SECULAR, TEMPORAL, VALUE
from projections.games.metz.control import is_emperor, scores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step, Value
    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.seats import Seat

_SEATS = (0, 1)


def stats(history: Sequence[Step]) -> Figures:
    """By seat and for the match; of a match that was broken off, as far as it went."""
    events = [event for step in history for event in step.events]
    last: State = history[-1].after
    return Figures(_match(history, events, last), tuple(_seat(history, events, last, seat) for seat in _SEATS))


def _seat(history: Sequence[Step], events: list[Any], last: State, seat: Seat) -> dict[str, Value]:
    held = [holder == seat for holder in last.holders]
    before = _before_powers(history)
    return {
        "princes_temporal": sum(held[ROW[kind]] for kind in TEMPORAL),
        "princes_secular": sum(held[ROW[kind]] for kind in SECULAR),
        "princes_before_powers": None if before is None else before.count(seat),
        **_ways(history, events, seat),
        **_cards(history, events, seat),
        **_princes(events, seat),
        **_holds(history, seat),
        **_powers(events, seat),
    }


def _ways(history: Sequence[Step], events: list[Any], seat: Seat) -> dict[str, Value]:
    ways = [e for e in events if isinstance(e, ev.BailiffMoved) and e.seat == seat]
    steps, paid = sum(way.steps for way in ways), sum(way.owed for way in ways)
    starts = [s.before.players[seat].held for s in history if s.before.phase == "move" and s.before.active == seat]
    return {
        "turns_taken": _count(events, ev.TurnEnded, seat),
        "steps": steps,
        "steps_free": steps - paid,
        "steps_paid": paid,
        "steps_per_turn": steps / len(ways) if ways else None,
        "city_passed": sum(way.crossings for way in ways),
        "city_used": _count(events, ev.CityUsed, seat),
        "city_declined": _count(events, ev.CitySkipped, seat),
        "highest_hand": max(step.after.players[seat].held for step in history),
        "average_hand": sum(starts) / len(starts) if starts else None,
    }


def _cards(history: Sequence[Step], events: list[Any], seat: Seat) -> dict[str, Value]:
    taken = [e for e in events if isinstance(e, ev.CardTaken) and e.seat == seat]
    placed = sum(e.to == "area" for e in taken)
    longest = max(len(cards) for step in history for cards in step.after.players[seat].area)
    return {
        "cards_to_area": placed,
        "cards_to_hand": len(taken) - placed,
        "cards_forced": sum(e.forced for e in taken),
        "area_share": placed / len(taken) if taken else None,
        "longest_collection": longest,
    }


def _princes(events: list[Any], seat: Seat) -> dict[str, Value]:
    moved = [(e.before, e.holder) for e in events if isinstance(e, ev.PrinceMoved)]
    return {
        "princes_from_centre": moved.count((None, seat)),
        "princes_won": moved.count((1 - seat, seat)),
        "princes_lost": moved.count((seat, 1 - seat)),
    }


def _holds(history: Sequence[Step], seat: Seat) -> dict[str, Value]:
    """Longest holds in turns of either player, and the turns that ended one turn before a sudden victory."""
    runs, longest = [0] * len(KINDS), [0] * len(KINDS)
    threats = broken = 0
    threatening = False
    for step in history:
        ended = next((e for e in step.events if isinstance(e, ev.TurnEnded)), None)
        if ended is None:
            continue
        holders = _holders_at_end(step)
        for row, holder in enumerate(holders):
            runs[row] = runs[row] + 1 if holder == seat else 0
            longest[row] = max(longest[row], runs[row])
        if ended.seat == seat:
            threatening = is_emperor(holders, seat)
            threats += threatening
        elif threatening:
            broken += not is_emperor(holders, seat)
    held = {f"longest_hold_{KEYS[kind]}": longest[ROW[kind]] for kind in KINDS}
    return {**held, "threats": threats, "threats_broken": broken}


def _powers(events: list[Any], seat: Seat) -> dict[str, Value]:
    deployed = [e for e in events if isinstance(e, ev.Deployed) and e.seat == seat]
    lost = [len(e.lost) for e in events if isinstance(e, ev.CollectionNamed) and e.seat != seat]
    received = [len(e.cards) for e in events if isinstance(e, ev.ReserveTaken) and e.seat == seat]
    return {
        "powers_used": _count(events, ev.PowerUsed, seat),
        "lost_to_palatine": sum(lost),
        "lost_to_brandenburg": _count(events, ev.CardDropped, seat),
        "reserve_received": sum(received),
        "deployed_rising": sum(len(e.rising) for e in deployed),
        "deployed_falling": sum(len(e.falling) for e in deployed),
    }


def _match(history: Sequence[Step], events: list[Any], last: State) -> dict[str, Value]:
    changes = Counter(e.prince for e in events if isinstance(e, ev.PrinceMoved))
    taken = [VALUE[e.card] for e in events if isinstance(e, ev.CardTaken)]
    first, second = scores(last.holders)
    return {
        "turns": last.turns,
        "laps": sum(e.crossings for e in events if isinstance(e, ev.BailiffMoved)),
        "deck_left": last.deck,
        "deck_emptied_by": _emptied_by(history),
        **{f"changes_{KEYS[kind]}": changes[kind] for kind in KINDS},
        "most_contested": _most(changes),
        "margin": abs(first - second) if last.ended else None,
        "powers_changed_winner": _changed_winner(history, last),
        "average_taken": sum(taken) / len(taken) if taken else None,
        "passed_over": _passed_over(history),
    }


def _most(changes: Counter[str]) -> str | None:
    """The prince that moved most often; None where several share that place."""
    (first, most), (_, less) = (*changes.most_common(2), ("", 0), ("", 0))[:2]
    return KEYS[first] if most > less else None


def _count(events: list[Any], kind: type[Any], seat: Seat) -> int:
    return sum(isinstance(event, kind) and event.seat == seat for event in events)


def _emptied_by(history: Sequence[Step]) -> str | None:
    """Section 12.2: the City's draw or the refill; None while the deck lasts."""
    for step in history:
        if step.after.castle and step.before.deck > 0 and step.after.deck == 0:
            return "city_effect" if isinstance(step.events[0], ev.CityUsed | ev.CardDrawn) else "refill_castle"
    return None


def _holders_at_end(step: Step) -> tuple[Seat | None, ...]:
    """Who holds the princes when the turn that ends in `step` is over, before any power."""
    held = list(step.before.holders)
    for event in step.events:
        if isinstance(event, ev.TurnEnded):
            break
        if isinstance(event, ev.PrinceMoved):
            held[ROW[event.prince]] = event.holder
    return tuple(held)


def _before_powers(history: Sequence[Step]) -> tuple[Seat | None, ...] | None:
    """Who holds the princes when the first power begins; None where no power came about."""
    for step in history:
        if not any(isinstance(event, ev.PowersBegun) for event in step.events):
            continue
        held = list(step.before.holders)
        for event in step.events:
            if isinstance(event, ev.PowerUsed):
                break
            if isinstance(event, ev.PrinceMoved):
                held[ROW[event.prince]] = event.holder
        return tuple(held)
    return None


def _changed_winner(history: Sequence[Step], last: State) -> bool | None:
    before = _before_powers(history)
    if before is None or last.ended is None:
        return None
    return _leader(before) != _leader(last.holders)


def _leader(holders: tuple[Seat | None, ...]) -> Seat | None:
    first, second = scores(holders)
    return None if first == second else int(second > first)


def _passed_over(history: Sequence[Step]) -> float | None:
    """How often the bailiff went over a card before it was taken, on average of the cards taken."""
    passed: Counter[Card] = Counter()
    taken: list[int] = []
    for step in history:
        event = step.events[0]
        if isinstance(event, ev.BailiffMoved):
            castle, start = step.before.castle, step.before.bailiff
            end = event.crossings * len(castle) + event.space
            passed.update(card for away in range(start, end - 1) if (card := castle[away % len(castle)]))
        elif isinstance(event, ev.CardTaken):
            taken.append(passed.pop(event.card, 0))
    return sum(taken) / len(taken) if taken else None
