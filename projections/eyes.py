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
    for step, facts in zip(history, facts_seen(game, history, viewer), strict=True):
        before = shown[-1].after if shown else game.view(step.before, viewer)
        shown.append(Step(game.cause(facts[0]), facts, before, game.view(step.after, viewer)))
    return shown


def facts_seen(game: Game, history: Sequence[Step], viewer: Seat | None) -> list[tuple[Any, ...]]:
    """The facts of each step as `viewer` knows them at the end of `history`.

    What is known of an early move can grow: cards laid aside that somebody picks up later, a choice made in secret that
    another one's opens. A game where that happens offers `hindsight(history, viewer)`; elsewhere a fact stays what
    `redact` makes of it.
    """
    hindsight = getattr(game, "hindsight", None)
    if hindsight is not None:
        return list(hindsight(history, viewer))
    return [tuple(game.redact(event, viewer) for event in step.events) for step in history]


def is_sealed(move: Any) -> bool:
    """Whether a viewer knows no more of `move` than that it was made; a record cannot go on with it.

    A game with such moves gives them a property `sealed`.
    """
    return bool(getattr(move, "sealed", False))
