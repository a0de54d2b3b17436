"""Features: how a game's own figures go with winning.

Sides of one match are compared with each other, so that long matches or strong tables do not pass for a cause. It tells
what goes with winning, not what brings it about: sources of points go with it by definition.
"""

from __future__ import annotations

from math import exp, inf, nan, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from analytics import columns
from analytics.logit import chance_likelihood, contrasts, direction, fit, separated

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

KEYS = tuple(columns.FEATURES)
SURE = 0.05
TOGETHER = 6  # figures in the joint model at most
MATCHES_EACH = 10  # that it takes for each of them
_ALIKE = 0.8  # correlation above which two figures say the same
_LARGEST = 700.0  # power of e
_WIDE = 1.959963984540054  # standard errors on each side of 95 %
COLUMNS = [
    "figure",
    "n",
    "winners",
    "others",
    "difference",
    "low",
    "high",
    "odds",
    "odds_low",
    "odds_high",
    "p",
    "holm",
]
JOINT = ["joint", "joint_low", "joint_high"]


class Table(NamedTuple):
    """The known values of figures by match and side; nan where a match has no such side or the record does not tell."""

    figures: list[str]
    values: NDArray[np.float64]  # (match, side, figure)
    won: NDArray[np.bool_]  # (match, side)


def with_winning(features: pd.DataFrame, *, parts: Collection[str] = ()) -> pd.DataFrame:
    """One row a numeric figure, clearest first. `features` is the frame FEATURES of one game.

    figure, n (matches that tell); winners, others: means; difference: mean over matches of winners less others, with
    low and high, its 95 % t interval. odds: by how much one more of the figure multiplies the odds of winning, in a
    conditional logit of this figure alone, with its 95 % interval; inf or 0 where winners always had the most or least.
    p: of the likelihood ratio test that it does not matter; holm: corrected for the number of figures. joint, with its
    interval: odds in a model of the clearest figures together (not `parts` of the score), where that converges.
    """
    table = table_of(features)
    rows = [_row(table, number) for number in range(len(table.figures))]
    found = pd.DataFrame(rows, columns=COLUMNS[:-1])
    found["holm"] = _holm(found["p"])
    found = found.join(_joint(table, found, parts))
    order = found.assign(_tells=found["p"].fillna(2.0)).sort_values(["_tells", "figure"], ignore_index=True)
    return order[[*COLUMNS, *JOINT]]


def table_of(features: pd.DataFrame) -> Table:
    """Partners of a side are taken together, by their mean."""
    figures = [
        name
        for name in features.columns
        if name not in KEYS and (features[name].dtype == "boolean" or pd.api.types.is_numeric_dtype(features[name]))
    ]
    known = features[features["won"].notna()]
    sides = pd.DataFrame({name: known[name].astype("Float64") for name in figures}, index=known.index)
    sides[["match", "side"]] = known[["match", "side"]]
    sides["won"] = known["won"].astype("Float64")
    means = sides.groupby(["match", "side"], sort=False).mean().astype(float)
    rows = means.index.get_level_values("match").factorize()[0]
    places = means.index.get_level_values("side").to_numpy(dtype=int)
    shape = (rows.max(initial=-1) + 1, places.max(initial=-1) + 1)
    values = np.full((*shape, len(figures)), nan)
    won = np.zeros(shape, dtype=bool)
    values[rows, places] = means[figures].to_numpy()
    won[rows, places] = means["won"].to_numpy() > 0
    present = np.zeros(shape, dtype=bool)
    present[rows, places] = True
    untold = np.any(np.isnan(values) & present[:, :, None], axis=1, keepdims=True)
    values = np.where(untold, nan, values)
    return Table(figures, values, won)


def _row(table: Table, number: int) -> tuple[Any, ...]:
    values = table.values[:, :, [number]]
    won = table.won & ~np.isnan(values[:, :, 0])
    apart = contrasts(values, won)
    n = sum(map(len, apart))
    compared = _compared(values[:, :, 0], won)
    return (table.figures[number], n, *compared, *_odds(values, apart))


