"""Crash: what was acknowledged before a process was killed is in the log."""

from __future__ import annotations

import subprocess
import sys
from uuid import UUID

from ledger import Ledger
from tests.ledger.toys import append, cards, played

MATCH = UUID("018f0000-0000-7000-8000-00000000000c")
WRITER = f"""
import sys
from uuid import UUID, uuid4
from ledger import Fact, Ledger

with Ledger.open(sys.argv[1]) as ledger:
    for n in range(1_000_000):
        facts = [Fact("toy.played", b'{{"card":%d}}' % n)] * 3
        appended = ledger.append(UUID("{MATCH}"), facts, expect=3 * n, command=uuid4())
        print(appended.last_version, flush=True)
"""


def test_every_acknowledged_append_outlives_a_killed_writer(sqlite_url: str) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, sqlite_url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(200)]
        writer.kill()
        acknowledged += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
    assert writer.returncode == -9
    with Ledger.open(sqlite_url) as ledger:
        stands = cards(ledger, MATCH)
        assert len(stands) in (acknowledged[-1], acknowledged[-1] + 3)
        assert stands == [b'{"card":%d}' % (n // 3) for n in range(len(stands))]
        assert ledger.verify().ok
        assert append(ledger, MATCH, played(0), expect=len(stands)).first_position == len(stands) + 1
