"""The tables hold what the log says, counted exactly once, whatever breaks off and whoever else is at it."""

from __future__ import annotations

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, update

from analytics import frames, projection
from analytics.errors import LogReplaced
from analytics.projection import rebuild, refresh
from analytics.rows import rows_of
from analytics.source import COLUMNS
from analytics.tables import OF_MATCH, checkpoint, metadata
from ledger import Ledger, schema
from ledger.address import address
from ledger.derived import snapshot, working
from ledger.engines import looking
from projections import Recorder
from tests.analytics.conftest import played, reported
from tests.analytics.tables import from_nothing, kept, up_to_date
from tests.ledger.toys import raw

if TYPE_CHECKING:
    from pathlib import Path
    from uuid import UUID

    from analytics.reading import Read


def test_migrations_make_the_tables_that_the_program_reads(database_url: str) -> None:
    Ledger.open(database_url).close()
    with looking(address(database_url)) as connection:
        assert connection is not None
        context = MigrationContext.configure(
            connection, opts={"include_object": lambda _, name, kind, *__: kind != "table" or name in metadata.tables}
        )
        assert compare_metadata(context, metadata) == []


def test_the_tables_are_known_to_the_schema_so_that_no_foreign_one_is_taken_for_them() -> None:
    assert metadata.tables.keys() == schema.OF_STATISTICS


