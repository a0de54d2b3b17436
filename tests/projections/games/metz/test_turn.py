"""Sections 6.1 and 6.2: the steps of a turn, with the worked examples W2 to W16 of section 10."""

from __future__ import annotations

from typing import Any

import pytest

from projections.games.metz import events as ev
from tests.projections.games.metz.positions import (
    area,
    awaited,
    facts_of,
    hand,
    held_by,
    legal,
    played,
    position,
    refused,
)

W2 = position(deck="T10 T9 T8", a="C3 M5 T7", b="G2 P4 S6")
W10 = position(deck="P8 T10 T9", bailiff=10, a="C3 M5 T7")
LONG = "C3 M5 T7 G3 G4 G5 G6"


def test_w2_three_free_steps_place_a_card_and_win_saxony_from_the_centre() -> None:
    after = played(W2, "A: mv 3; area; *: top T9")
    assert area(after, "A", "S") == [4]
    assert held_by(after) == "S:A"
    assert (after.castle[2], after.top, after.deck) == ("T10", "T9", 2)
    assert awaited(after) == "B"


def test_w2_the_facts_of_a_placed_card_are_its_prince_and_the_refill() -> None:
    before = played(W2, "A: mv 3")
    assert before.phase == "take"
    assert facts_of(before, "A: area; *: top T9") == [
        ev.CardTaken(0, "S4", "area", False, 3, "refill_top"),
        ev.PrinceMoved("S", 0, None),
        ev.CastleRefilled(3, "T10"),
        ev.TopTurned("T9", "move"),
        ev.TurnEnded(0, None, 1),
    ]


def test_w3_two_steps_beyond_the_hand_cost_two_cards_then_area_and_hand_are_legal() -> None:
    moved = played(W2, "A: mv 5")
    assert (moved.owed, moved.bailiff) == (2, 5)
    assert legal(moved) == ["pay C3", "pay M5", "pay T7"]
    after = played(moved, "A: pay C3; pay M5")
    assert hand(after, "A") == {"T7"}
    assert legal(after) == ["area", "hand"]
    assert after.discard[-2:] == ("C3", "M5")


def test_w4_who_paid_all_cards_must_take_the_ring_card_to_the_hand() -> None:
    after = played(W2, "A: mv 6; pay C3; pay M5; pay T7")
    assert legal(after) == ["hand"]
    assert refused(after, "A: area") == "hand_empty"
    assert hand(played(after, "A: hand; *: top T9"), "A") == {"K8"}


def test_w4_the_hand_pays_for_twice_its_size_and_not_a_step_more() -> None:
    assert legal(W2) == [f"mv {steps}" for steps in range(1, 7)]
    assert refused(W2, "A: mv 7") == "steps_out_of_reach"
    assert refused(W2, "A: mv 0") == "steps_out_of_reach"


def test_w4_never_last_keeps_one_card() -> None:
    never = position(deck="T10 T9 T8", a="C3 M5 T7", hand_floor="never_last")
    assert legal(never) == [f"mv {steps}" for steps in range(1, 6)]
    assert refused(never, "A: mv 6") == "steps_out_of_reach"


def test_w5_a_card_lower_than_the_last_one_goes_to_the_hand_only() -> None:
    after = played(position(deck="T10 T9", a="C3 M5 T7", area_a="M 6"), "A: mv 2")
    assert legal(after) == ["hand"]
    assert refused(after, "A: area") == "not_higher"


def test_w6_one_card_each_the_higher_last_card_keeps_mainz() -> None:
    ring = "M3 M7 S4 P6 G1 K8 T2 C1 M10 P3 S9 K5"
    after = played(position(ring, deck="T10 T9 T8", to_move="B", a="C3", area_a="M 4"), "B: mv 1; area; *: top T9")
    assert area(after, "B", "M") == [3]
    assert held_by(after) == "M:A"


def test_w7_two_cards_against_one_win_mainz() -> None:
    ring = "T10 M7 S4 P6 G1 K8 T2 C1 M10 P3 S9 K5"
    start = position(ring, deck="T9 T8", bailiff=1, to_move="B", a="C3", area_a="M 4", area_b="M 3")
    after = played(start, "B: mv 1; area; *: top T8")
    assert (held_by(start), held_by(after)) == ("M:A", "M:B")
    assert area(after, "B", "M") == [3, 7]


W8 = {"deck": "T10 T6", "to_move": "B", "a": "C3", "area_a": "T 2 5", "area_b": "T 8"}
W8_RING = "T9 M7 S4 P6 G1 K8 T3 C1 M10 P3 S9 K5"


def test_w8_an_equal_number_with_the_higher_last_card_wins_trier_during_play() -> None:
    after = played(position(W8_RING, **W8), "B: mv 1; area; *: top T6")
    assert held_by(after) == "T:B"


