"""Each law fails when the matching defect is planted in a game that keeps all of them.

Also an example of how the author of a plug-in tests it: `laws.check` over setups and seeds.
"""

from __future__ import annotations

from itertools import count
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec.structs import replace

from projections import laws
from projections.errors import IllegalMove, NotationError
from projections.labels import Label
from projections.outcome import Outcome
from projections.play import greedily
from projections.seats import CHANCE
from tests.plugin import parity as toy

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.figures import Figures, Step
    from projections.game import Game

SETUP = toy.Setup(2)
GAME = cast("Game", toy)


def broken(**parts: Any) -> Game:
    """The toy with some of its names replaced."""
    return cast("Game", SimpleNamespace(**{**vars(toy), **parts}))


@pytest.mark.parametrize("setup", [toy.Setup(2), toy.Setup(2, "may"), toy.Setup(2, "must", 10)], ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_keeps_every_law(setup: toy.Setup, seed: int) -> None:
    history = laws.check(GAME, setup, seed, bots=(greedily,), conserved=_all_cards_are_somewhere)
    assert len(history) == 13


def _all_cards_are_somewhere(state: toy.State) -> None:
    assert len(state.gone) + sum(map(len, state.hands)) == 8


def _outcome_too_early(state: toy.State) -> Outcome | None:
    return Outcome((1, 1), state.points, "points") if sum(map(len, state.hands)) <= 1 else None


def _never_over(state: toy.State) -> tuple[int, ...]:
    return toy.to_act(state) or (CHANCE,)


def _dice_from_nowhere(state: toy.State, event: toy.Event) -> toy.State:
    return (
        replace(toy.evolve(state, event), worth=next(_DICE))
        if isinstance(event, toy.Turned)
        else toy.evolve(state, event)
    )


_DICE = count(3)


def _plays_twice(event: toy.Event) -> toy.Move | None:
    return toy.Play(event.seat, 1) if isinstance(event, toy.TrickTaken) else toy.cause(event)


def _reads_no_lower_case(state: toy.State, seat: int, text: str) -> toy.Move:
    if text.startswith("turn"):
        raise NotationError(text)
    return toy.read(state, seat, text.replace("TURN", "turn"))


def _accepts_anything_held(state: toy.State, move: toy.Move) -> tuple[toy.Event, ...]:
    return toy.decide(replace(state, setup=toy.Setup(2, "may")), move)


def _refuses_the_last(state: toy.State, move: toy.Move) -> tuple[toy.Event, ...]:
    if isinstance(move, toy.Play) and move in toy.moves(state, move.seat)[-1:]:
        raise IllegalMove("must_follow", seat=move.seat)
    return toy.decide(state, move)


def _out_of_turn(state: toy.State, move: toy.Move) -> tuple[toy.Event, ...]:
    return () if move.seat != CHANCE and move.seat not in toy.to_act(state) else toy.decide(state, move)


def _moves_twice(state: toy.State, seat: int) -> tuple[toy.Play, ...]:
    return toy.moves(state, seat) * 2


def _shows_the_other_hand(event: toy.Event, seat: int | None) -> toy.Event:
    return event


def _forgets_the_points(state: toy.State, seat: int | None) -> toy.State:
    return replace(toy.view(state, seat), points=(0, 0))


def _hides_own_cards(state: toy.State, seat: int | None) -> toy.State:
    return toy.view(state, None)


def _redacts_own_cards(event: toy.Event, seat: int | None) -> toy.Event:
    return toy.redact(event, None)


def _must_know_the_card(state: toy.State, move: toy.Move) -> tuple[toy.Event, ...]:
    if isinstance(move, toy.Play) and all(move.card not in hand for hand in state.hands):
        raise IllegalMove("card_not_held", seat=move.seat, card=move.card)
    return toy.decide(state, move)


def _counts_a_trick_too_many(history: list[Step]) -> Figures:
    found = toy.stats(history)
    return replace(found, seats=[{**row, "taken": 1 + cast("int", row["taken"])} for row in found.seats])


def _figure_of_another_type(history: list[Step]) -> Figures:
    return replace(toy.stats(history), match={"doubles": "two"})


def _undeclared_figure(history: list[Step]) -> Figures:
    return replace(toy.stats(history), match={"doubles": 0, "luck": 1})


def _counts_known_cards(state: toy.State) -> tuple[int, ...]:
    """The points once all cards are played."""
    return tuple(n + len(set(hand) - {None}) for n, hand in zip(state.points, state.hands or ((), ()), strict=True))


def _mute(state: toy.State, move: toy.Move, lang: str) -> str:
    return "" if lang == "ja" else toy.say(state, move, "en")


def _without(key: str) -> dict[str, Label]:
    return {name: label for name, label in toy.LABELS.items() if name != key}


DEFECTS: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "too few moves promised": (laws.terminates, {"bound": lambda _: 12}),
    "nobody stops it": (laws.terminates, {"to_act": _never_over, "outcome": lambda _: None}),
    "no outcome": (laws.terminates, {"outcome": lambda _: None}),
    "an outcome before the end": (laws.terminates, {"outcome": _outcome_too_early}),
    "nobody first": (laws.terminates, {"outcome": lambda s: toy.outcome(s) and Outcome((2, 2), (0, 0), "points")}),
    "a reason without words": (laws.terminates, {"LABELS": _without("reason.points")}),
    "a fold that draws": (laws.folds, {"evolve": _dice_from_nowhere}),
    "two moves in one": (laws.folds, {"cause": _plays_twice}),
    "a move that no event tells": (
        laws.folds,
        {"cause": lambda e: None if isinstance(e, toy.Turned) else toy.cause(e)},
    ),
    "writes another card": (laws.round_trips, {"write": lambda s, m: toy.write(s, m).replace("7", "8")}),
    "reads capitals only": (laws.round_trips, {"read": _reads_no_lower_case}),
    "decide accepts more": (laws.legal_is_accepted, {"decide": _accepts_anything_held}),
    "decide accepts less": (laws.legal_is_accepted, {"decide": _refuses_the_last}),
    "decide lets others play": (laws.legal_is_accepted, {"decide": _out_of_turn}),
    "a legal move twice": (laws.legal_is_accepted, {"moves": _moves_twice}),
    "no legal move": (laws.legal_is_accepted, {"moves": lambda s, seat: ()}),
    "redact shows what view hides": (laws.views_agree, {"redact": _shows_the_other_hand}),
    "a view that forgets": (laws.views_agree, {"view": _forgets_the_points}),
    "a seat that cannot see its hand": (laws.observers_agree, {"view": _hides_own_cards, "redact": _redacts_own_cards}),
    "no unseen card can be played": (laws.observers_agree, {"decide": _must_know_the_card}),
    "parts above the score": (laws.figures_are_declared, {"stats": _counts_a_trick_too_many}),
    "a figure of another type": (laws.figures_are_declared, {"stats": _figure_of_another_type}),
    "a figure nobody declared": (laws.figures_are_declared, {"stats": _undeclared_figure}),
    "points that end elsewhere": (laws.points_run, {"points_so_far": lambda state: (0, 0)}),
    "points that not everybody knows": (laws.points_run, {"points_so_far": _counts_known_cards}),
    "a figure without words": (laws.is_told, {"LABELS": _without("figure.taken")}),
    "an option without words": (laws.is_told, {"LABELS": _without("option.top")}),
    "a label in one language": (laws.is_told, {"LABELS": {**toy.LABELS, "points": Label("points", "")}}),
    "a move without words": (laws.is_told, {"say": _mute}),
    "nothing drawn": (laws.is_told, {"draw": lambda state, names, lang: ()}),
}


