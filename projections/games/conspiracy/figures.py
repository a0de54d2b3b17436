"""Figures: what is measured of a match (section 12), with its words."""

from __future__ import annotations

from typing import NamedTuple

from projections.figures import Figure
from projections.games.conspiracy.components import CARDS, COLOR_WORDS
from projections.labels import Label, Labels


class _Row(NamedTuple):
    figure: Figure
    label: Label


def _seat(name: str, en: str, ja: str, unit: str = "", kind: str = "int", *, part: bool = False) -> _Row:
    return _Row(Figure(name, "seat", kind, unit, part), Label(en, ja))  # type: ignore[arg-type]


def _match(name: str, en: str, ja: str, unit: str = "", kind: str = "int") -> _Row:
    return _Row(Figure(name, "match", kind, unit), Label(en, ja))  # type: ignore[arg-type]


_COLORS_JA = {"yellow": "黄", "red": "赤", "green": "緑", "blue": "青", "purple": "紫"}

_ROWS: tuple[_Row, ...] = (
    _seat("points_lords", "best lord of each colour", "貴族の得点", "points", part=True),
    _seat("points_locations", "locations", "地域の得点", "points", part=True),
    _seat("points_coalition", "biggest coalition", "貴族連合の得点", "points", part=True),
    _seat("points_master", "Pearl Master token", "真珠マスターの得点", "points", part=True),
    _seat("margin", "score less the best other one", "他の最高点との差", "points"),
    _seat("began", "was first player", "先手だった", kind="bool"),
    _seat("turns", "turns taken", "手番の数", "turns"),
    _seat("triggered", "filled a chamber first", "最初に上院室を完成させた", kind="bool"),
    _seat("lords_placed", "lords placed", "配置した貴族", "lords"),
    _seat("empty_spots", "empty spots", "空いたままの場所", "spots"),
    _seat("draws_of_1", "draws of 1 lord", "1枚引いた回数"),
    _seat("draws_of_2", "draws of 2 lords", "2枚引いた回数"),
    _seat("draws_of_3", "draws of 3 lords", "3枚引いた回数"),
    _seat("lords_drawn", "lords drawn", "引いた貴族", "lords"),
    _seat("piles_taken", "piles taken", "取った捨て札の山"),
    _seat("pile_lords", "lords in the piles taken", "取った山の貴族", "lords"),
    _seat("largest_pile", "largest pile taken", "取った最大の山", "lords"),
    _seat("share_from_piles", "share of lords placed from piles", "山から配置した貴族の割合", kind="float"),
    _seat("lords_returned", "lords returned for want of spots", "場所がなく戻した貴族", "lords"),
    _seat("discards_fed", "own discards that an opponent took", "捨てた後に相手が取った貴族", "lords"),
    _seat("discards_fed_ip", "points of own discards that an opponent took", "同、影響点", "points"),
    _seat("colors", "colours in the chamber", "上院室の色数", "colours"),
    _seat("coalition_size", "lords in the biggest coalition", "最大の貴族連合の人数", "lords"),
    _seat("coalition_color", "colour of the biggest coalition", "最大の貴族連合の色", kind="str"),
    _seat("swaps", "swaps made", "入れ替えた回数"),
    _seat("swaps_declined", "swaps declined", "入れ替えを見送った回数"),
    _seat("swap_gain", "coalition growth by own swaps", "入れ替えによる貴族連合の増加", "lords"),
    _seat("pearls", "pearls", "真珠", "pearls"),
    _seat("pearls_from_lords", "pearls from lords", "貴族からの真珠", "pearls"),
    _seat("pearls_from_locations", "pearls from locations", "地域からの真珠", "pearls"),
    _seat("pearl_master", "Pearl Master at the end", "最後の真珠マスター", kind="bool"),
    _seat("master_won", "times the Master token was won", "真珠マスターを得た回数"),
    _seat("master_lost", "times the Master token was lost", "真珠マスターを失った回数"),
    _seat("master_turns", "turns of the table at whose end it was held", "真珠マスターだった手番数", "turns"),
    _seat("silver_keys", "silver keys gained", "得た銀の鍵", "keys"),
    _seat("gold_keys", "gold keys gained", "得た金の鍵", "keys"),
    _seat("keys_used", "keys used in pairs", "地域に使った鍵", "keys"),
    _seat("keys_wasted", "keys reset unused", "使わず無効になった鍵", "keys"),
    _seat("keys_free", "keys still free at the end", "最後に余った鍵", "keys"),
    _seat("locations_taken", "locations taken", "制圧した地域", "locations"),
    _seat("locations_drawn", "locations taken by drawing", "引いて制圧した地域", "locations"),
    _seat("locations_row", "locations taken from the row", "表向きから制圧した地域", "locations"),
    _seat("locations_searched", "locations searched in the deck", "山札から選んだ地域", "locations"),
    _seat("ip_drawn", "points of locations drawn", "引いた地域の得点", "points"),
    _seat("ip_row", "points of locations from the row", "表向きの地域の得点", "points"),
    _seat("ip_searched", "points of locations searched", "山札から選んだ地域の得点", "points"),
    _seat("forced_imposed", "forced draws imposed", "相手に強制した引き", "turns"),
    _seat("forced_suffered", "forced draws suffered", "強制された引き", "turns"),
    *(
        _seat(f"lords_{word}", f"{word} lords placed", f"{_COLORS_JA[word]}の貴族", "lords")
        for word in COLOR_WORDS.values()
    ),
    *(
        _seat(f"ip_{word}", f"sum of {word} lords", f"{_COLORS_JA[word]}の貴族の合計", "points")
        for word in COLOR_WORDS.values()
    ),
    *(_seat(f"ip_{code}", f"points of {code}, where taken", f"{code} の得点（制圧時）", "points") for code in CARDS),
    _match("table_turns", "turns", "手番の総数", "turns"),
    _match("choices", "decisions with more than one option", "選択肢のあった決定", "moves"),
    _match("lords_left", "lords left in the deck", "貴族山札の残り", "lords"),
    _match("discards_left", "lords left in the piles", "捨て札の山の残り", "lords"),
    _match("deck_exhausted", "the lord deck was empty at a time", "貴族山札が尽きた", kind="bool"),
    _match("reveals", "lords revealed by a 6", "6の貴族で捨てられた貴族", "lords"),
    _match("reshuffles", "reshuffles (RL, RS, SD)", "再シャッフル", ""),
    _match("master_changes", "times the Master token moved", "真珠マスターの移動", ""),
    _match("trigger_won", "who filled a chamber first won", "完成させた人が勝った", kind="bool"),
    _match("winning_margin", "first score less the second", "1位と2位の点差", "points"),
    _match("decided_by_pearls", "pearls broke a tie for the win", "真珠で勝敗が決まった", kind="bool"),
)

STATS: tuple[Figure, ...] = tuple(row.figure for row in _ROWS)
UNITS: Labels = {
    "colours": Label("colours", "色"),
    "keys": Label("keys", "本"),
    "locations": Label("locations", "枚"),
    "lords": Label("lords", "枚"),
    "pearls": Label("pearls", "個"),
    "spots": Label("spots", "箇所"),
}
FIGURES: Labels = {**UNITS, **{f"figure.{row.figure.id}": row.label for row in _ROWS}}
