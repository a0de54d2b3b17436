"""Vocabulary: cards, places, options and endings in English and Japanese (section 3)."""

from __future__ import annotations

from projections.games.metz.components import CARDS
from projections.labels import Label, Labels

KIND_WORDS: dict[str, Label] = {
    "C": Label("Archbishop of Cologne", "ケルン大司教"),
    "M": Label("Archbishop of Mainz", "マインツ大司教"),
    "T": Label("Archbishop of Trier", "トリア大司教"),
    "P": Label("Count Palatine of the Rhine", "ライン宮中伯"),
    "G": Label("Margrave of Brandenburg", "ブランデンブルク侯爵"),
    "S": Label("Duke of Saxony", "ザクセン公爵"),
    "K": Label("King of Bohemia", "ボヘミア国王"),
}
SHORT_WORDS: dict[str, Label] = {  # where a column is narrow
    "C": Label("Cologne", "ケルン"),
    "M": Label("Mainz", "マインツ"),
    "T": Label("Trier", "トリア"),
    "P": Label("Palatine", "宮中伯"),
    "G": Label("Brandenburg", "ブランデンブルク"),
    "S": Label("Saxony", "ザクセン"),
    "K": Label("Bohemia", "ボヘミア"),
}

_TERMS: Labels = {
    "metz": Label("METZ", "メッツ"),
    "castle": Label("Castle of Metz", "メッツ城"),
    "city_tile": Label("City", "都市"),
    "bailiff": Label("bailiff", "廷吏"),
    "deck": Label("deck", "山札"),
    "hand": Label("hand", "手札"),
    "area": Label("play area", "プレイエリア"),
    "table_centre": Label("table centre", "テーブル中央"),
    "discard": Label("discard pile", "捨て札"),
    "saxony_reserve": Label("Saxony reserve", "ザクセンの伏せ札"),
    "prince": Label("prince", "皇太子"),
    "deploy": Label("deployment", "配置"),
}

_ZONES: Labels = {
    "zone.castle": Label("in the castle ring", "城の場"),
    "zone.deck": Label("on top of the deck", "山札の一番上"),
    "zone.discard": Label("on the discard pile", "捨て札"),
    "zone.reserve": Label("in the Saxony reserve", "ザクセンの伏せ札"),
    "zone.commit": Label("in the other deployment", "相手が伏せた配置"),
    "zone.hand.A": Label("in the hand of A", "Aの手札"),
    "zone.hand.B": Label("in the hand of B", "Bの手札"),
    "zone.area.A": Label("in the play area of A", "Aのプレイエリア"),
    "zone.area.B": Label("in the play area of B", "Bのプレイエリア"),
}

_AWAITED: Labels = {
    "awaited.deal_hand": Label("a starting hand (deal)", "初期手札の配布(deal)"),
    "awaited.set_reserve": Label("the Saxony reserve (reserve)", "ザクセンの伏せ札(reserve)"),
    "awaited.deal_castle": Label("the cards of the castle (castle)", "城の札(castle)"),
    "awaited.first_top": Label("the top card of the deck (top)", "山札の一番上(top)"),
    "awaited.city_top": Label("the new top card of the deck (top)", "山札の新しい一番上(top)"),
    "awaited.refill_top": Label("the new top card of the deck (top)", "山札の新しい一番上(top)"),
    "awaited.city_draw": Label("the card drawn for the City (draw)", "都市で引いた札(draw)"),
    "awaited.refill": Label("the card that refills the castle (fill)", "城に補充する札(fill)"),
    "awaited.move": Label("the way of the bailiff (mv)", "廷吏の移動(mv)"),
    "awaited.pay": Label("the payment for an extra step (pay)", "追加の歩数の支払い(pay)"),
    "awaited.city": Label("yes or no to the City (city+, city-)", "都市の効果を使うかどうか(city+、city-)"),
    "awaited.city_discard": Label("the discard for the City (x)", "都市の効果で捨てる札(x)"),
    "awaited.take": Label("where the card goes (area, hand)", "取った札の行き先(area、hand)"),
    "awaited.palatine": Label("a collection for the Palatine (name)", "宮中伯が指名するコレクション(name)"),
    "awaited.brandenburg": Label("a card dropped for Brandenburg (drop)", "ブランデンブルクのために捨てる札(drop)"),
    "awaited.bohemia": Label("the first deployment (deploy)", "先に伏せる配置(deploy)"),
    "awaited.bohemia_answer": Label("the second deployment (deploy)", "後に伏せる配置(deploy)"),
}

