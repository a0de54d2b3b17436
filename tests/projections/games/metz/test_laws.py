"""The laws of every game, over options and seeds, and the invariants of section 12.3."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import projections.games.metz as game
from projections.games.metz import move as mv
from projections.laws import check
from projections.play import at_random, greedily, steps
from projections.seats import CHANCE
from tests.projections.games.metz.invariants import conserved

TABLES: list[dict[str, Any]] = [
    {},
    {"deck_face": "down"},
    {"city_effect": "mandatory", "hand_floor": "never_last", "deck_face": "down"},
    {"city_trigger": "per_crossing", "castle_spaces": 6},
    {"city_trigger": "per_crossing", "deck_face": "down", "castle_spaces": 7, "bailiff_start": 7},
    {"empty_spaces": "counted", "starting_hand_a": 1, "starting_hand_b": 1},
    {"brandenburg_choice": "last_only", "tie_rule": "endgame_only"},
    {"castle_spaces": 20, "starting_hand_a": 6, "starting_hand_b": 6, "bailiff_start": 3},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())) or "default")
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_at_every_table(options: dict[str, Any], seed: int) -> None:
    check(game, game.Setup(**options), seed, conserved=conserved)


@pytest.mark.parametrize("seed", range(8))
def test_the_laws_hold_in_sensible_play(seed: int) -> None:
    check(game, game.Setup(), seed, bots=(greedily, at_random), conserved=conserved)


options_of_a_table = st.fixed_dictionaries(
    {
        "deck_face": st.sampled_from(("up", "down")),
        "city_effect": st.sampled_from(("optional", "mandatory")),
        "city_trigger": st.sampled_from(("once_per_turn", "per_crossing")),
        "empty_spaces": st.sampled_from(("skipped", "counted")),
        "brandenburg_choice": st.sampled_from(("any", "last_only")),
        "tie_rule": st.sampled_from(("always", "endgame_only")),
        "castle_spaces": st.integers(6, 20),
        "starting_hand_a": st.integers(1, 6),
        "starting_hand_b": st.integers(1, 6),
        "bailiff_start": st.integers(0, 6),
    }
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(options=options_of_a_table, seed=st.integers(0, 2**32))
def test_every_table_ends_within_the_bound_and_keeps_the_invariants(options: dict[str, Any], seed: int) -> None:
    setup = game.Setup(**options)
    history = list(islice(steps(game, setup, Random(seed)), game.bound(setup) + 1))
    assert len(history) <= game.bound(setup)
    for step in history:
        conserved(step.after)
    assert game.outcome(history[-1].after) is not None


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), keep=st.integers(0, 10))
def test_an_observed_record_with_unknown_cards_runs_to_the_same_end(seed: int, keep: int) -> None:
    """Section 9: a record made at the table differs from the full one only in cards replaced by `?`."""
    blind = Random(keep)
    setup = game.Setup(deck_face=blind.choice(("up", "down")))
    state = game.initial(setup)
    for step in steps(game, setup, Random(seed)):
        move = _observed(step.move, blind)
        assert game.to_act(state) == game.to_act(step.before)
        if move.seat != CHANCE:
            _knows_no_less(state, step.before, move.seat)
        for fact in game.decide(state, move):
            state = game.evolve(state, fact)
        conserved(state)
    assert game.outcome(state) == game.outcome(step.after)


def _observed(move: mv.Move, blind: Random) -> mv.Move:
    """The move with some of the cards that nobody at a table shows left out."""
    if isinstance(move, mv.DealHand):
        return mv.DealHand(move.player, _some(move.cards, blind))
    if isinstance(move, mv.SetReserve):
        return mv.SetReserve(_some(move.cards, blind))
    if isinstance(move, mv.DrawCard) and blind.random() < 0.5:
        return mv.DrawCard(None)
    return move


def _some(cards: tuple[str | None, ...], blind: Random) -> tuple[str | None, ...]:
    known = tuple(card for card in cards if blind.random() < 0.4)
    return (*known, *(None,) * (len(cards) - len(known)))


def _knows_no_less(state: Any, full: Any, seat: int) -> None:
    """Whatever is legal with all cards known is legal without."""
    if full.phase in ("bohemia", "bohemia_answer"):
        return
    assert set(game.moves(full, seat)) <= set(game.moves(state, seat))
    if full.phase not in ("pay", "city_discard"):
        assert list(game.moves(full, seat)) == list(game.moves(state, seat))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), face=st.sampled_from(("up", "down")))
def test_invariants_6_and_7_and_the_size_of_section_13(seed: int, face: str) -> None:
    setup = game.Setup(deck_face=face)
    kinds: Counter[str] = Counter()
    decisions = 0
    for step in steps(game, setup, Random(seed)):
        decisions += step.move.seat != CHANCE
        kinds.update(event.__struct_config__.tag for event in step.events)
        state = step.after
        if state.phase == "city_discard" or state.turns_left == 0 or not state.castle:
            continue
        refills = kinds["castle_refilled"] + kinds["space_filled"]
        drawn = kinds["city_used"] - (state.phase == "city_draw")
        assert state.deck == 48 - refills - drawn >= 0
        if state.phase not in ("city_top", "city_draw"):
            assert len(state.discard) == kinds["card_paid"] + kinds["card_discarded"]
            assert kinds["card_discarded"] == kinds["city_used"]
        if state.phase == "move":
            assert kinds["card_taken"] == kinds["turn_ended"] == state.turns
    assert 8 <= state.turns <= 50
    assert decisions <= 262
    assert kinds["powers_begun"] == 0 or state.turns >= 26


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_invariant_13_the_order_of_payments_changes_only_the_discard_pile(seed: int) -> None:
    rng = Random(seed)
    paying = [step.before for step in steps(game, game.Setup(), rng) if step.before.phase == "pay"]
    for state in (state for state in paying if state.owed > 1):
        first, second = islice(game.moves(state, state.active), 2)
        one, other = _after(_after(state, first), second), _after(_after(state, second), first)
        assert one.players == other.players
        assert one.discard[:-2] == other.discard[:-2] and set(one.discard) == set(other.discard)


def _after(state: Any, move: mv.Move) -> Any:
    for fact in game.decide(state, move):
        state = game.evolve(state, fact)
    return state


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_invariant_14_palatine_moves_no_prince_and_brandenburg_only_those_of_the_dropping_player(seed: int) -> None:
    for step in steps(game, game.Setup(), Random(seed)):
        if step.before.phase == "palatine":
            assert step.events[0].lost == () or step.before.holders == _until(step, "power_used")
        if step.before.phase == "brandenburg":
            moved = [event for event in step.events if type(event).__name__ == "PrinceMoved"]
            assert all(event.before == step.move.seat for event in moved)


def _until(step: Any, tag: str) -> tuple[int | None, ...]:
    """The holders before the first event of this tag, or at the end."""
    state = step.before
    for event in step.events:
        if event.__struct_config__.tag == tag:
            break
        state = game.evolve(state, event)
    return tuple(state.holders)
