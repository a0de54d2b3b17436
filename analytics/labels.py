"""Labels: the words of the columns that every game's frames have, and of their values."""

from __future__ import annotations

from projections.labels import Label, Labels

COLUMNS: Labels = {
    "match": Label("match", "対局"),
    "game": Label("game", "ゲーム"),
    "rules": Label("rules revision", "規則の版"),
    "mode": Label("mode", "モード"),
    "date": Label("date", "日付"),
    "day": Label("day", "対局日"),
    "place": Label("place", "場所"),
    "tags": Label("tags", "タグ"),
    "options": Label("options", "オプション"),
    "option": Label("option", "オプション"),
    "value": Label("value", "値"),
    "players": Label("players", "人数"),
    "sides": Label("sides", "陣営の数"),
    "winners": Label("winning sides", "勝った陣営の数"),
    "finished": Label("finished", "終局"),
    "reason": Label("reason", "終わり方"),
    "first": Label("first to move", "先手"),
    "minutes": Label("minutes", "所要時間(分)"),
    "started_at": Label("started (UTC)", "開始(UTC)"),
    "last_at": Label("last entry (UTC)", "最後の記録(UTC)"),
    "seat": Label("seat", "席"),
    "player": Label("player", "対局者"),
    "player_id": Label("player id", "対局者 ID"),
    "side": Label("side", "陣営"),
    "score": Label("score", "得点"),
    "rank": Label("rank", "順位"),
    "won": Label("won", "勝ち"),
    "win_share": Label("share of the win", "勝ちの分け前"),
    "expected_win": Label("win by chance", "偶然なら"),
    "moves": Label("moves", "手数"),
    "number": Label("move number", "何手目"),
    "matches": Label("matches", "対局数"),
    "kind": Label("kind", "種類"),
    "text": Label("move", "手"),
    "version": Label("version", "版"),
    "recorded_at": Label("recorded (UTC)", "記録(UTC)"),
    "source": Label("source of points", "得点源"),
    "points": Label("points", "点"),
    "games": Label("games", "ゲーム数"),
    "first_day": Label("first day", "最初の日"),
    "last_day": Label("last day", "最後の日"),
    "mu": Label("strength (mu)", "強さ(μ)"),
    "sigma": Label("uncertainty (sigma)", "不確かさ(σ)"),
    "ordinal": Label("rating (mu - 3 sigma)", "レーティング(μ−3σ)"),
}

VALUES: Labels = {  # by column and value
    "mode.observed": Label("observed", "記録"),
    "mode.dealt": Label("dealt", "配札"),
    "mode.simulated": Label("simulated", "模擬"),
}
