"""Vocabulary: names of what lies on the table, of options and of moves, in English and Japanese (section 3)."""

from __future__ import annotations

from projections.games.conspiracy.components import COLOR_WORDS, LORDS
from projections.labels import Label, Labels

_COLORS: Labels = {
    "yellow": Label("yellow", "黄"),
    "red": Label("red", "赤"),
    "green": Label("green", "緑"),
    "blue": Label("blue", "青"),
    "purple": Label("purple", "紫"),
}
_GUILDS: Labels = {
    "guild.yellow": Label("Farmers", "農民"),
    "guild.red": Label("Military", "軍人"),
    "guild.green": Label("Merchants", "商人"),
    "guild.blue": Label("Politicians", "政治家"),
    "guild.purple": Label("Mages", "魔術師"),
}
_LORDS: Labels = {
    lord: Label(f"{_COLORS[COLOR_WORDS[lord[0]]].en} {lord[1]}", f"{_COLORS[COLOR_WORDS[lord[0]]].ja}{lord[1]}")
    for lord in LORDS
}
_LOCATIONS: Labels = {
    "W7": Label("W7 (7 points)", "W7（7影響点）"),
    "W5": Label("W5 (5 points, 1 pearl)", "W5（5影響点・真珠1）"),
    "W4": Label("W4 (4 points, 2 pearls)", "W4（4影響点・真珠2）"),
    "W3": Label("W3 (3 points, 3 pearls)", "W3（3影響点・真珠3）"),
    "SK": Label("SK (1 a silver key)", "SK（銀の鍵ごとに1）"),
    "GK": Label("GK (2 a gold key)", "GK（金の鍵ごとに2）"),
    "PE": Label("PE (1 for two pearls)", "PE（真珠2つごとに1）"),
    "LO": Label("LO (2 a location)", "LO（地域ごとに2）"),
    "F1": Label("F1 (opponents draw 1)", "F1（相手は1枚引き）"),
    "F2": Label("F2 (opponents draw 2)", "F2（相手は2枚引き）"),
    "RL": Label("RL (discarded lords into the deck)", "RL（貴族を山札へ）"),
    "RS": Label("RS (face-up locations into the deck)", "RS（地域を山札へ）"),
    "AK": Label("AK (any two keys)", "AK（鍵の種類不問）"),
    "SD": Label("SD (search the location deck)", "SD（地域山札から選ぶ）"),
    "MY": Label("MY (best yellow lord)", "MY（黄の最高の貴族）"),
    "MR": Label("MR (best red lord)", "MR（赤の最高の貴族）"),
    "MG": Label("MG (best green lord)", "MG（緑の最高の貴族）"),
    "MB": Label("MB (best blue lord)", "MB（青の最高の貴族）"),
    "MP": Label("MP (best purple lord)", "MP（紫の最高の貴族）"),
    "CY": Label("CY (1 and 1 a yellow lord)", "CY（1＋黄の貴族数）"),
    "CR": Label("CR (1 and 1 a red lord)", "CR（1＋赤の貴族数）"),
    "CG": Label("CG (1 and 1 a green lord)", "CG（1＋緑の貴族数）"),
    "CB": Label("CB (1 and 1 a blue lord)", "CB（1＋青の貴族数）"),
    "CP": Label("CP (1 and 1 a purple lord)", "CP（1＋紫の貴族数）"),
    "A1": Label("A1 (alliance of 1s, 1 each)", "A1（値1の同盟・1人1点）"),
    "A2": Label("A2 (alliance of 2s, 2 each)", "A2（値2の同盟・1人2点）"),
    "A3": Label("A3 (alliance of 3s, 2 each)", "A3（値3の同盟・1人2点）"),
    "A4": Label("A4 (alliance of 4s, 2 each)", "A4（値4の同盟・1人2点）"),
    "Z6": Label("Z6 (lords of 0 and 6)", "Z6（0と6の貴族）"),
}
_MOVES: Labels = {
    "move.open_location": Label("the first open location", "最初の表向きの地域"),
    "move.first_player": Label("the first player", "先手の決定"),
    "move.draw_lords": Label("drawing lords", "貴族を引くこと"),
    "move.lords_drawn": Label("drawn lords", "引いた貴族"),
    "move.take_pile": Label("taking a pile", "捨て札の山を取ること"),
    "move.place_lord": Label("placing a lord", "貴族の配置"),
    "move.lord_revealed": Label("a revealed lord", "山札から捨てられる貴族"),
    "move.swap_lords": Label("swapping lords", "貴族の入れ替え"),
    "move.decline_swap": Label("declining a swap", "入れ替えの見送り"),
    "move.draw_locations": Label("drawing locations", "地域を引くこと"),
    "move.locations_drawn": Label("drawn locations", "引いた地域"),
    "move.take_location": Label("taking a location from the row", "表向きの地域の制圧"),
    "move.choose_location": Label("choosing a location", "地域を選ぶこと"),
}
_PHASES: Labels = {
    "phase.open": Label("setup: the first location is turned up", "準備: 最初の地域を表にする"),
    "phase.first": Label("setup: who begins", "準備: 先手を決める"),
    "phase.recruit": Label("recruit: draw lords or take a pile", "貴族を雇う: 山札から引くか、捨て札の山を取る"),
    "phase.draw": Label("lords are drawn", "貴族を引いている"),
    "phase.keep": Label("placement: one of the drawn lords", "上院室に追加: 引いた貴族から1人"),
    "phase.placement": Label("placement: the next lord of the pile", "上院室に追加: 山の次の貴族"),
    "phase.reveal": Label("a lord is revealed", "山札の1枚を廃棄スペースへ"),
    "phase.swap": Label("swap two lords, or not", "入れ替え（しなくてもよい）"),
    "phase.location": Label("a pair of keys: take a location", "鍵が2つ揃った: 地域を制圧する"),
    "phase.locations": Label("locations are drawn", "地域を引いている"),
    "phase.choice": Label("choose one of the drawn locations", "引いた地域から1枚を選ぶ"),
    "phase.search": Label("search the location deck", "地域山札から1枚を選ぶ"),
    "phase.over": Label("the match is over", "ゲーム終了"),
}
_OPTIONS: Labels = {
    "option.bonus_locations": Label("bonus locations", "ボーナス地域"),
    "option.bonus_locations.false": Label("not used", "使わない"),
    "option.bonus_locations.true": Label("shuffled in", "混ぜて使う"),
    "option.zero_six_base_ip": Label("base value of Z6", "Z6 の基本点"),
    "option.zero_six_base_ip.0": Label("0 points", "0点"),
    "option.zero_six_base_ip.1": Label("1 point, as printed", "1点（印刷どおり）"),
    "option.max_scope": Label("lord that counts for MY–MP", "MY〜MP で数える貴族"),
    "option.max_scope.color": Label("best of the card's colour", "カードの色で最高の貴族"),
    "option.max_scope.any": Label("best of all colours", "全色で最高の貴族"),
    "option.swap_must_include_zero": Label("a swap moves the new 0 lord", "入れ替えは置いた0の貴族を含む"),
    "option.swap_must_include_zero.false": Label("not needed", "含まなくてよい"),
    "option.swap_must_include_zero.true": Label("always", "必ず含む"),
    "option.first_player": Label("first player", "先手"),
    "option.first_player.random": Label("drawn at random", "無作為に決める"),
    "option.first_player.A": Label("seat A", "席A"),
    "option.first_player.B": Label("seat B", "席B"),
    "option.first_player.C": Label("seat C", "席C"),
    "option.first_player.D": Label("seat D", "席D"),
}
_TABLE: Labels = {
    "table.turn": Label("{name} to play –", "{name} の手番 –"),
    "table.chance": Label("chance (*) for {name} –", "偶然 (*)、{name} の手番 –"),
    "table.deck": Label("lord deck", "貴族山札"),
    "table.row": Label("open locations:", "表向きの地域:"),
    "table.location_deck": Label("location deck {count}:", "地域山札 {count}枚:"),
    "table.pending": Label("to place:", "配置する貴族:"),
    "table.offered": Label("drawn locations:", "引いた地域:"),
    "table.forced": Label(
        "forced draw: opponents of {name} draw exactly {count}", "強制: {name} の相手はちょうど{count}枚引く"
    ),
    "table.last_turns": Label("last turns: {name} filled the chamber", "最後の手番: {name} が上院室を完成させた"),
    "table.triggered": Label("chamber full first", "最初に完成"),
    "table.master": Label("Pearl Master", "真珠マスター"),
    "table.keys": Label(
        "pearls {pearls} · free keys: s {silver}, g {gold}",
        "真珠 {pearls} · 使用できる鍵: s {silver}、g {gold}",
    ),
    "table.no_locations": Label("no location", "地域なし"),
    "table.total": Label("{total} points", "{total}点"),
    "table.lords_and_locations": Label("lords {lords} + locations {locations}", "貴族 {lords} + 地域 {locations}"),
    "table.coalition_and_master": Label(
        "coalition {coalition} ({size}) + Master {master}",
        "貴族連合 {coalition}（{size}人） + マスター {master}",
    ),
    "table.rank": Label("rank {rank}", "{rank}位"),
    "table.legend": Label(
        "[ ] biggest coalition · * coat of arms · under the lord: its spot, s/g free silver/gold key, (s)/(g) a key "
        "that counts no more, =W7 location on the key",
        "[ ] 最大の貴族連合 · * 紋章 · 貴族の下: 場所の番号、s/g 使用できる銀/金の鍵、(s)/(g) 無効になった鍵、"
        "=W7 鍵の上の地域",
    ),
}
VOCABULARY: Labels = {
    "conspiracy": Label("Conspiracy: Abyss Universe", "コンスピラシー：アビス・ユニバース"),
    "reason.chamber_full": Label("a chamber is full", "上院室が完成した"),
    **_COLORS,
    **_GUILDS,
    **_LORDS,
    **_LOCATIONS,
    **_MOVES,
    **_PHASES,
    **_OPTIONS,
    **_TABLE,
}
