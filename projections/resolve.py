"""Resolve: from who and what was written to a move, and from a refusal to advice."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from rapidfuzz import fuzz, process

from projections.errors import Advice, BadText, IllegalMove, NotPossible
from projections.seats import CHANCE, letter, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.errors import Refusal
    from projections.figures import Step
    from projections.game import Game
    from projections.seats import Seat

COUNTED = 2_000  # more legal moves than this are not counted
NEAREST = 5


def move_of(game: Game, state: Any, actor: str | None, text: str) -> Any:
    """The move that `text` means in `state`; `actor` is a seat letter, `*`, or None for the only one awaited.

    Raises NotationError, IllegalMove (nobody is awaited) or BadText (several are).
    """
    if actor is not None:
        seat = seat_of(actor)
        assert seat is not None
        return game.read(state, seat, text)
    awaited = game.to_act(state)
    if not awaited:
        raise IllegalMove("game_over")
    if len(awaited) > 1:
        raise BadText("actor_needed", allowed=", ".join(map(letter, awaited)))
    return game.read(state, awaited[0], text)


def refuse_unknown(mode: str, text: str) -> None:
    """Only an observed record may leave something unknown. Raises NotPossible."""
    if mode != "observed" and "?" in text:
        raise NotPossible("unknown_in_dealt", text=text, mode=mode)


def legal_texts(
    game: Game, state: Any, *, seats: Sequence[Seat] | None = None, most: int = COUNTED
) -> tuple[list[str], int | None]:
    """Legal moves as `A: N5`, canonical order, and their number; a number of None: chance, or over `most`.

    Of all that are awaited, or of `seats` among them.
    """
    awaited = game.to_act(state)
    if CHANCE in awaited:
        return [], None
    texts: list[str] = []
    for seat in awaited if seats is None else seats:
        room = most + 1 - len(texts)
        texts.extend(f"{letter(seat)}: {game.write(state, move)}" for move in islice(game.moves(state, seat), room))
    return (texts, len(texts)) if len(texts) <= most else (texts[:NEAREST], None)


def advice(
    game: Game,
    state: Any,
    history: Sequence[Step],
    text: str,
    refusal: Refusal,
    *,
    seats: Sequence[Seat] | None = None,
) -> Advice:
    """What would be legal instead of `text`, nearest first, and which earlier move it contradicts."""
    texts, count = legal_texts(game, state, seats=seats)
    found = process.extract(text.upper(), texts, scorer=fuzz.ratio, processor=_bare, limit=NEAREST)
    legal = tuple(found_text for found_text, _, _ in found)
    more = None if count is None else count - len(legal)
    because = refusal.because if isinstance(refusal, IllegalMove) else None
    if because is None:
        return Advice(legal, more)
    number = next((n for n in range(len(history), 0, -1) if because(history[n - 1])), None)
    if number is None:
        return Advice(legal, more)
    step = history[number - 1]
    return Advice(legal, more, number, f"{letter(step.move.seat)}: {game.write(step.before, step.move)}")


def _bare(text: str) -> str:
    return text.partition(": ")[2].upper() or text
