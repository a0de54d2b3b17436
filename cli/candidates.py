"""Candidates: what may be typed next at the table, from the legal moves."""

from __future__ import annotations

import re
import unicodedata
from itertools import islice, takewhile
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from projections.errors import ProjectionError
from projections.play import step_of
from projections.reader import actor_letter, entries_of
from projections.record import Entry, Place
from projections.resolve import COUNTED, move_of
from projections.seats import CHANCE, letter, seat_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from projections import Match
    from projections.game import Game
    from projections.seats import Seat

SAMPLES = 6  # draws that tell how a move of chance begins
_CORRECTION = re.compile(r"\s*/(?:amend|insert)\s+([0-9]+)\s+")
_LAST_PART = re.compile(r"(?s)(?:(.*)[;；\n])?(.*)")


class Begun(NamedTuple):
    """What was typed: whole moves, and behind them the beginning of one more."""

    whole: str
    part: str  # the last move as typed, its actor included
    actor: str = ""  # as typed; empty without
    beginning: str = ""  # behind the actor
    after: int | None = None  # the number of standing moves before it; None: all


class Candidates:
    """Of one match; keeps what it listed until the match has changed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._version = match.version
        self._listed: dict[tuple[int | None, str, Seat], list[str]] = {}

    def fitting(self, begun: Begun) -> list[str]:
        """Texts to stand in place of `begun.part` that begin as it does, case and width aside."""
        if self._version != self.match.version:
            self._listed.clear()
            self._version = self.match.version
        state = self._state(begun)
        if state is None:
            return []
        held = _held(begun.whole)
        awaited = self._seats(state, begun.actor, held)
        wanted = _folded(begun.beginning)
        found: list[str] = []
        for seat in awaited:
            texts = [text for text in self._texts(begun, state, seat) if not _is_told(text, wanted)]
            fits = [text for text in texts if _folded(text).startswith(wanted)]
            if begun.actor:
                found += [f"{begun.actor}: {text}" for text in fits]
                continue
            implied = len(awaited) == 1 and (not held or _seat(self.match, held) == seat)
            found += fits if implied else [f"{letter(seat)}: {text}" for text in fits]
            if wanted == letter(seat).lower():
                found += [f"{letter(seat)}: {text}" for text in texts if text not in fits or implied]
        return found

    def _state(self, begun: Begun) -> Any | None:
        """The state in which the last move is to be made; None where that cannot be told, or may not."""
        match = self.match
        if begun.after is None and match.finished:
            return None
        try:
            state = match.state if begun.after is None else match.at(begun.after).state
            if match.secret and begun.after is not None:
                return None
            awaited = match.game.to_act(state)
            for entry in entries_of(begun.whole):
                state = _played(match, state, entry)
                # A dealt match tells nobody what comes after a move that is not made yet.
                if match.secret and match.game.to_act(state) != awaited:
                    return None
        except (ProjectionError, IndexError):
            return None
        return state

    def _seats(self, state: Any, actor: str, held: str) -> list[Seat]:
        """The seats awaited that may be asked about: where several choose in secret, the one that is named."""
        awaited = self.match.game.to_act(state)
        if actor:
            awaited = tuple(seat for seat in awaited if seat == _seat(self.match, actor))
        elif held and (seat := _seat(self.match, held)) in awaited:
            awaited = (seat,)
        elif self.match.secret and len(awaited) > 1 and self.match.only is None:
            return []
        return [seat for seat in awaited if self.match.only in (None, seat) or seat == CHANCE]

    def _texts(self, begun: Begun, state: Any, seat: Seat) -> list[str]:
        key = (begun.after, begun.whole, seat)
        if key not in self._listed:
            self._listed[key] = texts_of(self.match.game, state, seat)
        return self._listed[key]


def texts_of(game: Game, state: Any, seat: Seat) -> list[str]:
    """Legal moves of `seat` as written, the first of them where there are thousands; of chance, how they begin."""
    if seat == CHANCE:
        return [verb] if (verb := chance_verb(game, state)) else []
    return [game.write(state, move) for move in islice(game.moves(state, seat), COUNTED)]


def chance_verb(game: Game, state: Any) -> str:
    """The words with which every move of chance begins here, and a blank: `draw A `; empty where none are alike."""
    try:
        drawn = [game.write(state, game.chance(state, Random(n))).split() for n in range(SAMPLES)]
    except Exception:  # noqa: BLE001  # a record with gaps need not be one that chance can go on from
        return ""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*drawn, strict=False))
    return "".join(f"{words[0]} " for words in alike)


def begun_in(typed: str) -> Begun:
    """
    >>> begun_in("A: I9; b: n")
    Begun(whole='A: I9', part='b: n', actor='b', beginning='n', after=None)
    >>> begun_in("/amend 12 dr")
    Begun(whole='', part='dr', actor='', beginning='dr', after=11)
    """
    after = None
    if correction := _CORRECTION.match(typed):
        after, typed = int(correction[1]) - 1, typed[correction.end() :]
    found = _LAST_PART.fullmatch(typed)
    assert found is not None
    part = found[2].lstrip()
    *head, beginning = re.split("[:：]", part, maxsplit=1)
    return Begun(found[1] or "", part, head[0].strip() if head else "", beginning.strip(), after)


def common(texts: Iterable[str]) -> str:
    """What all begin with, case aside, spelled as in the first.

    >>> common(["mv 1", "mv 2"]), common([])
    ('mv ', '')
    """
    first, *others = [*texts] or [""]
    length = len(first)
    for other in others:
        alike = takewhile(lambda pair: pair[0].lower() == pair[1].lower(), zip(first, other, strict=False))
        length = min(length, sum(1 for _ in alike))
    return first[:length]


def _held(whole: str) -> str:
    """The actor that holds behind `whole` on the same line."""
    line = whole.rpartition("\n")[2]
    try:
        entries = entries_of(line)
    except ProjectionError:
        return ""
    return (entries[-1].actor or "") if entries else ""


def _played(match: Match, state: Any, entry: Entry) -> Any:
    """The state after a typed move, in memory. Raises ProjectionError."""
    move = move_of(match.game, state, actor_letter(entry, match.names), entry.text)
    return step_of(match.game, state, move).after


def _seat(match: Match, actor: str) -> Seat | None:
    try:
        return seat_of(actor_letter(Entry(Place(1, 1), actor, ""), match.names) or "")
    except ProjectionError:
        return None


def _is_told(text: str, wanted: str) -> bool:
    """Whether a beginning that chance's moves have is typed already."""
    return text.endswith(" ") and _folded(text) == wanted


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).lower().split())
