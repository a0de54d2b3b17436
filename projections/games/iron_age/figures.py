"""Figures: what iron_age 12 counts, with its words. `stats` fills them in."""

from __future__ import annotations

from typing import NamedTuple

from projections.figures import Figure
from projections.labels import Label, Labels


class _Row(NamedTuple):
    figure: Figure
    label: Label


def _seat(
    name: str, en: str, ja: str, *, unit: str = "", kind: str = "int", part: bool = False, luck: bool = False
) -> _Row:
    return _Row(Figure(name, "seat", kind, unit, part, luck), Label(en, ja))  # type: ignore[arg-type]


def _match(name: str, en: str, ja: str, *, unit: str = "", kind: str = "int") -> _Row:
    return _Row(Figure(name, "match", kind, unit), Label(en, ja))  # type: ignore[arg-type]


_FACES = {
    "food": ("food", "食料"),
    "population": ("population", "人口"),
    "either": ("food-or-population", "食料/人口"),
    "goods": ("goods", "商品"),
    "innovation": ("innovation", "イノベーション"),
    "skull": ("skull", "ドクロ"),
}
_TRIBUTE = {
    "provinces": ("provinces", "州"),
    "barbarians": ("barbarians", "蛮族"),
    "invasion": ("invasions", "侵略"),
    "conquest": ("conquests", "征服"),
    "demands": ("demands", "貢物要求"),
}
_MARKS = {
    "famine": ("famine", "飢餓"),
    "unrest": ("unrest", "不穏"),
    "pestilence": ("pestilence", "疫病"),
    "civil_war": ("civil war", "内戦"),
    "barbarians": ("barbarians", "蛮族"),
    "invasion": ("invasions", "侵略"),
    "conquest": ("conquests", "征服"),
}

