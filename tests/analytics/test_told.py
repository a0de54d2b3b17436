"""Results that were told without moves: what is counted of them, and what is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from analytics import frames
from analytics.rates import wins, wins_of, without_rivals
from analytics.seating import seat_tests
from projections import Recorder
from projections.imports import bgstats
from projections.imports.entering import enter
from projections.marks import RETRACTED, Closed
from projections.match import fact_of
from tests.projections.imports.test_bgstats import RAW

if TYPE_CHECKING:
    from analytics.frames import Frames
    from ledger import Ledger


@pytest.fixture
def ledger(fresh_log: Ledger) -> Ledger:
    return fresh_log


@pytest.fixture
def told(ledger: Ledger) -> Frames:
    enter(ledger, bgstats.read(RAW))
    return frames(ledger)


def test_the_frame_says_what_is_counted_how_long_it_took_and_whether_the_order_of_seats_is_known(told: Frames) -> None:
    found = told.matches
    assert found["counted"].tolist() == [True, True, False, True]
    assert found["in_order"].tolist() == [True, False, False, False]
    assert found["plays"].tolist() == [1, 1, 1, 1]
    assert found["minutes"].fillna(0).tolist() == [95, 0, 40, 25]
    assert found["first"].fillna("").tolist() == ["A", "", "", "B"]
    assert found["options"].fillna("").tolist()[0] == "board=third edition; expansion An expansion=true"


def test_a_score_sheet_is_points_by_source(told: Frames) -> None:
    rows = told.scores[["game", "seat", "player", "source", "points"]].to_numpy().tolist()
    assert rows == [["kingsburg", "A", "A. V.", "Score track", 31]]


def test_win_rates_leave_out_what_is_not_counted(told: Frames) -> None:
    rows = {row.player: (row.n, row.wins) for row in wins(told.seats, told.matches).itertuples()}
    # Three plays count: A. V. wins the first, B. W. the second, B. W. and Automa the last together.
    assert rows == {"A. V.": (3, 1.0), "B. W.": (3, 2.0), "b. w. (2)": (1, 0.0), "Automa": (1, 1.0)}
    assert without_rivals(told.seats, told.matches).empty, "the co-operative play is not counted"


def test_seats_are_compared_only_where_their_order_is_known(told: Frames) -> None:
    rows = wins(told.seats, told.matches, ["seat"])
    assert dict(zip(rows["seat"], rows["n"], strict=True)) == {"A": 1, "B": 1, "C": 1}
    assert seat_tests(told.seats, told.matches)[["game", "players", "n"]].to_numpy().tolist() == [["kingsburg", 3, 1]]


def test_a_match_that_was_retracted_is_counted_no_more(ledger: Ledger, told: Frames) -> None:
    assert len(told.matches) == 4
    match = Recorder(ledger).open(ledger.matches()[0].match)
    retracted = fact_of(match.codec, Closed(RETRACTED, (), ()))
    ledger.append(match.id, [retracted], expect=match.version, command=uuid4())
    again = frames(ledger)
    assert again.matches["counted"].tolist() == [False, True, False, True]
    assert wins_of(again).set_index("player")["n"].to_dict() == {"A. V.": 2, "B. W.": 2, "Automa": 1}
