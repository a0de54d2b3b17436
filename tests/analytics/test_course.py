"""The course of a match: leads, swings and luck, by hand and over every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analytics.course import course, decided, lead_changes, leader
from analytics.errors import NoRunningScore
from projections import Match, Recorder
from tests.analytics.conftest import played

if TYPE_CHECKING:
    from ledger import Ledger

POINTS = st.integers(2, 4).flatmap(
    lambda sides: st.lists(st.tuples(*[st.integers(0, 4)] * sides), min_size=1, max_size=12)
)


@given(POINTS)
def test_a_lead_changes_when_another_side_than_the_last_comes_to_be_alone_in_front(
    points: list[tuple[int, ...]],
) -> None:
    alone = [(number, leader(now)) for number, now in enumerate(points) if leader(now) is not None]
    wanted = [number for (number, now), (_, before) in zip(alone[1:], alone, strict=False) if now != before]
    assert lead_changes(points) == wanted


@given(POINTS, st.integers(0, 3))
def test_from_the_deciding_move_on_the_winner_is_alone_in_front_and_not_before(
    points: list[tuple[int, ...]], winner: int
) -> None:
    found = decided(points, winner)
    if found is None:
        assert leader(points[-1]) != winner
    else:
        assert all(leader(now) == winner for now in points[found:])
        assert found == 0 or leader(points[found - 1]) != winner


@pytest.mark.parametrize(
    ("game", "seats"),
    [("claim2", 2), ("claim2", 4), ("conspiracy", 3), ("iron_age", 1), ("iron_age", 2), ("kingsburg", 3), ("metz", 2)],
)
def test_every_game_of_this_house_tells_its_course(sqlite_ledger: Ledger, game: str, seats: int) -> None:
    match = Match(sqlite_ledger, played(sqlite_ledger, game, seats=[f"P{n}" for n in range(seats)]))
    found = course(match)
    assert match.outcome is not None
    assert len(found.points) == len(match.turns) + 1
    of_seat = match.game.sides(match.setup)
    assert tuple(found.points[-1][side] for side in of_seat) == match.outcome.scores
    assert sorted(seat for side in found.sides for seat in side) == list(range(seats))
    swing = found.swing
    assert swing is not None
    before, after = found.points[swing.move - 1], found.points[swing.move]
    others = [side for side in range(len(after)) if side != swing.side]
    leads = [now[swing.side] - max((now[other] for other in others), default=0) for now in (before, after)]
    assert leads[1] - leads[0] == swing.points > 0
    step = match.history[swing.move - 1]
    assert swing.text.endswith(match.game.write(step.before, step.move))
    if len(found.sides) == 1:
        assert found.decided is None


@pytest.mark.parametrize(("game", "figures"), [("kingsburg", 1), ("iron_age", 6), ("metz", 0)])
def test_luck_is_told_where_its_expectation_is_exact(sqlite_ledger: Ledger, game: str, figures: int) -> None:
    match = Match(sqlite_ledger, played(sqlite_ledger, game))
    found = course(match).luck
    assert len(found) == figures
    told = match.game.stats(match.history).seats
    for figure, values in found.items():
        assert values == tuple(seat[figure] for seat in told)


def test_a_match_that_goes_on_tells_how_far_it_is_and_nothing_secret(ledger: Ledger) -> None:
    match = Recorder(ledger).new("kingsburg", seats=["Aki", "Ben"], mode="dealt")
    found = course(match)
    assert len(found.points) == len(match.turns) + 1
    assert (found.decided, found.luck) == (None, {})


def test_a_game_without_running_points_is_told_apart(ledger: Ledger) -> None:
    with pytest.raises(NoRunningScore, match="parity"):
        course(Match(ledger, played(ledger)))
