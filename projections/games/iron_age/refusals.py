"""Refusals: why the rules, the notation or the sheet say no, in a player's words."""

from __future__ import annotations

from projections.labels import Label, Labels

_PHASES: Labels = {
    "rule.not_now": Label(
        "not in this step. Now: {awaited}", "今はその手順ではありません。今することは「{awaited}」です"
    ),
    "rule.no_reroll_now": Label(
        "dice are kept or rolled again only after the first and second roll. Now: {awaited}",
        "サイコロを残す・振り直すのは1回目と2回目のロールの後だけです。今することは「{awaited}」です",
    ),
    "rule.no_portents_now": Label(
        "a die is set only when the final Fate die shows portents. Now: {awaited}",
        "サイコロの面を変えられるのは、運命サイコロが予兆のときだけです。今することは「{awaited}」です",
    ),
    "rule.no_either_now": Label(
        "food is chosen only when a food-or-population die shows, after the last roll. Now: {awaited}",
        "食料の数を選ぶのは、最後のロールの後で食料/人口の面があるときだけです。今することは「{awaited}」です",
    ),
    "rule.no_conquest_now": Label(
        "a tribe is fought only when the Fate die shows conquest and an army is left. Now: {awaited}",
        "部族と戦えるのは、運命サイコロが征服で軍隊が残っているときだけです。今することは「{awaited}」です",
    ),
    "rule.no_demand_now": Label(
        "only a weaker opponent with a good replies to a tribute demand. Now: {awaited}",
        "貢物要求に答えるのは、商品を持つ弱い相手だけです。今することは「{awaited}」です",
    ),
    "rule.no_building_now": Label(
        "nothing is built in this step. Now: {awaited}", "今は建設の手順ではありません。今することは「{awaited}」です"
    ),
    "rule.no_buying_now": Label(
        "one development a turn, bought after building, and only if one can be paid for. Now: {awaited}",
        "開発の購入は建設の後に1ターン1つだけ、支払えるものがあるときです。今することは「{awaited}」です",
    ),
    "rule.no_storing_now": Label(
        "wealth is stored once, at the end of the turn, when enough goods are left. Now: {awaited}",
        "富の保管はターンの最後に1度だけ、商品が足りるときにできます。今することは「{awaited}」です",
    ),
}

_DICE: Labels = {
    "rule.no_such_seat": Label("there is no seat {seat} in this match", "この対局に席 {seat} はありません"),
    "rule.dice_count": Label(
        "{seat} rolls {expected} Empire dice, not {met}: as many as its provinces or ports, whichever are more, and "
        "{most} at most",
        "{seat} が振る帝国サイコロは {met} 個ではなく {expected} 個です(州と港の多い方の数、最大 {most} 個)",
    ),
    "rule.fate_missing": Label(
        "the Fate die is missing: write it after a slash, as in “ROLL FP/D”",
        "運命サイコロがありません。「ROLL FP/D」のように斜線の後に書いてください",
    ),
    "rule.fate_not_rolled": Label(
        "the Fate die was not chosen for this roll: leave out the slash",
        "運命サイコロは振り直しに選ばれていません。斜線以降を消してください",
    ),
    "rule.no_such_face": Label(
        "the Empire dice of this sheet have no {text}; they have {allowed}",
        "このシートの帝国サイコロに {text} の面はありません。ある面: {allowed}",
    ),
    "rule.no_such_fate": Label(
        "the Fate die of this sheet has no {text}; it has {allowed}",
        "このシートの運命サイコロに {text} の面はありません。ある面: {allowed}",
    ),
    "rule.skull_locked": Label(
        "a skull is set aside when it is rolled and not rolled again", "ドクロは脇に置かれ、振り直せません"
    ),
    "rule.fate_locked": Label(
        "the Fate die shows a skull and is not rolled again", "運命サイコロはドクロを示しており、振り直せません"
    ),
    "rule.dice_not_there": Label(
        "the dice show {face} ×{most}, no more", "{face}を示しているサイコロは {most} 個だけです"
    ),
    "rule.no_die_chosen": Label(
        "choose at least one die, as in “RR F” or “RR *”, or KEEP",
        "「RR F」や「RR *」のように1つ以上選ぶか、KEEP と書いてください",
    ),
    "rule.reroll_count": Label(
        "Empire dice chosen to be rolled again: {expected}, not {met}",
        "振り直しに選ばれた帝国サイコロは {met} 個ではなく {expected} 個です",
    ),
    "rule.die_not_showing": Label("no Empire die shows {face}", "{face}を示している帝国サイコロはありません"),
    "rule.same_face": Label(
        "the die shows {face} already; set another face, or NOSET",
        "サイコロはすでに{face}です。別の面にするか、NOSET と書いてください",
    ),
    "rule.too_many_food_dice": Label(
        "FOOD goes from 0 to {most} here, as many dice show food or population",
        "食料/人口の面は {most} 個なので、FOOD に書けるのは 0〜{most} です",
    ),
}

