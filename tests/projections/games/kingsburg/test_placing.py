"""Section 6.3 step 2: sets of dice on advisors, tokens, the Market and the envoy."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import projections.games.kingsburg as game
from projections.errors import IllegalMove
from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import ADVISORS
from projections.games.kingsburg.move import Influence
from projections.games.kingsburg.placing import placements
from tests.projections.games.kingsburg.position import (
    awaited,
    dice,
    facts,
    group,
    held,
    history,
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

PUBLISHED = {"preset": "published_first_edition"}


def alone(roll: str, *buildings: str, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """A is to place, and B waits with a die of its own."""
    board = fields.pop("board", ())
    envoy = fields.pop("envoy_holder", None)
    own = province(*buildings, roll=roll, **fields)
    return position("influence", own, province(roll="6"), board=board, options=options, envoy_holder=envoy)


def advisors(state: State) -> list[int]:
    return sorted({int(text.split()[0][1:]) for text in legal(state) if text != "PASS"})


def test_a_round_with_four_players_r3() -> None:
    rolls = ("135", "445", "226", "235")
    state = position("influence", *(province(roll=roll) for roll in rolls), turn_order=(0, 2, 3, 1))
    state, events = facts(state, "A: I8 35; C: I4 22; D: I7 25; B: I9 45; A: I1 1; C: I6 6; D: I3 3")
    assert of(e.ForcedPass, events) == [e.ForcedPass(1), e.ForcedPass(0), e.ForcedPass(2), e.ForcedPass(3)]
    assert points(state) == (1, 0, 0, 0)
    assert held(state, 3) == "W"
    state = play(state, "C: H4 W; C: H6 W; D: H7 S; B: H9 GW")
    assert [held(state, seat) for seat in range(4)] == ["GG", "GW", "GS", "WS"]
    assert (state.provinces[3].plus2, state.step) == (1, "build")


def test_the_market_stays_within_1_and_18_o6() -> None:
    assert legal(alone("1", "market")) == ["I1 1", "I2 1 M+", "PASS"]
    assert refused(alone("1", "market"), "A: I0 1 M-") == "no_advisor"
    rich = alone("666+1", "market")
    assert "I18 666+1 M-" in legal(rich)
    assert "I18 666" in legal(rich)
    assert max(advisors(rich)) == 18
    assert refused(rich, "A: I19 666+1") == "no_advisor"


@pytest.mark.parametrize(
    ("market", "options", "reached"),
    [
        (False, {}, [5, 7, 9]),
        (False, {"plus2_limit": "one_per_group"}, [5, 7]),
        (False, PUBLISHED, [5, 7]),
        (False, {"plus2_limit": "one_per_season"}, [5, 7]),
        (True, {}, [4, 5, 6, 7, 8, 9, 10]),
        (True, {"plus2_limit": "one_per_group"}, [4, 5, 6, 7, 8]),
    ],
)
def test_tokens_add_two_each_o7(market: bool, options: dict[str, Any], reached: list[int]) -> None:
    state = alone("5", *(("market",) if market else ()), plus2=2, options=options)
    assert advisors(state) == reached


def test_tokens_never_make_a_set_alone_nor_with_white_dice_o7() -> None:
    state = alone("5+6", plus2=2)
    assert refused(state, "A: I8 +6 T1") == "white_alone"
    assert refused(state, "A: I4 T2") == "bad_notation"
    assert refused(state, "A: I11 5 T3") == "tokens_not_held"


def test_one_token_a_set_allows_several_sets_with_one_each_4() -> None:
    state = alone("1234", plus2=2, options={"plus2_limit": "one_per_group"})
    assert refused(state, "A: I5 1 T2") == "one_token_a_group"
    state = play(state, "A: I3 1 T1; B: PASS")
    assert "I4 2 T1" in legal(state)


def test_one_token_a_season_4() -> None:
    state = alone("123", plus2=2, options={"plus2_limit": "one_per_season"})
    state = play(state, "A: I3 1 T1; B: PASS")
    assert refused(state, "A: I4 2 T1") == "one_token_a_season"
    assert legal(state) == ["I2 2", "I5 23", "PASS"]  # 3 is taken


def test_a_token_paid_to_the_town_hall_does_not_count_4() -> None:
    options = {"plus2_limit": "one_per_season"}
    state = position("town_hall", province("town_hall", plus2=2), province(), queue="A", phase=2, options=options)
    paid = play(state, "A: TH T").provinces[0]
    assert (paid.plus2, paid.tokens) == (1, 0)


@pytest.mark.parametrize("options", [{"market_limit": "once_per_season"}, PUBLISHED])
def test_the_market_once_a_season_4(options: dict[str, str]) -> None:
    state = play(alone("234", "market", options=options), "A: I1 2 M-; B: PASS")
    assert legal(state) == ["I3 3", "I4 4", "I7 34", "PASS"]
    assert refused(state, "A: I4 3 M+") == "market_used"


def test_the_market_twice_a_season_by_default_s1() -> None:
    state = play(alone("234", "market"), "A: I1 2 M-; B: PASS")
    assert "I5 4 M+" in legal(state)


def test_a_shift_needs_the_market_6_3() -> None:
    assert refused(alone("4"), "A: I5 4 M+") == "no_market"
    assert refused(alone("4"), "A: I5 4") == "wrong_total"
    assert refused(alone("4", "market"), "A: I6 4 M+") == "wrong_total"


def test_stranded_white_dice_are_wasted_o8() -> None:
    state = alone("2+5")
    assert legal(state) == ["I2 2", "I7 2+5", "PASS"]
    assert play(state, "A: I7 2+5").provinces[0].white == ()
    after, events = facts(state, "A: I2 2; B: PASS")
    assert events == (e.Passed(1), e.ForcedPass(0), *events[2:])
    assert after.phase == 4  # the season is over: nobody can build


def test_the_envoy_reaches_an_advisor_of_ones_own_o9() -> None:
    board = (group("A", 3, "3"),)
    assert refused(alone("3", board=board), "A: I3 3") == "occupied"
    assert refused(alone("3", board=board), "A: I3 3 E") == "no_envoy"
    state = alone("3", board=board, envoy_holder=0)
    assert legal(state) == ["I3 3 E", "PASS"]
    state = play(state, "A: I3 3; B: PASS")  # the reader finds out the E
    assert (held(state), state.envoy_holder) == ("WW", None)


def test_the_envoy_is_not_used_on_a_free_advisor_6_3() -> None:
    assert refused(alone("3", envoy_holder=0), "A: I3 3 E") == "envoy_not_needed"


def test_the_envoy_is_used_once_11_2_15() -> None:
    board = (group("B", 3, "3"), group("B", 4, "4"))
    state = play(alone("34", board=board, envoy_holder=0), "A: I3 3 E; B: PASS")
    assert state.step != "influence"  # the 4 has nowhere to go


def test_a_refusal_names_the_move_that_took_the_advisor_6_3() -> None:
    steps = history(position("influence", province(roll="34"), province(roll="13")), "A: I3 3")
    state = steps[-1].after
    with pytest.raises(IllegalMove) as refusal:
        game.decide(state, game.read(state, 1, "I3 3"))
    assert refusal.value.rule == "occupied"
    assert refusal.value.because is not None
    assert refusal.value.because(steps[-1])


def test_dice_that_are_not_there_are_refused_8() -> None:
    state = alone("345+2")
    for text in ("I6 6", "I6 33", "I12 345+22", "I10 55", "I4 4+4"):
        assert refused(state, f"A: {text}") in ("no_such_dice", "wrong_total")
    assert refused(state, "A: I8 44") == "no_such_dice"


def test_passing_is_final_and_allowed_although_dice_fit_11_2_16() -> None:
    state = play(position("influence", province(roll="12"), province(roll="345")), "A: PASS; B: I3 3")
    assert awaited(state) == "B"  # again and again, until all have passed
    assert awaited(play(state, "B: I4 4")) == "B"


def test_where_nothing_fits_the_pass_is_automatic_6_3() -> None:
    board = (group("B", 1, "1"), group("B", 2, "2"), group("B", 3, "3"))
    before = position("influence", province(roll="111"), province(roll="4"), board=board, turn_order=(1, 0))
    _, events = facts(before, "B: I4 4")
    assert e.ForcedPass(0) in events


faces = st.integers(1, 6)


@settings(max_examples=150, deadline=None)
@given(
    coloured=st.lists(faces, min_size=0, max_size=3).map(sorted),
    white=st.lists(faces, max_size=2).map(sorted),
    tokens=st.integers(0, 3),
    market=st.booleans(),
    envoy=st.booleans(),
    taken=st.sets(st.integers(1, 18), max_size=12),
    limit=st.sampled_from(["none", "one_per_group", "one_per_season"]),
)
def test_every_legal_set_is_listed_once_6_3(
    coloured: list[int], white: list[int], tokens: int, market: bool, envoy: bool, taken: set[int], limit: str
) -> None:
    """Against the rule spelled out: any dice, tokens and shift that add up to an advisor who may be influenced."""
    roll = "".join(map(str, coloured)) + "+" + "".join(map(str, white))
    own = province(*(("market",) if market else ()), roll=roll, plus2=tokens)
    board = tuple(group("B", advisor, "1") for advisor in taken)
    state = position(
        "influence", own, province(), board=board, envoy_holder=0 if envoy else None, options={"plus2_limit": limit}
    )
    found = list(placements(state, 0))
    assert len(found) == len(set(found))
    assert set(found) == set(
        _spelled_out(coloured, white, tokens if limit == "none" else min(tokens, 1), market, envoy, taken)
    )


def _spelled_out(
    coloured: list[int], white: list[int], tokens: int, market: bool, envoy: bool, taken: set[int]
) -> list[Influence]:
    found = []
    for own in {pick for size in range(1, 4) for pick in combinations(coloured, size)}:
        for lent in {pick for size in range(3) for pick in combinations(white, size)}:
            for plus2 in range(tokens + 1):
                for shift in (-1, 0, 1) if market else (0,):
                    advisor = sum(own) + sum(lent) + 2 * plus2 + shift
                    if advisor in ADVISORS and (advisor not in taken or envoy):
                        found.append(Influence(0, advisor, own, lent, plus2, shift, advisor in taken))
    return found


def test_five_players_with_white_dice_and_tokens_have_each_set_once_13() -> None:
    own = province("market", "farms", roll="256+34", plus2=4)
    state = position("influence", own, *(province(roll="123") for _ in range(4)))
    texts = legal(state)
    assert len(texts) == len(set(texts))
    assert len(texts) <= 7 * 4 * 5 * 3 + 1
    assert dice("256+34") == (own.coloured, own.white)
