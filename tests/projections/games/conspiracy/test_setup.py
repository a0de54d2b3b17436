"""Section 4: the options of the table."""

from __future__ import annotations

import pytest

import projections.games.conspiracy as game
from projections.errors import BadSetup
from projections.labels import words
from projections.setup import option_texts, setup_from


def test_absent_options_have_their_defaults() -> None:
    assert setup_from(game, seats=3, options={}) == game.Setup(3)
    assert option_texts(game, game.Setup(3)) == {}


def test_options_are_read_in_any_case_and_written_as_the_page_spells_them() -> None:
    given = {
        "BONUS_LOCATIONS": "True",
        "zero_six_base_ip": "1",
        "max_scope": "ANY",
        "swap_must_include_zero": "TRUE",
        "first_player": "c",
    }
    setup = setup_from(game, seats=3, options=given)
    assert setup == game.Setup(3, True, 1, "any", True, "C")
    assert list(option_texts(game, setup).items()) == [
        ("bonus_locations", "true"),
        ("zero_six_base_ip", "1"),
        ("max_scope", "any"),
        ("swap_must_include_zero", "true"),
        ("first_player", "C"),
    ]


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "bad_seats"),
        (5, {}, "bad_seats"),
        (2, {"first_player": "C"}, "bad_option"),
        (4, {"first_player": "E"}, "bad_option"),
        (2, {"bonus_locations": "yes"}, "bad_option"),
        (2, {"zero_six_base_ip": "2"}, "bad_option"),
        (2, {"max_scope": "colour"}, "bad_option"),
        (2, {"solo": "true"}, "unknown_option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup_from(game, seats=seats, options=options)
    assert refusal.value.rule == code
    assert words(game.LABELS, f"rule.{code}", "ja", **refusal.value.facts) != f"rule.{code}"


def test_the_base_of_z6_is_accepted_without_the_bonus_locations_4() -> None:
    assert setup_from(game, seats=2, options={"zero_six_base_ip": "1"}).zero_six_base_ip == 1


def test_every_option_value_has_words() -> None:
    for option in game.OPTIONS:
        for value in option.values:
            assert f"option.{option.name}.{value}" in game.LABELS


def test_everybody_is_a_side_and_a_match_is_bounded_13() -> None:
    assert game.sides(game.Setup(3)) == (0, 1, 2)
    assert game.bound(game.Setup(4)) == 362
