"""Words of imported plays and of the people in them, in English and Japanese; keys as in `words`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

PLAYS: Labels = {
    "help.players_list": Label("list the people: names and matches", "人の一覧(名前と対局数)"),
    "help.alias": Label("let another name find a person too", "別の名前でも見つかるようにする"),
    "help.unmerge": Label("take a merge back: two people again", "統合を取り消して二人に戻す"),
    "opt.players": Label(
        "a file that says whom their players are here: JSON, or CSV with theirs,ours",
        "相手側の名前とこちらの名前の対応表(JSON、または theirs,ours の CSV)",
    ),
    "opt.anonymous": Label("pseudonyms in place of names", "名前を仮名にする"),
    "plays": Label("{file}: {said}", "{file}: {said}"),
    "plays.new": Label("{count} new", "新規 {count} 件"),
    "plays.changed": Label("{count} changed", "変更 {count} 件"),
    "plays.same": Label("{count} as before", "前と同じ {count} 件"),
    "plays.retracted": Label("{count} retracted", "取り下げ {count} 件"),
    "plays.refused": Label("{count} refused", "取り込めないもの {count} 件"),
    "plays.none": Label("no plays", "プレイなし"),
    "plays.more": Label("and {count} more; --json lists all", "ほか {count} 件。--json で全部出ます"),
    "plays.page": Label(
        "page {number} has {here} of {all} plays; the others are in other pages",
        "{number} ページ目には {all} 件中 {here} 件あります。残りは他のページです",
    ),
    "log_refused": Label("{file}: {why}; nothing was stored", "{file}: {why}。何も保存していません"),
    "no_result": Label(
        "match {match} has no result to hand over: it goes on, or was broken off",
        "対局 {match} には渡せる結果がありません(続行中か中断)",
    ),
    "names_stay": Label(
        "names are replaced; notes, places and who entered moves are as they were",
        "名前は置き換えました。メモ・場所・記録者はそのままです",
    ),
    "aliased": Label("{name} is also found as {other}", "{name} は {other} でも見つかります"),
    "unmerged": Label("{a} and {b} are two people again", "{a} と {b} は別の人に戻りました"),
    "not_merged": Label("nobody called “{name}” was merged into another", "「{name}」という人は統合されていません"),
    "reported.minutes": Label("{count} minutes", "{count} 分"),
    "reported.rounds": Label("{count} rounds", "{count} ラウンド"),
    "reported.plays": Label("stands for {count} plays", "{count} 回分"),
    "reported.uncounted": Label("not counted in statistics", "統計に入れない"),
    "reported.source": Label("from {source}, {id}", "{source} の {id}"),
}
