"""Refusals: why the rules or the notation said no, in a player's words, by code."""

from __future__ import annotations

from projections.labels import Label, Labels

_RULES: Labels = {
    "rule.not_now": Label("{met} does not fit here; due now: {due}", "ここで「{met}」はできません。今すること: {due}"),
    "rule.no_such_seat": Label(
        "nobody sits in seat {other}; this match has {count} seats", "席{other}には誰もいません。席は{count}つです"
    ),
    "rule.deck_empty": Label(
        "the lord deck is empty: only a pile can be taken", "貴族山札は空です。捨て札の山を取るしかありません"
    ),
    "rule.deck_short": Label(
        "{count} lords cannot be drawn: the lord deck has {most}; draw that many at most",
        "{count}枚は引けません。貴族山札は残り{most}枚です",
    ),
    "rule.forced_draw": Label(
        "F1 or F2 of {other} is in force: exactly {required} must be drawn, not {count}",
        "{other} の F1/F2 が有効です。{count}枚ではなく、ちょうど{required}枚引かなければなりません",
    ),
    "rule.forced_no_pile": Label(
        "F1 or F2 of {other} is in force: the {color} pile cannot be taken, draw {required}",
        "{other} の F1/F2 が有効です。{color}の山は取れず、貴族を{required}枚引かなければなりません",
    ),
    "rule.pile_empty": Label(
        "there is no {color} pile: none of its lords lies discarded", "{color}の捨て札の山はありません"
    ),
    "rule.not_pending": Label(
        "{card} is not among the lords to place: {pending}", "{card}は置ける貴族の中にありません: {pending}"
    ),
    "rule.wrong_number": Label(
        "{required} were called for, and {count} stand here: name all that were drawn, those not kept too",
        "{required}枚引くはずですが、{count}枚書かれています。残さなかった分も含めて全部書いてください",
    ),
    "rule.lord_gone": Label(
        "{card} stands here {wanted} times, and the lord deck has it {left} times; "
        "the others of its {copies} lie on the table",
        "{card}が{wanted}枚書かれていますが、貴族山札には{left}枚です。全{copies}枚のうち他は表に出ています",
    ),
    "rule.location_gone": Label(
        "location {code} is no longer in the deck: it lies on the table already",
        "{code} は地域山札にありません。すでに表に出ています",
    ),
    "rule.location_twice": Label(
        "location {code} stands here twice, and there is one of it", "{code} が2回書かれています。1枚しかありません"
    ),
    "rule.not_in_play": Label(
        "location {code} is a bonus location, and these are not used in this match (option bonus_locations)",
        "{code} はボーナス地域です。この対局では使いません（オプション bonus_locations）",
    ),
    "rule.not_in_row": Label(
        "location {code} does not lie face up; there are: {row}", "{code} は表向きの地域にありません。あるもの: {row}"
    ),
    "rule.not_offered": Label(
        "location {code} cannot be chosen; there are: {offered}", "{code} は選べません。選べるもの: {offered}"
    ),
    "rule.search_only": Label(
        "the owner of SD neither draws locations nor uses the row: choose one from the deck, as in “C W7”",
        "SD の持ち主は地域を引いたり表向きの地域を取ったりできません。「C W7」のように山札から選んでください",
    ),
    "rule.location_deck_empty": Label(
        "the location deck is empty: take one that lies face up",
        "地域山札は空です。表向きの地域から選んでください",
    ),
    "rule.location_deck_short": Label(
        "{count} locations cannot be drawn: the location deck has {most}; draw that many at most",
        "{count}枚は引けません。地域山札は残り{most}枚です",
    ),
    "rule.swap_same": Label("a swap needs two different spots of the chamber", "入れ替えには異なる2つの場所が必要です"),
    "rule.swap_empty": Label(
        "spot {spot} is empty: {filled} lords stand in the chamber", "{spot}番は空いています。貴族は{filled}人です"
    ),
    "rule.swap_key": Label(
        "{card} on spot {spot} has a key, and lords with a key never move",
        "{spot}番の{card}には鍵があります。鍵のある貴族は入れ替えられません",
    ),
    "rule.swap_zero": Label(
        "at this table (option swap_must_include_zero) one of the two must be {card} on spot {spot}",
        "この対局では（オプション swap_must_include_zero）{spot}番の{card}を必ず含めます",
    ),
    "rule.bad_notation": Label("“{text}” is no move here: {hint}", "「{text}」は手として読めません。{hint}"),
}
_HINTS: Labels = {
    "hint.seat": Label(
        "a seat writes D1–D3, T Y, P Y1, S 2-7, S -, L1–L3, V W7 or C W7",
        "席の手は D1〜D3、T Y、P Y1、S 2-7、S -、L1〜L3、V W7、C W7 のどれかです",
    ),
    "hint.chance": Label(
        "chance writes O W7, F A, D Y1 R6 B4, X G3 or L W7 F1",
        "偶然の手は O W7、F A、D Y1 R6 B4、X G3、L W7 F1 のどれかです",
    ),
    "hint.unknown": Label(
        "every card of this game lies face up as soon as it leaves a deck, so none is unknown: name it",
        "このゲームのカードは山札を離れるとすべて表向きです。「?」は使えないので、カードを書いてください",
    ),
    "due.open": Label("the first face-up location, as in “*: O SK”", "最初の表向きの地域（例「*: O SK」）"),
    "due.first": Label("who begins, as in “*: F A”", "先手の決定（例「*: F A」）"),
    "due.recruit": Label(
        "recruiting, by drawing (D1–D3) or a whole pile (T Y)", "貴族を雇う。山札から引く（D1〜D3）か山を取る（T Y）"
    ),
    "due.draw": Label("the lords drawn, as in “*: D Y1 R6”", "引いた貴族（例「*: D Y1 R6」）"),
    "due.keep": Label("which drawn lord is placed, as in “P Y1”", "引いた貴族のどれを置くか（例「P Y1」）"),
    "due.placement": Label("which lord of the pile is next, as in “P Y1”", "山の貴族の次の1人（例「P Y1」）"),
    "due.reveal": Label("the lord that the 6 reveals, as in “*: X G3”", "6の貴族で捨てられる貴族（例「*: X G3」）"),
    "due.swap": Label("a swap (S 2-7) or none (S -)", "入れ替え（S 2-7）または見送り（S -）"),
    "due.location": Label(
        "a location for the pair of keys, by drawing (L1–L3) or from the row (V W7)",
        "鍵2つによる地域の制圧。山札から引く（L1〜L3）か表向きから取る（V W7）",
    ),
    "due.locations": Label("the locations drawn, as in “*: L W7 F1”", "引いた地域（例「*: L W7 F1」）"),
    "due.choice": Label("one of the drawn locations, as in “C W7”", "引いた地域から1枚（例「C W7」）"),
    "due.search": Label("a location of the whole deck, as in “C W7”", "地域山札全体から1枚（例「C W7」）"),
}
REFUSALS: Labels = {**_RULES, **_HINTS}
