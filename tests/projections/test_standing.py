"""The standing line against an editor's undo stack, kept as whole copies."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from projections.standing import Row, standing


def row(version: int, kind: str, data: bytes = b"{}") -> Row:
    return version, kind, data


class Editor(RuleBasedStateMachine):
    """`line` is what an editor would show, `copies` what its redo would bring back, `amended` what stood before."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = [row(1, "match.started")]
        self.line: list[int] = []
        self.amended: list[tuple[int, list[int]]] = []  # version of the mark, line before it
        self.copies: list[tuple[list[int], list[tuple[int, list[int]]]]] = []
        self.beside: list[int] = [1]

    def append(self, kind: str, data: bytes = b"{}") -> int:
        self.rows.append(row(len(self.rows) + 1, kind, data))
        return len(self.rows)

    @rule(consequences=st.integers(0, 3))
    def move(self, consequences: int) -> None:
        self.line = [*self.line, *(self.append("toy.moved") for _ in range(1 + consequences))]
        self.copies = []

    @rule(kind=st.sampled_from(["match.closed", "match.reopened"]))
    def close_or_reopen(self, kind: str) -> None:
        self.line = [*self.line, self.append(kind)]
        self.copies = []

    @rule(kind=st.sampled_from(["match.noted", "match.retagged"]))
    def write_beside(self, kind: str) -> None:
        self.beside.append(self.append(kind))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        to = data.draw(st.integers(1, len(self.rows)))
        self.copies.append((self.line, self.amended))
        self.line = [version for version in self.line if version <= to]
        self.append("match.undone", b'{"to":%d}' % to)

    @rule(data=st.data(), tail=st.integers(0, 3), note=st.booleans())
    def amend(self, data: st.DataObject, tail: int, note: bool) -> None:
        to = data.draw(st.integers(1, len(self.rows)))
        until = len(self.rows) + 1 + note + tail
        mark = self.append("match.amended", b'{"to":%d,"until":%d,"at":1,"kind":"amended"}' % (to, until))
        self.amended = [*self.amended, (mark, self.line)]
        if note:
            self.beside.append(self.append("match.noted"))
        self.line = [version for version in self.line if version <= to]
        self.line = [*self.line, *(self.append("toy.moved") for _ in range(tail))]
        self.copies = []

    @precondition(lambda self: self.amended)
    @rule()
    def undo_the_amendment(self) -> None:
        self.copies.append((self.line, self.amended))
        *self.amended, (mark, self.line) = self.amended
        self.append("match.undone", b'{"to":1,"amendment":%d}' % mark)

    @precondition(lambda self: self.copies)
    @rule()
    def redo(self) -> None:
        self.line, self.amended = self.copies.pop()
        self.append("match.redone")

    @invariant()
    def the_line_is_the_editors(self) -> None:
        found = standing(self.rows)
        assert [version for version, _, _ in found.line] == self.line
        assert [version for version, _, _ in found.beside] == self.beside
        assert found.redoable == len(self.copies)
        assert found.version == len(self.rows)


Editor.TestCase.settings = settings(max_examples=80, stateful_step_count=30, deadline=None)
TestTheStandingLineIsAnEditorsUndoStack = Editor.TestCase


@given(st.integers(0, 6), st.integers(0, 6))
def test_undoing_one_by_one_and_redoing_all_changes_nothing(moves: int, undone: int) -> None:
    rows = [row(1, "match.started"), *(row(n, "toy.moved") for n in range(2, moves + 2))]
    before = standing(rows).line
    steps = min(moves, undone)
    for taken in range(1, steps + 1):
        rows.append(row(len(rows) + 1, "match.undone", b'{"to":%d}' % (moves + 1 - taken)))
    for _ in range(steps):
        rows.append(row(len(rows) + 1, "match.redone"))
    assert standing(rows).line == before


def test_a_note_between_undo_and_redo_keeps_the_redo() -> None:
    rows = [
        row(1, "match.started"),
        row(2, "toy.moved"),
        row(3, "match.undone", b'{"to":1}'),
        row(4, "match.noted"),
        row(5, "match.redone"),
    ]
    assert [version for version, _, _ in standing(rows).line] == [2]


def test_a_match_of_no_events_has_an_empty_line() -> None:
    found = standing([])
    assert (found.line, found.beside, found.redoable, found.version) == ([], [], 0, 0)
