"""Intents: what a seat or chance can do, one Struct a move (iron_age 6)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.seats import CHANCE, Seat


class StartPlayer(Struct, frozen=True, gc=False, tag="start_player"):
    player: Seat
    seat: Seat = CHANCE


class ChooseExtra(Struct, frozen=True, gc=False, tag="choose_extra"):
    seat: Seat
    extra: Literal["port", "province"]


class Roll(Struct, frozen=True, gc=False, tag="roll"):
    empire: str  # letters of faces, in the order of ORDER
    fate: str  # letter
    seat: Seat = CHANCE


class Reroll(Struct, frozen=True, gc=False, tag="reroll"):
    seat: Seat
    empire: str
    fate: bool


class RerollResult(Struct, frozen=True, gc=False, tag="reroll_result"):
    empire: str
    fate: str | None
    seat: Seat = CHANCE


class KeepDice(Struct, frozen=True, gc=False, tag="keep_dice"):
    seat: Seat


class FinalDice(Struct, frozen=True, gc=False, tag="final_dice"):
    empire: str
    fate: str
    seat: Seat = CHANCE


class SetDie(Struct, frozen=True, gc=False, tag="set_die"):
    seat: Seat
    was: str | None  # Empire face; None: the Fate die
    to: str


class DeclinePortents(Struct, frozen=True, gc=False, tag="decline_portents"):
    seat: Seat


class AllocateDice(Struct, frozen=True, gc=False, tag="allocate_dice"):
    seat: Seat
    food: int


class FightConquest(Struct, frozen=True, gc=False, tag="fight_conquest"):
    seat: Seat


class DeclineConquest(Struct, frozen=True, gc=False, tag="decline_conquest"):
    seat: Seat


class PayGood(Struct, frozen=True, gc=False, tag="pay_good"):
    seat: Seat


class YieldTribute(Struct, frozen=True, gc=False, tag="yield_tribute"):
    seat: Seat


class FillProvince(Struct, frozen=True, gc=False, tag="fill_province"):
    seat: Seat
    province: int
    n: int


class FillPortPopulation(Struct, frozen=True, gc=False, tag="fill_port_population"):
    seat: Seat
    n: int


class FillPortGoods(Struct, frozen=True, gc=False, tag="fill_port_goods"):
    seat: Seat
    n: int


class FillMonument(Struct, frozen=True, gc=False, tag="fill_monument"):
    seat: Seat
    monument: str
    n: int


class RaiseArmy(Struct, frozen=True, gc=False, tag="raise_army"):
    seat: Seat
    n: int


class BuildShip(Struct, frozen=True, gc=False, tag="build_ship"):
    seat: Seat
    n: int


class EndBuild(Struct, frozen=True, gc=False, tag="end_build"):
    seat: Seat


class BuyDevelopment(Struct, frozen=True, gc=False, tag="buy_development"):
    seat: Seat
    development: str
    wealth: int
    goods: int


class SkipDevelopment(Struct, frozen=True, gc=False, tag="skip_development"):
    seat: Seat


class StoreWealth(Struct, frozen=True, gc=False, tag="store_wealth"):
    seat: Seat
    n: int


Move = (
    StartPlayer
    | ChooseExtra
    | Roll
    | Reroll
    | RerollResult
    | KeepDice
    | FinalDice
    | SetDie
    | DeclinePortents
    | AllocateDice
    | FightConquest
    | DeclineConquest
    | PayGood
    | YieldTribute
    | FillProvince
    | FillPortPopulation
    | FillPortGoods
    | FillMonument
    | RaiseArmy
    | BuildShip
    | EndBuild
    | BuyDevelopment
    | SkipDevelopment
    | StoreWealth
)