def _compared(values: NDArray[np.float64], won: NDArray[np.bool_]) -> tuple[float, float, float, float, float]:
    """Means of winners and others over the matches that have both, their difference and its interval."""
    lost = ~won & ~np.isnan(values)
    both = won.any(axis=1) & lost.any(axis=1)
    if not both.any():
        return nan, nan, nan, nan, nan
    winners = np.nanmean(np.where(won, values, nan)[both], axis=1)
    others = np.nanmean(np.where(lost, values, nan)[both], axis=1)
    return float(winners.mean()), float(others.mean()), *_interval(winners - others)


def _interval(differences: NDArray[np.float64]) -> tuple[float, float, float]:
    """Mean and its 95 % t interval, nan for fewer than two."""
    from scipy import stats

    mean = float(differences.mean())
    if len(differences) < 2:
        return mean, nan, nan
    spread = float(stats.sem(differences))
    if spread == 0:
        return mean, mean, mean
    low, high = stats.t.interval(0.95, len(differences) - 1, loc=mean, scale=spread)
    return mean, float(low), float(high)


def _odds(values: NDArray[np.float64], apart: list[NDArray[np.float64]]) -> tuple[float, float, float, float]:
    """Odds of one more, low, high and p."""
    if not any(np.any(each) for each in apart):
        return nan, nan, nan, nan
    limit = separated(apart)
    if limit is not None:
        return (inf if direction(apart) > 0 else 0.0), nan, nan, _p(limit - chance_likelihood(apart))
    scale = float(np.nanstd(values)) or 1.0
    found = fit([each / scale for each in apart])
    if found is None:
        return nan, nan, nan, nan
    odds, low, high = _ratio(found.beta[0] / scale, sqrt(found.covariance[0, 0]) / scale)
    return odds, low, high, _p(found.log_likelihood - chance_likelihood(apart))


def _p(gain: float) -> float:
    """Of twice a gain in log likelihood, by chi-square with one degree of freedom."""
    from scipy.stats import chi2

    return float(chi2.sf(2 * max(gain, 0.0), 1))


def _ratio(beta: float, error: float) -> tuple[float, float, float]:
    return _exp(beta), _exp(beta - _WIDE * error), _exp(beta + _WIDE * error)


def _exp(power: float) -> float:
    """inf where the number is too large to be written: an estimate on its way there."""
    return exp(power) if power < _LARGEST else inf


def _holm(p: pd.Series) -> pd.Series:
    from statsmodels.stats.multitest import multipletests

    told = p.dropna()
    corrected = multipletests(told, method="holm")[1] if len(told) else []
    return pd.Series(corrected, index=told.index, dtype=float).reindex(p.index)


def _joint(table: Table, found: pd.DataFrame, parts: Collection[str]) -> pd.DataFrame:
    """The columns JOINT, by row of `found`."""
    told = pd.DataFrame(nan, index=found.index, columns=JOINT)
    numbers = _picked(table, found, parts)
    if len(numbers) < 2:
        return told
    values = table.values[:, :, numbers]
    scales = np.nanstd(values, axis=(0, 1))
    unknown = np.any(np.isnan(values), axis=2, keepdims=True)
    values = np.where(unknown, nan, values / scales)
    fitted = fit(contrasts(values, table.won & ~unknown[:, :, 0]))
    for place, number in enumerate(numbers if fitted else ()):
        assert fitted is not None
        error = sqrt(fitted.covariance[place, place]) / scales[place]
        told.loc[number] = _ratio(fitted.beta[place] / scales[place], error)
    return told


def _picked(table: Table, found: pd.DataFrame, parts: Collection[str]) -> Sequence[int]:
    """The clearest figures that have a finite estimate and do not repeat each other."""
    most = min(TOGETHER, int(found["n"].max() if len(found) else 0) // MATCHES_EACH)
    sure = found[(found["holm"] < SURE) & found["odds_low"].notna() & ~found["figure"].isin(parts)]
    numbers: list[int] = []
    for number in sure.sort_values("p").index:
        values = table.values[:, :, number].ravel()
        if len(numbers) < most and all(_alike(values, table.values[:, :, other].ravel()) < _ALIKE for other in numbers):
            numbers.append(int(number))
    return numbers


def _alike(first: NDArray[np.float64], second: NDArray[np.float64]) -> float:
    known = ~np.isnan(first) & ~np.isnan(second)
    if known.sum() < 2 or not first[known].std() or not second[known].std():
        return 1.0
    return abs(float(np.corrcoef(first[known], second[known])[0, 1]))
