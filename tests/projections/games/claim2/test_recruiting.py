"""Section 6.4, phase 1: face-up cards, Seers, followers, and the change of phase."""

from __future__ import annotations

from random import Random

import projections.games.claim2 as game
from projections.games.claim2.events import PhaseChanged, Ranked, Received, TrickEnded
from projections.play import steps
from projections.seats import letter
from tests.projections.games.claim2.position import (
    awaited,
    facts,
    heap,
    legal,
    play,
    position,
    ranking,
    refused,
    setup,
    start,
)


def test_a_match_begins_with_the_deals_in_seat_order_and_a_turn_4() -> None:
    state = start()
    assert (awaited(state), refused(state, "*: deal B ?13"), refused(state, "*: turn N1")) == (
        "*",
        "not_your_turn",
        "not_your_turn",
    )
    state = play(state, "*: deal A ?13; deal B ?13; turn D1")
    assert (awaited(state), state.face_up, state.stock) == ("A", ("D1",), 25)


def test_the_first_leader_is_the_youngest_4() -> None:
    state = play(start(3, first_leader="C"), "*: deal A ?12; deal B ?12; deal C ?12; turn D1 D2")
    assert awaited(state) == "C"


def test_without_a_seer_the_winner_of_two_takes_the_face_up_card_and_the_other_draws_e6() -> None:
    state = position("U4 / G0", phase=1, deck="GKUWP", face_up="U5")
    caused = facts(state, "A: U4; B: G0")
    assert caused[2:] == [
        Ranked(places=(0, 1), lead=0, undead=("U4",), discarded=("G0",)),
        Received(seat=0, card="U5"),
    ]
    state = play(state, "A: U4; B: G0; *: draw B K3")
    assert (heap(state, "A"), heap(state, "A", "followers"), heap(state, "B", "followers")) == ("U4", "U5", "K3")
    assert (state.discard, state.stage, awaited(state)) == (("G0",), "turn", "*")


def test_a_doppelganger_that_wins_scores_played_undead_and_is_discarded_e7() -> None:
    state = play(position("U4 / P7", phase=1, deck="GKUWP", face_up="G1"), "A: U4; B: P7")
    assert (ranking(state), heap(state, "B"), state.discard) == ("BA", "U4", ("P7",))


def test_a_seer_that_wins_may_peek_and_swap_s5() -> None:
    state = play(position("S8 / S2", phase=1, face_up="N1"), "A: S8; B: S2")
    assert (awaited(state), legal(state)) == ("A", ["peek", "nopeek"])
    state = play(state, "A: peek; *: see A T9")
    assert legal(state) == ["take N1", "take top"]
    swapped = play(state, "A: take top")
    assert (heap(swapped, "A", "followers"), heap(swapped, "B", "followers")) == ("T9", "N1")
    assert swapped.stage == "turn"
    kept = play(state, "A: take N1; *: draw B T9")
    assert (heap(kept, "A", "followers"), heap(kept, "B", "followers")) == ("N1", "T9")


def test_a_peeked_card_equal_to_the_face_up_one_is_still_a_choice_6_4() -> None:
    state = play(position("S8 / S2", phase=1, face_up="N1"), "A: S8; B: S2; A: peek; *: see A N1")
    assert legal(state) == ["take N1", "take top"]


def test_a_doppelganger_that_beats_a_seer_does_not_peek_e35() -> None:
    state = play(position("S4 / P9", phase=1, deck="NIDSP", face_up="N1"), "A: S4; B: P9")
    assert (ranking(state), state.stage, heap(state, "B", "followers")) == ("BA", "draw", "N1")


def test_a_seer_that_does_not_win_does_nothing_6_4() -> None:
    assert play(position("N1 / S9", phase=1, face_up="N5"), "A: N1; B: S9").stage == "draw"


def test_seers_do_nothing_in_phase_2_6_4() -> None:
    assert play(position("S9 / S1"), "A: S9; B: S1").stage == "play"


def test_take_top_without_a_peek_is_refused_e34() -> None:
    two = play(position("S4 / S2", phase=1, face_up="N1"), "A: S4; B: S2; A: nopeek")
    assert (refused(two, "A: take top"), refused(two, "A: take N1"), awaited(two)) == (
        "not_your_turn",
        "not_your_turn",
        "*",
    )
    three = play(position("S4 / S2 / S1", phase=1, face_up="N1 N3"), "A: S4; B: S2; C: S1; A: nopeek")
    assert (refused(three, "A: take top"), refused(three, "A: take N5")) == ("not_a_choice", "not_a_choice")
    assert refused(three, "B: take N1") == "not_your_turn"


