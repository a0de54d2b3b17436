"""Section 2: the check sums of the tables."""

from __future__ import annotations

from collections import Counter

from projections.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, cards_of


def test_the_advisors_are_numbered_1_to_18_2_3() -> None:
    assert sum(ADVISORS) == 171
    assert [n for n, advisor in ADVISORS.items() if advisor.soldiers] == [5, 10, 18]
    assert [n for n, advisor in ADVISORS.items() if advisor.plus2] == [7, 12]
    assert [n for n, advisor in ADVISORS.items() if advisor.peek] == [10, 17]
    assert {n: advisor.vp for n, advisor in ADVISORS.items() if advisor.vp} == {1: 1, 17: 3, 14: -1}
    assert {n: len(advisor.choices) for n, advisor in ADVISORS.items() if advisor.choices} == {
        4: 2,
        7: 3,
        9: 2,
        11: 2,
        12: 6,
        14: 10,
        17: 6,
    }


def test_the_buildings_add_up_by_row_2_4() -> None:
    sums = []
    for row in range(1, 6):
        places = [place for number, place in BUILDINGS.items() if number // 10 == row]
        prices = [sum(place.price[good] for place in places) for good in range(3)]
        sums.append((*prices, sum(place.vp for place in places), sum(place.defence for place in places)))
    assert sums == [(13, 1, 6, 24, 0), (8, 7, 3, 7, -1), (7, 6, 4, 13, 4), (6, 3, 5, 8, 3), (4, 5, 4, 7, 0)]
    assert [sum(column) for column in zip(*sums, strict=True)] == [38, 22, 22, 59, 6]
    assert len(BUILDINGS) == 20


def test_the_crane_never_makes_a_negative_price_2_4() -> None:
    assert min(place.price[0] for number, place in BUILDINGS.items() if number % 10 in (3, 4)) == 2


def test_the_enemy_cards_add_up_2_5() -> None:
    cards = ENEMIES.values()
    assert [sum(card.strength for card in cards if card.year == year) for year in range(1, 6)] == [14, 21, 26, 31, 41]
    assert Counter(card.kind for card in cards) == {
        "goblins": 8,
        "barbarians": 4,
        "orcs": 4,
        "zombies": 4,
        "demons": 4,
        "dragons": 1,
    }
    assert [sum(card.loss[good] for card in cards) for good in range(3)] == [12, 11, 11]
    assert (sum(card.any for card in cards), sum(card.buildings for card in cards)) == (15, 15)
    assert sum(card.vp for card in cards) == 31
    assert [sum(card.win[good] for card in cards) for good in range(3)] == [6, 4, 4]
    assert (sum(card.win_any for card in cards), sum(card.win_vp for card in cards)) == (1, 15)


def test_a_card_is_named_by_year_kind_and_strength_2_5() -> None:
    assert all(name == f"{card.year}-{card.kind}-{card.strength}" for name, card in ENEMIES.items())
    assert [len(cards_of(year)) for year in range(1, 6)] == [5] * 5
