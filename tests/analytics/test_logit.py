"""The conditional logit is that of statsmodels, and knows when there is no estimate."""

from __future__ import annotations

import warnings
from math import inf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from statsmodels.discrete.conditional_models import ConditionalLogit

from analytics.logit import chance_likelihood, contrasts, direction, fit, separated

NAN = float("nan")


def arrays(seed: int, matches: int, figures: int, *, ties: bool) -> tuple[np.ndarray, np.ndarray]:
    """Random matches of two to four sides whose winners tend to have more of the first figure."""
    rng = np.random.default_rng(seed)
    values = np.full((matches, 4, figures), NAN)
    winners = np.zeros((matches, 4), dtype=bool)
    for match in range(matches):
        sides = rng.integers(2, 5)
        values[match, :sides] = rng.normal(size=(sides, figures))
        order = np.argsort(-(values[match, :sides, 0] * 0.7 + rng.gumbel(size=sides)))
        winners[match, order[: 2 if ties and sides > 2 and rng.random() < 0.3 else 1]] = True
    return values, winners


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), figures=st.integers(1, 3), ties=st.booleans())
def test_estimates_and_their_errors_are_those_of_statsmodels(seed: int, figures: int, ties: bool) -> None:
    values, winners = arrays(seed, 60, figures, ties=ties)
    present = ~np.isnan(values[:, :, 0])
    groups = np.repeat(np.arange(60)[:, None], 4, axis=1)[present]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wanted = ConditionalLogit(winners[present].astype(float), values[present], groups=groups).fit(disp=0)
    found = fit(contrasts(values, winners))
    assert found is not None
    assert found.beta == pytest.approx(wanted.params, abs=1e-4)
    assert np.sqrt(np.diag(found.covariance)) == pytest.approx(wanted.bse, rel=1e-3)
    assert found.log_likelihood == pytest.approx(wanted.llf, abs=1e-6)


def test_matches_that_tell_nothing_are_left_out() -> None:
    values = np.array([[[1.0], [2.0]], [[1.0], [2.0]], [[1.0], [NAN]]])
    winners = np.array([[True, True], [False, False], [True, False]])
    assert contrasts(values, winners) == []
    assert fit([]) is None


def test_a_figure_that_always_wins_has_no_estimate_but_a_limit() -> None:
    values = np.array([[[3.0], [1.0]], [[5.0], [4.0]], [[2.0], [2.0]]])
    apart = contrasts(values, np.array([[True, False]] * 3))
    assert separated(apart) == pytest.approx(-np.log(2)), "two matches are certain, the equal one is a coin"
    assert chance_likelihood(apart) == pytest.approx(-3 * np.log(2))
    assert direction(apart) == inf
    assert direction(contrasts(-values, np.array([[True, False]] * 3))) == -inf


def test_a_figure_that_does_not_separate_has_no_limit() -> None:
    values = np.array([[[3.0], [1.0]], [[1.0], [4.0]]])
    assert separated(contrasts(values, np.array([[True, False]] * 2))) is None
    assert separated(contrasts(np.zeros((2, 2, 1)), np.array([[True, False]] * 2))) is None
