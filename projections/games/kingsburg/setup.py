"""Setup: the options of section 4 and what a preset makes of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from projections.setup import Option

PUBLISHED = "published_first_edition"

OPTIONS: tuple[Option, ...] = (
    Option("preset", "none", ("none", PUBLISHED), excludes=("market_limit", "plus2_limit")),
    Option("market_limit", "none", ("none", "once_per_season")),
    Option("plus2_limit", "none", ("none", "one_per_group", "one_per_season")),
    Option("reinforcements", "die", ("die", "none")),
    Option("score_floor", "none", ("none", "zero")),
    Option("stable_limit", "each_advisor", ("each_advisor", "once_per_season")),
    Option("smuggler_optional", "yes", ("yes", "no")),
    Option("guild_claim", "automatic", ("automatic", "claimed")),
    Option("initial_order", "random", ("random", "given")),
    Option("building_vp_lost", "yes", ("yes", "no")),
)


class Setup(Struct, frozen=True, gc=False):
    seats: int
    preset: Literal["none", "published_first_edition"] = "none"
    market_limit: Literal["none", "once_per_season"] = "none"
    plus2_limit: Literal["none", "one_per_group", "one_per_season"] = "none"
    reinforcements: Literal["die", "none"] = "die"
    score_floor: Literal["none", "zero"] = "none"
    stable_limit: Literal["each_advisor", "once_per_season"] = "each_advisor"
    smuggler_optional: Literal["yes", "no"] = "yes"
    guild_claim: Literal["automatic", "claimed"] = "automatic"
    initial_order: Literal["random", "given"] = "random"
    building_vp_lost: Literal["yes", "no"] = "yes"

    @property
    def one_shift(self) -> bool:
        """One shift by the Market a player and season."""
        return self.preset == PUBLISHED or self.market_limit == "once_per_season"

    @property
    def one_token_a_group(self) -> bool:
        return self.preset == PUBLISHED or self.plus2_limit == "one_per_group"

    @property
    def one_token_a_season(self) -> bool:
        return self.plus2_limit == "one_per_season"


def check(_: Setup) -> None:
    """All options go together (section 4); what a preset shuts out, its row of OPTIONS says."""


def sides(setup: Setup) -> tuple[int, ...]:
    return tuple(range(setup.seats))


def bound(setup: Setup) -> int:
    """Section 13: 225 decisions and rolls a player, and those of the table."""
    return 225 * setup.seats + (27 if setup.seats == 2 else 12)
