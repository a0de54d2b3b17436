"""Flow: what follows by itself, from one decision or roll to the next (sections 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.kingsburg import events as e
from projections.games.kingsburg import helping, placing, rolling, spending, winter
from projections.games.kingsburg.components import (
    ADVISORS,
    AUTUMN,
    EMBASSY,
    EMBASSY_VP,
    GUILD_GOLD,
    INN,
    INN_TOKENS,
    MERCHANTS_GUILD,
    RECRUIT,
    REWARD_VP,
    SPRING,
    SUMMER,
    TOWN_HALL,
    WINTER,
)
from projections.games.kingsburg.state import stands

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.kingsburg.state import State
    from projections.seats import Seat

Facts = tuple[Any, ...]


def follow(state: State) -> Facts:
    """The next facts that need neither a decision nor chance; () when somebody is awaited or the match is over."""
    found = _FOLLOW.get(state.step)
    return found(state) if found else ()


def _year(state: State) -> Facts:
    least = _least_developed(state)
    return (e.AidGiven(least[0]),) if len(least) == 1 else (e.AidTied(least),)


def _aid(state: State) -> Facts:
    return () if state.queue else _season_begins(state, SPRING)


def _season_begins(state: State, phase: int) -> Facts:
    if state.setup.seats == 2:
        return (e.StepBegan(phase, "neutral", ()),)
    return _before_roll(state, phase)


def _season(state: State) -> Facts:
    return _before_roll(state, state.phase)


def _before_roll(state: State, phase: int) -> Facts:
    owners = _owners(state, MERCHANTS_GUILD)
    if owners and state.setup.guild_claim == "claimed":
        return (e.StepBegan(phase, "guild", owners),)
    paid = (e.GuildPaid(owners, GUILD_GOLD),) if owners else ()
    return *paid, e.StepBegan(phase, "roll", state.turn_order)


def _guild(state: State) -> Facts:
    return () if state.queue else (e.StepBegan(state.phase, "roll", state.turn_order),)


def _roll(state: State) -> Facts:
    if state.queue:
        return ()
    again = tuple(seat for seat in state.turn_order if rolling.may_reroll(state.provinces[seat]))
    return (e.StepBegan(state.phase, "reroll", again),) if again else _order_updated(state)


def _reroll(state: State) -> Facts:
    return () if state.queue else _order_updated(state)


def _order_updated(state: State) -> Facts:
    order, totals = rolling.by_total(state)
    return e.OrderUpdated(order, totals), e.StepBegan(state.phase, "influence", order)


def _influence(state: State) -> Facts:
    if state.queue:
        seat = state.queue[0]
        return () if placing.can_place(state, seat) else (e.ForcedPass(seat),)
    helped = helping.in_order(state)
    return (e.HelpBegan(tuple(seat for seat, _ in helped), tuple(advisor for _, advisor in helped)),)


def _help(state: State) -> Facts:
    if not state.queue:
        builders = (seat for seat in state.turn_order if spending.buildable(state.provinces[seat]))
        return e.BoardCleared(), e.StepBegan(state.phase, "build", tuple(builders))
    seat, advisor = state.queue[0], state.helping[0]
    if len(helping.choices(state, seat, advisor)) > 1:
        return ()
    return e.HelpGiven(seat, advisor, *helping.gain(state, seat, advisor)), *peek(state, seat, advisor)


def peek(state: State, seat: Seat, advisor: int) -> Facts:
    """A look at this year's card, where the advisor grants one."""
    if not ADVISORS[advisor].peek:
        return ()
    return (e.Peeked(seat, state.year, state.enemies[state.year - 1]),)


def _build(state: State) -> Facts:
    if state.queue:
        return ()
    inns = _owners(state, INN) if state.phase == SUMMER else ()
    payers = tuple(
        seat for seat in _owners(state, TOWN_HALL) if seat in inns or spending.town_hall_pays(state.provinces[seat])
    )
    return (
        e.SeasonEnded(inns, INN_TOKENS, _owners(state, EMBASSY), EMBASSY_VP),
        e.StepBegan(state.phase, "town_hall", payers),
    )


def _town_hall(state: State) -> Facts:
    return () if state.queue else _PHASE_ENDED[state.phase](state)


def _reward(state: State) -> Facts:
    """Phase 3, and into summer."""
    most = max(map(spending.count_of, state.provinces))
    seats = tuple(seat for seat in state.turn_order if spending.count_of(state.provinces[seat]) == most)
    return e.RewardPaid(seats, REWARD_VP), *_season_begins(state, SUMMER)


def _envoy(state: State) -> Facts:
    """Phase 5, and into autumn."""
    least = _least_developed(state)
    returned = () if state.envoy_holder is None else (e.EnvoyReturned(state.envoy_holder),)
    given = (e.EnvoyGiven(least[0]),) if len(least) == 1 else ()
    return *returned, *given, *_season_begins(state, AUTUMN)


def _recruiting(state: State) -> Facts:
    able = (seat for seat in state.turn_order if spending.can_recruit(state.provinces[seat]))
    return (e.StepBegan(RECRUIT, "recruit", tuple(able)),)


def _recruit(state: State) -> Facts:
    return () if state.queue else (e.StepBegan(WINTER, "reveal", ()),)


def _revealed(state: State) -> Facts:
    if state.setup.reinforcements == "die":
        return (e.StepBegan(WINTER, "king", ()),)
    return (winter.fought(state, 0),)


def _attack(state: State) -> Facts:
    return (winter.fought(state, state.king[-1]),)


def _battle(state: State) -> Facts:
    return (winter.settled(state, state.queue[0]),) if state.queue else winter.aftermath(state)


def _ruin(state: State) -> Facts:
    return winter.ruin(state, state.queue[0])


def _least_developed(state: State) -> tuple[Seat, ...]:
    """Fewest buildings, of these the fewest goods; in turn order."""
    keys = [(spending.count_of(own), sum(own.goods)) for own in state.provinces]
    least = min(keys)
    return tuple(seat for seat in state.turn_order if keys[seat] == least)


def _owners(state: State, building: int) -> tuple[Seat, ...]:
    """In turn order."""
    return tuple(seat for seat in state.turn_order if stands(state.provinces[seat], building))


_PHASE_ENDED: dict[int, Callable[[State], Facts]] = {SPRING: _reward, SUMMER: _envoy, AUTUMN: _recruiting}

_FOLLOW: dict[str, Callable[[State], Facts]] = {
    "year": _year,
    "aid": _aid,
    "season": _season,
    "guild": _guild,
    "roll": _roll,
    "reroll": _reroll,
    "influence": _influence,
    "help": _help,
    "build": _build,
    "town_hall": _town_hall,
    "recruit": _recruit,
    "revealed": _revealed,
    "attack": _attack,
    "battle": _battle,
    "ruin": _ruin,
}