def test_an_older_file_gets_the_tables_and_keeps_its_events(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        played(ledger)
        head = ledger.head()
    with raw(sqlite_url) as run:
        for table in metadata.tables:
            run(f"DROP TABLE {table}")
        run("UPDATE alembic_version SET version_num = '0001'")
    with Ledger.open(sqlite_url) as ledger:
        assert ledger.head() == head
        assert ledger.verify().ok
        assert up_to_date(ledger) == from_nothing(ledger)


def test_a_log_with_nothing_in_it_is_counted(ledger: Ledger) -> None:
    assert up_to_date(ledger) == {table.name: [] for table in OF_MATCH}


def test_the_tables_follow_what_happens_to_a_match(ledger: Ledger) -> None:
    match = Recorder(ledger).open(played(ledger))
    going = Recorder(ledger).new("parity", seats=["Aki", "Chie"], tags=["club"])
    result = reported(ledger, {"Ben": 1, "Chie": 2})
    changes: list[Any] = [
        lambda: going.play("*: deal 1 2 3 4/5 6 7 8; *: turn 1"),
        lambda: going.play("A: 3"),
        going.undo,
        going.redo,
        lambda: going.note("a long evening"),
        lambda: going.retag(date="2026-05-01", place="Osaka", tags=["league"]),
        lambda: going.close("conceded", seat=0),
        going.reopen,
        lambda: going.close("agreed"),
        lambda: match.undo(),
        lambda: match.redo(),
        lambda: result.reopen(),
        lambda: Recorder(ledger).fork(going, moves=2),
    ]
    for change in changes:
        change()
        assert up_to_date(ledger) == from_nothing(ledger)
    (row,) = [row for row in up_to_date(ledger)["matches"] if row[COLUMNS["matches"].index("match_id")] == going.id]
    assert {"2026-05-01", "Osaka", '["league"]', "agreed"} <= set(row)


@pytest.mark.parametrize("most", [1, 7, 40, 5_000])
def test_steps_of_any_size_come_to_the_same(ledger: Ledger, most: int) -> None:
    for seed in range(3):
        played(ledger, seed=seed)
        assert up_to_date(ledger, most=most) == from_nothing(ledger)
    assert kept(ledger, rebuild(ledger, most=most)) == from_nothing(ledger)


def test_games_of_this_house_are_counted_too(sqlite_ledger: Ledger) -> None:
    for game, seats in (("claim2", 4), ("conspiracy", 3), ("iron_age", 1), ("kingsburg", 2), ("metz", 2)):
        played(sqlite_ledger, game, seats=[f"P{seat}" for seat in range(seats)])
    assert up_to_date(sqlite_ledger, most=300) == from_nothing(sqlite_ledger)
    found = frames(sqlite_ledger)
    scored = found.scores.groupby(["match", "seat"])["points"].sum()
    assert len(scored) >= 9
    for row in found.seats.itertuples():
        if (row.match, row.seat) in scored.index and row.game != "claim2":
            assert scored[row.match, row.seat] == row.score


class Crash(Exception):
    pass


@pytest.mark.parametrize("at", range(8))
def test_what_breaks_off_in_a_step_leaves_no_trace(ledger: Ledger, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    played(ledger, seed=1)
    before = up_to_date(ledger)
    played(ledger, seed=2)
    executed = 0

    class Broken:
        """A connection that dies at its `at`-th statement."""

        def __init__(self, connection: Any) -> None:
            self.connection = connection

        def execute(self, *arguments: Any) -> Any:
            nonlocal executed
            if executed == at:
                raise Crash
            executed += 1
            return self.connection.execute(*arguments)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.connection, name)

    moved, replaced = projection._move, projection._replace
    monkeypatch.setattr(projection, "_move", lambda connection, *rest: moved(Broken(connection), *rest))
    monkeypatch.setattr(projection, "_replace", lambda connection, *rest: replaced(Broken(connection), *rest))
    with pytest.raises(Crash):
        refresh(ledger)
    monkeypatch.undo()
    assert kept(ledger, 1) == before
    with snapshot(ledger) as connection:
        assert connection.scalar(select(checkpoint.c.position)) < ledger.head().position
    assert up_to_date(ledger) == from_nothing(ledger)


def test_a_rebuild_goes_on_while_others_read_and_record(ledger: Ledger) -> None:
    for seed in range(4):
        played(ledger, seed=seed)
    before = from_nothing(ledger)
    seen = []

    def meanwhile(_: int) -> None:
        assert kept(ledger, 1) == before
        if not seen:
            assert len(frames(ledger).seats) == 8
        seen.append(1)

    assert refresh(ledger) == 1
    assert rebuild(ledger, most=20, progress=meanwhile) == 2
    assert len(seen) > 2
    played(ledger, seed=9)
    assert refresh(ledger) == 2
    assert kept(ledger, 2) == from_nothing(ledger)
    assert kept(ledger, 1) == before, "who still reads the former generation finds it"
    assert rebuild(ledger) == 3
    assert kept(ledger, 1)["matches"] == []


def test_a_rebuild_that_broke_off_leaves_the_former_rows_to_be_read(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(ledger)
    refresh(ledger)
    with monkeypatch.context() as patched:
        patched.setattr(projection, "rows_of", lambda *_: (_ for _ in ()).throw(Crash()))
        with pytest.raises(Crash):
            rebuild(ledger)
    played(ledger, seed=2)
    assert refresh(ledger) == 1
    assert kept(ledger, 1) == from_nothing(ledger)
    assert rebuild(ledger) == 3


def _counted(monkeypatch: pytest.MonkeyPatch) -> Counter[UUID]:
    """How often each match is folded from now on."""
    folded: Counter[UUID] = Counter()
    lock = threading.Lock()

    def counting(ledger: Ledger, read: Read) -> Any:
        with lock:
            folded[read.match] += 1
        return rows_of(ledger, read)

    monkeypatch.setattr(projection, "rows_of", counting)
    return folded


def test_workers_on_a_server_do_no_work_twice(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Ledger.open(postgres_url) as ledger:
        matches = [played(ledger, seed=seed) for seed in range(12)]
    folded = _counted(monkeypatch)
    at_once = threading.Barrier(4)

    def work() -> int:
        with Ledger.open(postgres_url) as own:
            at_once.wait()
            return refresh(own, most=len_of_a_match)

    with Ledger.open(postgres_url) as ledger:
        len_of_a_match = len(ledger.payloads(matches[0]))
        with ThreadPoolExecutor(4) as pool:
            assert {future.result() for future in [pool.submit(work) for _ in range(4)]} == {1}
        assert kept(ledger, 1) == from_nothing(ledger)
    assert set(folded) == set(matches)
    assert sum(folded.values()) <= len(matches) + 12  # a match that a step's end cuts is folded in the next again


def test_workers_on_a_file_come_to_the_same(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        for seed in range(8):
            played(ledger, seed=seed)
        at_once = threading.Barrier(3)

        def work() -> int:
            with Ledger.open(sqlite_url) as own:
                at_once.wait()
                return refresh(own, most=20)

        with ThreadPoolExecutor(3) as pool:
            assert {future.result() for future in [pool.submit(work) for _ in range(3)]} == {1}
        assert kept(ledger, 1) == from_nothing(ledger)


def test_a_step_holds_up_no_append(ledger: Ledger) -> None:
    played(ledger, seed=1)
    refresh(ledger)
    with working(ledger, projection.NAME), ThreadPoolExecutor(1) as pool:
        assert pool.submit(played, ledger, seed=2).result(timeout=20)


def test_rows_of_another_program_are_not_read(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    played(ledger)
    assert refresh(ledger) == 1
    monkeypatch.setattr(projection, "stamp", lambda: "another")
    assert refresh(ledger) == 2
    monkeypatch.undo()
    assert refresh(ledger) == 1, "the older program goes on with its own"


def test_a_log_that_was_restored_from_an_older_copy_is_refused_until_a_rebuild(ledger: Ledger) -> None:
    played(ledger)
    refresh(ledger)
    ahead = update(checkpoint).values(position=ledger.head().position + 5)
    with working(ledger, projection.NAME) as work, work.writing() as connection:
        connection.execute(ahead)
    with pytest.raises(LogReplaced) as refused:
        frames(ledger).matches  # noqa: B018
    assert refused.value.counted == ledger.head().position + 5
    rebuild(ledger)
    assert len(frames(ledger).matches) == 1


def test_logs_of_one_database_are_counted_apart(database_url: str) -> None:
    with Ledger.open(database_url) as main, Ledger.open(database_url, log="club") as club:
        played(main)
        played(club, seats=["Chie", "Dan"])
        assert set(frames(main).seats["player"]) == {"Aki", "Ben"}
        assert set(frames(club).seats["player"]) == {"Chie", "Dan"}
        assert rebuild(main) == 2
        assert set(frames(club).seats["player"]) == {"Chie", "Dan"}


def test_a_server_that_takes_no_writes_is_counted_in_memory(postgres_url: str) -> None:
    with Ledger.open(postgres_url) as ledger:
        played(ledger)
    read_only = f"{postgres_url}&options=-c%20default_transaction_read_only%3Don"
    with Ledger.open(read_only) as ledger:
        assert len(frames(ledger, game="parity").features) == 2
        assert frames(ledger).seats["won"].sum() >= 1
    with Ledger.open(postgres_url) as ledger, snapshot(ledger) as connection:
        assert connection.scalar(select(checkpoint.c.position)) is None


def test_a_file_that_cannot_be_written_is_counted_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ledger import engines

    url = f"sqlite:///{tmp_path}/games.db"
    with Ledger.open(url) as ledger:
        played(ledger)
        wanted = frames(ledger).seats
    with (
        monkeypatch.context() as patched
    ):  # root may write everywhere, so the writer is made to open the file read-only
        patched.setattr(engines, "sqlite_writer", engines.sqlite_readers)
        with Ledger.open(url) as ledger:
            played_again = frames(ledger).seats
    assert played_again.equals(wanted)
