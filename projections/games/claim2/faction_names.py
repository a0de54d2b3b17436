"""The names of factions and of their cards (claim2 3)."""

from __future__ import annotations

from projections.labels import Label, Labels

FACTION_NAMES: Labels = {
    "N": Label("Gnomes", "ノーム"),
    "I": Label("Giants", "ジャイアント"),
    "D": Label("Dragons", "ドラゴン"),
    "T": Label("Trolls", "トロール"),
    "S": Label("Seers", "予言者"),
    "G": Label("Goblins", "ゴブリン"),
    "K": Label("Knights", "騎士"),
    "U": Label("Undead", "アンデッド"),
    "W": Label("Dwarves", "ドワーフ"),
    "P": Label("Doppelgängers", "ドッペルゲンガー"),
}

CARD_NAMES: Labels = {
    "card.N": Label("Gnome", "ノーム"),
    "card.I": Label("Giant", "ジャイアント"),
    "card.D": Label("Dragon", "ドラゴン"),
    "card.T": Label("Troll", "トロール"),
    "card.S": Label("Seer", "予言者"),
    "card.G": Label("Goblin", "ゴブリン"),
    "card.K": Label("Knight", "騎士"),
    "card.U": Label("Undead", "アンデッド"),
    "card.W": Label("Dwarf", "ドワーフ"),
    "card.P": Label("Doppelgänger", "ドッペルゲンガー"),
}
