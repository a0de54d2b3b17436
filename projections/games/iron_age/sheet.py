"""The sheet of a match: all numbers of iron_age 2 as the rules look them up, and how a document becomes one."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Pegs = tuple[int, int, int, int, int]  # in the order of ROWS
Action = Literal["conquest", "tribute_demand", "portents"]
Disaster = Literal["unrest", "pestilence", "barbarians", "civil_war", "invasion"]

ROWS = ("wealth", "ships", "armies", "goods", "food")  # of the pegboard, top to bottom
LETTERS = {"food": "F", "population": "P", "either": "E", "goods": "G", "innovation": "I", "skull": "S"}
FACES = {letter: face for face, letter in LETTERS.items()}
EITHER, GOODS, INNOVATION, SKULL = "E", "G", "I", "S"  # the faces that the rules name beside food F and population P
ORDER = "".join(FACES)  # in which Empire faces are written whatever the sheet
ACTIONS: tuple[Action, ...] = ("conquest", "tribute_demand", "portents")
DISASTERS: tuple[Disaster, ...] = ("unrest", "pestilence", "barbarians", "civil_war", "invasion")
MARKS: tuple[Disaster, ...] = ("unrest", "pestilence", "civil_war")  # those that a development can be immune to
BATTLES: tuple[Disaster, ...] = ("barbarians", "invasion")
LENGTHS = ("short", "full")


class FateFace(Struct, frozen=True, gc=False):
    key: str
    letter: str
    sides: int = 1  # of the die that show it
    food_adjust: int = 0  # per food die
    action: Action | None = None
    goods: int = 0
    innovation: int = 0
    skulls: int = 0  # with any, the die is locked when it shows this face


class Monument(Struct, frozen=True, gc=False):
    key: str
    boxes: int
    first: int  # points of whoever completes it first
    later: int


class Development(Struct, frozen=True, gc=False):
    key: str
    cost: int
    points: int
    ignore_drought: bool = False
    immune: tuple[Disaster, ...] = ()
    food_per_food_die: int = 0
    population_per_population_die: int = 0
    combat: int = 0
    combat_per_ship: int = 0
    lose_ship_in_battle: bool = False
    enable_ships: bool = False
    innovation_value: int = 0
    per_ship: int = 0  # points at the end
    per_port: int = 0
    per_province: int = 0
    per_monument: int = 0


class EndLimits(Struct, frozen=True, gc=False):
    """At the end of a round the match is over with one player at the first two, or no more than the third left."""

    developments: int
    tribute: int
    monuments_left: int


class Sheet(Struct, frozen=True, gc=False):
    name: str  # as the record gives it: the version, or version@digest
    version: str
    empire_faces: str  # six letters, in the order of ORDER
    fate_faces: tuple[FateFace, ...]
    food_of_food: int
    food_of_either: int
    population_of_population: int
    population_of_either: int
    innovation_value: int
    good_value: int
    wealth_value: int
    goods_per_wealth: int
    start: Pegs
    limit: Pegs
    max_empire_dice: int
    province_boxes: tuple[int, ...]  # of province 2, 3, …
    province_tribute: tuple[int, ...]  # of province 2, 3, …
    province_armies: int
    port_population: int  # boxes of each port after the first
    port_goods: tuple[int, ...]  # boxes of port 2, 3, …
    extra_province_bonus: bool
    monuments: tuple[Monument, ...]
    monuments_removed: tuple[tuple[str, ...], ...]  # for 1, 2, … players
    disasters: tuple[tuple[int, Disaster], ...]  # fewest skulls first
    unrest_marks: int
    pestilence_marks: int
    civil_war_marks: int
    barbarian_strength: int
    invasion_strength: int
    conquest_boxes: int  # filled at the start
    army_population: int
    army_food: int
    ship_goods: int
    points_per_wealth: int
    developments: tuple[Development, ...]
    short: EndLimits
    full: EndLimits

    def fate(self, letter: str) -> FateFace:
        """The Fate face of this letter. Raises KeyError."""
        for face in self.fate_faces:
            if face.letter == letter:
                return face
        raise KeyError(letter)

    def development(self, key: str) -> Development:
        """Raises KeyError."""
        for development in self.developments:
            if development.key == key:
                return development
        raise KeyError(key)


def load(document: dict[str, Any], name: str) -> Sheet:
    """The sheet that a faultless `document` spells; `name` is what a record calls it."""
    provinces, ports, rows = document["provinces"], document["ports"], document["rows"]
    marks, enemy, end = document["skull_marks"], document["enemy"], document["end"]
    return Sheet(
        name=name,
        version=document["sheet_version"],
        empire_faces="".join(sorted((LETTERS[face] for face in document["empire_faces"]), key=ORDER.index)),
        fate_faces=tuple(FateFace(key, **face) for key, face in document["fate_faces"].items()),
        food_of_food=document["face_food"]["food"],
        food_of_either=document["face_food"]["either"],
        population_of_population=document["face_population"]["population"],
        population_of_either=document["face_population"]["either"],
        innovation_value=document["innovation_value"],
        good_value=document["good_value"],
        wealth_value=document["wealth_value"],
        goods_per_wealth=document["goods_per_wealth"],
        start=_pegs(rows, 0),
        limit=_pegs(rows, 1),
        max_empire_dice=document["max_empire_dice"],
        province_boxes=_numbered(provinces["boxes"]),
        province_tribute=_numbered(provinces["tribute"]),
        province_armies=provinces["armies"],
        port_population=ports["population"],
        port_goods=_numbered(ports["goods"]),
        extra_province_bonus=document["setup_extra_province_gives_bonus"],
        monuments=tuple(Monument(key, *numbers) for key, numbers in document["monuments"].items()),
        monuments_removed=tuple(tuple(document["monuments_removed"][players]) for players in "1234"),
        disasters=tuple(sorted((int(skulls), name) for skulls, name in document["disasters"].items())),
        unrest_marks=marks["unrest"],
        pestilence_marks=marks["pestilence"],
        civil_war_marks=marks["civil_war"],
        barbarian_strength=enemy["barbarians"],
        invasion_strength=enemy["invasion"],
        conquest_boxes=document["conquest_boxes_start"],
        army_population=document["army_cost"]["population"],
        army_food=document["army_cost"]["food"],
        ship_goods=document["ship_cost_goods"],
        points_per_wealth=document["points_per_wealth"],
        developments=tuple(_development(key, record) for key, record in document["developments"].items()),
        short=EndLimits(**end["short"]),
        full=EndLimits(**end["full"]),
    )


def _development(key: str, record: dict[str, Any]) -> Development:
    fields = {name: value for name, value in record.items() if name not in ("score_per", "immune")}
    points = {f"per_{thing.removesuffix('s')}": each for thing, each in record.get("score_per", {}).items()}
    return Development(key, immune=tuple(record.get("immune", ())), **fields, **points)


def _numbered(values: dict[str, int]) -> tuple[int, ...]:
    """Values under "2", "3", … in that order."""
    return tuple(values[str(number)] for number in range(2, len(values) + 2))


def _pegs(rows: dict[str, list[int]], which: int) -> Pegs:
    wealth, ships, armies, goods, food = (rows[row][which] for row in ROWS)
    return wealth, ships, armies, goods, food
