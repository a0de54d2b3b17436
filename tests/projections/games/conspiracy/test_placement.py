"""Sections 6.2 and 6.4: placing lords, their powers, the Pearl Master and swaps."""

from __future__ import annotations

import pytest

import projections.games.conspiracy as game
from projections.games.conspiracy.events import (
    LocationsCalled,
    LordPlaced,
    LordRevealed,
    LordsDrawn,
    LordsSwapped,
    MasterPassed,
    PearlsGained,
    SwapDeclined,
    TurnEnded,
)
from projections.games.conspiracy.score import parts
from projections.seats import CHANCE
from tests.projections.games.conspiracy.position import chamber, facts, legal, pile, play, position, refused, row


def test_the_opening_of_e4_runs_as_printed() -> None:
    state = play(game.initial(game.Setup(2)), "*: O SK; F A; A: D3; *: D Y1 R6 B4; A: P B4")
    assert (pile(state, "Y"), pile(state, "R"), state.players[0].pearls, state.master) == ("Y1", "R6", 1, 0)
    state = play(state, "B: T R; *: X G3")
    assert (chamber(state, 1), pile(state, "G")) == ("R6", "G3")
    state = play(state, "A: D2; *: D Y1 G1; A: P G1")
    assert pile(state, "Y") == "Y1 Y1"
    state, events = facts(state, "B: T Y; B: L2; *: L W7 F1; B: C F1")
    assert [event.spot for event in events if isinstance(event, LordPlaced)] == [2, 3]
    assert [(held.code, held.spot) for held in state.players[1].locations] == [("F1", 3)]
    assert row(state) == "W7 SK"
    assert legal(state) == ["D1"]
    state = play(state, "A: D1; *: D G0")
    assert legal(state) == ["S -", "S 1-3"]
    state = play(state, "A: S 1-3")
    assert chamber(state, 0) == "G0 G1 B4"
    assert (state.forced, legal(state)) == (None, ["D1", "D2", "D3", "T G"])
    state, events = facts(state, "B: T G")
    assert MasterPassed(1, loser=0) in events
    assert (len(state.deck), len(state.location_deck)) == (53, 21)
    assert parts(state, 0) == (5, 0, 6, 0)
    assert parts(state, 1) == (10, 3, 6, 5)


def test_the_other_drawn_lords_are_discarded_before_the_reveal_e5_r14() -> None:
    state = position("", "")
    state = play(state, "A: D3; *: D B1 B6 P3; A: P B6")
    assert (pile(state, "B"), pile(state, "P"), game.to_act(state)) == ("B1", "P3", (CHANCE,))
    state = play(state, "*: X B2")
    assert (pile(state, "B"), chamber(state, 0), state.current) == ("B1 B2", "B6", 1)


def test_a_revealed_lord_may_land_on_the_pile_just_taken_e6() -> None:
    state = play(position("", "", piles="B6 B1"), "A: T B; P B6")
    assert state.pending == ("B1",)
    state, events = facts(state, "*: X B2")
    assert events[0] == LordRevealed("B2")
    assert isinstance(events[1], LordPlaced)
    assert not events[1].chosen
    assert (chamber(state, 0), pile(state, "B"), state.current) == ("B6 B1", "B2", 1)
    assert "T B" in legal(state)


def test_the_reveal_is_mandatory_and_names_a_lord_of_the_deck_6_2() -> None:
    state = play(position("", "B6"), "A: D1; *: D Y6")
    assert game.to_act(state) == (CHANCE,)
    assert refused(state, "B: D1") == "not_your_turn"
    assert refused(state, "*: X B6") == "lord_gone"
    assert refused(state, "*: D Y1") == "not_now"


def test_a_six_with_an_empty_deck_reveals_nothing_e7() -> None:
    state, events = facts(position("", "", deck="B6", piles="Y1"), "A: D1; *: D B6")
    assert [type(event) for event in events[1:]] == [LordsDrawn, LordPlaced, TurnEnded]
    assert (state.deck, state.current) == ((), 1)


