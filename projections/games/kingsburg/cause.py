"""Cause: the move that a fact is the own one of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.kingsburg import events as e
from projections.games.kingsburg import move as m
from projections.games.kingsburg.components import ONE, TOKEN
from projections.games.kingsburg.spending import PAYS

if TYPE_CHECKING:
    from collections.abc import Callable


def cause(event: Any) -> m.Move | None:
    """None for a consequence."""
    found = _CAUSE.get(type(event))
    return found(event) if found else None


def _town_hall(event: e.TownHallUsed) -> m.UseTownHall:
    return m.UseTownHall(event.seat, TOKEN if event.plus2 else PAYS[ONE.index(event.goods)])


def _influence(event: e.Influenced) -> m.Influence:
    return m.Influence(event.seat, event.advisor, event.coloured, event.white, event.plus2, event.market, event.envoy)


_CAUSE: dict[type, Callable[[Any], m.Move]] = {
    e.OrderSet: lambda event: m.SetOrder(event.order),
    e.EnemiesDealt: lambda event: m.DealEnemies(event.cards),
    e.NeutralRolled: lambda event: m.RollNeutral(event.three, event.two),
    e.Rolled: lambda event: m.RollDice(event.seat, event.coloured, event.white),
    e.Rerolled: lambda event: m.Reroll(event.seat, event.coloured, event.white),
    e.EnemyRevealed: lambda event: m.RevealEnemy(event.card),
    e.KingRolled: lambda event: m.RollReinforcements(event.value),
    e.AidChosen: lambda event: m.ChooseAid(event.seat, event.good),
    e.GuildClaimed: lambda event: m.ClaimGuild(event.seat, event.gold > 0),
    e.StatueUsed: lambda event: m.UseStatue(event.seat, event.kind),
    e.ChapelUsed: lambda event: m.UseChapel(event.seat),
    e.RollKept: lambda event: m.KeepRoll(event.seat),
    e.Influenced: _influence,
    e.Passed: lambda event: m.Pass(event.seat),
    e.HelpTaken: lambda event: m.TakeHelp(event.seat, event.advisor, event.choice),
    e.Built: lambda event: m.Build(event.seat, event.building, event.envoy),
    e.BuildEnded: lambda event: m.EndBuild(event.seat),
    e.TownHallUsed: _town_hall,
    e.TownHallSkipped: lambda event: m.SkipTownHall(event.seat),
    e.Recruited: lambda event: m.Recruit(event.seat, event.soldiers, event.goods),
    e.SpoilsChosen: lambda event: m.ChooseSpoils(event.seat, event.good),
    e.LossesChosen: lambda event: m.ChooseLosses(event.seat, event.goods),
}
