"""BG Stats exports: the edge cases worked by hand, and bytes that are no export."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projections.errors import BadLog
from projections.imports import bgstats, bgstats_file
from projections.imports.play import Collection, Deleted, Play
from projections.imports.result import Result, result
from projections.marks import Conflict, Told

if TYPE_CHECKING:
    import random

FIXTURE = Path(__file__).parents[2] / "cases" / "imports" / "bgstats_edge_cases.json"
RAW = FIXTURE.read_bytes()
UUID = "00000000-0000-4000-8000-0000000000"
ALONE = (0, 1, 2)


def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RAW)
    return found


def read(found: Any) -> Collection:
    return bgstats.read(json.dumps(found).encode())


def with_play(number: int, **changes: Any) -> Play:
    """One play of the fixture with some keys changed, alone in its file."""
    found = document()
    found["plays"] = [found["plays"][number] | changes]
    (play,) = read(found).plays
    return play


KINGSBURG, DAY_ONLY, TOGETHER, TEAMS = bgstats.read(RAW).plays


def test_every_play_of_the_edge_cases_is_kept() -> None:
    found = bgstats.read(RAW)
    assert [play.id for play in found.plays] == [f"{UUID}d{n}" for n in (1, 2, 3, 4)]
    assert found.refused == ()
    assert found.deleted == (Deleted("bgstats", f"{UUID}d9", "2025-02-16 10:00:00"),)


def test_a_play_tells_when_where_how_long_and_with_what() -> None:
    play = KINGSBURG
    assert (play.game, play.bgg, play.place, play.minutes) == ("Kingsburg", 27162, "Home", 95)
    assert (play.date, play.time, play.changed) == ("2025-02-01", "19:30:12", "2025-02-02 08:00:00")
    assert (play.tags, play.comment) == (("league night",), "tie at the top, broken by buildings")
    assert play.options == {"board": "third edition", "expansion An expansion": "true"}
    assert (play.rounds, play.counted, play.in_order) == (None, True, True)


def test_a_tie_that_the_ticks_break_is_no_contradiction_but_the_sheet_is_one() -> None:
    assert result(KINGSBURG, ALONE) == Result(
        (1, 2, 3),
        (35, 35, None),
        (Conflict("sheet_against_score", 0, "31", "35"), Conflict("score_not_whole", 2, "31,5", "31.5")),
    )
    assert KINGSBURG.seats[0].parts == {"Score track": 31}


def test_each_seat_keeps_what_was_told_of_it() -> None:
    first = Told(score="20+11+4", winner=True, rank=1, starts=True, position="1", role="Red")
    third = Told(score="31,5", rank=3, position="3", new=True)
    assert (KINGSBURG.seats[0].told, KINGSBURG.seats[2].told) == (first, third)


def test_two_names_that_differ_by_case_are_two_people() -> None:
    people = [seat.person for seat in KINGSBURG.seats]
    assert [(person.name, person.id[-2:]) for person in people] == [("A. V.", "a1"), ("B. W.", "a2"), ("b. w.", "a3")]
    assert people[0].handles == ("bgg:a_v",)


def test_ten_oclock_sharp_is_no_time_of_day_and_no_tick_leaves_the_score_to_decide() -> None:
    assert (DAY_ONLY.date, DAY_ONLY.time, DAY_ONLY.minutes, DAY_ONLY.place) == ("2025-02-08", None, None, None)
    assert result(DAY_ONLY, (0, 1)) == Result((2, 1), (31, 34), ())
    assert DAY_ONLY.elsewhere == (("bgg", "101"),)
    assert DAY_ONLY.changed == "2025-02-09 09:00:00"  # entered, and not changed since


def test_a_cooperative_play_is_won_together_and_an_ignored_one_not_counted() -> None:
    assert (TOGETHER.teams, TOGETHER.counted, TOGETHER.rounds) == (("all", "all"), False, 3)
    assert result(TOGETHER, (0, 0)) == Result((1, 1), (None, None), ())
    assert [seat.person.name for seat in TOGETHER.seats] == ["A. V.", "Anonymous player (C.)"]


def test_teams_share_a_rank_and_the_lowest_score_may_win() -> None:
    assert (TEAMS.teams, TEAMS.low_wins) == (("0", "1", "1"), True)
    assert result(TEAMS, (0, 1, 1)) == Result((2, 1, 1), (19, -3, -3), ())
    assert [(seat.told.team_role, seat.told.bot) for seat in TEAMS.seats] == [("scout", False), ("", False), ("", True)]


def test_a_team_counts_only_where_the_play_uses_teams() -> None:
    play = with_play(0)
    assert play.teams == () and play.seats[0].told.team == ""


def test_an_id_in_upper_case_is_the_same_id() -> None:
    play = with_play(1, uuid=f"{UUID}D2")
    assert play.id == f"{UUID}d2"


def test_a_day_that_contradicts_the_date_is_kept_beside_it() -> None:
    play = with_play(3, playDateYmd=20250216)
    assert play.date == "2025-02-15"
    assert play.conflicts == (Conflict("dates_differ", told="2025-02-15", against="20250216"),)


@pytest.mark.parametrize("text", ["", "yesterday", "2025-02-30 19:00:00", "2025-02-01 25:00:00", "2025-2-1"])
def test_a_date_that_is_none_is_kept_as_told(text: str) -> None:
    play = with_play(1, playDate=text)
    assert play.conflicts == (Conflict("date_unreadable", told=text),) and play.time is None


def test_seats_stand_in_the_order_in_which_they_sat() -> None:
    scores = document()["plays"][0]["playerScores"]
    told = [each | {"seatOrder": order} for each, order in zip(scores, (2, 3, 1), strict=True)]
    assert [seat.person.id[-2:] for seat in with_play(0, playerScores=told).seats] == ["a3", "a1", "a2"]
    vague = with_play(0, playerScores=[each | {"startPosition": "?"} for each in scores])
    assert [seat.person.id[-2:] for seat in vague.seats] == ["a1", "a2", "a3"] and not vague.in_order


def test_anonymous_players_are_told_apart_by_the_name_given_then_by_number() -> None:
    seat = {"playerRefId": 4, "score": "1"}
    named = [seat | {"anonymousName": name} for name in ("C.", "c.", "D.")]
    people = [each.person for each in with_play(2, playerScores=[*named, seat, seat]).seats]
    assert [person.id.partition("/")[2] for person in people] == ["c.", "c./2", "d.", "", "/2"]
    assert all(person.anonymous for person in people)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"playDate": 5}, "play_unreadable"),
        ({"playerScores": None}, "play_unreadable"),
        ({"playerScores": [{"playerRefId": "1"}]}, "play_unreadable"),
        ({"playerScores": [{"playerRefId": 1, "winner": "yes"}]}, "play_unreadable"),
        ({"uuid": ""}, "play_unreadable"),
        ({"playerScores": []}, "play_seats"),
        ({"playerScores": [{"playerRefId": 1}] * 27}, "play_seats"),
        ({"playerScores": [{"playerRefId": 77}]}, "play_without_player"),
        ({"gameRefId": 77}, "play_without_game"),
    ],
)
def test_a_broken_play_is_refused_and_the_others_are_kept(change: dict[str, Any], rule: str) -> None:
    found = document()
    found["plays"][1] |= change
    read_back = read(found)
    (refused,) = read_back.refused
    assert (refused.refusal.rule, refused.where) == (rule, "plays[1]")
    assert len(read_back.plays) == 3


def test_what_is_no_play_at_all_is_refused_by_its_place() -> None:
    found = document()
    found["plays"] += [None, 7, [], "play"]
    assert [each.where for each in read(found).refused] == ["plays[4]", "plays[5]", "plays[6]", "plays[7]"]


def test_a_play_that_stands_twice_is_kept_as_it_was_changed_last() -> None:
    found = document()
    newer = found["plays"][0] | {"durationMin": 96, "modificationDate": "2025-03-01 08:00:00"}
    found["plays"] += [newer, found["plays"][1]]
    read_back = read(found)
    assert len(read_back.plays) == 4
    assert [play.minutes for play in read_back.plays if play.id == f"{UUID}d1"] == [96]
    assert [each.refusal.rule for each in read_back.refused] == ["play_twice"]


def test_players_who_share_an_id_in_the_file_are_nobody() -> None:
    found = document()
    found["players"].append(found["players"][0] | {"uuid": "x", "name": "Other"})
    assert {each.refusal.rule for each in read(found).refused} == {"play_without_player"}


def test_a_score_sheet_adds_up_its_rounds_and_takes_negative_rows_off() -> None:
    rows = [
        {"label": "Track", "scores": {"e1": "20+1"}},
        {"label": "Debt", "negative": True, "scores": {"e1": "3"}},
        {"label": "Empty", "scores": {"e1": " "}},
    ]
    sheet = {"scoreType": "bestTotalWins", "rounds": [{"rows": rows}, {"rows": rows[:1]}]}
    seat = {"playerRefId": 1, "score": "39", "winner": True, "metaData": json.dumps({"scoreUuid": "e1"})}
    play = with_play(1, playerScores=[seat], scoresheet=json.dumps(sheet))
    assert play.seats[0].parts == {"Track": 42, "Debt": -3}
    assert play.conflicts == ()


@pytest.mark.parametrize("text", ["{", "[]", '{"rounds": 5}', "[" * 100_000, '{"rounds":[{"rows":[{"scores":5}]}]}'])
def test_a_sheet_that_cannot_be_read_is_told(text: str) -> None:
    assert with_play(1, scoresheet=text).conflicts == (Conflict("sheet_unreadable"),)


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        (b"", "log_no_json"),
        (b"{", "log_no_json"),
        (RAW[: len(RAW) // 2], "log_no_json"),
        (b"[]", "log_no_plays"),
        (b"{}", "log_no_plays"),
        (b'{"plays": {}}', "log_no_plays"),
        (b'{"plays": [], "plays": []}', "log_key_twice"),
        (b'{"plays": [{"rating": NaN}]}', "log_bad_number"),
        (b'{"plays": [{"rating": -Infinity}]}', "log_bad_number"),
        (b'{"plays": [{"rating": 1e999}]}', "log_bad_number"),
        (b'{"plays": [' + b"9" * 5000 + b"]}", "log_bad_number"),
        (b'{"plays": ' + b"[" * 200_000, "log_too_deep"),
        (b'{"plays": ' + b'{"a":' * 200_000, "log_too_deep"),
        (b'{"plays": ["\xff"]}', "log_not_utf8"),
        (b"[" * (3_000_001), "log_too_large"),
        (b" " * (bgstats_file.MOST_BYTES + 1), "log_too_large"),
    ],
    ids=range(16),
)
def test_what_is_no_export_is_refused_whole(raw: bytes, rule: str) -> None:
    with pytest.raises(BadLog) as refused:
        bgstats.read(raw)
    assert refused.value.rule == rule


JUNK = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({}) | st.floats(0, 1)


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.lists(JUNK, min_size=1, max_size=4))
def test_values_of_wrong_types_anywhere_break_nothing(chosen: random.Random, junk: list[Any]) -> None:
    found = document()
    for value in junk:
        _replace_somewhere(found, chosen, value)
    try:
        read_back = read(found)
    except BadLog:
        return
    for play in read_back.plays:
        result(play, tuple(range(len(play.seats))))


@settings(max_examples=150)
@given(st.integers(0, len(RAW) - 1), st.binary(max_size=3))
def test_bytes_changed_anywhere_break_nothing(place: int, junk: bytes) -> None:
    try:
        bgstats.read(RAW[:place] + junk + RAW[place + len(junk) :])
    except BadLog as refused:
        assert refused.rule.startswith("log_")


def _replace_somewhere(inside: Any, chosen: random.Random, value: Any) -> None:
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = chosen.choice(keys)
        if isinstance(inside[key], (dict, list)) and inside[key] and chosen.random() < 0.8:
            inside = inside[key]
        else:
            inside[key] = value
            return
