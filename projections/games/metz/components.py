"""Components: the cards, princes and numbers of section 2, as literal tables.

What section 2.6 marks as assumed stands under ASSUMED and can be corrected there without touching a rule.
"""

from __future__ import annotations

Card = str  # type letter and value: `C7`
Kind = str  # letter of a type, of its cards and of its prince

KINDS: tuple[Kind, ...] = ("C", "M", "T", "P", "G", "S", "K")
KEYS = {
    "C": "cologne",
    "M": "mainz",
    "T": "trier",
    "P": "palatine",
    "G": "brandenburg",
    "S": "saxony",
    "K": "bohemia",
}
TEMPORAL = ("C", "M", "T")  # all three and one of SECULAR: sudden victory
SECULAR = ("P", "G", "S", "K")
POWER_ORDER = ("P", "G", "S", "K")
VALUES = range(1, 11)

CARDS: tuple[Card, ...] = tuple(f"{kind}{value}" for kind in KINDS for value in VALUES)
ORDER = {card: place for place, card in enumerate(CARDS)}  # card order, section 2.1
ROW = {kind: number for number, kind in enumerate(KINDS)}  # place of a type in every tuple by type
ROW_OF = {card: ROW[card[0]] for card in CARDS}
VALUE = {card: int(card[1:]) for card in CARDS}

CITY = 0  # the bailiff's place on the City tile, between the last space and space 1
RESERVE = 4
FINAL_TURNS = 2  # one for each player
DROPS = 3  # of the opponent of Brandenburg's holder
HOLDER_DEPLOYS = 4  # most cards of Bohemia's holder
OTHER_DEPLOYS = 3  # most cards of the other player

# ASSUMED: defaults that no source gives; the first three are options of a match (section 4.2).
CASTLE_SPACES = 12
STARTING_HAND = 3
BAILIFF_START = CITY
FIRST_PLAYER = 0

CASTLE_SIZES = range(6, 21)  # allowed values of the options
HAND_SIZES = range(1, 7)

PRESETS: dict[str, dict[str, str]] = {  # end of section 11.2: the options that a preset stands for
    "standard": {},
    "bga_help_en": {"deck_face": "down", "city_effect": "mandatory", "hand_floor": "never_last"},
}
