"""Words: every sentence that the command line speaks of itself, in English and Japanese.

`help.X` describes command X, `opt.X` option --X; the rest are messages by situation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cli.screen_words import SCREEN
from cli.words_causes import CAUSES
from cli.words_line import LINE
from cli.words_plays import PLAYS
from cli.words_plots import PLOTS
from cli.words_stats import STATISTICS
from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels, Lang


def say(lang: Lang, key: str, **facts: Any) -> str:
    """The sentence of `key`, filled with `facts` as they stand: a player may be called like a key."""
    return str(getattr(WORDS[key], lang)).format_map(facts)


_HELP: Labels = {
    "help.usage": Label("Usage:", "使い方:"),
    "help.options": Label("Options", "オプション"),
    "help.commands": Label("Commands", "コマンド"),
    "help.help": Label("show this help and leave", "この説明を表示して終わる"),
    "help.kifu": Label(
        "Keep the record of tabletop matches move by move, undo and replay them, prove them unaltered, and analyse "
        "who wins.",
        "卓上ゲームの棋譜を一手ずつ記録し、取り消し・再生・改ざん検証・勝率の分析をします。",
    ),
    "help.new": Label("begin a match", "対局を始める"),
    "help.record": Label("record a match at the table, line by line", "対話しながら一手ずつ記録する"),
    "help.move": Label("add moves to a match, all or none", "手を加える(全部か、なしか)"),
    "help.legal": Label("list the legal moves", "指せる手を並べる"),
    "help.undo": Label("take back the last decision", "最後の手を取り消す"),
    "help.redo": Label("play again what was taken back", "取り消した手をやり直す"),
    "help.amend": Label("replace a move; all later ones are checked again", "手を差し替える(以後の手も確かめ直す)"),
    "help.insert": Label("insert a move; it becomes number N", "手を挿入する(N 手目になる)"),
    "help.remove": Label("remove a move", "手を取り除く"),
    "help.fork": Label("begin another match from a move of this one", "途中から別の対局を始める"),
    "help.result": Label("record a result without moves, of any game", "手順のない結果だけを記録する(どのゲームでも)"),
    "help.audit": Label("decide recorded moves again under today's rules", "記録された手を今の規則で判定し直す"),
    "help.note": Label("add a note to a match or a move", "対局や手にメモを付ける"),
    "help.retag": Label("change date, place, tags or a changeable option", "日付・場所・タグ・可変オプションを変える"),
    "help.close": Label("close a match that its rules have not ended", "途中の対局を終了する"),
    "help.reopen": Label("go on with a closed match", "終了した対局を再開する"),
    "help.list": Label("list matches", "対局の一覧"),
    "help.show": Label("show the table of a match", "盤面を表示する"),
    "help.log": Label("show what was recorded, undone moves included", "取り消した手も含めた記録を表示する"),
    "help.replay": Label("play a match through from the start", "最初から再生する"),
    "help.import": Label(
        "read records: kifu text, JSON Lines, plays of BG Stats or BoardGameGeek",
        "棋譜(テキスト・JSON Lines)や BG Stats・BoardGameGeek のプレイを取り込む",
    ),
    "help.export": Label(
        "write records: kifu text, JSON Lines, or a play for BG Stats",
        "棋譜(テキスト・JSON Lines)や BG Stats 用のプレイを書き出す",
    ),
    "help.stats": Label("win rates and what goes with winning", "勝率と、勝ちにつながるもの"),
    "help.wins": Label("win rates with their uncertainty", "勝率とその誤差"),
    "help.features": Label("what goes with winning in a game", "あるゲームで勝ちにつながるもの"),
    "help.simulate": Label("let bots play matches and record them", "ボット同士に対局させて記録する"),
    "help.players": Label("people: list, names, merge, forget", "人の一覧・名前・統合・消去"),
    "help.verify": Label("prove that the log was not altered", "記録が改ざんされていないことを確かめる"),
    "help.digest": Label("print position and hash of the log's end", "記録の末尾の位置とハッシュを表示する"),
    "help.db": Label("the database: upgrade, check, backup", "データベースの更新・点検・複製"),
    "help.upgrade": Label("bring the schema up to date", "スキーマを最新にする"),
    "help.backup": Label("copy a SQLite database while others use it", "SQLite データベースを使用中でも複製する"),
    "help.check": Label("say whether schema and log are in order", "スキーマと記録が正常か調べる"),
    "help.games": Label("the games that kifu knows, and their options", "知っているゲームとそのオプション"),
    "help.demo": Label("a tour on example records, in a database of its own", "例を使ったひと巡り(専用のデータベース)"),
    "help.completion": Label("print the completion script of a shell", "シェル補完のスクリプトを出力する"),
    "help.rename": Label("give a person another name", "名前を変える"),
    "help.merge": Label("two names are one person: the first becomes the second", "同じ人の二つの名前をまとめる"),
    "help.forget": Label("forget a person's names; the matches stay", "名前を消去する(対局は残る)"),
    "opt.db": Label("database: a URL or a file (KIFU_DB)", "データベースの URL かファイル (KIFU_DB)"),
    "opt.log": Label("which log of the database", "データベース内のログの名前"),
    "opt.lang": Label("language of what is printed (KIFU_LANG)", "表示の言語 (KIFU_LANG)"),
    "opt.version": Label("print the version and leave", "版を表示して終わる"),
    "opt.json": Label("one JSON document on standard output", "標準出力に JSON を一つ出す"),
    "opt.no-color": Label("no colours (NO_COLOR)", "色を付けない (NO_COLOR)"),
    "opt.quiet": Label("say nothing beside the result", "結果のほかは何も出さない"),
    "opt.verbose": Label("say more when something goes wrong", "失敗のときに詳しく出す"),
    "opt.player": Label("a player, in table order; once for each", "席順に一人ずつ"),
    "opt.mode": Label(
        "who hands in chance: observed (you) or dealt (kifu)", "偶然の結果を入れるのは observed(人)か dealt(kifu)か"
    ),
    "opt.option": Label("an option of the game, NAME=VALUE", "ゲームのオプション NAME=VALUE"),
    "opt.date": Label("ISO 8601 date, or date and time with offset", "ISO 8601 の日付、または時差つき日時"),
    "opt.place": Label("where", "場所"),
    "opt.tag": Label("a tag; may be given several times", "タグ(複数可)"),
    "opt.at": Label("after N moves, chance's included; 0 is the start", "N 手後(偶然も数える。0 は開始時)"),
    "opt.note_at": Label("the move, from 1; without it the match", "何手目か(1 から)。なければ対局全体"),
    "opt.seat": Label("as this seat sees it", "この席から見えるもの"),
    "opt.conceded": Label("this seat gave up", "この席が投了した"),
    "opt.agreed": Label("the players agreed to stop: shared", "合意で終えた(引き分け)"),
    "opt.abandoned": Label("the match was broken off", "中断した"),
    "opt.every": Label("draw the table after every move", "一手ごとに盤面を描く"),
    "opt.game": Label("only this game", "このゲームだけ"),
    "opt.only_player": Label("only matches of this player", "この人の対局だけ"),
    "opt.limit": Label("at most so many, the latest", "新しい方から何件まで"),
    "opt.unfinished": Label("only those that go on", "続いているものだけ"),
    "opt.salvage": Label("store the moves before the first fault", "誤りの前までの手を保存する"),
    "opt.dry-run": Label("check everything, store nothing", "確かめるだけで保存しない"),
    "opt.format": Label("kifu text, jsonl, or bgstats: a play as that app takes it", "kifu(テキスト)、jsonl、bgstats"),
    "opt.secrets": Label("JSON Lines even of a dealt match that goes on", "続いている配札対局も JSON Lines にする"),
    "opt.output": Label("a file; a folder where several come out", "ファイル(複数ならフォルダ)"),
    "opt.matches": Label("how many matches", "何局"),
    "opt.bots": Label("bots by seat: random, greedy", "席ごとのボット: random, greedy"),
    "opt.seats": Label("how many seats", "席の数"),
    "opt.seed": Label("same seed, same matches", "同じ値なら同じ対局"),
    "opt.by": Label("what the rows are", "何ごとに数えるか"),
    "opt.digest": Label("POSITION:HASH that the log must still contain", "記録に含まれるはずの 位置:ハッシュ"),
    "opt.only_seat": Label("only this seat's moves", "この席の手だけ"),
    "opt.only_mode": Label("only matches of this mode", "このモードの対局だけ"),
    "opt.not_recorded": Label("play, but record nothing", "対局だけして記録しない"),
    "opt.sheet": Label(
        "print the document that the game's option names by default", "既定の文書(シートなど)を出力する"
    ),
    "opt.check": Label(
        "say whether a file is such a document, and what is wrong with it", "ファイルがその文書として正しいか調べる"
    ),
    "opt.folder": Label("where the demo keeps its database", "デモのデータベースを置く場所"),
}

_MESSAGES: Labels = {
    "bad_seat": Label("“{met}” is no seat of this match", "「{met}」という席はありません"),
    "interrupted": Label("interrupted; nothing is half-stored", "中断しました。途中までの保存はありません"),
    "no_file": Label("there is no file “{file}”", "ファイル「{file}」がありません"),
    "an_output": Label("an output", "出力先"),
    "not_text": Label("“{met}” is no UTF-8 text", "「{met}」は UTF-8 の文字ではありません"),
    "file_error": Label("“{file}”: {cause}", "「{file}」: {cause}"),
    "our_fault": Label(
        "something went wrong on our side: {error} (run again with -v for details)",
        "プログラム側の誤りです: {error}(-v を付けると詳しく出ます)",
    ),
    "why": Label("{why}.", "{why}。"),
    "met": Label("“{met}”: {why}.", "「{met}」: {why}。"),
    "at_place": Label("{file}, line {line}, column {column}: {said}", "{file} の {line} 行 {column} 桁: {said}"),
    "earlier_line": Label("It contradicts line {line}, “{text}”.", "{line} 行目の「{text}」と食い違います。"),
    "earlier_move": Label("It contradicts move {line}, “{text}”.", "{line} 手目の「{text}」と食い違います。"),
    "legal_some": Label("nearest legal: {legal}   (and {more} more)", "近い手: {legal}   (ほか {more} 手)"),
    "legal_all": Label("legal: {legal}", "指せる手: {legal}"),
    "legal_how": Label("all of them: kifu legal {match}", "すべて見るには: kifu legal {match}"),
    "nothing_stored": Label("nothing was stored", "何も保存していません"),
    "usage.help": Label("more: {command} --help", "説明: {command} --help"),
    "usage.no_command": Label(
        "there is no command “{met}”; there are: {near}", "コマンド「{met}」はありません。あるもの: {near}"
    ),
    "usage.no_option": Label(
        "there is no option “{met}”; near: {near}", "オプション「{met}」はありません。近いもの: {near}"
    ),
    "usage.missing": Label("{name} is missing", "{name} がありません"),
    "usage.bad": Label("{name}: {cause}", "{name}: {cause}"),
    "usage.choice": Label("{name} needs one of: {known}", "{name} に使える値: {known}"),
    "usage.number": Label("{name} needs a whole number{range}", "{name} には整数{range}が要ります"),
    "usage.value": Label("{name} needs a value", "{name} に値が要ります"),
    "usage.no_value": Label("{name} takes no value", "{name} に値は付けられません"),
    "usage.no_name": Label("the name of a command is missing: {known}", "コマンド名がありません: {known}"),
    "usage.extra": Label("nothing takes “{met}”", "「{met}」は余分です"),
    "usage.other": Label("{cause}", "使い方が違います: {cause}"),
    "no_match": Label(
        "there is no match “{match}”; kifu list shows them", "対局「{match}」はありません。kifu list で一覧が出ます"
    ),
    "not_installed": Label(
        "left out, as the game “{game}” is not installed: {count}",
        "ゲーム「{game}」が入っていないため、{count} 局を除きました",
    ),
    "no_last_match": Label(
        "there is no match yet; begin one with kifu new", "まだ対局がありません。kifu new で始めてください"
    ),
    "ambiguous_match": Label(
        "“{match}” is the beginning of {count} matches: {candidates}",
        "「{match}」で始まる対局が {count} あります: {candidates}",
    ),
    "no_seat_lines": Label(
        "--seat is for kifu text: JSON Lines are the log itself, and a play for BG Stats is nobody's view",
        "--seat は棋譜テキスト用です。JSON Lines は記録そのもの、BG Stats 用のプレイは誰の視点でもありません",
    ),
    "no_dry_lines": Label("--dry-run does not check JSON Lines", "--dry-run は JSON Lines には使えません"),
    "ambiguous_name": Label(
        "“{name}” is the name of {count} people; rename one, or merge them, by id: {ids}",
        "「{name}」という人が {count} 人います。ID で改名するか、まとめてください: {ids}",
    ),
    "wrong_version": Label(
        "somebody else has changed the match meanwhile (it is at version {actual}); look at it and try again",
        "その間に他の人が対局を変えました(版 {actual})。確かめてからやり直してください",
    ),
    "command_reused": Label(
        "this command id was used for something else", "このコマンド ID は別の操作に使われています"
    ),
    "match_conflict": Label(
        "match {match} stands here already, with other events", "対局 {match} は別の内容ですでに記録されています"
    ),
    "broken_exchange": Label("line {line}: {cause}; nothing was stored", "{line} 行目: {cause}。何も保存していません"),
    "schema_too_old": Label(
        "the database {url} cannot be used: {cause} (kifu db upgrade)",
        "データベース {url} を使えません: {cause}(kifu db upgrade)",
    ),
    "schema_too_new": Label(
        "the database {url} was made by a newer kifu: {cause}",
        "データベース {url} は新しい kifu のものです: {cause}",
    ),
    "store_unreachable": Label(
        "the database {url} cannot be used: {cause}", "データベース {url} を使えません: {cause}"
    ),
    "store_read_only": Label(
        "the database {url} cannot be written: {cause}", "データベース {url} に書き込めません: {cause}"
    ),
    "store_locked": Label(
        "the database {url} is held by another program; try again when it is done",
        "データベース {url} は他のプログラムが使用中です。終わってからやり直してください",
    ),
    "not_a_record": Label(
        "“{file}” is neither kifu text (it begins with “kifu 1”), JSON Lines of kifu nor a play log",
        "「{file}」は棋譜テキスト(「kifu 1」で始まる)でも kifu の JSON Lines でもプレイ記録でもありません",
    ),
    "not_utf8": Label("“{file}”, line {line}: not UTF-8 text", "「{file}」の {line} 行目: UTF-8 の文字ではありません"),
    "too_large": Label(
        "“{file}” is larger than a record can be ({most} MB)", "「{file}」は棋譜として大きすぎます({most} MB まで)"
    ),
    "bad_at": Label("--at must be 0 to {most}", "--at は 0 から {most} までです"),
    "bad_note_at": Label("--at must be 1 to {most}", "--at は 1 から {most} までです"),
    "bad_pair": Label("“{met}” is not NAME=VALUE", "「{met}」は NAME=VALUE の形ではありません"),
    "empty_name": Label("a player needs a name", "名前が空です"),
    "bad_date": Label("“{met}” is no ISO 8601 date", "「{met}」は ISO 8601 の日付ではありません"),
    "one_closing": Label(
        "name one of --conceded SEAT, --agreed, --abandoned", "--conceded 席、--agreed、--abandoned のどれか一つを"
    ),
    "nothing_to_change": Label("name what to change", "何を変えるか指定してください"),
    "secrets_needed": Label(
        "match {match} is dealt and goes on: its JSON Lines hold hidden cards; --secrets writes them all the same",
        "対局 {match} は続いている配札対局で、JSON Lines には伏せ札が入ります。それでも書くには --secrets を",
    ),
    "folder_needed": Label("several records: name a folder with -o", "複数の棋譜です。-o でフォルダを指定してください"),
    "no_player": Label(
        "there is no player “{name}”; kifu players list shows them",
        "「{name}」という人はいません。kifu players list で一覧が出ます",
    ),
    "name_taken": Label(
        "“{name}” is somebody else's name; merge them instead", "「{name}」は別の人の名前です。統合してください"
    ),
    "unknown_bot": Label(
        "there is no bot “{name}”; there are: {known}", "ボット「{name}」はありません。あるもの: {known}"
    ),
    "no_terminal": Label(
        "recording needs a terminal; from a script use kifu move",
        "記録には端末が要ります。スクリプトからは kifu move を",
    ),
    "left": Label("all is stored; go on with: kifu record {match}", "すべて保存しました。続きは kifu record {match}"),
    "no_slash": Label("there is no “{met}”; there are: {known}", "「{met}」はありません。あるもの: {known}"),
    "empty_note": Label("a note needs words", "メモが空です"),
    "bad_digest": Label("“{met}” is no POSITION:HASH", "「{met}」は 位置:ハッシュ ではありません"),
    "verified": Label("{events} events, all in order; end {digest}", "{events} 件の記録、すべて正常。末尾 {digest}"),
    "unverified": Label(
        "the log was altered: position {bad}: {cause}", "記録が改ざんされています: 位置 {bad}: {cause}"
    ),
    "started": Label("match {match} has begun", "対局 {match} を始めました"),
    "undo_how": Label("take back: kifu undo {match}", "取り消し: kifu undo {match}"),
    "next": Label("next: {who}", "次: {who}"),
    "next_chance": Label("next: chance (type it as “*: …”)", "次: 偶然(「*: …」と入力)"),
    "taken_back": Label("taken back: {moves}", "取り消し: {moves}"),
    "redo_how": Label("play again: kifu redo {match}", "やり直し: kifu redo {match}"),
    "no_text": Label(
        "match {match} has no moves to write; use --format jsonl",
        "対局 {match} には手順がありません。--format jsonl を",
    ),
    "which_game": Label("name the game too", "ゲームも指定してください"),
    "no_documents": Label("{game} takes no documents", "{game} に文書はありません"),
    "document_good": Label(
        "{name} is in order; its name with digest is {name}@{digest}",
        "{name} は正しい文書です。要約付きの名前は {name}@{digest}",
    ),
    "document_faults": Label("{name}: {count} faults", "{name}: 誤り {count} 件"),
    "noted": Label("noted", "メモしました"),
    "retagged": Label("changed", "変えました"),
    "reopened": Label("the match goes on; {next}", "対局を再開しました。{next}"),
    "over": Label("over", "終局"),
    "closed": Label("closed: {reason}", "終了: {reason}"),
    "result": Label("result: {result} ({reason})", "結果: {result}({reason})"),
    "wins": Label("{who} wins", "{who} の勝ち"),
    "win_together": Label("{who} win", "{who} の勝ち"),
    "shared_win": Label("{who} share first place", "{who} が同率1位"),
    "imported": Label(
        "{file}: match {match}, {game}, {moves} moves, {status}", "{file}: 対局 {match}、{game}、{moves} 手、{status}"
    ),
    "imported.over": Label("over", "終局"),
    "imported.going": Label("goes on", "続行中"),
    "imported.before": Label("imported before, nothing added", "取り込み済み、追加なし"),
    "checked": Label(
        "{file}: {game}, {moves} moves, {status}; checked, not stored",
        "{file}: {game}、{moves} 手、{status}。確認のみ、保存なし",
    ),
    "salvaged": Label("kept the {moves} moves before the fault", "誤りの前の {moves} 手を保存しました"),
    "rejected": Label("{refused} of {all} were refused", "{all} 件のうち {refused} 件を取り込めませんでした"),
    "written": Label("{count} written to {path}", "{path} に {count} 件書き出しました"),
    "forgotten": Label("{name} is forgotten; matches show {shown}", "{name} を消去しました。対局には {shown} と出ます"),
    "renamed": Label("{old} is now called {new}", "{old} を {new} に改名しました"),
    "merged": Label("{a} and {b} are one person: {b}", "{a} と {b} を {b} にまとめました"),
    "db.ok": Label("schema {schema}, {events} events: in order", "スキーマ {schema}、記録 {events} 件: 正常"),
    "db.copied": Label("copied to {path}", "{path} に複製しました"),
    "db.upgraded": Label("schema is up to date ({schema})", "スキーマは最新です({schema})"),
    "simulated": Label("{count} matches recorded", "{count} 局を記録しました"),
    "simulated_only": Label("{count} matches played, none recorded", "{count} 局を行いました(記録なし)"),
    "nothing_found": Label("nothing to show", "表示するものがありません"),
    "chance_awaited": Label(
        "chance is awaited: type what it brought, as “*: …”", "偶然の結果を待っています。「*: …」と入力してください"
    ),
    "secret_choice": Label(
        "several seats choose in secret: name one with --seat",
        "複数の席が秘密に選んでいます。--seat で席を指定してください",
    ),
    "match_over": Label("the match is over", "対局は終わっています"),
    "count_legal": Label("{count} legal moves of {who}", "{who} の指せる手: {count}"),
    "first_legal": Label(
        "over {most} legal moves of {who}; the first few:", "{who} の指せる手は {most} を超えます。最初のいくつか:"
    ),
    "demo.begins": Label("a tour; its database is {place}", "ひと巡りします。データベースは {place}"),
    "demo.import": Label("import further records, for the statistics", "統計のために他の棋譜も取り込む"),
    "demo.import_one": Label(
        "import a record; every move is checked against the rules", "棋譜を取り込む。全手を規則に照らして確かめる"
    ),
    "demo.show": Label("the table after 66 moves", "66 手後の盤面"),
    "demo.legal": Label("what could be played there", "そこで指せる手"),
    "demo.undo": Label("take a move back", "一手取り消す"),
    "demo.redo": Label("play it again", "やり直す"),
    "demo.replay": Label("from the start to the result", "最初から結果まで"),
    "demo.verify": Label("prove that nothing was altered", "改ざんがないことを確かめる"),
    "demo.digest": Label("the line to keep elsewhere, as an anchor", "よそに控えておくための一行"),
    "demo.wins": Label("who wins", "誰が勝っているか"),
}

_TABLE: Labels = {
    "col.match": Label("match", "対局"),
    "col.game": Label("game", "ゲーム"),
    "col.date": Label("date", "日付"),
    "col.players": Label("players", "対局者"),
    "col.moves": Label("moves", "手数"),
    "col.status": Label("status", "状態"),
    "col.name": Label("name", "名前"),
    "col.aliases": Label("other names", "別名"),
    "col.matches": Label("matches", "対局数"),
    "col.option": Label("option", "オプション"),
    "col.default": Label("default", "既定"),
    "col.values": Label("values", "値"),
    "col.meaning": Label("what it decides", "意味"),
    "col.seats": Label("seats", "人数"),
    "col.rules": Label("rules", "規則"),
    "col.version": Label("no.", "番号"),
    "col.what": Label("what", "内容"),
    "col.actor": Label("entered by", "記録者"),
    "col.when": Label("when", "日時"),
    "col.n": Label("n", "n"),
    "col.wins": Label("wins", "勝ち"),
    "col.rate": Label("win rate", "勝率"),
    "col.interval": Label("95 % interval", "95 % 区間"),
    "col.base": Label("by chance", "偶然なら"),
    "col.player": Label("player", "対局者"),
    "col.seat": Label("seat", "席"),
    "col.mode": Label("mode", "モード"),
    "col.place": Label("place", "場所"),
    "col.bot": Label("bot", "ボット"),
    "col.figure": Label("figure", "項目"),
    "col.winners": Label("winners", "勝者"),
    "col.others": Label("others", "他の人"),
    "mode.observed": Label("observed", "記録"),
    "mode.dealt": Label("dealt", "配札"),
    "mode.simulated": Label("simulated", "模擬"),
    "move_count": Label("{moves} moves", "{moves} 手"),
    "at_count": Label("after {moves} of {all} moves", "{all} 手のうち {moves} 手後"),
    "seen_by": Label("as {who} sees it", "{who} から見えるもの"),
    "spectator": Label("a spectator", "観戦者"),
    "few": Label(
        "n is small: the true rate may be anywhere in the interval",
        "n が小さいので、本当の勝率は区間のどこでもありえます",
    ),
}

WORDS: Labels = {**_HELP, **_MESSAGES, **_TABLE, **CAUSES, **LINE, **SCREEN, **PLAYS, **PLOTS, **STATISTICS}