def test_r10_endgame_only_leaves_trier_where_it_is_until_there_are_more_cards() -> None:
    tied = played(position(W8_RING, **W8, tie_rule="endgame_only"), "B: mv 1; area; *: top T6")
    assert held_by(tied) == "T:A"
    more = position("T10 M7", deck="T4", to_move="B", area_a="T 2 5", area_b="T 8 9", a="C3", tie_rule="endgame_only")
    assert held_by(played(more, "B: mv 1; area")) == "T:B"


def test_r10_endgame_only_gives_a_prince_at_the_centre_to_the_first_card() -> None:
    start = position(deck="T10 T9", a="C3", tie_rule="endgame_only")
    assert held_by(played(start, "A: mv 1; area; *: top T9")) == "C:A"


def test_w9_more_cards_beat_higher_ones() -> None:
    ring = "T10 M7 S4 P6 G1 K8 T4 C1 M10 P3 S9 K5"
    start = position(ring, deck="T5 T6", to_move="B", a="C3", area_a="T 1 2 3", area_b="T 9")
    after = played(start, "B: mv 1; area; *: top T6")
    assert area(after, "B", "T") == [9, 10]
    assert held_by(after) == "T:A"


def test_w10_landing_on_the_last_space_does_not_pass_the_city_one_more_step_does() -> None:
    assert played(W10, "A: mv 2").phase == "take"
    passed = played(W10, "A: mv 3")
    assert legal(passed) == ["city+", "city-"]
    assert passed.bailiff == 1


def test_w11_the_city_draws_the_top_card_then_takes_a_discard() -> None:
    drawn = played(W10, "A: mv 3; city+")
    assert (awaited(drawn), drawn.deck, drawn.top) == ("*", 2, None)
    assert hand(drawn, "A") == {"C3", "M5", "T7", "P8"}
    after = played(drawn, "*: top T10; A: x M5; area; *: top T9")
    assert hand(after, "A") == {"C3", "T7", "P8"}
    assert held_by(after) == "C:A"
    assert (after.castle[0], after.top, after.deck) == ("T10", "T9", 1)


def test_w11_r8_the_card_just_drawn_may_be_discarded() -> None:
    drawn = played(W10, "A: mv 3; city+; *: top T10")
    assert legal(drawn) == ["x C3", "x M5", "x T7", "x P8"]
    assert played(drawn, "A: x P8").discard[-1] == "P8"


def test_w12_the_city_may_be_declined() -> None:
    after = played(position(deck="P8 T10", bailiff=12, a="C3 M5 T7"), "A: mv 1; city-; hand; *: top T10")
    assert hand(after, "A") == {"C3", "M5", "T7", "C9"}
    assert (after.castle[0], after.top) == ("P8", "T10")


W13 = {"deck": "P8 T10 T9", "bailiff": 12, "a": LONG}
W13_PAYS = "A: mv 13; pay C3; pay M5; pay T7; pay G3; pay G4; pay G5"


def test_w13_the_city_passed_twice_is_offered_once_in_a_turn() -> None:
    paid = played(position(**W13), W13_PAYS)
    assert (paid.bailiff, paid.offers) == (1, 1)
    drawn = played(paid, "A: city+; *: top T10")
    assert hand(drawn, "A") == {"G6", "P8"}
    discarded = played(drawn, "A: x G6")
    assert legal(discarded) == ["area", "hand"]
    after = played(discarded, "A: area; *: top T9")
    assert after.castle[0] == "T10"
    assert hand(after, "A") == {"P8"}


def test_r4_per_crossing_offers_the_city_anew_also_after_one_was_declined() -> None:
    paid = played(position(**W13, city_trigger="per_crossing"), W13_PAYS)
    assert paid.offers == 2
    declined = played(paid, "A: city-")
    assert legal(declined) == ["city+", "city-"]
    assert played(declined, "A: city-").phase == "take"
    assert played(declined, "A: city+; *: top T10; A: x G6").phase == "take"


def test_r4_per_crossing_offers_end_with_the_deck() -> None:
    start = position(deck="P8", bailiff=12, a=LONG, city_trigger="per_crossing")
    after = played(start, f"{W13_PAYS}; city+; x G6")
    assert (after.deck, after.phase) == (0, "take")


def test_r7_a_mandatory_city_is_still_a_move_and_cannot_be_declined() -> None:
    passed = played(position(deck="P8 T10", bailiff=12, a="C3 M5 T7", city_effect="mandatory"), "A: mv 1")
    assert legal(passed) == ["city+"]
    assert refused(passed, "A: city-") == "city_mandatory"


