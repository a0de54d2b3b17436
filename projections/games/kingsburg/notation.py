"""Notation: one verb a move, as section 9 spells it.

`write` gives the canonical line. `read` takes any case and blanks, dice and goods in any order, and finds out a shift
of the Market and the use of the envoy where the state says them; everything written is kept, for `decide` to judge.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from projections.errors import NotationError
from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import ENEMIES, GOODS, MARKET, PLUS2, YEARS, Dice, Goods
from projections.games.kingsburg.placing import occupied
from projections.games.kingsburg.spending import letters
from projections.games.kingsburg.state import stands
from projections.seats import LETTERS, Seat, letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.kingsburg.state import State

UNKNOWN = "?"
_UNKNOWN = re.compile(r"\?([1-9]?)")


def write(_: State, move: Any) -> str:
    return _WRITE[type(move)](move)


def read(state: State, seat: Seat, text: str) -> m.Move:
    """The move of `seat` that `text` means. Raises NotationError."""
    plain = " ".join(text.upper().split())
    for pattern, move_of in _READ:
        if match := pattern.fullmatch(plain):
            move = move_of(state, seat, match)
            if move is not None:
                return move
    raise NotationError(text)


def _influence_text(move: m.Influence) -> str:
    words = [f"I{move.advisor}", dice_text(move.coloured, move.white)]
    if move.plus2:
        words.append(f"T{move.plus2}")
    if move.market:
        words.append("M+" if move.market > 0 else "M-")
    if move.envoy:
        words.append("E")
    return " ".join(words)


def _enemies_text(move: m.DealEnemies) -> str:
    """Unknown years in succession as one word."""
    words: list[str] = []
    unknown = 0
    for card in (*move.cards, ""):
        if card is None:
            unknown += 1
            continue
        if unknown:
            words.append(UNKNOWN if unknown == 1 else f"{UNKNOWN}{unknown}")
            unknown = 0
        words.append(card)
    return " ".join(("ENEMIES", *words)).rstrip()


def _recruit_text(move: m.Recruit) -> str:
    return f"REC {move.soldiers} {letters(move.goods)}" if move.soldiers else "REC 0"


def dice_text(coloured: Dice, white: Dice) -> str:
    """`345+24`.

    >>> dice_text((3, 4), (2,)), dice_text((), (5,))
    ('34+2', '+5')
    """
    shown = "".join(map(str, coloured))
    return f"{shown}+{''.join(map(str, white))}" if white else shown


def _influence(state: State, seat: Seat, match: re.Match[str]) -> m.Influence:
    advisor, coloured, white = int(match["advisor"]), _dice(match["coloured"]), _dice(match["white"])
    plus2 = int(match["tokens"] or 0)
    market = {"+": 1, "-": -1}.get(match["market"] or "", 0)
    envoy = match["envoy"] is not None
    if seat < state.setup.seats:
        missing = advisor - sum(coloured + white) - PLUS2 * plus2
        if not market and abs(missing) == 1 and stands(state.provinces[seat], MARKET):
            market = missing
        envoy = envoy or (state.envoy_holder == seat and advisor in occupied(state))
    return m.Influence(seat, advisor, coloured, white, plus2, market, envoy)


def _enemies(_: State, seat: Seat, match: re.Match[str]) -> m.DealEnemies | None:
    cards: list[str | None] = []
    for word in match["cards"].split():
        if match_unknown := _UNKNOWN.fullmatch(word):
            cards += [None] * int(match_unknown[1] or 1)
        elif word.lower() in ENEMIES:
            cards.append(word.lower())
        else:
            return None
    return m.DealEnemies(tuple(cards), seat) if len(cards) == YEARS else None


def _enemy(_: State, seat: Seat, match: re.Match[str]) -> m.RevealEnemy | None:
    card = match["card"].lower()
    return m.RevealEnemy(card, seat) if card in ENEMIES else None


def _build(state: State, seat: Seat, match: re.Match[str]) -> m.Build:
    second = state.step == "build" and state.built and seat in state.queue[:1]
    return m.Build(seat, int(match["building"]), match["envoy"] is not None or second)


def _town_hall(_: State, seat: Seat, match: re.Match[str]) -> m.UseTownHall | m.SkipTownHall:
    return m.SkipTownHall(seat) if match["pay"] == "-" else m.UseTownHall(seat, cast(Any, match["pay"]))


def _recruit(_: State, seat: Seat, match: re.Match[str]) -> m.Recruit:
    return m.Recruit(seat, int(match["soldiers"]), _goods(match["goods"] or ""))


def _seat(text: str) -> Seat:
    return LETTERS.index(text)


def _dice(text: str | None) -> Dice:
    return tuple(sorted(int(face) for face in (text or "") if face != " "))


def _goods(text: str) -> Goods:
    gold, wood, stone = (text.count(good) for good in GOODS)
    return gold, wood, stone


_WRITE: dict[type, Callable[[Any], str]] = {
    m.SetOrder: lambda move: " ".join(("ORDER", *map(letter, move.order))),
    m.DealEnemies: _enemies_text,
    m.RollNeutral: lambda move: f"NEUTRAL {dice_text(move.three, ())} {dice_text(move.two, ())}",
    m.RollDice: lambda move: f"ROLL {letter(move.player)} {dice_text(move.coloured, move.white)}",
    m.Reroll: lambda move: f"RE {letter(move.player)} {dice_text(move.coloured, move.white)}",
    m.RevealEnemy: lambda move: f"ENEMY {move.card}",
    m.RollReinforcements: lambda move: f"KING {move.value}",
    m.ChooseAid: lambda move: f"AID {GOODS[move.good]}",
    m.ClaimGuild: lambda move: "GUILD G" if move.take else "GUILD -",
    m.UseStatue: lambda move: "STATUE W" if move.kind == "white" else "STATUE C",
    m.UseChapel: lambda _: "CHAPEL",
    m.KeepRoll: lambda _: "KEEP",
    m.Influence: _influence_text,
    m.Pass: lambda _: "PASS",
    m.TakeHelp: lambda move: f"H{move.advisor} {letters(move.goods)}",
    m.Build: lambda move: f"B{move.building} E" if move.envoy else f"B{move.building}",
    m.EndBuild: lambda _: "B-",
    m.UseTownHall: lambda move: f"TH {move.pay}",
    m.SkipTownHall: lambda _: "TH -",
    m.Recruit: _recruit_text,
    m.ChooseSpoils: lambda move: f"GET {GOODS[move.good]}",
    m.ChooseLosses: lambda move: f"LOSE {letters(move.goods)}",
}

_POSITIVE = r"[1-9][0-9]?"  # without a leading zero (9.1)
_NUMBER = rf"0|{_POSITIVE}"
_DICE = r"(?=[1-6+])(?P<coloured>[1-6 ]*)(?:\+ ?(?P<white>[1-6][1-6 ]*))?"
_PLACED = rf"(?: ?T ?(?P<tokens>{_POSITIVE}))?(?: ?M ?(?P<market>[+-]))?(?P<envoy> ?E)?"

_READ: tuple[tuple[re.Pattern[str], Callable[[State, Seat, re.Match[str]], m.Move | None]], ...] = tuple(
    (re.compile(pattern), move_of)
    for pattern, move_of in (
        (
            rf"I ?(?P<advisor>{_NUMBER}) " + _DICE + _PLACED,
            _influence,
        ),
        (
            r"ROLL ?(?P<player>[A-H]) ?" + _DICE,
            lambda _, seat, f: m.RollDice(_seat(f["player"]), _dice(f["coloured"]), _dice(f["white"]), seat),
        ),
        (
            r"RE (?P<player>[A-H]) ?" + _DICE,
            lambda _, seat, f: m.Reroll(_seat(f["player"]), _dice(f["coloured"]), _dice(f["white"]), seat),
        ),
        (r"PASS", lambda _, seat, __: m.Pass(seat)),
        (
            rf"H ?(?P<advisor>{_NUMBER}) ?(?P<goods>[GWS ]+|-)",
            lambda _, seat, f: m.TakeHelp(seat, int(f["advisor"]), _goods(f["goods"])),
        ),
        (r"B ?(?P<building>[1-5][1-4])(?P<envoy> ?E)?", _build),
        (r"B ?-", lambda _, seat, __: m.EndBuild(seat)),
        (r"TH ?(?P<pay>[GWST-])", _town_hall),
        (rf"REC ?(?P<soldiers>{_NUMBER})(?P<goods> ?[GWS ]+)?", _recruit),
        (r"AID ?(?P<good>[GWS])", lambda _, seat, f: m.ChooseAid(seat, GOODS.index(f["good"]))),
        (r"GUILD ?(?P<take>[G-])", lambda _, seat, f: m.ClaimGuild(seat, f["take"] == "G")),
        (r"STATUE ?C", lambda _, seat, __: m.UseStatue(seat, "coloured")),
        (r"STATUE ?W", lambda _, seat, __: m.UseStatue(seat, "white")),
        (r"CHAPEL", lambda _, seat, __: m.UseChapel(seat)),
        (r"KEEP", lambda _, seat, __: m.KeepRoll(seat)),
        (r"GET ?(?P<good>[GWS])", lambda _, seat, f: m.ChooseSpoils(seat, GOODS.index(f["good"]))),
        (r"LOSE ?(?P<goods>[GWS ]+)", lambda _, seat, f: m.ChooseLosses(seat, _goods(f["goods"]))),
        (r"ENEMY (?P<card>\S+)", _enemy),
        (r"KING ?(?P<value>[1-6])", lambda _, seat, f: m.RollReinforcements(int(f["value"]), seat)),
        (
            r"NEUTRAL ?(?P<three>[1-6]{3}) ?(?P<two>[1-6]{2})",
            lambda _, seat, f: m.RollNeutral(_dice(f["three"]), _dice(f["two"]), seat),
        ),
        (
            r"ORDER(?P<order>(?: ?[A-H])+)",
            lambda _, seat, f: m.SetOrder(tuple(map(_seat, f["order"].replace(" ", ""))), seat),
        ),
        (r"ENEMIES (?P<cards>.+)", _enemies),
    )
)
