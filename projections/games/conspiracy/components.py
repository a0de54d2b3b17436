"""Components: the lords, locations and chamber spots (section 2), as literal tables."""

from __future__ import annotations

from typing import NamedTuple

Lord = str  # colour letter and influence points: `B6`; copies of one type cannot be told apart
Location = str  # the code of table 2.2: `W7`
Color = str  # a letter of COLORS
Spot = int  # 1 … 15 in filling order

COLORS = "YRGBP"
COLOR_WORDS = {"Y": "yellow", "R": "red", "G": "green", "B": "blue", "P": "purple"}
VALUES = (0, 1, 2, 3, 4, 6)  # there is no lord of value 5
COPIES = {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}  # by value, in each colour
LORD_PEARLS = {3: 2, 4: 1}  # by value

LORDS: tuple[Lord, ...] = tuple(f"{color}{value}" for color in COLORS for value in VALUES)
VALUE = {lord: int(lord[1]) for lord in LORDS}
PILE = {lord: COLORS.index(lord[0]) for lord in LORDS}  # which of the five discard piles it belongs to
DECK: tuple[Lord, ...] = tuple(lord for lord in LORDS for _ in range(COPIES[VALUE[lord]]))

SWAP, SILVER, GOLD, REVEAL = 0, 1, 2, 6  # values with a power or key of their own


class Card(NamedTuple):
    """What is printed on a location; its end bonus is counted in `score`."""

    points: int
    pearls: int = 0


LOCATIONS: dict[Location, Card] = {
    "W7": Card(7),
    "W5": Card(5, pearls=1),
    "W4": Card(4, pearls=2),
    "W3": Card(3, pearls=3),
    "SK": Card(0),
    "GK": Card(0),
    "PE": Card(0),
    "LO": Card(0),
    "F1": Card(3),
    "F2": Card(3),
    "RL": Card(3),
    "RS": Card(3),
    "AK": Card(3),
    "SD": Card(3),
    "MY": Card(0),
    "MR": Card(0),
    "MG": Card(0),
    "MB": Card(0),
    "MP": Card(0),
    "CY": Card(1),
    "CR": Card(1),
    "CG": Card(1),
    "CB": Card(1),
    "CP": Card(1),
}
BONUS_LOCATIONS: dict[Location, Card] = {  # Z6 has its base value from the option `zero_six_base_ip`
    "A1": Card(0),
    "A2": Card(0),
    "A3": Card(0),
    "A4": Card(0),
    "Z6": Card(0),
}
CARDS: dict[Location, Card] = LOCATIONS | BONUS_LOCATIONS
FORCED = {"F1": 1, "F2": 2}  # how many lords the opponents must draw

ORDER = {code: number for number, code in enumerate((*LORDS, *CARDS))}  # canonical order within a line (section 9)

CHAMBER_SIZE = 15
MAX_DRAW = 3
COALITION_POINTS = 3  # a lord
MASTER_POINTS = 5
ROWS: tuple[range, ...] = (range(1, 6), range(6, 10), range(10, 13), range(13, 15), range(15, 16))

NEIGHBORS: tuple[tuple[Spot, ...], ...] = (  # by spot; there is no spot 0
    (),
    (2, 6),
    (1, 3, 6, 7),
    (2, 4, 7, 8),
    (3, 5, 8, 9),
    (4, 9),
    (1, 2, 7, 10),
    (2, 3, 6, 8, 10, 11),
    (3, 4, 7, 9, 11, 12),
    (4, 5, 8, 12),
    (6, 7, 11, 13),
    (7, 8, 10, 12, 13, 14),
    (8, 9, 11, 14),
    (10, 11, 14, 15),
    (11, 12, 13, 15),
    (13, 14),
)
