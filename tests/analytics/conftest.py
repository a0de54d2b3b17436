"""Logs to be counted: matches of the toy game `parity`, played by bots or by hand, and of the real ones."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ledger import Ledger
from projections import Match, Recorder, registry
from projections.play import steps
from projections.setup import setup_from
from tests.plugin.installing import installed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from uuid import UUID


@pytest.fixture(scope="module", autouse=True)
def _parity(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("plugin")):
        yield


@pytest.fixture
def sqlite_ledger(sqlite_url: str) -> Iterator[Ledger]:
    with Ledger.open(sqlite_url) as opened:
        yield opened


def played(
    ledger: Ledger, game: str = "parity", *, seed: int = 1, seats: Sequence[str] = ("Aki", "Ben"), **options: str
) -> UUID:
    """A finished match of bots."""
    rules = registry.game(game)
    setup = setup_from(rules, seats=len(seats), options=options)
    return Recorder(ledger).simulated(rules, setup, list(steps(rules, setup, Random(seed))), seats=seats)


def reported(ledger: Ledger, ranks: dict[str, int], *, game: str = "duel", **about: Any) -> Match:
    """A result without moves: people with their ranks."""
    scores = about.pop("scores", [None] * len(ranks))
    return Recorder(ledger).report(game, seats=list(ranks), ranks=list(ranks.values()), scores=scores, **about)
