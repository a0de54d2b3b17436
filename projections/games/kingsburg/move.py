"""Move: what a seat or chance can do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.games.kingsburg.components import NOTHING, Dice, Goods
from projections.seats import CHANCE, Seat


class SetOrder(Struct, frozen=True, gc=False, tag="set_turn_order"):
    order: tuple[Seat, ...]
    seat: Seat = CHANCE


class DealEnemies(Struct, frozen=True, gc=False, tag="deal_enemies"):
    cards: tuple[str | None, ...]  # by year; None: unknown
    seat: Seat = CHANCE


class RollNeutral(Struct, frozen=True, gc=False, tag="roll_neutral"):
    three: Dice
    two: Dice
    seat: Seat = CHANCE


class RollDice(Struct, frozen=True, gc=False, tag="roll_dice"):
    player: Seat
    coloured: Dice
    white: Dice = ()
    seat: Seat = CHANCE


class Reroll(Struct, frozen=True, gc=False, tag="reroll_result"):
    player: Seat
    coloured: Dice  # the new values of the dice thrown again
    white: Dice = ()
    seat: Seat = CHANCE


class RevealEnemy(Struct, frozen=True, gc=False, tag="reveal_enemy"):
    card: str
    seat: Seat = CHANCE


class RollReinforcements(Struct, frozen=True, gc=False, tag="roll_reinforcements"):
    value: int
    seat: Seat = CHANCE


class ChooseAid(Struct, frozen=True, gc=False, tag="choose_aid_good"):
    seat: Seat
    good: int  # 0 gold, 1 wood, 2 stone


class ClaimGuild(Struct, frozen=True, gc=False, tag="claim_guild"):
    seat: Seat
    take: bool


class UseStatue(Struct, frozen=True, gc=False, tag="use_statue"):
    seat: Seat
    kind: Literal["coloured", "white"]


class UseChapel(Struct, frozen=True, gc=False, tag="use_chapel"):
    seat: Seat


class KeepRoll(Struct, frozen=True, gc=False, tag="keep_roll"):
    seat: Seat


class Influence(Struct, frozen=True, gc=False, tag="influence"):
    seat: Seat
    advisor: int
    coloured: Dice
    white: Dice = ()
    plus2: int = 0
    market: int = 0  # the shift: −1, 0 or +1
    envoy: bool = False


class Pass(Struct, frozen=True, gc=False, tag="pass_influence"):
    seat: Seat


class TakeHelp(Struct, frozen=True, gc=False, tag="take_help"):
    seat: Seat
    advisor: int
    goods: Goods  # received by choice; given back to the Alchemist; nothing where declined


class Build(Struct, frozen=True, gc=False, tag="build"):
    seat: Seat
    building: int
    envoy: bool = False


class EndBuild(Struct, frozen=True, gc=False, tag="end_build"):
    seat: Seat


class UseTownHall(Struct, frozen=True, gc=False, tag="use_town_hall"):
    seat: Seat
    pay: Literal["G", "W", "S", "T"]


class SkipTownHall(Struct, frozen=True, gc=False, tag="skip_town_hall"):
    seat: Seat


class Recruit(Struct, frozen=True, gc=False, tag="recruit"):
    seat: Seat
    soldiers: int
    goods: Goods = NOTHING  # paid


class ChooseSpoils(Struct, frozen=True, gc=False, tag="choose_spoils"):
    seat: Seat
    good: int


class ChooseLosses(Struct, frozen=True, gc=False, tag="choose_losses"):
    seat: Seat
    goods: Goods


ChanceMove = SetOrder | DealEnemies | RollNeutral | RollDice | Reroll | RevealEnemy | RollReinforcements
SeatMove = (
    ChooseAid
    | ClaimGuild
    | UseStatue
    | UseChapel
    | KeepRoll
    | Influence
    | Pass
    | TakeHelp
    | Build
    | EndBuild
    | UseTownHall
    | SkipTownHall
    | Recruit
    | ChooseSpoils
    | ChooseLosses
)
Move = ChanceMove | SeatMove
