"""Luck: what chance brought to each seat, against what it would have brought on average, by sampling.

Each outcome of chance is compared with others that could have come in the same state: from what came, and from each of
the others, the match is played out by random bots, and the difference between the shares of a win is what that outcome
was worth. Both play-outs of a pair use the same random numbers, which halves the noise where choices are alike. Sums
over a match are unbiased for random play; their standard errors say how far the sampling can be trusted.
It is measured for any game; where a game's own figures measure its dice exactly, they are the better answer.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from analytics.errors import NotOpen
from projections.play import onward, step_of
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections import Match
    from projections.figures import Step
    from projections.game import Game
    from projections.outcome import Outcome


class Luck(Struct, frozen=True):
    """By seat: the share of a win that chance was worth, and its standard error."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    outcomes: int  # of chance
    samples: int  # other outcomes drawn for each


def sampled(match: Match, *, samples: int, seed: int, progress: Callable[[int], None] = lambda _: None) -> Luck:
    """The luck of each seat in `match`, by `samples` (2 or more) pairs of played-out matches for each outcome.

    Raises NotOpen where a card is unknown or still secret: what might have come cannot be drawn then.
    """
    game, seats = match.game, match.setup.seats
    if match.secret or not match.history or any(_unknown(game, step) for step in match.history):
        raise NotOpen(game.ID)
    rng = Random(seed)
    brought = [step for step in match.history if step.move.seat == CHANCE]
    shares, variances = [0.0] * seats, [0.0] * seats
    for number, step in enumerate(brought, start=1):
        pairs = [_worth(game, step, rng) for _ in range(samples)]
        for seat in range(seats):
            values = [pair[seat] for pair in pairs]
            shares[seat] += fmean(values)
            variances[seat] += variance(values) / samples
        progress(number)
    return Luck(tuple(shares), tuple(map(sqrt, variances)), len(brought), samples)


def _worth(game: Game, step: Step, rng: Random) -> list[float]:
    """By seat: the share won from what came, less that from another outcome of the same state."""
    other = step_of(game, step.before, game.chance(step.before, rng)).after
    seed = rng.getrandbits(64)
    came, might = (_played_out(game, state, Random(seed)) for state in (step.after, other))
    return [won - mean for won, mean in zip(came, might, strict=True)]


def _played_out(game: Game, state: Any, rng: Random) -> list[float]:
    """The share of a win of each seat when random bots go on from `state`."""
    for step in onward(game, state, rng):
        state = step.after
    outcome = game.outcome(state)
    assert outcome is not None
    return _won(outcome, game.sides(state.setup))


def _won(outcome: Outcome, sides: Sequence[int]) -> list[float]:
    winners = {side for side, rank in zip(sides, outcome.ranks, strict=True) if rank == 1}
    return [1 / len(winners) if side in winners else 0.0 for side in sides]


def _unknown(game: Game, step: Step) -> bool:
    return "?" in game.write(step.before, step.move)
