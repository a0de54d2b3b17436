"""The invariants of section 12, asserted of a state, and the ledgers, of a whole history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import projections.games.iron_age as game
from projections.games.iron_age import reach
from projections.games.iron_age.sheet import ORDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step
    from projections.games.iron_age.state import Realm, State


def conserved(state: State) -> None:
    setup, sheet = state.setup, state.setup.sheet
    for realm in state.realms:
        pegs = (realm.wealth, realm.ships, realm.armies, realm.goods, realm.food)
        assert all(0 <= peg <= most for peg, most in zip(pegs, sheet.limit, strict=True))
        _boxes(state, realm)
        assert realm.conquest_boxes >= sheet.conquest_boxes
        assert len({each.development for each in realm.developments}) == len(realm.developments)
        assert len({each.round for each in realm.developments}) == len(realm.developments)  # one a turn at most
    for place, monument in enumerate(sheet.monuments):
        circled = [realm.monument_points[place] for realm in state.realms]
        claim = state.claims[place]
        assert (claim is None) == all(points is None for points in circled)
        assert claim is None or circled[claim] == monument.first
        assert all(points in (None, monument.later) for seat, points in enumerate(circled) if seat != claim)
    assert state.rolls <= 3 and state.population >= 0 and state.innovation >= 0
    assert list(state.empire) == sorted(state.empire, key=ORDER.index)
    if state.rolls:
        assert state.turn is not None
        assert len(state.empire) + state.rerolling == reach.dice(setup, state.realms[state.turn])


def _boxes(state: State, realm: Realm) -> None:
    sheet = state.setup.sheet
    full = sum(filled == boxes for filled, boxes in zip(realm.province_fill, sheet.province_boxes, strict=True))
    assert realm.provinces == 1 + full
    assert all(0 <= filled <= boxes for filled, boxes in zip(realm.province_fill, sheet.province_boxes, strict=True))
    assert realm.ports == reach.ports(state.setup, realm)
    assert 0 <= realm.port_population <= sheet.port_population * len(sheet.port_goods)
    assert 0 <= realm.port_goods <= sum(sheet.port_goods)
    for filled, points, monument in zip(realm.monument_fill, realm.monument_points, sheet.monuments, strict=True):
        assert 0 <= filled <= monument.boxes
        assert (filled == monument.boxes) == (points is not None)


def ledgers(history: Sequence[Step]) -> None:
    """What each realm has is what it began with, what it got and what it gave."""
    last: State = history[-1].after
    for realm, told in zip(last.realms, game.stats(history).seats, strict=True):
        _pegs_add_up(last, realm, told)
        tribute = ("provinces", "barbarians", "invasion", "conquest", "demands")
        assert realm.tribute == sum(told[f"tribute_{source}"] for source in tribute)
        marks = ("famine", "unrest", "pestilence", "civil_war", "barbarians", "invasion", "conquest")
        assert realm.marks == sum(told[f"marks_{source}"] for source in marks)
        assert realm.conquest_boxes == last.setup.sheet.conquest_boxes + told["conquests_won"]


def _pegs_add_up(state: State, realm: Realm, told: dict[str, Any]) -> None:
    wealth, ships, armies, goods, food = state.setup.sheet.start
    assert realm.wealth == wealth + told["wealth_stored"] - told["wealth_spent"]
    assert realm.ships == ships + told["ships_built"] - told["ships_lost"]
    assert realm.armies == armies + told["armies_granted"] + told["armies_raised"] - told["armies_lost"]
    got = told["goods_gained"] - told["goods_over_limit"] + told["goods_received"] - told["goods_paid"]
    gave = sum(told[f"goods_for_{thing}"] for thing in ("ports", "ships", "developments", "wealth"))
    assert realm.goods == goods + got - gave
    eaten = told["food_eaten"] + told["food_for_armies"]
    assert realm.food == food + told["food_gained"] - told["food_over_limit"] - eaten


def only_grow(history: Sequence[Step]) -> None:
    """Tribute, marks, developments, conquest boxes and a turn's skulls never decrease (but for portents)."""
    for step in history:
        for before, after in zip(step.before.realms, step.after.realms, strict=True):
            assert before.tribute <= after.tribute and before.marks <= after.marks
            assert before.conquest_boxes <= after.conquest_boxes
            assert after.developments[: len(before.developments)] == before.developments
        if step.before.rolls and step.after.rolls:
            assert step.before.empire.count("S") <= step.after.empire.count("S")


def turns_are_equal(history: Sequence[Step]) -> None:
    """Every round gives each player exactly one turn."""
    turns = [told["turns"] for told in game.stats(history).seats]
    assert turns == [history[-1].after.round] * len(turns)
