"""10.1 S1: the season with black 18, red 16, green 13, which the seed tells."""

from __future__ import annotations

from projections.games.kingsburg import events as e
from tests.projections.games.kingsburg.position import facts, held, legal, of, play, points, position, province, refused

ROLLS = "*: ROLL A 345+24; *: ROLL B 466; *: ROLL C 346"
PLACED = "C: I5 4 M+; B: I11 46 M+; A: I17 45+24 T1; C: I9 36; B: I7 6 M+; A: I3 3"


def spring(**options: str):  # type: ignore[no-untyped-def]
    """Black A has three buildings with Farms, and a token; red B and green C have four with the Market."""
    black = province("farms", plus2=1)
    other = province("market", "guard_tower", "barricade")
    fields = {"aid_holder": 0, "enemies": (None, "2-goblins-4", None, None, None)}
    return position("roll", black, other, other, options=options, **fields)


def test_the_lowest_total_acts_first() -> None:
    state, events = facts(spring(), ROLLS)
    assert of(e.OrderUpdated, events) == [e.OrderUpdated((2, 1, 0), (18, 16, 13))]
    assert state.queue == (2, 1, 0)


def test_each_places_as_the_seed_says() -> None:
    state, events = facts(spring(), f"{ROLLS}; {PLACED}")
    assert len(of(e.ForcedPass, events)) == 3  # all three are out of dice
    assert state.provinces[0].plus2 == 0
    assert [(group.seat, group.advisor) for group in state.board] == [(2, 5), (1, 11), (0, 17), (2, 9), (1, 7), (0, 3)]


def test_a_reader_finds_out_the_shifts() -> None:
    plain = PLACED.replace(" M+", "")
    assert play(spring(), f"{ROLLS}; {plain}") == play(spring(), f"{ROLLS}; {PLACED}")


def test_each_collects_what_the_seed_says() -> None:
    state = play(spring(), f"{ROLLS}; {PLACED}")
    assert legal(state) == ["H7 G", "H7 W", "H7 S"]  # 3 and 5 have helped by themselves
    assert (held(state, 0), state.provinces[2].soldiers) == ("W", 1)
    state = play(state, "B: H7 W")
    assert legal(state) == ["H9 GW", "H9 WS"]
    state = play(state, "C: H9 GW")
    assert legal(state) == ["H11 GS", "H11 WS"]
    state = play(state, "B: H11 GS")
    assert len(legal(state)) == 6
    state, events = facts(state, "A: H17 GS")
    assert [held(state, seat) for seat in range(3)] == ["GWS", "GWS", "GW"]
    assert (state.provinces[1].plus2, points(state)) == (1, (3, 0, 0))
    assert events[1] == e.Peeked(0, 2, "2-goblins-4")


def test_under_the_published_limit_the_second_shift_is_illegal() -> None:
    state = play(spring(market_limit="once_per_season"), f"{ROLLS}; {PLACED.partition('; B: I7')[0]}")
    assert refused(state, "B: I7 6 M+") == "market_used"
