"""Section 6.3 and its rulings: pairs of keys, the location step, the powers of locations."""

from __future__ import annotations

import projections.games.conspiracy as game
from projections.games.conspiracy.components import LOCATIONS
from projections.games.conspiracy.events import (
    DrawForced,
    LocationsReshuffled,
    LocationTaken,
    LordPlaced,
    LordsReshuffled,
    MasterPassed,
    PearlsGained,
    TurnEnded,
)
from projections.games.conspiracy.score import parts
from projections.seats import CHANCE
from tests.projections.games.conspiracy.position import (
    chamber,
    facts,
    legal,
    pile,
    play,
    player,
    position,
    refused,
    row,
)


def test_a_pair_must_be_used_and_resets_the_other_keys_e9_r1() -> None:
    state = play(position("Y1 B2", "", row="W7"), "A: D1; *: D R1")
    assert legal(state) == ["L1", "L2", "L3", "V W7"]
    for text in ("A: D1", "A: T Y", "A: S -", "A: C W7"):
        assert refused(state, text) == "not_now"
    state = play(state, "A: V W7")
    assert [(held.code, held.spot) for held in state.players[0].locations] == [("W7", 3)]
    state = play(state, "B: D1; *: D P3; A: D1; *: D R2")
    assert state.current == 1  # the gold key of spot 2 counts no more
    state = play(state, "B: D1; *: D P4; A: D1; *: D G2")
    assert state.phase == "location"


def test_one_silver_and_one_gold_key_are_no_pair_6_2() -> None:
    assert play(position("Y1", ""), "A: D1; *: D R2").current == 1


def test_with_ak_any_two_keys_are_a_pair_e10() -> None:
    state = position(player("Y1 B1 R1", {2: "AK"}), "")
    assert play(state, "A: D1; *: D G2").phase == "location"
    assert play(state, "A: D1; *: D G1").phase == "location"


def test_ak_works_only_for_later_pairs_e10_r19() -> None:
    state = play(position("Y2 Y1", "", row="AK"), "A: D1; *: D B1; A: V AK")
    state = play(state, "B: D1; *: D P3; A: D1; *: D G2")
    assert state.current == 1  # one free key only
    state = play(state, "B: D1; *: D P4; A: D1; *: D G1")
    assert state.phase == "location"


def test_one_pile_may_bring_two_locations_e11() -> None:
    state = play(position("", "", piles="Y1 Y1 Y1 Y1", row="W7 SK"), "A: T Y; V SK")
    assert chamber(state, 0) == "Y1 Y1 Y1 Y1"
    assert legal(state) == ["L1", "L2", "L3", "V W7"]
    state = play(state, "A: V W7")
    assert [(held.code, held.spot) for held in state.players[0].locations] == [("SK", 2), ("W7", 4)]
    assert (state.current, parts(state, 0)) == (1, (1, 11, 12, 0))


def test_rl_in_the_middle_of_a_pile_leaves_the_pending_lords_e12() -> None:
    state = position("", "", piles="Y1 Y1 Y2 Y2 B6 R3", row="RL F2 F1")
    assert len(state.deck) == 54
    state, events = facts(state, "A: T Y; P Y1; P Y1; V RL")
    assert LordsReshuffled(("R3", "B6")) in events
    assert (len(state.deck), any(state.piles)) == (56, False)
    state, events = facts(state, "A: V F2")
    assert DrawForced(0, 2) in events
    assert [(held.code, held.spot) for held in state.players[0].locations] == [("RL", 2), ("F2", 4)]
    assert chamber(state, 0) == "Y1 Y1 Y2 Y2"


def test_rl_and_rs_without_anything_to_return_do_nothing_r23() -> None:
    _, events = facts(position("Y1", "", row="RL"), "A: D1; *: D B1; A: V RL")
    assert [type(event) for event in events[-2:]] == [LocationTaken, TurnEnded]
    state, events = facts(position("Y1", "", row="RS"), "A: D1; *: D B1; A: V RS")
    assert [type(event) for event in events[-2:]] == [LocationTaken, TurnEnded]
    assert (row(state), len(state.location_deck)) == ("", 23)


def test_rs_takes_the_leftovers_of_its_own_draw_too_and_turns_nothing_up_e20_r24() -> None:
    state = play(position("Y2", "", row="W7 SK"), "A: D1; *: D B2; A: L3; *: L GK LO RS")
    assert legal(state) == ["C GK", "C LO", "C RS"]
    state, events = facts(state, "A: C RS")
    assert events[0] == LocationTaken(0, "RS", 2, "drawn", ("GK", "LO"), chosen=True)
    assert LocationsReshuffled(("W7", "SK", "GK", "LO")) in events
    assert (row(state), len(state.location_deck)) == ("", 23)


def test_the_locations_not_chosen_join_the_row_m8() -> None:
    state = play(position("Y1", "", row="W7"), "A: D1; *: D B1; A: L3; *: L MB F1 SK")
    assert refused(state, "A: C W7") == "not_offered"
    assert refused(state, "A: V W7") == "not_now"
    assert row(play(state, "A: C SK")) == "W7 F1 MB"


def test_a_single_drawn_location_is_taken_without_a_line_m8() -> None:
    state = play(position("Y1", "", row="W7"), "A: D1; *: D B1; A: L1")
    assert (game.to_act(state), refused(state, "*: L W7")) == ((CHANCE,), "location_gone")
    state, events = facts(state, "*: L SK")
    assert events[1] == LocationTaken(0, "SK", 2, "drawn", (), chosen=False)
    assert (row(state), state.current) == ("W7", 1)


