"""Words of what lies behind an error of the log: `cause.CODE` for each code of `ledger.causes`, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

_STORE: Labels = {
    "cause.no_url": Label(
        "no database URL, such as sqlite:///games.db", "データベースの URL ではありません(例: sqlite:///games.db)"
    ),
    "cause.unknown_database": Label(
        "only sqlite:///FILE and postgresql://SERVER/DATABASE are known",
        "使えるのは sqlite:///ファイル と postgresql://サーバー/データベース だけです",
    ),
    "cause.no_file_named": Label(
        "a log needs a file: sqlite:///FILE", "記録にはファイルが要ります: sqlite:///ファイル"
    ),
    "cause.bad_timeout": Label("timeout={met} is no number of seconds", "timeout={met} は秒数ではありません"),
    "cause.no_folder": Label("no folder {folder}", "フォルダー {folder} がありません"),
    "cause.file_held": Label(
        "another process holds the file; try again when it is done",
        "他のプログラムがファイルを使用中です。終わってからやり直してください",
    ),
    "cause.file_not_writable": Label(
        "the file or its folder cannot be written", "ファイルかそのフォルダーに書き込めません"
    ),
    "cause.file_not_opened": Label("the file cannot be opened", "ファイルを開けません"),
    "cause.no_sqlite_file": Label("the file is no SQLite database", "ファイルは SQLite のデータベースではありません"),
    "cause.no_writes": Label(
        "the server takes no writes (a standby?)", "サーバーは書き込みを受け付けません(待機系かもしれません)"
    ),
    "cause.foreign_tables": Label("holds tables of something else ({tables})", "別の用途の表があります({tables})"),
    "cause.path_taken": Label("is there already", "すでにあります"),
    "cause.not_copied": Label(
        "cannot be copied to {path} from here; use pg_dump, or export",
        "ここから {path} へは複製できません。pg_dump か export を使ってください",
    ),
    "cause.tables_missing": Label(
        "has no tables of a log; this program needs revision {head}: upgrade the database",
        "記録の表がありません。このプログラムには版 {head} が要ります。データベースを更新してください",
    ),
    "cause.tables_old": Label(
        "has tables of revision {found}; this program needs revision {head}: upgrade the database",
        "表の版は {found} ですが、このプログラムには {head} が要ります。データベースを更新してください",
    ),
    "cause.tables_new": Label(
        "has tables of revision {found}; this program knows {head}: upgrade the program",
        "表の版は {found} ですが、このプログラムが知るのは {head} までです。プログラムを更新してください",
    ),
    "cause.driver": Label("“{text}”", "「{text}」"),
}

_SYSTEM: Labels = {
    "cause.os_not_found": Label("no such file or folder", "ファイルもフォルダーもありません"),
    "cause.os_folder": Label("it is a folder", "フォルダーです"),
    "cause.os_no_folder": Label("a part of the path is no folder", "パスの途中にフォルダーでないものがあります"),
    "cause.os_permission": Label("permission denied", "権限がありません"),
    "cause.os_no_space": Label("no space left", "空き容量がありません"),
    "cause.os_read_only": Label("the file system is read-only", "読み取り専用のファイルシステムです"),
    "cause.os_long_name": Label("the name is too long", "名前が長すぎます"),
    "cause.os_other": Label("“{text}”", "「{text}」"),
}

_UNSTORABLE: Labels = {
    "cause.fact_count": Label(
        "{count} facts, but an append takes 1 to {most}",
        "事実が {count} 件ありますが、一度に追記できるのは 1〜{most} 件です",
    ),
    "cause.bad_schema": Label("schema {met} is not from 1 to {most}", "スキーマ {met} は 1〜{most} ではありません"),
    "cause.bad_type": Label(
        "type “{met}” is not 1 to 200 of A-Z, a-z, 0-9, “_”, “.”, “-”",
        "型「{met}」は A-Z、a-z、0-9、「_」「.」「-」の 1〜200 文字ではありません",
    ),
    "cause.bad_actor": Label(
        "the actor is longer than 200 characters, or has a character that is none",
        "記録者が 200 文字を超えるか、文字でないものを含んでいます",
    ),
    "cause.data_too_long": Label(
        "{count} bytes of data, but an event takes {most}",
        "データが {count} バイトありますが、一件は {most} バイトまでです",
    ),
    "cause.data_no_object": Label(
        "the data is no JSON object of integers, text, booleans, lists and maps (“{text}”)",
        "データは整数・文字列・真偽値・配列・連想配列の JSON オブジェクトではありません(「{text}」)",
    ),
    "cause.data_not_canonical": Label(
        "the data is not canonical; that would be {canonical}", "データが正規形ではありません。正規形: {canonical}"
    ),
    "cause.bad_name": Label("a name has 1 to {most} printing characters", "名前は表示できる文字で 1〜{most} 文字です"),
    "cause.bad_log": Label(
        "the name of a log, “{met}”, is not 1 to 50 of A-Z, a-z, 0-9, “_”, “.”, “-”",
        "ログの名前「{met}」は A-Z、a-z、0-9、「_」「.」「-」の 1〜50 文字ではありません",
    ),
    "cause.bad_expect": Label("{met} is no version to expect", "{met} は予期する版になりません"),
    "cause.no_offset": Label("time {met} does not say its offset from UTC", "時刻 {met} に UTC との時差がありません"),
}

_EXCHANGE: Labels = {
    "cause.no_export": Label("the file is no export of a log", "記録を書き出したファイルではありません"),
    "cause.empty_file": Label("the file is empty", "ファイルが空です"),
    "cause.first_line_missing": Label(
        "the line that tells what follows is missing", "内容を告げる最初の行がありません"
    ),
    "cause.first_line_twice": Label("a second first line", "最初の行が二つあります"),
    "cause.unknown_format": Label(
        "format {met}; this program reads {known}", "形式 {met} です。このプログラムが読めるのは {known} です"
    ),
    "cause.bad_digest": Label("“{met}” is no digest", "「{met}」はダイジェストではありません"),
    "cause.line_too_long": Label("longer than {most} bytes", "{most} バイトを超えています"),
    "cause.line_unreadable": Label("cannot be read (“{text}”)", "読めません(「{text}」)"),
    "cause.events_differ": Label(
        "the file ends with {met} events where its first line tells of {told}",
        "イベントが {met} 件で終わっていますが、最初の行では {told} 件です",
    ),
    "cause.players_differ": Label(
        "the file ends with {met} players where its first line tells of {told}",
        "プレイヤーが {met} 人で終わっていますが、最初の行では {told} 人です",
    ),
    "cause.last_hash_differs": Label(
        "the last hash is not the one that the first line tells of", "最後のハッシュが最初の行と違います"
    ),
    "cause.player_twice": Label("player {player} a second time", "プレイヤー {player} が二度あります"),
    "cause.merged_into_nobody": Label(
        "player {player} is merged into nobody who stays", "プレイヤー {player} の統合先がありません"
    ),
    "cause.position_due": Label("position {met} where {due} is due", "位置 {met} ですが、ここは {due} のはずです"),
    "cause.version_due": Label(
        "version {met} of match {match} where {due} is due",
        "対局 {match} の {met} 番ですが、ここは {due} 番のはずです",
    ),
    "cause.out_of_range": Label(
        "a position, version or schema out of range", "位置・番号・スキーマのどれかが範囲の外です"
    ),
    "cause.command_mixed": Label(
        "command {command} with another match, actor or time than the line before",
        "コマンド {command} の対局・記録者・時刻のどれかが前の行と違います",
    ),
    "cause.command_twice": Label("command {command} a second time", "コマンド {command} が二度あります"),
    "cause.bad_previous": Label("`previous` is no hash", "`previous` がハッシュではありません"),
    "cause.previous_missing": Label("the hash of the position before is missing", "一つ前の位置のハッシュがありません"),
}

_VERIFYING: Labels = {
    "cause.hash_differs": Label(
        "the hash is not that of the event and the one before it", "ハッシュがイベントとその前のものに合いません"
    ),
    "cause.position_missing": Label("position {position} is missing", "位置 {position} がありません"),
    "cause.version_out_of_turn": Label(
        "version {version} of match {match} is out of turn", "対局 {match} の {version} 番が順番どおりではありません"
    ),
    "cause.command_idle": Label(
        "a command's row tells of events that are not there", "コマンドの行が告げるイベントがありません"
    ),
    "cause.command_differs": Label(
        "the row of command {command} is missing or tells something else",
        "コマンド {command} の行がないか、内容が違います",
    ),
    "cause.log_shorter": Label(
        "the log ends at {position}, before the digest's position",
        "記録は {position} で終わり、ダイジェストの位置に届きません",
    ),
    "cause.digest_differs": Label(
        "another event stood here when the digest was taken",
        "ダイジェストを取ったとき、ここには別のイベントがありました",
    ),
}

CAUSES: Labels = {**_STORE, **_SYSTEM, **_UNSTORABLE, **_EXCHANGE, **_VERIFYING}
