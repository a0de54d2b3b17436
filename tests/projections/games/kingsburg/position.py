"""Positions of Kingsburg for tests: from the words of section 10 to a State, and moves played on it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import projections.games.kingsburg as game
from projections import laws
from projections.figures import Step
from projections.games.kingsburg.components import BUILDINGS, GOODS, Goods
from projections.games.kingsburg.flow import follow
from projections.games.kingsburg.state import Group, Province, State
from projections.resolve import legal_texts
from projections.seats import LETTERS, letter, seat_of

NUMBER = {building.key: number for number, building in BUILDINGS.items()}


def rows(*keys: str) -> tuple[int, ...]:
    """How many buildings stand in each row; the buildings to the left of those named stand too."""
    built = [0] * 5
    for key in keys:
        row, column = divmod(NUMBER[key], 10)
        built[row - 1] = max(built[row - 1], column)
    return tuple(built)


def goods(letters: str) -> Goods:
    gold, wood, stone = (letters.count(good) for good in GOODS)
    return gold, wood, stone


def dice(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Coloured and white values of `345+24`."""
    coloured, _, white = text.partition("+")
    return tuple(map(int, coloured)), tuple(map(int, white))


def province(*buildings: str, held: str = "", roll: str = "", **fields: Any) -> Province:
    """`held` are goods as letters, `roll` the dice not placed yet."""
    coloured, white = dice(roll)
    return Province(rows=rows(*buildings), goods=goods(held), coloured=coloured, white=white, **fields)


def group(owner: str, advisor: int, roll: str) -> Group:
    seat = seat_of(owner)
    assert seat is not None
    return Group(seat, advisor, *dice(roll))


def position(step: str, *provinces: Province, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """Year II unless said; everybody is still to act, in seat order, and nobody knows an enemy card."""
    setup = game.Setup(seats=len(provinces), **options or {})
    seats = tuple(range(len(provinces)))
    told: dict[str, Any] = {
        "year": 2,
        "phase": 2,
        "turn_order": seats,
        "enemies": (None,) * 5,
        "revealed": ("1-goblins-2",),
        **fields,
    }
    queue = tuple(map(LETTERS.index, told.pop("queue", "".join(LETTERS[seat] for seat in told["turn_order"]))))
    return replace(game.initial(setup), provinces=provinces, step=step, queue=queue, **told)


def play(state: State, lines: str) -> State:
    """The state after moves such as `*: ORDER A B; A: AID G`."""
    return facts(state, lines)[0]


def facts(state: State, lines: str) -> tuple[State, tuple[Any, ...]]:
    """The state after all moves, and the events of the last one."""
    steps = history(state, lines)
    return steps[-1].after, steps[-1].events


def history(state: State, lines: str) -> list[Step]:
    steps: list[Step] = []
    for said in lines.replace("\n", ";").split(";"):
        if not said.strip():
            continue
        actor, _, text = said.strip().partition(": ")
        seat = seat_of(actor)
        assert seat is not None
        before = state
        move = game.read(state, seat, text)
        events = game.decide(state, move)
        for event in events:
            state = game.evolve(state, event)
        steps.append(Step(move, events, before, state))
    return steps


def legal(state: State) -> list[str]:
    """Texts of all legal moves, without the actor."""
    return [text.partition(": ")[2] for text in legal_texts(game, state)[0]]


def refused(state: State, said: str) -> str:
    """The code with which a line such as `A: PASS` is refused."""
    actor, _, text = said.partition(": ")
    seat = seat_of(actor)
    assert seat is not None
    return laws.refuses(game, state, text, seat=seat)


def awaited(state: State) -> str:
    """`*`, a seat's letter, or nothing at the end."""
    return "".join(map(letter, game.to_act(state)))


def held(state: State, seat: int = 0) -> str:
    """Goods as letters."""
    return "".join(good * count for good, count in zip(GOODS, state.provinces[seat].goods, strict=True))


def points(state: State) -> tuple[int, ...]:
    return tuple(own.vp for own in state.provinces)


def counted(buildings: int, held: str = "", **fields: Any) -> Province:
    """A province with so many buildings, row by row."""
    built = tuple(max(0, min(4, buildings - 4 * row)) for row in range(5))
    return Province(rows=built, goods=goods(held), **fields)


def followed(state: State) -> tuple[State, tuple[Any, ...]]:
    """What follows by itself in a state that nobody is awaited in, and the state then."""
    events: list[Any] = []
    while found := follow(state):
        for event in found:
            state = game.evolve(state, event)
        events += found
    return state, tuple(events)


def of(kind: type, events: tuple[Any, ...]) -> list[Any]:
    """The events of this type."""
    return [event for event in events if isinstance(event, kind)]
