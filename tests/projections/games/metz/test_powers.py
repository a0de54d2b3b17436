"""Section 6.3: the secular powers, with the worked examples W25 to W38 of section 10."""

from __future__ import annotations

from math import comb

import projections.games.metz as game
from projections.games.metz import events as ev
from projections.games.metz.events import Deployed, PrinceMoved, ReserveTaken
from tests.projections.games.metz.positions import (
    area,
    awaited,
    end,
    facts_of,
    hand,
    held_by,
    legal,
    played,
    powers,
    refused,
)


def test_w25_the_palatine_clears_a_collection_of_the_opponent() -> None:
    state, _ = powers("P 2, M 6", "M 3, T 4", a="C1", b="S1")
    assert (awaited(state), legal(state)) == ("A", ["name M", "name P"])
    over = played(state, "A: name M")
    assert area(over, "B", "M") == []
    assert over.discard[-1] == "M3"
    assert end(over) == ("majority", (2, 1), (1, 2))


def test_w26_r16_naming_a_collection_that_the_opponent_lacks_has_no_effect() -> None:
    state, _ = powers("P 2, M 6", "T 4", a="C1", b="S1")
    assert facts_of(state, "A: name M") == [ev.CollectionNamed(0, "M", ()), ev.MatchEnded("majority", (2, 1))]


def test_the_palatine_names_only_a_prince_that_he_holds() -> None:
    state, _ = powers("P 2", "T 4")
    assert legal(state) == ["name P"]
    assert refused(state, "A: name T") == "not_your_prince"
    assert refused(state, "B: name T") == "not_your_turn"


W27 = {"a": "C1", "b": "T1"}


def test_w27_brandenburg_takes_three_cards_and_princes_follow_at_once() -> None:
    state, _ = powers("G 5, S 4", "S 2 6, C 9", **W27)
    assert (awaited(state), legal(state)) == ("B", ["drop C9", "drop S2", "drop S6"])
    assert facts_of(state, "B: drop S6")[1:] == [PrinceMoved("S", 0, 1)]
    facts = facts_of(state, "B: drop S6; drop S2; drop C9")
    assert PrinceMoved("C", None, 1) in facts
    assert ReserveTaken(0, ("C10", "M9", "T8", "G10")) in facts
    over = played(state, "B: drop S6; drop S2; drop C9")
    assert len(hand(over, "A")) == 5
    assert end(over) == ("majority", (2, 0), (1, 2))


def test_w28_who_keeps_saxony_through_brandenburg_takes_the_reserve() -> None:
    state, _ = powers("G 5, S 4", "S 2 6, C 8 9", **W27)
    over = played(state, "B: drop S2; drop C8; drop C9")
    assert len(hand(over, "B")) == 5
    assert held_by(over) == "G:A S:B"
    assert end(over) == ("no_emperor", (1, 1), (1, 1))


def test_w28_r15_last_only_drops_the_last_card_of_a_collection() -> None:
    state, _ = powers("G 5, S 4", "S 2 6, C 8 9", **W27, brandenburg_choice="last_only")
    assert legal(state) == ["drop C9", "drop S6"]
    assert refused(state, "B: drop S2") == "not_last"
    assert legal(played(state, "B: drop S6")) == ["drop C9", "drop S2"]


def test_w29_with_fewer_than_three_cards_all_are_dropped() -> None:
    state, _ = powers("G 5", "C 9, M 1")
    over = played(state, "B: drop C9; drop M1")
    assert end(over) == ("majority", (1, 0), (1, 2))


def test_r30_an_empty_play_area_makes_brandenburg_no_move() -> None:
    state, facts = powers("G 5", "")
    assert facts == (ev.PowersBegun(), ev.PowerUsed("G", 0, 1, 0, "powers"), ev.MatchEnded("majority", (1, 0)))
    assert end(state)[0] == "majority"


def test_r30_the_number_of_drops_is_fixed_when_the_power_begins() -> None:
    state, _ = powers("G 5", "C 9, M 1 2, T 1")
    assert state.drops == 3
    dropped = played(state, "B: drop M1; drop M2")
    assert (dropped.drops, awaited(dropped)) == (1, "B")


