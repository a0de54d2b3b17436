"""Outcome: when it is over, what each realm is worth, and who is before whom (iron_age 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from projections.games.iron_age import powers, reach
from projections.outcome import Outcome, ranked

if TYPE_CHECKING:
    from projections.games.iron_age.setup import Setup
    from projections.games.iron_age.state import Realm, State

REASONS = ("developments", "tribute", "monuments", "round_limit")


class Points(Struct, frozen=True):
    """Where a score comes from; the fields add up to it."""

    monuments: int
    developments: int
    bonuses: int  # of developments, at the end
    wealth: int
    tribute: int
    marks: int  # 0 or less

    @property
    def total(self) -> int:
        return self.monuments + self.developments + self.bonuses + self.wealth + self.tribute + self.marks


def conditions(state: State) -> tuple[str, ...]:
    """The reasons to end that hold at the end of a round, the round limit apart."""
    limits = state.setup.sheet.short if state.setup.length == "short" else state.setup.sheet.full
    held = (
        max(len(realm.developments) for realm in state.realms) >= limits.developments,
        max(realm.tribute for realm in state.realms) >= limits.tribute,
        monuments_left(state) <= limits.monuments_left,
    )
    return tuple(reason for reason, holds in zip(REASONS, held, strict=False) if holds)


def monuments_left(state: State) -> int:
    """Monuments in play that nobody, or with monument_end_scope: single the keenest builder, has not completed."""
    places = reach.in_play(state.setup)
    if state.setup.monument_end_scope == "single":
        return min(sum(realm.monument_points[place] is None for place in places) for realm in state.realms)
    return sum(state.claims[place] is None for place in places)


def points(setup: Setup, realm: Realm) -> Points:
    sheet = setup.sheet
    completed = [circled for circled in realm.monument_points if circled is not None]
    bought = powers.owned(sheet, realm)
    return Points(
        monuments=sum(completed),
        developments=sum(each.points for each in bought),
        bonuses=sum(
            each.per_ship * realm.ships
            + each.per_port * realm.ports
            + each.per_province * realm.provinces
            + each.per_monument * len(completed)
            for each in bought
        ),
        wealth=sheet.points_per_wealth * realm.wealth,
        tribute=realm.tribute,
        marks=-realm.marks,
    )


def peg_positions(realm: Realm) -> int:
    return realm.wealth + realm.ships + realm.armies + realm.goods + realm.food


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    scores = points_so_far(state)
    keys = [(score, peg_positions(realm)) for score, realm in zip(scores, state.realms, strict=True)]
    return Outcome(ranked(keys), scores, "+".join(state.reasons))


def points_so_far(state: State) -> tuple[int, ...]:
    """By seat: what each realm would be worth if it were over now."""
    return tuple(points(state.setup, realm).total for realm in state.realms)


def flags(_: State) -> tuple[dict[str, object], ...]:
    """Nothing irregular can be recorded in this game."""
    return ()
