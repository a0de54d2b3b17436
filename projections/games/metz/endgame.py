"""Endgame: the secular powers after the last turn, and the count (sections 6.3 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz import events as ev
from projections.games.metz.components import DROPS, KINDS, ORDER, POWER_ORDER, ROW, ROW_OF, VALUE
from projections.games.metz.control import holders, scores
from projections.games.metz.evolve import evolve

if TYPE_CHECKING:
    from projections.games.metz.components import Card, Kind
    from projections.games.metz.state import State
    from projections.seats import Seat

Events = tuple[ev.Event, ...]


def begin_powers(state: State) -> Events:
    """From the end of the last turn to the first decision, or to the end of the match."""
    begun = ev.PowersBegun()
    moved = prince_changes(state)  # only with `tie_rule: endgame_only` (6.1)
    return (begun, *moved, *next_power(_after(state, begun, *moved), None))


def prince_changes(state: State) -> tuple[ev.PrinceMoved, ...]:
    """The princes that the play areas give to another holder, by type."""
    now = zip(KINDS, holders(state.players), state.holders, strict=True)
    return tuple(ev.PrinceMoved(kind, holder, before) for kind, holder, before in now if holder != before)


def next_power(state: State, done: Kind | None) -> Events:
    """What follows after the power `done` (None: before the first), until somebody has to decide or all is counted."""
    facts: list[ev.Event] = []
    for prince in POWER_ORDER[0 if done is None else POWER_ORDER.index(done) + 1 :]:
        seat = state.holders[ROW[prince]]
        if seat is None:
            continue
        used = _use(state, prince, seat)
        facts += used
        state = _after(state, *used)
        if state.phase != "powers":
            return tuple(facts)
    return (*facts, count(state))


def _use(state: State, prince: Kind, seat: Seat) -> Events:
    other = 1 - seat
    if prince == "P":
        return (ev.PowerUsed(prince, seat, seat, 0, "palatine"),)
    if prince == "G":
        drops = min(DROPS, sum(map(len, state.players[other].area)))
        return (ev.PowerUsed(prince, seat, other, drops, "brandenburg" if drops else "powers"),)
    if prince == "S":
        return (ev.PowerUsed(prince, seat, seat, 0, "powers"), ev.ReserveTaken(seat, state.reserve))
    return (ev.PowerUsed(prince, seat, seat, 0, "bohemia"),)


def reveal(state: State, revealed: ev.Revealed) -> Events:
    """Both deployments are laid (6.3 (10)); Bohemia is the last power, so the count follows."""
    state = _after(state, revealed)
    first = 1 - revealed.seat
    laid = (
        *_laid(state, first, revealed.first),
        *_laid(state, revealed.seat, revealed.cards),
    )
    state = _after(state, *laid)
    moved = prince_changes(state)
    return (revealed, *laid, *moved, count(_after(state, *moved)))


def _laid(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[ev.Deployed, ...]:
    """Of each type the higher ones ascending, then the lower ones descending; nothing for no cards."""
    if not cards:
        return ()
    area = state.players[seat].area
    last = {card: VALUE[area[ROW_OF[card]][-1]] if area[ROW_OF[card]] else 0 for card in cards}
    rising = sorted((card for card in cards if VALUE[card] > last[card]), key=ORDER.__getitem__)
    falling = sorted(
        (card for card in cards if VALUE[card] < last[card]), key=lambda card: (ROW_OF[card], -VALUE[card])
    )
    return (ev.Deployed(seat, tuple(rising), tuple(falling)),)


def count(state: State) -> ev.MatchEnded:
    first, second = scores(state.holders)
    return ev.MatchEnded("no_emperor" if first == second else "majority", (first, second))


def _after(state: State, *facts: ev.Event) -> State:
    for fact in facts:
        state = evolve(state, fact)
    return state
