"""A match as BG Stats takes it from other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from projections import Recorder
from projections.imports import bgstats
from projections.imports.entering import enter
from projections.imports.push import push
from projections.reader import parse
from tests.projections.imports.test_bgstats import RAW

if TYPE_CHECKING:
    from ledger import Ledger

CLAIM2 = Path(__file__).parents[2] / "cases" / "claim2" / "02_2p_claim2_sensible.kifu"  # B wins 3 to 2


@pytest.fixture
def ledger(fresh_log: Ledger) -> Ledger:
    return fresh_log


def test_an_imported_play_is_handed_on_as_it_was_told(ledger: Ledger) -> None:
    match = Recorder(ledger).open(enter(ledger, bgstats.read(RAW)).entered[0].match)
    seats = match.started.seats
    assert push(match, match.names) == {
        "sourceName": "kifu",
        "sourcePlayId": str(match.id),
        "playDate": "2025-02-01 19:30:12",
        "durationMin": 95,
        "board": "third edition, expansion An expansion",
        "location": "Home",
        "comments": "tie at the top, broken by buildings",
        "game": {
            "name": "Kingsburg",
            "sourceGameId": "kingsburg",
            "bggId": 27162,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": "A. V.",
                "sourcePlayerId": seats[0],
                "startPlayer": True,
                "winner": True,
                "rank": 1,
                "score": "35",
                "role": "Red",
            },
            {
                "name": "B. W.",
                "sourcePlayerId": seats[1],
                "startPlayer": False,
                "winner": False,
                "rank": 2,
                "score": "35",
                "role": "Blue",
            },
            {
                "name": "b. w. (2)",
                "sourcePlayerId": seats[2],
                "startPlayer": False,
                "winner": False,
                "rank": 3,
                "score": "31,5",
            },
        ],
    }


def test_the_lowest_score_wins_where_its_log_said_so_and_no_points_are_told_where_there_are_none(
    ledger: Ledger,
) -> None:
    plays = [Recorder(ledger).open(each.match) for each in enter(ledger, bgstats.read(RAW)).entered]
    found = [push(match, match.names) for match in plays]
    assert [play["game"]["highestWins"] for play in found if play] == [True, True, True, False]
    assert [play["game"]["noPoints"] for play in found if play] == [False, False, True, False]
    assert [play["playDate"] for play in found if play][1] == "2025-02-08 10:00:00"


def test_a_match_played_here_tells_who_began(ledger: Ledger) -> None:
    match = Recorder(ledger).enter(parse(CLAIM2.read_text(encoding="utf-8"))).match
    match.retag(date="2026-11-28T20:15:00+09:00")
    play = push(match, ["Aki", "Ben"])
    assert play and play["playDate"] == "2026-11-28 11:15:00", "in UTC"
    told = [(each["name"], each["startPlayer"], each["winner"], each["score"]) for each in play["players"]]
    assert told == [("Aki", True, False, "2"), ("Ben", False, True, "3")]


def test_without_a_date_it_is_the_day_of_the_record(ledger: Ledger) -> None:
    match = Recorder(ledger).report("Go", seats=["Aki", "Ben"], ranks=[1, 2], scores=[None, None])
    play = push(match, match.names)
    assert play and play["playDate"][:10] == ledger.read(match.id)[0].recorded_at.date().isoformat()
    assert [each["startPlayer"] for each in play["players"]] == [False, False], "nobody said who began"


def test_a_match_without_a_result_is_not_handed_on(ledger: Ledger) -> None:
    match = Recorder(ledger).new("claim2", seats=["Aki", "Ben"])
    assert push(match, match.names) is None
    match.close("abandoned")
    assert push(match, match.names) is None
