"""Section 6.4, phase 2: what is captured, Dwarves, Trolls and Giants."""

from __future__ import annotations

import pytest

import projections.games.claim2 as game
from projections.games.claim2.events import Finished, Smashed, SmashingEnded, TrickEnded
from tests.projections.games.claim2.position import (
    awaited,
    facts,
    heap,
    legal,
    play,
    position,
    ranking,
    refused,
)


def test_a_giant_smashes_a_gnome_of_its_value_and_the_stage_ends_by_itself_s1() -> None:
    state = play(position("I5 / I1", rows="/ N5 N3"), "A: I5; B: I1")
    assert (heap(state, "A"), legal(state)) == ("I1 I5", ["smash N5 B", "done"])
    assert facts(state, "A: smash N5 B") == [Smashed(0, "N5", 1), TrickEnded()]
    state = play(state, "A: smash N5 B")
    assert (heap(state, "B", "row"), state.smashed, awaited(state)) == ("N3", ("N5",), "A")


def test_without_a_matching_gnome_there_is_no_decision_s1b() -> None:
    state = play(position("I5 / S2", rows="/ N3"), "A: I5; B: S2")
    assert (heap(state, "A"), heap(state, "B", "row"), state.stage, awaited(state)) == ("I5 S2", "N3", "play", "A")


def test_two_giants_may_smash_two_gnomes_s1c() -> None:
    state = play(position("I5 / I3", rows="/ N5 N3 N3"), "A: I5; B: I3")
    assert legal(state) == ["smash N3 B", "smash N5 B", "done"]
    for order in ("A: smash N5 B; smash N3 B", "A: smash N3 B; smash N5 B"):  # invariant 16
        after = play(state, order)
        assert (heap(after, "B", "row"), sorted(after.smashed), after.stage) == ("N3", ["N3", "N5"], "play")


def test_smashing_is_optional_and_stops_at_a_word_r14_e23() -> None:
    state = play(position("I5 / I5", rows="/ N5 N5"), "A: I5; B: I5; A: smash N5 B")
    assert legal(state) == ["smash N5 B", "done"]
    assert facts(state, "A: done") == [SmashingEnded(0), TrickEnded()]
    assert heap(play(state, "A: done"), "B", "row") == "N5"


def test_two_giants_smash_one_gnome_when_there_is_only_one_e22() -> None:
    state = play(position("I5 / I5", rows="/ N5"), "A: I5; B: I5; A: smash N5 B")
    assert (ranking(state), heap(state, "B", "row"), state.stage) == ("AB", "", "play")


def test_the_winner_smashes_with_a_giant_that_lost_the_trick_r13() -> None:
    state = play(position("N9 / I3", rows="N3 / N3"), "A: N9; B: I3")
    assert (awaited(state), legal(state)) == ("A", ["smash N3 B", "done"])


def test_own_gnomes_and_those_of_the_trick_are_no_targets_6_4() -> None:
    assert play(position("N3 / I3", rows="N3 /"), "A: N3; B: I3").stage == "play"


def test_with_three_any_opponent_is_a_target_e20() -> None:
    state = play(position("I3 / D1 / S2", deck="NIDTSUW", rows="/ N3 / N3"), "A: I3; B: D1; C: S2")
    assert legal(state) == ["smash N3 B", "smash N3 C", "done"]
    assert refused(state, "A: smash N3") == "not_a_choice"  # several have it
    state = play(state, "A: smash N3 C")
    assert (heap(state, "B", "row"), heap(state, "C", "row"), state.stage) == ("N3", "", "play")


def test_the_partner_is_no_target_e21() -> None:
    state = play(position("I3 / S1 / S2 / S4", rows="/ N3 / N3 /"), "A: I3; B: S1; C: S2; D: S4")
    assert legal(state) == ["smash N3 B", "done"]
    assert refused(state, "A: smash N3 C") == "not_a_choice"
    assert heap(play(state, "A: smash N3"), "B", "row") == ""


@pytest.mark.parametrize("line", ["A: smash N5 B", "A: smash N3 A", "A: smash I3 B", "A: smash N2 B"])
def test_other_smashes_are_no_choice_8_3(line: str) -> None:
    state = play(position("I3 / D1", rows="N3 / N3 N5"), "A: I3; B: D1")
    assert refused(state, line) == "not_a_choice"


def test_gnomes_lie_in_the_winners_row_until_the_end_7_1() -> None:
    state = play(position("N5 / N3", trick=13, piles="I1 / ", rows="/ N1"), "A: N5")
    assert heap(state, "A", "row") == ""
    caused = facts(state, "B: N3")
    assert isinstance(caused[-1], Finished)
    state = play(state, "B: N3")
    assert [heap(state, seat, "row") for seat in "AB"] == ["", ""]
    assert [heap(state, seat) for seat in "AB"] == ["N3 N5 I1", "N1"]


