"""Labels: the words of the game in English and Japanese (claim2 3), and moves told in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.claim2.components import KEYS
from projections.games.claim2.faction_names import CARD_NAMES, FACTION_NAMES
from projections.games.claim2.figure_labels import FIGURE_LABELS
from projections.games.claim2.moves import Deal, Draw, Play, See, Smash, Take, Turn
from projections.labels import Label, Labels, words

if TYPE_CHECKING:
    from projections.games.claim2.components import Card, Unsure
    from projections.games.claim2.moves import Move
    from projections.games.claim2.state import State
    from projections.labels import Lang

_GAME = {
    "claim2": Label("Claim 2", "クレーム2"),
    "phase1": Label("phase 1, recruiting", "フェーズ1(募集)"),
    "phase2": Label("phase 2, gathering supporters", "フェーズ2(支持)"),
    "reason.factions": Label("most factions", "派閥の数"),
    "reason.largest_group": Label("the largest group of one faction", "1つの派閥で最も多い枚数"),
    "reason.value_sum": Label("the sum of values in won factions", "獲得した派閥の数字の合計"),
    "reason.shared": Label("shared victory", "勝利を分け合う"),
    "reason.draw": Label("draw", "引き分け"),
    "way.count": Label("by cards", "枚数"),
    "way.high_card": Label("by the highest card", "最も高いカード"),
    "way.next_card": Label("by the next cards", "次に高いカード"),
    "way.dead_tie": Label("dead tie", "完全に同点"),
    "way.empty": Label("no card", "カードなし"),
}

_STAGES = {
    "stage.deal": Label("the deal, a line for each seat in turn", "配札(席の順に1行ずつ)"),
    "stage.turn": Label("face-up cards are turned up", "表向きカードの公開"),
    "stage.play": Label("a card from the hand", "手札から1枚"),
    "stage.peek": Label("peek at the stock, or not", "山札を覗くかどうか"),
    "stage.see": Label("the card that was peeked at", "覗いたカード"),
    "stage.take": Label("the choice of a follower", "獲得するカードの選択"),
    "stage.draw": Label("a blind draw", "山札から引く"),
    "stage.smash": Label("smashing Gnomes, or done", "ノームを粉砕するかどうか"),
    "choice.take": Label(
        "take one of the face-up cards; “take top” only after a peek",
        "表向きカードから1枚を獲得(take)します。「take top」は山札を覗いた後だけです",
    ),
    "choice.smash": Label(
        "a captured Giant smashes one Gnome of exactly its value in an opponent's row; "
        "name the seat where several have it",
        "捕獲したジャイアント1枚につき、相手の列にある同じ数字のノームを1枚だけ粉砕できます。"
        "複数の相手が持つときは席も書いてください",
    ),
}

_RULES = {
    "rule.not_your_turn": Label(
        "{seat} cannot do this now; next comes {other}: {stage} (as in “{example}”)",
        "{seat} は今これをできません。次は {other}: {stage}(例: 「{example}」)",
    ),
    "rule.wrong_count": Label(
        "{count} cards, but it must be {expected}; write “?” for cards that nobody saw",
        "{count} 枚ありますが、{expected} 枚でなければなりません。見えないカードは「?」と書いてください",
    ),
    "rule.not_a_choice": Label("that cannot be chosen: {stage}", "それは選べません: {stage}"),
    "rule.peek_mismatch": Label(
        "{seat} saw {top} on top of the stock and left it there, so this draw is {top}, not {card}",
        "{seat} が山札の一番上に {top} を見て残したので、ここで引かれるのは {card} ではなく {top} です",
    ),
    "rule.not_in_deck": Label(
        "there is no {card} in this deck ({deck})", "この山札({deck})に {card} というカードはありません"
    ),
    "rule.card_not_in_hand": Label(
        "{seat} does not hold {card}: all cards of that hand are known",
        "{seat} は {card} を持っていません(手札はすべて分かっています)",
    ),
    "rule.card_already_seen": Label(
        "every {card} lies elsewhere already; this card or an earlier one is written wrong",
        "{card} はすべて別の場所にあります。このカードか、前のカードの書き間違いです",
    ),
    "rule.must_follow": Label(
        "{seat} must follow {faction}: {held} is in that hand",
        "{seat} は {faction} をフォローしなければなりません。手札に {held} があります",
    ),
    "rule.revoke_exposed": Label(
        "{seat} did not follow {faction} in trick {trick_void} and plays one in trick {trick_exposed}: "
        "a revoke, or one of the two entries is wrong; option revoke_policy: flag records it as it happened",
        "{seat} はトリック {trick_void} で {faction} をフォローしなかったのに、トリック {trick_exposed} で出しました。"
        "反則か、どちらかの書き間違いです。起きたとおりに記録するにはオプション revoke_policy: flag を使います",
    ),
    "rule.impossible_distribution": Label(
        "then the unseen cards cannot make up the hands: {seats} showed to hold none of {factions}; "
        "an earlier card is wrong or somebody revoked; option revoke_policy: flag records it as it happened",
        "これでは残りのカードを手札に割り当てられません。{seats} は {factions} を持たないはずでした。"
        "前のカードの書き間違いか反則です。起きたとおりに記録するにはオプション revoke_policy: flag を使います",
    ),
    "rule.deck_pairs": Label(
        "deck {deck}: exactly one of the pairs Gnomes and Giants (N I), Goblins and Knights (G K) belongs into it; "
        "option allow_nonstandard_deck: true lifts that",
        "山札 {deck}: ノームとジャイアント(N I)、ゴブリンと騎士(G K)のどちらか一組だけを入れます。"
        "オプション allow_nonstandard_deck: true で外せます",
    ),
    "rule.deck_too_small": Label(
        "deck {deck} has {size} cards; these seats need {least}",
        "山札 {deck} は {size} 枚です。この人数では {least} 枚必要です",
    ),
    "allowed.deck.5": Label("5 different letters of NIDTSGKUWP", "NIDTSGKUWP から異なる5文字"),
    "allowed.deck.7": Label("7 different letters of NIDTSGKUWP", "NIDTSGKUWP から異なる7文字"),
}

_YES_NO = {"false": Label("no", "いいえ"), "true": Label("yes", "はい")}

_OPTIONS: dict[str, tuple[Label, dict[str, Label]]] = {
    "deck": (Label("factions in play", "使う派閥"), {}),
    "first_leader": (Label("seat of the youngest player, who leads first", "最年少(最初のリード)の席"), {}),
    "allow_nonstandard_deck": (Label("decks that break the pair rule", "組の規則に合わない山札"), _YES_NO),
    "dragon_rule": (
        Label("lead after Dragons", "ドラゴンの後のリード"),
        {
            "seed": Label("last card of the trick, or the later of two", "トリックの最後、または後に出た2枚目"),
            "last_dragon": Label("always the latest Dragon", "常に最後のドラゴン"),
        },
    ),
    "offsuit_rank": (
        Label("places after the winner", "2位以下の順位"),
        {
            "lead_first": Label("the led faction first", "リードの派閥が先"),
            "rank_only": Label("by value alone", "数字だけ"),
        },
    ),
    "troll_queue_order": (
        Label("several Trolls left over in one trick", "1トリックで余った複数のトロール"),
        {"value_desc": Label("higher ones first", "数字の高い順"), "play_order": Label("as played", "出た順")},
    ),
    "troll_leftover": (
        Label("Trolls waiting at the end", "最後まで待機中のトロール"),
        {
            "nobody": Label("count for nobody", "誰のものでもない"),
            "last_trick_winner": Label("go to the winner of the last trick", "最後のトリックの勝者のもの"),
        },
    ),
    "dwarf_loser": (
        Label("who scores Dwarves", "ドワーフを得る人"),
        {
            "last_place": Label("last place of the trick", "トリックの最下位"),
            "best_opponent": Label("the winner's best-placed opponent", "勝者の相手のうち最上位"),
        },
    ),
    "faction_tie": (
        Label("equal highest cards of a faction", "派閥の最高カードが同じとき"),
        {
            "next_card": Label("compare the next ones", "次のカードを比べる"),
            "high_only": Label("nobody wins it", "獲得なし"),
        },
    ),
    "two_player_win": (
        Label("two players, nobody has three factions", "2人で誰も3派閥ないとき"),
        {
            "at_least_three": Label("draw", "引き分け"),
            "most_factions": Label("more factions win", "派閥の多い方の勝ち"),
        },
    ),
    "tie_breaks": (
        Label("tie-breaks of three players", "3人用の同点処理"),
        {"three_player_only": Label("for three players only", "3人のときだけ"), "all": Label("for all", "常に使う")},
    ),
    "largest_group": (
        Label("largest group in a tie", "同点のとき数える最大の組"),
        {"any": Label("of any faction", "どの派閥でも"), "won_only": Label("of won factions", "獲得した派閥だけ")},
    ),
    "look_at_draw": (Label("a card drawn blind may be looked at", "引いたカードを見てよい"), _YES_NO),
    "revoke_policy": (
        Label("a later card contradicts the record", "後のカードが記録と矛盾するとき"),
        {"reject": Label("refuse it", "受け付けない"), "flag": Label("record it with a flag", "印をつけて記録する")},
    ),
}

_SAID = {
    "say.deal": Label("deals {seat}: {cards}", "{seat} に配る: {cards}"),
    "say.turn": Label("turns up {cards}", "{cards} を公開する"),
    "say.see": Label("shows {seat} the top card: {card}", "{seat} が山札の一番上を見る: {card}"),
    "say.draw": Label("lets {seat} draw {card}", "{seat} が引く: {card}"),
    "say.play": Label("plays {card}", "{card} を出す"),
    "say.peek": Label("peeks at the top card", "山札の一番上を覗く"),
    "say.nopeek": Label("does not peek", "覗かない"),
    "say.take": Label("takes {card}", "{card} を獲得する"),
    "say.take_top": Label("takes the top card", "山札の一番上を獲得する"),
    "say.smash": Label("smashes {card} of {seat}", "{seat} の {card} を粉砕する"),
    "say.done": Label("smashes no more", "粉砕を終える"),
    "say.unknown": Label("an unknown card", "不明なカード"),
    "say.unknowns": Label("{count} unknown cards", "不明 {count} 枚"),
}

_TABLE = {
    "table.phase": Label("{phase}, trick {trick} of {tricks}", "{phase} {trick}/{tricks} トリック"),
    "table.end": Label("the end: {reason}", "終局: {reason}"),
    "table.next": Label("next: {name} – {stage}", "次: {name} – {stage}"),
    "table.face_up": Label("face up", "表向き"),
    "table.stock": Label("stock {count}", "山札 {count}"),
    "table.top": Label("top of the stock {card}", "山札の一番上 {card}"),
    "table.trick": Label("trick", "トリック"),
    "table.last": Label("last trick", "前のトリック"),
    "table.queue": Label("waiting Trolls", "待機列"),
    "table.smashed": Label("smashed", "粉砕"),
    "table.discard": Label("discarded {count}", "捨て札 {count}"),
    "table.giants": Label("may smash Gnomes of value {values}", "粉砕できるノームの数字: {values}"),
    "table.hand": Label("hand", "手札"),
    "table.followers": Label("followers", "フォロワー"),
    "table.score": Label("score pile", "スコアパイル"),
    "table.row": Label("Gnome row", "捕らえたノーム"),
    "table.voids": Label("none of", "持っていない"),
    "table.leads": Label("leads", "リード"),
    "table.points": Label("{points} factions", "{points} 派閥"),
    "table.rank": Label("place {rank}", "{rank} 位"),
    "table.team": Label("team {team}", "チーム {team}"),
    "table.majority": Label("scored so far", "獲得枚数"),
    "table.flag": Label("irregular: {code}, move {move}", "不規則: {code}、{move} 手目"),
    "flag.revoke_exposed": Label("revoke", "反則(フォローせず)"),
    "flag.impossible_distribution": Label("impossible hands", "手札が成り立たない"),
}

LABELS: Labels = {
    **FACTION_NAMES,
    **{KEYS[faction]: label for faction, label in FACTION_NAMES.items()},
    **CARD_NAMES,
    **_GAME,
    **_STAGES,
    **_RULES,
    **{f"option.{name}": label for name, (label, _) in _OPTIONS.items()},
    **{f"option.{name}.{value}": label for name, (_, values) in _OPTIONS.items() for value, label in values.items()},
    **_SAID,
    **_TABLE,
    **FIGURE_LABELS,
    "value": Label("value", "数字"),
}


def say(_: State, move: Move, lang: Lang) -> str:
    """The move in a player's words, without the actor."""
    key = f"say.{type(move).__struct_config__.tag}"
    if isinstance(move, Deal | Turn):
        return words(
            LABELS, key, lang, cards=_cards(move.cards, lang), **({"seat": move.to} if isinstance(move, Deal) else {})
        )
    if isinstance(move, See | Draw):
        return words(LABELS, key, lang, seat=move.to, card=card_name(move.card, lang))
    if isinstance(move, Smash):
        return words(LABELS, key, lang, seat="?" if move.owner is None else move.owner, card=card_name(move.card, lang))
    if isinstance(move, Play | Take):
        return words(LABELS, key, lang, card=card_name(move.card, lang))
    return words(LABELS, key, lang)


def card_name(card: Card | None, lang: Lang) -> str:
    """`Gnome 5`."""
    if card is None:
        return words(LABELS, "say.unknown", lang)
    gap = " " if lang == "en" else ""
    return f"{words(LABELS, f'card.{card[0]}', lang)}{gap}{card[1]}"


def _cards(cards: Unsure, lang: Lang) -> str:
    """Names, then how many are unknown."""
    told = [card_name(card, lang) for card in cards if card is not None]
    unknown = len(cards) - len(told)
    if unknown:
        told.append(words(LABELS, "say.unknowns", lang, count=unknown))
    return (", " if lang == "en" else "、").join(told)
