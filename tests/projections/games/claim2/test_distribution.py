"""Section 8.3: the transport problem behind `impossible_distribution`, against a matching card by card."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import projections.games.claim2 as game
from projections.games.claim2.knowledge import unplaced
from projections.games.claim2.state import Void
from projections.play import at_random
from projections.seats import CHANCE
from tests.projections.games.claim2.matches import Table, any_setup
from tests.projections.games.claim2.position import start

if TYPE_CHECKING:
    from projections.games.claim2.state import State


def hands_can_be_made_up(state: State) -> bool:
    """Whether every unknown card of a hand can be one of the unseen cards (Kuhn's bipartite matching)."""
    slots = [{void.faction for void in held.voids} for held in state.holdings for _ in range(held.unknown)]
    taken: dict[int, int] = {}  # slot by card

    def placed(slot: int, tried: set[int]) -> bool:
        for card, name in enumerate(state.unseen):
            if name[0] not in slots[slot] and card not in tried:
                tried.add(card)
                if card not in taken or placed(taken[card], tried):
                    taken[card] = slot
                    return True
        return False

    return all(placed(slot, set()) for slot in range(len(slots)))


@pytest.mark.parametrize("seats", game.SEATS)
def test_the_check_agrees_with_a_matching_card_by_card(seats: int) -> None:
    rng, found = Random(seats), []
    for _ in range(400):
        state = start(seats)
        unseen = tuple(card for card in state.unseen if rng.random() < 0.2)
        left, holdings = len(unseen), []
        for held in state.holdings:
            unknown = rng.randint(0, left)
            left -= unknown
            voids = tuple(Void(letter, 1) for letter in state.setup.deck if rng.random() < 0.4)
            holdings.append(replace(held, unknown=unknown, voids=voids))
        state = replace(state, unseen=unseen, holdings=tuple(holdings))
        found.append(hands_can_be_made_up(state))
        assert (unplaced(state) == ()) is found[-1]
    assert 40 < sum(found) < 360


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_record_that_stops_anywhere_can_be_played_on(seats: int) -> None:
    """While the hands can be made up, a seat has a legal move and chance a card that keeps them possible."""
    for seed in range(25):
        rng = Random(f"on {seats} {seed}")
        table = Table(rng, any_setup(rng, seats), eyes=rng.choice((0.0, 0.5)))
        for _ in range(rng.randrange(seats, 80)):
            table.do(table.next_move())
        state = table.state
        while awaited := game.to_act(state):
            seat = awaited[0]
            move = game.chance(state, rng) if seat == CHANCE else at_random(game, state, seat, rng)
            for event in game.decide(state, move):
                state = game.evolve(state, event)
        assert state.flags == ()
