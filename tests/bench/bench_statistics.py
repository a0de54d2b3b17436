"""Statistics: the projection of a log of all games beside `eventsourcing`'s exactly-once tracking; ratings.

The peer gets a row to write and a position to track, each event in a transaction of its own, as its projections do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import pandas as pd

from analytics.projection import rebuild, refresh
from analytics.ratings import ratings
from ledger import Ledger, schema
from projections import Recorder, registry
from projections.play import steps
from projections.setup import setup_from
from tests.bench import rivals
from tests.bench.measuring import row

if TYPE_CHECKING:
    from collections.abc import Callable

MATCHES = 12  # of each game and number of players
TRACKED = 500  # events that the peer gets
CONTESTS = 10_000


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _report("SQLite", f"sqlite:///{folder}/kifu.db", _tracking(rivals.tracker_sqlite(folder)))
        for server in rivals.running_server(folder):
            schema.upgrade(server)
            _report("PostgreSQL", server, _tracking(rivals.tracker_postgres(server)))
    _ratings()


def _tracking(track: Callable[[int], None]) -> float:
    """Events a second of the peer."""
    start = perf_counter()
    for position in range(1, TRACKED + 1):
        track(position)
    return TRACKED / (perf_counter() - start)


def _report(name: str, url: str, peer: float) -> None:
    row(f"{name}: eventsourcing, exactly once", peer, "events/s")
    with Ledger.open(url) as ledger:
        _fill(ledger)
        events = ledger.head().position
        for what, work in (("first count", refresh), ("rebuild", rebuild)):
            start = perf_counter()
            work(ledger)
            pace = events / (perf_counter() - start)
            row(f"{name}: {what} of {events:,} events", pace, "events/s", f"{pace / peer:.0f} × eventsourcing")
        start = perf_counter()
        refresh(ledger)
        row(f"{name}: nothing new", (perf_counter() - start) * 1e3, "ms")


def _fill(ledger: Ledger) -> None:
    recorder = Recorder(ledger)
    for name in registry.ids():
        game = registry.game(name)
        for players in game.SEATS:
            setup = setup_from(game, seats=players, options={})
            for seed in range(MATCHES):
                history = list(steps(game, setup, Random(seed)))
                recorder.simulated(game, setup, history, seats=[f"P{seat}" for seat in range(players)])


def _ratings() -> None:
    rng = Random(1)
    table = [
        (f"m{match:05}", seat, player, rank)
        for match in range(CONTESTS)
        for seat, (player, rank) in enumerate(zip(rng.sample(range(50), 2), rng.sample((1, 2), 2), strict=True))
    ]
    seats = pd.DataFrame(table, columns=["match", "side", "player_id", "rank"])
    seats = seats.assign(player_id=seats["player_id"].astype(str), player=seats["player_id"].astype(str), game="duel")
    ids = seats["match"].unique()
    matches = pd.DataFrame(
        {"match": ids, "game": "duel", "sides": 2, "day": "2026-01-01", "started_at": range(len(ids))}
    )
    start = perf_counter()
    ratings(seats, matches)
    row(f"ratings of {CONTESTS:,} matches of two", perf_counter() - start, "s")


if __name__ == "__main__":
    main()
