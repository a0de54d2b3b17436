"""Line: what stands of a match under undo, redo and amendments, as an editor would keep it.

An undo cuts the line behind a version, or gives back the line that an amendment replaced; a redo puts back what the
last undo took; whatever else is added forgets the undone. Items are tuples that begin with their version.

>>> line = Line[tuple[int, str]]()
>>> for item in [(1, "a"), (2, "b"), (3, "c")]: line.add(item)
>>> line.amend(to=1, until=5, version=4); line.add((5, "B"))
>>> line.items
[(1, 'a'), (5, 'B')]
>>> line.undo(to=4, amendment=4); line.items
[(1, 'a'), (2, 'b'), (3, 'c')]
>>> line.redo(); line.items
[(1, 'a'), (5, 'B')]
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Generic, NamedTuple, TypeVar

Item = TypeVar("Item", bound="tuple[Any, ...]")


class Amendment(NamedTuple, Generic[Item]):
    """One that stands, and the line it replaced."""

    version: int  # of its mark
    until: int  # the last version of the tail that came with it
    former: list[Item]


class Line(Generic[Item]):
    def __init__(self) -> None:
        self.items: list[Item] = []
        self.amendments: list[Amendment[Item]] = []  # that stand, oldest first
        self.undone: list[tuple[list[Item], list[Amendment[Item]]]] = []  # what a redo puts back, last undo last

    def add(self, item: Item) -> None:
        self.items.append(item)
        if self.undone:
            self.undone.clear()

    def amend(self, *, to: int, until: int, version: int) -> None:
        """The items behind version `to` make way for those that follow."""
        self.undone.clear()
        self.amendments = [*self.amendments, Amendment(version, until, self.items)]
        self.items = self._up_to(to)

    def undo(self, *, to: int, amendment: int | None = None) -> None:
        """Cut behind `to`, or take back the last amendment, whose version is named."""
        self.undone.append((self.items, self.amendments))
        if amendment is None:
            self.items = self._up_to(to)
        else:
            *self.amendments, last = self.amendments
            self.items = list(last.former)

    def redo(self) -> None:
        self.items, self.amendments = self.undone.pop()

    def _up_to(self, version: int) -> list[Item]:
        return self.items[: bisect_right(self.items, version, key=lambda item: item[0])]
