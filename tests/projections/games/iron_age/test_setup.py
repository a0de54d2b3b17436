"""The start of a match and the options of the table (iron_age 4)."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.iron_age as game
from projections.errors import BadSetup
from projections.seats import CHANCE
from projections.setup import option_texts, setup_from
from tests.projections.games.iron_age.position import TRIAL, after, legal, refusal, table, told


def test_sec4_the_pegs_begin_at_the_start_column_with_a_province_and_a_port() -> None:
    realm = game.initial(table(3)).realms[2]
    assert (realm.wealth, realm.ships, realm.armies, realm.goods, realm.food) == (0, 0, 0, 0, 3)
    assert (realm.provinces, realm.ports, realm.conquest_boxes) == (1, 1, 1)
    assert (realm.tribute, realm.marks, realm.developments) == (0, 0, ())


def test_sec4_the_start_player_is_chance_but_not_alone() -> None:
    assert game.to_act(game.initial(table(2))) == (CHANCE,)
    alone = game.initial(table(1))
    assert game.to_act(alone) == (0,)
    assert legal(alone) == ["EXTRA PORT", "EXTRA PROVINCE"]
    assert refusal(alone, "START A", seat=CHANCE) == "not_your_turn"
    assert refusal(game.initial(table(2)), "START C") == "no_such_seat"


def test_sec4_each_seat_begins_equally_often() -> None:
    start = game.initial(table(4))
    rng = Random(7)
    firsts = [game.chance(start, rng).player for _ in range(4_000)]
    assert all(900 < firsts.count(seat) < 1_100 for seat in range(4))


def test_sec4_extras_are_chosen_clockwise_from_the_start_player() -> None:
    state = after(game.initial(table(3)), "*: START C; C: EXTRA PORT")
    assert game.to_act(state) == (0,)
    state = after(state, "A: EXTRA PROVINCE; B: EXTRA PORT")
    assert (state.phase, state.turn, state.round) == ("roll", 2, 1)


def test_sec4_an_extra_port_is_built_with_all_its_boxes() -> None:
    realm = after(game.initial(table(1)), "A: EXTRA PORT").realms[0]
    assert (realm.ports, realm.provinces, realm.port_population, realm.port_goods) == (2, 1, 1, 2)
    assert (realm.goods, realm.food, realm.armies, realm.tribute) == (0, 3, 0, 0)


@pytest.mark.parametrize("order", ["sequential", "any"])
def test_sec11_2_an_extra_province_is_province_2_with_its_armies_and_tribute(order: str) -> None:
    realm = after(game.initial(table(1, province_order=order)), "A: EXTRA PROVINCE").realms[0]
    assert (realm.ports, realm.provinces, realm.province_fill[0]) == (1, 2, 3)
    assert (realm.armies, realm.tribute) == (2, 1)


def test_sec2_9_a_sheet_may_give_an_extra_province_no_bonus() -> None:
    realm = after(game.initial(table(1, **TRIAL)), "A: EXTRA PROVINCE").realms[0]
    assert (realm.provinces, realm.armies, realm.tribute) == (2, 1, 0)  # the one army is the start value


def test_w1_the_first_round_of_two_players() -> None:
    text = """*: START A; A: EXTRA PORT; B: EXTRA PROVINCE; *: ROLL GS/D; A: RR *; *: ROLL /B; A: KEEP; A: PG 3;
        *: ROLL PE/C; B: KEEP; B: FOOD 1; B: FIGHT; B: PROV 2; B: ARMY 1"""
    history = told(game.initial(table(2)), text)
    kept, goods = history[6].after, history[7].after
    assert (kept.realms[0].goods, kept.realms[0].food) == (3, 2)
    assert (goods.realms[0].goods, goods.realms[0].port_goods, goods.realms[0].ports) == (0, 5, 2)
    food = history[10].after
    assert (food.realms[1].food, food.population) == (3, 3)
    fought = history[11].after.realms[1]
    assert (fought.tribute, fought.conquest_boxes, fought.armies) == (2, 2, 1)
    end = history[-1].after
    first, second = end.realms
    assert (first.goods, first.food, first.tribute) == (0, 2, 0)
    assert (second.food, second.armies, second.tribute, second.province_fill[:2]) == (2, 2, 2, (3, 2))
    assert (end.phase, end.turn, end.round) == ("roll", 0, 2)


@pytest.mark.parametrize(
    ("option", "value", "kept"),
    [
        ("length", "FULL", "full"),
        ("max_rounds", "999", 999),
        ("max_rounds", "None", None),
        ("end_round", "next", "next"),
        ("monument_end_scope", "single", "single"),
        ("disaster_mode", "cumulative", "cumulative"),
        ("payment", "any", "any"),
        ("province_order", "any", "any"),
    ],
)
def test_sec4_each_option_is_read_in_any_case_and_written_where_it_differs(
    option: str, value: str, kept: object
) -> None:
    setup = table(2, **{option: value})
    assert getattr(setup, option) == kept
    assert option_texts(game, setup) == {option: value.lower()}


def test_sec4_options_at_their_default_are_not_written() -> None:
    named = {"length": "short", "sheet": "iron_age_sheet_v0_assumed", "max_rounds": "99", "payment": "irredundant"}
    assert option_texts(game, table(2, **named)) == {}


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("length", "long", "bad_option"),
        ("max_rounds", "0", "bad_option"),
        ("max_rounds", "007", "bad_option"),
        ("max_rounds", "1000", "bad_option"),
        ("end_round", "both", "bad_option"),
        ("players", "3", "unknown_option"),
    ],
)
def test_sec4_an_unknown_name_or_value_is_refused(option: str, value: str, rule: str) -> None:
    with pytest.raises(BadSetup) as refused:
        table(2, **{option: value})
    assert refused.value.rule == rule


@pytest.mark.parametrize("seats", [0, 5])
def test_sec1_one_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="bad_seats"):
        setup_from(game, seats=seats, options={})


def test_sec13_the_bound_is_that_of_the_page_or_more_and_grows_with_the_table() -> None:
    assert game.bound(table(4)) >= 99 * 4 * 8
    assert game.bound(table(4)) < 30_000
    assert game.bound(table(1)) < game.bound(table(2)) < game.bound(table(2, max_rounds="none"))
