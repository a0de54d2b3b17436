"""Sections 2 and 4: the cards of both boxes, decks and options."""

from __future__ import annotations

from collections import Counter

import pytest

import projections.games.claim2 as game
from projections.errors import BadSetup
from projections.games.claim2.components import FACTIONS, HAND, KEYS, UP, VALUES, deck_of, exists
from projections.setup import option_texts
from tests.projections.games.claim2.position import setup


def test_the_factions_have_the_counts_and_sums_of_section_2_1() -> None:
    counts = {letter: (len(VALUES[letter]), sum(map(int, VALUES[letter]))) for letter in FACTIONS}
    assert counts == {
        "N": (13, 57),
        "I": (9, 41),
        "D": (10, 45),
        "T": (10, 45),
        "S": (10, 45),
        "G": (14, 45),
        "K": (8, 44),
        "U": (10, 45),
        "W": (10, 45),
        "P": (10, 45),
    }
    assert list(KEYS) == list(FACTIONS)


def test_each_box_has_52_cards_and_the_card_types_of_section_2_1() -> None:
    claim2, claim = deck_of("NIDTS"), deck_of("GKUWP")
    assert (len(claim2), sum(int(card[1]) for card in claim2), len(set(claim2))) == (52, 233, 40)
    assert (len(claim), sum(int(card[1]) for card in claim), len(set(claim))) == (52, 224, 48)


def test_equal_cards_are_gnomes_giants_and_the_goblins_of_value_0() -> None:
    copies = Counter(deck_of(FACTIONS))
    assert {card: n for card, n in copies.items() if n > 1} == {
        "N1": 3,
        "N3": 3,
        "N5": 3,
        "N7": 3,
        "I1": 2,
        "I3": 2,
        "I5": 2,
        "I7": 2,
        "G0": 5,
    }
    assert not any(exists(card, FACTIONS) for card in ("N2", "K0", "K1", "I0", "N0"))


@pytest.mark.parametrize(("seats", "stock"), [(2, 26), (3, 36), (4, 36)])
def test_the_default_deck_comes_out_even(seats: int, stock: int) -> None:
    deck = deck_of(setup(seats).deck)
    assert len(deck) == 2 * seats * HAND[seats]
    assert game.initial(setup(seats)).stock == stock
    assert (seats - UP[seats] + UP[seats]) * HAND[seats] == stock


@pytest.mark.parametrize(
    ("seats", "deck"), [(2, "NIDTS"), (2, "KGUWP"), (2, "KGDTS"), (2, "NIUWP"), (3, "NIDTSUW"), (4, "GKUWPTS")]
)
def test_a_deck_holds_one_pair_and_others_e33(seats: int, deck: str) -> None:
    made = setup(seats, deck=deck.lower())
    assert set(made.deck) == set(deck)
    assert list(made.deck) == sorted(made.deck, key=FACTIONS.index)


@pytest.mark.parametrize(
    ("seats", "deck", "code"),
    [
        (2, "NIKDT", "deck_pairs"),
        (2, "NIKGD", "deck_pairs"),
        (2, "DTSUW", "deck_pairs"),
        (2, "NIDT", "bad_option"),
        (3, "NIDTS", "bad_option"),
        (2, "NIDTSU", "bad_option"),
        (2, "NIDTT", "bad_option"),
        (2, "NIDTX", "bad_option"),
    ],
)
def test_other_decks_are_refused_e33(seats: int, deck: str, code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(seats, deck=deck)
    assert (refusal.value.rule, refusal.value.facts["name"]) == (code, "deck")


def test_a_nonstandard_deck_may_have_a_surplus_but_not_be_too_small_r1() -> None:
    assert len(deck_of(setup(2, deck="NGDTS", allow_nonstandard_deck="true").deck)) == 57
    assert game.initial(setup(2, deck="NGDTS", allow_nonstandard_deck="true")).stock == 31
    with pytest.raises(BadSetup) as refusal:
        setup(2, deck="DTSUW", allow_nonstandard_deck="true")
    assert (refusal.value.rule, refusal.value.facts["size"]) == ("deck_too_small", 50)


def test_options_are_read_in_any_case_and_written_only_off_their_default() -> None:
    made = setup(3, FIRST_LEADER="b", deck="WUSTDIN", dragon_rule="Last_Dragon", look_at_draw="FALSE")
    assert (made.first_leader, made.deck, made.look_at_draw) == (1, "NIDTSUW", False)
    assert list(option_texts(game, made).items()) == [
        ("first_leader", "B"),
        ("dragon_rule", "last_dragon"),
        ("look_at_draw", "false"),
    ]


def test_the_first_leader_sits_at_the_table() -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(2, first_leader="C")
    assert refusal.value.rule == "bad_option"


def test_only_the_revoke_policy_changes_in_a_running_match() -> None:
    assert [option.name for option in game.OPTIONS if option.changeable] == ["revoke_policy"]


def test_partners_sit_opposite_4() -> None:
    assert [game.sides(setup(seats)) for seats in game.SEATS] == [(0, 1), (0, 1, 2), (0, 1, 0, 1)]


def test_the_bound_is_that_of_section_13_and_the_deals() -> None:
    assert [game.bound(setup(seats)) for seats in game.SEATS] == [137, 165, 157]
