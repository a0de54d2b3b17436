"""Winter: the battle of all players against the card of the year (6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import (
    BUILDINGS,
    CATHEDRAL,
    CATHEDRAL_GOODS,
    ENEMIES,
    FORTRESS,
    FORTRESS_VP,
    STONE_WALL,
    STRONGEST_VP,
    YEARS,
    Goods,
)
from projections.games.kingsburg.evolve import evolve
from projections.games.kingsburg.spending import doomed, payments, points_lost, standing
from projections.games.kingsburg.state import stands

if TYPE_CHECKING:
    from projections.games.kingsburg.components import Enemy
    from projections.games.kingsburg.state import Province, Result, State
    from projections.seats import Seat


def card_of(state: State) -> Enemy:
    """The enemies of this year; they have been revealed."""
    return ENEMIES[state.revealed[state.year - 1]]


def combat(own: Province, enemy: Enemy, king: int) -> int:
    """Soldiers, the King's, and what the buildings count against these enemies."""
    value = own.soldiers + king
    for number in standing(own):
        building = BUILDINGS[number]
        value += building.defence + (building.bonus if building.against == enemy.kind else 0)
    return value


def fought(state: State, king: int) -> e.Fought:
    """All combat values and results, before anybody loses anything."""
    enemy = card_of(state)
    values = tuple(combat(own, enemy, king) for own in state.provinces)
    results = tuple(_result(own, value, enemy) for own, value in zip(state.provinces, values, strict=True))
    settled = tuple(seat for seat in state.turn_order if results[seat] != "draw")
    return e.Fought(state.revealed[-1], king, values, results, settled)


def settled(state: State, seat: Seat) -> e.Won | e.Lost:
    """A winner's reward, or the first of a loser's losses: the fixed goods, and those of choice where there is none."""
    own = state.provinces[seat]
    enemy = card_of(state)
    if state.results[seat] == "won":
        return e.Won(seat, enemy.win, enemy.win_vp, 0 if enemy.win_any else by_fortress(own), enemy.win_any)
    gold, wood, stone = map(min, own.goods, enemy.loss)
    held = (own.goods[0] - gold, own.goods[1] - wood, own.goods[2] - stone)
    due = min(enemy.any, sum(held))
    ways = tuple(payments(held, due))
    if len(ways) > 1:
        return e.Lost(seat, (gold, wood, stone), due)
    also: Goods = ways[0]
    return e.Lost(seat, (gold + also[0], wood + also[1], stone + also[2]), 0)


def by_fortress(own: Province) -> int:
    """Points for a victory, after all of the card's reward (6.7.4)."""
    return FORTRESS_VP if stands(own, FORTRESS) else 0


def ruin(state: State, seat: Seat) -> tuple[e.Destroyed | e.Beaten, ...]:
    """What a loser still loses after the goods: buildings, then points."""
    enemy = card_of(state)
    facts: list[e.Destroyed | e.Beaten] = []
    for _ in range(enemy.buildings):
        own = state.provinces[seat]
        if (building := doomed(own)) is not None:
            vp = BUILDINGS[building].vp if state.setup.building_vp_lost == "yes" else 0
            facts.append(e.Destroyed(seat, building, points_lost(state.setup, own, vp)))
            state = evolve(state, facts[-1])
    return *facts, e.Beaten(seat, points_lost(state.setup, state.provinces[seat], enemy.vp))


def aftermath(state: State) -> tuple[e.StrongestPaid | e.YearEnded | e.MatchEnded, ...]:
    """The point for the strongest of the winners, and the end of the year or of the match."""
    winners = [seat for seat in state.turn_order if state.results[seat] == "won"]
    most = max((state.combat[seat] for seat in winners), default=0)
    strongest = tuple(seat for seat in winners if state.combat[seat] == most)
    paid = (e.StrongestPaid(strongest, STRONGEST_VP),) if strongest else ()
    if state.year < YEARS:
        return *paid, e.YearEnded(state.year)
    return *paid, e.MatchEnded(tuple(map(_by_cathedral, state.provinces)))


def _result(own: Province, value: int, enemy: Enemy) -> Result:
    if value > enemy.strength or (value == enemy.strength and stands(own, STONE_WALL)):
        return "won"
    return "draw" if value == enemy.strength else "lost"


def _by_cathedral(own: Province) -> int:
    return sum(own.goods) // CATHEDRAL_GOODS if stands(own, CATHEDRAL) else 0
