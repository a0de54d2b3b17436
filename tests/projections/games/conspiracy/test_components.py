"""Section 2: the tables add up as the page says."""

from __future__ import annotations

from collections import Counter

import pytest

from projections.games.conspiracy.components import (
    BONUS_LOCATIONS,
    CARDS,
    COLORS,
    DECK,
    LOCATIONS,
    LORD_PEARLS,
    NEIGHBORS,
    ORDER,
    ROWS,
    VALUE,
)


def test_the_deck_has_sixty_lords_twelve_of_each_colour_as_2_1_counts_them() -> None:
    assert len(DECK) == 60
    assert Counter(lord[0] for lord in DECK) == dict.fromkeys(COLORS, 12)
    assert Counter(VALUE[lord] for lord in DECK) == {0: 5, 1: 20, 2: 10, 3: 10, 4: 10, 6: 5}
    assert sum(VALUE[lord] for lord in DECK) == 140
    assert sum(VALUE[lord] for lord in DECK if lord[0] == "G") == 28


def test_there_are_24_locations_and_5_bonus_ones_with_36_pearls_in_all_as_2_2_counts_them() -> None:
    assert (len(LOCATIONS), len(BONUS_LOCATIONS), len(CARDS)) == (24, 5, 29)
    assert sum(LORD_PEARLS.get(VALUE[lord], 0) for lord in DECK) == 30
    assert {code: card.pearls for code, card in CARDS.items() if card.pearls} == {"W5": 1, "W4": 2, "W3": 3}
    points = {code: card.points for code, card in CARDS.items() if card.points}
    assert points == {
        "W7": 7,
        "W5": 5,
        "W4": 4,
        "W3": 3,
        **dict.fromkeys(("F1", "F2", "RL", "RS", "AK", "SD"), 3),
        **{f"C{color}": 1 for color in COLORS},
    }


def test_the_chamber_has_30_symmetric_edges_10_of_them_in_rows_as_2_3_counts_them() -> None:
    edges = {(low, high) for low in range(1, 16) for high in NEIGHBORS[low] if low < high}
    assert len(edges) == 30
    assert all(low in NEIGHBORS[high] and high in NEIGHBORS[low] for low, high in edges)
    in_row = [(low, high) for low, high in edges if any(low in row and high in row for row in ROWS)]
    assert len(in_row) == 10
    assert all(high == low + 1 for low, high in in_row)


@pytest.mark.parametrize("depth", range(4))
def test_a_spot_touches_the_two_half_a_card_above_it_2_3(depth: int) -> None:
    above, below = ROWS[depth], ROWS[depth + 1]
    assert len(above) == len(below) + 1
    for n, spot in enumerate(below):
        assert {near for near in NEIGHBORS[spot] if near in above} == {above[n], above[n + 1]}


def test_the_canonical_order_is_that_of_section_9() -> None:
    whites = ["W7", "W5", "W4", "W3", "SK", "GK", "PE", "LO", "F1", "F2", "RL", "RS", "AK", "SD"]
    coloured = ["MY", "MR", "MG", "MB", "MP", "CY", "CR", "CG", "CB", "CP"]
    locations = [*whites, *coloured, "A1", "A2", "A3", "A4", "Z6"]
    assert sorted(CARDS, key=ORDER.__getitem__) == locations
    assert sorted(("B4", "R6", "Y1", "B0", "P6"), key=ORDER.__getitem__) == ["Y1", "R6", "B0", "B4", "P6"]
    assert len(ORDER) == len(set(DECK)) + 29
