"""Imports: a BG Stats export of 5,000 plays into either database, again unchanged, and with every play changed."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from ledger import Ledger, schema
from projections.imports import bgstats
from projections.imports.entering import enter
from tests.bench import rivals
from tests.bench.measuring import row

PLAYS = 5_000
PEOPLE = 60
GAMES = 150


def main() -> None:
    raw = _export("2025-01-01 10:00:00")
    start = perf_counter()
    bgstats.read(raw)
    row(f"read {PLAYS:,} plays ({len(raw) / 1e6:.1f} MB)", perf_counter() - start, "s")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _report("SQLite", f"sqlite:///{folder}/kifu.db", raw)
        for server in rivals.running_server(folder):
            schema.upgrade(server)
            _report("PostgreSQL", server, raw)


def _report(name: str, url: str, raw: bytes) -> None:
    later = _export("2025-02-01 10:00:00")
    with Ledger.open(url) as ledger:
        for what, file in (("new", raw), ("as before", raw), ("changed", later)):
            start = perf_counter()
            intake = enter(ledger, bgstats.read(file))
            taken = perf_counter() - start
            assert {each.status for each in intake.entered} == {what.replace("as before", "same")}
            row(f"{name}: {PLAYS:,} plays, {what}", taken, "s", f"{PLAYS / taken:,.0f} plays/s")


def _export(changed: str) -> bytes:
    chosen = Random(1)
    games = [{"id": n, "name": f"Game {n}", "bggId": 900_000 + n} for n in range(GAMES)]
    players = [{"id": n, "uuid": f"player-{n}", "name": f"Player {n}"} for n in range(PEOPLE)]
    plays = [_play(chosen, number, changed) for number in range(PLAYS)]
    return json.dumps({"games": games, "players": players, "plays": plays}).encode()


def _play(chosen: Random, number: int, changed: str) -> dict[str, Any]:
    people = chosen.sample(range(PEOPLE), chosen.randint(2, 5))
    scores = [
        {"playerRefId": player, "score": str(chosen.randint(0, 120)), "winner": seat == 0, "rank": 0, "role": "Red"}
        for seat, player in enumerate(people)
    ]
    return {
        "uuid": f"play-{number}",
        "gameRefId": chosen.randrange(GAMES),
        "playDate": "2025-02-01 19:30:12",
        "modificationDate": changed,
        "durationMin": 60,
        "bggId": number + 1 if number % 2 else 0,
        "playerScores": scores,
    }


if __name__ == "__main__":
    main()
