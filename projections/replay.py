"""Replay: a Record under the rules, step by step, in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections import registry
from projections.documents import nothing
from projections.errors import BadSetup, BadText, BrokenRecord, Refusal, UnknownGame
from projections.play import step_of
from projections.reader import actor_letter
from projections.record import End, Place, Result
from projections.resolve import advice, move_of, refuse_unknown
from projections.seats import LETTERS, letter
from projections.setup import setup_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.documents import Find
    from projections.figures import Step
    from projections.game import Game
    from projections.outcome import Outcome
    from projections.record import Entry, Record


class Replay(Struct, frozen=True):
    """What a record comes to. `broken` is the first line that does not fit; the steps stand before it."""

    game: Any
    setup: Any
    history: tuple[Step, ...]
    outcome: Outcome | None
    broken: BrokenRecord | None = None

    @property
    def state(self) -> Any:
        return self.history[-1].after if self.history else self.game.initial(self.setup)


def opened(record: Record, *, find: Find = nothing) -> tuple[Game, Any]:
    """The game and setup that the header asks for. Raises BrokenRecord naming the header line."""
    try:
        game = registry.game(record.game)
    except UnknownGame as error:
        known = ", ".join(error.known)
        raise _header_fault(record, "game", BadText("unknown_game", met=record.game, allowed=known)) from error
    if record.rules > game.RULES:
        raise _header_fault(record, "rules", BadText("bad_rules", met=str(record.rules)))
    for seat in record.teams:
        raise _header_fault(record, f"team {seat.lower()}", BadText("fixed_teams"))
    try:
        return game, setup_from(game, seats=len(record.seats), options=record.options, find=find)
    except BadSetup as error:
        name = error.facts.get("name")
        key = f"option {name}" if name else f"seat {LETTERS[len(record.seats) - 1].lower()}"
        raise _header_fault(record, key, error) from error


def _header_fault(record: Record, key: str, refusal: Refusal) -> BrokenRecord:
    place = record.places.get(key, Place(1, 1))
    return BrokenRecord(place, refusal, met=str(refusal.facts.get("met", "")))


def replay(record: Record, *, find: Find = nothing, progress: Callable[[], None] = lambda: None) -> Replay:
    """Decide every entry in turn; stops at the first that does not fit. Raises BrokenRecord for the header only.

    `find` gives the documents that an option of the header may name.
    """
    game, setup = opened(record, find=find)
    state = game.initial(setup)
    history: list[Step] = []
    for entry in record.entries:
        try:
            refuse_unknown(record.mode, entry.text)
            move = move_of(game, state, actor_letter(entry, record.seats), entry.text)
            step = step_of(game, state, move)
        except BrokenRecord as fault:
            return Replay(game, setup, tuple(history), None, fault)
        except Refusal as refusal:
            return Replay(game, setup, tuple(history), None, _broken(game, state, history, entry, record, refusal))
        history.append(step)
        state = step.after
        progress()
    outcome = game.outcome(state)
    return Replay(game, setup, tuple(history), outcome, record.fault or _wrong_end(game, state, record, outcome))


def _broken(
    game: Game, state: Any, history: list[Step], entry: Entry, record: Record, refusal: Refusal
) -> BrokenRecord:
    told = advice(game, state, history, entry.text, refusal)
    broken = BrokenRecord(entry.place, refusal, met=entry.text, advice=told)
    if told.earlier is not None:
        broken.earlier_place = record.entries[told.earlier - 1].place
    return broken


def _wrong_end(game: Game, state: Any, record: Record, outcome: Outcome | None) -> BrokenRecord | None:
    """A `result:` that the moves do not give, or one under a match that goes on; an `end:` under one that is over."""
    closing = record.closing
    if isinstance(closing, End) and outcome is not None:
        return BrokenRecord(closing.place, BadText("end_late", expected=scores_text(outcome.scores)))
    if not isinstance(closing, Result):
        return None
    if outcome is None:
        awaited = ", ".join(map(letter, game.to_act(state)))
        return BrokenRecord(closing.place, BadText("result_early", seat=awaited))
    met, expected = scores_text(tuple(closing.scores.values())), scores_text(outcome.scores)
    if met != expected:
        return BrokenRecord(closing.place, BadText("result_differs", met=met, expected=expected), met=met)
    return None


def scores_text(scores: tuple[int, ...]) -> str:
    """As the line `result:` has it.

    >>> scores_text((3, 2))
    'A 3, B 2'
    """
    return ", ".join(f"{seat} {score}" for seat, score in zip(LETTERS, scores, strict=False))
