"""Section 7: factions, points, tie-breaks and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections.games.claim2.scoring import result_of
from tests.projections.games.claim2.position import cards, setup

if TYPE_CHECKING:
    from projections.games.claim2.state import Result


def result(seats: int, piles: str, *, deck: str = "", **options: str) -> Result:
    """Of score piles by seat, parted by `/`."""
    if deck:
        options["deck"] = deck
    return result_of(setup(seats, **options), [cards(pile) for pile in piles.split("/")])


def faction(of: Result, letter: str) -> tuple[int | None, str]:
    found = next(entry for entry in of.factions if entry.faction == letter)
    return found.side, found.way


@pytest.mark.parametrize(
    ("letter", "piles", "side", "way"),
    [
        ("D", "D9 D2 / D8 D7", 0, "high_card"),  # E27
        ("N", "N7 N3 / N7 N1", 0, "next_card"),  # E28
        ("N", "N7 / N7", None, "dead_tie"),
        ("N", "N7 N7 N1 / N7 N5 N5", 0, "next_card"),
        ("G", "G0 / G0", None, "dead_tie"),  # E29
        ("G", "G0 G4 / G0 G3", 0, "high_card"),
        ("D", "D1 D2 / D9", 0, "count"),  # R25: most, not more than half
        ("D", "N1 / N1", None, "empty"),
    ],
)
def test_a_faction_goes_to_most_cards_then_the_highest_then_the_next_ones_7_3(
    letter: str, piles: str, side: int | None, way: str
) -> None:
    deck = "GKDTS" if letter == "G" else "NIDTS"
    assert faction(result(2, piles, deck=deck), letter) == (side, way)


def test_three_who_tie_on_cards_are_told_apart_by_the_highest_e32() -> None:
    assert faction(result(3, "D9 D1 / D8 D7 / D6 D5"), "D") == (0, "high_card")


def test_two_of_three_tie_on_the_highest_and_the_next_decides_7_3() -> None:
    assert faction(result(3, "N7 N1 / N7 N3 / N5 N5"), "N") == (1, "next_card")
    assert faction(result(3, "N7 N3 / N7 N3 / N5 N5"), "N") == (None, "dead_tie")


def test_equal_highest_cards_win_nothing_under_high_only_r19() -> None:
    assert faction(result(2, "N7 N3 / N7 N1", faction_tie="high_only"), "N") == (None, "dead_tie")
    assert faction(result(2, "N9 N1 / N7 N7", faction_tie="high_only"), "N") == (0, "high_card")


def test_a_team_counts_both_piles_together_s10() -> None:
    found = result(4, "N1 N3 I1 T9 D3 / N5 I3 I5 S0 S1 / D1 D2 T1 / U2 U3 W4 W5 D9")
    assert "".join(entry.faction for entry in found.factions if entry.side == 0) == "NDT"
    assert (found.scores, found.ranks, found.reason) == ((3, 4, 3, 4), (2, 1, 2, 1), "factions")


def test_with_two_three_factions_win_7_5() -> None:
    found = result(2, "N1 I1 D1 / T1 S1")
    assert (found.scores, found.ranks, found.reason) == ((3, 2), (1, 2), "factions")


DRAWN = "N1 N3 I1 I3 / D1 S3"  # E30: 2-2, Trolls nobody
TWO_TO_ONE = "N1 I1 / D1"
EVEN = "N5 I1 / D3 S3"  # 2-2, groups 1-1, values 6-6


@pytest.mark.parametrize(
    ("piles", "options", "ranks", "reason"),
    [
        (DRAWN, {}, (1, 1), "draw"),
        (DRAWN, {"two_player_win": "most_factions"}, (1, 1), "draw"),
        (DRAWN, {"tie_breaks": "all"}, (1, 2), "largest_group"),
        (TWO_TO_ONE, {}, (1, 1), "draw"),  # R20
        (TWO_TO_ONE, {"two_player_win": "most_factions"}, (1, 2), "factions"),
        (TWO_TO_ONE, {"tie_breaks": "all"}, (1, 2), "factions"),  # R21
        ("N1 I1 / D9 D8", {"tie_breaks": "all"}, (1, 2), "factions"),
        ("N1 I1 / D1 S3", {"tie_breaks": "all"}, (2, 1), "value_sum"),
        (EVEN, {"tie_breaks": "all"}, (1, 1), "draw"),
    ],
)
def test_with_two_and_nobody_at_three_7_5(
    piles: str, options: dict[str, str], ranks: tuple[int, ...], reason: str
) -> None:
    found = result(2, piles, **options)
    assert (found.ranks, found.reason) == (ranks, reason)


@pytest.mark.parametrize(
    ("piles", "ranks", "reason"),
    [
        ("N1 N3 N5 I1 I3 I5 / D1 D2 D3 D4 T0 T1 / S0 S1 U2 U3", (2, 1, 3), "largest_group"),  # S8
        ("N1 N3 N5 N7 I1 I3 I5 / D1 D2 D3 D4 T0 T1 / S0 S1 S2 U2 U3 U4", (1, 2, 3), "value_sum"),  # S9
        ("N1 N3 I1 / D0 D2 T3 / S0 S1 U4", (1, 1, 1), "shared"),  # E31
        ("N1 I1 D1 / T1 S1 / U1 W1", (1, 2, 2), "factions"),  # R33: lower places by the same keys
        ("N1 I1 D1 / T1 S1 / U1 W5", (1, 3, 2), "factions"),
        ("N1 I5 / D2 T4 / S1", (1, 1, 3), "shared"),  # R33
    ],
)
def test_with_three_most_factions_then_largest_group_then_value_7_6(
    piles: str, ranks: tuple[int, ...], reason: str
) -> None:
    found = result(3, piles)
    assert (found.ranks, found.reason) == (ranks, reason)


@pytest.mark.parametrize(("group", "ranks"), [("any", (1, 2, 3)), ("won_only", (2, 1, 3))])
def test_the_largest_group_may_be_asked_of_won_factions_only_r22(group: str, ranks: tuple[int, ...]) -> None:
    # A has four Trolls but lost them to C's five
    piles = "N1 I1 T1 T2 T3 T4 / D1 D2 S1 / T5 T6 T7 T8 T9"
    found = result(3, piles, largest_group=group)
    assert (found.scores, found.ranks, found.reason) == ((2, 2, 1), ranks, "largest_group")


@pytest.mark.parametrize(
    ("piles", "breaks", "ranks", "reason"),
    [
        ("N1 N3 / I1 / D1 / T1", "three_player_only", (1, 1, 1, 1), "draw"),
        ("N1 N3 / I1 / D1 / T1", "all", (1, 2, 1, 2), "largest_group"),
        ("N1 / I1 / D1 / T2", "all", (2, 1, 2, 1), "value_sum"),
        ("N1 / I1 / D1 / T1", "all", (1, 1, 1, 1), "draw"),
        ("N1 / I1 / D1 / ", "three_player_only", (1, 2, 1, 2), "factions"),
        ("N1 / I1 / N3 / I3", "all", (1, 1, 1, 1), "draw"),
    ],
)
def test_with_four_the_points_of_teams_and_an_optional_chain_7_7_r21(
    piles: str, breaks: str, ranks: tuple[int, ...], reason: str
) -> None:
    found = result(4, piles, tie_breaks=breaks)
    assert (found.ranks, found.reason) == (ranks, reason)


def test_an_option_without_effect_at_this_player_count_changes_nothing_4() -> None:
    piles = "N1 N3 I1 / D0 D2 T3 / S0 S1 U4"
    assert result(3, piles, two_player_win="most_factions", tie_breaks="all") == result(3, piles)
