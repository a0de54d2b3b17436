"""Section 6.5: who sees what."""

from __future__ import annotations

import pytest

import projections.games.claim2 as game
from projections.eyes import facts_seen
from projections.figures import Step
from projections.resolve import move_of
from tests.projections.games.claim2.position import heap, play, position, start

THREE = play(position("S5 / S8 / S2", phase=1, face_up="N1 N9"), "A: S5; B: S8; C: S2; B: peek; *: see B T4")


def test_a_dealt_hand_is_the_owners_alone() -> None:
    state = play(start(), "*: deal A N1 N1 N1 I1 D1 T1 S1 D2 D3 T2 T3 S2 S3; deal B ?13")
    assert [len(game.view(state, viewer).holdings[0].hand) for viewer in (0, 1, None)] == [13, 0, 0]
    assert [len(game.view(state, viewer).unseen) for viewer in (0, 1, None)] == [39, 52, 52]


def test_a_peeked_card_is_the_peekers_alone() -> None:
    assert [game.view(THREE, viewer).top for viewer in (0, 1, 2, None)] == [None, "T4", None, None]
    assert all(game.view(THREE, viewer).peeker == 1 for viewer in (0, 1, 2, None))


def test_a_swapped_card_is_its_owners_alone() -> None:
    state = play(THREE, "B: take top; A: take N1")
    assert [heap(game.view(state, viewer), "B", "followers") for viewer in (0, 1, 2, None)] == ["", "T4", "", ""]
    assert [heap(game.view(state, viewer), "A", "followers") for viewer in (0, 1, 2, None)] == ["N1"] * 4


def test_a_card_left_after_a_peek_is_known_to_peeker_and_drawer_until_it_is_played() -> None:
    state = play(THREE, "B: take N9; *: draw C T4")
    assert [heap(game.view(state, viewer), "C", "followers") for viewer in (0, 1, 2, None)] == ["", "T4", "T4", ""]
    late = position("S5 / S8 / S2", phase=1, face_up="N1 N9", trick=12, followers="S0 / T1 / T0")
    late = play(late, "A: S5; B: S8; C: S2; B: peek; *: see B T4; B: take N9; *: draw C T4")
    assert late.phase == 2
    assert [heap(game.view(late, viewer), "C", "hand") for viewer in (0, 1, 2, None)] == ["T0", "T0 T4", "T0 T4", "T0"]
    played = play(late, "B: T1; C: T4")
    assert played.glimpses == ()


def test_equal_cards_are_forgotten_one_for_each_who_knew() -> None:
    state = position("S5 / S8 / S2", phase=1, face_up="N1 N9", trick=12, followers="S0 / S1 / N3")
    state = play(state, "A: S5; B: S8; C: S2; B: peek; *: see B N3; B: take N9; *: draw C N3")
    state = play(state, "B: N9; C: N3")
    assert [heap(game.view(state, viewer), "C", "hand") for viewer in (0, 1, 2, None)] == ["", "N3", "N3", ""]


@pytest.mark.parametrize(("look", "seen"), [("true", "K3"), ("false", "")])
def test_the_owner_may_look_at_a_card_drawn_blind_r26(look: str, seen: str) -> None:
    state = position("U4 / G0", phase=1, deck="GKUWP", face_up="U5", options={"look_at_draw": look})
    state = play(state, "A: U4; B: G0; *: draw B K3")
    assert heap(game.view(state, 1), "B", "followers") == seen
    assert heap(state, "B", "followers") == "K3"


def test_without_looking_the_blind_cards_are_seen_when_they_become_the_hand_r26() -> None:
    before = position("N7 / D0", phase=1, face_up="S1", trick=13, options={"look_at_draw": "false"})
    before = play(before, "A: N7; B: D0")
    move = move_of(game, before, "*", "draw B T3")
    facts = game.decide(before, move)
    after = play(before, "*: draw B T3")
    assert [heap(game.view(after, viewer), "B", "hand") for viewer in (0, 1, None)] == ["", "T3", ""]
    assert game.redact(facts[0], 1).card is None
    told = [facts_seen(game, [Step(move, facts, before, after)], viewer)[0][0].card for viewer in (0, 1, None)]
    assert told == [None, "T3", None]
