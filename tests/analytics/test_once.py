"""Whatever happens to matches, in whatever steps they are counted, and wherever a count breaks off: as from nothing."""

from __future__ import annotations

import itertools
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analytics import projection
from analytics.projection import rebuild, refresh
from ledger import Ledger
from projections import Match, Recorder
from projections.errors import BrokenRecord, Refusal
from tests.analytics.conftest import played, reported
from tests.analytics.tables import from_nothing, kept

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

START = "*: deal 1 2 3 4/5 6 7 8; *: turn 1; A: 1; B: 5"
_log = itertools.count()


class Crash(Exception):
    pass


class House:
    """A log with a match that people keep changing, and the ways to change it."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.match = Recorder(ledger).new("parity", seats=["Aki", "Ben"])
        self.match.play(START)
        self.seed = 0

    def other(self) -> None:
        self.seed += 1
        played(self.ledger, seed=self.seed)

    def move(self) -> None:
        legal = self.match.legal()
        self.match.play(legal[0] if legal else "*: turn 2")

    def amend(self) -> None:
        self.match.amend(2, "*: turn 2")

    def insert(self) -> None:
        self.match.insert(len(self.match.turns) + 1, "*: turn 2")

    def remove(self) -> None:
        self.match.remove(len(self.match.turns))

    def retag(self) -> None:
        self.match.retag(tags=[f"t{self.match.version}"], place="Osaka")

    def merge(self) -> None:
        people = self.ledger.players
        aki, ben = people.find("Aki"), people.find("Ben")
        if aki and ben and aki.id != ben.id:
            people.merge(aki.id, ben.id)

    def report(self) -> None:
        reported(self.ledger, {"Chie": 1, "Dan": 2, "Emi": 2})

    def act(self, name: str) -> None:
        acts: dict[str, Callable[[], Any]] = {
            "undo": self.match.undo,
            "redo": self.match.redo,
            "note": lambda: self.match.note("hm"),
            "concede": lambda: self.match.close("conceded", seat=1),
            "abandon": lambda: self.match.close("abandoned"),
            "reopen": self.match.reopen,
        }
        try:
            (acts.get(name) or getattr(self, name))()
        except (Refusal, BrokenRecord, IndexError):  # IndexError: a move that the line does not have
            self.match = Match(self.ledger, self.match.id)


CHANGES = ("other", "move", "amend", "insert", "remove", "retag", "merge", "report") + (
    "undo",
    "redo",
    "note",
    "concede",
    "abandon",
    "reopen",
)
COUNTS = st.tuples(st.just("count"), st.integers(1, 30), st.none() | st.integers(0, 3))
STEPS = st.lists(st.tuples(st.sampled_from(CHANGES), st.just(0), st.none()) | COUNTS, max_size=14)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_counted_as_it_goes_is_counted_from_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch, steps: list[tuple[str, int, int | None]]
) -> None:
    with Ledger.open(database_url, log=f"log-{next(_log)}") as ledger:
        house = House(ledger)
        for what, most, crash in steps:
            if what == "count":
                _count(ledger, monkeypatch, most, crash)
            else:
                house.act(what)
        wanted = from_nothing(ledger)
        assert kept(ledger, refresh(ledger, most=7)) == wanted
        assert kept(ledger, rebuild(ledger, most=11)) == wanted


def _count(ledger: Ledger, monkeypatch: pytest.MonkeyPatch, most: int, crash: int | None) -> None:
    """Bring the tables up to date in steps of `most` events; after `crash` steps the next breaks off in its writing."""
    replace, done = projection._replace, itertools.count()

    def breaking(*arguments: Any) -> None:
        replace(*arguments)
        if next(done) == crash:
            raise Crash

    with monkeypatch.context() as patched:
        patched.setattr(projection, "_replace", breaking)
        with suppress(Crash):
            refresh(ledger, most=most)
