"""Measures: the figures of section 12 that a record can tell, and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from projections.figures import Figure
from projections.games.kingsburg.components import ADVISORS, ROWS, YEARS
from projections.games.kingsburg.terms import TERMS
from projections.labels import Label, Labels

if TYPE_CHECKING:
    from collections.abc import Iterator

UNITS: Labels = {
    "battles": Label("battles", "戦"),
    "buildings": Label("buildings", "軒"),
    "pips": Label("pips", "目"),
    "seasons": Label("seasons", "季"),
    "sets": Label("sets", "組"),
    "tokens": Label("tokens", "個"),
    "years": Label("years", "年"),
}
POINTS: Labels = {
    "vp_built": Label("points for buildings put up", "建設で得た点"),
    "vp_destroyed": Label("points taken back for buildings destroyed", "建物の破壊で失った点"),
    "vp_jester": Label("points from the Jester", "道化師の点"),
    "vp_smuggler": Label("points paid to the Smuggler", "密輸人に払った点"),
    "vp_queen": Label("points from the Queen", "女王の点"),
    "vp_reward": Label("points of the King's reward", "王の報酬の点"),
    "vp_cards": Label("points of enemy cards beaten", "倒した敵カードの点"),
    "vp_fortress": Label("points from the Fortress", "要塞の点"),
    "vp_strongest": Label("points for the strongest army", "最強の軍隊の点"),
    "vp_defeats": Label("points lost in battle", "戦闘で失った点"),
    "vp_town_hall": Label("points from the Town Hall", "公会堂の点"),
    "vp_embassy": Label("points from the Embassy", "大使館の点"),
    "vp_cathedral": Label("points from the Cathedral", "大聖堂の点"),
}

LUCK = "roll_luck"


class _Measure(NamedTuple):
    en: str
    ja: str
    unit: str = ""
    type: Literal["int", "float", "bool", "str"] = "int"


_SEAT: dict[str, _Measure] = {
    "start_position": _Measure("place in the first turn order", "最初の手番順での順番"),
    "buildings_built": _Measure("buildings put up", "建てた建物", "buildings"),
    "buildings_lost": _Measure("buildings destroyed", "破壊された建物", "buildings"),
    "buildings_standing": _Measure("buildings standing at the end", "終了時の建物", "buildings"),
    "first_building": _Measure("first building", "最初の建物", type="str"),
    "building_order": _Measure("buildings in the order built", "建設順", type="str"),
    "gold_gained": _Measure("gold gained", "得た金", "goods"),
    "wood_gained": _Measure("wood gained", "得た木材", "goods"),
    "stone_gained": _Measure("stone gained", "得た石", "goods"),
    "goods_from_advisors": _Measure("goods from advisors", "顧問から得た商品", "goods"),
    "goods_from_aid": _Measure("goods as the King's aid", "王の助けの商品", "goods"),
    "goods_from_guild": _Measure("gold from the Merchants' Guild", "商人ギルドの金", "goods"),
    "goods_from_battle": _Measure("goods won in battle", "戦闘で得た商品", "goods"),
    "goods_to_alchemist": _Measure("goods given to the Alchemist", "錬金術師に渡した商品", "goods"),
    "goods_for_buildings": _Measure("goods spent on buildings", "建設に使った商品", "goods"),
    "goods_for_soldiers": _Measure("goods spent on soldiers", "徴兵に使った商品", "goods"),
    "goods_for_town_hall": _Measure("goods paid to the Town Hall", "公会堂に払った商品", "goods"),
    "goods_lost": _Measure("goods lost in battle", "戦闘で失った商品", "goods"),
    "goods_left": _Measure("goods left at the end", "終了時の商品", "goods"),
    "placements": _Measure("sets of dice placed", "置いたダイスの組", "sets"),
    "advisor_mean": _Measure("average number of the advisors influenced", "影響を与えた顧問の平均番号", type="float"),
    "dice_wasted": _Measure("dice not placed", "置かなかったダイス", "dice"),
    "roll_mean": _Measure("average face of the season rolls", "季節のダイスの平均の目", "pips", "float"),
    "roll_luck": _Measure("pips rolled above 3.5 a die", "1 個 3.5 との差の合計", "pips", "float"),
    "statue_rerolls": _Measure("rerolls by the Statue", "彫像による振り直し"),
    "statue_gain": _Measure("pips gained by the Statue", "彫像で増えた目", "pips"),
    "chapel_rerolls": _Measure("rerolls by the Chapel", "礼拝堂による振り直し"),
    "chapel_gain": _Measure("pips gained by the Chapel", "礼拝堂で増えた目", "pips"),
    "turns_first": _Measure("seasons first in turn order", "手番順が最初だった季節", "seasons"),
    "turns_last": _Measure("seasons last in turn order", "手番順が最後だった季節", "seasons"),
    "tokens_gained": _Measure("+2 tokens gained", "得た「+2」トークン", "tokens"),
    "tokens_placed": _Measure("+2 tokens placed", "置いた「+2」トークン", "tokens"),
    "tokens_to_town_hall": _Measure("+2 tokens paid to the Town Hall", "公会堂に払った「+2」トークン", "tokens"),
    "market_shifts": _Measure("placements shifted by the Market", "マーケットの使用回数"),
    "aid_dice": _Measure("years with the aid die", "助けのダイスを得た年", "years"),
    "envoys_received": _Measure("times the envoy came", "王の使者を得た回数"),
    "envoys_for_advisors": _Measure("envoys used to influence", "影響に使った王の使者"),
    "envoys_for_buildings": _Measure("envoys used to build", "建設に使った王の使者"),
    "envoys_wasted": _Measure("envoys not used", "使わなかった王の使者"),
    "peeks": _Measure("looks at an enemy card", "敵カードを見た回数"),
    "soldiers_from_advisors": _Measure("soldiers from advisors", "顧問から得た軍事力", "soldiers"),
    "soldiers_recruited": _Measure("soldiers recruited", "徴兵した軍事力", "soldiers"),
    "soldiers_from_king": _Measure("soldiers sent by the King", "王の援軍", "soldiers"),
    "battles_won": _Measure("battles won", "勝った戦闘", "battles"),
    "battles_drawn": _Measure("battles drawn", "同点の戦闘", "battles"),
    "battles_lost": _Measure("battles lost", "負けた戦闘", "battles"),
}

_MATCH: dict[str, _Measure] = {
    "moves": _Measure("recorded moves and rolls", "記録された手とダイス"),
    "decisions": _Measure("decisions of players", "プレイヤーの決定"),
    "reinforcement_mean": _Measure("average reinforcement roll", "王の援軍の平均", "soldiers", "float"),
    "contested_advisor": _Measure("advisor influenced most often", "最も多く影響を受けた顧問"),
    "lead_changes": _Measure("years that ended with other leaders", "首位が入れ替わった年", "years"),
    "margin": _Measure("points between first and second", "1 位と 2 位の点差", "points"),
    "advisors_blocked": _Measure("advisors taken by neutral dice", "中立のダイスが塞いだ顧問"),
}


def _by_year() -> Iterator[tuple[str, _Measure]]:
    for year in range(1, YEARS + 1):
        yield f"vp_after_{year}", _Measure(f"points after year {year}", f"{year} 年目終了時の点", "points")
        yield f"built_year_{year}", _Measure(f"buildings put up in year {year}", f"{year} 年目の建設", "buildings")
        yield f"combat_{year}", _Measure(f"combat value in year {year}", f"{year} 年目の戦力", "soldiers")
        yield f"combat_margin_{year}", _Measure(f"combat above the enemy in year {year}", f"{year} 年目の敵との差")


def _by_place() -> Iterator[tuple[str, _Measure]]:
    for row in range(1, ROWS + 1):
        yield f"built_row_{row}", _Measure(f"buildings put up in row {row}", f"{row} 段目の建設", "buildings")
    for number, advisor in ADVISORS.items():
        name = TERMS[advisor.key]
        yield f"influenced_{number}", _Measure(f"sets on {number}, {name.en}", f"{name.ja}({number})に置いた組", "sets")


def _enemies() -> Iterator[tuple[str, _Measure]]:
    for year in range(1, YEARS + 1):
        yield f"enemy_{year}", _Measure(f"enemy of year {year}", f"{year} 年目の敵", type="str")


SEAT_MEASURES = {**_SEAT, **dict(_by_year()), **dict(_by_place())}
MATCH_MEASURES = {**_MATCH, **dict(_enemies())}

STATS: tuple[Figure, ...] = (
    *(Figure(key, "seat", "int", "points", part=True) for key in POINTS),
    *(Figure(key, "seat", measure.type, measure.unit, luck=key == LUCK) for key, measure in SEAT_MEASURES.items()),
    *(Figure(key, "match", measure.type, measure.unit) for key, measure in MATCH_MEASURES.items()),
)

MEASURES: Labels = {
    **{f"figure.{key}": label for key, label in POINTS.items()},
    **{f"figure.{key}": Label(measure.en, measure.ja) for key, measure in {**SEAT_MEASURES, **MATCH_MEASURES}.items()},
}
