"""Components: the tables of section 2 and the figures of the rules; logic knows no number of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from projections.seats import Seat

Goods = tuple[int, int, int]  # gold, wood, stone
Dice = tuple[int, ...]  # faces, ascending

GOODS: Final = "GWS"
GOOD_KEYS: Final = ("gold", "wood", "stone")
NOTHING: Goods = (0, 0, 0)
TOKEN: Final = "T"  # a "+2" token where a player pays with it
FACES: Final = 6
COLOURED: Final = 3  # dice of a player
NEUTRAL: Seat = 98  # whose dice the blocking ones of the two-player game are: nobody's

ONE: tuple[Goods, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
TWO: tuple[Goods, ...] = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))
THREE: tuple[Goods, ...] = (
    *((3, 0, 0), (2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1)),
    *((1, 0, 2), (0, 3, 0), (0, 2, 1), (0, 1, 2), (0, 0, 3)),
)

PLUS2: Final = 2  # what a token adds to a set
YEARS: Final = 5
PHASES: tuple[str, ...] = (
    *("kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruit", "winter"),
)
SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUIT, WINTER = 2, 3, 4, 5, 6, 7, 8

AID_DICE: Final = 1
REWARD_VP: Final = 1
STRONGEST_VP: Final = 1
RECRUIT_PRICE: Final = 2  # goods a soldier
BARRACKS_PRICE: Final = 1
CHAPEL_MOST: Final = 7  # the highest roll that it lets you throw again
CRANE_GOLD: Final = 1
CRANE_COLUMNS: Final = (3, 4)
GUILD_GOLD: Final = 1
FARMS_DICE: Final = 1
INN_TOKENS: Final = 1
EMBASSY_VP: Final = 1
TOWN_HALL_VP: Final = 1
FORTRESS_VP: Final = 1
STABLE_SOLDIERS: Final = 1
CATHEDRAL_GOODS: Final = 2  # goods for one point


class Advisor(Struct, frozen=True, gc=False):
    """One of the 18 spaces; `choices` are what a player may pick, a fixed good of the same help included."""

    key: str
    goods: Goods = NOTHING
    choices: tuple[Goods, ...] = ()
    vp: int = 0
    plus2: int = 0
    soldiers: int = 0
    peek: bool = False
    swaps: bool = False  # gives one each of the other two kinds for one good, if the player wants
    optional: bool = False  # may be declined, with what it costs


ADVISORS: dict[int, Advisor] = {
    1: Advisor("jester", vp=1),
    2: Advisor("squire", (1, 0, 0)),
    3: Advisor("architect", (0, 1, 0)),
    4: Advisor("merchant", choices=((1, 0, 0), (0, 1, 0))),
    5: Advisor("sergeant", soldiers=1),
    6: Advisor("alchemist", swaps=True),
    7: Advisor("astronomer", choices=ONE, plus2=1),
    8: Advisor("treasurer", (2, 0, 0)),
    9: Advisor("master_hunter", choices=((1, 1, 0), (0, 1, 1))),
    10: Advisor("general", soldiers=2, peek=True),
    11: Advisor("swordsmith", choices=((1, 0, 1), (0, 1, 1))),
    12: Advisor("duchess", choices=TWO, plus2=1),
    13: Advisor("champion", (0, 0, 3)),
    14: Advisor("smuggler", choices=THREE, vp=-1, optional=True),
    15: Advisor("inventor", (1, 1, 1)),
    16: Advisor("wizard", (4, 0, 0)),
    17: Advisor("queen", choices=TWO, vp=3, peek=True),
    18: Advisor("king", (1, 1, 1), soldiers=1),
}


class Building(Struct, frozen=True, gc=False):
    """A place of the province board; its number is ten times the row plus the column."""

    key: str
    price: Goods
    vp: int
    defence: int = 0
    against: str = ""  # the enemies against which it counts `bonus` more
    bonus: int = 0


ROWS: Final = 5
COLUMNS: Final = 4
STATUE, CHAPEL, CHURCH, CATHEDRAL = 11, 12, 13, 14
INN, MARKET, FARMS, MERCHANTS_GUILD = 21, 22, 23, 24
GUARD_TOWER, BLACKSMITH, BARRACKS, WIZARDS_GUILD = 31, 32, 33, 34
PALISADE, STABLE, STONE_WALL, FORTRESS = 41, 42, 43, 44
BARRICADE, CRANE, TOWN_HALL, EMBASSY = 51, 52, 53, 54

BUILDINGS: dict[int, Building] = {
    STATUE: Building("statue", (2, 0, 0), 3),
    CHAPEL: Building("chapel", (3, 0, 1), 5),
    CHURCH: Building("church", (3, 1, 2), 7, against="demons", bonus=1),
    CATHEDRAL: Building("cathedral", (5, 0, 3), 9),
    INN: Building("inn", (1, 1, 0), 0),
    MARKET: Building("market", (2, 2, 0), 1),
    FARMS: Building("farms", (2, 3, 1), 2, -1),
    MERCHANTS_GUILD: Building("merchants_guild", (3, 1, 2), 4),
    GUARD_TOWER: Building("guard_tower", (1, 0, 1), 1, 1),
    BLACKSMITH: Building("blacksmith", (1, 2, 0), 2, 1),
    BARRACKS: Building("barracks", (2, 2, 1), 4),
    WIZARDS_GUILD: Building("wizards_guild", (3, 2, 2), 6, 2),
    PALISADE: Building("palisade", (0, 2, 0), 0, 1, against="zombies", bonus=1),
    STABLE: Building("stable", (1, 1, 1), 2),
    STONE_WALL: Building("stone_wall", (2, 0, 2), 2, 1),
    FORTRESS: Building("fortress", (3, 0, 2), 4, 1),
    BARRICADE: Building("barricade", (0, 1, 0), 0, against="goblins", bonus=1),
    CRANE: Building("crane", (0, 1, 1), 1),
    TOWN_HALL: Building("town_hall", (2, 1, 1), 2),
    EMBASSY: Building("embassy", (2, 2, 2), 4),
}


class Enemy(Struct, frozen=True, gc=False):
    """An enemy card: what a defeat takes and what a victory brings. Its id is `year-kind-strength`."""

    year: int
    kind: str
    strength: int
    loss: Goods = NOTHING
    any: int = 0  # goods of the loser's choice
    buildings: int = 0
    vp: int = 0  # lost
    win: Goods = NOTHING
    win_any: int = 0  # goods of the winner's choice
    win_vp: int = 0


ENEMIES: dict[str, Enemy] = {
    "1-barbarians-2": Enemy(1, "barbarians", 2, any=1, buildings=1, win=(1, 0, 0)),
    "1-goblins-2": Enemy(1, "goblins", 2, (0, 1, 1), buildings=1, vp=1, win=(0, 1, 0)),
    "1-goblins-3": Enemy(1, "goblins", 3, (1, 0, 0), buildings=1, win=(0, 0, 1)),
    "1-orcs-3": Enemy(1, "orcs", 3, any=2, vp=1, win=(1, 0, 0)),
    "1-zombies-4": Enemy(1, "zombies", 4, vp=2, win_vp=1),
    "2-goblins-3": Enemy(2, "goblins", 3, (0, 2, 2), buildings=1, vp=1, win=(0, 1, 0)),
    "2-goblins-4": Enemy(2, "goblins", 4, (2, 0, 0), buildings=1, win=(0, 0, 1)),
    "2-orcs-4": Enemy(2, "orcs", 4, any=2, buildings=1, win=(1, 0, 0)),
    "2-barbarians-5": Enemy(2, "barbarians", 5, any=2, vp=1, win=(1, 0, 0)),
    "2-zombies-5": Enemy(2, "zombies", 5, vp=2, win_vp=1),
    "3-goblins-4": Enemy(3, "goblins", 4, (0, 3, 3), buildings=1, vp=1, win=(0, 1, 0)),
    "3-goblins-5": Enemy(3, "goblins", 5, (3, 0, 0), buildings=1, win=(0, 0, 1)),
    "3-orcs-5": Enemy(3, "orcs", 5, any=2, buildings=1, win=(1, 0, 0)),
    "3-demons-6": Enemy(3, "demons", 6, (2, 1, 1), vp=1, win_vp=1),
    "3-zombies-6": Enemy(3, "zombies", 6, vp=2, win_vp=1),
    "4-goblins-5": Enemy(4, "goblins", 5, (0, 4, 4), buildings=1, vp=1, win=(0, 1, 0)),
    "4-goblins-6": Enemy(4, "goblins", 6, (4, 0, 0), buildings=1, win=(0, 0, 1)),
    "4-demons-6": Enemy(4, "demons", 6, any=4, vp=1, win=(1, 0, 0), win_vp=1),
    "4-orcs-7": Enemy(4, "orcs", 7, any=2, buildings=1, win_any=1),
    "4-zombies-7": Enemy(4, "zombies", 7, vp=2, win_vp=1),
    "5-barbarians-7": Enemy(5, "barbarians", 7, vp=8, win_vp=1),
    "5-barbarians-8": Enemy(5, "barbarians", 8, buildings=1, win_vp=1),
    "5-demons-8": Enemy(5, "demons", 8, buildings=1, vp=2, win_vp=2),
    "5-demons-9": Enemy(5, "demons", 9, buildings=1, win_vp=2),
    "5-dragons-9": Enemy(5, "dragons", 9, vp=5, win_vp=3),
}


def cards_of(year: int) -> tuple[str, ...]:
    """The ids of the five cards from which this year's one is taken."""
    return tuple(card for card, enemy in ENEMIES.items() if enemy.year == year)