_TABLE: Labels = {
    "table.turn": Label("turn {number}", "{number}手番目"),
    "table.last_turns": Label("turn {number}, last turns ({left} left)", "{number}手番目、最後の手番(残り{left})"),
    "table.setup": Label("setup", "ゲームの準備"),
    "table.powers": Label("secular powers", "世俗的な力"),
    "table.awaited": Label("{who}: {awaited}", "{who}: {awaited}"),
    "table.over": Label("over: {reason}", "終局: {reason}"),
    "table.deck_up": Label("deck {count}, on top {top}", "山札 {count}、一番上 {top}"),
    "table.deck": Label("deck {count}", "山札 {count}"),
    "table.discard": Label("discard pile {count}: {cards}", "捨て札 {count}: {cards}"),
    "table.no_discard": Label("discard pile empty", "捨て札なし"),
    "table.reserve": Label("Saxony reserve {count}: {cards}", "ザクセンの伏せ札 {count}: {cards}"),
    "table.bailiff": Label("{mark} bailiff on space {space}", "{mark} 廷吏は場{space}"),
    "table.bailiff_city": Label("{mark} bailiff on the City tile", "{mark} 廷吏は都市タイルの上"),
    "table.centre": Label("princes at the centre: {princes}", "中央の皇太子: {princes}"),
    "table.hand": Label("hand {count}: {cards}", "手札 {count}: {cards}"),
    "table.princes": Label("princes {count}: {princes}", "皇太子 {count}: {princes}"),
    "table.none": Label("none", "なし"),
    "table.commit": Label("deployment lies face down", "配置する札を伏せた"),
    "table.commit_known": Label("deployment, still face down: {cards}", "伏せた配置: {cards}"),
    "table.owed": Label("still to pay: {count}", "支払い残り: {count}"),
    "table.drops": Label("still to drop: {count}", "捨てる残り: {count}"),
}

_REASONS: Labels = {
    "reason.sudden_victory": Label(
        "emperor before the end: all archbishops and a secular prince",
        "即時勝利: 3人の大司教と世俗の皇太子を支配",
    ),
    "reason.majority": Label("more princes at the end", "最終的に多くの皇太子を支配"),
    "reason.no_emperor": Label("equal princes: nobody is emperor", "同数のため皇帝なし"),
}

_OPTIONS: Labels = {
    "option.deck_face": Label("top card of the deck", "山札の向き"),
    "option.deck_face.up": Label("visible", "表向き"),
    "option.deck_face.down": Label("hidden", "裏向き"),
    "option.city_effect": Label("effect of the City", "都市の効果"),
    "option.city_effect.optional": Label("may be declined", "任意"),
    "option.city_effect.mandatory": Label("must be used", "必須"),
    "option.city_trigger": Label("offers of the City", "都市の効果の回数"),
    "option.city_trigger.once_per_turn": Label("one a turn", "手番に1回"),
    "option.city_trigger.per_crossing": Label("one for each crossing", "通過するたびに1回"),
    "option.hand_floor": Label("last hand card", "最後の手札"),
    "option.hand_floor.end_of_turn": Label("one card is left at the end of a turn", "手番の終了時に1枚以上"),
    "option.hand_floor.never_last": Label("the last card is never paid", "最後の1枚は支払えない"),
    "option.empty_spaces": Label("empty spaces", "空いた場"),
    "option.empty_spaces.skipped": Label("are no step", "歩数に数えない"),
    "option.empty_spaces.counted": Label("count as a step", "1歩に数える"),
    "option.brandenburg_choice": Label("cards that Brandenburg takes", "ブランデンブルクで捨てる札"),
    "option.brandenburg_choice.any": Label("any of the play area", "プレイエリアのどれでも"),
    "option.brandenburg_choice.last_only": Label("the last of a collection", "コレクションの最後の札だけ"),
    "option.tie_rule": Label("equal numbers of cards", "枚数が同じとき"),
    "option.tie_rule.always": Label("the higher last card decides at all times", "つねに最後の札の値で決める"),
    "option.tie_rule.endgame_only": Label("the higher last card decides at the end", "終了時だけ最後の札の値で決める"),
    "option.castle_spaces": Label("spaces of the castle", "城の場の数"),
    "option.starting_hand_a": Label("starting hand of A", "Aの初期手札"),
    "option.starting_hand_b": Label("starting hand of B", "Bの初期手札"),
    "option.bailiff_start": Label("first place of the bailiff (0: the City)", "廷吏の初期位置(0は都市)"),
    "option.preset": Label("preset of options", "オプションのまとまり"),
    "option.preset.standard": Label("the defaults", "標準"),
    "option.preset.bga_help_en": Label("as the English help page has it", "英語版ヘルプの通り"),
}

VOCABULARY: Labels = {
    **KIND_WORDS,
    **{f"short.{kind}": label for kind, label in SHORT_WORDS.items()},
    **{card: Label(f"{SHORT_WORDS[card[0]].en} {card[1:]}", f"{SHORT_WORDS[card[0]].ja}{card[1:]}") for card in CARDS},
    **_TERMS,
    **_ZONES,
    **_AWAITED,
    **_TABLE,
    **_REASONS,
    **_OPTIONS,
}
