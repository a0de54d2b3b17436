"""Castle: the ring of spaces and the bailiff's way on it (section 6.2 (1))."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from projections.games.metz.state import State


class Landing(NamedTuple):
    space: int
    crossings: int  # times the way leads from the last space to space 1


def most_steps(state: State) -> int:
    """The longest way that the hand of the player to move can pay for."""
    held = state.players[state.active].held
    return 2 * held if state.setup.hand_floor == "end_of_turn" else 2 * held - 1


def landing(state: State, steps: int) -> Landing:
    """Where so many steps end, cards counted, or spaces with `empty_spaces: counted`."""
    castle, start = state.castle, state.bailiff
    size = len(castle)
    if None not in castle or state.setup.empty_spaces == "counted":
        away = start + steps - 1
        return Landing(away % size + 1, away // size)
    ahead = [space for away in range(start, start + size) if castle[(space := away % size + 1) - 1] is not None]
    laps, rest = divmod(steps - 1, len(ahead))
    away = laps * size + (ahead[rest] - start - 1) % size + start
    return Landing(ahead[rest], away // size)


def card_at(state: State, space: int) -> str | None:
    return state.castle[space - 1]


def may_land(state: State, steps: int) -> bool:
    """Within reach, and on a card."""
    if not 1 <= steps <= most_steps(state):
        return False
    return state.setup.empty_spaces == "skipped" or card_at(state, landing(state, steps).space) is not None
