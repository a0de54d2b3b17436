"""Say: a move in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.iron_age import intents as m
from projections.games.iron_age.labels import LABELS
from projections.labels import words
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.iron_age.intents import Move
    from projections.games.iron_age.state import State
    from projections.labels import Lang


def say(state: State, move: Move, lang: Lang) -> str:
    """Without the actor."""
    key, facts = _SAY[type(move)](state, move, lang)
    return words(LABELS, f"say.{key}", lang, **facts)


def faces(empire: str, lang: Lang) -> str:
    """Empire faces in words, `goods ×2, skull`: dice, not the goods that they give."""
    times, comma = ("×", "、") if lang == "ja" else (" ×", ", ")
    told = ((words(LABELS, face, lang), empire.count(face)) for face in dict.fromkeys(empire))
    return comma.join(f"{name}{times}{count}" if count > 1 else name for name, count in told)


def fate_face(state: State, fate: str, lang: Lang) -> str:
    """The name of a Fate face in words."""
    return words(LABELS, state.setup.sheet.fate(fate).key, lang)


_Told = tuple[str, dict[str, Any]]


def _dice(state: State, empire: str, fate: str | None, lang: Lang) -> str:
    parts = [faces(empire, lang)] if empire else []
    if fate:
        parts.append(words(LABELS, "say.fate", lang, fate=fate_face(state, fate, lang)))
    return ("、" if lang == "ja" else "; ").join(parts)


def _rolled(key: str) -> Callable[[State, Any, Lang], _Told]:
    return lambda state, move, lang: (key, {"dice": _dice(state, move.empire, move.fate, lang)})


def _reroll(_: State, move: m.Reroll, lang: Lang) -> _Told:
    parts = [faces(move.empire, lang)] if move.empire else []
    if move.fate:
        parts.append(words(LABELS, "say.fate_die", lang))
    return "reroll", {"dice": ("と" if lang == "ja" else " and ").join(parts)}


def _set(state: State, move: m.SetDie, lang: Lang) -> _Told:
    if move.was is None:
        return "set_fate", {"fate": fate_face(state, move.to, lang)}
    return "set", {"was": move.was, "to": move.to}


def _allocated(state: State, move: m.AllocateDice, _: Lang) -> _Told:
    return "allocate", {"food": move.food, "others": state.empire.count("E") - move.food}


def _bought(state: State, move: m.BuyDevelopment, lang: Lang) -> _Told:
    paid = (("innovation", state.innovation), ("wealth", move.wealth), ("goods", move.goods))
    told = [f"{words(LABELS, kind, lang)} {count}" for kind, count in paid if count]
    return "buy", {"development": move.development, "payment": ("、" if lang == "ja" else ", ").join(told)}


def _plain(key: str) -> Callable[[State, Any, Lang], _Told]:
    return lambda *_: (key, {})


def _counted(key: str) -> Callable[[State, Any, Lang], _Told]:
    return lambda _, move, __: (f"{key}_one" if move.n == 1 else key, {"n": move.n})


_SAY: dict[type, Callable[[State, Any, Lang], _Told]] = {
    m.StartPlayer: lambda _, move, __: ("start", {"player": letter(move.player)}),
    m.ChooseExtra: lambda _, move, __: (f"extra_{move.extra}", {}),
    m.Roll: _rolled("roll"),
    m.Reroll: _reroll,
    m.RerollResult: _rolled("reroll_result"),
    m.KeepDice: _plain("keep"),
    m.FinalDice: _rolled("final"),
    m.SetDie: _set,
    m.DeclinePortents: _plain("no_set"),
    m.AllocateDice: _allocated,
    m.FightConquest: lambda state, move, _: ("fight", {"enemy": state.realms[move.seat].conquest_boxes}),
    m.DeclineConquest: _plain("no_fight"),
    m.PayGood: _plain("pay"),
    m.YieldTribute: _plain("yield"),
    m.FillProvince: lambda _, move, __: ("province", {"n": move.n, "number": move.province}),
    m.FillPortPopulation: _counted("port_population"),
    m.FillPortGoods: _counted("port_goods"),
    m.FillMonument: lambda _, move, __: ("monument", {"n": move.n, "monument": move.monument}),
    m.RaiseArmy: _counted("army"),
    m.BuildShip: _counted("ship"),
    m.EndBuild: _plain("done"),
    m.BuyDevelopment: _bought,
    m.SkipDevelopment: _plain("no_buy"),
    m.StoreWealth: lambda _, move, __: ("store" if move.n else "no_store", {"n": move.n}),
}
