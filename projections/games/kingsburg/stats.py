"""Stats: the figures that STATS declares, counted from the facts of a match.

Every figure comes from public facts; only what a broken-off match has not reached is None.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from projections.figures import Figures
from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, FACES, GOOD_KEYS, ONE, YEARS
from projections.games.kingsburg.measures import MATCH_MEASURES, POINTS, SEAT_MEASURES, STATS
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step, Value
    from projections.games.kingsburg.components import Goods
    from projections.seats import Seat

__all__ = ["STATS", "stats"]

_FACE = (1 + FACES) / 2  # expected of a die
_ADVISOR_POINTS = {number: f"vp_{space.key}" for number, space in ADVISORS.items() if space.vp}
_RESULTS = {"won": "battles_won", "draw": "battles_drawn", "lost": "battles_lost"}


class _Tally:
    """What has been counted so far."""

    def __init__(self, seats: int) -> None:
        self.seats: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.built: list[list[str]] = [[] for _ in range(seats)]  # keys, in order
        self.reached: list[dict[str, int]] = [{} for _ in range(seats)]  # figures of years, once these are over
        self.unplaced = [0] * seats  # dice of this season
        self.total = [0] * seats  # their pips
        self.rerolls = "statue"  # which building rolls again
        self.year = 1
        self.enemies: list[str] = []
        self.king: list[int] = []
        self.leaders: list[frozenset[Seat]] = []  # at the end of each year
        self.blocked: int | None = None
        self.start: tuple[Seat, ...] = ()

    def points(self, seat: Seat) -> int:
        return sum(self.seats[seat][part] for part in POINTS)


def stats(history: Sequence[Step]) -> Figures:
    state = history[-1].after
    tally = _Tally(state.setup.seats)
    tally.start = history[0].before.turn_order
    for step in history:
        for event in step.events:
            if count := _COUNT.get(type(event)):
                count(tally, event)
    return Figures(_match(tally, history), [_seat(tally, seat, state) for seat in range(state.setup.seats)])


def _seat(tally: _Tally, seat: Seat, state: Any) -> dict[str, Value]:
    counted, own = tally.seats[seat], state.provinces[seat]
    placed, rolled = counted["placements"], counted["dice_rolled"]
    waiting = state.envoy_holder == seat and state.step == "over"
    told: dict[str, Value] = {
        **{key: counted[key] for key in POINTS},
        **{key: counted[key] for key in SEAT_MEASURES},
        **{f"{key}_{year}": None for key in _YEARLY for year in range(1, YEARS + 1)},
        **tally.reached[seat],
        "start_position": tally.start.index(seat) + 1 if tally.start else None,
        "buildings_standing": sum(own.rows),
        "first_building": tally.built[seat][0] if tally.built[seat] else None,
        "building_order": " ".join(tally.built[seat]),
        "goods_left": sum(own.goods),
        "envoys_wasted": counted["envoys_wasted"] + waiting,
        "advisor_mean": counted["advisor_sum"] / placed if placed else None,
        "roll_mean": counted["pips"] / rolled if rolled else None,
        "roll_luck": counted["pips"] - _FACE * rolled,
    }
    return told


def _match(tally: _Tally, history: Sequence[Step]) -> dict[str, Value]:
    sets = Counter({n: sum(seat[f"influenced_{n}"] for seat in tally.seats) for n in ADVISORS})
    points = sorted(map(tally.points, range(len(tally.seats))), reverse=True)
    changes = sum(now != before for before, now in zip(tally.leaders, tally.leaders[1:], strict=False))
    told: dict[str, Value] = {
        "moves": len(history),
        "decisions": sum(step.move.seat != CHANCE for step in history),
        "reinforcement_mean": sum(tally.king) / len(tally.king) if tally.king else None,
        "contested_advisor": sets.most_common(1)[0][0] if sets.total() else None,
        "lead_changes": changes,
        "margin": points[0] - points[1],
        "advisors_blocked": tally.blocked,
    }
    cards: list[str | None] = [*tally.enemies, *[None] * (YEARS - len(tally.enemies))]
    told |= {f"enemy_{year}": card for year, card in enumerate(cards, start=1)}
    assert told.keys() == MATCH_MEASURES.keys()
    return told


def _order_set(tally: _Tally, event: e.OrderSet) -> None:
    tally.start = event.order


def _aid_given(tally: _Tally, event: e.AidGiven) -> None:
    tally.seats[event.seat]["aid_dice"] += 1


def _aid_chosen(tally: _Tally, event: e.AidChosen) -> None:
    _gained(tally, event.seat, ONE[event.good], "goods_from_aid")


def _neutral_rolled(tally: _Tally, event: e.NeutralRolled) -> None:
    tally.blocked = (tally.blocked or 0) + len(event.groups)


def _guild_paid(tally: _Tally, event: e.GuildPaid) -> None:
    for seat in event.seats:
        _gained(tally, seat, (event.gold, 0, 0), "goods_from_guild")


def _guild_claimed(tally: _Tally, event: e.GuildClaimed) -> None:
    _gained(tally, event.seat, (event.gold, 0, 0), "goods_from_guild")


def _rolled(tally: _Tally, event: e.Rolled) -> None:
    dice = (*event.coloured, *event.white)
    tally.unplaced[event.seat], tally.total[event.seat] = len(dice), sum(dice)
    tally.seats[event.seat].update(dice_rolled=len(dice), pips=sum(dice))


def _statue_used(tally: _Tally, event: e.StatueUsed) -> None:
    tally.rerolls = "statue"
    tally.seats[event.seat]["statue_rerolls"] += 1


def _chapel_used(tally: _Tally, event: e.ChapelUsed) -> None:
    tally.rerolls = "chapel"
    tally.seats[event.seat]["chapel_rerolls"] += 1


def _rerolled(tally: _Tally, event: e.Rerolled) -> None:
    total = sum(event.coloured_now) + sum(event.white_now)
    tally.seats[event.seat][f"{tally.rerolls}_gain"] += total - tally.total[event.seat]
    tally.total[event.seat] = total


def _order_updated(tally: _Tally, event: e.OrderUpdated) -> None:
    tally.seats[event.order[0]]["turns_first"] += 1
    tally.seats[event.order[-1]]["turns_last"] += 1


def _influenced(tally: _Tally, event: e.Influenced) -> None:
    tally.unplaced[event.seat] -= len(event.coloured) + len(event.white)
    tally.seats[event.seat].update(
        {
            "placements": 1,
            f"influenced_{event.advisor}": 1,
            "advisor_sum": event.advisor,
            "tokens_placed": event.plus2,
            "market_shifts": abs(event.market),
            "envoys_for_advisors": int(event.envoy),
        }
    )


def _helped(tally: _Tally, event: e.HelpGiven | e.HelpTaken) -> None:
    counted = tally.seats[event.seat]
    gold, wood, stone = event.goods
    _gained(tally, event.seat, (max(gold, 0), max(wood, 0), max(stone, 0)), "goods_from_advisors")
    counted["goods_to_alchemist"] -= min(gold, 0) + min(wood, 0) + min(stone, 0)
    counted["tokens_gained"] += event.plus2
    counted["soldiers_from_advisors"] += event.soldiers + event.stable
    if event.vp:
        counted[_ADVISOR_POINTS[event.advisor]] += event.vp


def _peeked(tally: _Tally, event: e.Peeked) -> None:
    tally.seats[event.seat]["peeks"] += 1


def _board_cleared(tally: _Tally, _: e.BoardCleared) -> None:
    for seat, left in enumerate(tally.unplaced):
        tally.seats[seat]["dice_wasted"] += left


def _built(tally: _Tally, event: e.Built) -> None:
    tally.built[event.seat].append(BUILDINGS[event.building].key)
    tally.seats[event.seat].update(
        {
            "vp_built": event.vp,
            "buildings_built": 1,
            f"built_year_{tally.year}": 1,
            f"built_row_{event.building // 10}": 1,
            "goods_for_buildings": sum(event.price),
            "envoys_for_buildings": int(event.envoy),
        }
    )


def _season_ended(tally: _Tally, event: e.SeasonEnded) -> None:
    for seat in event.inns:
        tally.seats[seat]["tokens_gained"] += event.plus2
    for seat in event.embassies:
        tally.seats[seat]["vp_embassy"] += event.vp


def _town_hall_used(tally: _Tally, event: e.TownHallUsed) -> None:
    tally.seats[event.seat].update(
        vp_town_hall=event.vp, goods_for_town_hall=sum(event.goods), tokens_to_town_hall=event.plus2
    )


def _reward_paid(tally: _Tally, event: e.RewardPaid) -> None:
    for seat in event.seats:
        tally.seats[seat]["vp_reward"] += event.vp


def _envoy_returned(tally: _Tally, event: e.EnvoyReturned) -> None:
    tally.seats[event.seat]["envoys_wasted"] += 1


def _envoy_given(tally: _Tally, event: e.EnvoyGiven) -> None:
    tally.seats[event.seat]["envoys_received"] += 1


def _recruited(tally: _Tally, event: e.Recruited) -> None:
    tally.seats[event.seat].update(soldiers_recruited=event.soldiers, goods_for_soldiers=sum(event.goods))


def _king_rolled(tally: _Tally, event: e.KingRolled) -> None:
    tally.king.append(event.value)
    for counted in tally.seats:
        counted["soldiers_from_king"] += event.value


def _fought(tally: _Tally, event: e.Fought) -> None:
    tally.enemies.append(event.card)
    for seat, value in enumerate(event.combat):
        tally.seats[seat][_RESULTS[event.results[seat]]] += 1
        tally.reached[seat][f"combat_{tally.year}"] = value
        tally.reached[seat][f"combat_margin_{tally.year}"] = value - ENEMIES[event.card].strength


def _won(tally: _Tally, event: e.Won) -> None:
    _gained(tally, event.seat, event.goods, "goods_from_battle")
    tally.seats[event.seat].update(vp_cards=event.vp, vp_fortress=event.fortress)


def _spoils_chosen(tally: _Tally, event: e.SpoilsChosen) -> None:
    _gained(tally, event.seat, ONE[event.good], "goods_from_battle")
    tally.seats[event.seat]["vp_fortress"] += event.fortress


def _goods_lost(tally: _Tally, event: e.Lost | e.LossesChosen) -> None:
    tally.seats[event.seat]["goods_lost"] += sum(event.goods)


def _destroyed(tally: _Tally, event: e.Destroyed) -> None:
    tally.seats[event.seat].update(buildings_lost=1, vp_destroyed=-event.vp)


def _beaten(tally: _Tally, event: e.Beaten) -> None:
    tally.seats[event.seat]["vp_defeats"] -= event.vp


def _strongest_paid(tally: _Tally, event: e.StrongestPaid) -> None:
    for seat in event.seats:
        tally.seats[seat]["vp_strongest"] += event.vp


def _year_ended(tally: _Tally, _: e.YearEnded) -> None:
    points = [tally.points(seat) for seat in range(len(tally.seats))]
    tally.leaders.append(frozenset(seat for seat, own in enumerate(points) if own == max(points)))
    for seat, counted in enumerate(tally.seats):
        tally.reached[seat][f"vp_after_{tally.year}"] = points[seat]
        tally.reached[seat][f"built_year_{tally.year}"] = counted[f"built_year_{tally.year}"]
    tally.year += 1


def _match_ended(tally: _Tally, event: e.MatchEnded) -> None:
    for seat, vp in enumerate(event.cathedrals):
        tally.seats[seat]["vp_cathedral"] += vp
    _year_ended(tally, e.YearEnded(tally.year))


def _gained(tally: _Tally, seat: Seat, goods: Goods, source: str) -> None:
    for key, count in zip(GOOD_KEYS, goods, strict=True):
        tally.seats[seat][f"{key}_gained"] += count
    tally.seats[seat][source] += sum(goods)


_YEARLY = ("vp_after", "built_year", "combat", "combat_margin")

_COUNT: dict[type, Callable[[_Tally, Any], None]] = {
    e.OrderSet: _order_set,
    e.AidGiven: _aid_given,
    e.AidChosen: _aid_chosen,
    e.NeutralRolled: _neutral_rolled,
    e.GuildPaid: _guild_paid,
    e.GuildClaimed: _guild_claimed,
    e.Rolled: _rolled,
    e.StatueUsed: _statue_used,
    e.ChapelUsed: _chapel_used,
    e.Rerolled: _rerolled,
    e.OrderUpdated: _order_updated,
    e.Influenced: _influenced,
    e.HelpGiven: _helped,
    e.HelpTaken: _helped,
    e.Peeked: _peeked,
    e.BoardCleared: _board_cleared,
    e.Built: _built,
    e.SeasonEnded: _season_ended,
    e.TownHallUsed: _town_hall_used,
    e.RewardPaid: _reward_paid,
    e.EnvoyReturned: _envoy_returned,
    e.EnvoyGiven: _envoy_given,
    e.Recruited: _recruited,
    e.KingRolled: _king_rolled,
    e.Fought: _fought,
    e.Won: _won,
    e.SpoilsChosen: _spoils_chosen,
    e.Lost: _goods_lost,
    e.LossesChosen: _goods_lost,
    e.Destroyed: _destroyed,
    e.Beaten: _beaten,
    e.StrongestPaid: _strongest_paid,
    e.YearEnded: _year_ended,
    e.MatchEnded: _match_ended,
}
