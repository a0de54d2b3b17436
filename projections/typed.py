"""Typed: what a typed line makes of a match's state, and what its refusal may say to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.errors import BrokenRecord, NotPossible, Refusal
from projections.eyes import steps_seen
from projections.play import step_of
from projections.reader import actor_letter
from projections.resolve import advice, move_of, refuse_unknown
from projections.seats import CHANCE, STAR, seat_of

if TYPE_CHECKING:
    from projections.figures import Step
    from projections.match import Match
    from projections.record import Entry
    from projections.seats import Seat


def step_typed(match: Match, state: Any, entry: Entry, history: list[Step]) -> Step:
    """What `entry` makes of `state`, which `history` leads to. Raises BrokenRecord."""
    try:
        return _made(match, state, entry)
    except Refusal as refusal:
        raise _broken(match, state, entry, history, refusal) from refusal


def refuse_others(match: Match, move: Any) -> None:
    """Where one seat is recorded, nobody else's moves are. Raises NotPossible."""
    if match.only is not None and move.seat not in (match.only, CHANCE):
        raise NotPossible("other_seat", seat=match.only)


def _made(match: Match, state: Any, entry: Entry) -> Step:
    actor = actor_letter(entry, match.names)
    of_chance = actor == STAR or (actor is None and match.game.to_act(state) == (CHANCE,))
    if of_chance and match.started.mode == "dealt":
        raise NotPossible("chance_is_dealt", text=entry.text)
    refuse_unknown(match.started.mode, entry.text)
    move = move_of(match.game, state, actor, entry.text)
    refuse_others(match, move)
    return step_of(match.game, state, move)


def _broken(match: Match, state: Any, entry: Entry, history: list[Step], refusal: Refusal) -> BrokenRecord:
    """The refusal with its advice; of a dealt match it speaks to the seat awaited, from what that seat knows."""
    seats = match.game.to_act(state)
    if match.started.mode == "dealt":
        seats = _spoken_to(match, seats, entry)
        viewer = seats[0] if seats else None
        state, history = match.game.view(state, viewer), steps_seen(match.game, history, viewer)
        try:
            _made(match, state, entry)
        except Refusal as told:
            refusal = told
    told_more = advice(match.game, state, history, entry.text, refusal, seats=seats)
    return BrokenRecord(entry.place, refusal, met=entry.text, advice=told_more)


def _spoken_to(match: Match, awaited: tuple[Seat, ...], entry: Entry) -> tuple[Seat, ...]:
    """The one seat awaited, or the actor where several are; nobody else learns what they may do, nor chance."""
    if match.only is not None:
        return (match.only,) if match.only in awaited else ()
    if len(awaited) == 1:
        return () if awaited == (CHANCE,) else awaited
    seat = seat_of(actor_letter(entry, match.names) or "")
    return (seat,) if seat is not None and seat in awaited else ()
