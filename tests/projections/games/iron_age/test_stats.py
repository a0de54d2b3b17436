"""The figures of section 12."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.iron_age as game
from projections.figures import Figures
from projections.games.iron_age import luck
from projections.play import steps
from tests.projections.games.iron_age.position import TRIAL, building, position, table, told

TWO = table(2)

FIRST_ROUND = """*: START A; A: EXTRA PORT; B: EXTRA PROVINCE; *: ROLL GS/D; A: RR *; *: ROLL /B; A: KEEP; A: PG 3;
    *: ROLL PE/C; B: KEEP; B: FOOD 1; B: FIGHT; B: PROV 2; B: ARMY 1"""


def test_sec12_the_first_round_of_w1_in_figures() -> None:
    figures = game.stats(told(game.initial(TWO), FIRST_ROUND))
    first, second = figures.seats
    assert (first["extra"], first["started"], first["turns"], first["rerolls"]) == ("port", True, 1, 1)
    assert (first["goods_gained"], first["goods_for_ports"], first["food_gained"], first["food_eaten"]) == (3, 3, 0, 1)
    assert (second["extra"], second["started"], second["rerolls"]) == ("province", False, 0)
    assert (second["tribute_provinces"], second["tribute_conquest"]) == (1, 1)
    assert (second["conquests"], second["conquests_won"], second["highest_strength"]) == (1, 1, 2)
    assert (second["armies_granted"], second["armies_raised"], second["armies_lost"]) == (2, 1, 1)
    assert (second["population_gained"], second["population_used"], second["population_wasted"]) == (3, 3, 0)
    assert (first["fate_rolled"], second["fate_rolled"]) == ("B1 D1", "C1")
    assert (first["fate_faces"], second["fate_faces"]) == ("B1", "C1")
    assert figures.match["start_player"] == "A"


def test_sec12_population_is_used_for_boxes_and_armies_and_the_rest_is_wasted() -> None:
    setup = table(1, **TRIAL)  # an army takes two population
    state = building(setup, {"food": 5}, population=9)
    mine = game.stats(told(state, "A: PROV 1; A: PP 2; A: MON OBE 1; A: ARMY 2; A: DONE")).seats[0]
    assert (mine["population_used"], mine["population_wasted"]) == (1 + 2 + 1 + 4, 1)


def test_a_match_that_is_not_over_has_no_points_yet() -> None:
    figures = game.stats(told(game.initial(TWO), FIRST_ROUND))
    assert figures.seats[0]["points_tribute"] is None
    assert figures.match["margin"] is None
    assert figures.match["reasons"] is None


def test_nothing_played_has_every_figure_unknown() -> None:
    figures = game.stats(())
    assert isinstance(figures, Figures)
    assert set(figures.match) == {figure.id for figure in game.STATS if figure.scope == "match"}
    assert not any(value is not None for value in figures.match.values())


def test_luck_is_what_was_rolled_less_a_sixth_of_the_dice_rolled_re_rolls_included() -> None:
    history = told(game.initial(TWO), FIRST_ROUND)
    first, second = game.stats(history).seats
    assert (first["dice_rolled"], first["rolled_skull"], first["rolled_goods"]) == (2, 1, 1)
    assert first["luck_skull"] == pytest.approx(1 - 2 / 6)
    assert first["luck_food"] == pytest.approx(-2 / 6)
    assert first["skull_share"] == 0.5
    assert second["luck_either"] == pytest.approx(1 - 2 / 6)


def test_luck_asks_the_sheet_how_often_a_face_comes() -> None:
    setup = table(1, **TRIAL)  # two of six sides are food, none is either
    history = told(position(setup, {"ports": 2}), "*: ROLL FG/D; A: KEEP; A: DONE")
    (mine,) = game.stats(history).seats
    assert mine["luck_food"] == pytest.approx(1 - 4 / 6)
    assert mine["luck_either"] == 0


def test_the_luck_of_all_faces_adds_up_to_nothing() -> None:
    history = list(steps(game, table(3), Random(5)))
    for row in game.stats(history).seats:
        faces = ("food", "population", "either", "goods", "innovation", "skull")
        assert sum(float(row[f"luck_{face}"] or 0) for face in faces) == pytest.approx(0)
        assert sum(int(row[f"rolled_{face}"] or 0) for face in faces) == row["dice_rolled"]


def test_chi_square_compares_all_rolls_with_the_dice() -> None:
    history = told(game.initial(TWO), FIRST_ROUND)
    figures = game.stats(history).match
    # G, S, P, E once each in 4 rolls of a fair die: 4 × (1 − 4/6)² ÷ 4/6 + 2 × 4/6.
    assert figures["chi_square_empire"] == pytest.approx(4 * (1 / 3) ** 2 / (2 / 3) + 2 * 2 / 3)
    # D, B, C once each in 3: 3 × (1/2)² ÷ 1/2 + 3 × 1/2.
    assert figures["chi_square_fate"] == pytest.approx(3 * 0.25 / 0.5 + 3 * 0.5)


def test_sec8_only_final_dice_leave_re_rolls_and_luck_unknown() -> None:
    history = told(position(TWO, {"ports": 2}, {"ports": 2}), "*: FINAL FF/N; *: ROLL FF/N; B: KEEP")
    first, second = game.stats(history).seats
    for figure in ("rerolls", "dice_rolled", "skull_share", "rolled_skull", "luck_skull"):
        assert first[figure] is None
        assert second[figure] is not None
    assert game.stats(history).match["chi_square_empire"] is None
    assert first["food_gained"] == 6
    assert not luck.rolled(history)[0].whole


def test_purchases_tell_the_round_and_the_payment() -> None:
    start = position(TWO, {"wealth": 1, "goods": 6, "port_goods": 18}, phase="buy", empire="II", fate="N", innovation=2)
    mine = game.stats(told(start, "A: BUY RELIGION G2; A: STORE 1")).seats[0]
    assert mine["purchases"] == "religion r3 I2 G2"
    assert mine["first_development"] == "religion"
    assert (mine["goods_for_developments"], mine["goods_for_wealth"], mine["wealth_stored"]) == (2, 4, 1)


def test_innovation_that_bought_nothing_is_wasted() -> None:
    start = position(TWO, {"ports": 3})
    mine = game.stats(told(start, "*: FINAL III/N; A: NOBUY")).seats[0]
    assert (mine["innovation_gained"], mine["innovation_wasted"]) == (3, 3)
    mine = game.stats(told(start, "*: FINAL III/N; A: BUY LAW")).seats[0]
    assert (mine["innovation_gained"], mine["innovation_wasted"]) == (3, 0)


def test_the_turn_in_which_each_die_came() -> None:
    start = building(TWO, {"provinces": 2, "goods": 0}, population=4)
    mine = game.stats(told(start, "A: PROV 4")).seats[0]
    assert (mine["turn_of_die_3"], mine["turn_of_die_4"], mine["dice"]) == (3, None, 3)


def test_denied_tribute_is_the_payers() -> None:
    start = position(TWO, {"ports": 2, "armies": 5}, {"goods": 2, "armies": 1})
    first, second = game.stats(told(start, "*: FINAL FF/T; B: PAY")).seats
    assert (second["goods_paid"], second["tribute_denied"]) == (1, 4)
    assert (first["demands"], first["goods_received"], first["tribute_demands"]) == (1, 1, 0)
