"""Section 8.3: every revoke comes out in its phase, and an honest record never gives an alarm."""

from __future__ import annotations

from random import Random

import pytest

import projections.games.claim2 as game
from projections.errors import IllegalMove
from projections.games.claim2.components import HAND, ORDER
from projections.games.claim2.moves import Play
from tests.projections.games.claim2.matches import Table, any_setup, caught

FEW, MANY = 120, 3_000  # matches for each number of seats


def _honest(seats: int, seed: int, policy: str) -> None:
    rng = Random(f"honest {seats} {seed}")
    table = Table(rng, any_setup(rng, seats, revoke_policy=policy), eyes=rng.choice((0.0, 0.3, 0.9)))
    while game.to_act(table.state):
        move = table.next_move()
        if isinstance(move, Play) and rng.random() < 0.1:
            _legal_moves_are_those_not_refused(table)
        table.do(move)
    assert game.flags(table.state) == ()
    assert game.outcome(table.state) is not None


def _legal_moves_are_those_not_refused(table: Table) -> None:
    state, seat = table.state, table.state.turn
    accepted = [card for card in ORDER if _accepts(table, Play(seat, card))]
    assert list(game.moves(state, seat)) == [Play(seat, card) for card in accepted]
    assert set(table.honest(seat)) <= set(accepted)


def _accepts(table: Table, move: Play) -> bool:
    try:
        game.decide(table.state, move)
    except IllegalMove:
        return False
    return True


def _planted(seats: int, seed: int) -> bool:
    """Whether a revoke was planted, and then found in time under both policies."""
    found = []
    for policy in ("reject", "flag"):
        rng = Random(f"planted {seats} {seed}")
        setup = any_setup(rng, seats, revoke_policy=policy)
        table = Table(rng, setup, eyes=rng.choice((0.0, 0.0, 0.4)))
        phase, first = rng.choice((1, 2)), rng.randrange(1, HAND[seats] + 1)
        refusal = caught(table, phase=phase, false_from=first)
        revoke = table.revoke
        if revoke is None:
            assert refusal is None
            assert game.flags(table.state) == ()
            continue
        found.append(policy)
        if policy == "reject":
            assert refusal is not None
            assert refusal.rule in ("revoke_exposed", "impossible_distribution")
            assert (table.state.phase, table.state.trick >= revoke.trick) == (phase, True)
            assert refusal.because is not None
        else:
            assert refusal is None
            _flagged(table)
    return len(found) == 2


def _flagged(table: Table) -> None:
    revoke = table.revoke
    assert revoke is not None
    codes = [flag["code"] for flag in game.flags(table.state)]
    assert set(codes) <= {"revoke_exposed", "impossible_distribution"}
    assert codes.count("impossible_distribution") <= 1
    exposed = [flag for flag in game.flags(table.state) if flag["code"] == "revoke_exposed"]
    assert len(exposed) == 1
    assert (exposed[0]["seat"], exposed[0]["faction"]) == ("ABCD"[revoke.seat], revoke.faction)
    assert (exposed[0]["phase"], exposed[0]["trick_void"]) == (revoke.phase, revoke.trick)
    assert all(
        flag["phase"] == revoke.phase and flag["trick_exposed"] >= revoke.trick for flag in game.flags(table.state)
    )


@pytest.mark.parametrize("seats", game.SEATS)
def test_an_honest_record_never_gives_an_alarm_whatever_it_knows(seats: int) -> None:
    for seed in range(FEW):
        _honest(seats, seed, ("reject", "flag")[seed % 2])


@pytest.mark.parametrize("seats", game.SEATS)
def test_every_planted_revoke_comes_out_by_the_end_of_its_phase(seats: int) -> None:
    assert sum(_planted(seats, seed) for seed in range(FEW)) > FEW // 2


@pytest.mark.soak
@pytest.mark.parametrize("seats", game.SEATS)
def test_an_honest_record_never_gives_an_alarm_in_thousands_of_matches(seats: int) -> None:
    for seed in range(FEW, FEW + MANY):
        _honest(seats, seed, ("reject", "flag")[seed % 2])


@pytest.mark.soak
@pytest.mark.parametrize("seats", game.SEATS)
def test_every_planted_revoke_comes_out_in_thousands_of_matches(seats: int) -> None:
    assert sum(_planted(seats, seed) for seed in range(FEW, FEW + MANY)) > MANY // 2
