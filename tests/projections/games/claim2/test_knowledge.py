"""Section 8: records that do not know every card, their checks in order, and flags."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import projections.games.claim2 as game
from projections.errors import IllegalMove
from projections.games.claim2.components import HAND, deck_of
from projections.games.claim2.state import Void
from projections.play import steps
from projections.reader import parse
from projections.replay import replay
from projections.resolve import move_of
from tests.projections.games.claim2.position import heap, legal, play, position, refused, start

if TYPE_CHECKING:
    from projections.games.claim2.state import State

UNKNOWN = play(start(), "*: deal A ?13; deal B ?13; turn N1")
REVOKED = "A: D4; B: S1; *: draw B ?; turn N3; A: T3"  # P1: B shows no Dragons


def voids(state: State, seat: int) -> dict[str, int]:
    return {void.faction: void.trick for void in state.holdings[seat].voids}


# Void and revoke


def test_a_card_that_does_not_follow_shows_a_void_and_a_later_one_belies_it_p1() -> None:
    state = play(UNKNOWN, REVOKED)
    assert voids(state, 1) == {"D": 1}
    with pytest.raises(IllegalMove) as refusal:
        game.decide(state, move_of(game, state, "B", "D7"))
    assert refusal.value.rule == "revoke_exposed"
    told = {"seat": 1, "faction": "D", "trick_void": 1, "trick_exposed": 2}
    assert {name: refusal.value.facts[name] for name in told} == told


def test_under_the_policy_flag_the_card_is_played_and_flagged_p1() -> None:
    state = play(start(revoke_policy="flag"), "*: deal A ?13; deal B ?13; turn N1")
    state = play(state, REVOKED + "; B: D7")
    assert voids(state, 1) == {"T": 2}
    assert game.flags(state) == (
        {
            "code": "revoke_exposed",
            "phase": 1,
            "move": 9,
            "seat": "B",
            "faction": "D",
            "trick_void": 1,
            "trick_exposed": 2,
        },
    )
    again = play(state, "*: draw B ?; turn S3; B: D0")
    assert len(again.flags) == 1  # 8.3: later cards of that faction raise no second flag


def test_the_earlier_move_is_named_8_3() -> None:
    lines = f"*: deal A ?13; deal B ?13; turn N1; {REVOKED}; B: D7"
    broken = replay(parse("kifu 1\ngame: claim2\nseat A: Aki\nseat B: Ben\n\n" + lines)).broken
    assert broken is not None
    assert (broken.advice.earlier, broken.advice.earlier_text) == (5, "B: S1")


def test_the_earliest_trick_of_a_false_void_is_named_r35() -> None:
    state = play(UNKNOWN, REVOKED + "; B: T4; *: draw A ?; turn N3; B: N9; A: N5; *: draw A ?")
    state = play(state, "*: turn S0; B: I1; A: I3; *: draw B ?; turn S3; A: D5; B: S4; *: draw B ?; turn S5; A: N7")
    assert voids(state, 1) == {"D": 1}
    assert refused(state, "B: D9") == "revoke_exposed"


def test_a_doppelganger_on_another_lead_shows_no_void_p6() -> None:
    state = play(start(deck="GKUWP"), "*: deal A ?13; deal B ?13; turn K9; A: G4; B: P2")
    assert voids(state, 1) == {}
    assert state.places == (0, 1)


def test_a_knight_on_a_led_goblin_shows_a_void_of_goblins_8_2() -> None:
    state = play(start(deck="GKUWP"), "*: deal A ?13; deal B ?13; turn K9; A: G4; B: K2; *: draw A ?; turn K8; B: U1")
    assert voids(state, 1) == {"G": 1}
    assert voids(state, 0) == {}
    later = play(state, "A: U0; *: draw A ?; turn K7; B: W1; A: W2; *: draw B ?; turn K6; A: U3")
    assert refused(later, "B: G5") == "revoke_exposed"


def test_a_void_ends_with_its_phase_8_2() -> None:
    state = position("N1 ?0 / S1", phase=1, face_up="T1", trick=13)
    state = play(state, "A: N1; B: S1; *: draw B N5")
    assert (state.phase, voids(state, 1)) == (2, {})
    assert legal(play(state, "A: T1")) == ["N5"]


def test_a_card_taken_face_up_must_follow_in_phase_2_p2() -> None:
    state = position("N9 / N1", phase=1, face_up="D1", trick=13, followers="T2 / T8")
    state = play(state, "A: N9; B: N1; *: draw B ?")
    assert (state.phase, heap(state, "B", "hand"), state.holdings[1].unknown) == (2, "T8", 1)
    state = play(state, "A: T2")
    assert refused(state, "B: N3") == "must_follow"
    assert [text for text in legal(state) if text[0] != "T"] == []


# Distribution


UNSEEN = "D0 D1 D2 N1 N1 N3 N5 I1 I3 S0 S1 S2 T9"


def test_a_void_that_leaves_no_place_for_the_cards_is_refused_in_its_trick_p3() -> None:
    state = position("D9 D8 N7 N7 I7 I9 T1 T2 T3 S7 S8 S9 ?1 / N9 ?12", unseen=UNSEEN, trick=1)
    state = play(state, "A: D9")
    assert refused(state, "B: S0") == "impossible_distribution"
    assert legal(state) == ["D0", "D1", "D2"]


def test_a_void_may_leave_just_one_possibility_which_later_cards_must_keep_p4() -> None:
    state = position("D9 D8 N7 N7 I7 I9 T1 T2 T3 S7 ?3 / N9 S8 S9 ?10", unseen=UNSEEN, trick=1)
    state = play(state, "A: D9; B: S0")
    assert voids(state, 1) == {"D": 1}
    assert refused(state, "A: N1") == "impossible_distribution"
    assert legal(state) == ["N7", "I7", "I9", "D0", "D1", "D2", "D8", "T1", "T2", "T3", "S7"]


def test_an_impossible_distribution_is_flagged_once_a_phase_and_a_revoke_still_shows_8_3_r36() -> None:
    state = position(
        "D9 D8 N7 N7 I7 I9 T1 T2 T3 S7 S8 S9 ?1 / N9 ?12", unseen=UNSEEN, trick=1, options={"revoke_policy": "flag"}
    )
    state = play(state, "A: D9; B: S0; A: D8; B: D1")
    assert [(flag["code"], flag["seat"], flag["faction"], flag["trick_void"]) for flag in game.flags(state)] == [
        ("impossible_distribution", "B", None, None),
        ("revoke_exposed", "B", "D", 1),
    ]
    assert state.rests


def test_one_move_may_raise_both_flags_in_this_order_8_3() -> None:
    state = position("?1 / ?2", unseen="D1 S1 S2", lead="B", options={"revoke_policy": "flag"})
    a, b = state.holdings
    held = (replace(a, voids=(Void("S", 1),)), replace(b, voids=(Void("D", 3),)))
    state = play(replace(state, holdings=held), "B: D1")
    assert [(flag["code"], flag["move"], flag["trick_void"]) for flag in game.flags(state)] == [
        ("revoke_exposed", 1, 3),
        ("impossible_distribution", 1, None),
    ]


def test_chance_can_be_the_actor_of_an_impossible_distribution_8_3() -> None:
    # B has 13 unknown cards and none of N, I, T: D and S must give them all
    state = replace(UNKNOWN, stage="turn", turn=99, face_up=())
    held = replace(state.holdings[1], unknown=13, voids=tuple(Void(letter, 1) for letter in "NIT"))
    state = replace(state, holdings=(state.holdings[0], held))
    gone = [card for card in state.unseen if card[0] in "DS"][:7]
    state = replace(state, unseen=tuple(card for card in state.unseen if card not in gone))
    assert refused(state, "*: turn S9") == "impossible_distribution"
    assert play(state, "*: turn T9").stage == "play"
    flagged = play(replace(state, setup=replace(state.setup, revoke_policy="flag")), "*: turn S9")
    assert game.flags(flagged)[0]["seat"] is None


# The other codes, in the order of the table


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("*: turn ?", "bad_notation"),
        ("A: ?", "bad_notation"),
        ("A: take ?", "bad_notation"),
        ("A: throw N5", "bad_notation"),
        ("A: N55", "bad_notation"),
        ("B: N5", "not_your_turn"),
        ("A: take N1", "not_your_turn"),
        ("*: draw B ?", "not_your_turn"),
        ("A: draw B ?", "not_your_turn"),
        ("*: N5", "not_your_turn"),
        ("A: N2", "not_in_deck"),
        ("A: K9", "not_in_deck"),
    ],
)
def test_a_line_is_refused_with_the_first_code_of_the_table_8_3(line: str, code: str) -> None:
    assert refused(UNKNOWN, line) == code


def test_deals_and_turns_have_their_counts_8_3() -> None:
    state = start()
    for line in ("*: deal A ?12", "*: deal A N1 ?13", "*: deal A N1 N3 N5"):
        assert refused(state, line) == "wrong_count"
    assert refused(state, "*: deal B N1") == "not_your_turn"
    assert refused(play(state, "*: deal A ?13; deal B ?13"), "*: turn N1 N3") == "wrong_count"


def test_cards_from_the_hidden_ones_exist_and_are_not_yet_seen_8_3() -> None:
    state = start()
    assert refused(state, "*: deal A N2 ?12") == "not_in_deck"
    assert refused(state, "*: deal A N1 N1 N1 N1 ?9") == "card_already_seen"
    state = play(state, "*: deal A D1 ?12; deal B ?13")
    assert refused(state, "*: turn D1") == "card_already_seen"
    assert refused(play(UNKNOWN, "A: D4"), "B: D4") == "card_already_seen"  # P5
    seer = play(UNKNOWN, "A: S9; B: S1; A: peek")
    assert (refused(seer, "*: see A S1"), refused(seer, "*: see B N5")) == ("card_already_seen", "not_your_turn")


def test_a_known_hand_plays_what_it_holds_and_follows_8_3() -> None:
    state = play(start(), "*: deal A N1 N3 N5 N7 I1 I3 I5 I7 D0 D1 D2 D3 T0; deal B ?13; turn S9")
    assert refused(state, "A: N9") == "card_not_in_hand"
    assert refused(state, "A: S9") == "card_not_in_hand"
    follower = position("N3 / N5 S1")
    assert refused(play(follower, "A: N3"), "B: S1") == "must_follow"


def test_a_partly_known_hand_must_follow_with_what_is_known_8_3() -> None:
    state = play(start(), "*: deal A ?13; deal B N5 S7 ?11; turn S8; A: N9")
    assert refused(state, "B: S7") == "must_follow"
    assert legal(state) == ["N1", "N3", "N5", "N7"]


def test_a_declined_peek_fixes_the_next_draw_8_3() -> None:
    state = play(UNKNOWN, "A: S9; B: S1; A: peek; *: see A T9; A: take N1")
    assert refused(state, "*: draw B T8") == "peek_mismatch"
    move = game.read(state, 99, "draw B ?")
    assert game.write(state, move) == "draw B T9"
    for line in ("*: draw B ?", "*: draw B T9"):
        assert heap(play(state, line), "B", "followers") == "T9"


def test_a_draw_entered_as_unknown_is_filled_in_when_the_look_is_amended_r37() -> None:
    state = play(UNKNOWN, "A: S9; B: S1; A: peek; *: see A T9; A: take N1")
    unknown = game.read(replace(state, top=None), 99, "draw B ?")
    (fact, _) = game.decide(state, unknown)
    assert fact.card == "T9"


# What is known when


def test_all_face_up_cards_make_both_hands_known_p7() -> None:
    state = play(start(), "*: deal A ?13; deal B ?13")
    leads = (*deck_of("D"), "T9", "T8", "T7")
    follows = (*deck_of("I"), "S0", "T0", "T1", "T2")
    for up, led, other in zip(deck_of("N"), leads, follows, strict=True):
        state = play(state, f"*: turn {up}; A: {led}; B: {other}; *: draw B ?")
    assert (state.phase, state.holdings[0].hand, state.holdings[0].unknown) == (2, deck_of("N"), 0)
    assert (state.holdings[1].unknown, len(state.unseen)) == (13, 13)


def test_who_writes_the_record_of_two_knows_the_other_hand_in_phase_2_p8() -> None:
    state = _end_of_phase_1(viewer=0)
    other = state.holdings[1]
    assert len(state.unseen) == other.unknown
    assert len(other.hand) + other.unknown == HAND[2]


def test_the_blind_cards_are_the_unseen_ones_after_phase_1_8_2() -> None:
    state = _end_of_phase_1(viewer=None)
    assert len(state.unseen) == 13 == sum(held.unknown for held in state.holdings)


def _end_of_phase_1(viewer: int | None) -> State:
    history = steps(game, start().setup, Random(11))
    state = next(step.after for step in history if step.after.phase == 2)
    return game.view(state, viewer)  # type: ignore[no-any-return]
