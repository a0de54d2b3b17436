"""Labels: every word that a player of this game sees, and a move in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import ADVISORS, BUILDINGS, GOOD_KEYS, NOTHING, Goods
from projections.games.kingsburg.measures import MEASURES, UNITS
from projections.games.kingsburg.notation import dice_text
from projections.games.kingsburg.refusals import REFUSALS
from projections.games.kingsburg.terms import TERMS
from projections.labels import Label, Labels, Lang, words
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.kingsburg.state import State

_SAID: Labels = {
    "say.order": Label("draws the turn order {order}", "手番順は {order}"),
    "say.enemies": Label("lays out the enemies: {cards}", "敵カードを並べる: {cards}"),
    "say.neutral": Label("rolls neutral dice {three} and {two}", "中立のダイスは {three} と {two}"),
    "say.roll": Label("rolls {dice} for {seat}", "{seat} のダイスは {dice}"),
    "say.reroll": Label("rolls {dice} anew for {seat}", "{seat} の振り直しは {dice}"),
    "say.enemy": Label("turns up {card}", "敵カードは {card}"),
    "say.king": Label("sends {value} of the King's soldiers", "王の援軍は {value}"),
    "say.aid": Label("takes {good} as the King's aid", "王の助けで{good}を受け取る"),
    "say.guild": Label("takes the Guild's gold", "商人ギルドの金を受け取る"),
    "say.guild_forgotten": Label("leaves the Guild's gold", "商人ギルドの金を受け取らない"),
    "say.statue.coloured": Label("rolls a coloured die again (Statue)", "自分の色のダイスを 1 個振り直す(彫像)"),
    "say.statue.white": Label("rolls a white die again (Statue)", "白いダイスを 1 個振り直す(彫像)"),
    "say.chapel": Label("rolls all dice again (Chapel)", "ダイスを全部振り直す(礼拝堂)"),
    "say.keep": Label("keeps the roll", "振り直さない"),
    "say.influence": Label("influences the {name} ({advisor}) with {dice}", "{dice} で{name}({advisor})に影響を与える"),
    "say.tokens": Label(" and +2 ×{plus2}", " と「+2」×{plus2}"),
    "say.market": Label(", Market {market}", "、マーケット {market}"),
    "say.envoy": Label(", with the envoy", "、王の使者"),
    "say.pass": Label("passes", "パス"),
    "say.help": Label("takes {goods} from the {name}", "{name}から {goods} を受け取る"),
    "say.swap": Label("gives {goods} to the {name}", "{name}に {goods} を渡す"),
    "say.decline": Label("declines the {name}", "{name}を断る"),
    "say.build": Label("builds the {building}", "{building}を建てる"),
    "say.end_build": Label("builds nothing more", "建設しない"),
    "say.town_hall": Label("pays {pay} to the Town Hall", "公会堂に{pay}を払う"),
    "say.no_town_hall": Label("pays nothing to the Town Hall", "公会堂に払わない"),
    "say.recruit": Label("recruits {soldiers} for {goods}", "{goods} で軍事力を {soldiers} 増やす"),
    "say.no_recruit": Label("recruits nobody", "徴兵しない"),
    "say.get": Label("takes {good} as reward", "報酬に{good}を受け取る"),
    "say.lose": Label("loses {goods}", "{goods} を失う"),
    "say.good": Label("{count} {good}", "{good} {count}"),
}

LABELS: Labels = {**UNITS, **TERMS, **REFUSALS, **MEASURES, **_SAID}


def say(_: State, move: Any, lang: Lang) -> str:
    """The move in a player's words, without the actor."""
    return _SAY[type(move)](move, lang)


def goods_said(goods: Goods, lang: Lang) -> str:
    """`2 gold, 1 stone`."""
    counted = zip(goods, GOOD_KEYS, strict=True)
    return ", ".join(words(LABELS, "say.good", lang, count=count, good=good) for count, good in counted if count) or "–"


def _put(key: str, lang: Lang, **facts: Any) -> str:
    return words(LABELS, key, lang, **facts)


def _cards(move: m.DealEnemies, lang: Lang) -> str:
    hidden = _put("unknown", lang)
    return _put("say.enemies", lang, cards=", ".join(card or hidden for card in move.cards))


def _influence(move: m.Influence, lang: Lang) -> str:
    name, dice = ADVISORS[move.advisor].key, dice_text(move.coloured, move.white)
    dice += _put("say.tokens", lang, plus2=move.plus2) if move.plus2 else ""
    said = _put("say.influence", lang, name=name, advisor=move.advisor, dice=dice)
    said += _put("say.market", lang, market="+1" if move.market > 0 else "−1") if move.market else ""
    return said + (_put("say.envoy", lang) if move.envoy else "")


def _help(move: m.TakeHelp, lang: Lang) -> str:
    advisor = ADVISORS[move.advisor]
    if move.goods == NOTHING:
        return _put("say.decline", lang, name=advisor.key)
    return _put("say.swap" if advisor.swaps else "say.help", lang, goods=goods_said(move.goods, lang), name=advisor.key)


def _build(move: m.Build, lang: Lang) -> str:
    return _put("say.build", lang, building=BUILDINGS[move.building].key) + (
        _put("say.envoy", lang) if move.envoy else ""
    )


def _recruit(move: m.Recruit, lang: Lang) -> str:
    if not move.soldiers:
        return _put("say.no_recruit", lang)
    return _put("say.recruit", lang, soldiers=move.soldiers, goods=goods_said(move.goods, lang))


_SAY: dict[type, Callable[[Any, Lang], str]] = {
    m.SetOrder: lambda move, lang: _put("say.order", lang, order=" ".join(map(letter, move.order))),
    m.DealEnemies: _cards,
    m.RollNeutral: lambda move, lang: _put(
        "say.neutral", lang, three=dice_text(move.three, ()), two=dice_text(move.two, ())
    ),
    m.RollDice: lambda move, lang: _put("say.roll", lang, dice=dice_text(move.coloured, move.white), seat=move.player),
    m.Reroll: lambda move, lang: _put("say.reroll", lang, dice=dice_text(move.coloured, move.white), seat=move.player),
    m.RevealEnemy: lambda move, lang: _put("say.enemy", lang, card=move.card),
    m.RollReinforcements: lambda move, lang: _put("say.king", lang, value=move.value),
    m.ChooseAid: lambda move, lang: _put("say.aid", lang, good=GOOD_KEYS[move.good]),
    m.ClaimGuild: lambda move, lang: _put("say.guild" if move.take else "say.guild_forgotten", lang),
    m.UseStatue: lambda move, lang: _put(f"say.statue.{move.kind}", lang),
    m.UseChapel: lambda _, lang: _put("say.chapel", lang),
    m.KeepRoll: lambda _, lang: _put("say.keep", lang),
    m.Influence: _influence,
    m.Pass: lambda _, lang: _put("say.pass", lang),
    m.TakeHelp: _help,
    m.Build: _build,
    m.EndBuild: lambda _, lang: _put("say.end_build", lang),
    m.UseTownHall: lambda move, lang: _put("say.town_hall", lang, pay=move.pay),
    m.SkipTownHall: lambda _, lang: _put("say.no_town_hall", lang),
    m.Recruit: _recruit,
    m.ChooseSpoils: lambda move, lang: _put("say.get", lang, good=GOOD_KEYS[move.good]),
    m.ChooseLosses: lambda move, lang: _put("say.lose", lang, goods=goods_said(move.goods, lang)),
}