def _kept(law: Callable[..., Any], game: Game, seed: int) -> None:
    """Ask one law alone; what it looks at was played by the sound game where the law does not play itself."""
    rng = Random(seed)
    history = laws.terminates(GAME, SETUP, rng)
    match law.__name__:
        case "terminates":
            law(game, SETUP, Random(seed))
        case "folds" | "views_agree" | "observers_agree" | "points_run" | "is_told":
            law(game, SETUP, history)
        case "legal_is_accepted":
            law(game, history, rng)
        case _:
            law(game, history)


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_planted_defect_breaks_its_law(defect: str) -> None:
    law, parts = DEFECTS[defect]
    _kept(law, GAME, 1)
    assert any(_is_broken(law, broken(**parts), seed) for seed in range(1, 6)), f"{law.__name__} saw nothing"


@pytest.mark.parametrize("defect", DEFECTS)
def test_check_asks_every_law(defect: str) -> None:
    def check(game: Game, seed: int) -> None:
        laws.check(game, SETUP, seed)

    game = broken(**DEFECTS[defect][1])
    assert any(_raises(check, game, seed) for seed in range(1, 6))


def _is_broken(law: Callable[..., Any], game: Game, seed: int) -> bool:
    return _raises(lambda game, seed: _kept(law, game, seed), game, seed)


def _raises(run: Callable[[Game, int], Any], game: Game, seed: int) -> bool:
    try:
        run(game, seed)
    except AssertionError as error:
        return bool(str(error))
    return False


def test_a_conservation_law_of_the_games_own_is_asked_at_every_state() -> None:
    asked: list[toy.State] = []
    laws.check(GAME, SETUP, 3, conserved=asked.append)
    assert len(asked) == 13


def test_refuses_gives_the_code_and_demands_words_for_it() -> None:
    dealt = toy.State(SETUP, hands=((1, 2, 3, 4), (5, 6, 7, 8)), worth=1)
    assert laws.refuses(GAME, dealt, "5", seat=0) == "card_not_held"
    assert laws.refuses(GAME, dealt, "x", seat=0) == "bad_notation"
    with pytest.raises(AssertionError, match="was accepted"):
        laws.refuses(GAME, dealt, "4", seat=0)
    with pytest.raises(AssertionError, match="no words for card_not_held"):
        laws.refuses(broken(LABELS=_without("rule.card_not_held")), dealt, "5", seat=0)
