"""Whole matches for property tests, played at a table whose recorder misses part of what is hidden."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import projections.games.claim2 as game
from projections.errors import IllegalMove
from projections.figures import Step
from projections.games.claim2.components import HAND, UP, deck_of, in_order
from projections.games.claim2.events import PhaseChanged, Played, Received, Took
from projections.games.claim2.moves import Deal, Draw, Play, See, TakeTop, Turn, must_follow
from projections.reader import parse
from projections.replay import Replay, replay
from projections.seats import CHANCE
from projections.setup import setup_from

if TYPE_CHECKING:
    from random import Random

    from projections.games.claim2 import Event, Move, Setup
    from projections.games.claim2.state import State
    from projections.seats import Seat

PAGE = Path(__file__).parents[4] / "docs" / "rules" / "claim2.md"


def decks(seats: int) -> list[str]:
    """All legal decks: one pair and others (claim2 2.3)."""
    others = 3 if seats == 2 else 5
    return [pair + "".join(rest) for pair in ("NI", "GK") for rest in combinations("DTSUWP", others)]


def any_setup(rng: Random, seats: int, **options: str) -> Setup:
    """A random deck, leader and value of every other option; `options` overrule."""
    fixed = ("allow_nonstandard_deck", "revoke_policy")
    chosen = {
        option.name: rng.choice(option.values) for option in game.OPTIONS if option.values and option.name not in fixed
    }
    chosen["deck"] = rng.choice(decks(seats))
    chosen["first_leader"] = "ABCD"[rng.randrange(seats)]
    made: Setup = setup_from(game, seats=seats, options=chosen | options)
    return made


class Revoke(NamedTuple):
    seat: Seat
    faction: str
    phase: int
    trick: int


class Table:
    """What really lies where, beside the state as recorded. `eyes` is the share of hidden cards that are entered."""

    def __init__(self, rng: Random, setup: Setup, *, eyes: float) -> None:
        cards = list(deck_of(setup.deck))
        rng.shuffle(cards)
        size = HAND[setup.seats]
        self.rng, self.eyes = rng, eyes
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in range(setup.seats)]
        self.piles: list[list[str]] = [[] for _ in range(setup.seats)]
        self.stock = cards[setup.seats * size :]
        self.state: State = game.initial(setup)
        self.revoke: Revoke | None = None
        self.history: list[Step] = []

    def next_move(self, *, false_from: int | None = None, phase: int = 1) -> Move:
        """What happens next; from trick `false_from` of `phase` on the first seat that can does not follow, once."""
        state = self.state
        seat = state.turn
        if seat == CHANCE:
            return self._chance()
        if state.stage != "play":
            return self.rng.choice(list(game.moves(state, seat)))
        if false_from is not None and self.revoke is None and state.phase == phase and state.trick >= false_from:
            false = self._false_cards(seat)
            if false:
                self.revoke = Revoke(seat, state.plays[0][0], phase, state.trick)
                return Play(seat, self.rng.choice(false))
        return Play(seat, self.rng.choice(self.honest(seat)))

    def honest(self, seat: Seat) -> list[str]:
        """Cards that the seat may play by what it really holds."""
        hand, plays = self.hands[seat], self.state.plays
        if plays and any(card[0] == plays[0][0] for card in hand):
            return [card for card in hand if card[0] in (plays[0][0], "P")]
        return hand

    def _false_cards(self, seat: Seat) -> list[str]:
        """Cards that do not follow although others would; none where the record would show it at once."""
        plays = self.state.plays
        if not plays or must_follow(self.state.holdings[seat], plays[0][0]):
            return []
        return [card for card in self.hands[seat] if card not in self.honest(seat)]

    def _chance(self) -> Move:
        state, stage, seats = self.state, self.state.stage, self.state.setup.seats
        if stage == "turn":
            return Turn(in_order(self.stock[: UP[seats]]))
        if stage == "deal":
            to = next(seat for seat, held in enumerate(state.holdings) if not held.hand and not held.unknown)
            known = in_order(card for card in self.hands[to] if self.rng.random() < self.eyes)
            return Deal(to, (*known, *(None,) * (HAND[seats] - len(known))))
        if stage == "see":
            return See(state.places[0], self._entered())
        return Draw(state.rest[0], state.top or self._entered())

    def _entered(self) -> str | None:
        return self.stock[0] if self.rng.random() < self.eyes else None

    def do(self, move: Move) -> None:
        """Record the move, through its line, and move the real cards. Raises IllegalMove."""
        state = self.state
        line = game.write(state, move)
        read = game.read(state, move.seat, line)
        assert read == move, line
        facts = game.decide(state, read)
        for event in facts:
            state = game.evolve(state, event)
            self._follow(event)
        self.history.append(Step(move, facts, self.state, state))
        self.state = state
        if isinstance(move, Turn):
            del self.stock[: len(move.cards)]
        elif isinstance(move, Draw):
            self._give(move.to)
        elif isinstance(move, TakeTop):
            self._give(move.seat)
        if isinstance(facts[-1], PhaseChanged):
            self.hands, self.piles = self.piles, [[] for _ in self.piles]

    def _follow(self, event: Event) -> None:
        if isinstance(event, Played):
            self.hands[event.seat].remove(event.card)
        elif isinstance(event, Took | Received):
            self.piles[event.seat].append(event.card)

    def _give(self, seat: Seat) -> None:
        self.piles[seat].append(self.stock.pop(0))


def caught(table: Table, *, phase: int, false_from: int) -> IllegalMove | None:
    """The refusal that ends a record with one planted revoke; None where the match came to its end."""
    while game.to_act(table.state):
        try:
            table.do(table.next_move(false_from=false_from, phase=phase))
        except IllegalMove as refusal:
            return refusal
    return None


def golden_text(number: int) -> str:
    """The golden game of the page for so many seats less one (claim2 10.4)."""
    return str(re.findall(r"```\n(kifu 1\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[number])


def golden(number: int) -> Replay:
    return replay(parse(golden_text(number)))
