"""Events: the facts of a match. A move's own fact comes first; `cause` (in `moves`) gives the move back."""

from __future__ import annotations

from msgspec import Struct

from projections.games.kingsburg.components import Dice, Goods  # noqa: TC001  # msgspec resolves the field types
from projections.games.kingsburg.state import Group, Kind, Result, Step  # noqa: TC001
from projections.seats import Seat

Seats = tuple[Seat, ...]


class OrderSet(Struct, frozen=True, gc=False, tag="order_set"):
    order: Seats


class EnemiesDealt(Struct, frozen=True, gc=False, tag="enemies_dealt"):
    cards: tuple[str | None, ...]  # by year; None: unknown


class AidGiven(Struct, frozen=True, gc=False, tag="aid_given"):
    seat: Seat


class AidTied(Struct, frozen=True, gc=False, tag="aid_tied"):
    seats: Seats  # each of whom chooses a good, in this order


class AidChosen(Struct, frozen=True, gc=False, tag="aid_chosen"):
    seat: Seat
    good: int  # 0 gold, 1 wood, 2 stone


class StepBegan(Struct, frozen=True, gc=False, tag="step_began"):
    phase: int
    step: Step
    seats: Seats  # who acts in it, or rolls, in this order


class NeutralRolled(Struct, frozen=True, gc=False, tag="neutral_rolled"):
    three: Dice
    two: Dice
    groups: tuple[Group, ...]  # how they came to stand; a die set aside is in none


class GuildPaid(Struct, frozen=True, gc=False, tag="guild_paid"):
    seats: Seats
    gold: int  # each


class GuildClaimed(Struct, frozen=True, gc=False, tag="guild_claimed"):
    seat: Seat
    gold: int  # 0: forgotten


class Rolled(Struct, frozen=True, gc=False, tag="rolled"):
    seat: Seat
    coloured: Dice
    white: Dice


class StatueUsed(Struct, frozen=True, gc=False, tag="statue_used"):
    seat: Seat
    kind: Kind


class ChapelUsed(Struct, frozen=True, gc=False, tag="chapel_used"):
    seat: Seat


class Rerolled(Struct, frozen=True, gc=False, tag="rerolled"):
    seat: Seat
    coloured: Dice  # the new values of the dice thrown again
    white: Dice
    coloured_now: Dice  # all dice of the seat
    white_now: Dice
    more: bool  # another reroll is open to the seat


class RollKept(Struct, frozen=True, gc=False, tag="roll_kept"):
    seat: Seat


class OrderUpdated(Struct, frozen=True, gc=False, tag="order_updated"):
    order: Seats
    totals: tuple[int, ...]  # by seat


class Influenced(Struct, frozen=True, gc=False, tag="influenced"):
    seat: Seat
    advisor: int
    coloured: Dice
    white: Dice
    plus2: int
    market: int
    envoy: bool


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    seat: Seat


class ForcedPass(Struct, frozen=True, gc=False, tag="forced_pass"):
    seat: Seat


class HelpBegan(Struct, frozen=True, gc=False, tag="help_began"):
    seats: Seats  # the owners of the groups, in the order in which they are helped
    advisors: tuple[int, ...]  # where these stand


class HelpGiven(Struct, frozen=True, gc=False, tag="help_given"):
    seat: Seat
    advisor: int
    goods: Goods  # gained; less than 0 where given back
    vp: int
    plus2: int
    soldiers: int
    stable: int  # further soldiers, by the Stable


class HelpTaken(Struct, frozen=True, gc=False, tag="help_taken"):
    seat: Seat
    advisor: int
    choice: Goods  # as the move names it: nothing where declined
    goods: Goods
    vp: int
    plus2: int
    soldiers: int
    stable: int


class Peeked(Struct, frozen=True, gc=False, tag="peeked"):
    seat: Seat
    year: int
    card: str | None  # None: this record or viewer does not know it


class BoardCleared(Struct, frozen=True, gc=False, tag="board_cleared"):
    """All dice have left the board."""


