"""Rulings: every refusal in a player's words, by its code."""

from __future__ import annotations

from projections.labels import Label, Labels

RULINGS: Labels = {
    "rule.counted_never_last": Label(
        "empty_spaces “counted” and hand_floor “never_last” do not go together: a player with one hand card could be"
        " left without a move; choose one of the two",
        "empty_spaces の「counted」と hand_floor の「never_last」は一緒に使えません。"
        "手札1枚のプレイヤーが動けなくなることがあります。どちらか一方にしてください",
    ),
    "rule.not_your_turn": Label(
        "{seat} is not to move now; awaited: {awaited}", "今は {seat} の番ではありません。待っているもの: {awaited}"
    ),
    "rule.not_now": Label(
        "this is not what is due now; awaited: {awaited}", "今することではありません。待っているもの: {awaited}"
    ),
    "rule.city_past": Label(
        "the City has nothing to offer now: the bailiff did not pass it, its effect is over, or the deck is empty;"
        " awaited: {awaited}",
        "今は都市の効果を使えません。廷吏が都市を通過していないか、効果が済んだか、山札がありません。"
        "待っているもの: {awaited}",
    ),
    "rule.nothing_owed": Label(
        "no card is owed: only a step beyond the hand cards costs one, and each is paid once; awaited: {awaited}",
        "支払う札はありません。手札の枚数を超えた1歩につき1枚だけです。待っているもの: {awaited}",
    ),
    "rule.deal_order": Label(
        "the hand of {seat} is dealt now; A comes first", "今は {seat} の手札を配ります。Aが先です"
    ),
    "rule.wrong_count": Label(
        "cards named here: {count}, needed: {wanted}; unseen ones of a hand or the reserve are written as ?n",
        "{count} 枚書かれていますが、ここは {wanted} 枚です。手札と伏せ札の見えない札は ?n と書きます",
    ),
    "rule.card_twice": Label(
        "{card} is named twice; each card exists once", "{card} が2回書かれています。同じ札は1枚だけです"
    ),
    "rule.card_seen": Label(
        "{card} cannot turn up: it lies {where}; each card exists once",
        "{card} が出るはずはありません。すでに{where}にあります。同じ札は1枚だけです",
    ),
    "rule.card_elsewhere": Label(
        "{card} cannot come from this hand: it lies {where}",
        "{card} はこの手札から出せません。{where}にあります",
    ),
    "rule.not_in_hand": Label(
        "{card} is not in this hand; name a card that it can hold",
        "{card} はこの手札にありません。手札にある札を書いてください",
    ),
    "rule.must_be_named": Label(
        "“{text}”: this card lies open for everybody, so name it instead of ?",
        "「{text}」: この札は全員に見えています。? ではなく札を書いてください",
    ),
    "rule.steps_out_of_reach": Label(
        "{steps} steps are out of reach: with {held} hand cards the bailiff goes 1 to {most}",
        "{steps} 歩は動けません。手札 {held} 枚では 1〜{most} 歩です",
    ),
    "rule.empty_space": Label(
        "{steps} steps end on an empty space, where there is nothing to take; stop on a card",
        "{steps} 歩では空いた場に止まり、取る札がありません。札のある場に止まってください",
    ),
    "rule.city_mandatory": Label(
        "at this table the effect of the City must be used (city+)",
        "この卓では都市の効果は必須です(city+)",
    ),
    "rule.not_higher": Label(
        "{card} is not higher than the last card of that collection, {last}; take it to the hand",
        "{card} はそのコレクションの最後の札 {last} より高くありません。手札に加えてください",
    ),
    "rule.hand_empty": Label(
        "the hand is empty and a turn ends with at least one card, so {card} goes to the hand",
        "手札がありません。手番の終わりには1枚以上必要なので、{card} は手札に加えてください",
    ),
    "rule.not_your_prince": Label(
        "the prince is not yours: {prince}; name a collection whose prince you hold",
        "{prince}を支配していません。支配している皇太子のコレクションを指名してください",
    ),
    "rule.not_in_area": Label(
        "{card} is not in your play area; only cards of it can be dropped",
        "{card} は自分のプレイエリアにありません。プレイエリアの札だけを捨てられます",
    ),
    "rule.not_last": Label(
        "{card} is not the last card of its collection; at this table only the last ones are dropped",
        "{card} はコレクションの最後の札ではありません。この卓では最後の札だけを捨てます",
    ),
    "rule.too_many_cards": Label(
        "{count} cards are too many; at most {most} can be deployed here",
        "{count} 枚は多すぎます。ここで配置できるのは {most} 枚までです",
    ),
    "rule.too_many_unseen": Label(
        "more unseen cards are named than this hand can hold; unknown cards in it: {unknown}",
        "この手札で知られていない札は {unknown} 枚だけですが、それより多く書かれています",
    ),
    "rule.still_sealed": Label(
        "a deployment that is not shown yet cannot be entered; write both when they are revealed",
        "まだ公開されていない配置は記録できません。公開された後に両方を書いてください",
    ),
}
