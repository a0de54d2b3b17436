"""Labels: every word that a person sees, and a move in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.metz import move as mv
from projections.games.metz.castle import card_at, landing
from projections.games.metz.figures import FIGURES
from projections.games.metz.rulings import RULINGS
from projections.games.metz.vocabulary import VOCABULARY
from projections.labels import Label, Labels, words
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.labels import Lang

_SAID: Labels = {
    "say.hand_dealt": Label("deals {cards} to {player}", "{player}に{cards}を配る"),
    "say.reserve": Label("lays {cards} face down beside Saxony", "ザクセンの横に{cards}を伏せて置く"),
    "say.castle": Label("lays out the castle: {cards}", "城に札を並べる: {cards}"),
    "say.top": Label("turns up {card} on top of the deck", "山札の一番上は{card}"),
    "say.draw": Label("deals {cards} from the deck", "山札から{cards}"),
    "say.fill": Label("refills the castle with {card}", "城に{card}を補充する"),
    "say.move": Label(
        "moves the bailiff by {steps} to space {space}: {card}", "廷吏を{steps}歩進めて場{space}の{card}へ"
    ),
    "say.pay": Label("pays {card}", "{card}を支払う"),
    "say.use": Label("uses the City", "都市の効果を使う"),
    "say.use_card": Label("uses the City and draws {card}", "都市の効果で{card}を引く"),
    "say.skip": Label("declines the City", "都市の効果を使わない"),
    "say.discard": Label("discards {card}", "{card}を捨てる"),
    "say.area": Label("puts {card} into the play area", "{card}をプレイエリアに置く"),
    "say.hand": Label("takes {card} to the hand", "{card}を手札に加える"),
    "say.name": Label("names the collection of the {prince}", "{prince}のコレクションを指名する"),
    "say.drop": Label("drops {card}", "{card}を捨てる"),
    "say.deploy": Label("deploys {cards}", "{cards}を配置する"),
    "say.deploy_none": Label("deploys nothing", "配置しない"),
    "say.sealed": Label("has chosen a deployment, face down", "配置する札を伏せて選んだ"),
    "say.unseen_one": Label("1 unseen card", "見えない札1枚"),
    "say.unseen": Label("{count} unseen cards", "見えない札{count}枚"),
}

LABELS: Labels = {**VOCABULARY, **RULINGS, **FIGURES, **_SAID}


def say(state: State, move: mv.Move, lang: Lang) -> str:
    """The move in a player's words, without the actor."""
    key, facts = _SAY[type(move)](state, move, lang)
    return words(LABELS, f"say.{key}", lang, **facts)


def listed(cards: Sequence[Card | None], lang: Lang) -> str:
    """Cards by name, unknown ones as a number."""
    told = [getattr(LABELS[card], lang) for card in cards if card is not None]
    unknown = len(cards) - len(told)
    if unknown:
        told.append(words(LABELS, "say.unseen_one" if unknown == 1 else "say.unseen", lang, count=unknown))
    return (", " if lang == "en" else "、").join(told)


_Told = tuple[str, dict[str, Any]]


def _hand_dealt(_: State, move: mv.DealHand, lang: Lang) -> _Told:
    return "hand_dealt", {"cards": listed(move.cards, lang), "player": LETTERS[move.player]}


def _move(state: State, move: mv.MoveBailiff, _: Lang) -> _Told:
    space = landing(state, move.steps).space
    return "move", {"steps": move.steps, "space": space, "card": card_at(state, space)}


def _use(state: State, _: mv.UseCity, __: Lang) -> _Told:
    return ("use", {}) if state.top is None else ("use_card", {"card": state.top})


def _take(state: State, move: mv.TakeCard, _: Lang) -> _Told:
    return move.to, {"card": card_at(state, state.bailiff)}


def _deploy(_: State, move: mv.Deploy, lang: Lang) -> _Told:
    if move.cards is None:
        return "sealed", {}
    return ("deploy", {"cards": listed(move.cards, lang)}) if move.cards else ("deploy_none", {})


def _cards(key: str) -> Callable[[State, Any, Lang], _Told]:
    return lambda _, move, lang: (key, {"cards": listed(move.cards, lang)})


def _card(key: str) -> Callable[[State, Any, Lang], _Told]:
    return lambda _, move, __: (key, {"card": move.card})


_SAY: dict[type, Callable[[State, Any, Lang], _Told]] = {
    mv.DealHand: _hand_dealt,
    mv.SetReserve: _cards("reserve"),
    mv.DealCastle: _cards("castle"),
    mv.TurnTop: _card("top"),
    mv.DrawCard: lambda _, move, lang: ("draw", {"cards": listed((move.card,), lang)}),
    mv.RefillSpace: _card("fill"),
    mv.MoveBailiff: _move,
    mv.PayCard: _card("pay"),
    mv.UseCity: _use,
    mv.SkipCity: lambda *_: ("skip", {}),
    mv.DiscardCard: _card("discard"),
    mv.TakeCard: _take,
    mv.NameCollection: lambda _, move, __: ("name", {"prince": move.kind}),
    mv.DropCard: _card("drop"),
    mv.Deploy: _deploy,
}
