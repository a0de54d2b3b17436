"""Sections 4, 6.1 and 6.5: the setup lines, recruiting, and forced draws."""

from __future__ import annotations

import pytest

import projections.games.conspiracy as game
from projections.games.conspiracy.events import (
    DrawForced,
    FirstDrawn,
    LocationOpened,
    LordPlaced,
    LordsCalled,
    LordsDrawn,
    PileTaken,
    TurnEnded,
)
from projections.games.conspiracy.setup import locations
from projections.seats import CHANCE, Seat
from tests.projections.games.conspiracy.position import chamber, facts, legal, pile, play, position, refused, row


def test_a_record_begins_with_the_open_location_and_then_the_first_player_4() -> None:
    start = game.initial(game.Setup(3))
    state, events = facts(start, "*: O SK; F C")
    assert events == (LocationOpened("SK"), FirstDrawn(2))
    assert (row(state), len(state.location_deck), game.to_act(state)) == ("SK", 23, (2,))
    assert legal(state) == ["D1", "D2", "D3"]  # all piles are empty
    assert refused(start, "*: F C") == "not_now"
    assert refused(play(start, "*: O SK"), "*: O W7") == "not_now"


def test_the_first_player_is_not_drawn_when_the_option_names_a_seat_4() -> None:
    state = play(game.initial(game.Setup(2, first_player="B")), "*: O SK")
    assert game.to_act(state) == (1,)
    assert refused(state, "*: F B") == "not_your_turn"


def test_the_first_player_must_sit_at_the_table_r22() -> None:
    state = play(game.initial(game.Setup(2)), "*: O SK")
    assert refused(state, "*: F C") == "no_such_seat"
    assert play(state, "*: F B").current == 1


def test_a_bonus_location_opens_only_with_the_option_r13() -> None:
    assert refused(game.initial(game.Setup(2)), "*: O Z6") == "not_in_play"
    state = play(game.initial(game.Setup(2, bonus_locations=True)), "*: O Z6")
    assert (row(state), len(state.location_deck)) == ("Z6", 28)
    assert len(locations(state.setup)) == 29


def test_drawn_lords_lie_open_and_all_but_one_go_to_the_piles_6_1() -> None:
    state = position("", "")
    state = play(state, "A: D3")
    assert (game.to_act(state), state.called) == ((CHANCE,), 3)
    state = play(state, "*: D R6 B4 Y1")
    assert legal(state) == ["P Y1", "P R6", "P B4"]
    state, events = facts(state, "A: P B4")
    assert events[0] == LordPlaced(0, "B4", 1, ("Y1", "R6"), coat=True, due="placement", chosen=True)
    assert (chamber(state, 0), pile(state, "Y"), pile(state, "R")) == ("B4", "Y1", "R6")


def test_a_pile_is_taken_whole_and_is_empty_then_m2() -> None:
    state = position("", "", piles="Y0 Y3 G2")
    state, events = facts(state, "A: T Y")
    assert events == (PileTaken(0, "Y", ("Y0", "Y3")),)
    assert (pile(state, "Y"), pile(state, "G"), state.pending) == ("", "G2", ("Y0", "Y3"))
    assert legal(state) == ["P Y0", "P Y3"]


@pytest.mark.parametrize(
    ("deck", "expected"),
    [("Y1 Y2", ["D1", "D2", "T R"]), ("Y1", ["D1", "T R"]), ("", ["T R"])],
)
def test_no_more_lords_are_drawn_than_the_deck_has_e21(deck: str, expected: list[str]) -> None:
    state = position("", "", piles="R3 R4", deck=deck)
    assert legal(state) == expected
    code = "deck_short" if deck else "deck_empty"
    assert refused(state, "A: D3") == code


def test_with_an_empty_deck_only_piles_are_left_and_nothing_is_reshuffled_r8() -> None:
    state = position("", "", piles="Y6", deck="")
    assert legal(state) == ["T Y"]
    assert play(state, "A: T Y").deck == ()


def test_an_empty_pile_cannot_be_taken_and_there_is_no_pass_m2() -> None:
    state = position("", "", piles="Y6")
    assert refused(state, "A: T R") == "pile_empty"
    for text in ("A: S -", "A: L1", "A: V W7", "A: C W7", "A: P Y6"):
        assert refused(state, text) == "not_now"


