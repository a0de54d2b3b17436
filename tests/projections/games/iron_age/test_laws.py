"""What must hold of every match, in random and sensible play at every table, and of the tables of the package."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import projections.games.iron_age as game
from projections.codec import Codec
from projections.errors import Refusal
from projections.games.iron_age.cause import _CAUSE
from projections.games.iron_age.decide import _DECIDE
from projections.games.iron_age.evolve import _EVOLVE
from projections.games.iron_age.flow import _FOLLOW
from projections.games.iron_age.labels import LABELS
from projections.games.iron_age.moves import _MOVES
from projections.games.iron_age.notation import _WRITE
from projections.games.iron_age.say import _SAY
from projections.games.iron_age.state import BY_CHANCE, Phase
from projections.laws import check, events_of
from projections.play import at_random, greedily, steps
from projections.seats import CHANCE
from tests.projections.games.iron_age.invariants import conserved, ledgers, only_grow, turns_are_equal
from tests.projections.games.iron_age.position import TRIAL, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.figures import Step
    from projections.games.iron_age.state import State

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"length": "full", "payment": "any", "max_rounds": "12"},
    {"province_order": "any", "end_round": "next", "disaster_mode": "cumulative", "max_rounds": "12"},
    {**TRIAL, "province_order": "any", "monument_end_scope": "single", "max_rounds": "none"},
)


@pytest.mark.parametrize(("seats", "options"), list(product(game.SEATS, OPTIONS)))
def test_every_law_holds_in_play(seats: int, options: dict[str, str]) -> None:
    bots = ((at_random,), (greedily,), (greedily, at_random), (at_random, greedily))[(seats + len(options)) % 4]
    history = check(game, table(seats, **options), seats, bots=bots, conserved=conserved)
    ledgers(history)
    only_grow(history)
    turns_are_equal(history)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(game.SEATS), options=st.sampled_from(OPTIONS))
def test_sec12_every_ledger_adds_up_at_every_table(seed: int, seats: int, options: dict[str, str]) -> None:
    history = list(steps(game, table(seats, **options), Random(seed)))
    for step in history:
        conserved(step.after)
    ledgers(history)
    only_grow(history)
    turns_are_equal(history)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(game.SEATS))
def test_sec6_only_the_final_dice_noted_give_the_same_states_as_every_roll(seed: int, seats: int) -> None:
    """Both ways to record a turn's dice; compared wherever the fine record stands after a turn's last roll."""
    fine = list(steps(game, table(seats), Random(seed)))
    coarse = game.initial(table(seats))
    for step in fine:
        move = step.move
        if step.before.phase in ("roll", "reroll", "reroll_result"):
            if step.after.phase in ("reroll", "reroll_result"):
                continue
            move = game.read(coarse, CHANCE, f"FINAL {_final_dice(step)}")
        for event in game.decide(coarse, move):
            coarse = game.evolve(coarse, event)
        assert coarse == step.after


def _final_dice(step: Step) -> str:
    """The dice as the step that ends the rolling leaves them."""
    before, move = step.before, step.move
    if before.phase == "roll":
        return f"{move.empire}/{move.fate}"
    if before.phase == "reroll":
        return f"{before.empire}/{before.fate}"
    return f"{before.empire}{move.empire}/{move.fate or before.fate}"


def test_each_table_has_a_row_for_each_type() -> None:
    events, moves, phases = events_of(game), get_args(game.Move), set(get_args(Phase))
    assert set(_EVOLVE) == set(events)
    assert set(_DECIDE) == set(_WRITE) == set(_SAY) == set(moves)
    assert set(_CAUSE) == set(_FOLLOW)
    assert len(_CAUSE) == len(moves)
    assert set(_MOVES) == phases > BY_CHANCE
    assert all(f"phase.{phase}" in LABELS for phase in phases)


def test_every_event_has_its_own_chosen_name_in_the_log() -> None:
    stored = Codec(game).decoders
    assert len(stored) == len(events_of(game))
    assert all(name.startswith("iron_age.") for name in stored)


def test_every_option_and_value_has_words() -> None:
    for option in game.OPTIONS:
        for value in option.values:
            assert f"option.{option.name}.{value}" in LABELS


def test_sec13_random_play_is_about_as_long_as_the_page_measured() -> None:
    """Average rounds over 300 matches there, 120 here: 20.0 for two, 16.9 for four; three standard errors."""
    for seats, expected in ((2, 20.0), (4, 16.9)):
        rounds = [_last(seats, seed).round for seed in range(120)]
        mean = sum(rounds) / len(rounds)
        deviation = (sum((n - mean) ** 2 for n in rounds) / (len(rounds) - 1)) ** 0.5
        assert abs(mean - expected) < 3 * deviation * (1 / 120 + 1 / 300) ** 0.5


def _last(seats: int, seed: int) -> State:
    *_, last = steps(game, table(seats), Random(seed))
    end: State = last.after
    return end


def _everything_typed(state: State) -> Iterator[str]:
    """Every line that could be a move at some table, by the grammar of section 9."""
    yield from ("EXTRA PORT", "EXTRA PROVINCE", "KEEP", "NOSET", "FIGHT", "NOFIGHT", "PAY", "YIELD", "DONE", "NOBUY")
    for count in range(4):
        for faces in combinations_with_replacement("FPEGIS", count):
            yield from (f"RR {''.join(faces)}", f"RR {''.join(faces)}*")
    yield from (f"SET {was}>{to}" for was in "FPEGIS" for to in "FPEGIS")
    yield from (f"SET *>{to}" for to in "DBCTONX")
    for n in range(17):
        yield from (f"{verb} {n}" for verb in ("FOOD", "PP", "PG", "ARMY", "SHIP", "STORE"))
        yield from (f"MON {monument.key} {n}" for monument in state.setup.sheet.monuments)
        in_order = state.setup.province_order == "sequential"
        yield from [f"PROV {n}"] if in_order else [f"PROV {province} {n}" for province in range(1, 8)]
    for development in state.setup.sheet.developments:
        yield from (f"BUY {development.key} W{wealth} G{goods}" for wealth in range(4) for goods in range(16))


@pytest.mark.parametrize("options", OPTIONS)
def test_sec6_of_all_that_can_be_typed_exactly_the_listed_moves_are_accepted(options: dict[str, str]) -> None:
    setup = table(3, **options)
    history = list(steps(game, setup, Random(11), (at_random, greedily, at_random)))
    for step in history[:: max(1, len(history) // 40)]:
        for seat in game.to_act(step.before):
            accepted = {move for text in _everything_typed(step.before) if (move := _taken(step.before, seat, text))}
            listed = {move for move in game.moves(step.before, seat) if _within(move)}
            assert accepted == listed


def _taken(state: State, seat: int, text: str) -> object | None:
    """The move, where it is legal."""
    try:
        move = game.read(state, seat, text)
        game.decide(state, move)
    except Refusal:
        return None
    return move


def _within(move: object) -> bool:
    """Whether `_everything_typed` goes so far."""
    return len(getattr(move, "empire", "")) < 4 and getattr(move, "wealth", 0) < 4 and getattr(move, "n", 0) < 17
