"""Sections 6.2 (0), 6.2 (6) and 7: how a match ends, with the worked examples W17 to W24 of section 10."""

from __future__ import annotations

from projections.games.metz import events as ev
from tests.projections.games.metz.positions import (
    awaited,
    end,
    facts_of,
    held_by,
    legal,
    played,
    position,
    powers,
    refused,
)

ALL_BUT_ONE = "C 5, M 4, T 2"


def test_w17_the_fourth_prince_wins_only_when_the_own_turn_starts() -> None:
    start = position("S4 M7 G7 P6 G1 K8 T3 C1 M10 P3 T9 K5", deck="T10 T6 T8", a="C3", area_a=ALL_BUT_ONE)
    placed = played(start, "A: mv 1; area; *: top T6")
    assert held_by(placed) == "C:A M:A T:A S:A"
    assert awaited(placed) == "B"
    over = played(placed, "B: mv 1; hand; *: top T8")
    assert end(over) == ("sudden_victory", (4, 0), (1, 2))
    assert (awaited(over), over.turns) == ("", 12)


def test_w17_the_victory_is_a_fact_of_the_move_that_ends_the_other_turn() -> None:
    start = position("S4 M7", deck="T10 T6", to_move="B", a="C3", area_a=f"{ALL_BUT_ONE}, S 3")
    assert facts_of(start, "B: mv 1; hand; *: top T6")[-2:] == [
        ev.TurnEnded(1, None, 0),
        ev.MatchEnded("sudden_victory", (4, 0)),
    ]


def test_w18_a_threat_is_broken_by_taking_one_archbishop() -> None:
    ring = "T9 M7 G7 P6 G1 K8 T3 C1 M10 P3 S4 K5"
    start = position(ring, deck="T10 T6 T8", to_move="B", a="C3", area_a=f"{ALL_BUT_ONE}, S 9")
    after = played(start, "B: mv 1; area; *: top T6")
    assert held_by(after) == "C:A M:A T:B S:A"
    assert awaited(after) == "A"


def test_w19_three_archbishops_without_a_secular_prince_do_not_win() -> None:
    ring = "C9 M2 S4 P6 G1 K8 T3 C1 M10 P3 S9 K5"
    start = position(ring, deck="T10 T6", bailiff=1, to_move="B", a="C3", area_a=ALL_BUT_ONE)
    assert awaited(played(start, "B: mv 1; hand; *: top T6")) == "A"


def test_w20_the_city_draw_that_empties_the_deck_starts_the_last_turns() -> None:
    start = position(deck="P8", bailiff=12, a="C3 M5 T7")
    drawn = played(start, "A: mv 1; city+")
    assert (drawn.deck, drawn.top, awaited(drawn)) == (0, None, "A")
    after = played(drawn, "A: x P8; hand")
    assert (after.castle[0], after.turns_left, awaited(after)) == (None, 2, "B")


def test_w21_two_last_turns_then_no_power_and_no_emperor() -> None:
    start = position(deck="T10", bailiff=3, a="C3", b="G2", reserve="C10 M9 T8 G10")
    first = played(start, "A: mv 1; hand")
    assert (first.castle[3], first.deck, first.turns_left) == ("T10", 0, 2)
    second = played(first, "B: mv 1; hand")
    assert (second.castle[4], second.turns_left) == (None, 1)
    over = played(second, "A: mv 1; hand")
    assert end(over) == ("no_emperor", (0, 0), (1, 1))
    assert over.turns_left == 0
    assert over.reserve == ("C10", "M9", "T8", "G10")


def test_w22_the_city_offers_nothing_without_a_deck() -> None:
    start = position(bailiff=12, a="C3 M5 T7", turns_left=2)
    assert legal(played(start, "A: mv 1")) == ["area", "hand"]


def test_w23_r13_a_sudden_victory_comes_before_the_last_turn_and_the_powers() -> None:
    ring = "S4 M7 G7 P6 G1 K8 T3 C1 M10 P3 S9 K5"
    start = position(ring, to_move="B", a="C3", area_a=f"{ALL_BUT_ONE}, P 9", area_b="G 3", turns_left=2)
    over = played(start, "B: mv 1; hand")
    assert (end(over), over.turns_left) == (("sudden_victory", (4, 1), (1, 2)), 1)


def test_w24_empty_spaces_are_no_steps() -> None:
    ring = "C9 M2 S4 P6 - - T2 C1 M10 P3 S9 K5"
    start = position(ring, bailiff=5, a="T1 T3 T4 T5 T6 T8", turns_left=1)
    assert played(start, "A: mv 1").bailiff == 7
    assert played(start, "A: mv 8").bailiff == 2
    filled = position(ring.replace("- -", "- G6"), bailiff=5, a="T1 T3 T4 T5 T6 T8", turns_left=1)
    assert played(filled, "A: mv 11").bailiff == 4
    assert played(filled, "A: mv 12").bailiff == 6


def test_r11_there_is_no_check_after_the_last_turn() -> None:
    start = position("S4 M7", to_move="A", a="C3", area_a=f"{ALL_BUT_ONE}", turns_left=1)
    after = played(start, "A: mv 1; area")
    assert held_by(after) == "C:A M:A T:A S:A"
    assert end(after)[0] == "majority"


def test_r10_endgame_only_computes_all_holders_anew_when_the_powers_begin() -> None:
    start = position("T9 M7", to_move="B", a="C3", area_a="T 2 5", area_b="T 8", turns_left=1, tie_rule="endgame_only")
    facts = facts_of(start, "B: mv 1; area")
    assert facts[-3:] == [ev.PowersBegun(), ev.PrinceMoved("T", 1, 0), ev.MatchEnded("majority", (0, 1))]


def test_section_7_equal_numbers_are_a_draw_with_both_first() -> None:
    state, _ = powers("C 1", "T 1")
    assert end(state) == ("no_emperor", (1, 1), (1, 1))


def test_nothing_is_accepted_after_the_end() -> None:
    state, _ = powers("C 1", "")
    assert end(state) == ("majority", (1, 0), (1, 2))
    assert refused(state, "A: mv 1") == "game_over"
    assert legal(state) == []