def test_the_cards_named_are_as_many_as_were_called_and_lie_in_the_deck_9() -> None:
    state = play(position("Y6", "", piles="B6"), "A: D2")
    assert refused(state, "*: D Y1") == "wrong_number"
    assert refused(state, "*: D Y1 Y1 Y1") == "wrong_number"
    assert refused(state, "*: D Y1 Y6") == "lord_gone"
    assert refused(state, "*: D B6 Y1") == "lord_gone"
    assert refused(state, "*: D R6 R6") == "lord_gone"
    assert play(state, "*: D Y1 Y2").pending == ("Y1", "Y2")


def test_forced_draw_binds_every_opponent_until_the_owners_next_turn_e17() -> None:
    state = position("Y1", "", "", piles="B4 G3", row="F1")
    state, events = facts(state, "A: D1; *: D R1; A: V F1")
    assert DrawForced(0, 1) in events
    assert legal(state) == ["D1"]
    state = play(state, "B: D1; *: D Y3")
    assert legal(state) == ["D1"]
    assert refused(state, "C: D2") == "forced_draw"
    assert refused(state, "C: T B") == "forced_no_pile"
    assert refused(state, "C: T R") == "pile_empty"
    state, events = facts(state, "C: D1; *: D Y4")
    assert isinstance(events[-1], TurnEnded)
    assert (events[-1].next, events[-1].released, state.forced) == (0, True, None)
    assert legal(state) == ["D1", "D2", "D3", "T G", "T B"]


def test_forced_draw_with_an_empty_deck_leaves_the_choice_free_e17_r7() -> None:
    state = position("", "", piles="G3 B4", deck="", forced=(1, 0), current=1)
    assert legal(state) == ["T G", "T B"]
    assert refused(state, "B: D1") == "deck_empty"


def test_forced_draw_of_two_with_one_lord_left_draws_that_one_and_keeps_it_e17_r7() -> None:
    state = position("", "", deck="R1", forced=(2, 0), current=1)
    assert legal(state) == ["D1"]
    state, events = facts(state, "B: D1; *: D R1")
    assert events[:2] == (LordsCalled(1, 1), LordsDrawn(("R1",)))
    assert chamber(state, 1) == "R1"
    assert not any(state.piles)


def test_the_newer_forced_draw_replaces_the_older_e18_r6() -> None:
    state = position("Y1 R3", "B2", "", row="F2", master=0, forced=(1, 0), current=1)
    assert legal(state) == ["D1"]
    state = play(state, "B: D1; *: D G2; B: V F2")
    assert (state.forced.limit, state.forced.owner) == (2, 1)  # type: ignore[union-attr]
    assert legal(state) == ["D2"]
    state = play(state, "C: D2; *: D Y3 Y4; C: P Y3")
    assert game.to_act(state) == (0,)
    assert legal(state) == ["D2"]
    assert refused(state, "A: D1") == "forced_draw"
    state = play(state, "A: D2; *: D G3 G4; A: P G4")
    assert state.forced is None
    assert legal(state)[:3] == ["D1", "D2", "D3"]


def test_forced_draw_holds_in_the_last_turns_and_binds_no_reveal_6_5() -> None:
    full = "Y0 Y3 Y3 Y4 Y4 Y6 B0 B3 B3 B4 B4 B6 G0 R1"
    state = position(full, "", "", row="F1 W7")
    state = play(state, "A: D1; *: D P1; A: V F1")
    assert state.triggered == 0
    assert legal(state) == ["D1"]
    state = play(state, "B: D1; *: D P6")
    assert game.to_act(state) == (CHANCE,)
    state = play(state, "*: X P3")
    assert legal(state) == ["D1"]
    state, events = facts(state, "C: D1; *: D R4")
    assert state.phase == "over"
    assert events[-1] == TurnEnded(2, (), triggered=False, next=None, released=False)


@pytest.mark.parametrize("seat", ["B", "*"])
def test_only_the_awaited_seat_moves(seat: Seat) -> None:
    state = position("", "")
    assert refused(state, f"{seat}: {'D Y1' if seat == '*' else 'D1'}") == "not_your_turn"
