"""Section 8: records of a physical table, with the worked examples W39 to W41 of section 10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import projections.games.metz as game
from projections.games.metz.state import Player
from projections.reader import parse
from projections.replay import replay
from tests.projections.games.metz.positions import (
    R,
    awaited,
    end,
    hand,
    legal,
    played,
    position,
    powers,
    refused,
)

if TYPE_CHECKING:
    from projections.errors import BrokenRecord

HEADER = "kifu 1\ngame: metz\nseat A: Aki\nseat B: Ben\n\n"
DEALT = f"*: deal A ?3\n*: deal B ?3\n*: reserve ?4\n*: castle {R}\n*: top T10\n"


def broken(moves: str) -> BrokenRecord:
    """Where the record of these lines breaks."""
    fault = replay(parse(HEADER + moves)).broken
    assert fault is not None
    return fault


def earlier(fault: BrokenRecord) -> int:
    """The move line, from 1, that the broken one contradicts."""
    assert fault.earlier_place is not None
    return fault.earlier_place.line - HEADER.count("\n")


def test_w39_a_payment_cannot_lie_on_the_ring_but_may_be_any_unseen_card() -> None:
    state = played(game.initial(game.Setup()), DEALT + "A: mv 5")
    assert refused(state, "A: pay C9") == "card_elsewhere"
    paid = played(state, "A: pay C3")
    assert (paid.players[0].unknown, paid.discard) == (2, ("C3",))


def test_w39_both_places_are_named() -> None:
    fault = broken(DEALT + "A: mv 5\nA: pay C9\n")
    assert (fault.place.line, fault.refusal.rule, earlier(fault)) == (12, "card_elsewhere", 4)
    assert fault.advice.earlier_text == f"*: castle {R}"


def test_w40_a_card_cannot_leave_a_hand_without_unknown_cards() -> None:
    start = position(deck="T9 M5", a="S4")
    assert refused(played(start, "A: mv 2"), "A: pay M5") == "not_in_hand"


def test_section_8_a_card_that_left_a_hand_known_in_full_is_where_it_went() -> None:
    dealt = DEALT.replace("A ?3", "A C3 T6 T7")
    fault = broken(dealt + "A: mv 4\nA: pay C3\nA: area\n*: top T9\nB: mv 1\nB: hand\n*: top T8\nA: mv 3\nA: pay C3\n")
    assert (fault.refusal.rule, fault.refusal.facts["where"], earlier(fault)) == ("card_elsewhere", "zone.discard", 7)
    fault = broken(dealt + "A: mv 4\nA: pay C1\n")
    assert (fault.refusal.rule, fault.refusal.facts["where"], earlier(fault)) == ("card_elsewhere", "zone.castle", 4)


def test_section_5_of_a_card_in_a_hidden_place_a_hand_known_in_full_tells_only_that_it_lacks_it() -> None:
    dealt = DEALT.replace("A ?3", "A C3 T6 T7").replace("B ?3", "B C4 ?2").replace("?4", "C5 ?3")
    state = played(game.initial(game.Setup()), dealt + "A: mv 4")
    assert [refused(state, f"A: pay {card}") for card in ("C4", "C5", "C6")] == ["not_in_hand"] * 3


def test_section_8_a_card_of_the_refill_contradicts_the_line_that_turned_it_up() -> None:
    fault = broken(DEALT + "A: mv 3\nA: area\n*: top T9\nB: mv 1\nB: hand\n*: top T10\n")
    assert (fault.refusal.facts["where"], fault.advice.earlier_text, earlier(fault)) == ("zone.castle", "*: top T10", 5)


def test_w40_the_naming_of_the_last_unknown_card_is_the_earlier_place() -> None:
    fault = broken(
        DEALT + "A: mv 6\nA: pay C3\nA: pay M5\nA: pay T7\nA: hand\n*: top T9\nB: mv 1\nB: hand\n*: top T8\n"
        "A: mv 2\nA: pay T6\n"
    )
    assert (fault.refusal.rule, earlier(fault)) == ("not_in_hand", 9)


def test_w40_the_deal_of_a_known_hand_is_the_earlier_place() -> None:
    fault = broken(DEALT.replace("A ?3", "A T6 T7 T8") + "A: mv 4\nA: pay M5\n")
    assert (fault.refusal.rule, earlier(fault)) == ("not_in_hand", 1)


def test_w41_a_card_of_a_play_area_cannot_turn_up() -> None:
    fault = broken(DEALT + "A: mv 3\nA: area\n*: top S4\n")
    assert (fault.refusal.rule, earlier(fault)) == ("card_seen", 7)


@pytest.mark.parametrize("card", ["T10", "M2", "S4", "C3"])
def test_a_card_that_was_seen_cannot_turn_up_again(card: str) -> None:
    state = played(game.initial(game.Setup()), DEALT + "A: mv 4; pay C3; area")
    assert refused(state, f"*: top {card}") == "card_seen"


def test_the_same_card_cannot_be_dealt_twice() -> None:
    start = game.initial(game.Setup())
    assert refused(start, "*: deal A C1 C1 C2") == "card_twice"
    dealt = played(start, "*: deal A C1 ?2")
    assert refused(dealt, "*: deal B C1 ?2") == "card_seen"
    assert refused(played(dealt, "*: deal B ?3"), "*: reserve C1 ?3") == "card_seen"


def test_a_hand_with_unknown_cards_may_pay_its_known_and_all_unseen_ones() -> None:
    state = played(game.initial(game.Setup()), DEALT.replace("A ?3", "A M5 ?2") + "A: mv 4")
    payable = [text.removeprefix("pay ") for text in legal(state)]
    assert len(payable) == 70 - len(R.split()) - 1  # all but the ring and the top card
    assert "M5" in payable and payable == sorted(payable, key=lambda card: ("CMTPGSK".index(card[0]), int(card[1:])))


def test_a_known_card_of_the_reserve_cannot_be_paid() -> None:
    state = played(game.initial(game.Setup()), DEALT.replace("?4", "K7 ?3") + "A: mv 4")
    assert refused(state, "A: pay K7") == "card_elsewhere"


def test_a_card_picked_up_openly_is_known_in_that_hand() -> None:
    state = played(game.initial(game.Setup()), DEALT + "A: mv 1; hand; *: top T9; B: mv 4")
    assert hand(state, "A") == {"C9"}
    assert refused(state, "B: pay C9") == "card_elsewhere"


def test_a_draw_from_the_face_down_deck_may_be_unseen_and_is_named_when_discarded() -> None:
    start = position(deck="P8 T10 T9", bailiff=12, a="C3", deck_face="down")
    drawn = played(start, "A: mv 1; city+; *: draw ?")
    assert drawn.players[0].unknown == 1
    assert legal(drawn) == ["x C3", "x T9", "x T10", "x P8"]
    assert played(drawn, "A: x P8").players[0].unknown == 0
    assert played(drawn, "A: x C3").players[0].unknown == 1


def test_a_draw_cannot_be_a_card_that_was_seen() -> None:
    start = position(deck="P8 T10 T9", bailiff=12, a="C3", deck_face="down")
    assert refused(played(start, "A: mv 1; city+"), "*: draw C3") == "card_seen"


def test_r29_an_unknown_reserve_becomes_unknown_cards_of_the_hand() -> None:
    start = position("T1 T2", a="C1", b="M1", area_a="S 5, K 1", turns_left=1)
    blind = replace(start, reserve=(None, "M9", None, None), discard=())
    after = played(blind, "A: mv 1; hand")
    assert (awaited(after), after.phase, after.reserve) == ("A", "bohemia", ())
    assert (after.players[0].unknown, hand(after, "A")) == (3, {"C1", "T1", "M9"})
    assert awaited(played(after, "A: deploy K2 K3 K4 M9")) == "B"
    assert refused(after, "A: deploy K2 K3 K4 K5") == "too_many_unseen"


def test_the_second_deployment_cannot_name_a_card_of_the_first() -> None:
    state, _ = powers("K 7", "", a="C1", b="")
    blind = replace(state, players=(Player((), 2, area=state.players[0].area), Player((), 2)), discard=())
    committed = played(blind, "A: deploy C5")
    assert refused(committed, "B: deploy C5") == "card_elsewhere"
    over = played(committed, "B: deploy C8")
    assert (over.players[0].unknown, over.players[1].unknown) == (1, 1)


def test_a_deployment_names_no_more_unseen_cards_than_the_hand_has_unknown_ones() -> None:
    state, _ = powers("K 7", "", a="C1 C2", b="M1")
    known = tuple(card for card in state.discard if card not in ("T1", "T2"))
    blind = replace(
        state, players=(Player(("C1", "C2"), 1, area=state.players[0].area), state.players[1]), discard=known
    )
    texts = legal(blind)
    assert "deploy C1 C2 T1" in texts and "deploy C1 C2 T2" in texts
    assert not [text for text in texts if "T1 T2" in text]
    assert len(texts) == len(set(texts)) == 4 + 2 * 4  # none or some of two known ones, with none or one of two unseen
    assert refused(blind, "A: deploy T1 T2") == "too_many_unseen"
    for text in texts:
        assert awaited(played(blind, f"A: {text}")) == "B"


def test_a_missed_sudden_victory_shows_at_once() -> None:
    start = position("S4 M7", deck="T10 T6", to_move="B", a="C3", area_a="C 5, M 4, T 2, S 3")
    over = played(start, "B: mv 1; hand; *: top T6")
    assert end(over)[0] == "sudden_victory"
    assert refused(over, "A: mv 1") == "game_over"
