"""Words of the two screens, recording at a table and replaying, in English and Japanese."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

_TABLE: Labels = {
    "opt.record_seat": Label(
        "record this seat only, and see what it sees", "この席だけを記録し、この席から見えるものを表示する"
    ),
    "opt.clock": Label("show how long each seat thinks", "席ごとの考慮時間を表示する"),
    "table.hint": Label(
        "type a move, or several with “;” · Tab completes · /help · Ctrl-D leaves",
        "手を入力(「;」で複数)· Tab で補完 · /help で説明 · Ctrl-D で終了",
    ),
    "table.help": Label(
        """\
MOVE; MOVE …       make moves, all of a line (or of what is pasted) or none
# TEXT             a note on the last move, also behind a move
/undo  /redo       take the last decision back, play it again
/amend N MOVE      replace move N; all later ones are checked again
/insert N MOVE     insert a move as number N
/remove N          remove move N
/legal             list the legal moves
/show [N]          show the table (after N moves)
/moves [N]         list the last N moves with their numbers
/hand [SEAT]       in a dealt match: what the seat to move sees, until Enter
/pause             stop the clock, or go on
/note TEXT         the same as # TEXT
/help  /quit       this; leave: every line that was answered is stored""",
        """\
手; 手 …           手を指す(一行、または貼り付けた全部。全部か、なしか)
# 文               直前の手へのメモ(手の後ろにも書けます)
/undo  /redo       最後の手を取り消す、やり直す
/amend N 手        N 手目を差し替える(以後の手も確かめ直す)
/insert N 手       N 手目として挿入する
/remove N          N 手目を取り除く
/legal             指せる手を並べる
/show [N]          (N 手後の)盤面を表示する
/moves [N]         最後の N 手を番号つきで並べる
/hand [席]         配札対局: 手番の席から見えるものを Enter まで表示する
/pause             時計を止める、動かす
/note 文           「# 文」と同じ
/help  /quit       この説明。終わる(答えの出た行はすべて保存済み)""",
    ),
    "table.leave_how": Label("Ctrl-D or /quit leaves", "終わるには Ctrl-D か /quit"),
    "table.again": Label("the line stands below again; Enter sends it", "その行をもう一度出します。Enter で送れます"),
    "table.moved": Label("recorded elsewhere meanwhile:", "その間に他で記録された手:"),
    "table.stored_before": Label("the line before was stored after all:", "前の行は保存されていました:"),
    "table.legal_how": Label("/legal lists them all", "/legal ですべて出ます"),
    "table.number_needed": Label("write the number of the move: {how}", "手の番号を書いてください: {how}"),
    "table.hide": Label("Enter hides this", "Enter で隠します"),
    "table.whose_hand": Label("write whose hand: /hand {seats}", "誰の手札か書いてください: /hand {seats}"),
    "table.whose_legal": Label("write whose moves: /legal {seats}", "誰の手か書いてください: /legal {seats}"),
    "table.not_awaited": Label(
        "only a seat that is to move sees its hand here: {seats}", "ここで手札を見られるのは手番の席だけです: {seats}"
    ),
    "table.nobody": Label("–", "–"),
    "table.no_clock": Label("there is no clock; begin with --clock", "時計がありません。--clock で始めてください"),
    "table.paused": Label("clock stopped", "時計停止中"),
    "table.runs": Label("the clock runs", "時計を動かしました"),
    "table.score": Label("so far: {scores}", "ここまで: {scores}"),
    "table.your_turn": Label("your turn", "あなたの番です"),
}

_REPLAY: Labels = {
    "opt.plain": Label("text instead of the full screen", "全画面でなく文字で出す"),
    "replay.start": Label("the start", "開始時"),
    "replay.chance": Label("next: chance", "次: 偶然"),
    "replay.all": Label("all recorded", "記録のすべて"),
    "replay.number": Label(
        "go to move {met}▁   (0–{most}, Enter goes, Esc does not)",
        "{met}▁ 手目へ(0〜{most}。Enter で移動、Esc で取りやめ)",
    ),
    "replay.no_number": Label("the match has moves 0–{most}", "手は 0〜{most} です"),
    "replay.no_turns": Label("no further turn", "この先に手番はありません"),
    "replay.no_rounds": Label("no further round", "この先にラウンドはありません"),
    "replay.no_notes": Label("no further note", "この先にメモはありません"),
    "replay.one_view": Label(
        "a running dealt match is shown to a spectator only, or to the seat of --seat",
        "続いている配札対局は、観戦者か --seat の席からしか見られません",
    ),
    "replay.fork": Label(
        "Begin another match from here, after move {moves}?", "{moves} 手目の後から別の対局を始めますか"
    ),
    "replay.yes_no": Label("y yes   n no", "y はい   n いいえ"),
    "replay.keys_line": Label(
        "←→ move  [ ] turn  n N note  g go to  v view  space play  f fork  m list  ? all",
        "←→ 手  [ ] 手番  n N メモ  g 番号  v 視点  space 再生  f 分岐  m 手順  ? 全部",
    ),
    "replay.keys": Label(
        """\
←  →          one move back, on
[  ]          the previous, the next turn: where a seat is to choose
{{  }}          the previous, the next round
Home  End     the start, the end
g, a digit    go to a move by its number; Enter goes, Esc does not
n  N          the next, the previous note
↑ ↓ PgUp PgDn scroll the table
v  V          see it as the next viewer: all, a spectator, each seat
space         play on by itself; + faster, - slower
f             begin another match from here
m             show or hide the list of moves
q, Esc        leave""",
        """\
←  →          一手戻る、進む
[  ]          前の、次の手番(席が選ぶところ)
{{  }}          前の、次のラウンド
Home  End     最初、最後
g, 数字       手の番号で移動(Enter で移動、Esc で取りやめ)
n  N          次の、前のメモ
↑ ↓ PgUp PgDn 盤面をスクロール
v  V          視点を変える(すべて、観戦者、各席)
space         自動再生。+ で速く、- で遅く
f             ここから別の対局を始める
m             手順の一覧を出す、隠す
q, Esc        終わる""",
    ),
}

SCREEN: Labels = {**_TABLE, **_REPLAY}
