"""Section 12: what must hold after every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import projections.games.kingsburg as game
from projections.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, NEUTRAL, PLUS2
from projections.games.kingsburg.spending import standing
from projections.seats import CHANCE

if TYPE_CHECKING:
    from projections.figures import Step
    from projections.games.kingsburg.state import State


def conserved(state: State) -> None:
    """The invariants that one state shows (12: 1, 3, 5 to 8, 11 and 13)."""
    for own in state.provinces:
        assert min(*own.goods, own.plus2, own.soldiers) >= 0
        assert len(own.rows) == 5
        assert all(0 <= built <= 4 for built in own.rows)
        assert list(own.peeked) == sorted(set(own.peeked))
        assert state.setup.score_floor == "none" or own.vp >= 0
    if state.phase == 1:
        assert all(own.soldiers == 0 for own in state.provinces)
    assert state.aid_holder is None or state.phase <= 2
    assert sorted(state.turn_order) == list(range(state.setup.seats)) or not state.turn_order
    assert all(ENEMIES[card].year == year for year, card in enumerate(state.revealed, start=1))
    assert all(known in (None, card) for known, card in zip(state.enemies, state.revealed, strict=False))
    if state.combat and state.setup.reinforcements == "die":
        assert min(state.combat) >= 0
    _board(state)


def _board(state: State) -> None:
    for group in state.board:
        dice = (*group.coloured, *group.white)
        assert group.coloured
        assert group.advisor in ADVISORS
        assert group.advisor == sum(dice) + PLUS2 * group.plus2 + group.market or group.seat == NEUTRAL
    taken = [group.advisor for group in state.board]
    shared = {advisor for advisor in taken if taken.count(advisor) > 1}
    assert len(shared) <= 1
    assert sum(group.envoy for group in state.board) == len(taken) - len(set(taken))
    if state.step in ("influence", "help"):
        for seat, own in enumerate(state.provinces):
            placed = [group for group in state.board if group.seat == seat]
            assert len(own.coloured) + sum(len(group.coloured) for group in placed) == 3


def balanced(history: list[Step]) -> None:
    """The ledgers of points, goods and tokens (12: 2, 4, 9 and 10), from the figures of a whole match."""
    after = history[-1].after
    figures = game.stats(history).seats
    for own, row in zip(after.provinces, figures, strict=True):
        figure: dict[str, int] = dict(row)  # type: ignore[arg-type]
        gained = sum(figure[f"{good}_gained"] for good in ("gold", "wood", "stone"))
        paid = sum(figure[f"goods_{use}"] for use in ("to_alchemist", "for_buildings", "for_soldiers", "for_town_hall"))
        assert sum(own.goods) == gained - paid - figure["goods_lost"] == figure["goods_left"]
        assert own.plus2 == figure["tokens_gained"] - figure["tokens_placed"] - figure["tokens_to_town_hall"]
        if after.setup.building_vp_lost == "yes" and after.setup.score_floor == "none":
            worth = sum(BUILDINGS[building].vp for building in standing(own))
            assert figure["vp_built"] + figure["vp_destroyed"] == worth
        assert figure["buildings_built"] <= 15 + figure["envoys_for_buildings"]
        assert figure["envoys_received"] == (
            figure["envoys_for_advisors"] + figure["envoys_for_buildings"] + figure["envoys_wasted"]
        )
        assert figure["buildings_standing"] == figure["buildings_built"] - figure["buildings_lost"]
    assert sum(int(row["envoys_received"] or 0) for row in figures) <= 5


def asked(history: list[Step]) -> None:
    """Nobody is asked where only one choice is legal (6, 9.4)."""
    for number, step in enumerate(history, start=1):
        if step.move.seat != CHANCE:
            choices = list(game.moves(step.before, step.move.seat))
            assert len(choices) > 1, f"move {number}: {choices}"
