"""Labels: every word that a person sees, gathered; those of moves and of the picture stand here."""

from __future__ import annotations

from projections.games.iron_age.figures import FIGURES
from projections.games.iron_age.refusals import REFUSALS
from projections.games.iron_age.vocabulary import VOCABULARY
from projections.labels import Label, Labels

_SAID: Labels = {
    "say.start": Label("{player} is the start player", "スタートプレイヤーは {player}"),
    "say.extra_port": Label("starts with another port", "2つ目の港で始める"),
    "say.extra_province": Label("starts with another province", "2つ目の州で始める"),
    "say.roll": Label("roll: {dice}", "ロール: {dice}"),
    "say.reroll_result": Label("re-roll: {dice}", "振り直し: {dice}"),
    "say.final": Label("final dice: {dice}", "最終的な出目: {dice}"),
    "say.fate": Label("Fate: {fate}", "運命: {fate}"),
    "say.fate_die": Label("the Fate die", "運命サイコロ"),
    "say.reroll": Label("rolls again: {dice}", "{dice}を振り直す"),
    "say.keep": Label("keeps all dice", "すべてのサイコロを残す"),
    "say.set": Label("sets a die from {was} to {to}", "予兆でサイコロを{was}から{to}に変える"),
    "say.set_fate": Label("sets the Fate die to {fate}", "予兆で運命サイコロを{fate}に変える"),
    "say.no_set": Label("sets no die", "予兆を使わない"),
    "say.allocate": Label(
        "takes {food} of the food-or-population dice as food, {others} as population",
        "食料/人口のサイコロを食料{food}個・人口{others}個にする",
    ),
    "say.fight": Label("fights a tribe of strength {enemy}", "戦力{enemy}の部族と戦う"),
    "say.no_fight": Label("does not fight", "部族と戦わない"),
    "say.pay": Label("pays a good instead of tribute", "貢物の代わりに商品を1つ払う"),
    "say.yield": Label("lets the tribute be taken", "貢物を許す"),
    "say.province": Label("fills {n} of the boxes of province {number}", "州{number}のボックスを{n}個埋める"),
    "say.port_population": Label("fills {n} population boxes of ports", "港の人口ボックスを{n}個埋める"),
    "say.port_population_one": Label("fills a population box of a port", "港の人口ボックスを1個埋める"),
    "say.port_goods": Label("fills {n} goods boxes of ports", "港の商品ボックスを{n}個埋める"),
    "say.port_goods_one": Label("fills a goods box of a port", "港の商品ボックスを1個埋める"),
    "say.monument": Label("fills {n} of the boxes of {monument}", "{monument}のボックスを{n}個埋める"),
    "say.army": Label("raises {n} armies", "軍隊を{n}獲得する"),
    "say.army_one": Label("raises an army", "軍隊を1獲得する"),
    "say.ship": Label("builds {n} ships", "船を{n}隻建設する"),
    "say.ship_one": Label("builds a ship", "船を1隻建設する"),
    "say.done": Label("ends building", "建設を終える"),
    "say.buy": Label("buys {development} ({payment})", "{development}を購入する({payment})"),
    "say.no_buy": Label("buys nothing", "開発を購入しない"),
    "say.no_store": Label("stores no wealth", "富を保管しない"),
    "say.store": Label("stores goods as {n} wealth", "富を{n}保管する"),
}

_TABLE: Labels = {
    "table.round": Label("round {round}", "第{round}ラウンド"),
    "table.last_round": Label("round {round} is the last", "第{round}ラウンドが最後"),
    "table.before": Label("before round 1", "第1ラウンドの前"),
    "table.turn": Label("{name}: {phase}", "{name}: {phase}"),
    "table.dice": Label("Empire dice", "帝国サイコロ"),
    "table.fate": Label("Fate die", "運命サイコロ"),
    "table.rolls": Label("roll {rolls} of 3", "{rolls}/3回目のロール"),
    "table.in_hand": Label("{count} being rolled", "{count}個を振り直し中"),
    "table.left": Label(
        "left: population {population}, innovation {innovation}", "残り: 人口{population}、イノベーション{innovation}"
    ),
    "table.pegboard": Label("pegboard", "ペグボード"),
    "table.provinces": Label("provinces {built}", "州 {built}"),
    "table.ports": Label("ports {built}", "港 {built}"),
    "table.jars": Label("  goods", "  商品"),
    "table.marked": Label(
        "tribute {tribute}, skull marks {marks}, next tribe {tribe}",
        "貢物{tribute}、髑髏{marks}、次の部族{tribe}",
    ),
    "table.developments": Label("developments:", "開発:"),
    "table.none": Label("none", "なし"),
    "table.strength": Label("strength {strength}, Empire dice {dice}", "戦力{strength}、帝国サイコロ{dice}個"),
    "table.points": Label("{points} points", "{points}点"),
    "table.points_one": Label("1 point", "1点"),
    "table.rank": Label("place {rank}", "{rank}位"),
    "table.start_player": Label("start player", "スタートプレイヤー"),
    "table.legend": Label(
        "■ filled, □ open, (n) circled points, ● peg", "■ 記入済み、□ 空き、(n) 丸で囲んだ点、● ペグ"
    ),
}

LABELS: Labels = {**VOCABULARY, **REFUSALS, **FIGURES, **_SAID, **_TABLE}
