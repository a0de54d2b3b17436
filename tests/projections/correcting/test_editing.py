"""A match that is played, undone, corrected and noted is what a naive editor makes of it, observed and dealt."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from projections import Recorder, fair
from projections.errors import BrokenRecord, IllegalMove, NotPossible
from projections.fairness import fairness
from projections.reader import parse
from projections.replay import replay
from projections.revising import TailBroken
from projections.seats import CHANCE, letter
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.correcting.editor import DoesNotFit, Editor

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

MOVES = [f"{seat}: {card}" for seat in "AB" for card in range(1, 9)]
CHANCES = ["*: turn 1", "*: turn 2", "*: deal 1 3 5 8 / 2 4 6 7", "*: deal 1 2 3 4 / 5 6 7 8"]


class Sitting(RuleBasedStateMachine):
    """`match` and `editor` get the same orders; whatever one refuses, the other refuses."""

    def __init__(self, ledger: Ledger, mode: Any) -> None:
        super().__init__()
        self.match: Match = Recorder(ledger).new("parity", seats=["Aki", "Ben"], mode=mode)
        self.dealt = mode == "dealt"
        self.editor = Editor(self.match.game, self.match.setup, ledger.secrets.get(self.match.id))
        self.written = 0

    @rule(seed=st.integers(0, 9))
    def play(self, seed: int) -> None:
        awaited = self.match.head.awaited
        if not awaited or self.match.finished:
            return
        text = self.match.legal()[seed % len(self.match.legal())] if awaited != (CHANCE,) else self._chance(seed)
        self.match.play(text)
        self.editor.play(text)

    @rule(text=st.sampled_from(MOVES + CHANCES))
    def play_anything(self, text: str) -> None:
        if self._refused_in_dealt(text):
            return
        try:
            self.editor.play(text)
        except DoesNotFit:
            with pytest.raises((BrokenRecord, IllegalMove)):
                self.match.play(text)
        else:
            self.match.play(text)

    @rule()
    def undo(self) -> None:
        if self.editor.undo():
            self.match.undo()
        else:
            with pytest.raises(NotPossible):
                self.match.undo()

    @rule()
    def redo(self) -> None:
        if self.editor.redo():
            self.match.redo()
        else:
            with pytest.raises(NotPossible):
                self.match.redo()

    @rule(reason=st.sampled_from(["abandoned", "agreed", None]))
    def close_or_reopen(self, reason: Any) -> None:
        order = self.match.reopen if reason is None else lambda: self.match.close(reason)
        if self.editor.close(reason):
            order()
        else:
            with pytest.raises(NotPossible):
                order()

    @rule(kind=st.sampled_from(["amend", "insert", "remove"]), data=st.data(), keep=st.booleans())
    def revise(self, kind: str, data: st.DataObject, keep: bool) -> None:
        most = len(self.match.turns) + (kind == "insert")
        if not most:
            return
        at = data.draw(st.integers(1, most))
        text = data.draw(st.sampled_from(MOVES + CHANCES)) if kind != "remove" else ""
        of_chance = kind != "insert" and self.editor.texts[at - 1][0] == "*"
        if self.dealt and of_chance:
            with pytest.raises(NotPossible):
                self._revise(kind, at, text, keep)
        elif not self._refused_in_dealt(text, at=at):
            self._revise_both(kind, at, text, keep)

    @rule(data=st.data())
    def note(self, data: st.DataObject) -> None:
        if not self.match.turns:
            return
        at = data.draw(st.integers(1, len(self.match.turns)))
        self.written += 1
        self.match.note(f"note {self.written}", at=at)
        self.editor.sheet.line[at - 1].notes.append(f"note {self.written}")

    @invariant()
    def the_line_is_the_editors(self) -> None:
        told = [
            f"{letter(step.move.seat)}: {self.match.game.write(step.before, step.move)}" for step in self.match.history
        ]
        assert told == self.editor.texts
        assert self.match.state == self.editor.state(told), "the fold is what the line gives when it is decided"
        assert [list(entry.notes) for entry in record_of(self.match).entries] == self.editor.notes
        assert self.match.standing.redoable == len(self.editor.undone)
        closed = self.match.closed if self.match.outcome is None else None
        assert (closed and closed.reason) == self.editor.sheet.closed
        assert self.match.finished == bool(self.editor.sheet.closed or self.match.outcome)

    @invariant()
    def its_text_is_the_same_match(self) -> None:
        text = text_of(record_of(self.match))
        played = replay(parse(text))
        assert (played.broken, played.state) == (None, self.match.state)
        assert text_of(parse(text)) == text

    def teardown(self) -> None:
        again = Recorder(self.match.ledger).open(self.match.id)
        assert (again.state, again.outcome, again.closed) == (self.match.state, self.match.outcome, self.match.closed)
        if self.dealt:
            if not again.finished:
                again.close("abandoned")
            assert fairness(again).verdict == "fair"
        elif self.match.turns:
            entered = Recorder(self.match.ledger).enter(parse(text_of(record_of(self.match)))).match
            assert (entered.state, entered.outcome) == (self.match.state, self.match.outcome)

    def _chance(self, seed: int) -> str:
        move = self.match.game.chance(self.match.state, Random(seed))
        return f"*: {self.match.game.write(self.match.state, move)}"

    def _refused_in_dealt(self, text: str, *, at: int | None = None) -> bool:
        """Of a dealt match nobody types what chance brings, not even where it is due."""
        if not (self.dealt and text.startswith("*")):
            return False
        number = at or len(self.match.turns) + 1
        for typed in (text, text.removeprefix("*: ")):
            with pytest.raises((BrokenRecord, NotPossible)):
                self.match.insert(number, typed, keep=True)
        return True

    def _revise_both(self, kind: str, at: int, text: str, keep: bool) -> None:
        version = self.match.version
        try:
            broken = self.editor.revise(kind, at, text, keep=keep)
        except DoesNotFit:
            with pytest.raises(BrokenRecord):
                self._revise(kind, at, text, keep)
            assert self.match.version == version
            return
        if broken is None or keep:
            dry = self._revise(kind, at, text, keep, dry_run=True)
            assert self.match.version == version
            new = self._revise(kind, at, text, keep)
            assert (new.tail, new.carried) == (dry.tail, dry.carried)
            assert [each.broken and each.broken.number for each in (dry, new)] == [broken, broken]
            return
        with pytest.raises(TailBroken) as refused:
            self._revise(kind, at, text, keep)
        assert (refused.value.number, self.match.version) == (broken, version)
        assert refused.value.text.startswith(self.editor.texts[broken - 1][:2])

    def _revise(self, kind: str, at: int, text: str, keep: bool, **more: Any) -> Any:
        return getattr(self.match, kind)(at, *([text] if text else []), keep=keep, **more)


@pytest.mark.parametrize("mode", ["observed", "dealt"])
@pytest.mark.usefixtures("parity")
def test_a_line_under_every_order_is_a_naive_editors(
    ledger: Ledger, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: bytes(range(fair.SEED_BYTES)))
    run_state_machine_as_test(
        lambda: Sitting(ledger, mode),
        settings=settings(
            max_examples=15,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
        ),
    )
