"""Vocabulary: the names of things, of options and of the ways to end (Japanese after iron_age 3)."""

from __future__ import annotations

from itertools import combinations

from projections.games.iron_age.outcome import REASONS
from projections.labels import Label, Labels

_THINGS: Labels = {
    "iron_age": Label("Roll Through the Ages: The Iron Age", "ロール・スルー・ジ・エイジ: 鉄器時代"),
    "port": Label("port", "港"),
    "province": Label("province", "州"),
    "wealth": Label("wealth", "富"),
    "ships": Label("ships", "船"),
    "armies": Label("armies", "軍隊"),
    "goods": Label("goods", "商品"),
    "food": Label("food", "食料"),
    "population": Label("population", "人口"),
    "innovation": Label("innovation", "イノベーション"),
    "either": Label("food or population", "食料/人口"),
    "skull": Label("skull", "ドクロ"),
    "tribute": Label("tribute", "貢物"),
    "marks": Label("skull marks", "髑髏"),
    "sheet": Label("sheet", "シート"),
    "F": Label("food", "食料"),
    "P": Label("population", "人口"),
    "E": Label("food/population", "食料/人口"),
    "G": Label("goods", "商品"),
    "I": Label("innovation", "イノベーション"),
    "S": Label("skull", "ドクロ"),
    "drought": Label("drought", "日照り"),
    "bounty": Label("bounty", "豊作"),
    "conquest": Label("conquest", "征服"),
    "tribute_demand": Label("tribute demand", "貢物要求"),
    "portents": Label("portents", "予兆"),
    "calm": Label("calm", "平穏"),
    "famine": Label("famine", "飢餓"),
    "unrest": Label("unrest", "不穏"),
    "pestilence": Label("pestilence", "疫病"),
    "barbarians": Label("barbarians", "蛮族"),
    "civil_war": Label("civil war", "内戦"),
    "invasion": Label("invasion", "侵略"),
}

_DEVELOPMENTS: Labels = {
    "irrigation": Label("Irrigation", "灌漑"),
    "law": Label("Law", "法律"),
    "agriculture": Label("Agriculture", "農業"),
    "medicine": Label("Medicine", "医術"),
    "formations": Label("Formations", "フォーメーション"),
    "shipbuilding": Label("Shipbuilding", "造船"),
    "religion": Label("Religion", "宗教"),
    "navy": Label("Navy", "海軍"),
    "coinage": Label("Coinage", "貨幣"),
    "engineering": Label("Engineering", "工学"),
    "commerce": Label("Commerce", "通商"),
    "architecture": Label("Architecture", "建築"),
    "empire": Label("Empire", "帝国"),
}

_MONUMENTS: Labels = {
    "oracle": Label("Oracle", "神託所"),
    "lighthouse": Label("Lighthouse", "灯台"),
    "mausoleum": Label("Mausoleum", "霊廟"),
    "parthenon": Label("Parthenon", "パルテノン神殿"),
    "appian_way": Label("Appian Way", "アッピア街道"),
    "colosseum": Label("Colosseum", "コロシアム"),
}

_PHASES: Labels = {
    "phase.start": Label("the start player is chosen", "スタートプレイヤーを決める"),
    "phase.extra": Label("choose one more port or province", "港か州をもう1つ選ぶ"),
    "phase.roll": Label("the dice are rolled", "サイコロを振る"),
    "phase.reroll": Label("roll some dice again, or keep them all", "サイコロを振り直すか、すべて残す"),
    "phase.reroll_result": Label("the chosen dice are rolled again", "選んだサイコロを振り直す"),
    "phase.portents": Label("portents: set one die, or none", "予兆: サイコロを1つ好きな面にするか、しない"),
    "phase.allocate": Label(
        "say how many food-or-population dice give food", "食料/人口のサイコロのうちいくつを食料にするか決める"
    ),
    "phase.conquest": Label("conquest: fight the tribe, or not", "征服: 部族と戦うか、戦わない"),
    "phase.reply": Label("tribute demand: pay a good, or yield", "貢物要求: 商品を払うか、貢物を許す"),
    "phase.build": Label("build", "建設する"),
    "phase.buy": Label("buy a development, or none", "開発を1つ購入するか、しない"),
    "phase.store": Label("store goods as wealth", "商品を富として保管する"),
    "phase.over": Label("the match is over", "対局終了"),
}

_OPTIONS: Labels = {
    "option.length": Label("length of the game", "ゲームの長さ"),
    "option.length.short": Label(
        "short: five developments, 30 tribute, or all monuments but one",
        "ショートゲーム: 開発5つ、貢物30、または1つを除くすべての記念碑で終了",
    ),
    "option.length.full": Label(
        "full: seven developments, 50 tribute, or all monuments",
        "完全なゲーム: 開発7つ、貢物50、またはすべての記念碑で終了",
    ),
    "option.sheet": Label("the printed sheet: all its numbers", "シート(印刷されている数値のすべて)"),
    "option.max_rounds": Label("rounds after which the game is over at the latest", "最大ラウンド数"),
    "option.max_rounds.none": Label("no limit", "制限なし"),
    "option.end_round": Label("when the game ends", "いつ終わるか"),
    "option.end_round.current": Label(
        "after the round in which a condition is met", "条件が満たされたラウンドの終わり"
    ),
    "option.end_round.next": Label("after exactly one more round", "条件が満たされた次のラウンドの終わり"),
    "option.monument_end_scope": Label("whose monuments end the game", "記念碑の終了条件の数え方"),
    "option.monument_end_scope.table": Label("those of all players together", "全員の記念碑を合わせて数える"),
    "option.monument_end_scope.single": Label("those of one player", "1人のプレイヤーの記念碑を数える"),
    "option.disaster_mode": Label("disasters for several skulls", "ドクロが複数のときの災害"),
    "option.disaster_mode.single": Label("only that of their number", "その個数の災害だけ"),
    "option.disaster_mode.cumulative": Label("all up to their number", "その個数までのすべての災害"),
    "option.payment": Label("payments for developments", "開発の支払い"),
    "option.payment.irredundant": Label("no wealth or good too much", "余分な富や商品は払えない"),
    "option.payment.any": Label("any that suffices", "足りていればよい"),
    "option.province_order": Label("order of provinces", "州を埋める順番"),
    "option.province_order.sequential": Label("the next one only", "次の州だけ"),
    "option.province_order.any": Label("any unbuilt one", "どの未建設の州でもよい"),
}

_ENDS: Labels = {
    "developments": Label("developments", "開発の数"),
    "tribute": Label("tribute", "貢物"),
    "monuments": Label("monuments", "記念碑"),
    "round_limit": Label("round limit", "最大ラウンド数"),
}


def _reasons() -> Labels:
    """Every set of reasons that can hold at one end, in the order in which an outcome joins them."""
    return {
        f"reason.{'+'.join(held)}": Label(
            " and ".join(_ENDS[reason].en for reason in held), "と".join(_ENDS[reason].ja for reason in held)
        )
        for count in range(1, len(REASONS) + 1)
        for held in combinations(REASONS, count)
    }


VOCABULARY: Labels = {**_THINGS, **_DEVELOPMENTS, **_MONUMENTS, **_PHASES, **_OPTIONS, **_reasons()}
