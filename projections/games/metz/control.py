"""Control: who holds a prince (section 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.metz.components import ROW, SECULAR, TEMPORAL, VALUE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.metz.components import Card
    from projections.games.metz.state import Player, State
    from projections.seats import Seat


def holder(first: Sequence[Card], second: Sequence[Card]) -> Seat | None:
    """The seat with more cards of a type, then with the higher last one; None where neither has any.

    >>> holder(("T2", "T5"), ("T8", "T9")), holder((), ())
    (1, None)
    """
    if len(first) != len(second):
        return 0 if len(first) > len(second) else 1
    if not first:
        return None
    return 0 if VALUE[first[-1]] > VALUE[second[-1]] else 1


def holders(players: tuple[Player, Player]) -> tuple[Seat | None, ...]:
    """By type, from the two play areas."""
    first, second = players
    return tuple(map(holder, first.area, second.area))


def holder_after_placing(state: State, seat: Seat, card: Card, row: int) -> Seat | None:
    """Who holds the prince of `card` once `seat` has placed it in a turn."""
    mine, theirs = (*state.players[seat].area[row], card), state.players[1 - seat].area[row]
    if state.setup.tie_rule == "always":
        return holder(mine, theirs) if seat == 0 else holder(theirs, mine)
    before = state.holders[row]
    return seat if before is None or len(mine) > len(theirs) else before


def is_emperor(held: tuple[Seat | None, ...], seat: Seat) -> bool:
    """All three archbishops and at least one secular prince (6.2 (0))."""
    return all(held[ROW[kind]] == seat for kind in TEMPORAL) and any(held[ROW[kind]] == seat for kind in SECULAR)


def scores(held: tuple[Seat | None, ...]) -> tuple[int, int]:
    return held.count(0), held.count(1)
