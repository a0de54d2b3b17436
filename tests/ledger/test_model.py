"""The log against a naive model in memory: whatever is done in whatever order, both tell the same."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any
from uuid import UUID

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ledger import ANY, Appended, Fact, Head, Ledger
from ledger.errors import CommandReused, WrongVersion
from ledger.exchange import export_lines, import_lines

if TYPE_CHECKING:
    from ledger import Expectation, Stored

FACTS = st.lists(
    st.builds(
        Fact,
        type=st.sampled_from(["toy.played", "toy.kept", "match.noted"]),
        data=st.integers(-(2**63), 2**63 - 1).map(lambda n: b'{"n":%d}' % n),
        schema=st.integers(1, 2**31 - 1),
    ),
    min_size=1,
    max_size=4,
)
ACTORS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=5)
_logs = itertools.count()


class Model(RuleBasedStateMachine):
    """Holds per match its facts, per command its request and answer, and the whole log as (match, fact, actor)."""

    url: str

    @initialize()
    def open(self) -> None:
        self.ledger = Ledger.open(self.url, log=f"run{next(_logs)}")
        self.matches: dict[UUID, list[Fact]] = {}
        self.commands: dict[UUID, tuple[UUID, list[Fact], str, Appended]] = {}
        self.log: list[tuple[UUID, Fact, str]] = []
        self.heads: list[Head] = [Head(0, bytes(32))]
        self.tailed: list[Stored] = []

    def _expected(self, match: UUID, facts: list[Fact], actor: str, command: UUID) -> Appended:
        stands = self.matches.setdefault(match, [])
        version, position, count = len(stands), len(self.log), len(facts)
        stands += facts
        self.log += [(match, fact, actor) for fact in facts]
        answer = Appended(match, version + 1, version + count, position + 1, position + count, False)
        self.commands[command] = (match, facts, actor, answer)
        return answer

    def _some_match(self, draw: Any) -> UUID:
        return draw.draw(st.sampled_from([*self.matches, UUID(int=len(self.matches) + 1)]))

    @rule(draw=st.data(), facts=FACTS, actor=ACTORS, blind=st.booleans())
    def append(self, draw: Any, facts: list[Fact], actor: str, blind: bool) -> None:
        match, command = self._some_match(draw), UUID(int=len(self.commands) + 1)
        expect: int | Expectation = ANY if blind else len(self.matches.get(match, []))
        answer = self.ledger.append(match, facts, expect=expect, command=command, actor=actor)
        assert answer == self._expected(match, facts, actor, command)
        self.heads.append(self.ledger.head())

    @rule(draw=st.data(), facts=FACTS, off=st.integers(-3, 3).filter(bool))
    def append_with_a_wrong_expectation(self, draw: Any, facts: list[Fact], off: int) -> None:
        match = self._some_match(draw)
        actual = len(self.matches.get(match, []))
        expect = abs(actual + off) if abs(actual + off) != actual else actual + 1
        try:
            self.ledger.append(match, facts, expect=expect, command=UUID(int=2**100))
        except WrongVersion as refused:
            assert (refused.match, refused.expected, refused.actual) == (match, expect, actual)
        else:
            raise AssertionError("a wrong expectation was taken")

    @precondition(lambda self: self.commands)
    @rule(draw=st.data(), facts=FACTS)
    def send_a_command_again(self, draw: Any, facts: list[Fact]) -> None:
        command = draw.draw(st.sampled_from(sorted(self.commands)))
        match, first_facts, actor, answer = self.commands[command]
        again = self.ledger.append(match, first_facts, expect=0, command=command, actor=actor)
        assert again == answer._replace(repeated=True) == self.ledger.appended(command)
        if facts != first_facts:
            try:
                self.ledger.append(match, facts, expect=ANY, command=command, actor=actor)
            except CommandReused as refused:
                assert refused.command == command
            else:
                raise AssertionError("another request was taken under the same command id")

    @rule(most=st.integers(1, 5))
    def follow(self, most: int) -> None:
        at = len(self.tailed)
        batch = self.ledger.follow(at, most=most)
        assert len(batch) == min(most, len(self.log) - at)
        self.tailed += batch

    @rule(draw=st.data())
    def verify(self, draw: Any) -> None:
        digest = draw.draw(st.sampled_from(self.heads))
        result = self.ledger.verify(digest=digest)
        assert result.ok and result.events == len(self.log) and result.head == self.heads[-1]

    @rule()
    def carry_to_another_log(self) -> None:
        lines = list(export_lines(self.ledger))
        with Ledger.open(self.url, log=f"run{next(_logs)}") as other:
            assert [(told.match, told.events) for told in import_lines(other, lines)] == [
                (match, len(facts)) for match, facts in self.matches.items()
            ]
            assert other.follow() == self.ledger.follow()

    @invariant()
    def the_log_tells_what_the_model_tells(self) -> None:
        told = [
            (event.position, event.match, Fact(event.type, event.data, event.schema), event.actor)
            for event in self.tailed
        ]
        assert told == [(n, *row) for n, row in enumerate(self.log[: len(told)], start=1)]
        assert [(head.match, head.version) for head in self.ledger.matches()] == [
            (match, len(facts)) for match, facts in self.matches.items()
        ]
        for match, facts in self.matches.items():
            assert self.ledger.payloads(match) == [(n, fact.type, fact.data) for n, fact in enumerate(facts, start=1)]

    def teardown(self) -> None:
        if hasattr(self, "ledger"):
            assert [event.match for event in self.ledger.follow(most=10_000)] == [match for match, _, _ in self.log]
            assert self.ledger.verify().ok
            self.ledger.close()


def test_the_log_does_what_a_naive_model_does(database_url: str) -> None:
    machine = type("Machine", (Model,), {"url": database_url})
    few = settings(max_examples=30, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    run_state_machine_as_test(machine, settings=few)
