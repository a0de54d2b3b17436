"""A naive editor of a line of moves: texts in a list, whole copies for undo, everything played again from the start."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from projections.errors import Refusal
from projections.fair import Draw
from projections.seats import CHANCE, letter, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Item:
    """One move; a move that a correction carried over is a new item with the notes that it had then."""

    text: str  # `A: 5`
    age: int  # when it came in, by playing or with a corrected tail
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Sheet:
    """What is on the table: the line, how it was closed, and the last correction with the sheet that it replaced."""

    line: tuple[Item, ...] = ()
    closed: str | None = None
    corrected: int = 0  # age of the last correction
    former: Sheet | None = None


class DoesNotFit(Exception):
    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


class Editor:
    """`seed`: of a dealt match, whose chance moves come by themselves; `texts`: what stands already."""

    def __init__(self, game: Any, setup: Any, seed: bytes | None = None, texts: Sequence[str] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.age = 0
        line = [Item(text, self.age) for text in texts]
        self.sheet = Sheet((*line, *self._dealt(line)))
        self.undone: list[Sheet] = []

    @property
    def texts(self) -> list[str]:
        return [item.text for item in self.sheet.line]

    @property
    def notes(self) -> list[list[str]]:
        return [item.notes for item in self.sheet.line]

    def state(self, texts: Sequence[str]) -> Any:
        """Raises DoesNotFit."""
        state = self.game.initial(self.setup)
        for index, text in enumerate(texts):
            actor, _, move = text.partition(": ")
            try:
                events = self.game.decide(state, self.game.read(state, seat_of(actor), move))
            except Refusal:
                raise DoesNotFit(index) from None
            for event in events:
                state = self.game.evolve(state, event)
        return state

    def play(self, text: str) -> None:
        if self.sheet.closed:
            raise DoesNotFit(len(self.texts))
        self.state([*self.texts, text])
        self.age += 1
        line = [*self.sheet.line, Item(text, self.age)]
        self._now(replace(self.sheet, line=(*line, *self._dealt(line))))

    def undo(self) -> bool:
        """False where nothing can be taken back."""
        line = self.sheet.line
        decisions = [index for index, item in enumerate(line) if item.text[0] != "*"]
        last = decisions[-1] if decisions else len(line) - 1 if self.seed is None else -1
        if self.sheet.former and (last < 0 or line[last].age <= self.sheet.corrected):
            self._back(self.sheet.former)
        elif last < 0:
            return False
        else:
            self._back(replace(self.sheet, line=line[:last], closed=None))
        return True

    def redo(self) -> bool:
        if not self.undone:
            return False
        self.sheet = self.undone.pop()
        return True

    def close(self, reason: str | None) -> bool:
        """`None` reopens. False where it is closed, or open, already."""
        over = self.game.outcome(self.state(self.texts)) is not None
        if over or bool(reason) == bool(self.sheet.closed):
            return False
        self._now(replace(self.sheet, closed=reason))
        return True

    def revise(self, kind: str, at: int, text: str, *, keep: bool) -> int | None:
        """The number in the former line of the move that no longer fits; raises DoesNotFit for the new move itself."""
        line = self.sheet.line
        stays, old, later = line[: at - 1], line[at - 1 : at], line[at - 1 + (kind != "insert") :]
        typed = () if kind == "remove" else (Item(text, 0),)
        self.state([item.text for item in (*stays, *typed)])
        broken = None
        try:
            self.state([item.text for item in (*stays, *typed, *later)])
        except DoesNotFit as unfit:
            fits = unfit.index - len(stays) - len(typed)
            later, broken = later[:fits], len(line) - len(later) + fits + 1
        if broken is not None and not keep:
            return broken
        self.age += 1
        carried = [Item(text, self.age, list(old[0].notes) if kind == "amend" else []) for _ in typed]
        carried += [Item(item.text, self.age, list(item.notes)) for item in later]
        tail = [*carried, *self._dealt([*stays, *carried])]
        over = self.game.outcome(self.state([item.text for item in (*stays, *tail)])) is not None
        closed = None if over or broken is not None else self.sheet.closed
        self._now(Sheet((*stays, *tail), closed, self.age, self.sheet))
        return broken

    def _now(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.undone.clear()

    def _back(self, sheet: Sheet) -> None:
        self.undone.append(self.sheet)
        self.sheet = sheet

    def _dealt(self, line: Sequence[Item]) -> list[Item]:
        """What chance owes behind `line` in a dealt match."""
        made: list[Item] = []
        while self.seed is not None:
            state = self.state([item.text for item in (*line, *made)])
            if self.game.to_act(state) != (CHANCE,):
                break
            drawn = sum(item.text[0] == letter(CHANCE) for item in (*line, *made))
            move = self.game.chance(state, Draw(self.seed, drawn + 1))
            made.append(Item(f"*: {self.game.write(state, move)}", self.age))
        return made
