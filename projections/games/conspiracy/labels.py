"""Labels: every word that a person sees, and a move in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.conspiracy.components import COLOR_WORDS, COLORS
from projections.games.conspiracy.figures import FIGURES
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DealLocations,
    DealLords,
    DeclineSwap,
    DrawFirst,
    DrawLocations,
    DrawLords,
    Move,
    OpenLocation,
    PlaceLord,
    RevealLord,
    SwapLords,
    TakeLocation,
    TakePile,
)
from projections.games.conspiracy.refusals import REFUSALS
from projections.games.conspiracy.vocabulary import VOCABULARY
from projections.labels import Label, Labels, words
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.cards import Cards
    from projections.games.conspiracy.state import State
    from projections.labels import Lang

_SAID: Labels = {
    "say.open": Label("{code} lies open", "{code} が表になる"),
    "say.first": Label("seat {first} begins", "席{first}が先手"),
    "say.draw_one": Label("draws 1 lord", "貴族を1枚引く"),
    "say.draw_some": Label("draws {count} lords", "貴族を{count}枚引く"),
    "say.dealt": Label("{cards} from the lord deck", "貴族山札から{cards}"),
    "say.take_pile": Label("takes the {color} pile: {cards}", "{color}の捨て札の山を取る: {cards}"),
    "say.place": Label("places {card} on spot {spot}", "{card}を{spot}番に配置する"),
    "say.reveal": Label("{card} goes from the deck to its pile", "{card}が山札から廃棄スペースへ"),
    "say.swap": Label(
        "swaps {one} (spot {low}) and {other_card} (spot {high})", "{low}番の{one}と{high}番の{other_card}を入れ替える"
    ),
    "say.no_swap": Label("swaps nothing", "入れ替えない"),
    "say.draw_one_location": Label("draws 1 location", "地域を1枚引く"),
    "say.draw_locations": Label("draws {count} locations", "地域を{count}枚引く"),
    "say.locations": Label("{codes} from the location deck", "地域山札から {codes}"),
    "say.take": Label("takes {code} from the row", "表向きの地域から {code} を制圧する"),
    "say.choose": Label("takes {code}", "{code} を制圧する"),
}

LABELS: Labels = {**VOCABULARY, **REFUSALS, **FIGURES, **_SAID}


def say(state: State, move: Move, lang: Lang) -> str:
    """The move in a player's words, without the actor."""
    key, facts = _SAY[type(move)](state, move, lang)
    return words(LABELS, f"say.{key}", lang, **facts)


def listed(cards: Cards, lang: Lang) -> str:
    """The names of cards, one after the other."""
    return (", " if lang == "en" else "、").join(getattr(LABELS[card], lang) for card in cards)


_Told = tuple[str, dict[str, Any]]


def _open(_: State, move: OpenLocation, __: Lang) -> _Told:
    return "open", {"code": move.code}


def _first(_: State, move: DrawFirst, __: Lang) -> _Told:
    return "first", {"first": letter(move.first)}


def _draw(_: State, move: DrawLords, __: Lang) -> _Told:
    return "draw_one" if move.count == 1 else "draw_some", {"count": move.count}


def _deal(_: State, move: DealLords, lang: Lang) -> _Told:
    return "dealt", {"cards": listed(move.cards, lang)}


def _take_pile(state: State, move: TakePile, lang: Lang) -> _Told:
    pile = state.piles[COLORS.index(move.color)]
    return "take_pile", {"color": COLOR_WORDS[move.color], "cards": listed(pile, lang)}


def _place(state: State, move: PlaceLord, __: Lang) -> _Told:
    return "place", {"card": move.card, "spot": len(state.players[move.seat].chamber) + 1}


def _reveal(_: State, move: RevealLord, __: Lang) -> _Told:
    return "reveal", {"card": move.card}


def _swap(state: State, move: SwapLords, __: Lang) -> _Told:
    chamber = state.players[move.seat].chamber
    one, other = chamber[move.low - 1], chamber[move.high - 1]
    return "swap", {"one": one, "other_card": other, "low": move.low, "high": move.high}


def _no_swap(_: State, __: DeclineSwap, ___: Lang) -> _Told:
    return "no_swap", {}


def _draw_locations(_: State, move: DrawLocations, __: Lang) -> _Told:
    return "draw_one_location" if move.count == 1 else "draw_locations", {"count": move.count}


def _deal_locations(_: State, move: DealLocations, lang: Lang) -> _Told:
    return "locations", {"codes": listed(move.codes, lang)}


def _take(_: State, move: TakeLocation, __: Lang) -> _Told:
    return "take", {"code": move.code}


def _choose(_: State, move: ChooseLocation, __: Lang) -> _Told:
    return "choose", {"code": move.code}


_SAY: dict[type, Callable[[State, Any, Lang], _Told]] = {
    OpenLocation: _open,
    DrawFirst: _first,
    DrawLords: _draw,
    DealLords: _deal,
    TakePile: _take_pile,
    PlaceLord: _place,
    RevealLord: _reveal,
    SwapLords: _swap,
    DeclineSwap: _no_swap,
    DrawLocations: _draw_locations,
    DealLocations: _deal_locations,
    TakeLocation: _take,
    ChooseLocation: _choose,
}
