"""Eyes: whose knowledge a match is shown with.

A viewer is a seat, None (a spectator), or EVERYTHING (all that the record holds).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from projections.figures import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.game import Game
    from projections.seats import Seat


class Everything(Enum):
    EVERYTHING = "everything"


EVERYTHING: Final = Everything.EVERYTHING


def seen(game: Game, state: Any, viewer: Seat | Everything | None) -> Any:
    """`state` as `viewer` knows it."""
    return state if isinstance(viewer, Everything) else game.view(state, viewer)


def steps_seen(game: Game, history: Sequence[Step], viewer: Seat | Everything | None) -> list[Step]:
    """The history as `viewer` knows it: a one-sided observer's record of the same match."""
    if isinstance(viewer, Everything):
        return list(history)
    shown: list[Step] = []
    for step in history:
        facts = tuple(game.redact(event, viewer) for event in step.events)
        before = shown[-1].after if shown else game.view(step.before, viewer)
        shown.append(Step(game.cause(facts[0]), facts, before, game.view(step.after, viewer)))
    return shown
