"""Section 12: the figures, counted in a whole record by hand and by the facts."""

from __future__ import annotations

from pathlib import Path

import pytest

import projections.games.kingsburg as game
from projections.reader import parse
from projections.replay import replay
from tests.projections.games.kingsburg.position import history, position, province

CASES = Path("tests/cases/kingsburg")


@pytest.fixture(scope="module")
def two():  # type: ignore[no-untyped-def]
    """The figures of a whole match of two."""
    return game.stats(replay(parse((CASES / "02_2p_sensible.kifu").read_text(encoding="utf-8"))).history)


def test_the_figures_of_a_match_of_two(two) -> None:  # type: ignore[no-untyped-def]
    assert two.match["moves"] == 187
    assert two.match["margin"] == 38 - 35
    assert two.match["enemy_1"] == "1-barbarians-2"
    assert two.match["reinforcement_mean"] == (1 + 6 + 5 + 1 + 6) / 5
    assert two.match["advisors_blocked"] == 15 * 2  # in no season the two shared the advisor of the three


def test_what_a_seat_did_in_a_match_of_two(two) -> None:  # type: ignore[no-untyped-def]
    text = (CASES / "02_2p_sensible.kifu").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("A: ")]
    placed = [line for line in lines if line.startswith("A: I")]
    row = two.seats[0]
    assert row["placements"] == len(placed)
    assert row["influenced_12"] == sum(line.startswith("A: I12 ") for line in placed)
    assert row["tokens_placed"] == sum(int(line.split(" T")[1][0]) for line in placed if " T" in line)
    assert row["envoys_for_advisors"] == sum(line.endswith(" E") for line in placed)
    assert row["buildings_built"] == sum(line.startswith("A: B") and line[4] != "-" for line in lines)
    assert row["first_building"] == "barricade"
    assert row["vp_after_5"] == 35
    assert row["start_position"] == 1
    rolls = [line.split()[3] for line in text.splitlines() if line.startswith("*: ROLL A")]
    faces = [int(face) for roll in rolls for face in roll if face != "+"]
    assert row["roll_luck"] == sum(faces) - 3.5 * len(faces)
    assert row["roll_mean"] == sum(faces) / len(faces)
    assert row["soldiers_from_king"] == 19


def test_every_declared_figure_has_words() -> None:
    assert all(f"figure.{figure.id}" in game.LABELS for figure in game.STATS)
    assert len({figure.id for figure in game.STATS}) == len(game.STATS)


def test_rerolls_are_counted_with_what_they_gained() -> None:
    start = position("roll", province("chapel"), province(), turn_order=(1, 0))
    steps = history(start, "*: ROLL B 123; *: ROLL A 111; A: CHAPEL; *: RE A 222; A: STATUE C; *: RE A 6")
    row = game.stats(steps).seats[0]
    assert (row["chapel_rerolls"], row["chapel_gain"]) == (1, 3)
    assert (row["statue_rerolls"], row["statue_gain"]) == (1, 4)
    assert row["turns_last"] == 1


def test_dice_left_over_are_wasted_and_years_to_come_unknown() -> None:
    start = position("roll", province("farms"), province(), phase=2)
    row = game.stats(history(start, "*: ROLL A 123+4; *: ROLL B 123; B: PASS; A: PASS")).seats[0]
    assert row["dice_wasted"] == 4
    assert row["vp_after_5"] is None
    assert row["combat_1"] is None
    assert row["advisor_mean"] is None