def test_no_card_is_drawn_to_refill_the_row_m7_r24() -> None:
    state = play(position("Y1", "", row="W7"), "A: D1; *: D B1")
    state, events = facts(state, "A: V W7")
    assert events[0] == LocationTaken(0, "W7", 2, "row", (), chosen=True)
    assert (row(state), len(state.location_deck)) == ("", 23)


def test_no_more_locations_are_drawn_than_the_deck_has_e21_r9() -> None:
    pair = "A: D1; *: D B1"
    state = play(position("Y1", "", location_deck="W7 SK"), pair)
    assert legal(state) == ["L1", "L2"]
    assert refused(state, "A: L3") == "location_deck_short"
    state = play(position("Y1", "", row="W7 SK", location_deck=""), pair)
    assert legal(state) == ["V W7", "V SK"]
    assert refused(state, "A: L1") == "location_deck_empty"
    assert refused(state, "A: V GK") == "not_in_row"


def test_the_locations_named_lie_in_the_deck_once_each_9() -> None:
    state = play(position("Y1", player("P1 P1", {2: "GK"}), row="W7"), "A: D1; *: D B1; A: L2")
    assert refused(state, "*: L SK") == "wrong_number"
    assert refused(state, "*: L SK LO PE") == "wrong_number"
    assert refused(state, "*: L SK SK") == "location_twice"
    assert refused(state, "*: L SK GK") == "location_gone"
    assert refused(state, "*: L A1 SK") == "not_in_play"


def test_the_pearls_of_a_location_count_for_the_master_e22() -> None:
    state = position("Y1 R3 B4", "P3 P3", master=1, row="W3")
    state, events = facts(state, "A: D1; *: D G1; A: V W3")
    assert events[4:6] == (PearlsGained(0, 3, "location"), MasterPassed(0, loser=1))
    assert (state.players[0].pearls, state.master) == (6, 0)


def test_sd_blocked_by_an_empty_deck_leaves_the_keys_free_e19_r5() -> None:
    others = " ".join(code for code in LOCATIONS if code != "SD")
    state = position(player("Y1 B1 R1", {2: "SD"}), "P1", row=others, location_deck="")
    state, events = facts(state, "A: D1; *: D G1")
    assert [event.due for event in events if isinstance(event, LordPlaced)] == ["placement"]
    assert state.current == 1
    state, events = facts(state, "B: D1; *: D P1; B: V RS")
    assert (row(state), len(state.location_deck)) == ("", 22)
    unserved = play(state, "A: D1; *: D P3")
    assert unserved.current == 1  # R20: no test without a key lord
    state = play(state, "A: D1; *: D P2")
    assert (state.phase, len(legal(state))) == ("search", 22)
    assert legal(state)[:2] == ["C W7", "C W5"]
    state, events = facts(state, "A: C W7")
    assert events[0] == LocationTaken(0, "W7", 5, "searched", (), chosen=True)
    assert (row(state), len(state.location_deck), state.current) == ("", 21, 1)


def test_the_owner_of_sd_neither_draws_nor_uses_the_row_m9_r5() -> None:
    state = play(position(player("Y1 B1 R1", {2: "SD"}), "", row="W7"), "A: D1; *: D G1")
    assert refused(state, "A: L1") == "search_only"
    assert refused(state, "A: V W7") == "search_only"
    assert refused(state, "A: C W7") == "not_offered"
    assert len(legal(state)) == 22


def test_a_search_of_a_one_card_deck_takes_it_without_a_line_r32() -> None:
    state = position(player("Y1 B1 R1", {2: "SD"}), "", row="W7", location_deck="LO")
    state, events = facts(state, "A: D1; *: D G1")
    assert LocationTaken(0, "LO", 4, "searched", (), chosen=False) in events
    assert (state.location_deck, row(state), state.current) == ((), "W7", 1)


def test_sd_itself_is_taken_by_the_normal_rules_r19() -> None:
    state = play(position("Y1", "", piles="R1 R1 R1", row="W7 SD"), "A: T R; V SD")
    assert state.phase == "search"
    state = play(state, "A: C SK")
    assert [held.code for held in state.players[0].locations] == ["SD", "SK"]


def test_ak_and_sd_work_together() -> None:
    state = play(position(player("Y1 Y1 B2 B2 R1", {2: "AK", 4: "SD"}), ""), "A: D1; *: D G2")
    assert state.phase == "search"


def test_a_newer_force_of_the_same_owner_replaces_his_own_6_3() -> None:
    state = play(position("", "", "", piles="Y1 Y1 Y1 Y1", row="F1 F2"), "A: T Y; V F1; V F2")
    assert (state.forced.limit, state.forced.owner) == (2, 0)  # type: ignore[union-attr]
    assert legal(state) == ["D2"]


def test_rl_refills_an_empty_deck_and_a_forced_draw_binds_again_r8() -> None:
    state = position("Y1", "B1", piles="R1 G3 G4", row="RL W7", deck="", forced=(1, 0), current=1)
    assert legal(state) == ["T R", "T G"]
    state = play(state, "B: T R; V RL")
    assert (state.deck, pile(state, "G")) == (("G3", "G4"), "")
    assert (state.current, state.forced, legal(state)) == (0, None, ["D1", "D2"])
