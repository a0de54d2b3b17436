"""Labels: every word a person sees, in English and Japanese.

A game's LABELS maps keys to Label. Keys by convention:

* a token of notation or state (`gnomes`, `phase1`, `N`): its name;
* `rule.CODE`: why IllegalMove or NotationError with that code refused, a template with `{fact}` fields;
* `option.NAME` and `option.NAME.VALUE`: a setup option and what its value means;
* `reason.WORD`: a reason of the outcome;
* `figure.ID`: a declared statistic; its unit is a key too (`points`, `cards` and the like are words of everybody).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Mapping

Lang = Literal["en", "ja"]
LANGS: tuple[Lang, ...] = ("en", "ja")


class Label(NamedTuple):
    en: str
    ja: str


Labels = dict[str, Label]

NEUTRAL: Labels = {
    "chance": Label("chance", "偶然"),
    "points": Label("points", "点"),
    "cards": Label("cards", "枚"),
    "dice": Label("dice", "個"),
    "moves": Label("moves", "手"),
    "turns": Label("turns", "手番"),
    "reason.agreed": Label("agreed draw", "合意による引き分け"),
    "reason.conceded": Label("conceded", "投了"),
    "reason.reported": Label("reported", "結果のみ"),
    "reason.retracted": Label("retracted by who told of it", "元の記録で取り下げ"),
    "rule.no_rules": Label(
        "kifu does not know the rules of this game; “{text}” cannot be recorded",
        "このゲームの規則を知らないので「{text}」は記録できません",
    ),
    "reason.abandoned": Label("abandoned", "中断"),
    "rule.not_your_turn": Label("{seat} is not to move now", "今は {seat} の手番ではありません"),
    "rule.other_seat": Label("only {seat} is recorded here", "ここでは {seat} の手だけを記録します"),
    "rule.game_over": Label("the match is over", "対局は終わっています"),
    "rule.bad_notation": Label("“{text}” is no move of this game", "「{text}」はこのゲームの手ではありません"),
    "rule.bad_option": Label(
        "option {name} cannot be “{value}”; allowed: {allowed}",
        "オプション {name} に「{value}」は使えません。使える値: {allowed}",
    ),
    "rule.unknown_option": Label(
        "this game has no option “{name}”; it has: {allowed}",
        "このゲームにオプション「{name}」はありません。あるもの: {allowed}",
    ),
    "rule.option_excluded": Label(
        "option {name} cannot stand beside “{other}: {value}”, which sets it",
        "「{other}: {value}」を指定したときは、オプション {name} を書けません(そこで決まります)",
    ),
    "rule.bad_seats": Label(
        "{count} seats; this game takes {least} to {most}",
        "席が {count} あります。このゲームは {least}〜{most} 人です",
    ),
    "rule.nothing_to_undo": Label("no move stands that could be taken back", "取り消せる手がありません"),
    "rule.nothing_to_fork": Label(
        "only a result was recorded, no moves to go on from", "結果だけの対局なので、途中から続けることはできません"
    ),
    "rule.nothing_to_redo": Label("nothing was taken back that could be played again", "やり直せる手がありません"),
    "rule.chance_is_dealt": Label(
        "in a dealt match kifu rolls and deals; “{text}” cannot be typed in",
        "配札・ダイスは kifu が行う対局です。「{text}」を手で入力することはできません",
    ),
    "rule.chance_stays": Label(
        "in a dealt match kifu rolls and deals; what chance brought at move {number} stays as it is",
        "配札・ダイスは kifu が行う対局です。{number} 手目に出たものは変えられません",
    ),
    "rule.hidden_cards": Label("what is hidden from you does not allow it", "伏せられている情報と合いません"),
    "rule.match_closed": Label(
        "the match is closed ({reason}); reopen it first", "対局は終了しています({reason})。先に再開してください"
    ),
    "rule.tail_broken": Label(
        "then move {number}, “{text}”, no longer fits", "そうすると {number} 手目の「{text}」が合わなくなります"
    ),
    "rule.not_closed": Label("the match is not closed", "対局は終了していません"),
    "rule.unknown_in_dealt": Label(
        "“{text}”: nothing is unknown in a {mode} match; a record with “?” has the mode observed",
        "「{text}」: {mode} の対局に不明なものはありません。「?」のある記録のモードは observed です",
    ),
    "rule.not_changeable": Label(
        "option {name} is fixed at the start of the match", "オプション {name} は開始後に変えられません"
    ),
    "rule.bad_document_name": Label(
        "“{met}” cannot be a name here; write NAME, or NAME@ and eight hex digits; "
        "a name has 3 to 64 of a–z, 0–9 and _, a letter first",
        "「{met}」は名前になりません。「名前」か「名前@16進8桁」と書いてください。"
        "名前は a–z、0–9、_ の3〜64文字で、英字で始まります",
    ),
    "rule.no_document_there": Label("there is no file “{met}”", "ファイル「{met}」がありません"),
    "rule.unknown_document": Label(
        "no {name} “{met}” is known here; there are: {allowed}",
        "{name}「{met}」は見つかりません。あるもの: {allowed}",
    ),
    "rule.documents_differ": Label(
        "two different contents are called “{met}” ({digests}); give one of them another name",
        "「{met}」という名前で内容の違うものが2つあります({digests})。どちらかの名前を変えてください",
    ),
    "rule.digest_differs": Label(
        "the record was made with “{met}”, but the content found here is “{expected}”",
        "記録は「{met}」で作られていますが、ここにある内容は「{expected}」です",
    ),
    "rule.document_unreadable": Label("“{met}” cannot be read: {why}", "「{met}」を読めません: {why}"),
    "rule.document_name_differs": Label(
        "its file name says “{expected}”, its own {where} “{met}”; make them the same",
        "ファイル名は「{expected}」ですが、中の {where} は「{met}」です。同じにしてください",
    ),
    "rule.actor_needed": Label(
        "several seats are awaited ({allowed}): write whose move it is, as in “A: …”",
        "複数の席の手番です({allowed})。「A: …」のように誰の手か書いてください",
    ),
    "rule.unknown_actor": Label(
        "“{met}” is no seat or player of this match; seats: {allowed}",
        "「{met}」という席も人もありません。席: {allowed}",
    ),
    "rule.no_first_line": Label(
        "a kifu text begins with the line “{expected}”; this one with “{met}”",
        "棋譜は「{expected}」という行で始まります。これは「{met}」で始まっています",
    ),
    "rule.no_key": Label("“{met}” is no “key: value” line", "「{met}」は「項目: 値」の行ではありません"),
    "rule.unknown_key": Label(
        "unknown key “{met}”; the nearest known one is “{nearest}”",
        "項目「{met}」は知りません。最も近いのは「{nearest}」です",
    ),
    "rule.key_twice": Label(
        "“{met}” stands here and in line {first_line}", "「{met}」がここと {first_line} 行目にあります"
    ),
    "rule.no_game": Label("the header names no game", "ヘッダーにゲーム(game)がありません"),
    "rule.unknown_game": Label(
        "no game “{met}” is installed; there are: {allowed}",
        "ゲーム「{met}」はありません。あるもの: {allowed}",
    ),
    "rule.bad_mode": Label(
        "“{met}” is no mode; there are: {allowed}", "「{met}」というモードはありません。あるもの: {allowed}"
    ),
    "rule.bad_rules": Label("“{met}” is no revision of the rules known here", "「{met}」という規則の版は知りません"),
    "rule.bad_date": Label(
        "“{met}” is no ISO 8601 date, or date and time with offset",
        "「{met}」は ISO 8601 の日付(または時差つきの日時)ではありません",
    ),
    "rule.no_seats": Label("the header names nobody: “seat A: NAME”", "ヘッダーに「seat A: 名前」がありません"),
    "rule.seat_hole": Label("seat {met} without seat {expected}", "席 {met} がありますが席 {expected} がありません"),
    "rule.no_name": Label("seat {met} has no name", "席 {met} に名前がありません"),
    "rule.long_name": Label(
        "the name of seat {met} is longer than {most} characters", "席 {met} の名前が {most} 文字を超えています"
    ),
    "rule.control_character": Label(
        "a control character ({met}) stands here, which no record can hold", "制御文字({met})は棋譜に書けません"
    ),
    "rule.empty_note": Label("a note needs words", "メモが空です"),
    "rule.unnamed_game": Label("the game needs a name", "ゲームの名前が空です"),
    "rule.one_each": Label("given {count} times for {seats} seats", "{count} 回の指定に対し、席は {seats} です"),
    "rule.other_teams": Label(
        "this game has teams of its own: {allowed}", "このゲームのチームは決まっています: {allowed}"
    ),
    "rule.too_many_points": Label("more points than {most}", "得点が {most} を超えています"),
    "rule.bad_ranks": Label("ranks begin with 1", "順位は 1 から始まります"),
    "rule.partners_differ": Label(
        "partners of one team have different points; name the ranks",
        "同じチームで得点が違います。順位を指定してください",
    ),
    "rule.partners_ranked": Label("partners of one team share a rank", "同じチームの順位は同じです"),
    "rule.fixed_teams": Label("this game takes no team lines", "このゲームに team の行はありません"),
    "rule.no_move": Label("“{met}” names an actor but no move", "「{met}」に手が書かれていません"),
    "rule.no_moves": Label("no move was given", "手がありません"),
    "rule.after_end": Label("“{met}” stands after the end of the match", "「{met}」が終局の後にあります"),
    "rule.bad_result": Label(
        "“{met}” is no result for these seats; write “{expected}”",
        "「{met}」はこの対局の結果として読めません。書き方: 「{expected}」",
    ),
    "rule.bad_end": Label(
        "“{met}” is no end; write “abandoned”, “agreed” or “conceded A”",
        "「{met}」は終わり方として読めません。書き方: 「abandoned」「agreed」「conceded A」",
    ),
    "rule.result_differs": Label(
        "the record says {met}, the moves give {expected}", "記録では {met} ですが、手順からは {expected} になります"
    ),
    "rule.result_early": Label(
        "a result stands here, but by the rules the match goes on; {seat} is to move",
        "結果が書かれていますが、規則ではまだ続いています。手番は {seat} です",
    ),
    "rule.end_late": Label(
        "the match had ended by its rules already: {expected}", "対局は規則によってすでに終わっています: {expected}"
    ),
}


def words(labels: Mapping[str, Label], key: str, lang: Lang, **facts: Any) -> str:
    """The label of `key`, filled with `facts`; a fact that is itself a key is put as its label.

    A key with no label comes back as it stands. A fact named `sentence` is the key of the words to take instead, where
    one code has several. Facts named `seat` are shown as letters; what somebody wrote stands as written: `text`, and in
    the sentences here `met`.

    >>> words({"N": Label("Gnomes", "ノーム"), "rule.x": Label("{f} first", "{f}が先")}, "rule.x", "en", f="N")
    'Gnomes first'
    """
    key = facts.pop("sentence", key)
    label = labels.get(key) or NEUTRAL.get(key)
    if label is None:
        return key
    written = ("text",) if key in labels else ("text", "met")
    shown = {name: fact if name in written else _shown(labels, name, fact, lang) for name, fact in facts.items()}
    template: str = getattr(label, lang)
    return template.format_map(shown) if shown else template


def _shown(labels: Mapping[str, Label], name: str, fact: Any, lang: Lang) -> Any:
    if name in ("seat", "other") and isinstance(fact, int):
        return getattr(NEUTRAL["chance"], lang) if fact == CHANCE else letter(fact)
    if isinstance(fact, str) and (label := labels.get(fact) or NEUTRAL.get(fact)):
        return getattr(label, lang)
    return fact
