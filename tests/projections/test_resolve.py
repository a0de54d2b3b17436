"""From written text to a move, and from a refusal to advice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from projections.errors import BadText, IllegalMove, NotationError, NotPossible
from projections.play import step_of
from projections.resolve import COUNTED, NEAREST, advice, legal_texts, move_of, refuse_unknown
from projections.seats import CHANCE
from tests.plugin import parity as toy

if TYPE_CHECKING:
    from projections.game import Game

GAME = cast("Game", toy)
START = toy.initial(toy.Setup(2))
DEALT = toy.State(toy.Setup(2), hands=((1, 3, 5, 8), (2, 4, 6, 7)), worth=2)
OVER = toy.State(toy.Setup(2), hands=((), ()))


def variant(**parts: Any) -> Game:
    return cast("Game", SimpleNamespace(**{**vars(toy), **parts}))


BOTH = variant(to_act=lambda _: (0, 1), moves=lambda state, seat: [toy.Play(seat, card) for card in state.hands[seat]])
MANY = variant(moves=lambda _, seat: (toy.Play(seat, card) for card in range(10**9)))


def test_a_text_without_actor_is_the_move_of_the_only_one_awaited() -> None:
    assert move_of(GAME, DEALT, None, "5") == toy.Play(0, 5)
    assert move_of(GAME, START, None, "turn 1") == toy.Turn(1)
    assert move_of(GAME, DEALT, "B", "5") == toy.Play(1, 5)


def test_where_several_are_awaited_the_actor_is_needed() -> None:
    with pytest.raises(BadText) as refused:
        move_of(BOTH, DEALT, None, "5")
    assert (refused.value.rule, refused.value.facts) == ("actor_needed", {"allowed": "A, B"})
    assert move_of(BOTH, DEALT, "B", "2") == toy.Play(1, 2)


def test_where_nobody_is_awaited_the_game_is_over() -> None:
    with pytest.raises(IllegalMove) as refused:
        move_of(GAME, OVER, None, "5")
    assert refused.value.rule == "game_over"


def test_text_that_the_game_cannot_read_is_its_own_error() -> None:
    with pytest.raises(NotationError) as refused:
        move_of(GAME, DEALT, "A", "castle")
    assert refused.value.text == "castle"


def test_only_observed_records_may_have_unknown_cards() -> None:
    refuse_unknown("observed", "deal ? ?")
    refuse_unknown("dealt", "deal 1 2")
    for mode in ("dealt", "simulated"):
        with pytest.raises(NotPossible):
            refuse_unknown(mode, "deal ? ?")


def test_legal_moves_are_told_with_their_actor_in_canonical_order() -> None:
    assert legal_texts(GAME, DEALT) == (["A: 1", "A: 3", "A: 5", "A: 8"], 4)
    assert legal_texts(BOTH, DEALT)[0][3:5] == ["A: 8", "B: 2"]
    assert legal_texts(GAME, START) == ([], None)
    assert legal_texts(GAME, OVER) == ([], 0)


def test_thousands_of_legal_moves_are_not_counted() -> None:
    texts, count = legal_texts(MANY, DEALT)
    assert (len(texts), count) == (NEAREST, None)
    exactly = variant(moves=lambda _, seat: [toy.Play(seat, card) for card in range(COUNTED)])
    assert legal_texts(exactly, DEALT)[1] == COUNTED


def test_advice_gives_the_nearest_legal_moves_first_and_how_many_more() -> None:
    deck = variant(moves=lambda _, seat: [toy.Play(seat, card) for card in range(10, 40)])
    told = advice(deck, DEALT, [], "37", IllegalMove("card_not_held"))
    assert told.legal[0] == "A: 37"
    assert (len(told.legal), told.more) == (NEAREST, 25)
    assert advice(MANY, DEALT, [], "37", IllegalMove("x")).more is None


def test_advice_names_the_last_earlier_move_that_the_rule_points_at() -> None:
    first = step_of(GAME, START, toy.Deal(DEALT.hands))
    second = step_of(GAME, first.after, toy.Turn(2))
    refusal = IllegalMove("card_not_held", because=lambda step: step.move.seat == CHANCE)
    told = advice(GAME, second.after, [first, second], "5", refusal)
    assert (told.earlier, told.earlier_text) == (2, "*: turn 2")


@pytest.mark.parametrize("refusal", [IllegalMove("x", because=lambda _: False), IllegalMove("x"), NotationError("5")])
def test_advice_names_none_where_the_rule_points_at_none(refusal: Any) -> None:
    first = step_of(GAME, START, toy.Deal(DEALT.hands))
    assert advice(GAME, DEALT, [first], "5", refusal).earlier is None