def test_one_troll_a_trick_and_the_others_wait_in_line_s4() -> None:
    state = play(position("T1 T7 N3 / T3 T9 N5"), "A: T1; B: T3")
    assert (heap(state, "B"), state.queue, awaited(state)) == ("T3", ("T1",), "B")
    state = play(state, "B: T9; A: T7")
    assert (heap(state, "B"), state.queue, awaited(state)) == ("T3 T9", ("T1", "T7"), "B")
    state = play(state, "B: N5; A: N3")
    assert (heap(state, "B"), heap(state, "B", "row"), state.queue) == ("T1 T3 T9", "N3 N5", ("T7",))


def test_the_own_troll_of_a_trick_comes_before_the_queue_e10() -> None:
    state = play(position("T5 / D3", queue="T1"), "A: T5; B: D3")
    assert (heap(state, "A"), state.queue, awaited(state)) == ("D3 T5", ("T1",), "B")


def test_a_lone_troll_goes_to_whoever_wins_e9() -> None:
    state = play(position("T4 / W9", deck="NITSW"), "A: T4; B: W9")
    assert (heap(state, "A"), heap(state, "B"), state.queue) == ("T4", "W9", ())


@pytest.mark.parametrize(("order", "queue"), [("value_desc", "T2 T6 T4 T0"), ("play_order", "T2 T4 T0 T6")])
def test_several_trolls_join_the_queue_by_value_or_as_played_e24_r10(order: str, queue: str) -> None:
    state = position("T4 / T9 / T0 / T6", queue="T2", options={"troll_queue_order": order})
    state = play(state, "A: T4; B: T9; C: T0; D: T6")
    assert (heap(state, "B"), " ".join(state.queue)) == ("T9", queue)


@pytest.mark.parametrize(("leftover", "piles"), [("nobody", ["T8", ""]), ("last_trick_winner", ["T2 T8", ""])])
def test_trolls_still_waiting_at_the_end_e11_r11(leftover: str, piles: list[str]) -> None:
    state = position("T8 / T2", trick=13, options={"troll_leftover": leftover})
    state = play(state, "A: T8; B: T2")
    assert [heap(state, seat) for seat in "AB"] == piles
    assert state.queue == (("T2",) if leftover == "nobody" else ())
    assert state.result is not None
    assert next(result for result in state.result.factions if result.faction == "T").counts == (
        len(piles[0].split()),
        0,
    )


def test_dwarves_go_to_the_loser_of_two_e8_e9b() -> None:
    state = play(position("W6 / W8", deck="NITSW"), "A: W6; B: W8")
    assert (ranking(state), heap(state, "A"), heap(state, "B"), awaited(state)) == ("BA", "W6 W8", "", "B")
    state = play(position("W3 / P9", deck="NIPSW"), "A: W3; B: P9")
    assert (heap(state, "A"), heap(state, "B")) == ("W3", "P9")


@pytest.mark.parametrize(("rule", "seat"), [("last_place", "A"), ("best_opponent", "B")])
def test_dwarves_of_three_go_to_the_last_place_or_the_best_opponent_e25_r16(rule: str, seat: str) -> None:
    state = position("S3 / W5 / W9", deck="NIDTSUW", lead="B", options={"dwarf_loser": rule})
    state = play(state, "B: W5; C: W9; A: S3")
    assert (heap(state, seat), heap(state, "C")) == ("W5 W9", "S3")


@pytest.mark.parametrize(("rule", "seat"), [("last_place", "C"), ("best_opponent", "D")])
def test_dwarves_of_four_go_to_the_last_place_or_the_better_of_the_other_team_r16(rule: str, seat: str) -> None:
    state = position("W8 / W3 / S2 / W6", options={"dwarf_loser": rule})
    state = play(state, "A: W8; B: W3; C: S2; D: W6")
    assert (ranking(state), heap(state, seat), heap(state, "A")) == ("ADBC", "W3 W6 W8", "S2")


def test_a_doppelganger_takes_no_power_of_the_faction_it_followed_6_4() -> None:
    state = play(position("T5 / P9", deck="NITSP", queue="T1"), "A: T5; B: P9")
    assert (heap(state, "B"), state.queue) == ("T5 P9", ("T1",))
    state = play(position("I3 / P3", deck="NITSP", rows="N3 / N3"), "A: I3; B: P3")
    assert (awaited(state), legal(state)) == ("A", ["smash N3 B", "done"])


def test_after_the_last_trick_nobody_is_awaited_and_every_move_is_refused_6_4() -> None:
    state = play(position("D7 / N9", trick=13), "A: D7; B: N9")
    assert (game.to_act(state), state.stage) == ((), "end")
    assert [refused(state, line) for line in ("A: D7", "*: turn N1", "B: done")] == ["not_your_turn"] * 3


def test_the_last_smash_ends_the_game_6_4() -> None:
    state = play(position("I3 / D1", trick=13, rows="/ N3"), "A: I3; B: D1")
    assert (state.stage, game.outcome(state)) == ("smash", None)
    for line in ("A: smash N3 B", "A: done"):
        assert isinstance(facts(state, line)[-1], Finished)