_BUILDING: Labels = {
    "rule.count_from_one": Label("write how many, from 1", "1以上の数を書いてください"),
    "rule.too_few_boxes": Label("open boxes there: {left}", "そこの空きボックスは {left} 個です"),
    "rule.too_little_population": Label(
        "that takes {needed} population, and {left} is left", "人口が {needed} 必要ですが、残りは {left} です"
    ),
    "rule.too_few_goods": Label(
        "that takes {needed} goods, and there are {left}", "商品が {needed} 必要ですが、{left} しかありません"
    ),
    "rule.too_little_food": Label(
        "that takes {needed} food, and there is {left}", "食料が {needed} 必要ですが、{left} しかありません"
    ),
    "rule.row_full": Label(
        "the row of {row} on the pegboard has room for {room} more",
        "ペグボードの{row}の列にはあと {room} しか入りません",
    ),
    "rule.all_provinces_built": Label("all provinces are built", "州はすべて建設済みです"),
    "rule.no_such_province": Label(
        "there is no province {province} to build; they go from 2 to {most}",
        "建設できる州 {province} はありません。州は 2 から {most} までです",
    ),
    "rule.province_built": Label("province {province} is built already", "州 {province} は建設済みです"),
    "rule.province_order": Label(
        "provinces are built in order: the next is {province}", "州は順番に建設します。次は州 {province} です"
    ),
    "rule.province_named": Label(
        "provinces are built in order here: write only how many boxes, as in “PROV 3”",
        "この対局では州を順番に建設します。「PROV 3」のようにボックスの数だけ書いてください",
    ),
    "rule.province_unnamed": Label(
        "any province may be filled here: write which and how many boxes, as in “PROV {province} 3”",
        "この対局ではどの州も埋められます。「PROV {province} 3」のように州とボックスの数を書いてください",
    ),
    "rule.monument_not_in_play": Label(
        "{monument} is not in play at a table of {count}", "{count} 人のときに{monument}は使いません"
    ),
    "rule.monument_completed": Label("{monument} is completed already", "{monument}は完成済みです"),
    "rule.no_shipbuilding": Label(
        "ships need the development that allows them (Shipbuilding), bought in an earlier turn",
        "船を建設するには、以前のターンに購入した造船が必要です",
    ),
    "rule.no_such_name": Label(
        "“{text}” begins no name here (three letters or more); there are: {allowed}",
        "「{text}」で始まる名前はありません(3文字以上)。あるもの: {allowed}",
    ),
    "rule.several_names": Label(
        "“{text}” begins several names: {allowed}", "「{text}」で始まる名前が複数あります: {allowed}"
    ),
}

_BUYING: Labels = {
    "rule.no_such_development": Label(
        "there is no development {development} on this sheet", "このシートに開発「{development}」はありません"
    ),
    "rule.development_owned": Label(
        "{development} is owned already; each is bought once", "{development}は購入済みです。同じ開発は1回だけです"
    ),
    "rule.too_little_wealth": Label(
        "that takes {needed} wealth, and there is {left}", "富 {needed} を払おうとしていますが、{left} しかありません"
    ),
    "rule.payment_short": Label(
        "{development} costs {cost}; that payment comes to {worth} with the innovation, too little",
        "{development}の費用は {cost} です。この支払いはイノベーションを含めて {worth} なので足りません",
    ),
    "rule.payment_redundant": Label(
        "{development} costs {cost}; that payment comes to {worth} with the innovation, "
        "so a wealth or a good less would do",
        "{development}の費用は {cost} です。この支払いはイノベーションを含めて {worth} なので、富か商品を1つ減らせます",
    ),
    "rule.too_much_stored": Label("at most {most} wealth can be stored", "保管できる富は最大 {most} です"),
}

