"""Refusals: why a move is refused, in a player's words: what was met, what the rule is, what would do."""

from __future__ import annotations

from projections.labels import Label, Labels

REFUSALS: Labels = {
    "rule.other_step": Label("now it is time for {due}", "今行うのは{due}です"),
    "rule.order_incomplete": Label(
        "the turn order names each of the {count} seats once, as ORDER B A", "手番順には {count} 席を 1 回ずつ書きます"
    ),
    "rule.enemy_count": Label(
        "{met} enemy cards; there is one for each of the {count} years",
        "敵カードが {met} 枚です。年ごとに 1 枚、計 {count} 枚です",
    ),
    "rule.no_card": Label("there is no enemy card {card}", "{card} という敵カードはありません"),
    "rule.other_year": Label(
        "{card} is no card of year {year}: each year has five cards of its own",
        "{card} は {year} 年目のカードではありません。敵カードは年ごとに 5 枚ずつ決まっています",
    ),
    "rule.other_card": Label(
        "{card} cannot come up: the record knows this year's card as {known}",
        "{card} が出ることはありません。記録では今年のカードは {known} です",
    ),
    "rule.neutral_count": Label(
        "three neutral dice, then two, as NEUTRAL 123 45", "中立のダイスは 3 個と 2 個です(NEUTRAL 123 45)"
    ),
    "rule.no_dice": Label("“{met}”: a die shows 1 to 6", "「{met}」: ダイスの目は 1〜6 です"),
    "rule.other_roll": Label(
        "the roll of {other} does not come now: {seat} rolls next, in the turn order from before the roll",
        "今は {other} のダイスの番ではありません。前の手番順に記録します。次は {seat} です",
    ),
    "rule.dice_count": Label(
        "{met} coloured and {met_white} white dice; {seat} rolls {coloured} and {white} here",
        "自分の色のダイスが {met} 個、白が {met_white} 個です。"
        "{seat} がここで振るのは 自分の色 {coloured} 個と白 {white} 個です",
    ),
    "rule.no_reroll": Label(
        "the {building} does not let these dice be rolled again now: it must stand, be unused this season, and "
        "suit the dice (Statue: all alike; Chapel: 7 or less in all)",
        "今このダイスを{building}で振り直すことはできません。建っていること、この季節に未使用であること、ダイスの条件"
        "(彫像: 全部同じ目、礼拝堂: 合計 7 以下)が必要です",
    ),
    "rule.no_white_die": Label("there is no white die among these dice", "白いダイスがありません"),
    "rule.no_such_dice": Label(
        "dice {met} cannot be placed: there are {held} left to place", "ダイス {met} は置けません。残りは {held} です"
    ),
    "rule.white_alone": Label(
        "white dice never make a set alone: add at least one coloured die",
        "白いダイスだけでは組を作れません。自分の色のダイスを 1 個以上入れてください",
    ),
    "rule.tokens_not_held": Label(
        "{met} +2 tokens are used, {held} are held",
        "「+2」トークンを {met} 個使おうとしていますが、持っているのは {held} 個です",
    ),
    "rule.one_token_a_group": Label(
        "{met} +2 tokens: by the options of this match one may join a set",
        "「+2」トークン {met} 個: この対局では 1 組に 1 個までです",
    ),
    "rule.one_token_a_season": Label(
        "by the options of this match one +2 token may be placed a season",
        "この対局では「+2」トークンは 1 季節に 1 個までです",
    ),
    "rule.no_market": Label(
        "only an owner of the Market may shift a set by 1", "1 ずらせるのはマーケットを持つプレイヤーだけです"
    ),
    "rule.market_used": Label(
        "by the options of this match the Market shifts one set a season, and it has",
        "この対局ではマーケットは 1 季節に 1 回までで、すでに使っています",
    ),
    "rule.no_advisor": Label(
        "there is no advisor {advisor}; they are 1 to 18", "顧問 {advisor} はいません。1〜18 です"
    ),
    "rule.wrong_total": Label(
        "this set comes to {total}, not {advisor}: dice, 2 for each token, and the Market's shift must add up to it",
        "この組は {total} になり、{advisor} ではありません。"
        "ダイスとトークン(1 個につき 2)とマーケットの合計が顧問の番号です",
    ),
    "rule.occupied": Label(
        "the {name} ({advisor}) is influenced already; dice may only be added with the envoy",
        "{name}({advisor})はすでに影響を受けています。重ねられるのは王の使者を使うときだけです",
    ),
    "rule.no_envoy": Label("{seat} does not hold the King's envoy", "{seat} は王の使者を持っていません"),
    "rule.envoy_not_needed": Label(
        "the {name} ({advisor}) is free: the envoy is not used there; leave out the E",
        "{name}({advisor})は空いているので王の使者は使いません。E を書かないでください",
    ),
    "rule.other_advisor": Label(
        "the advisors help from 1 to 18: now it is the {name} ({due})",
        "助けは 1 から順に受けます。今は{name}({due})です",
    ),
    "rule.other_help": Label(
        "the {name} ({advisor}) does not give {met} here; to choose from: {allowed}",
        "{name}({advisor})で {met} は選べません。選べるもの: {allowed}",
    ),
    "rule.other_swap": Label(
        "the {name} ({advisor}) takes one good that is held, not {met}; to choose from: {allowed}",
        "{name}({advisor})に渡せるのは持っている商品 1 個で、{met} は渡せません。選べるもの: {allowed}",
    ),
    "rule.no_building": Label("there is no building B{met}", "建物 B{met} はありません"),
    "rule.stands_already": Label("the {building} stands already", "{building}はすでに建っています"),
    "rule.row_order": Label(
        "the {building} needs the {missing} to its left first", "{building}の前に、同じ段の左にある{missing}が必要です"
    ),
    "rule.cannot_pay": Label(
        "the {building} costs {price}; held: {held}", "{building}の費用は {price} ですが、持っているのは {held} です"
    ),
    "rule.envoy_to_build": Label(
        "a second building in one season takes the envoy: write E",
        "同じ季節の 2 軒目には王の使者が必要です。E を書いてください",
    ),
    "rule.envoy_too_early": Label(
        "the first building of a season needs no envoy; leave out the E",
        "季節の 1 軒目に王の使者は使いません。E を書かないでください",
    ),
    "rule.town_hall_pay": Label(
        "{met} is not held to pay the Town Hall with; held: {allowed}",
        "公会堂に払う{met}を持っていません。払えるもの: {allowed}",
    ),
    "rule.recruit_price": Label(
        "to recruit {soldiers} costs {count} goods here ({price} a soldier), not {met}",
        "軍事力 {soldiers} には商品がちょうど {count} 個必要です(1 につき {price} 個)。書かれたのは {met} です",
    ),
    "rule.loss_count": Label(
        "{count} goods are lost here, not {met}", "失う商品は {count} 個です。書かれたのは {met} です"
    ),
    "rule.not_held": Label("{met} is more than is held ({held})", "{met} は持っている商品({held})を超えています"),
    "rule.no_good": Label("a good is G, W or S", "商品は G、W、S のどれかです"),
}
