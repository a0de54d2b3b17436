"""Section 6.3 steps 0 and 1: neutral dice, the Guild, rolls, rerolls and the new turn order."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.kingsburg as game
from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import NEUTRAL
from tests.projections.games.kingsburg.position import (
    awaited,
    facts,
    held,
    history,
    legal,
    of,
    play,
    position,
    province,
    refused,
)

BOTH = "statue", "chapel"


@pytest.mark.parametrize(
    ("dice", "standing"),
    [
        ("123 34", [(6, (1, 2, 3)), (7, (3, 4))]),
        ("123 24", [(6, (1, 2, 3)), (2, (2,)), (4, (4,))]),
        ("112 22", [(4, (1, 1, 2)), (2, (2,))]),
        ("666 11", [(18, (6, 6, 6)), (2, (1, 1))]),
        ("111 12", [(3, (1, 1, 1)), (1, (1,)), (2, (2,))]),
    ],
)
def test_neutral_dice_take_two_or_three_advisors_o26(dice: str, standing: list[object]) -> None:
    state = play(position("neutral", province(), province(), queue=""), f"*: NEUTRAL {dice}")
    assert [(group.advisor, group.coloured) for group in state.board] == standing
    assert {group.seat for group in state.board} == {NEUTRAL}
    assert (state.step, state.queue) == ("roll", (0, 1))


def test_the_advisor_of_the_two_is_left_out_only_as_far_as_it_must_o26() -> None:
    """`156 11`: 12 and 2; a player with 66 reaches the Duchess only with the envoy, and then is helped."""
    board = play(position("neutral", province(), province(), queue=""), "*: NEUTRAL 156 11").board
    without = position("influence", province(roll="66"), province(), board=board, queue="A")
    assert "I12 66 E" not in legal(without)
    assert refused(without, "A: I12 66") == "occupied"
    state = play(
        position("influence", province(roll="66"), province(), board=board, queue="A", envoy_holder=0), "A: I12 66 E"
    )
    assert awaited(state) == "A"
    state = play(state, "A: H12 GS")
    assert (held(state), state.provinces[0].plus2, state.envoy_holder) == ("GS", 1, None)


@pytest.mark.parametrize("text", ["NEUTRAL 12 345", "NEUTRAL 123", "NEUTRAL 1234 5", "NEUTRAL 127 11"])
def test_three_neutral_dice_come_before_two_9_2(text: str) -> None:
    assert refused(position("neutral", province(), province(), queue=""), f"*: {text}") == "bad_notation"


def test_only_two_players_have_neutral_dice_6_3() -> None:
    state = play(game.initial(game.Setup(seats=3)), "*: ORDER A B C; *: ENEMIES ?5; A: AID G; B: AID G; C: AID G")
    assert state.step == "roll"
    assert refused(state, "*: NEUTRAL 123 45") == "other_step"


def test_the_guild_pays_by_itself_before_the_roll_6_3() -> None:
    spring = position("neutral", province("merchants_guild"), province(), queue="")
    state, events = facts(spring, "*: NEUTRAL 123 45")
    assert (held(state), state.step) == ("G", "roll")
    assert of(e.GuildPaid, events) == [e.GuildPaid((0,), 1)]


def test_a_claimed_guild_is_asked_in_the_old_turn_order_after_the_neutral_dice_11_2_33() -> None:
    owner = province("merchants_guild")
    options = {"guild_claim": "claimed"}
    spring = position("neutral", owner, owner, queue="", turn_order=(1, 0), options=options)
    state = play(spring, "*: NEUTRAL 123 45")
    assert (awaited(state), legal(state)) == ("B", ["GUILD G", "GUILD -"])
    state = play(state, "B: GUILD -; A: GUILD G")
    assert ([held(state, 0), held(state, 1)], state.step) == (["G", ""], "roll")


def test_nobody_is_asked_for_the_gold_of_a_guild_that_does_not_stand_6_3() -> None:
    spring = position("neutral", province("farms"), province(), queue="", options={"guild_claim": "claimed"})
    assert play(spring, "*: NEUTRAL 123 45").step == "roll"


@pytest.mark.parametrize(
    ("buildings", "aid", "roll"),
    [((), None, "123"), (("farms",), None, "123+4"), ((), 0, "123+4"), (("farms",), 0, "123+45")],
)
def test_a_white_die_comes_for_the_aid_and_one_for_farms_6_3(
    buildings: tuple[str, ...], aid: int | None, roll: str
) -> None:
    state = position("roll", province(*buildings), province(), aid_holder=aid)
    for other in {"123", "123+4", "123+45", "12", "1234", "12+3"} - {roll}:
        assert refused(state, f"*: ROLL A {other}") == "dice_count"
    own = play(state, f"*: ROLL A {roll}").provinces[0]
    assert len(own.coloured) + len(own.white) == len(roll.replace("+", ""))


def test_rolls_are_recorded_in_the_turn_order_from_before_11_2_36() -> None:
    state = position("roll", province(), province(), province(), turn_order=(2, 0, 1))
    assert refused(state, "*: ROLL A 123") == "other_roll"
    assert refused(play(state, "*: ROLL C 123"), "*: ROLL C 123") == "other_roll"
    assert refused(state, "*: ROLL E 123") == "other_roll"


def test_equal_totals_keep_their_order_r2() -> None:
    before = position("roll", province(), province(), province(), province(), turn_order=(2, 0, 3, 1))
    state, events = facts(before, "*: ROLL C 226; *: ROLL A 135; *: ROLL D 235; *: ROLL B 445")
    assert state.turn_order == (0, 2, 3, 1)
    assert of(e.OrderUpdated, events) == [e.OrderUpdated((0, 2, 3, 1), (9, 13, 10, 10))]


def test_white_dice_count_for_the_order_o3() -> None:
    state = play(position("roll", province(), province(), aid_holder=0), "*: ROLL A 223+6; *: ROLL B 444")
    assert state.turn_order == (1, 0)


def rerolls(owner: tuple[str, ...], roll: str, **fields: object):  # type: ignore[no-untyped-def]
    """A of two players has rolled `roll`; B, who acts before by turn order, has nothing to roll again."""
    white = province(*owner, *(("farms",) if "+" in roll else ()))
    return play(position("roll", white, province(), turn_order=(1, 0), **fields), f"*: ROLL B 123; *: ROLL A {roll}")


def test_statue_then_chapel_o4() -> None:
    state = rerolls(BOTH, "222+2")
    assert legal(state) == ["STATUE C", "STATUE W", "KEEP"]  # 8 in all: no Chapel
    state = play(state, "A: STATUE C; *: RE A 1")
    assert state.provinces[0].coloured == (1, 2, 2)
    assert legal(state) == ["CHAPEL", "KEEP"]
    state = play(state, "A: CHAPEL; *: RE A 112+1")
    assert state.step == "influence"  # both are used
    assert (state.provinces[0].coloured, state.provinces[0].white) == ((1, 1, 2), (1,))


def test_chapel_then_statue_o5() -> None:
    state = rerolls(BOTH, "111")
    assert legal(state) == ["STATUE C", "CHAPEL", "KEEP"]
    state = play(state, "A: CHAPEL; *: RE A 444")
    assert legal(state) == ["STATUE C", "KEEP"]
    state = play(state, "A: STATUE C; *: RE A 6")
    assert (state.step, state.provinces[0].coloured) == ("influence", (4, 4, 6))


def test_the_statue_rolls_a_white_die_again_11_2_37() -> None:
    state = play(rerolls(("statue",), "333+3"), "A: STATUE W")
    assert refused(state, "*: RE A 5") == "dice_count"
    assert refused(state, "*: RE A 5+5") == "dice_count"
    assert refused(state, "*: RE B +5") == "other_roll"
    state, events = facts(state, "*: RE A +5")
    assert (state.provinces[0].coloured, state.provinces[0].white) == ((3, 3, 3), (5,))
    assert events[0] == e.Rerolled(0, (), (5,), (3, 3, 3), (5,), more=False)
    assert state.turn_order == (1, 0)


def test_keeping_is_final_also_where_both_applied_6_3() -> None:
    assert play(rerolls(BOTH, "111"), "A: KEEP").step == "influence"


def test_a_reroll_changes_the_turn_order_6_3() -> None:
    assert play(rerolls(("chapel",), "124"), "A: CHAPEL; *: RE A 112").turn_order == (0, 1)


@pytest.mark.parametrize(
    ("owner", "roll", "text", "code"),
    [
        (BOTH, "222+3", "STATUE C", "other_step"),  # nothing applies: never asked
        (BOTH, "222", "CHAPEL", None),
        (("statue",), "222", "CHAPEL", "no_reroll"),
        (("chapel",), "124", "STATUE C", "no_reroll"),
        (("statue",), "222", "STATUE W", "no_white_die"),
        (("statue",), "222", "PASS", "other_step"),
    ],
)
def test_what_cannot_be_rolled_again_is_refused_6_3(
    owner: tuple[str, ...], roll: str, text: str, code: str | None
) -> None:
    state = rerolls(owner, roll)
    if code is None:
        assert text in legal(state)
        return
    assert refused(state, f"{awaited(state)}: {text}") == code


def test_each_player_finishes_before_the_next_in_the_old_order_11_2_25() -> None:
    before = position("roll", province("chapel"), province("chapel"), turn_order=(1, 0))
    state = play(before, "*: ROLL B 114; *: ROLL A 112")
    assert awaited(state) == "B"
    state = play(state, "B: CHAPEL; *: RE B 112")
    assert awaited(state) == "A"
    assert play(state, "A: KEEP").turn_order == (1, 0)  # 4 each


def test_every_roll_is_one_short_line_at_a_table_8() -> None:
    start = position("roll", province("farms"), province(), province(), province(), province(), aid_holder=0)
    lines = [
        f"*: {game.write(step.before, step.move)}"
        for step in history(start, "*: roll a 5 4 3 + 42; *: ROLL B 661; *: ROLL C 123; *: ROLL D 222; *: ROLL E 156")
    ]
    assert lines == ["*: ROLL A 345+24", "*: ROLL B 166", "*: ROLL C 123", "*: ROLL D 222", "*: ROLL E 156"]
    assert max(map(len, lines)) <= 16


def test_chance_rolls_what_is_due_6_3() -> None:
    state = position("roll", province("farms"), province(), aid_holder=0)
    rolled = game.chance(state, Random(1))
    assert (rolled.player, len(rolled.coloured), len(rolled.white)) == (0, 3, 2)
