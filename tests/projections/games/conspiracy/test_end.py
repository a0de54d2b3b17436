"""Sections 6.6 and 7: the end of a turn and of the match, scoring and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import projections.games.conspiracy as game
from projections.games.conspiracy.components import CARDS
from projections.games.conspiracy.events import LordPlaced, LordRevealed, LordsReshuffled, TurnEnded
from projections.games.conspiracy.score import alliance, coalition, location_points, parts
from projections.outcome import Outcome
from tests.projections.games.conspiracy.position import facts, legal, pile, play, player, position, refused

if TYPE_CHECKING:
    from projections.games.conspiracy.state import State

KEYLESS_14 = "Y0 Y3 Y3 Y4 Y4 Y6 B0 B3 B3 B4 B4 B6 G0 G3"
PRINTED = "B2 B1 Y3 Y1 G3 R2 B1 Y1 B4 B6 G2 R1 B4 P3 P1"


def over(state: State) -> Outcome:
    result = game.outcome(replace(state, phase="over"))
    assert result is not None
    return result


def test_the_printed_chamber_scores_55_e1() -> None:
    state = position(player(PRINTED, {4: "SK", 8: "MB", 15: "LO"}), "", master=0)
    ann = state.players[0]
    assert coalition(ann) == (1, 2, 7, 10, 13)
    assert ann.pearls == 8
    assert [location_points(state.setup, ann, code) for code in ann.codes] == [6, 6, 6]
    assert parts(state, 0) == (17, 18, 15, 5)
    assert parts(state, 0).total == 55


@pytest.mark.parametrize(
    ("code", "published", "points"),
    [("A1", 0, 5), ("A2", 0, 4), ("A3", 0, 2), ("A4", 0, 2), ("Z6", 0, 1), ("Z6", 1, 2)],
)
def test_the_bonus_locations_of_the_printed_chamber_e1_r12(code: str, published: int, points: int) -> None:
    setup = game.Setup(2, bonus_locations=True, zero_six_base_ip=published)
    assert location_points(setup, player(PRINTED, {15: code}), code) == points


def test_the_alliances_of_the_printed_chamber_e1() -> None:
    ann = player(PRINTED)
    assert alliance(ann, 1) == (2, 4, 7, 8, 12)
    assert alliance(ann, 2) == (1, 6)


def test_the_printed_locations_score_8_e2() -> None:
    ann = player("P1 P1 Y1 R1 R2 G2 P2 Y2 Y1 Y1 P1", {2: "SD", 9: "CP"})
    assert [location_points(game.Setup(2), ann, code) for code in ann.codes] == [3, 5]


@pytest.mark.parametrize(
    ("colors", "spots"),
    [
        ("G G R R R G R P P G B B B B B", (11, 12, 13, 14, 15)),
        ("G B B P P P P P P B B B R R R", (4, 5, 6, 7, 8, 9)),
    ],
)
def test_other_coalitions_e3(colors: str, spots: tuple[int, ...]) -> None:
    ann = player(" ".join(f"{color}1" for color in colors.split()))
    assert coalition(ann) == spots
    assert parts(position(ann, "", deck=""), 0).coalition == 3 * len(spots)


def test_a_lord_alone_is_a_coalition_of_one_and_an_empty_chamber_none_r38() -> None:
    state = position("Y1 B1", "")
    assert (parts(state, 0).coalition, parts(state, 1)) == (3, (0, 0, 0, 0))
    setup = game.Setup(2, bonus_locations=True)
    assert location_points(setup, player("Y1 B2", {2: "A1"}), "A1") == 1
    assert location_points(setup, player("Y1 B2", {2: "A3"}), "A3") == 0


def test_the_arithmetic_of_locations_e23() -> None:
    ann = player("Y1 Y1 B3 G2 G2 B3 R4 R1 R1 P0 P6 G4 G4", {2: "PE", 5: "LO", 9: "CY"})
    state = position(ann, "", master=0)
    assert ann.pearls == 7
    assert [location_points(state.setup, ann, code) for code in ann.codes] == [3, 6, 3]
    assert parts(state, 0) == (18, 12, 9, 5)
    keys = player("Y1 Y2 B1 B2 R2", {3: "GK", 5: "SK"})
    assert [location_points(state.setup, keys, code) for code in keys.codes] == [6, 2]


@pytest.mark.parametrize(("code", "points"), [("MP", 0), ("CP", 1), ("MY", 1), ("CY", 3)])
def test_a_colour_that_is_not_there_e23(code: str, points: int) -> None:
    assert location_points(game.Setup(2), player("Y1 Y1", {2: code}), code) == points


@pytest.mark.parametrize(("scope", "points"), [("color", 1), ("any", 6)])
def test_the_best_lord_is_of_the_cards_colour_or_of_any_r11_r35(scope: str, points: int) -> None:
    setup = game.Setup(2, max_scope=scope)
    assert location_points(setup, player("Y1 Y1 B6", {2: "MY"}), "MY") == points


def test_zeros_and_sixes_e23() -> None:
    ann = player("Y1 Y1 P0 P6 B6", {2: "Z6"})
    points = [location_points(game.Setup(2, True, base), ann, "Z6") for base in (0, 1)]
    assert points == [3, 4]


def test_every_location_is_worth_its_printed_points_at_least() -> None:
    for code, card in CARDS.items():
        assert location_points(game.Setup(2, True), player("Y1 Y1", {2: code}), code) >= card.points


def test_surplus_lords_return_after_the_reshuffle_e13_r15() -> None:
    thirteen = "Y3 G4 B0 P6 Y4 R3 G3 B3 P4 R4 Y0 B4 G1"
    state = position(thirteen, "Y1", piles="R1 R1 R2 R6 G6 Y6", row="RL", master=0)
    assert len(state.deck) == 40
    state, events = facts(state, "A: T R; P R2; P R1; V RL")
    assert [event.spot for event in events if isinstance(event, LordPlaced)] == [14, 15]
    assert LordsReshuffled(("Y6", "G6")) in events
    assert events[-1] == TurnEnded(0, ("R1", "R6"), triggered=True, next=1, released=False)
    assert (len(state.deck), pile(state, "R"), pile(state, "G"), state.triggered) == (42, "R1 R6", "", 0)
    state = play(state, "B: D1; *: D P3")
    assert state.phase == "over"


def test_one_free_spot_and_a_six_e14_r34() -> None:
    fourteen = "Y3 G4 B0 P6 Y4 R3 G3 B3 P4 R4 Y0 B4 G0 P3"
    state = position(fourteen, "Y1", piles="G1 G6", master=0)
    state, events = facts(state, "A: T G; P G6; *: X G2")
    assert LordRevealed("G2") in events
    assert events[-1] == TurnEnded(0, ("G1",), triggered=True, next=1, released=False)
    assert pile(state, "G") == "G1 G2"
    assert parts(state, 0) == (24, 0, 9, 5)
    assert coalition(state.players[0]) == (3, 8, 12)


def test_the_fifteenth_lord_may_swap_r34() -> None:
    state = play(position(KEYLESS_14, ""), "A: D1; *: D R0")
    assert "S 14-15" in legal(state)
    state = play(state, "A: S 14-15")
    assert (state.players[0].chamber[13:], state.triggered) == (("R0", "G3"), 0)


def test_equal_surplus_lords_are_placed_and_returned_without_a_line_6_6() -> None:
    state, events = facts(position(KEYLESS_14, "", piles="R1 R1 R1"), "A: T R")
    assert events[-1] == TurnEnded(0, ("R1", "R1"), triggered=True, next=1, released=False)
    assert pile(state, "R") == "R1 R1"


def test_every_other_player_has_one_last_turn_e24() -> None:
    state = position("P4", KEYLESS_14, "R4", master=1, current=1)
    state = play(state, "B: D1; *: D G3")
    assert (state.triggered, state.current) == (1, 2)
    state = play(state, "C: D1; *: D R3; A: D1; *: D P3")
    assert (game.to_act(state), refused(state, "B: D1")) == ((), "game_over")
    assert refused(state, "*: D Y1") == "game_over"
    assert [one.pearls for one in state.players] == [3, 16, 3]
    assert parts(state, 1) == (15, 0, 18, 5)
    assert game.outcome(state) == Outcome(ranks=(2, 1, 2), scores=(10, 38, 10), reason="chamber_full")


def test_a_second_full_chamber_changes_nothing_r21() -> None:
    state = position(KEYLESS_14, "P0 P3 P3 P4 P4 P6 R0 R3 R3 R4 R4 R6 G4 G4", "", master=0)
    state = play(state, "A: D1; *: D G3; B: D1; *: D G6; *: X Y1")
    assert (state.triggered, state.current) == (0, 2)
    assert play(state, "C: D1; *: D P1").phase == "over"


def test_nothing_is_an_outcome_before_the_end() -> None:
    assert game.outcome(position("Y1", "")) is None


def test_pearls_break_a_tie_of_points_but_are_not_added_e25() -> None:
    state = position("G4", "B4", "P6 R2 Y1", master=1)
    assert over(state) == Outcome(ranks=(3, 1, 2), scores=(7, 12, 12), reason="chamber_full")


def test_a_tie_in_points_and_pearls_is_shared_e25_r10() -> None:
    state = position("P6 R2 Y1", "B6 G2 Y1")
    assert over(state) == Outcome(ranks=(1, 1), scores=(12, 12), reason="chamber_full")


def test_a_shared_rank_is_followed_by_the_one_after_next_7() -> None:
    state = position("Y4 G4", "P6 R2 Y1", "B6 G2 Y1", "Y3", master=3)
    assert [one.pearls for one in state.players] == [2, 0, 0, 2]
    assert over(state) == Outcome(ranks=(3, 1, 1, 3), scores=(11, 12, 12, 11), reason="chamber_full")
