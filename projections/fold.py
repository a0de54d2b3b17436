"""Fold: from the rows that stand to a state. Knows no rule, draws nothing, checks nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections.figures import Step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from projections.codec import Codec
    from projections.game import Game
    from projections.standing import Row


class Turn(Struct, frozen=True):
    """A standing move with the version of its first event."""

    step: Step
    version: int


def fold(game: Game, codec: Codec, setup: Any, rows: Iterable[Row]) -> Any:
    """The state after `rows`, which stand; marks among them are passed over."""
    state = game.initial(setup)
    decoders = codec.decoders
    evolve = game.evolve
    for _, kind, payload in rows:
        if decode := decoders.get(kind):
            state = evolve(state, decode(payload))
    return state


def turns(game: Game, codec: Codec, setup: Any, rows: Iterable[Row]) -> list[Turn]:
    """The moves of `rows`, which stand, with what each caused and the states around it, oldest first."""
    found: list[Turn] = []
    before = after = game.initial(setup)
    events: list[Any] = []
    move: Any = None
    start = 0
    for version, kind, payload in rows:
        if not (decode := codec.decoders.get(kind)):
            continue
        event = decode(payload)
        if (cause := game.cause(event)) is not None:
            if events:
                found.append(Turn(Step(move, tuple(events), before, after), start))
            move, events, start, before = cause, [], version, after
        events.append(event)
        after = game.evolve(after, event)
    if events:
        found.append(Turn(Step(move, tuple(events), before, after), start))
    return found
