"""Words of the plots and the report, in English and Japanese; keys as in `words`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

PLOTS: Labels = {
    "help.plot": Label("draw a statistic as SVG or PNG", "統計を図にする(SVG・PNG)"),
    "opt.picture": Label(
        "a file that ends in .svg or .png; without it SVG is printed", "書き出す .svg か .png ファイル"
    ),
    "opt.of_match": Label("of this match", "この対局の図"),
    "plot.shows.score": Label(
        "points as a match went (--match, else the last)", "一局の得点の推移(--match、なければ最後)"
    ),
    "plot.shows.sources": Label(
        "where the points came from: of a match (--match), or of winners and others (--game)",
        "得点の内訳: 一局(--match)、または勝者とその他(--game)",
    ),
    "plot.shows.wins": Label("by how much each person wins more than by chance", "対局者ごとの勝ち越し(偶然との差)"),
    "plot.shows.seats": Label("how often each seat wins", "席ごとの勝率"),
    "plot.shows.versus": Label("who finishes ahead of whom", "直接対決の表"),
    "plot.shows.ratings": Label("the strength of people over time", "強さの推移"),
    "plot.shows.length": Label("how many moves matches take", "対局の長さ"),
    "plot.shows.features": Label("what goes with winning (--game)", "勝ちと共に現れるもの(--game)"),
    "plot.shows.luck": Label("luck against result (--game)", "運と結果(--game)"),
    "plot.how": Label("draw one: kifu plot NAME -o FILE.svg", "図を書き出す: kifu plot NAME -o FILE.svg"),
    "plot.written": Label("{title}: {path}", "{title}: {path}"),
    "plot.either": Label(
        "--match names one match; the other options choose among many",
        "--match は一局だけ。他の絞り込みとは併用できません",
    ),
    "plot.not_of_match": Label(
        "“{name}” is drawn from many matches; of one match there are: {known}",
        "「{name}」は多くの対局の図です。一局の図: {known}",
    ),
    "plot.name_game": Label(
        "these matches are of several games; choose one with --game: {games}",
        "複数のゲームの対局があります。--game で選んでください: {games}",
    ),
    "plot.bad_form": Label(
        "“{path}” does not end in one of {known}", "「{path}」の拡張子は {known} のどれでもありません"
    ),
    "plot.no_font": Label(
        "no installed font has Japanese letters, so pictures are in English (on Debian: apt install fonts-noto-cjk)",
        "日本語フォントがないため、図は英語です(Debian では apt install fonts-noto-cjk)",
    ),
    "plot.no_letters": Label(
        "no installed font has {letters}: boxes are drawn in their place",
        "フォントにない文字は四角になります: {letters}",
    ),
    "too_little": Label("nothing to draw: {why}", "図にするものがありません: {why}"),
    "too_little.score": Label("this match has no moves", "この対局には手がありません"),
    "too_little.sources": Label(
        "no match that its rules ended has points by source, a winner and others (one match alone: --match)",
        "規則どおりに終わり、得点の内訳と勝者・その他がある対局がありません(一局だけなら --match)",
    ),
    "too_little.wins": Label("no match of two sides or more is ranked", "順位のついた対局(相手のいるもの)がありません"),
    "too_little.seats": Label(
        "no match of two sides or more is ranked", "順位のついた対局(相手のいるもの)がありません"
    ),
    "too_little.versus": Label(
        "no two people have met in a match that is ranked", "順位のついた対局で当たった人がいません"
    ),
    "too_little.ratings": Label(
        "no match of different people is ranked", "異なる人どうしの、順位のついた対局がありません"
    ),
    "too_little.length": Label("no match with moves is over", "手順があって終わった対局がありません"),
    "too_little.features": Label(
        "no match tells winners apart by a figure of its game", "勝者を分ける項目のある対局がありません"
    ),
    "too_little.luck": Label(
        "no ranked match here is of a game whose luck can be counted",
        "運を数えられるゲームの、順位のついた対局がありません",
    ),
    "col.plot": Label("plot", "図"),
    "col.shows": Label("shows", "内容"),
    "help.report": Label(
        "write a page about all matches, a game, a person or a match", "全対局・ゲーム・人・一局の報告ページを作る"
    ),
    "opt.page": Label("an HTML file; without it the page is printed", "書き出す HTML ファイル"),
    "opt.report_match": Label("about this match", "この対局について"),
    "opt.report_player": Label("about this person", "この人について"),
    "report.of_all": Label("All matches", "全対局"),
    "report.of_game": Label("{game}: all matches", "{game}: 全対局"),
    "report.of_person": Label("{player}: matches and strength", "{player}: 対局と強さ"),
    "report.of_match": Label("{game}, {date}", "{game} {date}"),
    "report.state": Label(
        "kifu {version}, log “{log}” up to position {position}; digest {position}:{hash}",
        "kifu {version}、記録「{log}」の位置 {position} まで。ダイジェスト {position}:{hash}",
    ),
    "report.finished": Label("over", "終局"),
    "report.people": Label("people", "人数"),
    "report.days": Label("days", "期間"),
    "report.games": Label("games", "ゲーム"),
    "report.seats": Label("seats", "席の数"),
    "report.wins": Label("Who wins", "勝率"),
    "report.ratings": Label("Strength", "強さ"),
    "report.versus": Label("Head to head", "直接対決"),
    "report.by_seat": Label("Seats", "席ごとの勝率"),
    "report.sources": Label("Where the points come from", "得点の内訳"),
    "report.features": Label("What goes with winning", "勝ちと共に現れるもの"),
    "report.luck": Label("Luck", "運"),
    "report.openings": Label("First moves", "最初の手"),
    "report.length": Label("How long matches take", "対局の長さ"),
    "report.alone": Label("Solo and co-operative matches", "相手のいない対局(ソロ・協力)"),
    "report.by_game": Label("By game", "ゲームごと"),
    "report.by_players": Label("By number of seats", "席の数ごと"),
    "report.by_first": Label("Making the first move, or not", "先手かどうか"),
    "report.last": Label("Last matches", "最近の対局"),
    "report.course": Label("How it went", "経過"),
    "report.moves": Label("Moves", "棋譜"),
    "report.options": Label("options", "オプション"),
    "report.notes": Label("notes", "メモ"),
    "report.rank": Label("{rank} of {of}", "{of} 中 {rank} 位"),
    "report.more": Label("{count} more rows are left out.", "ほか {count} 行は省略。"),
    "report.and": Label(", ", "、"),
    "report.more_than": Label("More wins than by chance: {who}.", "偶然より多く勝っている: {who}。"),
    "report.less_than": Label("Fewer wins than by chance: {who}.", "偶然より勝ちが少ない: {who}。"),
    "report.none": Label("None can be told from chance.", "偶然とはっきり違うものはありません。"),
    "report.few": Label(
        "For {count} there are too few matches (under {few}) to tell.",
        "{count} 件は対局が少なく({few} 局未満)何とも言えません。",
    ),
    "col.source": Label("source of points", "得点源"),
    "col.with": Label("with", "相手"),
    "col.points": Label("points", "得点"),
    "col.rank": Label("rank", "順位"),
}
