"""Ranks from ticks, ranks and scores, and what contradicts what."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from projections.imports.play import Person, Play, Seated
from projections.imports.result import Result, result
from projections.marks import Conflict, Told


def told(*seats: Told, low_wins: bool | None = False, sides: tuple[int, ...] = ()) -> Result:
    play = Play("bgstats", "p", "A game", tuple(Seated(Person("x"), seat) for seat in seats), low_wins=low_wins)
    return result(play, sides or tuple(range(len(seats))))


def codes(found: Result) -> list[str]:
    return [conflict.code for conflict in found.conflicts]


def test_without_ticks_and_ranks_the_best_score_wins() -> None:
    scores = [Told(score=text) for text in ("10", "12", "12", "7")]
    assert told(*scores) == Result((3, 1, 1, 4), (10, 12, 12, 7), ())
    assert told(*scores, low_wins=True).ranks == (2, 3, 3, 1)


def test_nobody_is_ranked_where_a_score_is_missing_or_nobody_says_which_is_best() -> None:
    assert told(Told(score="10"), Told()) == Result((), (10, None), ())
    assert told(Told(score="10"), Told(score="9"), low_wins=None).ranks == ()


def test_the_ticked_come_first_and_the_others_follow_by_score() -> None:
    found = told(Told(score="10"), Told(score="40", winner=True), Told(score="30"), Told(score="10"))
    assert found == Result((3, 1, 2, 3), (10, 40, 30, 10), ())
    assert told(Told(winner=True), Told(winner=True), Told(), Told(score="1")).ranks == (1, 1, 3, 3)


def test_told_ranks_share_places_as_ranks_do_here() -> None:
    assert told(Told(rank=1), Told(rank=1), Told(rank=2)).ranks == (1, 1, 3)


def test_a_tie_is_broken_by_a_tick_without_contradiction() -> None:
    assert told(Told(score="35", winner=True), Told(score="35")) == Result((1, 2), (35, 35), ())


def test_a_tick_against_the_scores_stands_and_is_told() -> None:
    found = told(Told(score="20", winner=True), Told(score="35"))
    assert (found.ranks, codes(found)) == ((1, 2), ["ticks_against_scores"])


def test_a_tick_against_the_ranks_stands_and_is_told() -> None:
    found = told(Told(rank=2, winner=True), Told(rank=1))
    assert (found.ranks, codes(found)) == ((1, 2), ["ticks_against_ranks"])


def test_ranks_against_the_scores_stand_and_are_told() -> None:
    found = told(Told(rank=1, score="3"), Told(rank=2, score="9"))
    assert (found.ranks, codes(found)) == ((1, 2), ["ranks_against_scores"])


def test_ranks_of_some_seats_only_decide_nothing() -> None:
    found = told(Told(rank=1, score="3"), Told(score="9"))
    assert (found.ranks, codes(found)) == ((2, 1), ["ranks_incomplete"])


def test_partners_win_together_and_a_difference_between_them_is_told() -> None:
    found = told(Told(winner=True), Told(), Told(), sides=(0, 1, 0))
    assert found == Result((1, 2, 1), (None, None, None), (Conflict("partners_differ", 0),))


def test_partners_with_different_points_are_not_compared_by_score() -> None:
    assert told(Told(score="3"), Told(score="5"), Told(score="4"), sides=(0, 1, 0)).ranks == ()


def test_alone_or_together_against_the_game_only_a_tick_or_a_loss_tells() -> None:
    assert told(Told(score="99")).ranks == ()
    assert told(Told(winner=True)).ranks == (1,)
    assert told(Told(lost=True), Told(lost=True), sides=(0, 0)).ranks == (2, 2)
    assert codes(told(Told(winner=True, lost=True))) == ["won_and_lost"]


def test_a_score_that_is_no_whole_number_ranks_all_the_same() -> None:
    found = told(Told(score="31,5"), Told(score="31"), Told(score="won"))
    assert (found.scores, codes(found)) == ((None, 31, None), ["score_not_whole", "score_unreadable"])
    assert told(Told(score="31,5"), Told(score="31")).ranks == (1, 2)


SEAT = st.builds(Told, score=st.sampled_from(["", "1", "2", "3,5", "x"]), winner=st.booleans(), rank=st.integers(0, 3))


@given(st.lists(SEAT, min_size=1, max_size=5), st.sampled_from([None, True, False]), st.data())
def test_partners_always_share_a_rank_and_the_ticked_are_first(
    seats: list[Told], low_wins: bool | None, data: st.DataObject
) -> None:
    sides = tuple(data.draw(st.integers(0, 2)) for _ in seats)
    found = told(*seats, low_wins=low_wins, sides=sides)
    if not found.ranks:
        return
    assert len({(side, rank) for side, rank in zip(sides, found.ranks, strict=True)}) == len(set(sides))
    won = {side for side, seat in zip(sides, seats, strict=True) if seat.winner}
    if won:
        assert {side for side, rank in zip(sides, found.ranks, strict=True) if rank == 1} == won
