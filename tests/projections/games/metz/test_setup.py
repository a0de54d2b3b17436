"""Section 4: setup and options, with the worked example W1."""

from __future__ import annotations

import pytest

import projections.games.metz as game
from projections.errors import BadSetup
from projections.setup import option_texts, setup_from
from tests.projections.games.metz.positions import R, awaited, legal, played, refused

LINES = f"*: deal A C3 M5 T7; deal B G2 P8 S6; reserve G10 C10 M9 T8; castle {R}; top T10"


def setup(**options: str) -> game.Setup:
    made: game.Setup = setup_from(game, seats=2, options=options)
    return made


def test_w1_the_cards_add_up_after_the_five_lines_of_4_1() -> None:
    state = played(game.initial(setup()), LINES)
    sizes = (state.deck, *(player.held for player in state.players), len(state.reserve), len(state.castle))
    assert sizes == (48, 3, 3, 4, 12)
    assert sum(sizes) == 70
    assert state.holders == (None,) * 7
    assert (awaited(state), legal(state)) == ("A", [f"mv {steps}" for steps in range(1, 7)])


def test_4_1_only_chance_is_awaited_until_the_last_line_of_the_setup() -> None:
    state = game.initial(setup())
    for line in LINES.removeprefix("*: ").split("; "):
        assert awaited(state) == "*"
        assert refused(state, "A: mv 1") == "not_your_turn"
        state = played(state, f"*: {line}")
    assert awaited(state) == "A"


def test_4_1_with_the_deck_face_down_there_is_no_first_top() -> None:
    state = played(game.initial(setup(deck_face="down")), LINES.removesuffix("; top T10"))
    assert (awaited(state), state.top) == ("A", None)


def test_4_1_the_lines_have_their_order_and_their_numbers_of_cards() -> None:
    start = game.initial(setup())
    assert refused(start, "*: deal B ?3") == "deal_order"
    assert refused(start, "*: deal A ?4") == "wrong_count"
    assert refused(start, "*: reserve ?4") == "not_now"
    dealt = played(start, "*: deal A ?3; deal B ?3")
    assert refused(dealt, "*: reserve ?3") == "wrong_count"
    reserved = played(dealt, "*: reserve ?4")
    assert refused(reserved, "*: castle C1 C2") == "wrong_count"
    assert refused(reserved, f"*: castle {R} T10") == "wrong_count"


def test_hand_sizes_and_ring_size_are_options() -> None:
    made = setup(castle_spaces="6", starting_hand_a="1", starting_hand_b="6")
    state = played(game.initial(made), "*: deal A ?; deal B ?6; reserve ?4; castle C9 M2 S4 P6 G1 K8; top T10")
    assert state.deck == 70 - 4 - 6 - 7
    assert legal(state) == ["mv 1", "mv 2"]
    assert played(state, "A: mv 2").bailiff == 2


def test_r33_a_bailiff_on_the_last_space_passes_the_city_with_his_first_step() -> None:
    state = played(game.initial(setup(bailiff_start="12")), LINES)
    assert state.castle[11] == "K5"
    moved = played(state, "A: mv 1")
    assert (moved.bailiff, legal(moved)) == (1, ["city+", "city-"])


def test_names_and_values_are_read_in_any_case() -> None:
    assert setup(DECK_FACE="Down").deck_face == "down"


def test_a_preset_stands_for_its_options_and_those_beside_it_go_before_it() -> None:
    preset = setup(preset="bga_help_en")
    assert preset == setup(hand_floor="never_last", city_effect="mandatory", deck_face="down")
    assert setup(preset="BGA_help_en", deck_face="up") == setup(hand_floor="never_last", city_effect="mandatory")
    assert setup(preset="standard") == setup()


def test_the_writer_never_writes_the_preset() -> None:
    assert option_texts(game, setup(preset="bga_help_en")) == {
        "deck_face": "down",
        "city_effect": "mandatory",
        "hand_floor": "never_last",
    }
    assert option_texts(game, setup()) == {}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"empty_spaces": "counted", "hand_floor": "never_last"}, "counted_never_last"),
        ({"empty_spaces": "counted", "preset": "bga_help_en"}, "counted_never_last"),
        ({"castle_spaces": "5"}, "bad_option"),
        ({"castle_spaces": "21"}, "bad_option"),
        ({"castle_spaces": "twelve"}, "bad_option"),
        ({"starting_hand_a": "0"}, "bad_option"),
        ({"starting_hand_b": "7"}, "bad_option"),
        ({"bailiff_start": "13"}, "bad_option"),
        ({"bailiff_start": "7", "castle_spaces": "6"}, "bad_option"),
        ({"deck_face": "sideways"}, "bad_option"),
        ({"preset": "other"}, "bad_option"),
        ({"first_player": "B"}, "unknown_option"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(**options)
    assert refusal.value.rule == code


def test_the_bailiff_may_start_on_the_last_space_of_a_large_ring() -> None:
    assert setup(bailiff_start="20", castle_spaces="20").bailiff_start == 20


@pytest.mark.parametrize("seats", [1, 3])
def test_exactly_two_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        setup_from(game, seats=seats, options={})
