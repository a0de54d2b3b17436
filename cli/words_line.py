"""Words of what happens to a line of moves: corrections, forks, the log, results, audits and the fairness of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

_OPTIONS: Labels = {
    "opt.keep-until-break": Label(
        "where a later move no longer fits, stop the line before it", "後の手が合わなくなれば、その前で止める"
    ),
    "opt.dry-revise": Label("say what would change, store nothing", "何が変わるかだけを示し、保存しない"),
    "opt.fork_at": Label("after N moves; without it, all of them", "N 手の後で(なければ全手の後)"),
    "opt.undone": Label("only what was taken back, and by whom", "取り消された手と、取り消した人だけ"),
    "opt.result_seat": Label("a player, in table order; once for each", "席順に一人ずつ"),
    "opt.score": Label("points by seat; ? where nobody knows", "席順の得点(不明なら ?)"),
    "opt.rank": Label(
        "ranks by seat, from 1, ties shared; else by points", "席順の順位(1 から、同率あり。なければ得点順)"
    ),
    "opt.team": Label("teams by seat", "席順のチーム"),
    "opt.fair": Label(
        "draw the dice of dealt matches again from their seeds", "配札対局の偶然を種から引き直して確かめる"
    ),
}

_CORRECTIONS: Labels = {
    "no_moves_yet": Label("this match has no moves yet", "この対局にはまだ手がありません"),
    "bad_number": Label("the move must be 1 to {most}", "手の番号は 1 から {most} までです"),
    "tail_broken": Label(
        "move {number}, “{text}”, would no longer fit: {why}", "{number} 手目の「{text}」が合わなくなります: {why}"
    ),
    "keep_how": Label(
        "--keep-until-break stores what fits and stops the line there", "--keep-until-break で合う所までを保存します"
    ),
    "revised.amended": Label("move {at} is now: {moves}", "{at} 手目は次の手になりました: {moves}"),
    "revised.inserted": Label("inserted as move {at}: {moves}", "{at} 手目に挿入: {moves}"),
    "revised.removed": Label("removed move {at}: {moves}", "{at} 手目を取り除きました: {moves}"),
    "revised.tail": Label("later moves decided again: {count}", "確かめ直した後の手: {count}"),
    "revised.broken": Label(
        "stopped before move {number}, “{text}”: {why}", "{number} 手目の「{text}」の前で止めました: {why}"
    ),
    "revised.turn": Label("turn: {before} → {after}", "手番: {before} → {after}"),
    "revised.points": Label("points: {before} → {after}", "得点: {before} → {after}"),
    "revised.result": Label("result: {before} → {after}", "結果: {before} → {after}"),
    "revised.score": Label("{figure} of {who}: {before} → {after}", "{who} の{figure}: {before} → {after}"),
    "revised.same": Label("turn, points and result are as before", "手番・得点・結果は変わりません"),
    "dry": Label("nothing was stored", "何も保存していません"),
    "amendment_undone": Label(
        "the correction is taken back; the former line stands again", "訂正を取り消し、元の手順に戻しました"
    ),
    "amendment_redone": Label("the correction stands again", "訂正をやり直しました"),
    "forked": Label(
        "match {match} goes on from {origin} after move {moves}",
        "対局 {match} は {origin} の {moves} 手目の後から続きます",
    ),
    "forked_to": Label("forked after move {moves}: {match}", "{moves} 手目の後で分岐: {match}"),
}

_LOG: Labels = {
    "mark.started": Label("{game} begins: {names}", "{game} 開始: {names}"),
    "mark.undone": Label("undone, back to no. {to}", "{to} 番まで取り消し"),
    "mark.correction_undone": Label("correction no. {amendment} taken back", "{amendment} 番の訂正を取り消し"),
    "mark.redone": Label("played again", "やり直し"),
    "mark.amended": Label("move {at} corrected, later moves decided again", "{at} 手目の訂正、以後の手を確かめ直し"),
    "mark.reported": Label("result reported", "結果の記入"),
    "mark.noted": Label("note: {text}", "メモ: {text}"),
    "mark.retagged": Label("header changed", "見出しの変更"),
    "mark.closed": Label("closed: {reason}", "終了: {reason}"),
    "mark.reopened": Label("reopened", "再開"),
    "undone_mark": Label("taken back", "取り消し"),
    "taken_by": Label("{who}, no. {version}", "{who}({version} 番)"),
    "col.taken_by": Label("taken back by", "取り消した人"),
}

_RESULTS: Labels = {
    "one_each": Label("{count} times {name} for {seats} seats", "{name} が {count} 回、席は {seats} です"),
    "bad_score": Label("“{met}” is no number of points; unknown is ?", "「{met}」は得点ではありません。不明なら ?"),
    "reported": Label("match {match} is recorded", "対局 {match} を記録しました"),
}

_CHECKS: Labels = {
    "audit.same": Label(
        "{matches} matches, {moves} moves: today's rules agree", "{matches} 局 {moves} 手: 今の規則と一致します"
    ),
    "audit.refused": Label(
        "{match} move {number}, “{text}”: refused today: {why}",
        "{match} の {number} 手目「{text}」: 今は指せません: {why}",
    ),
    "audit.differs": Label(
        "{match} move {number}, “{text}”: recorded {recorded}; today {today}",
        "{match} の {number} 手目「{text}」: 記録 {recorded}、今 {today}",
    ),
    "fair.fair": Label("{match}: fair, {drawn} outcomes drawn again", "{match}: 公正です。{drawn} 件を引き直しました"),
    "fair.unfair": Label("{match}: not what its seed gives, at no. {since}", "{match}: 種と合いません({since} 番)"),
    "fair.sealed": Label(
        "{match}: goes on; its seed is not revealed yet", "{match}: 続行中で、種はまだ公開されていません"
    ),
    "fair.unproven": Label(
        "{match}: nothing can be proved from no. {since} on", "{match}: {since} 番より後は証明できません"
    ),
}

LINE: Labels = {**_OPTIONS, **_CORRECTIONS, **_LOG, **_RESULTS, **_CHECKS}
