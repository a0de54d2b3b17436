"""Words that the plots speak, in English and Japanese; those of a game's figures are the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections import registry
from projections.errors import UnknownGame
from projections.labels import Label, words

if TYPE_CHECKING:
    from projections.figures import Figure
    from projections.labels import Labels, Lang


def say(lang: Lang, key: str, **facts: Any) -> str:
    """The words of `key`, filled with `facts` as they stand."""
    return str(getattr(PLOT_WORDS[key], lang)).format_map(facts)


def sentences(lang: Lang, *told: str) -> str:
    """One after the other, without those that are empty."""
    return ("" if lang == "ja" else " ").join(each for each in told if each)


def game_words(game: str, key: str, lang: Lang) -> str:
    """What `game` calls `key`; the key itself where it is not installed or has no word."""
    try:
        return words(registry.game(game).LABELS, key, lang)
    except UnknownGame:
        return key


def figures(game: str) -> tuple[Figure, ...]:
    """Those that `game` declares; none where it is not installed."""
    try:
        return registry.game(game).STATS
    except UnknownGame:
        return ()


PLOT_WORDS: Labels = {
    "score.title": Label("{game}: points as the match went", "{game}: 得点の推移"),
    "score.moves": Label("moves", "手数"),
    "score.points": Label("points so far", "途中の得点"),
    "score.n": Label("n = 1 match of {moves} moves.", "n = 1 局({moves} 手)。"),
    "score.changes": Label("The lead changed {count} times (triangles).", "首位交代 {count} 回(三角)。"),
    "score.change": Label("The lead changed once (triangle).", "首位交代 1 回(三角)。"),
    "score.no_change": Label("The lead never changed.", "首位交代なし。"),
    "score.swing": Label(
        "Biggest swing (ring): move {move}, {text}, {points} points for {who}.",
        "最大の変動(丸): {move} 手目 {text}、{who} に {points} 点。",
    ),
    "score.decided": Label("From the vertical line on {who} was in front for good.", "縦線から先は {who} が首位。"),
    "sources.title": Label("{game}: where the points came from", "{game}: 得点の内訳"),
    "sources.points": Label("points", "得点"),
    "sources.mean": Label("points, mean", "得点(平均)"),
    "sources.match": Label("n = 1 match. The number at the end is the total.", "n = 1 局。右端は合計。"),
    "sources.matches": Label(
        "Matches with a winner and others: n = {n}. Means over seats; the number at the end is their total.",
        "n = {n} 局(勝者と他の人がいる対局)。席の平均で、右端は合計。",
    ),
    "sources.left_out": Label("Sources of nothing are left out.", "0 の得点源は省略。"),
    "sources.winners": Label("winners (n = {n})", "勝者 (n = {n})"),
    "sources.others": Label("others (n = {n})", "その他 (n = {n})"),
    "seats.title": Label("How often each seat wins", "席ごとの勝率"),
    "seats.rate": Label("win rate, 95 % interval", "勝率(95 % 信頼区間)"),
    "seats.seat": Label("seat {seat}", "席 {seat}"),
    "seats.group": Label("{game}, {players} seats", "{game} {players} 人"),
    "seats.n": Label(
        "Matches: n = {n}; beside each seat, how often it was ranked. Dashed line: its share if all win alike.",
        "n = {n} 局。各行の n は順位のついた回数。破線は全員が同じだけ勝つときの割合。",
    ),
    "seats.more": Label(
        "{count} more groups with fewer matches are left out.", "対局の少ない {count} グループは省略。"
    ),
    "wins.title": Label("Wins above what equal players would win", "互角の場合より多い勝ち"),
    "wins.excess": Label(
        "percentage points above the expected win rate, 95 % interval",
        "互角の場合の勝率との差(ポイント、95 % 信頼区間)",
    ),
    "wins.n": Label(
        "Matches: n = {n}; beside each name, how many that person was ranked in.",
        "n = {n} 局。各行の n は順位のついた対局数。",
    ),
    "wins.more": Label("{count} people with fewer matches are left out.", "対局の少ない {count} 人は省略。"),
    "wins.many": Label(
        "Of twenty people about one lies beyond a 95 % interval by chance alone.",
        "20 人いれば 1 人ほどは偶然だけでも 95 % 区間の外に出ます。",
    ),
    "verdict.more": Label("more than by chance", "偶然より多い"),
    "verdict.less": Label("less than by chance", "偶然より少ない"),
    "verdict.open": Label("may be chance", "偶然かもしれない"),
    "verdict.few": Label("fewer than {few} matches: too few to tell", "{few} 局未満: 何とも言えない"),
    "versus.title": Label("Who finishes ahead of whom", "直接対決"),
    "versus.ahead": Label("this person", "この人が"),
    "versus.other": Label("ahead of", "この人より上位"),
    "versus.n": Label(
        "Matches: n = {n}. In each square how often the person of the row came before the person of the column, "
        "a shared place as half, and in how many matches; framed where 95 % certain.",
        "n = {n} 局。各ます: 行の人が列の人より上位だった割合(同順は半分)と対局数。枠は 95 % 確かなもの。",
    ),
    "versus.few": Label("Under {few} matches little can be told.", "{few} 局未満では何とも言えません。"),
    "versus.more": Label("The {shown} of {count} people who met most.", "対戦の多い {shown} 人(全 {count} 人)。"),
    "features.title": Label("{game}: what goes with winning", "{game}: 勝ちと共に現れるもの"),
    "features.odds": Label("odds of winning are multiplied by, 95 % interval", "勝ちのオッズが何倍か(95 % 信頼区間)"),
    "features.n": Label(
        "Matches: n = {n}. A number: one standard deviation more; yes or no: yes. The sides of a match are compared "
        "with each other only.",
        "n = {n} 局。数は標準偏差ひとつ分、はい・いいえは「はい」の効果。同じ対局の中だけで比べています。",
    ),
    "features.clear": Label("clear, corrected for their number (Holm)", "明確(Holm 補正後)"),
    "features.open": Label("not clear", "明確でない"),
    "features.part": Label("source of points: goes with winning by definition", "得点源(定義上、勝ちと共に現れる)"),
    "features.always": Label("winners always had the most (right), the least (left)", "勝者が常に最多(右)・最少(左)"),
    "features.most": Label("The {shown} clearest of {count} figures.", "{count} 項目のうち明確な {shown} 項目。"),
    "features.edge": Label("Beyond ×{edge}: at the edge.", "×{edge} を超えるものは端に示す。"),
    "features.few": Label("So few matches hide most of what there is.", "対局が少なく、多くのことは見えません。"),
    "features.cause": Label("This goes with winning; it need not be its cause.", "原因とは限りません。"),
    "length.title": Label("How long matches take", "対局の長さ"),
    "length.moves": Label("moves, chance's included", "手数(偶然の手を含む)"),
    "length.group": Label("{game} for {players} (n = {n})", "{game} {players} 人 (n = {n})"),
    "length.n": Label(
        "Finished matches: n = {n}. Box: the middle half, with the median; lines: the range.",
        "n = {n} 局(終局したもの)。箱は中央の半分と中央値、線は全範囲。",
    ),
    "length.dots": Label("Dots: single matches, up to {most}.", "点は一局ずつ({most} 局まで)。"),
    "ratings.title": Label("Strength over time", "強さの推移"),
    "ratings.title_game": Label("{game}: strength over time", "{game}: 強さの推移"),
    "ratings.strength": Label("strength", "強さ"),
    "ratings.day": Label("day", "日付"),
    "ratings.number": Label("match", "何局目"),
    "ratings.n": Label(
        "Matches: n = {n}. Behind each name the strength and its standard deviation; all begin at 25 ± 8.3.",
        "n = {n} 局。名前の後は強さ ± 標準偏差。全員 25 ± 8.3 から始まる。",
    ),
    "ratings.bands": Label("Bands: one standard deviation on each side.", "帯は標準偏差ひとつ分の幅。"),
    "ratings.more": Label("The {shown} of {count} people with most matches.", "対局の多い {shown} 人(全 {count} 人)。"),
    "luck.title": Label("{game}: luck against result", "{game}: 運と結果"),
    "luck.more": Label("more than the others had", "他の人との差"),
    "luck.points": Label("points above the others", "他の人との得点差"),
    "luck.won": Label("won", "勝ち"),
    "luck.others": Label("did not win", "勝ちでない"),
    "luck.n": Label(
        "Matches: n = {n}, a mark a seat. Luck is what chance brought less what it brings on average; "
        "both axes are the seat less the mean of the others.",
        "n = {n} 局、印は席ごと。運は偶然の結果と平均との差。両軸とも、その席と他の席の平均との差。",
    ),
    "luck.r": Label("r = {r} ({low} to {high})", "r = {r}({low}〜{high})"),
    "luck.r_why": Label(
        "r: correlation with its 95 % interval, each match counted once.",
        "r: 相関係数と 95 % 信頼区間(一局を 1 と数える)。",
    ),
    "luck.few": Label("Under {few} matches it can hardly be told.", "{few} 局未満ではほとんど何も言えません。"),
}
