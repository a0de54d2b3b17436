"""Words of the statistics, in English and Japanese; keys as in `words`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.labels import Label

if TYPE_CHECKING:
    from projections.labels import Labels

STATISTICS: Labels = {
    "help.seats": Label("whether a seat wins more than its share, with a test", "席による有利不利と検定"),
    "help.versus": Label("people against each other, two by two", "対局者どうしの直接対決"),
    "help.people": Label("people: matches, wins, places, points", "対局者ごとの対局数・勝ち・順位・得点"),
    "help.length": Label("how many moves and minutes matches take", "対局の手数と時間"),
    "help.openings": Label("win rates by the first moves", "最初の手ごとの勝率"),
    "help.course": Label("how one match went: leads, the biggest swing, luck", "一局の流れ: 首位、最大の変動、運"),
    "help.luck": Label("what chance was worth in one match, by sampling", "一局で偶然がもたらしたもの(標本による)"),
    "opt.samples": Label("other outcomes drawn for each of chance's", "偶然の結果ごとに引き直す回数"),
    "col.luck": Label("luck", "運"),
    "col.two_errors": Label("two standard errors", "標準誤差の2倍"),
    "luck.said": Label(
        "{outcomes} outcomes of chance, each against {samples} others, played out at random; "
        "the share of a win that they were worth",
        "偶然の結果 {outcomes} 件を、それぞれ別の {samples} 件と比べ、ランダムに最後まで打ち継いだときの勝ちの割合の差",
    ),
    "luck.not_open": Label(
        "what else might have come cannot be drawn: the match has unknown or still secret cards, or no moves",
        "不明なカードやまだ秘密のカードがあるか、手順がないので、他にあり得た結果を引けません",
    ),
    "help.rebuild": Label("count everything again from the first event", "最初の記録からすべて数え直す"),
    "help.ratings": Label("strength of the players, match by match", "対局者の強さ(レーティング)"),
    "help.frames": Label("write the tables as Parquet and CSV files", "表を Parquet と CSV に書き出す"),
    "opt.since": Label("from this year, month or day on: YYYY[-MM[-DD]]", "この年・月・日から: YYYY[-MM[-DD]]"),
    "opt.until": Label("up to this year, month or day, included", "この年・月・日まで(含む)"),
    "opt.only_place": Label("only matches at this place", "この場所の対局だけ"),
    "opt.only_tag": Label("only matches with this tag", "このタグの対局だけ"),
    "opt.player_count": Label("only matches of so many seats", "この人数の対局だけ"),
    "opt.figure": Label("win rates by the values of this figure", "この項目の値ごとの勝率"),
    "opt.first_moves": Label("how many decisions from the start", "最初の何手を見るか"),
    "opt.with": Label("only pairs with this person", "この人との対戦だけ"),
    "opt.labels": Label("columns and values in the language of --lang", "列名と値を --lang の言語にする"),
    "opt.history": Label("every match of this person", "この人の一局ごとの推移"),
    "counting": Label("counting", "集計"),
    "counted": Label("{events} events are counted", "{events} 件を集計しました"),
    "log_replaced": Label(
        "events up to position {counted} were counted, and this log does not hold them: it was restored from an older "
        "copy, or altered. Check it with kifu verify; to count this one: kifu stats rebuild",
        "位置 {counted} まで集計済みですが、この記録にはありません。古い写しから戻したか、改ざんされています。"
        "kifu verify で確かめてください。この記録で数え直すには kifu stats rebuild",
    ),
    "no_figure": Label(
        "{game} has no figure “{figure}”; near: {near}", "{game} に項目「{figure}」はありません。近いもの: {near}"
    ),
    "no_running_score": Label(
        "{game} does not tell its points while it runs", "{game} は途中の得点が決まらないゲームです"
    ),
    "bad_span": Label(
        "“{met}” is not YYYY, YYYY-MM or YYYY-MM-DD", "「{met}」は YYYY、YYYY-MM、YYYY-MM-DD ではありません"
    ),
    "verdict.more": Label("more than by chance", "偶然より多い"),
    "verdict.less": Label("less than by chance", "偶然より少ない"),
    "verdict.open": Label("may be chance", "偶然かもしれない"),
    "verdict.few": Label("too few to tell", "少なくて言えない"),
    "yes": Label("yes", "はい"),
    "no": Label("no", "いいえ"),
    "test.exact": Label(
        "{game}, {players} seats: exact test over {n} matches, p {p}: {said}",
        "{game} {players} 人: 正確検定({n} 局)、p {p}: {said}",
    ),
    "test.chi-square": Label(
        "{game}, {players} seats: chi-square test over {n} matches, p {p}: {said}",
        "{game} {players} 人: カイ二乗検定({n} 局)、p {p}: {said}",
    ),
    "test.differ": Label("seats do not win alike", "席によって勝率が違う"),
    "test.alike": Label("no difference between seats can be told", "席による差は認められない"),
    "test.few": Label("too few matches to tell", "対局が少なく何とも言えない"),
    "alone": Label("solo and co-operative matches, with nobody to win against:", "相手のいない対局(ソロ・協力):"),
    "joint_note": Label(
        "odds: by how much one more of the figure multiplies the odds of winning, alone and together with the other "
        "clearest ones; p corrected for the number of figures (Holm). This is what goes with winning, not what causes "
        "it.",
        "オッズ比: その項目が1増えるごとに勝ちのオッズが何倍になるか(単独、および最も明確な項目と合わせて)。"
        "p は項目数で補正(Holm)。勝ちと共に現れるもので、原因とは限りません。",
    ),
    "sign.always": Label("always most", "常に最多"),
    "sign.never": Label("always least", "常に最少"),
    "course.leads": Label("points so far: {points}", "途中の得点: {points}"),
    "course.changes": Label("the lead changed {count} times, at moves {moves}", "首位交代 {count} 回: {moves} 手目"),
    "course.no_change": Label("the lead never changed", "首位交代なし"),
    "course.swing": Label(
        "biggest swing: move {move}, “{text}”: +{points} for {who}",
        "最大の変動: {move} 手目「{text}」、{who} に +{points} 点",
    ),
    "course.decided": Label(
        "{who} was in front for good from move {move} of {moves}",
        "{who} は {moves} 手のうち {move} 手目から首位を守った",
    ),
    "course.open": Label("nobody was in front for good by points alone", "得点だけで最後まで首位を守った人はいない"),
    "course.luck": Label("luck: what chance brought less what it brings on average", "運: 偶然の結果と平均との差"),
    "ratings_note": Label(
        "rating is strength less three standard deviations: what it hardly falls below",
        "レーティングは強さから標準偏差の3倍を引いた値(これより下はまずない)",
    ),
    "col.verdict": Label("what it says", "言えること"),
    "col.other": Label("against", "相手"),
    "col.ahead": Label("ahead", "上位"),
    "col.level": Label("level", "同順"),
    "col.behind": Label("behind", "下位"),
    "col.place_mean": Label("mean place", "平均順位"),
    "col.score": Label("mean points", "平均点"),
    "col.best": Label("best", "最高点"),
    "col.last_day": Label("last played", "最終対局日"),
    "col.first": Label("first to move", "先手"),
    "col.tag": Label("tag", "タグ"),
    "col.year": Label("year", "年"),
    "col.month": Label("month", "月"),
    "col.value": Label("value", "値"),
    "col.opening": Label("first moves", "最初の手"),
    "col.least": Label("least", "最少"),
    "col.low": Label("25 %", "25 %"),
    "col.median": Label("median", "中央値"),
    "col.high": Label("75 %", "75 %"),
    "col.most": Label("most", "最多"),
    "col.timed": Label("timed", "時間の記録"),
    "col.minutes": Label("minutes", "分"),
    "col.unit": Label("unit", "単位"),
    "col.odds": Label("odds", "オッズ比"),
    "col.holm": Label("p (Holm)", "補正した p"),
    "col.joint": Label("odds, jointly", "オッズ比(合同)"),
    "col.rating": Label("rating", "レーティング"),
    "col.mu": Label("strength", "強さ"),
    "col.sigma": Label("± (sigma)", "標準偏差(σ)"),
    "col.before": Label("before", "前"),
    "col.day": Label("day", "対局日"),
    "col.file": Label("file", "ファイル"),
}
