"""Section 12: the figures of a match."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import projections.games.conspiracy as game
from projections.games.conspiracy.components import COLOR_WORDS
from projections.laws import figures_are_declared
from projections.play import at_random, greedily, steps
from projections.reader import parse
from projections.replay import replay
from tests.projections.games.conspiracy.position import player, position, told

if TYPE_CHECKING:
    from projections.figures import Step, Value
    from projections.games.conspiracy.state import State

CASES = Path(__file__).parents[3] / "cases" / "conspiracy"
KEYLESS_14 = "Y0 Y3 Y3 Y4 Y4 Y6 B0 B3 B3 B4 B4 B6 G0 G3"
OPENING = (
    "*: O SK; F A; A: D3; *: D Y1 R6 B4; A: P B4; B: T R; *: X G3; A: D2; *: D Y1 G1; A: P G1; B: T Y; B: L2;"
    "*: L W7 F1; B: C F1; A: D1; *: D G0; A: S 1-3; B: T G"
)


def some(row: dict[str, Value], *names: str) -> list[Value]:
    return [row[name] for name in names]


def last_turns(state: State, text: str) -> tuple[dict[str, Value], list[dict[str, Value]]]:
    figures = game.stats(told(state, text))
    return figures.match, list(figures.seats)


def test_the_opening_of_e4_in_figures() -> None:
    figures = game.stats(told(game.initial(game.Setup(2)), OPENING))
    ann, bob = figures.seats
    assert some(ann, "began", "turns", "lords_placed", "empty_spots") == [True, 3, 3, 12]
    assert some(bob, "began", "turns", "lords_placed", "empty_spots") == [False, 3, 4, 11]
    assert some(ann, "draws_of_1", "draws_of_2", "draws_of_3", "lords_drawn") == [1, 1, 1, 6]
    assert some(bob, "piles_taken", "pile_lords", "largest_pile", "share_from_piles") == [3, 4, 2, 1.0]
    assert some(ann, "piles_taken", "share_from_piles") == [0, 0.0]
    assert some(ann, "discards_fed", "discards_fed_ip") == [3, 8]  # R6, Y1, Y1; the G3 was revealed
    assert some(bob, "discards_fed") == [0]
    assert some(ann, "swaps", "swaps_declined", "swap_gain") == [1, 0, 0]
    assert some(ann, "forced_imposed", "forced_suffered") == [0, 1]
    assert some(bob, "forced_imposed", "forced_suffered") == [1, 0]
    assert some(ann, "master_won", "master_lost", "pearl_master", "pearls") == [1, 1, False, 1]
    assert some(bob, "master_won", "master_lost", "pearl_master", "pearls_from_lords") == [1, 0, True, 2]
    assert some(ann, "master_turns") == [5]
    assert some(bob, "silver_keys", "keys_used", "keys_wasted", "keys_free") == [2, 2, 0, 0]
    assert some(ann, "silver_keys", "keys_used", "keys_wasted", "keys_free") == [1, 0, 0, 1]
    assert some(bob, "locations_taken", "locations_drawn", "locations_row") == [1, 1, 0]
    assert some(ann, "coalition_size", "coalition_color", "colors") == [2, "green", 2]
    assert some(bob, "lords_yellow", "ip_yellow", "lords_red", "ip_red", "lords_blue") == [2, 2, 1, 6, 0]
    assert some(figures.match, "table_turns", "reveals", "master_changes", "reshuffles") == [6, 1, 2, 0]
    assert some(figures.match, "lords_left", "discards_left", "deck_exhausted") == [53, 0, False]
    # of 11 moves of a seat one had no alternative: the forced D1
    assert figures.match["choices"] == 10


def test_a_swap_that_joins_a_group_gains_in_coalition_e16() -> None:
    history = told(position("G3 B4 G6 Y3 R4 B3 P3", "", master=0), "A: D1; *: D G0; A: S 2-8")
    assert some(game.stats(history).seats[0], "swaps", "swap_gain") == [1, 1]


@pytest.mark.parametrize(("first", "began"), [("B", [False, True]), ("random", [None, None])])
def test_who_began_is_told_by_the_record_or_by_the_option(first: str, began: list[bool | None]) -> None:
    history = told(position("", "", current=1, first_player=first), "B: D1; *: D G3")
    assert [row["began"] for row in game.stats(history).seats] == began


def test_what_only_the_end_tells_is_unknown_before_it() -> None:
    figures = game.stats(told(game.initial(game.Setup(2)), OPENING))
    names = ("points_lords", "points_locations", "points_coalition", "points_master", "margin", "ip_drawn", "ip_F1")
    assert some(figures.seats[1], *names) == [None] * 7
    assert some(figures.match, "trigger_won", "winning_margin", "decided_by_pearls") == [None] * 3


def test_the_points_of_a_seat_by_source_and_location() -> None:
    ann = player(KEYLESS_14.replace("Y0 Y3", "Y1 Y1"), {2: "W3"})
    match, seats = last_turns(position(ann, "R1"), "A: D1; *: D G4; B: D1; *: D P6; *: X P0")
    parts = some(seats[0], "points_lords", "points_locations", "points_coalition", "points_master")
    assert parts == [16, 3, 18, 5]
    assert some(seats[0], "triggered", "margin", "empty_spots") == [True, 32, 0]
    assert some(seats[1], "triggered", "margin", "empty_spots") == [False, -32, 13]
    assert some(match, "trigger_won", "winning_margin", "decided_by_pearls") == [True, 32, False]


def test_each_way_to_a_location_and_its_points() -> None:
    state = position("Y1", KEYLESS_14, row="SK CG", master=1)
    text = "A: D1; *: D B1; A: V SK; B: D1; *: D G3; A: D1; *: D R2"  # the match ends behind Ann's third lord
    _, seats = last_turns(state, text)
    assert some(seats[0], "locations_row", "ip_row", "ip_drawn", "ip_searched", "ip_SK") == [1, 2, 0, 0, 2]
    assert some(seats[0], "ip_CG", "keys_free", "gold_keys") == [None, 1, 1]
    state = position(player("Y1 B1 G1", {2: "SD"}), KEYLESS_14, row="W7", master=1)
    _, seats = last_turns(state, "A: D1; *: D R1; A: C LO; B: D1; *: D G3; A: D1; *: D R2")
    assert some(seats[0], "locations_searched", "ip_searched", "ip_LO") == [1, 4, 4]


def test_keys_used_and_wasted_add_up_with_those_still_free() -> None:
    figures = game.stats(told(position("B2 Y1", "", row="W7 SK"), "A: D1; *: D R1; A: V W7"))
    assert some(figures.seats[0], "keys_used", "keys_wasted", "keys_free") == [2, 1, 0]


def test_lords_that_found_no_spot_are_returned_and_feed_nobody() -> None:
    state = position(KEYLESS_14, "", piles="R1 R3 R3")
    match, seats = last_turns(state, "A: T R; P R3; B: T R; P R3")
    assert some(seats[0], "lords_returned", "discards_fed", "largest_pile") == [2, 0, 3]
    assert some(match, "discards_left", "trigger_won") == [0, True]


@pytest.mark.parametrize(("code", "count"), [("RL", 1), ("RS", 1), ("W7", 0)])
def test_reshuffles_are_counted(code: str, count: int) -> None:
    figures = game.stats(told(position("Y1", "", piles="G3", row=f"{code} SK"), f"A: D1; *: D R1; A: V {code}"))
    assert figures.match["reshuffles"] == count


def test_a_search_reshuffles_what_is_left_of_the_deck() -> None:
    state = position(player("Y1 B1 G1", {2: "SD"}), "")
    assert game.stats(told(state, "A: D1; *: D R1; A: C LO")).match["reshuffles"] == 1
    state = position(player("Y1 B1 G1", {2: "SD"}), "", location_deck="LO", row="W7")
    assert game.stats(told(state, "A: D1; *: D R1")).match["reshuffles"] == 0


@pytest.mark.parametrize(
    ("record", "decided"),
    [("06_2p_pearls_decide", True), ("golden_3p_shared_win", False), ("golden_2p_points", False)],
)
def test_a_record_tells_whether_pearls_decided_it(record: str, decided: bool) -> None:
    played = replay(parse((CASES / f"{record}.kifu").read_text(encoding="utf-8")))
    assert game.stats(played.history).match["decided_by_pearls"] is decided


def test_an_emptied_deck_is_told() -> None:
    assert game.stats(told(position("", "", deck="G3"), "A: D1; *: D G3")).match["deck_exhausted"] is True


def test_without_a_move_nothing_is_told() -> None:
    figures = game.stats([])
    assert set(figures.match.values()) == {None}
    assert not figures.seats


@pytest.mark.parametrize("seats", game.SEATS)
def test_figures_agree_with_each_other_in_play(seats: int) -> None:
    for seed in range(4):
        bots = (greedily, at_random) if seed % 2 else (at_random,)
        history: list[Step] = list(steps(game, game.Setup(seats), Random(seed), bots))
        figures_are_declared(game, history)
        figures = game.stats(history)
        result = game.outcome(history[-1].after)
        assert result is not None
        for row, score in zip(figures.seats, result.scores, strict=True):
            count = {name: value for name, value in row.items() if isinstance(value, int)}
            assert sum(count[figure.id] for figure in game.STATS if figure.part) == score
            gained = count["silver_keys"] + count["gold_keys"]
            assert gained == count["keys_used"] + count["keys_wasted"] + count["keys_free"]
            ways = [count[f"locations_{way}"] for way in ("drawn", "row", "searched")]
            assert sum(ways) == count["locations_taken"]
            assert sum(count[f"ip_{way}"] for way in ("drawn", "row", "searched")) == count["points_locations"]
            assert count["pearls"] == count["pearls_from_lords"] + count["pearls_from_locations"]
            assert sum(count[f"lords_{word}"] for word in COLOR_WORDS.values()) == count["lords_placed"]
            draws = sum(count[f"draws_of_{n}"] for n in (1, 2, 3))
            assert count["turns"] == draws + count["piles_taken"]
        rows = figures.seats
        assert sum(bool(row["began"]) for row in rows) == sum(bool(row["triggered"]) for row in rows) == 1
        imposed, suffered = (sum(int(row[f"forced_{way}"] or 0) for row in rows) for way in ("imposed", "suffered"))
        assert imposed == suffered
