"""What chance brings in every game is uniform: thousands of draws as a dealt match makes them, against what is due.

Chi-square at 0.1 %; what is due are the decks as the rules' pages print them, and dice of six equal faces. The seed is
fixed, so a fair generator fails here never or always.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from scipy.stats import chi2

from projections import registry
from projections.fair import Draw
from projections.games.conspiracy.components import DECK as LORDS
from projections.games.conspiracy.components import LOCATIONS
from projections.play import at_random, steps
from projections.seats import CHANCE
from projections.setup import setup_from

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from projections.figures import Step

SEED = b"uniform" * 4 + b"...."
DRAWS = 3_000
CLAIM2 = [f + v for f, values in (("N", "1113335557779"), ("I", "113355779")) for v in values]
CLAIM2 += [f + v for f in "DTS" for v in "0123456789"]  # claim2 2.1
PLACES = tuple(LOCATIONS)
METZ = [f"{kind}{value}" for kind in "CMTPGSK" for value in range(1, 11)]  # metz 2.1


class Cards(NamedTuple):
    """A move that brings cards without putting any back."""

    game: str
    move: str
    deck: Sequence[str]
    of: Callable[[Any], Sequence[str]]
    nth: int = 0  # which move of this kind in a match by bots


CARDS = [
    Cards("claim2", "Deal", CLAIM2, lambda move: move.cards),
    Cards("claim2", "Deal", CLAIM2, lambda move: move.cards, nth=1),
    Cards("claim2", "Turn", CLAIM2, lambda move: move.cards),
    Cards("claim2", "Turn", CLAIM2, lambda move: move.cards, nth=5),
    Cards("claim2", "Draw", CLAIM2, lambda move: [move.card]),
    Cards("metz", "DealHand", METZ, lambda move: move.cards),
    Cards("metz", "DealHand", METZ, lambda move: move.cards, nth=1),
    Cards("metz", "SetReserve", METZ, lambda move: move.cards),
    Cards("metz", "DealCastle", METZ, lambda move: move.cards),
    Cards("metz", "DealCastle", METZ, lambda move: move.cards[:1]),
    Cards("metz", "DealCastle", METZ, lambda move: move.cards[-1:]),
    Cards("metz", "TurnTop", METZ, lambda move: [move.card]),
    Cards("metz", "TurnTop", METZ, lambda move: [move.card], nth=30),
    Cards("conspiracy", "OpenLocation", PLACES, lambda move: [move.code]),
    Cards("conspiracy", "DealLords", LORDS, lambda move: move.cards),
    Cards("conspiracy", "DealLords", LORDS, lambda move: move.cards, nth=3),
    Cards("conspiracy", "RevealLord", LORDS, lambda move: [move.card]),
    Cards("conspiracy", "DealLocations", PLACES, lambda move: move.codes),
]


class Dice(NamedTuple):
    """A move that rolls, told in an order that says nothing of which die was which."""

    game: str
    move: str
    faces: str
    of: Callable[[Any], Sequence[Hashable]]
    seats: int = 2


PIPS = "123456"
ROLLS = [
    Dice("kingsburg", "RollNeutral", PIPS, lambda move: [str(pip) for pip in move.three]),
    Dice("kingsburg", "RollNeutral", PIPS, lambda move: [str(pip) for pip in move.two]),
    Dice("kingsburg", "RollDice", PIPS, lambda move: [str(pip) for pip in move.coloured]),
    Dice("kingsburg", "Reroll", PIPS, lambda move: [str(pip) for pip in move.coloured]),
    Dice("kingsburg", "RollReinforcements", PIPS, lambda move: [str(move.value)]),
    Dice("iron_age", "Roll", "FPEGIS", lambda move: move.empire),
    Dice("iron_age", "Roll", "DBCTON", lambda move: move.fate),
    Dice("iron_age", "RerollResult", "FPEGIS", lambda move: move.empire),
    Dice("iron_age", "StartPlayer", "012", lambda move: str(move.player), seats=3),
    Dice("conspiracy", "DrawFirst", "0123", lambda move: str(move.first), seats=4),
]


def history_to(game: str, moved: str, *, nth: int = 0, seats: int = 2) -> list[Step]:
    """The moves of a match by bots up to the nth one of chance of this type, that one included."""
    rules = registry.game(game)
    for seed in range(40):
        made: list[Step] = []
        left = nth
        for step in steps(rules, setup_from(rules, seats=seats, options={}), Random(seed), (at_random,)):
            made.append(step)
            if step.move.seat == CHANCE and type(step.move).__name__ == moved:
                if not left:
                    return made
                left -= 1
    raise AssertionError(f"no {moved}")


def drawn(game: str, state: Any) -> list[Any]:
    return [registry.game(game).chance(state, Draw(SEED, k)) for k in range(1, DRAWS + 1)]


def agrees(counts: Counter[Any], due: Mapping[Any, float], *, spread: float = 1) -> None:
    """Pearson's statistic, whose expectation is `spread` times its degrees of freedom."""
    assert set(counts) <= set(due), f"impossible: {set(counts) - set(due)}"
    assert min(due.values()) > 5, "too few draws for a test"
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell, expected in due.items())
    assert statistic / spread < chi2.ppf(0.999, len(due) - 1), counts


