"""Labels of the figures (claim2 12)."""

from __future__ import annotations

from projections.games.claim2.components import KEYS
from projections.games.claim2.faction_names import FACTION_NAMES
from projections.labels import Label, Labels

_BY_FACTION = {
    "won": Label("{} won", "{}を獲得"),
    "cards": Label("{} scored", "得た{}の枚数"),
    "followers": Label("{} among the followers", "フォロワーの{}の枚数"),
    "decided": Label("how {} were decided", "{}の決まり方"),
}

_SEAT = {
    "cards_scored": Label("cards scored", "得たカードの枚数"),
    "tricks_phase1": Label("tricks won in phase 1", "フェーズ1で勝ったトリック"),
    "tricks_phase2": Label("tricks won in phase 2", "フェーズ2で勝ったトリック"),
    "leads": Label("leads held", "リードの回数"),
    "leads_by_dragon": Label("leads gained by a Dragon", "ドラゴンで得たリード"),
    "leads_lost_to_dragon": Label("leads lost to a Dragon", "ドラゴンで失ったリード"),
    "second_places": Label("tricks in second place", "2位のトリック"),
    "third_places": Label("tricks in third place", "3位のトリック"),
    "fourth_places": Label("tricks in fourth place", "4位のトリック"),
    "face_up_cards": Label("face-up cards taken", "獲得した表向きカード"),
    "face_up_mean": Label("mean value of face-up cards taken", "獲得した表向きカードの数字の平均"),
    "blind_cards": Label("cards drawn blind", "山札から引いたカード"),
    "blind_mean": Label("mean value of cards drawn blind", "山札から引いたカードの数字の平均"),
    "seer_wins": Label("tricks of phase 1 won with a Seer", "予言者で勝ったフェーズ1のトリック"),
    "peeks": Label("peeks", "覗いた回数"),
    "swaps": Label("top cards taken after a peek", "覗いて獲得した山札のカード"),
    "undead_phase1": Label("Undead scored in phase 1", "フェーズ1で得たアンデッド"),
    "gnomes_captured": Label("Gnomes captured", "捕らえたノーム"),
    "gnomes_lost": Label("Gnomes lost to Giants", "粉砕されたノーム"),
    "gnomes_surviving": Label("Gnomes surviving", "生き残ったノーム"),
    "giants_captured": Label("Giants captured", "捕獲したジャイアント"),
    "smashes": Label("Gnomes smashed", "粉砕した回数"),
    "smashes_declined": Label("chances to smash declined", "見送った粉砕"),
    "trolls_direct": Label("Trolls taken from a trick", "トリックから得たトロール"),
    "trolls_queue": Label("Trolls taken from the queue", "待機列から得たトロール"),
    "dwarves_by_losing": Label("Dwarves gained by losing", "負けて得たドワーフ"),
    "doppelganger_wins": Label("tricks won with a Doppelgänger", "ドッペルゲンガーで勝ったトリック"),
    "knight_wins": Label("tricks won with a Knight over a led Goblin", "ゴブリンのリードに騎士で勝ったトリック"),
    "ties_lost": Label("tricks lost on equal value", "同じ数字で負けたトリック"),
    "offsuit_plays": Label("plays that did not follow", "フォローしなかった回数"),
    "follower_mean": Label("mean value of the followers", "フォロワーの数字の平均"),
    "revokes": Label("revokes", "反則"),
}

_MATCH = {
    "deck": Label("deck", "山札の派閥"),
    "first_leader": Label("first leader", "最初のリード"),
    "moves": Label("move lines", "手数"),
    "longest_queue": Label("longest queue of Trolls", "最も長い待機列"),
    "trolls_unscored": Label("Trolls never scored", "得られなかったトロール"),
    "gnomes_smashed": Label("Gnomes smashed in all", "粉砕されたノームの総数"),
    "factions_unwon": Label("factions won by nobody", "誰も獲得しなかった派閥"),
    "tie_break": Label("a tie-break decided", "同点処理で決まった"),
    "margin_points": Label("margin in factions", "派閥数の差"),
    "margin_cards": Label("margin in cards of the narrowest faction", "最も僅差の派閥の枚数差"),
}

FIGURE_LABELS: Labels = {
    **{
        f"figure.{kind}_{KEYS[faction]}": Label(label.en.format(name.en), label.ja.format(name.ja))
        for kind, label in _BY_FACTION.items()
        for faction, name in FACTION_NAMES.items()
    },
    **{f"figure.{name}": label for name, label in {**_SEAT, **_MATCH}.items()},
}