def test_equal_drawn_lords_need_no_choice_and_the_rest_is_discarded_r30() -> None:
    state, events = facts(position("", ""), "A: D3; *: D Y3 Y3 B1; A: P Y3")
    assert (chamber(state, 0), pile(state, "Y")) == ("Y3", "Y3")
    state, events = facts(position("", ""), "A: D2; *: D Y3 Y3")
    assert events[2] == LordPlaced(0, "Y3", 1, ("Y3",), coat=True, due="placement", chosen=False)
    assert (chamber(state, 0), pile(state, "Y"), state.current) == ("Y3", "Y3", 1)
    state = play(position("", ""), "A: D3; *: D R1 R1 R1")
    assert (chamber(state, 0), pile(state, "R")) == ("R1", "R1 R1")


def test_a_choice_that_is_automatic_is_never_written_9() -> None:
    state = play(position("", ""), "A: D1; *: D Y3")
    assert refused(state, "A: P Y3") == "not_your_turn"


def test_a_pile_is_placed_lord_by_lord_in_an_order_of_ones_choice_r37() -> None:
    state = play(position("", "", piles="R4 R1 R3 R3"), "A: T R")
    assert legal(state) == ["P R1", "P R3", "P R4"]
    state = play(state, "A: P R3")
    assert legal(state) == ["P R1", "P R3", "P R4"]
    state = play(state, "A: P R4")
    state = play(state, "A: P R1")
    assert (chamber(state, 0), state.current) == ("R3 R4 R1 R3", 1)


def test_only_pending_lords_are_placed_m3() -> None:
    state = play(position("Y6", "", piles="R4 R1"), "A: T R")
    assert refused(state, "A: P Y6") == "not_pending"
    assert refused(state, "A: P R3") == "not_pending"
    assert refused(state, "A: T Y") == "not_now"


def test_the_coat_goes_only_to_a_strictly_better_lord_r17() -> None:
    state, events = facts(position("Y3", ""), "A: D1; *: D Y3")
    assert [event.coat for event in events if isinstance(event, LordPlaced)] == [False]
    assert state.players[0].coats == (1, 0, 0, 0, 0)
    state = play(position("Y3", ""), "A: D1; *: D Y4")
    assert state.players[0].coats == (2, 0, 0, 0, 0)


def test_the_coat_travels_in_a_swap_even_behind_its_equal_r17_r31() -> None:
    state = play(position("Y3 Y3", ""), "A: D1; *: D B0")
    assert legal(state) == ["S -", "S 1-2", "S 1-3", "S 2-3"]
    state, events = facts(state, "A: S 1-2")
    assert events[0] == LordsSwapped(0, 1, 2)
    assert chamber(state, 0) == "Y3 Y3 B0"
    assert state.players[0].coats == (2, 0, 0, 3, 0)


def test_the_first_pearl_makes_a_master_and_a_tie_moves_the_token_e8() -> None:
    state = position("Y3", "R4", master=0, current=1)
    state, events = facts(state, "B: D1; *: D G4")
    assert events[3:5] == (PearlsGained(1, 1, "lord"), MasterPassed(1, loser=0))
    state, events = facts(state, "A: D1; *: D P4")
    assert MasterPassed(0, loser=1) in events
    assert state.master == 0


def test_the_master_who_gains_keeps_the_token_and_less_moves_nothing_6_4() -> None:
    _, events = facts(position("Y3", "R4", master=0), "A: D1; *: D G4")
    assert not any(isinstance(event, MasterPassed) for event in events)
    state, events = facts(position("Y3 Y4", "", master=0, current=1), "B: D1; *: D G3")
    assert not any(isinstance(event, MasterPassed) for event in events)
    assert state.master == 0
    _, events = facts(position("", ""), "A: D1; *: D G3")
    assert MasterPassed(0, loser=None) in events


