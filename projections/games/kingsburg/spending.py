"""Spending: prices, what can be paid, and what a province counts (6.3 steps 4 and 5, 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from projections.errors import IllegalMove
from projections.games.kingsburg.components import (
    BARRACKS,
    BARRACKS_PRICE,
    BUILDINGS,
    COLUMNS,
    CRANE,
    CRANE_COLUMNS,
    CRANE_GOLD,
    GOODS,
    RECRUIT_PRICE,
    TOKEN,
    Goods,
)
from projections.games.kingsburg.events import Built
from projections.games.kingsburg.state import stands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from projections.figures import Step
    from projections.games.kingsburg.setup import Setup
    from projections.games.kingsburg.state import Province
    from projections.seats import Seat

Pay = Literal["G", "W", "S", "T"]

PAYS: tuple[Pay, ...] = ("G", "W", "S")  # goods, as the Town Hall takes them


def can_pay(held: Goods, price: Goods) -> bool:
    return held[0] >= price[0] and held[1] >= price[1] and held[2] >= price[2]


def payments(held: Goods, count: int) -> Iterator[Goods]:
    """Every way to give `count` of the goods held, most gold first."""
    gold, wood, stone = held
    for of_gold in range(min(gold, count), -1, -1):
        left = count - of_gold
        for of_wood in range(min(wood, left), max(left - stone, 0) - 1, -1):
            yield of_gold, of_wood, left - of_wood


def price_of(own: Province, building: int) -> Goods:
    gold, wood, stone = BUILDINGS[building].price
    if building % 10 in CRANE_COLUMNS and stands(own, CRANE):
        return gold - CRANE_GOLD, wood, stone
    return gold, wood, stone


def buildable(own: Province) -> list[int]:
    """The buildings that this player can put up now, by row: the next of each row, where it can be paid."""
    found = []
    for row, built in enumerate(own.rows, start=1):
        building = 10 * row + built + 1
        if built < COLUMNS and can_pay(own.goods, price_of(own, building)):
            found.append(building)
    return found


def refuse_building(own: Province, seat: Seat, building: int) -> None:
    """Raises IllegalMove unless `building` is one of `buildable`."""
    if building in buildable(own):
        return
    if building not in BUILDINGS:
        raise IllegalMove("no_building", met=building)
    key = BUILDINGS[building].key
    if stands(own, building):
        raise IllegalMove("stands_already", building=key, because=_built(seat, building))
    left = building - 1
    if building % 10 > 1 and not stands(own, left):
        raise IllegalMove("row_order", building=key, missing=BUILDINGS[left].key)
    raise IllegalMove("cannot_pay", building=key, price=letters(price_of(own, building)), held=letters(own.goods))


def _built(seat: Seat, building: int) -> Callable[[Step], bool]:
    """The step at which this seat put up `building`."""
    return lambda step: any(
        type(event) is Built and (event.seat, event.building) == (seat, building) for event in step.events
    )


def soldier_price(own: Province) -> int:
    """Goods a soldier."""
    return BARRACKS_PRICE if stands(own, BARRACKS) else RECRUIT_PRICE


def can_recruit(own: Province) -> bool:
    return sum(own.goods) >= soldier_price(own)


def refuse_payment(own: Province, goods: Goods, count: int, rule: str, **facts: Any) -> None:
    """Raises IllegalMove with `rule` unless `goods` is one of the `payments` of `count`."""
    if min(goods) < 0 or sum(goods) != count:
        raise IllegalMove(rule, met=letters(goods), count=count, **facts)
    if not can_pay(own.goods, goods):
        raise IllegalMove("not_held", met=letters(goods), held=letters(own.goods))


def town_hall_pays(own: Province) -> list[Pay]:
    """What this player can pay to the Town Hall."""
    held: tuple[tuple[Pay, int], ...] = (*zip(PAYS, own.goods, strict=True), (TOKEN, own.plus2))
    return [pay for pay, count in held if count]


def count_of(own: Province) -> int:
    """Buildings that stand."""
    return sum(own.rows)


def standing(own: Province) -> Iterator[int]:
    for row, built in enumerate(own.rows, start=1):
        yield from range(10 * row + 1, 10 * row + built + 1)


def doomed(own: Province) -> int | None:
    """The building that is destroyed first: the rightmost column, of several there the top row (6.7.4)."""
    column = max(own.rows)
    return 10 * (own.rows.index(column) + 1) + column if column else None


def points_lost(setup: Setup, own: Province, loss: int) -> int:
    """What a loss of `loss` points takes from this player."""
    return loss if setup.score_floor == "none" else min(loss, own.vp)


def letters(goods: Goods) -> str:
    """As notation has them; `-` for nothing."""
    return "".join(letter * count for letter, count in zip(GOODS, goods, strict=True)) or "-"
