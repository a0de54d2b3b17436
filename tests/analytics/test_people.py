"""People against each other, and each for himself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd
import pytest

from analytics import frames
from analytics.length import length
from analytics.openings import openings
from analytics.persons import persons
from analytics.versus import versus
from tests.analytics.conftest import played, reported

if TYPE_CHECKING:
    from ledger import Ledger


def test_the_better_rank_is_ahead_in_every_pair(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 2, "Chie": 2})
    reported(ledger, {"Ben": 1, "Aki": 2})
    found = frames(ledger)
    pairs = versus(found.seats, found.matches).set_index(["player", "other"])
    assert pairs.loc[("Aki", "Ben"), ["n", "ahead", "level", "behind"]].tolist() == [2, 1, 0, 1]
    assert pairs.loc[("Ben", "Chie"), ["n", "ahead", "level", "behind", "rate"]].tolist() == [1, 0, 1, 0, 0.5]
    assert pairs.loc[("Chie", "Aki"), "rate"] == 0.0
    for (player, other), row in pairs.iterrows():
        mirrored = pairs.loc[(other, player)]
        assert row["rate"] + mirrored["rate"] == pytest.approx(1)
        assert row["ahead"] == mirrored["behind"]


def test_partners_do_not_meet_each_other(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 3, "Chie": 1, "Dan": 3}, teams=["x", "y", "x", "y"])
    found = frames(ledger)
    pairs = {(row.player, row.other) for row in versus(found.seats, found.matches).itertuples()}
    assert ("Aki", "Ben") in pairs
    assert ("Aki", "Chie") not in pairs


def test_a_person_has_matches_rates_places_and_points(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 2, "Chie": 3}, scores=[9, 4, 1], date="2026-01-01")
    reported(ledger, {"Aki": 3, "Ben": 1, "Chie": 2}, scores=[2, 8, 5], date="2026-03-01")
    reported(ledger, {"Dan": 1}, scores=[30])
    rows = persons(frames(ledger)).set_index("player")
    assert rows.loc["Aki", ["matches", "n", "wins", "place", "score", "best"]].tolist() == [2, 2, 1.0, 0.5, 5.5, 9]
    assert rows.loc["Aki", "last_day"] == "2026-03-01"
    assert rows.loc["Dan", ["matches", "n", "best"]].tolist() == [1, 0, 30]
    assert pd.isna(rows.loc["Dan", "rate"])
    reported(ledger, {"Aki": 1, "Ben": 2}, game="other", scores=[100, 1])
    assert persons(frames(ledger))["score"].isna().all(), "points of several games have no mean"


def test_lengths_by_hand(ledger: Ledger) -> None:
    played(ledger)
    reported(ledger, {"Aki": 1, "Ben": 2})  # has no moves
    (row,) = length(frames(ledger).matches).itertuples()
    assert (row.game, row.players, row.n, row.least, row.median, row.most) == ("parity", 2, 1, 13, 13, 13)
    assert (row.timed, pd.isna(row.minutes)) == (0, True), "what comes in at once tells no time"


def test_openings_are_the_first_decisions_of_whoever_began(ledger: Ledger) -> None:
    from projections import Recorder

    for seed in range(6):
        played(ledger, seed=seed)
    Recorder(ledger).new("parity", seats=["Aki", "Ben"]).play("*: deal 1 2 3 4/5 6 7 8; *: turn 1; A: 1")
    found = frames(ledger)
    moves = found.moves[(found.moves["seat"] != "*") & found.moves["match"].isin(found.seats.dropna()["match"])]
    texts = (moves["seat"] + ": " + moves["text"]).groupby(moves["match"])
    for count in (1, 3):
        wanted = texts.apply(lambda each, count=count: "; ".join(each.head(count))).value_counts()
        told = openings(found, count)
        assert dict(zip(told["opening"], told["n"], strict=True)) == wanted.to_dict()
        first = found.seats[found.seats["first"].fillna(False) & found.seats["rank"].notna()]
        assert told["wins"].sum() == first["win_share"].sum()
