"""Revising: the line of a match with one of its moves replaced, inserted or removed, decided again to its end.

Nothing is stored here. What chance brought stays as it was recorded; in a dealt match it cannot be changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from projections.errors import NotPossible, Refusal
from projections.eyes import is_sealed, steps_seen
from projections.play import step_of
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step
    from projections.game import Game
    from projections.record import Entry
    from projections.seats import Seat

Kind = Literal["amended", "inserted", "removed"]


class Revised(Struct, frozen=True):
    """The new tail of a line."""

    at: int  # number of the changed move, from 1
    kind: Kind
    tail: tuple[Step, ...]  # from move `at` on
    carried: tuple[int | None, ...]  # by step of the tail: the number it had in the former line, None for a new one
    broken: TailBroken | None = None  # the first later move that no longer fits; the tail stands before it


class TailBroken(NotPossible):
    """A later move no longer fits the corrected line. `number` is its number in the former line."""

    def __init__(self, number: int, text: str, refusal: Refusal) -> None:
        super().__init__("tail_broken", number=number, text=text)
        self.number = number
        self.text = text
        self.refusal = refusal


def revised(
    game: Any,
    start: Any,
    history: Sequence[Step],
    *,
    at: int,
    kind: Kind,
    entries: Sequence[Entry] = (),
    made: Callable[[Any, Entry, list[Step]], Step],
) -> Revised:
    """The tail after move `at` (from 1) is replaced by `entries`, gets them before it, or goes.

    `start` is the state before the first move, `made` decides a typed entry. Raises BrokenRecord for the new moves.
    """
    stays = [*history[: at - 1]]
    state = stays[-1].after if stays else start
    tail: list[Step] = []
    carried: list[int | None] = []
    for entry in entries:
        tail.append(made(state, entry, [*stays, *tail]))
        carried.append(at if kind == "amended" and not carried else None)
        state = tail[-1].after
    later = at if kind == "inserted" else at + 1
    for number, step in enumerate(history[later - 1 :], start=later):
        try:
            tail.append(step_of(game, state, step.move))
        except Refusal as refusal:
            text = f"{letter(step.move.seat)}: {game.write(step.before, step.move)}"
            return Revised(at, kind, tuple(tail), tuple(carried), TailBroken(number, text, refusal))
        carried.append(number)
        state = tail[-1].after
    return Revised(at, kind, tuple(tail), tuple(carried))


def told_to(viewer: Seat | None, game: Game, history: Sequence[Step], new: Revised) -> Revised:
    """`new`, with the move that no longer fits, and why, as `viewer` may be told it."""
    if new.broken is None:
        return new
    number = new.broken.number
    step = steps_seen(game, history[:number], viewer)[-1]
    text = f"{letter(step.move.seat)}: {game.write(step.before, step.move)}"
    line = [*history[: new.at - 1], *new.tail]
    state = line[-1].after if line else history[0].before
    refusal: Refusal = NotPossible("hidden_cards")
    try:
        if not is_sealed(step.move):
            game.decide(game.view(state, viewer), step.move)
    except Refusal as known:
        refusal = known
    return replace(new, broken=TailBroken(number, text, refusal))


def refuse_chance(history: Sequence[Step], at: int, kind: Kind) -> None:
    """In a dealt match what chance brought is no one's to change. Raises NotPossible."""
    if kind != "inserted" and history[at - 1].move.seat == CHANCE:
        raise NotPossible("chance_stays", number=at)