_ROWS = (
    _seat("points_monuments", "points for monuments", "記念碑の得点", unit="points", part=True),
    _seat("points_developments", "points for developments", "開発の得点", unit="points", part=True),
    _seat("points_bonuses", "end bonuses of developments", "開発のボーナス得点", unit="points", part=True),
    _seat("points_wealth", "points for wealth", "富の得点", unit="points", part=True),
    _seat("points_tribute", "points for tribute", "貢物の得点", unit="points", part=True),
    _seat("points_marks", "points lost to skull marks", "髑髏の失点", unit="points", part=True),
    _seat("peg_positions", "peg positions at the end", "終了時のペグ位置", unit="pegs"),
    _seat("extra", "setup choice: port or province", "最初に選んだもの(港か州)", kind="str"),
    _seat("started", "was the start player", "スタートプレイヤーだった", kind="bool"),
    _seat("turns", "turns taken", "ターン数", unit="turns"),
    _seat("provinces", "provinces at the end", "終了時の州", unit="provinces"),
    _seat("ports", "ports at the end", "終了時の港", unit="ports"),
    _seat("dice", "Empire dice at the end", "終了時の帝国サイコロ", unit="dice"),
    *(
        _seat(f"turn_of_die_{n}", f"turn in which Empire die {n} came", f"帝国サイコロ{n}個目を得たターン")
        for n in (3, 4, 5, 6)
    ),
    _seat("monuments_first", "monuments completed first", "最初に完成させた記念碑", unit="monuments"),
    _seat("monuments_later", "monuments completed later", "後から完成させた記念碑", unit="monuments"),
    _seat("developments", "developments bought", "購入した開発", unit="developments"),
    _seat("first_development", "first development bought", "最初に購入した開発", kind="str"),
    _seat("purchases", "developments with round and payment", "購入した開発(ラウンドと支払い)", kind="str"),
    *(
        _seat(f"tribute_{source}", f"tribute from {en}", f"{ja}で得た貢物", unit="tribute")
        for source, (en, ja) in _TRIBUTE.items()
    ),
    *(
        _seat(f"marks_{source}", f"skull marks from {en}", f"{ja}で記入した髑髏", unit="marks")
        for source, (en, ja) in _MARKS.items()
    ),
    _seat("conquests", "conquests fought", "行った征服", unit="battles"),
    _seat("conquests_won", "conquests won", "征服の勝利", unit="battles"),
    _seat("conquests_drawn", "conquests drawn", "征服の引き分け", unit="battles"),
    _seat("conquests_lost", "conquests lost", "征服の敗北", unit="battles"),
    _seat("conquests_declined", "conquests declined", "見送った征服", unit="battles"),
    _seat("highest_strength", "highest strength in a battle", "戦闘での最大戦力", unit="strength"),
    _seat("demands", "tribute demands made", "貢物要求の回数", unit="demands"),
    _seat("goods_received", "goods received for demands", "貢物要求で受け取った商品", unit="goods"),
    _seat("goods_paid", "goods paid to demanders", "貢物要求に払った商品", unit="goods"),
    _seat("tribute_denied", "tribute denied by paying a good", "商品を払って防いだ貢物", unit="tribute"),
    _seat("armies_granted", "armies granted by provinces", "州で得た軍隊", unit="armies"),
    _seat("armies_raised", "armies raised", "獲得した軍隊", unit="armies"),
    _seat("armies_lost", "armies lost", "失った軍隊", unit="armies"),
    _seat("ships_built", "ships built", "建設した船", unit="ships"),
    _seat("ships_lost", "ships lost", "失った船", unit="ships"),
    _seat("goods_gained", "goods gained from dice", "サイコロで得た商品", unit="goods"),
    _seat("goods_over_limit", "goods lost beyond the row", "列からあふれた商品", unit="goods"),
    _seat("goods_for_ports", "goods spent on ports", "港に使った商品", unit="goods"),
    _seat("goods_for_ships", "goods spent on ships", "船に使った商品", unit="goods"),
    _seat("goods_for_developments", "goods spent on developments", "開発に使った商品", unit="goods"),
    _seat("goods_for_wealth", "goods stored as wealth", "富として保管した商品", unit="goods"),
    _seat("wealth_stored", "wealth stored", "保管した富", unit="wealth"),
    _seat("wealth_spent", "wealth spent", "使った富", unit="wealth"),
    _seat("food_gained", "food gained from dice", "サイコロで得た食料", unit="food"),
    _seat("food_over_limit", "food lost beyond the row", "列からあふれた食料", unit="food"),
    _seat("food_eaten", "food fed to provinces", "州に与えた食料", unit="food"),
    _seat("food_for_armies", "food spent on armies", "軍隊に使った食料", unit="food"),
    _seat("population_gained", "population from dice", "サイコロで得た人口", unit="population"),
    _seat("population_used", "population used for building", "建設に使った人口", unit="population"),
    _seat("population_wasted", "population left unused", "使わなかった人口", unit="population"),
    _seat("innovation_gained", "innovation results", "イノベーションの結果", unit="innovation"),
    _seat("innovation_wasted", "innovation results left unused", "使わなかったイノベーション", unit="innovation"),
    _seat("rerolls", "re-rolls used", "振り直しの回数", unit="rolls"),
    _seat("dice_rolled", "Empire dice rolled, re-rolls included", "振った帝国サイコロ(振り直しを含む)", unit="dice"),
    _seat("skull_share", "skulls per Empire die rolled", "帝国サイコロ1個あたりのドクロ", kind="float"),
    *(_seat(f"rolled_{face}", f"{en} faces rolled", f"出た{ja}の面", unit="dice") for face, (en, ja) in _FACES.items()),
    *(
        _seat(
            f"luck_{face}",
            f"{en} faces rolled above expectation",
            f"{ja}の面の期待値との差",
            unit="dice",
            kind="float",
            luck=True,
        )
        for face, (en, ja) in _FACES.items()
    ),
    _seat("fate_rolled", "Fate faces rolled, re-rolls included", "出た運命サイコロの面(振り直しを含む)", kind="str"),
    _seat("fate_faces", "Fate faces kept", "残した運命サイコロの面", kind="str"),
    _seat("portents_used", "dice set by portents", "予兆で変えたサイコロ", unit="dice"),
    _match("rounds", "rounds", "ラウンド数", unit="rounds"),
    _match("reasons", "why it ended", "終了の理由", kind="str"),
    _match("margin", "winner's margin in points", "1位と2位の得点差", unit="points"),
    _match("start_player_won", "the start player won", "スタートプレイヤーが勝った", kind="bool"),
    _match("start_player", "seat of the start player", "スタートプレイヤーの席", kind="str"),
    _match("monuments_unbuilt", "monuments nobody completed", "誰も完成させなかった記念碑", unit="monuments"),
    _match(
        "chi_square_empire",
        "chi-square of the Empire faces rolled against the sheet's dice",
        "帝国サイコロの出目のカイ二乗値",
        kind="float",
    ),
    _match(
        "chi_square_fate",
        "chi-square of the Fate faces rolled against the sheet's die",
        "運命サイコロの出目のカイ二乗値",
        kind="float",
    ),
)

STATS: tuple[Figure, ...] = tuple(row.figure for row in _ROWS)

_UNITS: Labels = {
    "points": Label("points", "点"),
    "pegs": Label("pegs", "ペグ"),
    "turns": Label("turns", "ターン"),
    "rounds": Label("rounds", "ラウンド"),
    "rolls": Label("rolls", "回"),
    "dice": Label("dice", "個"),
    "provinces": Label("provinces", "州"),
    "ports": Label("ports", "港"),
    "monuments": Label("monuments", "記念碑"),
    "developments": Label("developments", "開発"),
    "battles": Label("battles", "回"),
    "strength": Label("strength", "戦力"),
    "demands": Label("demands", "回"),
}

FIGURES: Labels = {**_UNITS, **{f"figure.{row.figure.id}": row.label for row in _ROWS}}
