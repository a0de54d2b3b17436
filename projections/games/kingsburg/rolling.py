"""Rolling: which dice are due, who may throw again, and who acts first (6.3 steps 0 and 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.errors import IllegalMove
from projections.games.kingsburg.components import (
    AID_DICE,
    CHAPEL,
    CHAPEL_MOST,
    COLOURED,
    FACES,
    FARMS,
    FARMS_DICE,
    NEUTRAL,
    STATUE,
    Dice,
)
from projections.games.kingsburg.state import Group, stands

if TYPE_CHECKING:
    from projections.games.kingsburg.state import Province, State
    from projections.seats import Seat


def white_dice(state: State, seat: Seat) -> int:
    """How many white dice this seat rolls. The aid is held only from phase 1 to the end of spring."""
    aid = AID_DICE if state.aid_holder == seat else 0
    return aid + (FARMS_DICE if stands(state.provinces[seat], FARMS) else 0)


def statue_applies(own: Province) -> bool:
    return not own.statue_used and stands(own, STATUE) and len({*own.coloured, *own.white}) == 1


def chapel_applies(own: Province) -> bool:
    return not own.chapel_used and stands(own, CHAPEL) and sum(own.coloured) + sum(own.white) <= CHAPEL_MOST


def may_reroll(own: Province) -> bool:
    return statue_applies(own) or chapel_applies(own)


def dice_due(state: State) -> tuple[int, int]:
    """How many coloured and white dice chance owes to the first in the queue."""
    own = state.provinces[state.queue[0]]
    if state.step == "roll":
        return COLOURED, white_dice(state, state.queue[0])
    if state.rerolling == "all":
        return len(own.coloured), len(own.white)
    return (1, 0) if state.rerolling == "coloured" else (0, 1)


def refuse_dice(state: State, player: Seat, coloured: Dice, white: Dice) -> None:
    """Raises IllegalMove unless these are dice that are due now, of this player."""
    if player != state.queue[0]:
        raise IllegalMove("other_roll", seat=state.queue[0], other=player)
    due = dice_due(state)
    if (len(coloured), len(white)) != due:
        raise IllegalMove(
            "dice_count", seat=player, coloured=due[0], white=due[1], met=len(coloured), met_white=len(white)
        )
    refuse_faces(coloured)
    refuse_faces(white)


def refuse_faces(dice: Dice) -> None:
    if any(not 1 <= face <= FACES for face in dice) or tuple(sorted(dice)) != dice:
        raise IllegalMove("no_dice", met=" ".join(map(str, dice)))


def after_reroll(state: State, coloured: Dice, white: Dice) -> tuple[Dice, Dice]:
    """All dice of the first in the queue, once those that are thrown again have fallen."""
    own = state.provinces[state.queue[0]]
    if state.rerolling == "all":
        return coloured, white
    # Under the Statue all dice are alike: whichever is lifted, the others stay.
    if state.rerolling == "coloured":
        return tuple(sorted((*own.coloured[1:], *coloured))), own.white
    return own.coloured, tuple(sorted((*own.white[1:], *white)))


def neutral_groups(three: Dice, two: Dice) -> tuple[Group, ...]:
    """Where the dice of the two-player game come to stand (6.3 step 0)."""
    first = Group(NEUTRAL, sum(three), three)
    if sum(two) != sum(three):
        return first, Group(NEUTRAL, sum(two), two)
    return first, *(Group(NEUTRAL, face, (face,)) for face in sorted(set(two)))


def by_total(state: State) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The new turn order, lowest roll first and ties as before, and the totals by seat."""
    totals = tuple(sum(own.coloured) + sum(own.white) for own in state.provinces)
    return tuple(sorted(state.turn_order, key=totals.__getitem__)), totals
