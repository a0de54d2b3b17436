"""Fold: from stored bytes to a state, in events a second, beside `eventsourcing` rebuilding an aggregate.

Both read from a SQLite file. The aggregate does the least that an aggregate can: one list and one counter.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

from ledger import Ledger
from projections import Recorder, registry
from projections.codec import Codec
from projections.fold import fold
from projections.play import steps
from projections.setup import setup_from
from projections.standing import standing
from tests.bench.measuring import row, seconds

EVENTS = 1_000


class Tally(Aggregate):
    """A peer's aggregate with cards played."""

    @event("Started")
    def __init__(self) -> None:
        self.cards: list[int] = []
        self.count = 0

    @event("Played")
    def play(self, seat: int, card: int) -> None:
        self.cards.append(card)
        self.count += seat


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        theirs = _eventsourcing(Path(folder))
        ours = _kifu(Path(folder))
    row("eventsourcing: rebuild an aggregate", theirs, "events/s")
    row("kifu: read, decode and fold a match of claim2", ours, "events/s", f"{ours / theirs:.1f} × eventsourcing")


def _eventsourcing(folder: Path) -> float:
    os.environ["PERSISTENCE_MODULE"] = "eventsourcing.sqlite"
    os.environ["SQLITE_DBNAME"] = str(folder / "peer.db")
    application: Any = Application()
    tally = Tally()
    for number in range(EVENTS - 1):
        tally.play(number % 2, number % 10)
    application.save(tally)
    return EVENTS / seconds(lambda: application.repository.get(tally.id))


def _kifu(folder: Path) -> float:
    game = registry.game("claim2")
    setup = setup_from(game, seats=2, options={})
    codec = Codec(game)
    with Ledger.open(f"sqlite:///{folder}/kifu.db") as ledger:
        rng = Random(1)
        matches = [
            Recorder(ledger).simulated(game, setup, list(steps(game, setup, rng)), seats=["A", "B"]) for _ in range(10)
        ]
        count = sum(len(ledger.payloads(match)) for match in matches)

        def work() -> None:
            for match in matches:
                fold(game, codec, setup, standing(ledger.payloads(match)).line)

        return count / seconds(work)


if __name__ == "__main__":
    main()
