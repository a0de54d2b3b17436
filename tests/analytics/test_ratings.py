"""Ratings: what a better rank gains, teams, ties, order, and whoever sits on two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analytics import frames
from analytics.ratings import contests, history, model, rated, ratings
from projections.outcome import ranked
from tests.analytics.conftest import reported

if TYPE_CHECKING:
    from ledger import Ledger

PLACES = st.lists(st.integers(0, 5), min_size=2, max_size=8).map(ranked)


@given(ranks=PLACES, size=st.integers(1, 3))
def test_among_equals_a_better_rank_never_gains_less_and_an_equal_one_gains_alike(
    ranks: tuple[int, ...], size: int
) -> None:
    sides = [tuple(f"{side}{partner}" for partner in range(size)) for side in range(len(ranks))]
    after = rated({}, sides, ranks)
    gains = [after[side[0]].mu - model().mu for side in sides]
    for side, rank in enumerate(ranks):
        assert {after[person].mu for person in sides[side]} == {after[sides[side][0]].mu}
        for other, better in enumerate(ranks):
            if better < rank:
                assert gains[other] > gains[side]
            elif better == rank:
                assert gains[other] == pytest.approx(gains[side])


@given(ranks=PLACES)
def test_what_some_gain_others_lose(ranks: tuple[int, ...]) -> None:
    after = rated({}, [(str(side),) for side in range(len(ranks))], ranks)
    assert sum(each.mu - model().mu for each in after.values()) == pytest.approx(0, abs=1e-9)
    assert all(each.sigma < model().sigma for each in after.values())


def test_ratings_are_per_game_and_for_all_together(ledger: Ledger) -> None:
    for _ in range(3):
        reported(ledger, {"Aki": 1, "Ben": 2})
        reported(ledger, {"Ben": 1, "Aki": 2, "Chie": 3}, game="other")
    found = frames(ledger)
    by_game = found.ratings.set_index(["game", "player"])
    assert by_game.loc[("duel", "Aki"), "mu"] > 25 > by_game.loc[("duel", "Ben"), "mu"]
    other = found.ratings[(found.ratings["game"] == "other").fillna(False)]
    assert other.sort_values("mu", ascending=False)["player"].tolist() == ["Ben", "Aki", "Chie"]
    together = found.ratings[found.ratings["game"].isna()].set_index("player")
    assert together["matches"].to_dict() == {"Aki": 6, "Ben": 6, "Chie": 3}
    assert found.ratings["ordinal"].tolist()[:3] == sorted(together["ordinal"], reverse=True)
    assert (found.ratings["ordinal"] - found.ratings["mu"] + 3 * found.ratings["sigma"]).abs().max() < 1e-9


def test_matches_count_in_the_order_of_their_days(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 2, "Ben": 1}, date="2026-03-01")
    reported(ledger, {"Aki": 1, "Ben": 2}, date="2026-01-01")
    found = frames(ledger)
    told = history(found.seats, found.matches)
    aki = told[told["player"] == "Aki"]
    assert aki["day"].tolist() == ["2026-01-01", "2026-03-01"]
    assert aki["mu_before"].iloc[0] == 25
    assert aki["mu"].iloc[0] > 25
    assert aki["mu_before"].iloc[1] == aki["mu"].iloc[0]
    last = ratings(found.seats, found.matches).set_index("player")
    assert last.loc["Aki", "mu"] == aki["mu"].iloc[1]


def test_a_merged_person_has_one_strength_and_cannot_play_against_himself(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Akiko": 2, "Ben": 3})
    reported(ledger, {"Akiko": 1, "Ben": 2})
    people = ledger.players
    aki, akiko = people.find("Aki"), people.find("Akiko")
    assert aki
    assert akiko
    found = frames(ledger)
    assert len(ratings(found.seats, found.matches)) == 3
    people.merge(akiko.id, aki.id)
    found = frames(ledger)
    assert [ranks for _, _, ranks in contests(found.seats, found.matches)] == [[1, 2]]
    assert ratings(found.seats, found.matches)["player"].tolist() == ["Aki", "Ben"]


def test_partners_gain_alike(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 3, "Chie": 1, "Dan": 3}, teams=["x", "y", "x", "y"])
    found = frames(ledger)
    told = ratings(found.seats, found.matches).set_index("player")["mu"]
    assert told["Aki"] == told["Chie"] > told["Ben"] == told["Dan"]
