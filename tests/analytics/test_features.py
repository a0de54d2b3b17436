"""What goes with winning: a planted cause is found, noise is not, and the plain tables agree."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest
from scipy import stats

from analytics import columns, frames
from analytics.errors import UnknownFigure
from analytics.features import COLUMNS, JOINT, with_winning
from analytics.splits import split
from tests.analytics.conftest import played

if TYPE_CHECKING:
    from ledger import Ledger


def features(matches: int = 120, seed: int = 3) -> pd.DataFrame:
    """Three a table: `cause` and `other` make winners, `noise` does not, `sure` is the win itself, `flat` the same."""
    rng = np.random.default_rng(seed)
    rows = []
    for match in range(matches):
        cause, other, noise = rng.normal(size=(3, 3)).round(2)
        winner = int(np.argmax(cause + 0.8 * other + rng.gumbel(size=3)))
        for seat in range(3):
            keys = (f"m{match:03}", "toy", "ABC"[seat], seat, seat == winner)
            rows.append((*keys, cause[seat], other[seat], noise[seat], int(seat == winner), 1, bool(cause[seat] > 0)))
    names = [*columns.FEATURES, "cause", "other", "noise", "sure", "flat", "positive"]
    frame = pd.DataFrame(rows, columns=names).astype(columns.FEATURES)
    return frame.astype({"cause": "Float64", "other": "Float64", "noise": "Float64", "positive": "boolean"})


def test_a_planted_cause_is_found_and_noise_is_not() -> None:
    table = features()
    found = with_winning(table).set_index("figure")
    assert list(with_winning(table).columns) == [*COLUMNS, *JOINT]
    assert found.loc["cause", "holm"] < 0.001
    assert found.loc["cause", "odds_low"] > 1
    assert found.loc["noise", "holm"] > 0.05
    assert found.loc["noise", "odds_low"] < 1 < found.loc["noise", "odds_high"]
    assert found.loc["sure", "odds"] == inf
    assert found.loc["sure", "holm"] < 0.001
    assert found.loc["flat", ["odds", "p"]].isna().all()
    assert found.index[0] == "sure"


def test_the_difference_is_the_mean_over_matches_with_its_t_interval() -> None:
    table = features(30)
    means = table.groupby(["match", "won"])["cause"].mean().unstack()
    differences = (means[True] - means[False]).astype(float)
    row = with_winning(table).set_index("figure").loc["cause"]
    assert row["difference"] == pytest.approx(differences.mean())
    low, high = stats.t.interval(0.95, len(differences) - 1, differences.mean(), stats.sem(differences))
    assert (row["low"], row["high"]) == (pytest.approx(low), pytest.approx(high))


def test_the_clearest_figures_stand_in_one_model_without_the_parts_of_the_score() -> None:
    found = with_winning(features(), parts=["other", "positive"]).set_index("figure")
    assert found["joint"].isna().all(), "one figure alone is no joint model"
    found = with_winning(features()).set_index("figure")
    told = found["joint"].dropna()
    assert {"cause", "other"} <= set(told.index)
    assert not {"sure", "flat", "noise"} & set(told.index)
    assert (found.loc[told.index, "joint_low"] < told).all()
    assert (found.loc[told.index, "joint_high"] > told).all()


def test_holm_never_makes_a_figure_clearer() -> None:
    found = with_winning(features()).dropna(subset=["p"])
    assert (found["holm"] >= found["p"]).all()
    assert found["p"].is_monotonic_increasing


def test_odds_of_a_figure_in_tiny_units_that_no_number_holds_are_infinite() -> None:
    table = features()
    small = with_winning(table.assign(cause=table["cause"] / 1e6)).set_index("figure")
    assert small.loc["cause", ["odds", "odds_high"]].tolist() == [inf, inf]
    assert small.loc["cause", "p"] == pytest.approx(with_winning(table).set_index("figure").loc["cause", "p"])


def test_partners_are_taken_together() -> None:
    table = features(40)
    doubled = pd.concat([table, table.assign(seat="D")], ignore_index=True)
    alone, together = (with_winning(each).set_index("figure")[["n", "odds", "p"]] for each in (table, doubled))
    pd.testing.assert_frame_equal(alone, together)


def test_unknown_values_leave_out_their_match_only() -> None:
    table = features(40)
    table.loc[table["match"] == "m000", "cause"] = pd.NA
    found = with_winning(table).set_index("figure")
    assert (found.loc["cause", "n"], found.loc["noise", "n"]) == (39, 40)


@pytest.mark.parametrize("few", [0, 1])
def test_next_to_no_matches_give_a_table_without_estimates(few: int) -> None:
    found = with_winning(features(few) if few else features(1).head(0))
    assert set(found["figure"]) == {"cause", "other", "noise", "sure", "flat", "positive"}
    assert found["joint"].isna().all()
    assert (found["n"] == few).all()


@pytest.mark.parametrize("game", ["claim2", "metz"])
def test_a_real_game_has_its_table(sqlite_ledger: Ledger, game: str) -> None:
    for seed in range(12):
        played(sqlite_ledger, game, seed=seed)
    found = with_winning(frames(sqlite_ledger, game=game).features)
    told = found[found["p"].notna()]
    assert len(told) > 10
    assert told["p"].between(0, 1).all()
    assert (told["n"] <= 12).all()


def test_a_split_is_the_win_rate_by_value(sqlite_ledger: Ledger) -> None:
    for seed in range(10):
        played(sqlite_ledger, seed=seed)
    found = frames(sqlite_ledger, game="parity")
    seats = found.seats.merge(found.features[["match", "seat", "taken", "opened"]], on=["match", "seat"])
    for figure in ("taken", "opened"):
        told = split(found, figure)
        wanted = seats.groupby(seats[figure].astype(str))["win_share"].agg(["size", "sum"])
        assert {row.value: (row.n, row.wins) for row in told.itertuples()} == {
            value: (size, total) for value, size, total in wanted.itertuples()
        }
    with pytest.raises(UnknownFigure) as refused:
        split(found, "luck")
    assert {"taken", "opened"} <= set(refused.value.known)


def test_many_numbers_are_split_into_ranges_that_hold_every_seat(sqlite_ledger: Ledger) -> None:
    for seed in range(12):
        played(sqlite_ledger, "conspiracy", seed=seed)
    told = split(frames(sqlite_ledger, game="conspiracy"), "points_locations")
    assert told["n"].sum() == 24
    assert told["wins"].sum() == 12
    assert 2 <= len(told) <= 8
