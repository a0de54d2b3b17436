"""Events: what happened, with everything that followed from the sheet at that moment.

The first group are the moves' own facts, the second what followed without anybody choosing.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.iron_age.sheet import Disaster  # noqa: TC001  # msgspec resolves the field types
from projections.games.iron_age.state import Phase  # noqa: TC001
from projections.seats import CHANCE, Seat


class StartChosen(Struct, frozen=True, gc=False, tag="start_chosen"):
    player: Seat
    seat: Seat = CHANCE


class ExtraChosen(Struct, frozen=True, gc=False, tag="extra_chosen"):
    seat: Seat
    extra: Literal["port", "province"]
    population: int  # boxes that count as filled
    goods: int  # boxes that count as filled


class Rolled(Struct, frozen=True, gc=False, tag="rolled"):
    empire: str
    fate: str
    seat: Seat = CHANCE


class RerollChosen(Struct, frozen=True, gc=False, tag="reroll_chosen"):
    seat: Seat
    empire: str  # taken up from the table
    fate: bool


class Rerolled(Struct, frozen=True, gc=False, tag="rerolled"):
    empire: str  # of the dice taken up
    fate: str | None  # None: the Fate die was not taken up
    seat: Seat = CHANCE


class DiceKept(Struct, frozen=True, gc=False, tag="dice_kept"):
    seat: Seat


class FinalDiceNoted(Struct, frozen=True, gc=False, tag="final_dice_noted"):
    """The rolls of this turn were not noted one by one."""

    empire: str
    fate: str
    seat: Seat = CHANCE


class DieSet(Struct, frozen=True, gc=False, tag="die_set"):
    seat: Seat
    was: str | None  # Empire face; None: it is the Fate die
    to: str


class PortentsDeclined(Struct, frozen=True, gc=False, tag="portents_declined"):
    seat: Seat


class DiceAllocated(Struct, frozen=True, gc=False, tag="dice_allocated"):
    seat: Seat
    food: int  # either dice taken as food; the rest is population


class ConquestFought(Struct, frozen=True, gc=False, tag="conquest_fought"):
    seat: Seat
    strength: int
    enemy: int
    tribute: int  # gained
    marks: int  # taken
    armies: int  # lost
    ships: int  # lost
    boxes: int  # conquest boxes filled


class ConquestDeclined(Struct, frozen=True, gc=False, tag="conquest_declined"):
    seat: Seat


class GoodPaid(Struct, frozen=True, gc=False, tag="good_paid"):
    seat: Seat
    demander: Seat
    received: int  # 0 where the demander's row was full
    denied: int  # tribute that the demander does not get


class TributeYielded(Struct, frozen=True, gc=False, tag="tribute_yielded"):
    seat: Seat
    demander: Seat
    tribute: int


class ProvinceFilled(Struct, frozen=True, gc=False, tag="province_filled"):
    seat: Seat
    province: int
    n: int


class PortPopulationFilled(Struct, frozen=True, gc=False, tag="port_population_filled"):
    seat: Seat
    n: int


class PortGoodsFilled(Struct, frozen=True, gc=False, tag="port_goods_filled"):
    seat: Seat
    n: int


class MonumentFilled(Struct, frozen=True, gc=False, tag="monument_filled"):
    seat: Seat
    monument: str
    n: int
    place: int  # on the sheet, from 0


class ArmyRaised(Struct, frozen=True, gc=False, tag="army_raised"):
    seat: Seat
    n: int
    population: int  # spent
    food: int  # spent


class ShipBuilt(Struct, frozen=True, gc=False, tag="ship_built"):
    seat: Seat
    n: int
    goods: int  # spent


class BuildEnded(Struct, frozen=True, gc=False, tag="build_ended"):
    seat: Seat


class DevelopmentBought(Struct, frozen=True, gc=False, tag="development_bought"):
    seat: Seat
    development: str
    wealth: int
    goods: int
    innovation: int  # results that went into it
    round: int


class DevelopmentSkipped(Struct, frozen=True, gc=False, tag="development_skipped"):
    seat: Seat


class WealthStored(Struct, frozen=True, gc=False, tag="wealth_stored"):
    seat: Seat
    n: int
    goods: int  # spent


class ProvinceBuilt(Struct, frozen=True, gc=False, tag="province_built"):
    seat: Seat
    province: int
    armies: int  # gained
    tribute: int  # gained


class PortsBuilt(Struct, frozen=True, gc=False, tag="ports_built"):
    seat: Seat
    ports: int  # built now, in all


class MonumentCompleted(Struct, frozen=True, gc=False, tag="monument_completed"):
    seat: Seat
    monument: str
    points: int  # circled
    first: bool
    place: int  # on the sheet, from 0


class Collected(Struct, frozen=True, gc=False, tag="collected"):
    seat: Seat
    goods: int
    goods_lost: int  # beyond the row
    food: int
    food_lost: int  # beyond the row
    population: int
    innovation: int


class Fed(Struct, frozen=True, gc=False, tag="fed"):
    seat: Seat
    food: int  # eaten
    unfed: int  # provinces, each a skull mark


class DisasterStruck(Struct, frozen=True, gc=False, tag="disaster_struck"):
    seat: Seat  # whose dice they were
    disaster: Disaster
    marks: tuple[int, ...]  # by seat


class BattleFought(Struct, frozen=True, gc=False, tag="battle_fought"):
    seat: Seat
    disaster: Disaster
    strength: int
    enemy: int
    tribute: int  # gained
    marks: int  # taken
    armies: int  # lost
    ships: int  # lost


class TributeDemanded(Struct, frozen=True, gc=False, tag="tribute_demanded"):
    seat: Seat
    strength: int
    weaker: tuple[Seat, ...]  # clockwise from the demander


class TributeTaken(Struct, frozen=True, gc=False, tag="tribute_taken"):
    """From an opponent who had no good to pay."""

    seat: Seat
    demander: Seat
    tribute: int


class PhaseEntered(Struct, frozen=True, gc=False, tag="phase_entered"):
    seat: Seat  # whose turn it is
    phase: Phase


class PopulationLost(Struct, frozen=True, gc=False, tag="population_lost"):
    """What a turn's building left over."""

    seat: Seat
    population: int


class TurnBegan(Struct, frozen=True, gc=False, tag="turn_began"):
    seat: Seat
    round: int


class LastRoundKnown(Struct, frozen=True, gc=False, tag="last_round_known"):
    round: int


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    reasons: tuple[str, ...]


Event = (
    StartChosen
    | ExtraChosen
    | Rolled
    | RerollChosen
    | Rerolled
    | DiceKept
    | FinalDiceNoted
    | DieSet
    | PortentsDeclined
    | DiceAllocated
    | ConquestFought
    | ConquestDeclined
    | GoodPaid
    | TributeYielded
    | ProvinceFilled
    | PortPopulationFilled
    | PortGoodsFilled
    | MonumentFilled
    | ArmyRaised
    | ShipBuilt
    | BuildEnded
    | DevelopmentBought
    | DevelopmentSkipped
    | WealthStored
    | ProvinceBuilt
    | PortsBuilt
    | MonumentCompleted
    | Collected
    | Fed
    | DisasterStruck
    | BattleFought
    | TributeDemanded
    | TributeTaken
    | PhaseEntered
    | PopulationLost
    | TurnBegan
    | LastRoundKnown
    | GameEnded
)
