"""Logit: the conditional logit, in which the sides of one match are compared with each other only.

Of all ways to choose as many winners as there were, the one that happened has a probability in proportion to
exp(beta · sum of its sides' values) (D. McFadden, 1974). It is the model of statsmodels' ConditionalLogit, which the
tests hold it to; here all matches are one array, so that dozens of figures over thousands of matches take a second.
"""

from __future__ import annotations

from itertools import combinations
from math import inf, log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

ROUNDS = 50
_SMALL = 1e-9  # a step this small is none
_FAR = 30.0  # standard deviations; an estimate beyond is on its way to infinity


class Fit(NamedTuple):
    beta: Array
    covariance: Array
    log_likelihood: float


def contrasts(values: Array, winners: NDArray[np.bool_]) -> list[Array]:
    """By pattern of winners: (match, other choice, figure), how much the others have more than those who won.

    `values` is (match, side, figure) with nan for a side that a match does not have, `winners` (match, side). Matches
    that everybody or nobody won, or with an unknown value, tell nothing and are left out.
    """
    present = ~np.isnan(values[:, :, 0])
    found = []
    patterns, of = np.unique(np.concatenate([present, winners], axis=1), axis=0, return_inverse=True)
    sides = present.shape[1]
    for number, pattern in enumerate(patterns):
        seated, won = np.flatnonzero(pattern[:sides]), tuple(np.flatnonzero(pattern[sides:]))
        if not 0 < len(won) < len(seated) or not set(won) <= set(seated.tolist()):
            continue
        here = values[of == number]
        chosen = here[:, list(won)].sum(axis=1)
        others = [here[:, list(other)].sum(axis=1) for other in combinations(seated, len(won)) if other != won]
        found.append(np.stack(others, axis=1) - chosen[:, None])
    return found


def fit(apart: Sequence[Array]) -> Fit | None:
    """The maximum likelihood by Newton's method; None where it has none, or matches tell nothing."""
    figures = apart[0].shape[2] if apart else 0
    beta = np.zeros(figures)
    likelihood, slope, curve = _at(apart, beta)
    for _ in range(ROUNDS):
        try:
            step = np.linalg.solve(curve, slope)
        except np.linalg.LinAlgError:
            return None
        for _ in range(ROUNDS):  # halve a step that overshoots
            then = _at(apart, beta + step)
            if then[0] >= likelihood:
                break
            step = step / 2
        beta, (likelihood, slope, curve) = beta + step, then
        if np.abs(beta).max() > _FAR:
            return None
        if np.abs(step).max() < _SMALL:
            return Fit(beta, np.linalg.inv(curve).astype(np.float64), likelihood)
    return None


def chance_likelihood(apart: Sequence[Array]) -> float:
    """The log likelihood where nothing matters."""
    return -sum(len(each) * log(each.shape[1] + 1) for each in apart)


def separated(apart: Sequence[Array]) -> float | None:
    """The log likelihood that one figure comes to at infinity, where winners always have the most of it, or the least.

    None where it does not separate them.
    """
    gaps = [each[:, :, 0] for each in apart]
    if not any(np.any(each) for each in gaps):
        return None
    if all((each <= 0).all() for each in gaps) or all((each >= 0).all() for each in gaps):
        return -float(sum(np.log1p((each == 0).sum(axis=1)).sum() for each in gaps))
    return None


def direction(apart: Sequence[Array]) -> float:
    """inf where the winners of separated matches have more of the figure, -inf where they have less."""
    return inf if sum(float(each.sum()) for each in apart) < 0 else -inf


def _at(apart: Sequence[Array], beta: Array) -> tuple[float, Array, Array]:
    """Log likelihood, gradient and negative curvature at `beta`."""
    parts = list(_parts(apart, beta))
    return sum(part[0] for part in parts), sum(part[1] for part in parts), sum(part[2] for part in parts)  # type: ignore[return-value]


def _parts(apart: Sequence[Array], beta: Array) -> Iterator[tuple[float, Array, Array]]:
    for gaps in apart:
        lead = gaps @ beta
        top = np.maximum(lead.max(axis=1), 0.0)
        weight = np.exp(lead - top[:, None])
        total = weight.sum(axis=1) + np.exp(-top)
        chance = weight / total[:, None]
        mean = np.einsum("ma,mad->md", chance, gaps)
        square = np.einsum("ma,mad,mae->de", chance, gaps, gaps) - mean.T @ mean
        yield -float((top + np.log(total)).sum()), -mean.sum(axis=0), square