_SHEET: Labels = {
    "rule.sheet_whole": Label(
        "sheet {document}, {where}: {met} is no whole number from {least} to {most}",
        "シート {document} の {where}: {met} は {least}〜{most} の整数ではありません",
    ),
    "rule.sheet_choice": Label(
        "sheet {document}, {where}: {met} is none of {allowed}",
        "シート {document} の {where}: {met} は使えません。使えるもの: {allowed}",
    ),
    "rule.sheet_letter": Label(
        "sheet {document}, {where}: {met} is no letter from A to Z",
        "シート {document} の {where}: {met} は A〜Z の1文字ではありません",
    ),
    "rule.sheet_text": Label(
        "sheet {document}, {where}: {met} is no text in quotes",
        "シート {document} の {where}: {met} は引用符で囲んだ文字列ではありません",
    ),
    "rule.sheet_list": Label(
        "sheet {document}, {where}: {met} is no list […]",
        "シート {document} の {where}: {met} はリスト […] ではありません",
    ),
    "rule.sheet_record": Label(
        "sheet {document}, {where}: {met} is no object {{…}}",
        "シート {document} の {where}: {met} はオブジェクト {{…}} ではありません",
    ),
    "rule.sheet_count": Label(
        "sheet {document}, {where}: {met} values where {expected} belong",
        "シート {document} の {where}: 値が {met} 個ありますが、{expected} 個のはずです",
    ),
    "rule.sheet_key_missing": Label(
        "sheet {document}: {where} is missing", "シート {document} に {where} がありません"
    ),
    "rule.sheet_key_unknown": Label(
        "sheet {document}: {where} is no key of a sheet; there are: {allowed}",
        "シート {document} の {where} という項目はありません。あるもの: {allowed}",
    ),
    "rule.sheet_name": Label(
        "sheet {document}, {where}: the name {met} must be 3 or more of a–z, 0–9 and _, a letter first",
        "シート {document} の {where}: 名前 {met} は a–z、0–9、_ の3文字以上で、英字で始めてください",
    ),
    "rule.sheet_gap": Label(
        "sheet {document}, {where}: the numbers must be 2, 3, … without a gap, not {met}",
        "シート {document} の {where}: 番号は 2, 3, … と続くはずですが、{met} です",
    ),
    "rule.sheet_start_over_limit": Label(
        "sheet {document}, {where}: the start {start} is beyond the maximum {limit}",
        "シート {document} の {where}: 開始値 {start} が最大値 {limit} を超えています",
    ),
    "rule.sheet_sides": Label(
        "sheet {document}, {where}: the sides add up to {met}, not {expected}",
        "シート {document} の {where}: 面の数の合計が {met} です({expected} のはずです)",
    ),
    "rule.sheet_twice": Label(
        "sheet {document}, {where}: {met} is that of {first} already",
        "シート {document} の {where}: {met} はすでに {first} にあります",
    ),
    "rule.sheet_numbers_differ": Label(
        "sheet {document}, {where}: it has the numbers {met}, the boxes {expected}; both need the same",
        "シート {document} の {where}: 番号が {met} ですが、boxes は {expected} です。同じにしてください",
    ),
    "rule.sheet_beginning": Label(
        "sheet {document}, {where}: the name {met} is the beginning of “{other_name}”; a record could not shorten it",
        "シート {document} の {where}: 名前 {met} は {other_name} の始まりです。棋譜で省略できなくなります",
    ),
}

REFUSALS: Labels = {**_PHASES, **_DICE, **_BUILDING, **_BUYING, **_SHEET}
