"""Sections 6.1–6.3: following, ranking and the next lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections.seats import letter
from tests.projections.games.claim2.position import awaited, legal, play, position, ranking

if TYPE_CHECKING:
    from projections.games.claim2.state import State


@pytest.mark.parametrize(
    ("deck", "led", "hand", "playable"),
    [
        ("GKUWP", "P3", "W9 P1", "P1"),  # E3
        ("NIWPS", "P3", "W9 S1", "S1 W9"),
        ("GKUWP", "G9", "K2 G0 W1", "G0"),  # E4
        ("GKUWP", "G9", "K2 G0 P4", "G0 P4"),
        ("GKUWP", "G9", "K2 P4 W1", "K2 W1 P4"),
        ("NIDTS", "N1", "N3 N3 N9 I5 D0", "N3 N9"),
    ],
)
def test_the_led_faction_is_followed_or_a_doppelganger_played_6_1(
    deck: str, led: str, hand: str, playable: str
) -> None:
    state = play(position(f"{led} / {hand}", deck=deck), f"A: {led}")
    assert " ".join(legal(state)) == playable


def test_the_leader_may_play_any_card_6_1() -> None:
    assert legal(position("N1 N1 I3 S0 / D1")) == ["N1", "I3", "S0"]


@pytest.mark.parametrize(
    ("hands", "deck", "lead", "places"),
    [
        ("N5 / N5", "NIDTS", "A", "AB"),  # E1
        ("G5 / P5", "GKUWP", "A", "AB"),  # E2
        ("G5 / P6", "GKUWP", "A", "BA"),
        ("P3 / W9", "GKUWP", "A", "AB"),  # E3
        ("G9 / K2", "GKUWP", "A", "BA"),  # E4
        ("K2 / G9", "GKUWP", "A", "AB"),  # E5
        ("N5 / D1", "NIDTS", "A", "AB"),  # S2
        ("D5 / D2 / N9", "NIDTSUW", "A", "ABC"),  # E14
        ("N5 / D9 / N7", "NIDTSUW", "A", "CAB"),  # E15
        ("G5 / P9 / K2", "GKUWPDT", "A", "CBA"),  # E17
        ("G5 / K2 / G9", "GKUWPDT", "A", "BCA"),  # E18
        ("D3 / G9 / K2", "GKUWPDT", "A", "ABC"),  # E19
        ("S3 / W5 / W9", "NIDTSUW", "B", "CBA"),  # E25
        ("T3 / N7 / I7 / T0", "NIDTSUW", "A", "ADBC"),  # S7
        ("G9 / K4 / K6 / P9", "GKUWPDT", "A", "CBAD"),  # R18
        ("D4 / S9 / D7", "NIDTSUW", "A", "CAB"),  # S6
    ],
)
def test_a_trick_is_ranked_by_class_then_value_then_order_6_2(hands: str, deck: str, lead: str, places: str) -> None:
    assert ranking(_one_trick(hands, deck, lead)) == places


@pytest.mark.parametrize(
    ("hands", "deck", "places"),
    [
        ("T3 / N7 / I9 / T0", "NIDTSUW", "ACBD"),  # the winner as usual, then by value alone
        ("T3 / N7 / I7 / T9", "NIDTSUW", "DBCA"),  # R38: of equal values the earlier first
        ("G5 / P9 / K2", "GKUWPDT", "CBA"),
        ("N5 / D9 / S5", "NIDTSUW", "ABC"),
    ],
)
def test_rank_only_places_all_but_the_winner_by_value_r6(hands: str, deck: str, places: str) -> None:
    assert ranking(_one_trick(hands, deck, "A", offsuit_rank="rank_only")) == places


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize(
    ("hands", "deck", "leader", "by_last_dragon"),
    [
        ("N5 / D1", "NIDTS", "B", "B"),  # S2
        ("D7 / D2", "NIDTS", "B", "B"),  # S3a
        ("D2 / D7", "NIDTS", "B", "B"),  # S3b
        ("D4 / S9 / D7", "NIDTSUW", "C", "C"),  # S6
        ("D5 / D2 / N9", "NIDTSUW", "B", "B"),  # E14
        ("N5 / D9 / N7", "NIDTSUW", "C", "B"),  # E15
        ("D5 / P9", "NIDPS", "B", "A"),  # E16
        ("D5 / N1", "NIDTS", "A", "A"),
        ("D1 / D2 / D3 / N9", "NIDTSUW", "C", "C"),  # R3: three Dragons and another card last
        ("N5 / N7 / N1", "NIDTSUW", "B", "B"),
    ],
)
def test_dragons_take_the_next_lead_in_both_phases_6_3(
    phase: int, hands: str, deck: str, leader: str, by_last_dragon: str
) -> None:
    for rule, expected in (("seed", leader), ("last_dragon", by_last_dragon)):
        state = _one_trick(hands, deck, "A", phase=phase, dragon_rule=rule)
        assert letter(state.lead) == expected
        if phase == 2:
            assert awaited(state) == expected


def test_plays_go_clockwise_from_the_leader_6_4() -> None:
    state = position("N1 / N3 / N5 / N7", lead="C")
    order = []
    for card in ("N5", "N7", "N1", "N3"):
        order.append(awaited(state))
        state = play(state, card)
    assert order == ["C", "D", "A", "B"]


def _one_trick(hands: str, deck: str, lead: str, *, phase: int = 2, **options: str) -> State:
    state = position(hands, deck=deck, lead=lead, phase=phase, options=options)
    while state.stage == "play" and not state.last:
        state = play(state, legal(state)[0])
    return state