def test_w14_payment_city_and_hand_leave_one_card() -> None:
    start = position(deck="P8 T10 T9", bailiff=11, a="C3")
    drawn = played(start, "A: mv 2; pay C3; city+; *: top T10")
    assert legal(drawn) == ["x P8"]
    after = played(drawn, "A: x P8; hand; *: top T9")
    assert hand(after, "A") == {"C9"}
    assert (after.castle[0], after.top, after.deck) == ("T10", "T9", 1)


def test_w15_from_the_city_tile_twelve_steps_do_not_pass_it() -> None:
    start = position(deck="P8 T10", a=LONG)
    twelve, thirteen = played(start, "A: mv 12"), played(start, "A: mv 13")
    assert (twelve.bailiff, twelve.offers) == (12, 0)
    assert (thirteen.bailiff, thirteen.offers) == (1, 1)


def test_w16_a_full_lap_lands_on_the_same_space_and_passes_the_city() -> None:
    after = played(position(deck="P8 T10", bailiff=5, a=LONG), "A: mv 12")
    assert (after.bailiff, after.owed, after.offers) == (5, 5, 1)


def test_r3_free_steps_are_counted_before_the_payments() -> None:
    moved = played(W2, "A: mv 5; pay C3")
    assert (moved.owed, moved.phase) == (1, "pay")


def test_deck_down_draws_for_the_city_in_private_and_fills_the_castle_openly() -> None:
    start = position(deck="P8 T10 T9", bailiff=12, a="C3 M5 T7", deck_face="down")
    assert start.top is None
    drawing = played(start, "A: mv 1; city+")
    assert (awaited(drawing), drawing.deck) == ("*", 3)
    taking = played(drawing, "*: draw P8; A: x P8; area")
    assert (awaited(taking), taking.castle[0]) == ("*", None)
    after = played(taking, "*: fill T10")
    assert (after.castle[0], after.deck, awaited(after)) == ("T10", 1, "B")


def test_r23_hand_cards_cannot_be_placed_in_a_turn() -> None:
    assert refused(played(W2, "A: mv 3"), "A: deploy C3") == "not_now"


def test_r27_a_decision_with_one_legal_choice_is_awaited() -> None:
    assert legal(played(position(deck="T9", a="C3"), "A: mv 2")) == ["pay C3"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("B: mv 1", "not_your_turn"),
        ("A: area", "not_now"),
        ("A: city+", "not_now"),
        ("*: top T9", "not_your_turn"),
        ("A: top T9", "not_now"),
        ("A: pay C3", "not_now"),
    ],
)
def test_only_what_is_due_is_accepted(line: str, code: str) -> None:
    assert refused(W2, line) == code


@pytest.mark.parametrize(
    ("start", "moves", "line", "code"),
    [
        (W10, "A: mv 2", "A: city+", "city_past"),
        (W10, "A: mv 3; city-", "A: city-", "city_past"),
        (position(turns_left=2, bailiff=12, a="C3"), "A: mv 1", "A: city+", "city_past"),
        (W10, "A: mv 2", "A: pay C3", "nothing_owed"),
        (W10, "A: mv 4; pay C3", "A: pay M5", "nothing_owed"),
        (W2, "A: mv 5; pay C3", "A: area", "not_now"),
    ],
)
def test_section_8_a_city_not_passed_and_a_wrong_number_of_payments_are_told(
    start: Any, moves: str, line: str, code: str
) -> None:
    assert refused(played(start, moves), line) == code


def test_an_empty_space_is_passed_without_counting_and_a_full_lap_counts_the_bailiffs_own_space() -> None:
    start = position("C9 - S4 P6 - K8", bailiff=3, a="C3 M5 T7 G3", turns_left=2)
    landings = [played(start, f"A: mv {steps}").bailiff for steps in range(1, 9)]
    assert landings == [4, 6, 1, 3, 4, 6, 1, 3]


def test_r9_counted_refuses_a_landing_on_an_empty_space() -> None:
    start = position("C9 - S4 P6 - K8", bailiff=3, a="C3 M5 T7", turns_left=2, empty_spaces="counted")
    assert legal(start) == ["mv 1", "mv 3", "mv 4", "mv 6"]
    assert refused(start, "A: mv 2") == "empty_space"
    assert played(start, "A: mv 4").bailiff == 1


@pytest.mark.parametrize("counted", ["skipped", "counted"])
def test_with_a_full_ring_both_ways_of_counting_agree_with_the_formula_of_6_2(counted: str) -> None:
    for bailiff in range(13):
        start = position(deck="P8 T10", bailiff=bailiff, a=LONG, empty_spaces=counted)
        for steps in range(1, 15):
            moved = facts_of(start, f"A: mv {steps}")[0]
            assert (moved.space, moved.crossings) == ((bailiff + steps - 1) % 12 + 1, (bailiff + steps - 1) // 12)
