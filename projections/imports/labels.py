"""Labels: why a log or a play of it is refused, and what in a play contradicts itself, in words."""

from __future__ import annotations

from projections.labels import Label

LABELS = {
    "rule.log_too_large": Label(
        "larger than a play log can be ({most} MB, and no more entries than fit)",
        "プレイ記録として大きすぎます({most} MB まで)",
    ),
    "rule.log_not_utf8": Label("line {line}: not UTF-8 text", "{line} 行目: UTF-8 の文字ではありません"),
    "rule.log_no_json": Label(
        "line {line}, column {column}: this is no JSON", "{line} 行 {column} 桁: JSON ではありません"
    ),
    "rule.log_no_xml": Label(
        "line {line}, column {column}: this is no XML", "{line} 行 {column} 桁: XML ではありません"
    ),
    "rule.log_too_deep": Label("nested too deeply for a play log", "入れ子が深すぎて、プレイ記録ではありません"),
    "rule.log_bad_number": Label("“{met}” is no number that a play log can hold", "「{met}」という数は読めません"),
    "rule.log_key_twice": Label("the key “{met}” stands twice in one object", "「{met}」が一つの中に二度あります"),
    "rule.log_no_plays": Label(
        "holds no list of plays: neither a BG Stats export nor plays of BoardGameGeek",
        "プレイの一覧がありません(BG Stats でも BoardGameGeek でもありません)",
    ),
    "rule.log_with_entities": Label(
        "declares entities or a document type, which no play log needs",
        "実体や文書型の宣言があります。プレイ記録には不要なので読みません",
    ),
    "rule.play_unreadable": Label("cannot be read: {cause}", "読めません: {cause}"),
    "rule.play_without_game": Label("its game ({id}) is not in the file", "ゲーム({id})がファイルにありません"),
    "rule.play_without_player": Label(
        "a player ({id}) is not in the file, or has no name", "プレイヤー({id})がファイルにないか、名前がありません"
    ),
    "rule.play_seats": Label("{count} players; there must be 1 to {most}", "{count} 人です(1〜{most} 人まで)"),
    "rule.play_twice": Label(
        "stands in the file twice; the one changed last was taken", "二度あります。最後に変えた方を取りました"
    ),
    "rule.play_name": Label(
        "“{met}” cannot be a player's name, which has 1 to {most} printing characters",
        "「{met}」はプレイヤーの名前になりません。名前は表示できる文字で 1〜{most} 文字です",
    ),
    "rule.play_name_of_several": Label(
        "several players are called “{met}”; say with --players who is meant",
        "「{met}」という人が何人もいます。--players で誰かを示してください",
    ),
    "rule.bad_mapping": Label(
        "line {line}: a list of players has two names a line, theirs and ours",
        "{line} 行目: プレイヤーの対応表は「相手側の名前,こちらの名前」の二列です",
    ),
    "conflict.score_unreadable": Label("{seat}: “{told}” is no score", "{seat}: 「{told}」は得点として読めません"),
    "conflict.score_not_whole": Label(
        "{seat}: the score {against} is no whole number", "{seat}: 得点 {against} は整数ではありません"
    ),
    "conflict.sheet_unreadable": Label("the score sheet cannot be read", "得点表を読めません"),
    "conflict.sheet_against_score": Label(
        "{seat}: the score sheet adds up to {told}, the score says {against}",
        "{seat}: 得点表の合計は {told}、得点は {against} です",
    ),
    "conflict.ticks_against_ranks": Label("who is ticked is not who is ranked first", "勝者の印と順位が合いません"),
    "conflict.ticks_against_scores": Label(
        "somebody who is not ticked has a better score than a winner", "勝者の印と得点が合いません"
    ),
    "conflict.ranks_against_scores": Label("ranks and scores come in different orders", "順位と得点の順が合いません"),
    "conflict.ranks_incomplete": Label("only some have a rank", "順位のない人がいます"),
    "conflict.partners_differ": Label("partners have different results", "同じ側で結果が違います"),
    "conflict.won_and_lost": Label("{seat}: won and lost at once", "{seat}: 勝ちと負けの両方になっています"),
    "conflict.date_unreadable": Label("“{told}” is no date", "「{told}」は日付ではありません"),
    "conflict.dates_differ": Label(
        "the date is {told}, and also {against}", "日付が {told} と {against} の二つあります"
    ),
    "conflict.players_unknown": Label("nobody wrote down who played", "誰が遊んだか書かれていません"),
    "conflict.seats_do_not_fit": Label(
        "{told} players, which the rules of the game do not take",
        "{told} 人ですが、このゲームの規則の人数ではありません",
    ),
}