def test_only_cards_of_the_play_area_are_dropped() -> None:
    state, _ = powers("G 5", "C 9", b="T1")
    assert refused(state, "B: drop T1") == "not_in_area"


W30 = {"a": "C4 C9 M1 T6 S2", "b": "M5 P1"}


def test_w30_deployed_cards_rise_first_then_fall() -> None:
    state, _ = powers("K 7, C 6", "K 3", **W30)
    assert awaited(state) == "A"
    committed = played(state, "A: deploy C4 C9 M1")
    assert awaited(committed) == "B"
    facts = facts_of(committed, "B: deploy M5")
    assert facts == [
        ev.Revealed(1, ("M5",), ("C4", "C9", "M1")),
        Deployed(0, ("C9", "M1"), ("C4",)),
        Deployed(1, ("M5",), ()),
        PrinceMoved("M", 1, None),
        ev.MatchEnded("majority", (2, 1)),
    ]
    over = played(committed, "B: deploy M5")
    assert [area(over, seat, kind) for seat, kind in ("AC", "AM", "BM")] == [[6, 9, 4], [1], [5]]
    assert end(over) == ("majority", (2, 1), (1, 2))
    assert hand(over, "A") == {"T6", "S2"}


def _w31(deployment: str) -> tuple[str, tuple[str, tuple[int, ...], tuple[int, ...]]]:
    state, _ = powers("K 7, P 7", "P 3 5, C 1", a="P2 P8", b="T1")
    assert (awaited(state), legal(state)) == ("B", ["name C", "name P"])
    over = played(state, f"B: name C; A: deploy {deployment}; B: deploy none")
    return " ".join(map(str, area(over, "A", "P"))), end(over)


def test_w31_a_lower_card_makes_a_low_last_card() -> None:
    assert _w31("P2") == ("7 2", ("majority", (1, 2), (2, 1)))


def test_w32_a_higher_card_wins_the_palatine_whose_power_is_not_repeated() -> None:
    assert _w31("P8") == ("7 8", ("majority", (2, 1), (1, 2)))


def test_w33_r19_all_higher_cards_come_before_the_lower_ones() -> None:
    assert _w31("P2 P8") == ("7 8 2", ("majority", (2, 1), (1, 2)))


def test_w34_both_first_cards_of_a_type_are_compared_by_their_last_value() -> None:
    state, _ = powers("K 7", "", a="C5", b="C8")
    over = played(state, "A: deploy C5; B: deploy C8")
    assert held_by(over) == "C:B K:A"
    assert end(over)[0] == "no_emperor"


def test_w35_saxony_alone_takes_the_reserve_and_nobody_deploys() -> None:
    state, facts = powers("C 3, S 5", "T 4, M 6", a="M2", b="M3")
    assert facts[1:3] == (ev.PowerUsed("S", 0, 0, 0, "powers"), ReserveTaken(0, ("C10", "M9", "T8", "G10")))
    assert hand(state, "A") == {"M2", "C10", "M9", "T8", "G10"}
    assert state.reserve == ()
    assert end(state)[0] == "no_emperor"


def test_w36_r17_without_secular_princes_the_reserve_stays() -> None:
    state, facts = powers("C 1", "T 1", a="C5 C6", b="T2")
    assert facts == (ev.PowersBegun(), ev.MatchEnded("no_emperor", (1, 1)))
    assert len(state.reserve) == 4


