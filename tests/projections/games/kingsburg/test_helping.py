"""Section 6.3 step 3: what each advisor gives, in which order, and what may be chosen or declined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from projections.games.kingsburg import events as e
from tests.projections.games.kingsburg.position import (
    facts,
    group,
    held,
    legal,
    of,
    play,
    points,
    position,
    province,
    refused,
)

if TYPE_CHECKING:
    from projections.games.kingsburg.state import State


def helped(*standing: tuple[str, int], own: Any = None, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """The state once the last dice are placed: B of two players passes, and the advisors help."""
    board = tuple(group(owner, advisor, "1") for owner, advisor in standing)
    fields.setdefault("phase", 6)
    state = position(
        "influence", own or province(), province(roll="6"), board=board, options=options, queue="B", **fields
    )
    return play(state, "B: PASS")


@pytest.mark.parametrize(
    ("advisor", "goods", "vp", "tokens", "soldiers"),
    [
        (1, "", 1, 0, 0),
        (2, "G", 0, 0, 0),
        (3, "W", 0, 0, 0),
        (5, "", 0, 0, 1),
        (8, "GG", 0, 0, 0),
        (10, "", 0, 0, 2),
        (13, "SSS", 0, 0, 0),
        (15, "GWS", 0, 0, 0),
        (16, "GGGG", 0, 0, 0),
        (18, "GWS", 0, 0, 1),
    ],
)
def test_help_without_a_choice_comes_by_itself_2_3(
    advisor: int, goods: str, vp: int, tokens: int, soldiers: int
) -> None:
    state = helped(("A", advisor))
    own = state.provinces[0]
    assert (held(state), own.vp, own.plus2, own.soldiers) == (goods, vp, tokens, soldiers)


@pytest.mark.parametrize(
    ("advisor", "choices"),
    [
        (4, "H4 G, H4 W"),
        (7, "H7 G, H7 W, H7 S"),
        (9, "H9 GW, H9 WS"),
        (11, "H11 GS, H11 WS"),
        (12, "H12 GG, H12 GW, H12 GS, H12 WW, H12 WS, H12 SS"),
        (
            14,
            "H14 GGG, H14 GGW, H14 GGS, H14 GWW, H14 GWS, H14 GSS, H14 WWW, H14 WWS, H14 WSS, H14 SSS, H14 -",
        ),
        (17, "H17 GG, H17 GW, H17 GS, H17 WW, H17 WS, H17 SS"),
    ],
)
def test_help_with_a_choice_is_asked_2_3(advisor: int, choices: str) -> None:
    assert legal(helped(("A", advisor))) == choices.split(", ")


@pytest.mark.parametrize("text", ["H9 GS", "H9 G", "H9 -", "H11 GS", "H9 GWS"])
def test_other_help_is_refused_9_2(text: str) -> None:
    assert refused(helped(("A", 9)), f"A: {text}") in ("other_help", "other_advisor")


def test_the_architect_feeds_the_alchemist_o10() -> None:
    state = helped(("A", 6), ("A", 3))
    assert (held(state), legal(state)) == ("W", ["H6 W", "H6 -"])
    assert held(play(state, "A: H6 W")) == "GS"
    assert held(play(state, "A: H6 -")) == "W"
    assert refused(state, "A: H6 G") == "other_swap"


def test_with_no_goods_the_alchemist_is_declined_by_itself_o10() -> None:
    state = helped(("A", 6), ("A", 7))
    assert legal(state) == ["H7 G", "H7 W", "H7 S"]
    state = play(state, "A: H7 S")
    assert (held(state), state.provinces[0].plus2) == ("S", 1)


def test_the_smuggler_is_paid_below_zero_or_declined_o11() -> None:
    state = helped(("A", 14))
    taken = play(state, "A: H14 GGS")
    assert (points(taken)[0], held(taken)) == (-1, "GGS")
    declined = play(state, "A: H14 -")
    assert (points(declined)[0], held(declined)) == (0, "")


def test_the_smuggler_must_be_taken_by_option_4() -> None:
    state = helped(("A", 14), options={"smuggler_optional": "no"})
    assert len(legal(state)) == 10
    assert refused(state, "A: H14 -") == "other_help"


def test_at_a_floor_of_zero_the_smuggler_costs_what_there_is_11_2_34() -> None:
    options = {"score_floor": "zero"}
    assert points(play(helped(("A", 14), options=options), "A: H14 GGS"))[0] == 0
    assert points(play(helped(("A", 14), own=province(vp=1), options=options), "A: H14 GGS"))[0] == 0
    assert points(play(helped(("A", 14), own=province(vp=2), options=options), "A: H14 GGS"))[0] == 1


@pytest.mark.parametrize(("limit", "soldiers"), [("each_advisor", 5), ("once_per_season", 4)])
def test_the_stable_adds_a_soldier_o12(limit: str, soldiers: int) -> None:
    state = helped(("A", 10), ("A", 5), own=province("stable"), options={"stable_limit": limit})
    assert state.provinces[0].soldiers == soldiers


def test_the_stable_and_the_king_o12() -> None:
    state = helped(("A", 18), own=province("stable"))
    assert (state.provinces[0].soldiers, held(state)) == (2, "GWS")


def test_the_stable_counts_twice_on_one_advisor_4() -> None:
    assert helped(("A", 5), ("A", 5), own=province("stable")).provinces[0].soldiers == 4


def test_a_stable_helps_once_a_season_again_in_the_next_4() -> None:
    state = helped(("A", 5), own=province("stable"), phase=2, options={"stable_limit": "once_per_season"})
    assert state.provinces[0].stable_used is False


def test_advisors_help_in_order_then_groups_as_placed_6_3() -> None:
    state = helped(("B", 9), ("A", 4), ("A", 9))
    assert (state.queue, state.helping) == ((0, 1, 0), (4, 9, 9))
    assert refused(state, "A: H9 GW") == "other_advisor"
    assert refused(state, "B: H9 GW") == "not_your_turn"
    state = play(state, "A: H4 G; B: H9 WS")
    assert state.queue == (0,)


def test_neutral_dice_get_nothing_6_3() -> None:
    board = play(position("neutral", province(), province(), queue=""), "*: NEUTRAL 111 66").board  # 3 and 12
    state = play(position("influence", province(roll="6"), province(), board=board, queue="A"), "A: PASS")
    assert all(own.goods == (0, 0, 0) for own in state.provinces)


def test_who_looks_at_the_card_learns_it_and_all_see_that_6_3() -> None:
    before = position(
        "influence", province(roll="55"), province(), queue="A", enemies=(None, "2-orcs-4", None, None, None)
    )
    state, events = facts(before, "A: I10 55")
    assert of(e.Peeked, events) == [e.Peeked(0, 2, "2-orcs-4")]
    assert state.provinces[0].peeked == (2,)


def test_at_a_table_nobody_needs_to_know_the_card_8() -> None:
    _, events = facts(position("influence", province(roll="55"), province(), queue="A"), "A: I10 55")
    assert of(e.Peeked, events) == [e.Peeked(0, 2, None)]


def test_all_dice_leave_the_board_6_3() -> None:
    state = helped(("A", 4), own=province(roll="1"))
    state = play(state, "A: H4 G")
    assert (state.board, state.provinces[0].coloured) == ((), ())
