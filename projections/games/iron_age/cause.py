"""Cause: the move that an event is the own fact of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.iron_age import events as e
from projections.games.iron_age import intents as m

if TYPE_CHECKING:
    from collections.abc import Callable


def cause(event: Any) -> m.Move | None:
    back = _CAUSE.get(type(event))
    return back(event) if back else None


_CAUSE: dict[type, Callable[[Any], m.Move]] = {
    e.StartChosen: lambda event: m.StartPlayer(event.player),
    e.ExtraChosen: lambda event: m.ChooseExtra(event.seat, event.extra),
    e.Rolled: lambda event: m.Roll(event.empire, event.fate),
    e.RerollChosen: lambda event: m.Reroll(event.seat, event.empire, event.fate),
    e.Rerolled: lambda event: m.RerollResult(event.empire, event.fate),
    e.DiceKept: lambda event: m.KeepDice(event.seat),
    e.FinalDiceNoted: lambda event: m.FinalDice(event.empire, event.fate),
    e.DieSet: lambda event: m.SetDie(event.seat, event.was, event.to),
    e.PortentsDeclined: lambda event: m.DeclinePortents(event.seat),
    e.DiceAllocated: lambda event: m.AllocateDice(event.seat, event.food),
    e.ConquestFought: lambda event: m.FightConquest(event.seat),
    e.ConquestDeclined: lambda event: m.DeclineConquest(event.seat),
    e.GoodPaid: lambda event: m.PayGood(event.seat),
    e.TributeYielded: lambda event: m.YieldTribute(event.seat),
    e.ProvinceFilled: lambda event: m.FillProvince(event.seat, event.province, event.n),
    e.PortPopulationFilled: lambda event: m.FillPortPopulation(event.seat, event.n),
    e.PortGoodsFilled: lambda event: m.FillPortGoods(event.seat, event.n),
    e.MonumentFilled: lambda event: m.FillMonument(event.seat, event.monument, event.n),
    e.ArmyRaised: lambda event: m.RaiseArmy(event.seat, event.n),
    e.ShipBuilt: lambda event: m.BuildShip(event.seat, event.n),
    e.BuildEnded: lambda event: m.EndBuild(event.seat),
    e.DevelopmentBought: lambda event: m.BuyDevelopment(event.seat, event.development, event.wealth, event.goods),
    e.DevelopmentSkipped: lambda event: m.SkipDevelopment(event.seat),
    e.WealthStored: lambda event: m.StoreWealth(event.seat, event.n),
}