@pytest.mark.parametrize("case", CARDS, ids=lambda case: f"{case.game} {case.move} {case.nth}")
def test_every_card_that_lies_nowhere_comes_as_often(case: Cards) -> None:
    """A hand without replacement has less spread than independent cards: (N - n) / (N - 1) of it."""
    made = history_to(case.game, case.move, nth=case.nth)
    stock = Counter(case.deck)
    readers = {other.move: other.of for other in reversed(CARDS) if other.game == case.game and other.deck is case.deck}
    for step in made[:-1]:
        if (of := readers.get(type(step.move).__name__)) is not None:
            stock.subtract(of(step.move))
    moves = drawn(case.game, made[-1].before)
    hands = [case.of(move) for move in moves]
    count, size = stock.total(), len(hands[0])
    due = {card: DRAWS * size * copies / count for card, copies in stock.items() if copies}
    agrees(Counter(card for hand in hands for card in hand), due, spread=(count - size) / (count - 1))
    assert all(Counter(hand) <= stock for hand in hands)


@pytest.mark.parametrize("case", ROLLS, ids=lambda case: f"{case.game} {case.move} {case.faces}")
def test_every_roll_comes_as_often_as_that_many_dice_make_it(case: Dice) -> None:
    made = history_to(case.game, case.move, seats=case.seats)
    rolls = [tuple(sorted(map(str, case.of(move)))) for move in drawn(case.game, made[-1].before)]
    size = len(rolls[0])
    assert size
    due = {
        tuple(sorted(roll)): DRAWS
        * factorial(size)
        / prod(map(factorial, Counter(roll).values()))
        / len(case.faces) ** size
        for roll in combinations_with_replacement(case.faces, size)
    }
    agrees(Counter(rolls), due)


@pytest.mark.parametrize("seats", [2, 3])
def test_kingsburgs_first_order_is_any(seats: int) -> None:
    made = history_to("kingsburg", "SetOrder", seats=seats)
    orders = Counter(move.order for move in drawn("kingsburg", made[-1].before))
    agrees(orders, {order: DRAWS / factorial(seats) for order in permutations(range(seats))})


def test_kingsburgs_enemies_of_each_year_come_as_often_and_do_not_hang_together() -> None:
    made = history_to("kingsburg", "DealEnemies")
    moves = drawn("kingsburg", made[-1].before)
    for year in range(5):
        counts = Counter(move.cards[year] for move in moves)
        assert {card[0] for card in counts} == {str(year + 1)}
        agrees(counts, dict.fromkeys(counts, DRAWS / 5))
        assert len(counts) == 5
    pairs = Counter((move.cards[0], move.cards[1]) for move in moves)
    agrees(pairs, dict.fromkeys(pairs, DRAWS / 25))
    assert len(pairs) == 25


def test_what_comes_next_does_not_hang_on_what_came_before() -> None:
    """Successive draws of one seed, as a match meets them."""
    made = history_to("kingsburg", "RollReinforcements")
    values = [move.value for move in drawn("kingsburg", made[-1].before)]
    pairs = Counter(zip(values[::2], values[1::2], strict=True))
    agrees(pairs, {(one, other): DRAWS / 72 for one in range(1, 7) for other in range(1, 7)})
