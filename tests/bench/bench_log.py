"""Log: its appends and reads beside the raw driver's and `eventsourcing`'s, medians of one run.

The contenders take turns, so a slow moment of the machine hits all alike. SQLite runs in WAL with synchronous=FULL and
PostgreSQL with its defaults, for all of them. The raw driver inserts ready rows into a table with one key and checks
nothing; `eventsourcing` checks versions; the log checks version and command id as well and chains hashes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from ledger import ANY, Fact, Ledger, new_match_id, schema
from tests.bench import rivals
from tests.bench.measuring import row, seconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.bench.rivals import Append

ROUNDS = 300
BATCH = 100
STREAM = 1_000
LONG = 50_000
FACT = Fact(rivals.TYPE, rivals.DATA)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = f"sqlite:///{folder}/kifu.db"
        with Ledger.open(url) as ledger:
            contenders = {"raw driver": rivals.raw_sqlite(folder), "eventsourcing": rivals.peer_sqlite(folder)}
            report("SQLite", ledger, contenders, rivals.sqlite_stream(folder))
        row("SQLite: open a file that is up to date", seconds(lambda: Ledger.open(url).close()) * 1e3, "ms")
        for server in rivals.running_server(folder):
            schema.upgrade(server)
            with Ledger.open(server) as ledger:
                contenders = {"raw driver": rivals.raw_postgres(server), "eventsourcing": rivals.peer_postgres(server)}
                report("PostgreSQL", ledger, contenders, rivals.postgres_stream(server))


def report(name: str, ledger: Ledger, contenders: dict[str, Append], raw_stream: Callable[[UUID], int]) -> None:
    contenders = {**contenders, "kifu": _ours(ledger)}
    for size, rounds in ((1, ROUNDS), (BATCH, ROUNDS // 5)):
        times = _in_turn({key: lambda act=act, size=size: act(size) for key, act in contenders.items()}, rounds)
        _compare(f"{name}: {size} events", times, size)
    match = new_match_id()
    for _ in range(STREAM // BATCH):
        ledger.append(match, [FACT] * BATCH, expect=ANY, command=uuid4())
    readers = {"raw driver": lambda: raw_stream(match), "payloads()": lambda: ledger.payloads(match)}
    _compare(f"{name}: a stream of {STREAM}", _in_turn({**readers, "read()": lambda: ledger.read(match)}, 100), STREAM)
    while ledger.head().position < LONG:
        ledger.append(new_match_id(), [FACT] * 3, expect=ANY, command=uuid4())
    events = ledger.head().position
    row(f"{name}: follow() of {events:,}", events / seconds(lambda: _follow(ledger), runs=3), "events/s")
    row(f"{name}: verify() of {events:,}", events / seconds(lambda: _verify(ledger), runs=3), "events/s")


def _in_turn(acts: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Median seconds by contender; the first rounds, which fill caches, are not counted."""
    times: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(rounds + 10):
        for name, act in acts.items():
            start = perf_counter()
            act()
            times[name].append(perf_counter() - start)
    return {name: median(taken[10:]) for name, taken in times.items()}


def _compare(what: str, times: dict[str, float], events: int) -> None:
    for name, taken in times.items():
        ratio = taken / times["raw driver"]
        note = f"{events / taken:12,.0f} events/s; time {ratio:.2f}, rate {1 / ratio:.2f} of raw"
        row(f"{what} by {name}", taken * 1e6, "µs", note)


def _ours(ledger: Ledger) -> Append:
    match, version = new_match_id(), 0

    def append(count: int) -> None:
        nonlocal version
        version = ledger.append(match, [FACT] * count, expect=version, command=uuid4()).last_version

    return append


def _follow(ledger: Ledger) -> None:
    at = 0
    while events := ledger.follow(at, most=5_000):
        at = events[-1].position


def _verify(ledger: Ledger) -> None:
    result = ledger.verify()
    assert result.ok, result.cause


if __name__ == "__main__":
    main()