def test_with_three_the_winner_chooses_the_second_gets_the_other_and_the_third_draws_s6() -> None:
    state = position("D4 / S9 / D7", phase=1, deck="GKDTSWU", face_up="K9 T0")
    state = play(state, "A: D4; B: S9; C: D7")
    assert (ranking(state), awaited(state), legal(state)) == ("CAB", "C", ["take T0", "take K9"])
    state = play(state, "C: take K9")
    assert (heap(state, "A", "followers"), awaited(state)) == ("T0", "*")
    assert refused(state, "*: draw A W5") == "not_your_turn"
    state = play(state, "*: draw B W5; turn S0 S1")
    assert awaited(state) == "C"


def test_with_four_third_and_fourth_draw_in_that_order_s7() -> None:
    state = position("T3 / N7 / I7 / T0", phase=1, face_up="W1 W2")
    state = play(state, "A: T3; B: N7; C: I7; D: T0; A: take W2")
    assert (ranking(state), heap(state, "D", "followers")) == ("ADBC", "W1")
    assert refused(state, "*: draw C ?") == "not_your_turn"
    state = play(state, "*: draw B ?; draw C ?")
    assert (state.stage, [held.hidden for held in state.holdings]) == ("turn", [0, 1, 1, 0])


def test_when_the_winner_of_three_swaps_the_others_share_the_face_up_cards_e12() -> None:
    state = position("S5 / S8 / S2", phase=1, face_up="N1 N9")
    state = play(state, "A: S5; B: S8; C: S2")
    assert ranking(state) == "BAC"
    state = play(state, "B: peek; *: see B T4; B: take top")
    assert (awaited(state), legal(state)) == ("A", ["take N1", "take N9"])
    state = play(state, "A: take N9")
    assert [heap(state, seat, "followers") for seat in "ABC"] == ["N9", "T4", "N1"]
    assert state.stage == "turn"
    assert [game.view(state, viewer).holdings[1].followers for viewer in (0, 1, 2, None)] == [(), ("T4",), (), ()]


def test_two_equal_face_up_cards_leave_no_choice_but_after_a_peek_e13_r34() -> None:
    start_of_trick = position("S5 / S8 / S2 / S0", phase=1, face_up="N7 N7")
    state = play(start_of_trick, "A: S5; B: S8; C: S2; D: S0; B: peek; *: see B T4")
    assert legal(state) == ["take N7", "take top"]
    state = play(state, "B: take top; *: draw D T5")
    assert [heap(state, seat, "followers") for seat in "ABCD"] == ["N7", "T4", "N7", "T5"]
    plain = play(start_of_trick, "A: S5; B: S8; C: S2; D: S0; B: nopeek")
    assert (heap(plain, "B", "followers"), heap(plain, "A", "followers"), awaited(plain)) == ("N7", "N7", "*")


def test_a_declined_peek_with_three_lets_the_last_place_draw_that_card_6_4() -> None:
    state = position("S5 / S8 / S2", phase=1, face_up="N1 N9")
    state = play(state, "A: S5; B: S8; C: S2; B: peek; *: see B T4; B: take N9; *: draw C T4")
    assert [heap(state, seat, "followers") for seat in "ABC"] == ["N1", "N9", "T4"]
    assert [game.view(state, viewer).holdings[2].followers for viewer in (0, 1, 2, None)] == [(), ("T4",), ("T4",), ()]


def test_the_last_trick_of_phase_1_gives_the_lead_of_phase_2_e26() -> None:
    state = position("N7 / D0", phase=1, face_up="S1", trick=13, followers="N1 / S5")
    state = play(state, "A: N7; B: D0")
    caused = facts(state, "*: draw B T3")
    assert caused[-1] == PhaseChanged()
    assert TrickEnded() not in caused
    state = play(state, "*: draw B T3")
    assert (state.phase, state.trick, letter(state.lead), awaited(state)) == (2, 1, "B", "B")
    assert [heap(state, seat, "hand") for seat in "AB"] == ["N1 S1", "T3 S5"]
    assert [heap(state, seat, "followers") for seat in "AB"] == ["", ""]


def test_the_surplus_of_a_nonstandard_deck_stays_in_the_stock_r1() -> None:
    rules = setup(2, deck="NGDTS", allow_nonstandard_deck="true")
    states = [step.after for step in steps(game, rules, Random(3))]
    assert next(state.stock for state in states if state.phase == 2) == 5
    assert states[-1].stock == len(states[-1].unseen) == 5
