"""Section 6.7: the reveal, the King's soldiers, the battle and what follows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import projections.games.kingsburg as game
from projections.errors import IllegalMove
from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import cards_of
from projections.games.kingsburg.move import DealEnemies, RevealEnemy
from tests.projections.games.kingsburg.position import (
    awaited,
    facts,
    held,
    history,
    legal,
    of,
    play,
    points,
    position,
    province,
    refused,
    rows,
)

if TYPE_CHECKING:
    from projections.games.kingsburg.state import Province, State

PAST = ("1-goblins-2", "2-orcs-4", "3-zombies-6", "4-orcs-7", "5-dragons-9")


def winter(card: str, *provinces: Province, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """The card is about to be turned up."""
    year = int(card[0])
    told = {"year": year, "revealed": PAST[: year - 1], "phase": 8, "queue": "", **fields}
    return position("reveal", *provinces, options=options, **told)


def battle(card: str, die: int | None, *provinces: Province, **fields: Any) -> tuple[State, tuple[Any, ...]]:
    state = winter(card, *provinces, **fields)
    return facts(state, f"*: ENEMY {card}" + (f"; *: KING {die}" if die else ""))


def test_a_winter_of_four_r6() -> None:
    provinces = (
        province("statue", "palisade", "barricade", vp=5),
        province("inn", "guard_tower", held="WS", soldiers=1, vp=5),
        province("guard_tower", "blacksmith", "barricade", vp=5),
        province("inn", "crane", held="W", vp=5),
    )
    state, events = battle("1-goblins-3", 1, *provinces)
    fought = of(e.Fought, events)[0]
    assert fought.combat == (3, 3, 4, 2)
    assert fought.results == ("draw", "draw", "won", "lost")
    assert points(state) == (5, 5, 6, 4)
    assert [held(state, seat) for seat in range(4)] == ["", "WS", "S", "W"]
    assert of(e.Destroyed, events) == [e.Destroyed(3, 52, 1)]
    assert of(e.StrongestPaid, events) == [e.StrongestPaid((2,), 1)]
    assert all(own.soldiers == 0 for own in state.provinces)
    assert (state.year, state.aid_holder) == (2, 3)


def test_with_a_market_the_market_falls_first_r6() -> None:
    _, events = battle("1-goblins-3", 1, province("market", "crane", held="W"), province("guard_tower", soldiers=5))
    assert of(e.Destroyed, events) == [e.Destroyed(0, 22, 1)]


def test_stone_wall_and_fortress_o19() -> None:
    walled = province("fortress")
    strong = province("guard_tower", "blacksmith", "wizards_guild")  # 1 + 1 + 2, and the die
    state, events = battle("2-zombies-5", 1, walled, strong)
    assert of(e.Fought, events)[0].results == ("won", "draw")
    assert of(e.Fought, events)[0].combat == (5, 5)
    assert points(state) == (3, 0)


def test_losses_are_paid_as_far_as_held_o20() -> None:
    state, events = battle("3-demons-6", 2, province("inn", held="GSSS"), province(soldiers=9))
    assert (held(state), points(state)[0], state.provinces[0].rows) == ("SS", -1, rows("inn"))
    assert of(e.Lost, events) == [e.Lost(0, (1, 0, 1), 0)]


def test_nothing_to_lose_but_a_point_o21() -> None:
    state, events = battle("1-goblins-2", 1, province(), province(soldiers=9))
    assert (points(state)[0], of(e.Destroyed, events)) == (-1, [])


def test_at_a_floor_of_zero_nothing_is_owed_11_2_34() -> None:
    options = {"score_floor": "zero"}
    state, events = battle("5-barbarians-7", 1, province(vp=3), province(soldiers=9), options=options)
    assert of(e.Beaten, events) == [e.Beaten(0, 3)]
    assert points(state)[0] == 0
    state, events = battle("1-goblins-3", 1, province("statue", vp=1), province(soldiers=9), options=options)
    assert (points(state)[0], of(e.Destroyed, events)) == (0, [e.Destroyed(0, 11, 1)])


@pytest.mark.parametrize(
    ("held_goods", "choices", "left"),
    [("GWS", ["LOSE GW", "LOSE GS", "LOSE WS"], None), ("GGG", [], "G"), ("W", [], ""), ("", [], "")],
)
def test_the_goods_of_choice_o22(held_goods: str, choices: list[str], left: str | None) -> None:
    state, _ = battle("1-orcs-3", 1, province(held=held_goods), province(soldiers=9))
    if choices:
        assert (awaited(state), legal(state)) == ("A", choices)
        assert refused(state, "A: LOSE G") == "loss_count"
        assert refused(state, "A: LOSE GG") == "not_held"
        state = play(state, "A: LOSE WS")
        left = "G"
    assert (held(state), points(state)[0], state.year) == (left, -1, 2)


def test_the_rightmost_column_falls_from_the_top_o23() -> None:
    own = province("chapel", "market", "guard_tower", "crane", vp=11)
    assert own.rows == (2, 2, 1, 0, 2)
    state, events = battle("2-goblins-4", 1, own, province(soldiers=9))
    assert of(e.Destroyed, events) == [e.Destroyed(0, 12, 5)]
    assert (points(state)[0], state.provinces[0].rows) == (6, (1, 2, 1, 0, 2))
    _, events = battle("2-goblins-4", 1, state.provinces[0], province(soldiers=9))
    assert of(e.Destroyed, events) == [e.Destroyed(0, 22, 1)]


def test_points_of_a_destroyed_building_stay_by_option_4() -> None:
    options = {"building_vp_lost": "no"}
    state, events = battle("1-goblins-3", 1, province("chapel", vp=8), province(soldiers=9), options=options)
    assert (points(state)[0], of(e.Destroyed, events)) == (8, [e.Destroyed(0, 12, 0)])
    rebuilt = position("build", *state.provinces, queue="A", options=options)
    richer = position("build", province("statue", held="GGGS", vp=8), province(), queue="A", phase=6, options=options)
    assert rebuilt.provinces[0].rows == rows("statue")
    assert points(play(richer, "A: B12"))[0] == 13  # 11.2 #35: it scores again


def test_the_last_winter_takes_the_cathedral_o24() -> None:
    own = province("cathedral", "wizards_guild", held="GGGG", vp=37)
    state, events = battle("5-barbarians-8", 3, own, province(soldiers=9))
    assert of(e.Fought, events)[0].combat[0] == 7
    assert of(e.Destroyed, events) == [e.Destroyed(0, 14, 9)]
    assert (points(state)[0], of(e.MatchEnded, events)) == (28, [e.MatchEnded((0, 0))])


def test_the_strongest_winners_share_in_full_o27() -> None:
    two = province("guard_tower", "blacksmith", soldiers=1)
    state, events = battle("1-goblins-2", 1, two, two, province(soldiers=2), province())
    assert of(e.Fought, events)[0].combat == (4, 4, 3, 1)
    assert of(e.StrongestPaid, events) == [e.StrongestPaid((0, 1), 1)]
    assert [held(state, seat) for seat in range(4)] == ["W", "W", "W", ""]
    assert points(state) == (1, 1, 0, -1)


def test_nobody_is_strongest_where_nobody_won_6_7() -> None:
    state, events = battle("1-goblins-2", 1, province(), province(soldiers=1))
    assert (of(e.StrongestPaid, events), points(state)) == ([], (-1, 0))


@pytest.mark.parametrize(
    ("buildings", "card", "value"),
    [
        (("church",), "3-demons-6", 2),
        (("church",), "3-zombies-6", 1),
        (("palisade",), "1-zombies-4", 3),
        (("palisade",), "1-orcs-3", 2),
        (("barricade",), "1-goblins-2", 2),
        (("barricade",), "1-orcs-3", 1),
        (("farms",), "1-orcs-3", 0),
        (("wizards_guild",), "1-orcs-3", 5),
        (("stone_wall",), "1-orcs-3", 3),
    ],
)
def test_buildings_count_in_battle_6_7(buildings: tuple[str, ...], card: str, value: int) -> None:
    _, events = battle(card, 1, province(*buildings), province())
    assert of(e.Fought, events)[0].combat[0] == value


def test_soldiers_above_the_chart_count_in_full_11_2_12() -> None:
    _, events = battle("1-orcs-3", 6, province(soldiers=14), province())
    assert of(e.Fought, events)[0].combat[0] == 20


def test_without_reinforcements_no_die_is_rolled_4() -> None:
    options = {"reinforcements": "none"}
    state = play(winter("1-orcs-3", province(held="GWS"), province(soldiers=4), options=options), "*: ENEMY 1-orcs-3")
    assert (state.combat, state.king, awaited(state)) == ((0, 4), (), "A")
    assert refused(state, "*: KING 3") == "not_your_turn"


def test_the_spoils_of_choice_are_asked_6_7() -> None:
    state, _ = battle("4-orcs-7", 1, province("fortress", soldiers=9), province(soldiers=7), turn_order=(1, 0))
    assert (awaited(state), legal(state)) == ("B", ["GET G", "GET W", "GET S"])
    state = play(state, "B: GET S")
    assert (awaited(state), points(state)) == ("A", (0, 0))  # the Fortress pays after the good
    state = play(state, "A: GET W")
    assert ([held(state, 0), held(state, 1)], points(state)) == (["W", "S"], (2, 0))
    assert state.year == 5


def test_players_are_settled_in_turn_order_6_7() -> None:
    poor = province(held="GWS")
    state, _ = battle("1-orcs-3", 1, poor, province(soldiers=9), poor, turn_order=(2, 1, 0))
    assert state.queue == (2, 1, 0)
    state = play(state, "C: LOSE GW")
    assert (held(state, 1), state.queue) == ("G", (0,))  # B won in between


def test_a_card_of_another_year_is_refused_8() -> None:
    state = winter("2-orcs-4", province(), province())
    assert refused(state, "*: ENEMY 1-orcs-3") == "other_year"
    assert refused(state, "*: ENEMY ?") == "bad_notation"
    assert refused(state, "*: ENEMY 2-orcs-5") == "bad_notation"
    assert all(play(state, f"*: ENEMY {card}") for card in cards_of(2))


def test_a_known_card_must_come_up_9_5() -> None:
    known = (None, "2-orcs-4", None, None, None)
    state = winter("2-orcs-4", province(), province(), enemies=known)
    assert refused(state, "*: ENEMY 2-zombies-5") == "other_card"
    assert game.chance(state, Random(3)) == RevealEnemy("2-orcs-4")
    with pytest.raises(IllegalMove) as refusal:
        game.decide(state, RevealEnemy("2-zombies-5"))
    dealt = history(position("enemies", province(), province(), queue=""), "*: ENEMIES ? 2-orcs-4 ?3")
    assert refusal.value.because is not None
    assert isinstance(dealt[0].move, DealEnemies)
    assert refusal.value.because(dealt[0])


def test_chance_turns_up_a_card_of_the_year_where_none_is_known_4() -> None:
    state = winter("2-orcs-4", province(), province())
    assert {game.chance(state, Random(seed)).card for seed in range(60)} == set(cards_of(2))


@pytest.mark.parametrize("text", ["KING 0", "KING 7", "KING", "RE A 3"])
def test_a_die_shows_one_to_six_9_2(text: str) -> None:
    state = play(winter("2-orcs-4", province(), province()), "*: ENEMY 2-orcs-4")
    assert refused(state, f"*: {text}") in ("bad_notation", "other_step")
