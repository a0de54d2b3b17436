"""Many at once: dense positions, every event once and in order, one winner for a version and for a command id."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from uuid import uuid4

from ledger import Ledger, new_match_id
from ledger.errors import WrongVersion
from tests.ledger.toys import append, played

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

    from ledger import Appended, Stored

WRITERS = 8
APPENDS = 25


def write(url: str, shared: UUID, writer: int) -> list[tuple[UUID, Appended]]:
    """Appends to an own match and a shared one, each command sent twice; retries when the shared one moved on."""
    own, rng = new_match_id(), random.Random(writer)
    answers = []
    with Ledger.open(url) as ledger:
        for n in range(APPENDS):
            match = shared if n % 2 else own
            facts, command = played(*range(rng.randint(1, 3))), uuid4()
            while True:
                seen = ledger.payloads(match)
                try:
                    first = append(ledger, match, facts, expect=len(seen), command=command)
                    break
                except WrongVersion as moved_on:
                    assert moved_on.actual > len(seen)
            assert append(ledger, match, facts, expect=0, command=command) == first._replace(repeated=True)
            answers.append((command, first))
    return answers


def tail(url: str, done: threading.Event) -> list[Stored]:
    """What a reader sees who asks for what is behind the last position, until all writers have ended."""
    seen: list[Stored] = []
    with Ledger.open(url) as ledger:
        while True:
            ended = done.is_set()
            batch = ledger.follow(seen[-1].position if seen else 0, most=7)
            seen += batch
            if not batch:
                if ended:
                    return seen
                ledger.wait(seen[-1].position if seen else 0, 0.2)


def test_a_tailing_reader_sees_every_event_of_eight_writers_once_and_in_order(database_url: str) -> None:
    Ledger.open(database_url).close()
    shared, done = new_match_id(), threading.Event()
    with ThreadPoolExecutor(WRITERS + 1) as pool:
        reader = pool.submit(tail, database_url, done)
        writers = [pool.submit(write, database_url, shared, n) for n in range(WRITERS)]
        try:
            answers = [answer for writer in writers for answer in writer.result(timeout=120)]
        finally:
            done.set()
        seen = reader.result(timeout=120)
    with Ledger.open(database_url) as ledger:
        assert ledger.verify().ok
        assert seen == ledger.follow(most=10_000)
    assert [event.position for event in seen] == list(range(1, len(seen) + 1))
    acknowledged = {(command, n) for command, a in answers for n in range(a.first_position, a.last_position + 1)}
    assert acknowledged == {(event.command, event.position) for event in seen}


def together(count: int, act: Callable[[int], object]) -> list[object]:
    """The results, or the errors, of `act` run by `count` threads at the same moment."""
    barrier = threading.Barrier(count)

    def run(n: int) -> object:
        barrier.wait()
        try:
            return act(n)
        except WrongVersion as error:
            return error

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


def test_of_two_writers_racing_for_one_version_one_wins(database_url: str) -> None:
    with Ledger.open(database_url) as one, Ledger.open(database_url) as other:
        for _ in range(20):
            match = new_match_id()
            results = together(2, lambda n, match=match: append((one, other)[n], match, played(n), expect=0))
            lost = [result for result in results if isinstance(result, WrongVersion)]
            assert len(lost) == 1 and lost[0].actual == 1
            assert len(one.read(match)) == 1
        assert one.head().position == 20 and one.verify().ok


def test_of_two_sending_one_command_both_get_the_one_answer(database_url: str) -> None:
    with Ledger.open(database_url) as one, Ledger.open(database_url) as other:
        for _ in range(20):
            match, command = new_match_id(), uuid4()
            results = together(
                2,
                lambda n, match=match, command=command: append(
                    (one, other)[n], match, played(1, 2), expect=0, command=command
                ),
            )
            first, repeated = sorted(results, key=lambda answer: answer.repeated)  # type: ignore[attr-defined]
            assert (first.repeated, repeated) == (False, first._replace(repeated=True))
        assert one.head().position == 40 and one.verify().ok


def test_threads_may_share_a_ledger(ledger: Ledger) -> None:
    matches = [new_match_id() for _ in range(4)]

    def act(n: int) -> int:
        for _ in range(10):
            append(ledger, matches[n], played(n))
            ledger.follow(most=5)
        return len(ledger.read(matches[n]))

    assert together(4, act) == [10] * 4
    assert ledger.verify().events == 40


def test_a_first_opening_by_many_at_once_makes_one_log(sqlite_url: str) -> None:
    def act(n: int) -> int:
        with Ledger.open(sqlite_url) as ledger:
            return append(ledger, new_match_id(), played(n)).first_position

    assert sorted(together(4, act)) == [1, 2, 3, 4]  # type: ignore[type-var]
