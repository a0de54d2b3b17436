"""Section 12: the figures of a match, on the complete games of section 10.5 and on short ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

import projections.games.metz as game
from projections.figures import Step
from projections.reader import parse
from projections.replay import replay
from tests.projections.games.metz.positions import position, replayed

if TYPE_CHECKING:
    from projections.figures import Figures

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "metz.md"
BREAKS = "A: mv 1; city-; area; *: top T6; B: mv 1; area; *: top T8"
TEXTS = re.findall(r"```\n(kifu 1\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def figures(number: int) -> Figures:
    return game.stats(replay(parse(TEXTS[number - 1])).history)


def of(state: Any, lines: str) -> Figures:
    history = []
    for facts, after in replayed(state, lines):
        history.append(Step(game.cause(facts[0]), facts, state, after))
        state = after
    return game.stats(history)


def test_game_1_by_hand() -> None:
    told = figures(1)
    first, second = told.seats
    assert (first["turns_taken"], first["steps"], first["steps_paid"]) == (4, 11, 0)
    assert (second["turns_taken"], second["steps"], second["steps_paid"]) == (4, 12, 1)
    assert first["steps_per_turn"] == 11 / 4
    assert (first["city_passed"], first["city_used"], first["city_declined"]) == (1, 1, 0)
    assert (first["cards_to_area"], first["cards_to_hand"], first["area_share"]) == (4, 0, 1.0)
    assert (second["cards_to_area"], second["cards_to_hand"], second["cards_forced"]) == (2, 2, 1)  # G1 after G8
    assert (first["princes_temporal"], first["princes_secular"]) == (3, 1)
    assert (second["princes_temporal"], second["princes_secular"]) == (0, 1)
    assert (first["threats"], first["threats_broken"]) == (1, 0)
    assert (told.match["turns"], told.match["laps"], told.match["deck_left"]) == (8, 1, 39)
    assert (told.match["deck_emptied_by"], told.match["margin"]) == (None, 3)
    assert told.match["average_taken"] == (1 + 8 + 7 + 3 + 4 + 7 + 1 + 1) / 8


def test_game_1_moves_no_prince_twice() -> None:
    told = figures(1)
    first, second = told.seats
    assert (first["princes_from_centre"], first["princes_won"], first["princes_lost"]) == (4, 0, 0)
    assert (second["princes_from_centre"], second["princes_won"], second["princes_lost"]) == (1, 0, 0)
    assert (told.match["changes_mainz"], told.match["most_contested"]) == (1, None)  # all five alike
    assert (second["longest_hold_mainz"], first["longest_hold_mainz"]) == (0, 6)


def test_a_prince_won_from_the_opponent_and_a_threat_that_is_broken() -> None:
    ring = "T9 S4 G7 P6 G1 K8 T3 C1 M10 P3 S5 K5"
    start = position(ring, deck="T10 T6 T8", bailiff=1, a="C3", area_a="C 5, M 4, T 2")
    told = of(start, "A: mv 1; area; *: top T6; B: mv 1; hand; *: top T8")
    assert (told.seats[0]["threats"], told.seats[0]["threats_broken"]) == (1, 0)
    broken = of(replace(start, bailiff=12, castle=("S4", "T9", *start.castle[2:])), BREAKS)
    assert (broken.seats[0]["threats"], broken.seats[0]["threats_broken"]) == (1, 1)
    assert (broken.seats[1]["princes_won"], broken.seats[0]["princes_lost"]) == (1, 1)
    assert broken.match["most_contested"] is None


def test_game_2_counts_the_powers() -> None:
    told = figures(2)
    first, second = told.seats
    assert (first["powers_used"], second["powers_used"]) == (4, 0)
    assert (first["princes_before_powers"], second["princes_before_powers"]) == (4, 3)
    assert (second["lost_to_palatine"], second["lost_to_brandenburg"]) == (1, 3)  # C1 of turn 12
    assert (first["reserve_received"], second["reserve_received"]) == (4, 0)
    assert (first["deployed_rising"], first["deployed_falling"]) == (2, 1)
    assert (second["deployed_rising"], second["deployed_falling"]) == (2, 1)
    assert told.match["powers_changed_winner"] is False
    assert (told.match["deck_left"], told.match["deck_emptied_by"]) == (0, "refill_castle")
    assert first["city_used"] + second["city_used"] == 11  # type: ignore[operator]
    assert told.match["turns"] == 39


def test_cards_that_were_passed_over_before_they_were_taken() -> None:
    start = position("C9 M2 S4 P6 G1 K8", deck="T10 T9 T8 K10", bailiff=6, a="C3 M5 T7", b="G2 P4 S6")
    first = "A: mv 2; city-; hand; *: top T9"  # over C9 to M2
    second = "B: mv 5; pay G2; pay P4; city-; hand; *: top T8"  # over S4 P6 G1 K8 to C9
    third = "A: mv 2; hand; *: top K10"  # over T10 to S4
    assert of(start, first).match["passed_over"] == 0
    assert of(start, f"{first}; {second}").match["passed_over"] == 1 / 2
    told = of(start, f"{first}; {second}; {third}")
    assert told.match["passed_over"] == 2 / 3
    assert (told.match["laps"], told.match["average_taken"]) == (2, (2 + 9 + 4) / 3)
    assert (told.seats[1]["city_declined"], told.seats[1]["steps_free"], told.seats[1]["steps_paid"]) == (1, 3, 2)


def test_section_12_1_only_a_card_too_low_is_taken_to_the_hand_by_force() -> None:
    start = position(deck="T9 T8 T7", a="C3", area_a="M 6")
    assert of(start, "A: mv 1; hand").seats[0]["cards_forced"] == 0
    assert of(start, "A: mv 2; pay C3; hand").seats[0]["cards_forced"] == 1  # M2
    emptied = of(replace(start, bailiff=1), "A: mv 2; pay C3; hand")  # S4, with no card left beside it
    assert (emptied.seats[0]["cards_to_hand"], emptied.seats[0]["cards_forced"]) == (1, 0)


def test_a_match_broken_off_before_a_turn_has_no_averages() -> None:
    told = of(game.initial(game.Setup()), "*: deal A ?3")
    assert told.match["average_taken"] is None and told.match["margin"] is None
    assert told.seats[0]["area_share"] is None and told.seats[0]["steps_per_turn"] is None
    assert told.seats[0]["highest_hand"] == 3


@pytest.mark.parametrize("number", [1, 2])
def test_unknown_cards_change_no_figure(number: int) -> None:
    text = TEXTS[number - 1].replace("mode: simulated", "mode: observed")
    blind = re.sub(r"(deal [AB]) .*", r"\1 ?3", re.sub(r"reserve .*", "reserve ?4", text))
    assert game.stats(replay(parse(blind)).history) == figures(number)