def test_lords_with_a_key_are_never_swapped_e15_r4() -> None:
    state = play(position("R1 B3 G2", "", master=0), "A: D1; *: D Y0")
    assert legal(state) == ["S -", "S 2-4"]
    for text in ("A: S 1-4", "A: S 2-3", "A: S 1-3"):
        assert refused(state, text) == "swap_key"
    assert refused(state, "A: S 4-5") == "swap_empty"
    assert refused(state, "A: S 4-4") == "swap_same"
    state = play(state, "A: S 2-4")
    assert (chamber(state, 0), state.players[0].pearls, state.master) == ("R1 Y0 G2 B3", 2, 0)


def test_the_key_symbol_counts_even_when_covered_or_spent_r4() -> None:
    state = play(position("R1 Y1 B3", "", row="W7"), "A: D1; *: D G1; A: V W7; B: D1; *: D Y4; A: D1; *: D Y0")
    assert chamber(state, 0) == "R1 Y1 B3 G1 Y0"
    assert legal(state) == ["S -", "S 3-5"]


def test_one_keyless_lord_alone_skips_the_swap_e15() -> None:
    state, events = facts(position("R1 G2", ""), "A: D1; *: D Y0")
    assert [type(event) for event in events[-2:]] == [LordPlaced, TurnEnded]
    assert (events[-2].due, state.current) == ("placement", 1)


def test_a_swap_may_be_declined_r3_and_triggers_nothing_r18() -> None:
    state = play(position("B3 B6", "", master=0), "A: D1; *: D Y0")
    _, events = facts(state, "A: S -")
    assert [type(event) for event in events] == [SwapDeclined, TurnEnded]
    after, events = facts(state, "A: S 1-2")
    assert [type(event) for event in events] == [LordsSwapped, TurnEnded]
    assert after.players[0].pearls == 2


def test_a_swap_can_gain_a_coalition_e16() -> None:
    state = position("G3 B4 G6 Y3 R4 B3 P3", "", master=0)
    assert parts(state, 0) == (20, 0, 6, 5)
    state = play(state, "A: D1; *: D G0")
    assert len(legal(state)) == 29
    assert "S 4-5" in legal(state)
    state = play(state, "A: S 2-8")
    assert chamber(state, 0) == "G3 G0 G6 Y3 R4 B3 P3 B4"
    assert parts(state, 0) == (20, 0, 9, 5)


def test_with_the_option_a_swap_moves_the_new_zero_e16_r2() -> None:
    state = position("G3 B4 G6 Y0 R4 B3 P3", "", master=0, swap_must_include_zero=True)
    state = play(state, "A: D1; *: D G0")
    assert legal(state) == ["S -", *(f"S {spot}-8" for spot in range(1, 8))]
    assert refused(state, "A: S 1-4") == "swap_zero"  # an older 0-IP lord does not satisfy it


def test_each_lord_of_a_pile_is_resolved_before_the_next_6_2() -> None:
    state = play(position("B3", "", piles="R0 R6 R4 R1 R1"), "A: T R; P R0")
    assert legal(state) == ["S -", "S 1-2"]
    state = play(state, "A: S 1-2; P R6; *: X G3; A: P R1")
    assert legal(state) == ["P R1", "P R4"]
    state, events = facts(state, "A: P R1; L1; *: L W3")
    assert LocationsCalled(0, 1) in events
    assert (chamber(state, 0), state.current) == ("R0 B3 R6 R1 R1 R4", 1)


@pytest.mark.parametrize(("lord", "due"), [("Y0", "placement"), ("Y3", "placement"), ("Y6", "reveal")])
def test_a_lord_says_what_it_calls_for(lord: str, due: str) -> None:
    _, events = facts(position("", ""), f"A: D1; *: D {lord}")
    assert [event.due for event in events if isinstance(event, LordPlaced)] == [due]
