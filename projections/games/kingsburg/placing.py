"""Placing: which sets of dice a seat may put on which advisor (6.3 step 2)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from projections.errors import IllegalMove
from projections.games.kingsburg.components import ADVISORS, MARKET, PLUS2, Dice
from projections.games.kingsburg.events import Influenced, NeutralRolled, Rerolled, Rolled
from projections.games.kingsburg.move import Influence
from projections.games.kingsburg.state import stands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from projections.figures import Step
    from projections.games.kingsburg.setup import Setup
    from projections.games.kingsburg.state import Group, Province, State
    from projections.seats import Seat

Sets = dict[int, tuple[tuple[Dice, Dice], ...]]  # by total: coloured and white dice

_NO_SHIFT = (0,)
_SHIFTS = (0, 1, -1)


def placements(state: State, seat: Seat) -> Iterator[Influence]:
    """Every legal set of dice once: by advisor, then tokens, then the shift, then the dice."""
    own = state.provinces[seat]
    sets = sets_of(own.coloured, own.white)
    most = tokens_allowed(state.setup, own)
    shifts = shifts_allowed(state.setup, own)
    taken = occupied(state)
    holder = state.envoy_holder == seat
    for advisor in ADVISORS:
        envoy = advisor in taken
        if envoy and not holder:
            continue
        for plus2 in range(min(most, advisor // PLUS2) + 1):
            for market in shifts:
                for coloured, white in sets.get(advisor - PLUS2 * plus2 - market, ()):
                    yield Influence(seat, advisor, coloured, white, plus2, market, envoy)


def can_place(state: State, seat: Seat) -> bool:
    return next(placements(state, seat), None) is not None


def occupied(state: State) -> set[int]:
    return {group.advisor for group in state.board}


@cache
def sets_of(coloured: Dice, white: Dice) -> Sets:
    """Every set that can be made of these dice: at least one coloured one, and any of the white ones."""
    found: dict[int, list[tuple[Dice, Dice]]] = {}
    for dice in _subsets(coloured)[1:]:
        for lent in _subsets(white):
            found.setdefault(sum(dice) + sum(lent), []).append((dice, lent))
    return {total: tuple(sets) for total, sets in found.items()}


def tokens_allowed(setup: Setup, own: Province) -> int:
    """How many "+2" tokens may join this player's next set."""
    if setup.one_token_a_season and own.tokens:
        return 0
    return min(own.plus2, 1) if setup.one_token_a_season or setup.one_token_a_group else own.plus2


def shifts_allowed(setup: Setup, own: Province) -> tuple[int, ...]:
    """The shifts by the Market that this player's next set may have."""
    if not stands(own, MARKET) or (setup.one_shift and own.shifts):
        return _NO_SHIFT
    return _SHIFTS


def refuse(state: State, move: Influence) -> None:
    """Raises IllegalMove unless `move` is one of `placements`."""
    own = state.provinces[move.seat]
    if not move.coloured:
        raise IllegalMove("white_alone", advisor=move.advisor)
    if (move.coloured, move.white) not in sets_of(own.coloured, own.white).get(sum(move.coloured + move.white), ()):
        met, held = _shown(move.coloured, move.white), _shown(own.coloured, own.white)
        raise IllegalMove("no_such_dice", met=met, held=held or "–", because=_gone(state, move))
    _refuse_tokens(state.setup, own, move)
    _refuse_shift(state.setup, own, move)
    _refuse_space(state, move)


def _refuse_tokens(setup: Setup, own: Province, move: Influence) -> None:
    plus2 = move.plus2
    if 0 <= plus2 <= tokens_allowed(setup, own):
        return
    if plus2 > own.plus2 or plus2 < 0:
        raise IllegalMove("tokens_not_held", met=plus2, held=own.plus2)
    if not setup.one_token_a_season:
        raise IllegalMove("one_token_a_group", met=plus2)
    because = _set_of(move.seat, lambda event: event.plus2 > 0) if own.tokens else None
    raise IllegalMove("one_token_a_season", met=plus2, because=because)


def _refuse_shift(setup: Setup, own: Province, move: Influence) -> None:
    if move.market in shifts_allowed(setup, own):
        return
    if not stands(own, MARKET):
        raise IllegalMove("no_market")
    raise IllegalMove(
        "market_used", because=_set_of(move.seat, lambda event: event.market != 0) if own.shifts else None
    )


def _refuse_space(state: State, move: Influence) -> None:
    total = sum(move.coloured + move.white) + PLUS2 * move.plus2 + move.market
    if move.advisor not in ADVISORS:
        raise IllegalMove("no_advisor", advisor=move.advisor)
    if total != move.advisor:
        raise IllegalMove("wrong_total", total=total, advisor=move.advisor)
    taken = move.advisor in occupied(state)
    holder = state.envoy_holder == move.seat
    if move.envoy and not holder:
        raise IllegalMove("no_envoy", seat=move.seat)
    name = ADVISORS[move.advisor].key
    if move.envoy and not taken:
        raise IllegalMove("envoy_not_needed", advisor=move.advisor, name=name)
    if taken and not move.envoy:
        raise IllegalMove("occupied", advisor=move.advisor, name=name, because=_placed_on(move.advisor))


def _subsets(dice: Dice) -> list[Dice]:
    """All of them once, the empty one first."""
    return [(), *sorted({subset for size in range(1, len(dice) + 1) for subset in combinations(dice, size)})]


def _gone(state: State, move: Influence) -> Callable[[Step], bool]:
    """The set that a die named again went into, or the roll in which no such dice fell."""
    missing = _each(move) - _each(state.provinces[move.seat])
    placed = sum((_each(group) for group in state.board if group.seat == move.seat), Counter[tuple[str, int]]())
    if not missing <= placed:
        return _roll_of(move.seat)
    return _set_of(move.seat, lambda event: bool(missing & _each(event)))


def _each(dice: Influence | Influenced | Group | Province) -> Counter[tuple[str, int]]:
    """How many there are of each colour and face."""
    return Counter([*(("coloured", face) for face in dice.coloured), *(("white", face) for face in dice.white)])


def _set_of(seat: Seat, fits: Callable[[Influenced], bool]) -> Callable[[Step], bool]:
    """The step at which this seat placed a set that `fits`."""
    return lambda step: any(type(event) is Influenced and event.seat == seat and fits(event) for event in step.events)


def _roll_of(seat: Seat) -> Callable[[Step], bool]:
    """The step at which this seat's dice fell."""
    return lambda step: any(type(event) in (Rolled, Rerolled) and event.seat == seat for event in step.events)


def _placed_on(advisor: int) -> Callable[[Step], bool]:
    """The step at which this advisor was occupied."""
    return lambda step: any(
        (type(event) is Influenced and event.advisor == advisor)
        or (type(event) is NeutralRolled and any(group.advisor == advisor for group in event.groups))
        for event in step.events
    )


def _shown(coloured: Dice, white: Dice) -> str:
    shown = "".join(map(str, coloured))
    return f"{shown}+{''.join(map(str, white))}" if white else shown
