"""Statistics: what iron_age 12 asks of a match, counted from its events."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from projections.figures import Figures
from projections.games.iron_age import events as e
from projections.games.iron_age import luck, reach
from projections.games.iron_age.figures import STATS
from projections.games.iron_age.outcome import outcome, peg_positions, points
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step, Value
    from projections.games.iron_age.state import State

__all__ = ["STATS", "stats"]

Tally = list[Counter[str]]  # by seat; a missing key is 0


def stats(history: Sequence[Step]) -> Figures:
    if not history:
        return Figures(_whole("match", {}), ())
    seats = range(history[0].before.setup.seats)
    tally: Tally = [Counter() for _ in seats]
    for step in history:
        for event in step.events:
            if count := _COUNT.get(type(event)):
                count(tally, event)
    dice = luck.rolled(history)
    return Figures(
        _whole("match", _match(history) | luck.of_match(history, dice)),
        tuple(_whole("seat", _seat(history, tally, seat) | luck.of_seat(history, dice, seat)) for seat in seats),
    )


def _whole(scope: str, found: dict[str, Value]) -> dict[str, Value]:
    """Every declared figure of `scope`; None for those that this record does not tell."""
    return {figure.id: found.get(figure.id) for figure in STATS if figure.scope == scope}


def _seat(history: Sequence[Step], tally: Tally, seat: int) -> dict[str, Value]:
    state: State = history[-1].after
    realm = state.realms[seat]
    counted: dict[str, Value] = {
        figure.id: tally[seat][figure.id] for figure in STATS if figure.scope == "seat" and figure.type == "int"
    }
    # Without a turn of its own on record these would be a false 0, or are only known at the end.
    unknown = dict.fromkeys(
        figure.id for figure in STATS if figure.part or figure.id.startswith(("turn_of_die", "rolled_"))
    )
    purchases = _purchases(history, seat)
    return {
        **counted,
        **unknown,
        **(_points(state, seat) if outcome(state) else {}),
        **_dice_turns(history, seat),
        "peg_positions": peg_positions(realm),
        "extra": _extra(history, seat),
        "started": None if state.start_player is None else state.start_player == seat,
        "provinces": realm.provinces,
        "ports": realm.ports,
        "dice": reach.dice(state.setup, realm),
        "developments": len(realm.developments),
        "first_development": realm.developments[0].development if realm.developments else None,
        "purchases": "; ".join(purchases) or None,
        "highest_strength": max(_strengths(history, seat), default=None),
        "fate_faces": _fate_kept(history, seat),
    }


def _points(state: State, seat: int) -> dict[str, Value]:
    worth = points(state.setup, state.realms[seat])
    return {
        "points_monuments": worth.monuments,
        "points_developments": worth.developments,
        "points_bonuses": worth.bonuses,
        "points_wealth": worth.wealth,
        "points_tribute": worth.tribute,
        "points_marks": worth.marks,
    }


def _extra(history: Sequence[Step], seat: int) -> str | None:
    chosen = (step.events[0] for step in history if type(step.events[0]) is e.ExtraChosen)
    return next((event.extra for event in chosen if event.seat == seat), None)


def _dice_turns(history: Sequence[Step], seat: int) -> dict[str, Value]:
    """In which of its turns the seat won its third, fourth, … Empire die."""
    found: dict[str, Value] = {}
    for step in history:
        before, after = (reach.dice(state.setup, state.realms[seat]) for state in (step.before, step.after))
        for die in range(max(3, before + 1), after + 1):
            found[f"turn_of_die_{die}"] = step.before.round
    return found


def _purchases(history: Sequence[Step], seat: int) -> list[str]:
    """As `medicine r9 I1 W1 G2`, in the order bought."""
    told = []
    for step in history:
        event = step.events[0]
        if type(event) is e.DevelopmentBought and event.seat == seat:
            paid = (("I", event.innovation), ("W", event.wealth), ("G", event.goods))
            parts = (f"{kind}{count}" for kind, count in paid if count)
            told.append(" ".join((event.development, f"r{event.round}", *parts)))
    return told


def _strengths(history: Sequence[Step], seat: int) -> list[int]:
    return [
        event.strength
        for step in history
        for event in step.events
        if type(event) in (e.BattleFought, e.ConquestFought) and event.seat == seat
    ]


def _fate_kept(history: Sequence[Step], seat: int) -> str | None:
    """Final Fate faces, after portents, as `C2 D1`."""
    kept = Counter(
        fate
        for step in history
        if any(type(event) is e.Collected and event.seat == seat for event in step.events)
        for fate in (_fate_at_income(step),)
    )
    return luck.faces(kept)


def _fate_at_income(step: Step) -> str:
    """The Fate face that counts: as the step's own fact leaves it."""
    own = step.events[0]
    if type(own) is e.DieSet and own.was is None:
        return own.to
    return str(getattr(own, "fate", None) or step.before.fate)


