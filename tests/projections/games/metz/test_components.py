"""Section 2: the tables add up as the page says."""

from __future__ import annotations

from collections import Counter

from projections.games.metz.components import CARDS, KINDS, ORDER, POWER_ORDER, SECULAR, TEMPORAL, VALUE
from projections.games.metz.setup import Setup, deck_size


def test_there_are_seventy_different_character_cards_one_of_each_value_in_each_type() -> None:
    assert len(set(CARDS)) == 70
    assert Counter(card[0] for card in CARDS) == dict.fromkeys(KINDS, 10)
    assert all(sorted(VALUE[card] for card in CARDS if card[0] == kind) == list(range(1, 11)) for kind in KINDS)


def test_with_the_four_overview_cards_they_are_the_74_printed_ones() -> None:
    assert len(CARDS) + len(SECULAR) == 74


def test_three_types_are_temporal_and_four_secular_with_powers_in_the_order_p_g_s_k() -> None:
    assert sorted(TEMPORAL + SECULAR) == sorted(KINDS)
    assert "".join(POWER_ORDER) == "PGSK"


def test_card_order_goes_by_type_then_by_value() -> None:
    assert (ORDER["C1"], ORDER["C10"], ORDER["M1"], ORDER["K10"]) == (0, 9, 10, 69)


def test_the_setup_adds_up_to_seventy() -> None:
    assert 12 + 3 + 3 + 4 + deck_size(Setup()) == 70
    assert deck_size(Setup(castle_spaces=20, starting_hand_a=6, starting_hand_b=6)) == 34
