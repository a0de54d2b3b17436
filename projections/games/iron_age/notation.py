"""Notation: iron_age 9. A move needs its state for names that may be shortened and for the next province's number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from projections.errors import NotationError
from projections.games.iron_age import intents as m
from projections.games.iron_age import reach
from projections.games.iron_age.evolve import arranged
from projections.seats import letter, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from projections.games.iron_age.intents import Move
    from projections.games.iron_age.state import State
    from projections.seats import Seat

SHORTEST = 3  # letters of a name that a reader takes
_NUMBER = r"0|[1-9][0-9]{0,5}"
_FACES = "[FPEGIS]"


def write(state: State, move: Move) -> str:
    """The canonical text, without the actor."""
    return _WRITE[type(move)](state, move)


def read(state: State, seat: Seat, text: str) -> Move:
    """The move of `seat` that `text` means. Raises NotationError."""
    verb, _, rest = " ".join(text.upper().split()).partition(" ")
    if verb in _READ:
        pattern, make = _READ[verb]
        if match := pattern.fullmatch(rest):
            return make(state, seat, match)
    raise NotationError(text)


def _rolled(empire: str, fate: str | None) -> str:
    return f"{empire}/{fate}" if fate else empire


def _bought(_: State, move: m.BuyDevelopment) -> str:
    parts = (f"W{move.wealth}" if move.wealth else "", f"G{move.goods}" if move.goods else "")
    return " ".join(("BUY", move.development.upper(), *filter(None, parts)))


def _province(state: State, move: m.FillProvince) -> str:
    return f"PROV {move.n}" if _in_sequence(state) else f"PROV {move.province} {move.n}"


def _set(_: State, move: m.SetDie) -> str:
    return f"SET {move.was or '*'}>{move.to}"


_WRITE: dict[type, Callable[[State, Any], str]] = {
    m.StartPlayer: lambda _, move: f"START {letter(move.player)}",
    m.ChooseExtra: lambda _, move: f"EXTRA {move.extra.upper()}",
    m.Roll: lambda _, move: f"ROLL {_rolled(move.empire, move.fate)}",
    m.Reroll: lambda _, move: f"RR {move.empire}{'*' if move.fate else ''}",
    m.RerollResult: lambda _, move: f"ROLL {_rolled(move.empire, move.fate)}",
    m.KeepDice: lambda *_: "KEEP",
    m.FinalDice: lambda _, move: f"FINAL {_rolled(move.empire, move.fate)}",
    m.SetDie: _set,
    m.DeclinePortents: lambda *_: "NOSET",
    m.AllocateDice: lambda _, move: f"FOOD {move.food}",
    m.FightConquest: lambda *_: "FIGHT",
    m.DeclineConquest: lambda *_: "NOFIGHT",
    m.PayGood: lambda *_: "PAY",
    m.YieldTribute: lambda *_: "YIELD",
    m.FillProvince: _province,
    m.FillPortPopulation: lambda _, move: f"PP {move.n}",
    m.FillPortGoods: lambda _, move: f"PG {move.n}",
    m.FillMonument: lambda _, move: f"MON {move.monument.upper()} {move.n}",
    m.RaiseArmy: lambda _, move: f"ARMY {move.n}",
    m.BuildShip: lambda _, move: f"SHIP {move.n}",
    m.EndBuild: lambda *_: "DONE",
    m.BuyDevelopment: _bought,
    m.SkipDevelopment: lambda *_: "NOBUY",
    m.StoreWealth: lambda _, move: f"STORE {move.n}",
}


def _read_start(_: State, seat: Seat, match: re.Match[str]) -> Move:
    player = seat_of(match[1])
    assert player is not None
    return m.StartPlayer(player, seat)


def _read_extra(_: State, seat: Seat, match: re.Match[str]) -> Move:
    return m.ChooseExtra(seat, "port" if match[1] == "PORT" else "province")


def _read_roll(state: State, seat: Seat, match: re.Match[str]) -> Move:
    empire, fate = arranged(match[1]), match[2]
    if state.phase == "reroll_result":  # iron_age 11.31: the state tells the two apart
        return m.RerollResult(empire, fate, seat)
    return m.Roll(empire, fate or "", seat)


def _read_final(_: State, seat: Seat, match: re.Match[str]) -> Move:
    return m.FinalDice(arranged(match[1]), match[2] or "", seat)


def _read_reroll(_: State, seat: Seat, match: re.Match[str]) -> Move:
    return m.Reroll(seat, arranged(match[1]), bool(match[2]))


def _read_set(_: State, seat: Seat, match: re.Match[str]) -> Move:
    return m.SetDie(seat, None, match[2]) if match[2] else m.SetDie(seat, match[3], match[4])


def _read_province(state: State, seat: Seat, match: re.Match[str]) -> Move:
    """`PROV n` in sequence, `PROV province n` in any order: both numbers always, or never."""
    named = match[1] is not None
    if named == _in_sequence(state):
        rule = "province_named" if named else "province_unnamed"
        raise NotationError(match.string, rule=rule, province=2 if state.turn is None else _next(state))
    return m.FillProvince(seat, int(match[1]) if named else _next(state), int(match[2]))


def _read_monument(state: State, seat: Seat, match: re.Match[str]) -> Move:
    sheet = state.setup.sheet
    playable = [sheet.monuments[place].key for place in reach.in_play(state.setup)]
    removed = [each.key for each in sheet.monuments if each.key == match[1].lower()]
    return m.FillMonument(seat, _named(match[1], [*playable, *removed]), int(match[2]))


def _read_purchase(state: State, seat: Seat, match: re.Match[str]) -> Move:
    key = _named(match[1], [each.key for each in state.setup.sheet.developments])
    wealth, goods = match[2] or match[5] or 0, match[3] or match[4] or 0
    return m.BuyDevelopment(seat, key, int(wealth), int(goods))


def _named(text: str, keys: Iterable[str]) -> str:
    """The only one of `keys` that `text` is or, with three letters, begins. Raises NotationError."""
    start = text.lower()
    found = [key for key in dict.fromkeys(keys) if key == start or (len(start) >= SHORTEST and key.startswith(start))]
    if len(found) != 1:
        raise NotationError(
            text, rule="no_such_name" if not found else "several_names", allowed=", ".join(found or keys)
        )
    return found[0]


def _next(state: State) -> int:
    return reach.next_province(state.realms[state.turn or 0])


def _in_sequence(state: State) -> bool:
    return state.setup.province_order == "sequential"


def _plain(kind: Callable[[Seat], Move]) -> tuple[re.Pattern[str], Callable[[State, Seat, re.Match[str]], Move]]:
    return re.compile(""), lambda _, seat, __: kind(seat)


def _counted(kind: Callable[[Seat, int], Move]) -> tuple[re.Pattern[str], Callable[[State, Seat, re.Match[str]], Move]]:
    return re.compile(f"({_NUMBER})"), lambda _, seat, match: kind(seat, int(match[1]))


_READ: dict[str, tuple[re.Pattern[str], Callable[[State, Seat, re.Match[str]], Move]]] = {
    "START": (re.compile("([A-H])"), _read_start),
    "EXTRA": (re.compile("(PORT|PROVINCE)"), _read_extra),
    "ROLL": (re.compile(f"({_FACES}*)(?:/([A-Z]))?"), _read_roll),
    "RR": (re.compile(rf"({_FACES}*)(\*)?"), _read_reroll),
    "KEEP": _plain(m.KeepDice),
    "FINAL": (re.compile(f"({_FACES}*)(?:/([A-Z]))?"), _read_final),
    "SET": (re.compile(rf"(?:(\*)>([A-Z])|({_FACES})>({_FACES}))"), _read_set),
    "NOSET": _plain(m.DeclinePortents),
    "FOOD": _counted(m.AllocateDice),
    "FIGHT": _plain(m.FightConquest),
    "NOFIGHT": _plain(m.DeclineConquest),
    "PAY": _plain(m.PayGood),
    "YIELD": _plain(m.YieldTribute),
    "PROV": (re.compile(f"(?:({_NUMBER}) )?({_NUMBER})"), _read_province),
    "PP": _counted(m.FillPortPopulation),
    "PG": _counted(m.FillPortGoods),
    "MON": (re.compile(f"([A-Z][A-Z0-9_]*) ({_NUMBER})"), _read_monument),
    "ARMY": _counted(m.RaiseArmy),
    "SHIP": _counted(m.BuildShip),
    "DONE": _plain(m.EndBuild),
    "BUY": (
        re.compile(rf"([A-Z][A-Z0-9_]*)(?: W({_NUMBER})(?: G({_NUMBER}))?| G({_NUMBER})(?: W({_NUMBER}))?)?"),
        _read_purchase,
    ),
    "NOBUY": _plain(m.SkipDevelopment),
    "STORE": _counted(m.StoreWealth),
}
