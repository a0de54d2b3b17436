"""Sections 5 and 9: what a player or a spectator may know, and what his record says."""

from __future__ import annotations

from random import Random

import projections.games.metz as game
from projections.eyes import facts_seen, is_sealed, steps_seen
from projections.games.metz import events as ev
from projections.games.metz import move as mv
from projections.play import steps

SETUP = game.Setup()


def _to_bohemia() -> list:
    """A match with a deployment of at least one card by each and the reserve taken."""
    for seed in range(500):
        history = list(steps(game, SETUP, Random(seed)))
        if not isinstance(history[-1].move, mv.Deploy) or not history[-1].move.cards or not history[-2].move.cards:
            continue
        if any(isinstance(event, ev.ReserveTaken) for step in history for event in step.events):
            return history
    raise AssertionError("no such match")


HISTORY = _to_bohemia()
FIRST, SECOND = HISTORY[-2].move, HISTORY[-1].move
TAKER = next(event.seat for step in HISTORY for event in step.events if isinstance(event, ev.ReserveTaken))


def test_other_hands_and_the_reserve_are_numbers() -> None:
    state = HISTORY[40].after
    seen = game.view(state, 0)
    assert seen.players[0] == state.players[0]
    assert (seen.players[1].hand, seen.players[1].held) == ((), state.players[1].held)
    assert seen.reserve == (None,) * 4
    assert seen.top == state.top and seen.discard == state.discard


def test_a_closed_hand_stays_a_number_when_a_card_comes_in_openly() -> None:
    closed = game.view(HISTORY[40].after, None)
    taken = ev.CardTaken(1, "C1", "hand", False, 1, "refill_top")
    after = game.evolve(closed, taken).players[1]
    assert (after.hand, after.held) == ((), closed.players[1].held + 1)


def test_before_the_reveal_the_first_deployment_is_sealed_for_all_but_its_maker() -> None:
    pending = HISTORY[:-1]
    for viewer in (SECOND.seat, None):
        last = steps_seen(game, pending, viewer)[-1]
        assert is_sealed(last.move)
        assert last.move == mv.Deploy(FIRST.seat, None)
        assert game.view(pending[-1].after, viewer).commit is None
    own = steps_seen(game, pending, FIRST.seat)[-1]
    assert own.move == FIRST


def test_after_the_reveal_everybody_writes_both_deployments() -> None:
    for viewer in (0, 1, None):
        seen = steps_seen(game, HISTORY, viewer)
        assert [step.move for step in seen[-2:]] == [FIRST, SECOND]
        assert not any(is_sealed(step.move) for step in seen)


def test_the_reserve_is_told_in_hindsight_to_whom_took_it_only() -> None:
    for viewer in (0, 1, None):
        reserve = facts_seen(game, HISTORY, viewer)[2][0]
        assert isinstance(reserve, ev.ReserveSet)
        assert (None in reserve.cards) == (viewer != TAKER)
    assert None in facts_seen(game, HISTORY[:40], TAKER)[2][0].cards


def test_a_deal_is_told_to_its_player_only() -> None:
    deal = HISTORY[0].events[0]
    assert game.redact(deal, 0) == deal
    assert game.redact(deal, 1).cards == game.redact(deal, None).cards == (None,) * 3


def test_a_private_draw_is_told_to_its_player_only() -> None:
    drawn = ev.CardDrawn(1, "C7")
    assert game.redact(drawn, 1) == drawn
    assert game.redact(drawn, 0) == ev.CardDrawn(1, None)


def test_both_hands_are_known_to_nobody_but_their_owners_at_every_step() -> None:
    for step in HISTORY:
        assert all(game.view(step.after, seat).players[1 - seat].hand == () for seat in (0, 1))
        assert all(player.hand == () for player in game.view(step.after, None).players)
