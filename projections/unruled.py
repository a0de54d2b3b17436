"""Unruled: a stand-in for a game whose rules are not installed, so that a result without moves is a match like any.

It has seats and sides, no moves, and no outcome of its own: what people reported is all there is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections.errors import BadSetup, NotationError
from projections.figures import Figures
from projections.seats import LETTERS, Seat  # msgspec resolves the field types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.drawing import Part
    from projections.figures import Figure, Step
    from projections.labels import Labels, Lang
    from projections.outcome import Outcome
    from projections.setup import Option


class Seating(Struct, frozen=True):
    seats: int
    teams: tuple[str, ...] = ()  # by seat, where there were teams


class State(Struct, frozen=True):
    setup: Seating


class Nothing(Struct, frozen=True, tag="nothing"):
    """The move that such a game never has."""

    seat: Seat


class Unruled:
    """The names of the Game protocol for a game known by its name only."""

    RULES = 1
    SEATS = range(1, len(LETTERS) + 1)
    OPTIONS: tuple[Option, ...] = ()
    STATS: tuple[Figure, ...] = ()
    LABELS: Labels = {}  # noqa: RUF012  # as in a module
    Setup = Seating
    Move = Nothing
    Event = Nothing

    def __init__(self, name: str) -> None:
        self.ID = name

    def check(self, setup: Seating) -> None:
        if setup.seats not in self.SEATS:
            raise BadSetup("bad_seats", count=setup.seats, least=self.SEATS[0], most=self.SEATS[-1])
        if setup.teams and len(setup.teams) != setup.seats:
            raise BadSetup("bad_seats", count=len(setup.teams), least=setup.seats, most=setup.seats)

    def sides(self, setup: Seating) -> tuple[int, ...]:
        teams = setup.teams or LETTERS[: setup.seats]
        order = list(dict.fromkeys(teams))
        return tuple(order.index(team) for team in teams)

    def bound(self, _: Seating) -> int:
        return 0

    def initial(self, setup: Seating) -> State:
        return State(setup)

    def to_act(self, _: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, _: State, __: Seat) -> tuple[Nothing, ...]:
        return ()

    def chance(self, _: State, __: Any) -> Nothing:
        raise AssertionError("nothing is ever due")

    def decide(self, _: State, __: Nothing) -> tuple[Nothing, ...]:
        raise AssertionError("no text is ever read")

    def cause(self, _: Nothing) -> None:
        return None

    def evolve(self, state: State, _: Nothing) -> State:
        return state

    def outcome(self, _: State) -> Outcome | None:
        return None

    def flags(self, _: State) -> tuple[dict[str, Any], ...]:
        return ()

    def view(self, state: State, _: Seat | None) -> State:
        return state

    def redact(self, event: Nothing, _: Seat | None) -> Nothing:
        return event

    def write(self, _: State, __: Nothing) -> str:
        return ""

    def read(self, _: State, __: Seat, text: str) -> Nothing:
        raise NotationError(text, rule="no_rules")

    def say(self, _: State, __: Nothing, ___: Lang) -> str:
        return ""

    def draw(self, _: State, __: Sequence[str], ___: Lang) -> tuple[Part, ...]:
        return ()

    def stats(self, history: Sequence[Step]) -> Figures:
        return Figures({}, [{} for _ in range(history[0].before.setup.seats)] if history else [])

    def greedy(self, _: State, __: Seat) -> Nothing:
        raise AssertionError("nobody is ever awaited")