def test_w37_all_four_powers() -> None:
    state, _ = powers(
        "C 2 7, M 4, P 3 6, G 1, S 5, K 2 8",
        "C 5, M 3 9, T 1 6, P 9, G 4 7, S 2 8, K 10",
        a="P7 S9 S3 C1 G9",
        b="M2",
        reserve="C10 S1 T2 K3",
    )
    assert held_by(state) == "C:A M:B T:B P:A G:B S:B K:A"
    assert legal(state) == ["name C", "name P", "name K"]
    named = played(state, "A: name K")
    assert (named.discard[-1], awaited(named)) == ("K10", "A")
    dropped = played(named, "A: drop M4; drop G1; drop P3")
    assert held_by(dropped) == "C:A M:B T:B P:B G:B S:B K:A"
    assert hand(dropped, "B") == {"M2", "C10", "S1", "T2", "K3"}
    over = played(dropped, "A: deploy P7 G9 S3 S9; B: deploy C10 S1 K3")
    final = {(seat, kind): area(over, seat, kind) for seat in "AB" for kind in "CMTPGSK"}
    assert {key: values for key, values in final.items() if values} == {
        ("A", "C"): [2, 7],
        ("A", "P"): [6, 7],
        ("A", "G"): [9],
        ("A", "S"): [5, 9, 3],
        ("A", "K"): [2, 8],
        ("B", "C"): [5, 10],
        ("B", "M"): [3, 9],
        ("B", "T"): [1, 6],
        ("B", "P"): [9],
        ("B", "G"): [4, 7],
        ("B", "S"): [2, 8, 1],
        ("B", "K"): [3],
    }
    assert held_by(over) == "C:B M:B T:B P:A G:B S:A K:A"
    assert end(over) == ("majority", (3, 4), (2, 1))


def test_w38_the_holder_deploys_up_to_four_the_other_up_to_three() -> None:
    state, _ = powers("K 7", "", a="C1 C2 C3 C4 C5 C6", b="M1 M2 M3 M4 M5")
    assert len(legal(state)) == sum(comb(6, count) for count in range(5))
    assert refused(state, "A: deploy C1 C2 C3 C4 C5") == "too_many_cards"
    committed = played(state, "A: deploy C1 C2 C3 C4")
    assert len(legal(committed)) == sum(comb(5, count) for count in range(4))
    assert refused(committed, "B: deploy M1 M2 M3 M4") == "too_many_cards"


def test_w38_after_the_first_commit_others_see_only_that_it_was_made() -> None:
    state, _ = powers("K 7", "", a="C1 C2 C3 C4 C5 C6", b="M1 M2 M3 M4 M5")
    none, four = (played(state, f"A: deploy {cards}") for cards in ("none", "C1 C2 C3 C4"))
    for viewer in (1, None):
        assert game.view(none, viewer) == game.view(four, viewer)
        assert game.view(four, viewer).players[0].held == 6
    assert game.view(four, 0).commit == ("C1", "C2", "C3", "C4")


def test_r31_the_same_card_cannot_be_deployed_twice_nor_taken_back() -> None:
    state, _ = powers("K 7", "", a="C1 C2", b="M1")
    assert refused(state, "A: deploy C1 C1") == "card_twice"
    assert refused(state, "A: deploy M1") == "not_in_hand"
    assert refused(played(state, "A: deploy C1"), "A: deploy C2") == "not_your_turn"


def test_r20_deploying_nothing_is_written() -> None:
    state, _ = powers("K 7", "", a="C1", b="M1")
    assert legal(state) == ["deploy none", "deploy C1"]
    over = played(state, "A: deploy none; B: deploy none")
    assert end(over) == ("majority", (1, 0), (1, 2))


def test_r18_a_prince_won_between_the_powers_is_used_by_the_new_holder() -> None:
    state, _ = powers("G 5, K 2", "K 1 3, C 4", a="T1", b="T2")
    assert held_by(state) == "C:B G:A K:B"
    dropped = played(state, "B: drop K1; drop K3; drop C4")
    assert (held_by(dropped), awaited(dropped), dropped.phase) == ("G:A K:A", "A", "bohemia")


def test_deployments_come_by_number_then_in_card_order_each_once() -> None:
    state, _ = powers("K 7", "", a="S2 C10 C9", b="M1")
    assert legal(state) == [
        "deploy none",
        "deploy C9",
        "deploy C10",
        "deploy S2",
        "deploy C9 C10",
        "deploy C9 S2",
        "deploy C10 S2",
        "deploy C9 C10 S2",
    ]
