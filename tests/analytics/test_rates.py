"""Rates by hand: shared wins, teams, solo, and what n allows to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.proportion import proportion_confint

from analytics import frames
from analytics.rates import FEW, wilson, wins_of, without_rivals
from tests.analytics.conftest import played, reported

if TYPE_CHECKING:
    from ledger import Ledger


@given(st.lists(st.tuples(st.integers(1, 500), st.floats(0, 1)), min_size=1, max_size=20))
def test_the_interval_is_wilsons(pairs: list[tuple[int, float]]) -> None:
    trials = pd.Series([n for n, _ in pairs])
    successes = pd.Series([round(n * share * 2) / 2 for n, share in pairs])  # halves: shared wins
    low, high = wilson(successes, trials)
    for number, (n, won) in enumerate(zip(trials, successes, strict=True)):
        wanted = proportion_confint(won, n, method="wilson")
        assert low.iloc[number] == pytest.approx(wanted[0], abs=1e-12)
        assert high.iloc[number] == pytest.approx(wanted[1], abs=1e-12)


def by_name(ledger: Ledger) -> dict[str, tuple[int, float, float]]:
    """n, wins and base by player."""
    rates = wins_of(frames(ledger))
    return {row.player: (row.n, row.wins, row.base) for row in rates.itertuples()}


def test_a_shared_win_counts_its_share(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 1, "Chie": 3})
    reported(ledger, {"Aki": 1, "Ben": 2})
    told = by_name(ledger)
    assert told["Aki"] == (2, 1.5, pytest.approx((1 / 3 + 1 / 2) / 2))
    assert told["Ben"] == (2, 0.5, pytest.approx((1 / 3 + 1 / 2) / 2))
    assert told["Chie"] == (1, 0.0, pytest.approx(1 / 3))


def test_a_team_is_one_of_so_many_teams(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 3, "Chie": 1, "Dan": 3}, teams=["x", "y", "x", "y"])
    assert by_name(ledger) == {"Aki": (1, 1.0, 0.5), "Ben": (1, 0.0, 0.5), "Chie": (1, 1.0, 0.5), "Dan": (1, 0.0, 0.5)}


def test_solo_and_co_operative_matches_are_told_apart(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1}, scores=[12])
    reported(ledger, {"Aki": 1}, scores=[20])
    reported(ledger, {"Aki": 1, "Ben": 1}, teams=["all", "all"], game="rescue", scores=[5, 5])
    found = frames(ledger)
    assert wins_of(found).empty
    assert without_rivals(found.seats, found.matches).values.tolist() == [
        ["duel", "Aki", 2, 16.0, 20],
        ["rescue", "Aki", 1, 5.0, 5],
        ["rescue", "Ben", 1, 5.0, 5],
    ]


def test_matches_where_nobody_is_ranked_do_not_count(ledger: Ledger) -> None:
    from projections import Recorder

    Recorder(ledger).new("parity", seats=["Aki", "Ben"]).close("abandoned")
    Recorder(ledger).new("parity", seats=["Aki", "Ben"])
    assert by_name(ledger) == {}


def test_two_people_of_one_name_are_two_rows(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 2})
    reported(ledger, {"Chie": 1, "Ben": 2})
    frame = frames(ledger)
    seats = frame.seats.assign(player=frame.seats["player"].replace("Chie", "Aki"))
    from analytics.rates import wins

    assert wins(seats, frame.matches)["player"].tolist() == ["Ben", "Aki", "Aki"]


def test_rates_by_every_column(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 2}, tags=["league", "autumn"], place="Osaka", date="2026-05-01")
    played(ledger, follow="may")
    played(ledger)
    found = frames(ledger)

    def rows(*by: str) -> dict[object, int]:
        told = wins_of(found, by)  # type: ignore[arg-type]
        keys = [tuple(None if pd.isna(x) else x for x in row) for row in told[list(by)].itertuples(index=False)]
        return dict(zip((key[0] if len(key) == 1 else key for key in keys), told["n"].tolist(), strict=True))

    assert rows("game") == {"parity": 4, "duel": 2}
    assert rows("seat") == {"A": 3, "B": 3}
    assert rows("players") == {2: 6}
    assert rows("tag") == {None: 4, "league": 2, "autumn": 2}
    assert rows("place") == {None: 4, "Osaka": 2}
    assert rows("mode") == {"simulated": 4, "observed": 2}
    assert rows("option") == {"top=8": 4, "follow=may": 2, "follow=must": 2}
    assert rows("first") == {False: 2, True: 2, None: 2}
    assert rows("year")["2026"] >= 2
    assert rows("month")["2026-05"] == 2
    assert rows("game", "seat") == {("parity", "A"): 2, ("parity", "B"): 2, ("duel", "A"): 1, ("duel", "B"): 1}


@pytest.mark.parametrize(
    ("won", "lost", "verdict"),
    [(FEW - 1, 0, "few"), (FEW, 0, "more"), (0, FEW, "less"), (FEW // 2, FEW // 2, "open")],
)
def test_the_verdict_says_what_the_interval_allows(sqlite_ledger: Ledger, won: int, lost: int, verdict: str) -> None:
    for number in range(won + lost):
        reported(sqlite_ledger, {"Aki": 1 if number < won else 2, "Ben": 2 if number < won else 1})
    rates = wins_of(frames(sqlite_ledger)).set_index("player")
    assert rates.loc["Aki", "verdict"] == verdict
