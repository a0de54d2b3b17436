"""Sections 4 and 9.3: options, setup, and how a record begins."""

from __future__ import annotations

import pytest

import projections.games.kingsburg as game
from projections.errors import BadSetup
from projections.setup import option_texts, setup_from
from tests.projections.games.kingsburg.position import awaited, legal, play, refused

PRESET = "published_first_edition"
CARDS = "*: ENEMIES ?5"


def test_the_options_stand_in_the_order_of_the_table_4() -> None:
    assert [option.name for option in game.OPTIONS] == [
        *("preset", "market_limit", "plus2_limit", "reinforcements", "score_floor", "stable_limit"),
        *("smuggler_optional", "guild_claim", "initial_order", "building_vp_lost"),
    ]
    assert all(f"option.{option.name}.{value}" in game.LABELS for option in game.OPTIONS for value in option.values)


def test_a_preset_stands_for_its_two_options_and_stays_as_given_4() -> None:
    setup = setup_from(game, seats=3, options={"preset": PRESET.upper(), "score_floor": "zero"})
    assert (setup.one_shift, setup.one_token_a_group, setup.one_token_a_season) == (True, True, False)
    assert option_texts(game, setup) == {"preset": PRESET, "score_floor": "zero"}


@pytest.mark.parametrize("option", ["market_limit", "plus2_limit"])
@pytest.mark.parametrize("value", ["none", "same"])
def test_an_option_that_the_preset_sets_may_not_be_named_beside_it_4(option: str, value: str) -> None:
    same = {"market_limit": "once_per_season", "plus2_limit": "one_per_group"}[option]
    options = {"preset": PRESET, option: same if value == "same" else value}
    with pytest.raises(BadSetup) as refusal:
        setup_from(game, seats=2, options=options)
    assert (refusal.value.rule, refusal.value.facts["name"]) == ("option_excluded", option)


def test_the_preset_none_shuts_nothing_out_4() -> None:
    setup = setup_from(game, seats=2, options={"preset": "none", "market_limit": "once_per_season"})
    assert option_texts(game, setup) == {"market_limit": "once_per_season"}


def test_options_that_are_unknown_or_have_other_values_are_refused_4() -> None:
    for options, code in (({"governors": "yes"}, "unknown_option"), ({"score_floor": "one"}, "bad_option")):
        with pytest.raises(BadSetup) as refusal:
            setup_from(game, seats=2, options=options)
        assert refusal.value.rule == code


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_sit_down_1(seats: int) -> None:
    with pytest.raises(BadSetup):
        setup_from(game, seats=seats, options={})


def test_the_bound_is_that_of_the_page_13() -> None:
    assert [game.bound(game.Setup(seats=n)) for n in game.SEATS] == [477, 687, 912, 1137]


def test_all_numbers_start_at_zero_4_1() -> None:
    own = game.initial(game.Setup(seats=2)).provinces[0]
    assert (own.vp, own.goods, own.plus2, own.soldiers, own.rows) == (0, (0, 0, 0), 0, 0, (0,) * 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_record_begins_with_order_and_enemies_and_a_good_for_everybody_9_3(seats: int) -> None:
    order = "BACDE"[:seats] if seats > 2 else "BA"
    state = game.initial(game.Setup(seats=seats))
    assert awaited(state) == "*"
    state = play(state, f"*: ORDER {' '.join(order)}; {CARDS}")
    for seat in order:
        assert (awaited(state), legal(state)) == (seat, ["AID G", "AID W", "AID S"])
        state = play(state, f"{seat}: AID W")
    if seats == 2:
        assert state.step == "neutral"
        state = play(state, "*: NEUTRAL 123 34")
    for seat in order:
        assert (state.step, awaited(state)) == ("roll", "*")
        state = play(state, f"*: ROLL {seat} 123")
    assert state.step == "influence"


def test_a_given_order_is_that_of_the_seats_and_has_no_line_11_2_32() -> None:
    state = game.initial(game.Setup(seats=3, initial_order="given"))
    assert (state.step, state.turn_order) == ("enemies", (0, 1, 2))
    assert refused(state, "*: ORDER A B C") == "other_step"
    assert awaited(play(state, CARDS)) == "A"


@pytest.mark.parametrize("order", ["A A", "A", "A B C", "A C"])
def test_the_turn_order_names_every_seat_once_9_1(order: str) -> None:
    assert refused(game.initial(game.Setup(seats=2)), f"*: ORDER {order}") == "order_incomplete"


def test_an_enemy_card_must_be_of_the_year_in_whose_place_it_stands_4_4() -> None:
    state = play(game.initial(game.Setup(seats=2)), "*: ORDER A B")
    assert refused(state, "*: ENEMIES 2-goblins-3 ?4") == "other_year"
    assert refused(state, "*: ENEMIES ?4") == "bad_notation"
    assert refused(state, "*: ENEMIES ?6") == "bad_notation"
    assert play(state, "*: ENEMIES ? 2-goblins-3 ?3").enemies == (None, "2-goblins-3", None, None, None)


def test_chance_is_refused_to_seats_and_seats_to_chance_6() -> None:
    state = game.initial(game.Setup(seats=2))
    assert refused(state, "B: PASS") == "not_your_turn"
    assert refused(state, "A: ORDER A B") == "not_your_turn"
    assert refused(state, "*: KING 4") == "other_step"
