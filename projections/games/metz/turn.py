"""Turn: what a turn comes to next, and how it ends (section 6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz import events as ev
from projections.games.metz.components import FINAL_TURNS
from projections.games.metz.control import is_emperor, scores
from projections.games.metz.endgame import begin_powers

if TYPE_CHECKING:
    from projections.games.metz.state import Phase, State


def after_city(deck: int, offers: int) -> Phase:
    """The phase that follows while `offers` City effects are left: none is offered without a deck."""
    return "city" if offers > 0 and deck > 0 else "take"


def after_taking(state: State) -> Phase:
    """The phase that follows when the ring card is gone; `move` where the refill awaits no chance."""
    if state.setup.deck_face == "down":
        return "refill" if state.deck else "move"
    return "refill_top" if state.deck > 1 else "move"


def after_turn(state: State) -> tuple[ev.Event, ...]:
    """The end of the turn of the active player, and what comes of it at the start of the next (6.2 (6), (0))."""
    seat, other, left = state.active, 1 - state.active, state.turns_left
    if left is not None:
        left -= 1
    elif state.deck == 0:
        left = FINAL_TURNS
    ended = ev.TurnEnded(seat, left, other)
    if left == 0:
        return (ended, *begin_powers(state))
    if is_emperor(state.holders, other):
        return (ended, ev.MatchEnded("sudden_victory", scores(state.holders)))
    return (ended,)
