"""Plays in the log: once each, changed by later states only, retracted, refused; all of a file or nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ledger import new_match_id
from ledger.errors import Unstorable
from ledger.player import Player
from projections import Match, Recorder
from projections.imports import bgg, bgstats
from projections.imports.entering import Entered, Intake, enter, tried
from projections.marks import RETRACTED
from tests.projections.imports.test_bgg import PLAY, PLAYERS, page
from tests.projections.imports.test_bgstats import RAW, UUID, document

if TYPE_CHECKING:
    from ledger import Ledger


@pytest.fixture
def ledger(fresh_log: Ledger) -> Ledger:
    return fresh_log


def entered(ledger: Ledger, found: Any = None, **settings: Any) -> Intake:
    raw = RAW if found is None else json.dumps(found).encode()
    return enter(ledger, bgstats.read(raw), **settings)


def match_of(ledger: Ledger, play: Entered) -> Match:
    return Recorder(ledger).open(play.match)


def matches(ledger: Ledger) -> list[Match]:
    return [Recorder(ledger).open(head.match) for head in ledger.matches()]


def changed(number: int, **changes: Any) -> Any:
    """The fixture with one play changed later."""
    found = document()
    found["plays"][number] |= {"modificationDate": "2025-06-01 09:00:00"} | changes
    return found


def statuses(intake: Intake) -> list[str]:
    return [each.status for each in intake.entered]


def test_each_play_becomes_a_match_with_its_result(ledger: Ledger) -> None:
    intake = entered(ledger)
    assert statuses(intake) == ["new"] * 4 and intake.refused == ()
    found = matches(ledger)
    assert [match.game.ID for match in found] == ["kingsburg", "kingsburg", "A cooperative game", "A low-score game"]
    reports = [match.report for match in found]
    assert [report and report.ranks for report in reports] == [(1, 2, 3), (2, 1), (1, 1), (2, 1, 1)]
    assert [report and report.scores for report in reports] == [
        (35, 35, None),
        (31, 34),
        (None, None),
        (19, -3, -3),
    ]
    assert [match.counted for match in found] == [True, True, False, True]
    assert all(match.finished for match in found)
    assert ledger.verify().ok


def test_what_contradicts_itself_is_a_flag_of_the_match(ledger: Ledger) -> None:
    entered(ledger)
    assert [match.flags for match in matches(ledger)] == [
        (
            {"code": "sheet_against_score", "seat": "A", "told": "31", "against": "35"},
            {"code": "score_not_whole", "seat": "C", "told": "31,5", "against": "31.5"},
        ),
        (),
        (),
        (),
    ]


def test_the_header_says_when_and_where_and_the_comment_is_a_note(ledger: Ledger) -> None:
    entered(ledger)
    match = matches(ledger)[0]
    assert (match.date, match.place, match.tags) == ("2025-02-01", "Home", ("league night",))
    assert [note.text for note in match.notes] == ["tie at the top, broken by buildings"]
    source = match.started.source
    assert source and (source.name, source.id, source.bgg) == ("bgstats", f"{UUID}d1", 27162)


def test_sides_follow_the_teams_of_a_play(ledger: Ledger) -> None:
    entered(ledger)
    sides = [match.game.sides(match.setup) for match in matches(ledger)]
    assert sides == [(0, 1, 2), (0, 1), (0, 0), (0, 1, 1)]


def test_the_same_file_again_changes_nothing(ledger: Ledger) -> None:
    first, head = entered(ledger), ledger.head()
    again = entered(ledger)
    assert statuses(again) == ["same"] * 4
    assert [each.match for each in again.entered] == [each.match for each in first.entered]
    assert ledger.head() == head


def test_a_later_state_replaces_the_result_and_the_header(ledger: Ledger) -> None:
    first = entered(ledger)
    scores = document()["plays"][1]["playerScores"]
    later = [scores[0] | {"score": "40"}, scores[1]]
    intake = entered(ledger, changed(1, playerScores=later, comments="counted again", locationRefId=1))
    assert statuses(intake) == ["same", "changed", "same", "same"]
    match = match_of(ledger, intake.entered[1])
    assert match.id == first.entered[1].match
    assert match.report and (match.report.ranks, match.report.scores) == ((1, 2), (40, 34))
    assert (match.place, [note.text for note in match.notes]) == ("Home", ["counted again"])
    assert statuses(entered(ledger)) == ["same"] * 4, "an older file takes nothing back"


def test_another_table_or_game_takes_the_place_of_the_match(ledger: Ledger) -> None:
    first = entered(ledger)
    scores = document()["plays"][1]["playerScores"]
    intake = entered(ledger, changed(1, playerScores=[scores[0], scores[1] | {"playerRefId": 3}]))
    assert statuses(intake) == ["same", "changed", "same", "same"]
    old, new = match_of(ledger, first.entered[1]), match_of(ledger, intake.entered[1])
    assert (old.closed and old.closed.reason, old.counted) == (RETRACTED, False)
    assert (new.names, new.counted) == (["A. V.", "b. w. (2)"], True)
    again = changed(1, gameRefId=4, modificationDate="2025-07-01 09:00:00")
    assert [match.game.ID for match in (match_of(ledger, each) for each in entered(ledger, again).entered)][1] == (
        "A low-score game"
    )
    assert sum(match.counted for match in matches(ledger)) == 3, "one of the four is not counted, two were replaced"


def test_a_play_that_its_owner_deleted_is_retracted_and_may_come_back(ledger: Ledger) -> None:
    entered(ledger)
    found = document()
    gone = found["plays"].pop(3)
    found["deletedObjects"] = [
        {"uuid": gone["uuid"].upper(), "objectType": "Play", "modificationDate": "2025-06-01 09:00:00"}
    ]
    intake = entered(ledger, found)
    assert statuses(intake) == ["same", "same", "same", "retracted"]
    match = match_of(ledger, intake.entered[3])
    assert match.closed and match.closed.reason == RETRACTED and not match.counted
    assert statuses(entered(ledger, found)) == ["same"] * 3
    assert statuses(entered(ledger)) == ["same"] * 4, "a file from before the deletion brings nothing back"
    assert statuses(entered(ledger, changed(3)))[3] == "changed"
    assert match_of(ledger, intake.entered[3]).counted


def test_a_retraction_that_is_reopened_here_gives_the_result_back(ledger: Ledger) -> None:
    entered(ledger)
    found = document()
    found["deletedObjects"] = [{"uuid": found["plays"].pop(1)["uuid"], "objectType": "Play"}]
    match = match_of(ledger, entered(ledger, found).entered[3])
    match.reopen()
    assert match.report and match.report.ranks == (2, 1) and match.counted


def test_only_plays_are_deleted_and_only_until_they_are_changed_again(ledger: Ledger) -> None:
    entered(ledger)
    found = document()
    found["plays"] = []
    play = {"uuid": f"{UUID}d1", "modificationDate": "2025-02-01 09:00:00"}  # the play was changed on the second
    found["deletedObjects"] = [play | {"objectType": "Play"}, play | {"objectType": "Player"}, {"uuid": 7}]
    assert statuses(entered(ledger, found)) == []


def test_people_keep_their_ids_from_file_to_file(ledger: Ledger) -> None:
    entered(ledger)
    found = changed(1)
    found["players"][0]["name"] = "Somebody else now"
    entered(ledger, found)
    names = [player.name for player in ledger.players.list()]
    assert names == ["A. V.", "Anonymous player (C.)", "Automa", "B. W.", "b. w. (2)"]


def test_a_name_finds_a_player_who_is_here_and_the_merge_can_be_taken_back(ledger: Ledger) -> None:
    ours = ledger.players.add("b.  W.")
    entered(ledger)
    match = matches(ledger)[0]
    assert match.names == ["A. V.", "b. W.", "b. w. (2)"]
    (merged,) = [player for player in ledger.players.everybody() if player.merged_into == ours]
    assert ledger.players.unmerge(merged.id).name == "B. W. (3)"
    assert matches(ledger)[0].names == ["A. V.", "B. W. (3)", "b. w. (2)"]


def test_a_list_says_whom_the_players_are_here(ledger: Ledger) -> None:
    aki = ledger.players.add("Aki")
    entered(ledger, ours={"a_v": "Aki", f"{UUID}a3": "Bea"})
    assert matches(ledger)[0].names == ["Aki", "B. W.", "Bea"]
    entered(ledger, ours={"b. w.": "Aki"})  # of both who are called so
    assert matches(ledger)[0].names == ["Aki", "Aki", "Aki"]
    assert ledger.players.find("bgg:a_v") == ledger.players.find("aki") == ledger.players.get(aki)


def test_a_forgotten_player_is_not_brought_back_by_a_file(ledger: Ledger) -> None:
    entered(ledger)
    player = ledger.players.find("A. V.")
    assert player
    ledger.players.forget(player.id)
    intake = entered(ledger, changed(1, durationMin=90))
    assert statuses(intake) == ["same", "changed", "same", "same"]
    assert ledger.players.find("A. V.") is None
    assert match_of(ledger, intake.entered[1]).names[0].startswith("anon-")


def test_a_dry_run_says_what_would_come_and_stores_nothing(ledger: Ledger) -> None:
    intake = tried(ledger, bgstats.read(RAW))
    assert statuses(intake) == ["new"] * 4
    assert ledger.head().position == 0 and ledger.players.list() == []


def test_where_storing_fails_nothing_of_the_file_is_stored(ledger: Ledger) -> None:
    with pytest.raises(Unstorable):
        entered(ledger, actor="x" * 201)
    assert ledger.head().position == 0 and ledger.players.list() == []


def test_seats_that_the_rules_do_not_take_keep_the_name_of_the_game(ledger: Ledger) -> None:
    found = document()
    found["plays"][0]["playerScores"] = [{"playerRefId": 4, "score": str(n)} for n in range(7)]
    match = match_of(ledger, entered(ledger, found).entered[0])
    assert match.game.ID == "Kingsburg"
    assert [flag["code"] for flag in match.flags][-1] == "seats_do_not_fit"


def test_a_game_is_known_by_its_number_or_its_name(ledger: Ledger) -> None:
    found = document()
    found["games"][0] |= {"name": "A house name"}
    found["games"][2] |= {"name": "metz"}
    games = [each.game for each in entered(ledger, found).entered]
    assert games == ["kingsburg", "kingsburg", "metz", "A low-score game"]


def test_a_play_of_the_site_that_came_with_another_log_is_the_same_play(ledger: Ledger) -> None:
    first = entered(ledger)
    intake = enter(ledger, bgg.read(page(PLAY)))
    assert [(each.status, each.match) for each in intake.entered] == [("same", first.entered[1].match)]


def test_and_so_it_is_the_other_way_round(ledger: Ledger) -> None:
    first = enter(ledger, bgg.read(page(PLAY)))
    intake = entered(ledger)
    assert (intake.entered[1].status, intake.entered[1].match) == ("same", first.entered[0].match)
    assert statuses(entered(ledger, changed(1))) == ["same"] * 4


def test_a_replaced_match_takes_the_play_of_the_site_along(ledger: Ledger) -> None:
    entered(ledger)
    scores = document()["plays"][1]["playerScores"]
    for month in ("06", "07", "08"):
        people = [scores[0], scores[1] | {"playerRefId": 3 if month == "07" else 5}]
        later = changed(1, playerScores=people, modificationDate=f"2025-{month}-01 09:00:00")
        intake = entered(ledger, later)
    found = enter(ledger, bgg.read(page(PLAY)))
    assert [(each.status, each.match) for each in found.entered] == [("same", intake.entered[1].match)]


def test_a_change_that_is_refused_retracts_nothing(ledger: Ledger) -> None:
    enter(ledger, bgg.read(page(PLAY)))
    with ledger.batch() as batch:
        batch.put(Player(new_match_id(), "Zoe"))
        batch.put(Player(new_match_id(), "zoe"))
    intake = enter(ledger, bgg.read(page(PLAY.replace('name="B. W."', 'name="Zoe"'))))
    assert [each.refusal.rule for each in intake.refused] == ["play_name_of_several"]
    assert [match.counted for match in matches(ledger)] == [True]


def test_two_plays_of_one_file_that_name_the_same_play_elsewhere_are_two(ledger: Ledger) -> None:
    found = document()
    found["plays"][0]["bggId"] = 101
    assert statuses(entered(ledger, found)) == ["new"] * 4
    assert statuses(entered(ledger, found)) == ["same"] * 4


def test_an_entry_for_several_plays_is_one_match_that_says_so(ledger: Ledger) -> None:
    intake = enter(ledger, bgg.read(page(PLAY.replace('quantity="1"', 'quantity="3"'))))
    match = match_of(ledger, intake.entered[0])
    assert match.report and (match.report.plays, len(ledger.matches())) == (3, 1)


def test_a_play_without_a_date_of_change_is_changed_where_it_differs(ledger: Ledger) -> None:
    enter(ledger, bgg.read(page(PLAY)))
    assert statuses(enter(ledger, bgg.read(page(PLAY)))) == ["same"]
    intake = enter(ledger, bgg.read(page(PLAY.replace('score="20"', 'score="21"').replace("Club", "Pub"))))
    match = match_of(ledger, intake.entered[0])
    assert match.report and (intake.entered[0].status, match.report.scores, match.place) == (
        "changed",
        (21, None),
        "Pub",
    )


def test_a_renamed_player_is_no_change_of_the_play(ledger: Ledger) -> None:
    enter(ledger, bgg.read(page(PLAY)))
    player = ledger.players.find("B. W.")
    assert player
    ledger.players.rename(player.id, "Bea")
    assert statuses(enter(ledger, bgg.read(page(PLAY)))) == ["same"]
    assert [each.name for each in ledger.players.list()] == ["A. V.", "Bea"]


def test_an_account_tells_who_somebody_is_in_another_log(ledger: Ledger) -> None:
    entered(ledger)
    renamed = page(PLAY.replace('id="101"', 'id="7"').replace('name="A. V."', 'name="Annelie"'))
    match = match_of(ledger, enter(ledger, bgg.read(renamed)).entered[0])
    assert match.names == ["A. V.", "B. W."]


def test_another_account_under_the_same_name_is_another_person(ledger: Ledger) -> None:
    enter(ledger, bgg.read(page(PLAY)))
    other = page(PLAY.replace('id="101"', 'id="7"').replace('username="a_v" userid="7" name', 'username="zz" name'))
    match = match_of(ledger, enter(ledger, bgg.read(other)).entered[0])
    assert match.names == ["A. V. (2)", "B. W."]


def test_a_name_of_several_players_is_refused_until_somebody_says_who(ledger: Ledger) -> None:
    aki, bea = ledger.players.add("Aki"), ledger.players.add("Bea")
    with ledger.batch() as batch:
        batch.put(ledger.players.get(aki)._replace(id=new_match_id(), name="AKI"))
    play = PLAY.replace(PLAYERS, '<players><player name="aki" win="1"/></players>')
    intake = enter(ledger, bgg.read(page(play)))
    assert [each.refusal.rule for each in intake.refused] == ["play_name_of_several"] and intake.entered == ()
    asked = enter(ledger, bgg.read(page(play)), ours={"aki": "Bea"})
    assert match_of(ledger, asked.entered[0]).started.seats == (str(bea),)


def test_progress_is_told_play_by_play(ledger: Ledger) -> None:
    told: list[int] = []
    entered(ledger, progress=told.append)
    assert told == [1, 2, 3, 4]
