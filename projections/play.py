"""Play: a match by bots from first move to last, in memory."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from projections.figures import Step
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from projections.game import Game
    from projections.seats import Seat

    Bot = Callable[[Game, Any, Seat, Random], Any]

WIDE = 2_000  # a bot looks at no more legal moves than this; some decisions have millions


def at_random(game: Game, state: Any, seat: Seat, rng: Random) -> Any:
    """Any legal move, each alike among the first WIDE."""
    return rng.choice(tuple(islice(game.moves(state, seat), WIDE)))


def greedily(game: Game, state: Any, seat: Seat, _: Random) -> Any:
    """The game's own sensible move, chosen from what the seat may know."""
    return game.greedy(game.view(state, seat), seat)


BOTS: dict[str, Bot] = {"random": at_random, "greedy": greedily}


def steps(game: Game, setup: Any, rng: Random, bots: Sequence[Bot] = (at_random,)) -> Iterator[Step]:
    """The match move by move; bots by seat, repeated when there are fewer. Ends when nobody is awaited."""
    return onward(game, game.initial(setup), rng, bots)


def onward(game: Game, state: Any, rng: Random, bots: Sequence[Bot] = (at_random,)) -> Iterator[Step]:
    """As `steps`, from a state in the middle of a match."""
    while awaited := game.to_act(state):
        seat = awaited[0]
        move = game.chance(state, rng) if seat == CHANCE else bots[seat % len(bots)](game, state, seat, rng)
        step = step_of(game, state, move)
        state = step.after
        yield step


def step_of(game: Game, state: Any, move: Any) -> Step:
    """What `move` makes of `state`. Raises IllegalMove."""
    events = game.decide(state, move)
    after = state
    for event in events:
        after = game.evolve(after, event)
    return Step(move, events, state, after)
