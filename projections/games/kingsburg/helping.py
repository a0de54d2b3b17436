"""Helping: what the advisors give, and to whom in which order (6.3 step 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.kingsburg.components import ADVISORS, NEUTRAL, NOTHING, ONE, STABLE, STABLE_SOLDIERS, Goods
from projections.games.kingsburg.spending import points_lost
from projections.games.kingsburg.state import stands

if TYPE_CHECKING:
    from projections.games.kingsburg.state import Province, State
    from projections.seats import Seat

Gain = tuple[Goods, int, int, int, int]  # goods, points, tokens, soldiers, soldiers by the Stable


def in_order(state: State) -> tuple[tuple[Seat, int], ...]:
    """Owner and advisor of each group that is helped: by advisor, then in the order placed."""
    owned = [(group.seat, group.advisor) for group in state.board if group.seat != NEUTRAL]
    return tuple(sorted(owned, key=lambda group: group[1]))


def choices(state: State, seat: Seat, advisor: int) -> tuple[Goods, ...]:
    """What this seat may choose there, to decline last; one or none where the help comes by itself."""
    space = ADVISORS[advisor]
    if space.swaps:
        held = state.provinces[seat].goods
        return (*(good for good, count in zip(ONE, held, strict=True) if count), NOTHING)
    if space.optional and state.setup.smuggler_optional == "yes":
        return (*space.choices, NOTHING)
    return space.choices


def gain(state: State, seat: Seat, advisor: int, choice: Goods = NOTHING) -> Gain:
    """What the help comes to, with what it costs."""
    space = ADVISORS[advisor]
    own = state.provinces[seat]
    if choice == NOTHING and (space.swaps or space.optional):
        return NOTHING, 0, 0, 0, 0
    if space.swaps:
        # One of the given kind goes back, one each of the other two kinds comes.
        gold, wood, stone = choice
        return (1 - 2 * gold, 1 - 2 * wood, 1 - 2 * stone), 0, 0, 0, 0
    vp = space.vp if space.vp > 0 else -points_lost(state.setup, own, -space.vp)
    goods = choice if choice != NOTHING else space.goods
    return goods, vp, space.plus2, space.soldiers, _by_stable(state, own, space.soldiers)


def _by_stable(state: State, own: Province, soldiers: int) -> int:
    if not soldiers or not stands(own, STABLE):
        return 0
    spent = own.stable_used and state.setup.stable_limit == "once_per_season"
    return 0 if spent else STABLE_SOLDIERS