class Built(Struct, frozen=True, gc=False, tag="built"):
    seat: Seat
    building: int
    envoy: bool
    price: Goods
    vp: int
    more: bool  # the seat may build a second one


class BuildEnded(Struct, frozen=True, gc=False, tag="build_ended"):
    seat: Seat


class SeasonEnded(Struct, frozen=True, gc=False, tag="season_ended"):
    inns: Seats
    plus2: int  # to each of them
    embassies: Seats
    vp: int  # to each of them


class TownHallUsed(Struct, frozen=True, gc=False, tag="town_hall_used"):
    seat: Seat
    goods: Goods  # paid
    plus2: int  # paid
    vp: int


class TownHallSkipped(Struct, frozen=True, gc=False, tag="town_hall_skipped"):
    seat: Seat


class RewardPaid(Struct, frozen=True, gc=False, tag="reward_paid"):
    seats: Seats
    vp: int  # each


class EnvoyReturned(Struct, frozen=True, gc=False, tag="envoy_returned"):
    seat: Seat  # who has not used it


class EnvoyGiven(Struct, frozen=True, gc=False, tag="envoy_given"):
    seat: Seat


class Recruited(Struct, frozen=True, gc=False, tag="recruited"):
    seat: Seat
    soldiers: int
    goods: Goods  # paid


class EnemyRevealed(Struct, frozen=True, gc=False, tag="enemy_revealed"):
    card: str


class KingRolled(Struct, frozen=True, gc=False, tag="king_rolled"):
    value: int


class Fought(Struct, frozen=True, gc=False, tag="fought"):
    card: str
    king: int  # 0 where no die is rolled
    combat: tuple[int, ...]  # by seat
    results: tuple[Result, ...]  # by seat
    seats: Seats  # winners and losers, in the order in which they are settled


class Won(Struct, frozen=True, gc=False, tag="won"):
    seat: Seat
    goods: Goods
    vp: int  # of the card
    fortress: int  # further points, by the Fortress; after the goods of choice where there are any
    due: int  # goods still to be chosen


class SpoilsChosen(Struct, frozen=True, gc=False, tag="spoils_chosen"):
    seat: Seat
    good: int
    fortress: int = 0  # points by the Fortress


class Lost(Struct, frozen=True, gc=False, tag="lost"):
    seat: Seat
    goods: Goods  # the fixed losses as far as held, and those of choice where there is none
    due: int  # goods still to be chosen


class LossesChosen(Struct, frozen=True, gc=False, tag="losses_chosen"):
    seat: Seat
    goods: Goods


class Destroyed(Struct, frozen=True, gc=False, tag="destroyed"):
    seat: Seat
    building: int
    vp: int  # taken back


class Beaten(Struct, frozen=True, gc=False, tag="beaten"):
    seat: Seat
    vp: int  # lost by the card


class StrongestPaid(Struct, frozen=True, gc=False, tag="strongest_paid"):
    seats: Seats
    vp: int  # each


class YearEnded(Struct, frozen=True, gc=False, tag="year_ended"):
    year: int


class MatchEnded(Struct, frozen=True, gc=False, tag="match_ended"):
    cathedrals: tuple[int, ...]  # points, by seat


Event = (
    OrderSet
    | EnemiesDealt
    | AidGiven
    | AidTied
    | AidChosen
    | StepBegan
    | NeutralRolled
    | GuildPaid
    | GuildClaimed
    | Rolled
    | StatueUsed
    | ChapelUsed
    | Rerolled
    | RollKept
    | OrderUpdated
    | Influenced
    | Passed
    | ForcedPass
    | HelpBegan
    | HelpGiven
    | HelpTaken
    | Peeked
    | BoardCleared
    | Built
    | BuildEnded
    | SeasonEnded
    | TownHallUsed
    | TownHallSkipped
    | RewardPaid
    | EnvoyReturned
    | EnvoyGiven
    | Recruited
    | EnemyRevealed
    | KingRolled
    | Fought
    | Won
    | SpoilsChosen
    | Lost
    | LossesChosen
    | Destroyed
    | Beaten
    | StrongestPaid
    | YearEnded
    | MatchEnded
)