def _match(history: Sequence[Step]) -> dict[str, Value]:
    state: State = history[-1].after
    result = outcome(state)
    found: dict[str, Value] = {
        "rounds": state.round,
        "start_player": None if state.start_player is None else letter(state.start_player),
        "monuments_unbuilt": sum(state.claims[place] is None for place in reach.in_play(state.setup)),
    }
    if result is not None and state.start_player is not None:
        found["reasons"] = result.reason
        if state.setup.seats > 1:
            best, second = sorted(result.scores, reverse=True)[:2]
            found["margin"] = best - second
            found["start_player_won"] = result.ranks[state.start_player] == 1
    return found


def _battle(tally: Tally, event: e.BattleFought | e.ConquestFought, source: str) -> None:
    mine = tally[event.seat]
    mine[f"tribute_{source}"] += event.tribute
    mine[f"marks_{source}"] += event.marks
    mine["armies_lost"] += event.armies
    mine["ships_lost"] += event.ships


def _battle_fought(tally: Tally, event: e.BattleFought) -> None:
    _battle(tally, event, event.disaster)


def _conquest_fought(tally: Tally, event: e.ConquestFought) -> None:
    _battle(tally, event, "conquest")
    mine = tally[event.seat]
    mine["conquests"] += 1
    mine["conquests_won" if event.tribute else "conquests_lost" if event.marks else "conquests_drawn"] += 1


def _conquest_declined(tally: Tally, event: e.ConquestDeclined) -> None:
    tally[event.seat]["conquests_declined"] += 1


def _collected(tally: Tally, event: e.Collected) -> None:
    tally[event.seat].update(
        turns=1,
        goods_gained=event.goods,
        goods_over_limit=event.goods_lost,
        food_gained=event.food,
        food_over_limit=event.food_lost,
        population_gained=event.population,
        innovation_gained=event.innovation,
        innovation_wasted=event.innovation,  # taken back where a development is bought
    )


def _fed(tally: Tally, event: e.Fed) -> None:
    tally[event.seat].update(food_eaten=event.food, marks_famine=event.unfed)


def _disaster_struck(tally: Tally, event: e.DisasterStruck) -> None:
    for mine, marks in zip(tally, event.marks, strict=True):
        mine[f"marks_{event.disaster}"] += marks


def _demanded(tally: Tally, event: e.TributeDemanded) -> None:
    tally[event.seat]["demands"] += 1


def _paid(tally: Tally, event: e.GoodPaid) -> None:
    tally[event.seat].update(goods_paid=1, tribute_denied=event.denied)
    tally[event.demander]["goods_received"] += event.received


def _tribute_got(tally: Tally, event: e.TributeYielded | e.TributeTaken) -> None:
    tally[event.demander]["tribute_demands"] += event.tribute


def _province_built(tally: Tally, event: e.ProvinceBuilt) -> None:
    tally[event.seat].update(armies_granted=event.armies, tribute_provinces=event.tribute)


def _population_used(tally: Tally, event: e.ProvinceFilled | e.PortPopulationFilled | e.MonumentFilled) -> None:
    tally[event.seat]["population_used"] += event.n


def _port_goods(tally: Tally, event: e.PortGoodsFilled) -> None:
    tally[event.seat]["goods_for_ports"] += event.n


def _monument(tally: Tally, event: e.MonumentCompleted) -> None:
    tally[event.seat]["monuments_first" if event.first else "monuments_later"] += 1


def _army(tally: Tally, event: e.ArmyRaised) -> None:
    tally[event.seat].update(armies_raised=event.n, food_for_armies=event.food, population_used=event.population)


def _ship(tally: Tally, event: e.ShipBuilt) -> None:
    tally[event.seat].update(ships_built=event.n, goods_for_ships=event.goods)


def _population_lost(tally: Tally, event: e.PopulationLost) -> None:
    tally[event.seat]["population_wasted"] += event.population


def _bought(tally: Tally, event: e.DevelopmentBought) -> None:
    mine = tally[event.seat]
    mine.update(goods_for_developments=event.goods, wealth_spent=event.wealth)
    mine["innovation_wasted"] -= event.innovation


def _stored(tally: Tally, event: e.WealthStored) -> None:
    tally[event.seat].update(wealth_stored=event.n, goods_for_wealth=event.goods)


def _die_set(tally: Tally, event: e.DieSet) -> None:
    tally[event.seat]["portents_used"] += 1


_COUNT: dict[type, Callable[[Tally, Any], None]] = {
    e.BattleFought: _battle_fought,
    e.ConquestFought: _conquest_fought,
    e.ConquestDeclined: _conquest_declined,
    e.Collected: _collected,
    e.Fed: _fed,
    e.DisasterStruck: _disaster_struck,
    e.TributeDemanded: _demanded,
    e.GoodPaid: _paid,
    e.TributeYielded: _tribute_got,
    e.TributeTaken: _tribute_got,
    e.ProvinceBuilt: _province_built,
    e.ProvinceFilled: _population_used,
    e.PortPopulationFilled: _population_used,
    e.MonumentFilled: _population_used,
    e.PortGoodsFilled: _port_goods,
    e.MonumentCompleted: _monument,
    e.ArmyRaised: _army,
    e.ShipBuilt: _ship,
    e.PopulationLost: _population_lost,
    e.DevelopmentBought: _bought,
    e.WealthStored: _stored,
    e.DieSet: _die_set,
}
