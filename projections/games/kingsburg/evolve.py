"""Evolve: the fold. It knows no rule: what a fact says is written into the state, and the queue moves on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from projections.games.kingsburg import events as e
from projections.games.kingsburg.components import ONE, Dice, Goods
from projections.games.kingsburg.state import Group, Province, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from projections.seats import Seat

Provinces = tuple[Province, ...]


def evolve(state: State, event: Any) -> State:
    """The state after `event`. Trusts the record: checks no rule, draws nothing."""
    return _EVOLVE[type(event)](state, event)


def _order_set(state: State, event: e.OrderSet) -> State:
    return replace(state, turn_order=event.order, step="enemies")


def _enemies_dealt(state: State, event: e.EnemiesDealt) -> State:
    return replace(state, enemies=event.cards, step="year")


def _aid_given(state: State, event: e.AidGiven) -> State:
    return replace(state, aid_holder=event.seat, step="aid")


def _aid_tied(state: State, event: e.AidTied) -> State:
    return replace(state, queue=event.seats, step="aid")


def _aid_chosen(state: State, event: e.AidChosen) -> State:
    return replace(state, provinces=_gain(state.provinces, event.seat, ONE[event.good]), queue=state.queue[1:])


def _step_began(state: State, event: e.StepBegan) -> State:
    return replace(state, phase=event.phase, step=event.step, queue=event.seats, built=False)


def _neutral_rolled(state: State, event: e.NeutralRolled) -> State:
    return replace(state, board=event.groups, step="season")


def _guild_paid(state: State, event: e.GuildPaid) -> State:
    provinces = state.provinces
    for seat in event.seats:
        provinces = _gain(provinces, seat, (event.gold, 0, 0))
    return replace(state, provinces=provinces)


def _guild_claimed(state: State, event: e.GuildClaimed) -> State:
    return replace(state, provinces=_gain(state.provinces, event.seat, (event.gold, 0, 0)), queue=state.queue[1:])


def _rolled(state: State, event: e.Rolled) -> State:
    own = replace(state.provinces[event.seat], coloured=event.coloured, white=event.white)
    return replace(state, provinces=_put(state.provinces, event.seat, own), queue=state.queue[1:])


def _statue_used(state: State, event: e.StatueUsed) -> State:
    own = replace(state.provinces[event.seat], statue_used=True)
    provinces = _put(state.provinces, event.seat, own)
    return replace(state, provinces=provinces, step="reroll_result", rerolling=event.kind)


def _chapel_used(state: State, event: e.ChapelUsed) -> State:
    own = replace(state.provinces[event.seat], chapel_used=True)
    provinces = _put(state.provinces, event.seat, own)
    return replace(state, provinces=provinces, step="reroll_result", rerolling="all")


def _rerolled(state: State, event: e.Rerolled) -> State:
    own = replace(state.provinces[event.seat], coloured=event.coloured_now, white=event.white_now)
    queue = state.queue if event.more else state.queue[1:]
    provinces = _put(state.provinces, event.seat, own)
    return replace(state, provinces=provinces, step="reroll", rerolling=None, queue=queue)


def _next(state: State, _: Any) -> State:
    return replace(state, queue=state.queue[1:], built=False)


def _order_updated(state: State, event: e.OrderUpdated) -> State:
    return replace(state, turn_order=event.order)


def _influenced(state: State, event: e.Influenced) -> State:
    seat = event.seat
    own = state.provinces[seat]
    own = replace(
        own,
        coloured=_without(own.coloured, event.coloured),
        white=_without(own.white, event.white) if event.white else own.white,
        plus2=own.plus2 - event.plus2,
        tokens=own.tokens + event.plus2,
        shifts=own.shifts + 1 if event.market else own.shifts,
    )
    group = Group(seat, event.advisor, event.coloured, event.white, event.plus2, event.market, event.envoy)
    return replace(
        state,
        provinces=_put(state.provinces, seat, own),
        board=(*state.board, group),
        queue=(*state.queue[1:], seat),
        envoy_holder=None if event.envoy else state.envoy_holder,
    )


def _help_began(state: State, event: e.HelpBegan) -> State:
    return replace(state, step="help", queue=event.seats, helping=event.advisors)


def _helped(state: State, event: e.HelpGiven | e.HelpTaken) -> State:
    own = state.provinces[event.seat]
    own = replace(
        own,
        vp=own.vp + event.vp,
        goods=_add(own.goods, event.goods),
        plus2=own.plus2 + event.plus2,
        soldiers=own.soldiers + event.soldiers + event.stable,
        stable_used=own.stable_used or event.stable > 0,
    )
    provinces = _put(state.provinces, event.seat, own)
    return replace(state, provinces=provinces, queue=state.queue[1:], helping=state.helping[1:])


def _peeked(state: State, event: e.Peeked) -> State:
    own = state.provinces[event.seat]
    if event.year not in own.peeked:
        own = replace(own, peeked=(*own.peeked, event.year))
    enemies = state.enemies
    if event.card is not None:
        enemies = (*enemies[: event.year - 1], event.card, *enemies[event.year :])
    return replace(state, provinces=_put(state.provinces, event.seat, own), enemies=enemies)


def _board_cleared(state: State, _: e.BoardCleared) -> State:
    provinces = tuple(
        Province(own.vp, own.goods, own.plus2, own.soldiers, own.rows, own.peeked) for own in state.provinces
    )
    return replace(state, provinces=provinces, board=())


def _built(state: State, event: e.Built) -> State:
    own = state.provinces[event.seat]
    row = event.building // 10 - 1
    own = replace(
        own,
        vp=own.vp + event.vp,
        goods=_less(own.goods, event.price),
        rows=(*own.rows[:row], event.building % 10, *own.rows[row + 1 :]),
    )
    return replace(
        state,
        provinces=_put(state.provinces, event.seat, own),
        queue=state.queue if event.more else state.queue[1:],
        built=event.more,
        envoy_holder=None if event.envoy else state.envoy_holder,
    )


def _season_ended(state: State, event: e.SeasonEnded) -> State:
    provinces = _score(state.provinces, event.embassies, event.vp)
    for seat in event.inns:
        own = provinces[seat]
        provinces = _put(provinces, seat, replace(own, plus2=own.plus2 + event.plus2))
    return replace(state, provinces=provinces, aid_holder=None)


def _town_hall_used(state: State, event: e.TownHallUsed) -> State:
    own = state.provinces[event.seat]
    goods = _less(own.goods, event.goods)
    own = replace(own, vp=own.vp + event.vp, goods=goods, plus2=own.plus2 - event.plus2)
    return replace(state, provinces=_put(state.provinces, event.seat, own), queue=state.queue[1:])


def _scored(state: State, event: e.RewardPaid | e.StrongestPaid) -> State:
    return replace(state, provinces=_score(state.provinces, event.seats, event.vp))


def _envoy_returned(state: State, _: e.EnvoyReturned) -> State:
    return replace(state, envoy_holder=None)


def _envoy_given(state: State, event: e.EnvoyGiven) -> State:
    return replace(state, envoy_holder=event.seat)


def _recruited(state: State, event: e.Recruited) -> State:
    own = state.provinces[event.seat]
    own = replace(own, soldiers=own.soldiers + event.soldiers, goods=_less(own.goods, event.goods))
    return replace(state, provinces=_put(state.provinces, event.seat, own), queue=state.queue[1:])


def _enemy_revealed(state: State, event: e.EnemyRevealed) -> State:
    return replace(state, revealed=(*state.revealed, event.card), step="revealed")


def _king_rolled(state: State, event: e.KingRolled) -> State:
    return replace(state, king=(*state.king, event.value), step="attack")


def _fought(state: State, event: e.Fought) -> State:
    return replace(state, step="battle", combat=event.combat, results=event.results, queue=event.seats)


def _won(state: State, event: e.Won) -> State:
    own = state.provinces[event.seat]
    own = replace(own, vp=own.vp + event.vp + event.fortress, goods=_add(own.goods, event.goods))
    provinces = _put(state.provinces, event.seat, own)
    if event.due:
        return replace(state, provinces=provinces, step="spoils", due=event.due)
    return replace(state, provinces=provinces, queue=state.queue[1:])


def _spoils_chosen(state: State, event: e.SpoilsChosen) -> State:
    provinces = _score(_gain(state.provinces, event.seat, ONE[event.good]), (event.seat,), event.fortress)
    return replace(state, provinces=provinces, step="battle", due=0, queue=state.queue[1:])


def _lost(state: State, event: e.Lost) -> State:
    provinces = _pay(state.provinces, event.seat, event.goods)
    return replace(state, provinces=provinces, step="losses" if event.due else "ruin", due=event.due)


def _losses_chosen(state: State, event: e.LossesChosen) -> State:
    return replace(state, provinces=_pay(state.provinces, event.seat, event.goods), step="ruin", due=0)


def _destroyed(state: State, event: e.Destroyed) -> State:
    own = state.provinces[event.seat]
    row = event.building // 10 - 1
    rows = (*own.rows[:row], event.building % 10 - 1, *own.rows[row + 1 :])
    return replace(state, provinces=_put(state.provinces, event.seat, replace(own, rows=rows, vp=own.vp - event.vp)))


def _beaten(state: State, event: e.Beaten) -> State:
    provinces = _score(state.provinces, (event.seat,), -event.vp)
    return replace(state, provinces=provinces, step="battle", queue=state.queue[1:])


def _year_ended(state: State, event: e.YearEnded) -> State:
    provinces = tuple(replace(own, soldiers=0) if own.soldiers else own for own in state.provinces)
    return replace(state, provinces=provinces, year=event.year + 1, phase=1, step="year")


def _match_ended(state: State, event: e.MatchEnded) -> State:
    provinces = tuple(
        replace(own, soldiers=0, vp=own.vp + vp) for own, vp in zip(state.provinces, event.cathedrals, strict=True)
    )
    return replace(state, provinces=provinces, step="over")


def _put(provinces: Provinces, seat: Seat, own: Province) -> Provinces:
    return (*provinces[:seat], own, *provinces[seat + 1 :])


def _gain(provinces: Provinces, seat: Seat, goods: Goods) -> Provinces:
    own = provinces[seat]
    return _put(provinces, seat, replace(own, goods=_add(own.goods, goods)))


def _pay(provinces: Provinces, seat: Seat, goods: Goods) -> Provinces:
    own = provinces[seat]
    return _put(provinces, seat, replace(own, goods=_less(own.goods, goods)))


def _score(provinces: Provinces, seats: Iterable[Seat], vp: int) -> Provinces:
    for seat in seats:
        own = provinces[seat]
        provinces = _put(provinces, seat, replace(own, vp=own.vp + vp))
    return provinces


def _add(held: Goods, more: Goods) -> Goods:
    return (held[0] + more[0], held[1] + more[1], held[2] + more[2])


def _less(held: Goods, paid: Goods) -> Goods:
    return (held[0] - paid[0], held[1] - paid[1], held[2] - paid[2])


def _without(held: Dice, gone: Dice) -> Dice:
    left = list(held)
    for face in gone:
        left.remove(face)
    return tuple(left)


_EVOLVE: dict[type, Callable[[State, Any], State]] = {
    e.OrderSet: _order_set,
    e.EnemiesDealt: _enemies_dealt,
    e.AidGiven: _aid_given,
    e.AidTied: _aid_tied,
    e.AidChosen: _aid_chosen,
    e.StepBegan: _step_began,
    e.NeutralRolled: _neutral_rolled,
    e.GuildPaid: _guild_paid,
    e.GuildClaimed: _guild_claimed,
    e.Rolled: _rolled,
    e.StatueUsed: _statue_used,
    e.ChapelUsed: _chapel_used,
    e.Rerolled: _rerolled,
    e.RollKept: _next,
    e.OrderUpdated: _order_updated,
    e.Influenced: _influenced,
    e.Passed: _next,
    e.ForcedPass: _next,
    e.HelpBegan: _help_began,
    e.HelpGiven: _helped,
    e.HelpTaken: _helped,
    e.Peeked: _peeked,
    e.BoardCleared: _board_cleared,
    e.Built: _built,
    e.BuildEnded: _next,
    e.SeasonEnded: _season_ended,
    e.TownHallUsed: _town_hall_used,
    e.TownHallSkipped: _next,
    e.RewardPaid: _scored,
    e.EnvoyReturned: _envoy_returned,
    e.EnvoyGiven: _envoy_given,
    e.Recruited: _recruited,
    e.EnemyRevealed: _enemy_revealed,
    e.KingRolled: _king_rolled,
    e.Fought: _fought,
    e.Won: _won,
    e.SpoilsChosen: _spoils_chosen,
    e.Lost: _lost,
    e.LossesChosen: _losses_chosen,
    e.Destroyed: _destroyed,
    e.Beaten: _beaten,
    e.StrongestPaid: _scored,
    e.YearEnded: _year_ended,
    e.MatchEnded: _match_ended,
}
