"""A club to be drawn: results of people with awkward names, and matches of bots in every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

from analytics import frames
from ledger import Ledger
from projections import Match
from tests.analytics.conftest import played, reported

if TYPE_CHECKING:
    from collections.abc import Iterator
    from uuid import UUID

    from matplotlib.figure import Figure

    from analytics import Frames

NAMES = ["Aki", "_Ben", "<b>&Cy</b>", "$x_1$", 'id="y"', "Bartholomew of Somewhere Else"]
SEATS = {"claim2": 4, "conspiracy": 3, "iron_age": 2, "kingsburg": 3, "metz": 2}  # that a match here has


MATCHES = 3  # of each


class Club:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        rng = Random(5)
        for number in range(40):
            people = rng.sample(NAMES, 3)
            ranks = {name: rank for rank, name in enumerate(sorted(people, key=lambda each: each != "Aki"), start=1)}
            reported(ledger, ranks, date=f"2026-01-{number // 2 + 1:02}")
        ids = {game: [_played(ledger, game, seed) for seed in range(MATCHES)] for game in SEATS}
        self.matches = {game: Match(ledger, each[0]) for game, each in ids.items()}
        self.told = frames(ledger)
        self.told.matches  # noqa: B018  # counted once for all tests

    def of(self, game: str) -> Frames:
        return self.told.of(game)

    def match(self, game: str) -> Match:
        return self.matches[game]


def _played(ledger: Ledger, game: str, seed: int) -> UUID:
    return played(ledger, game, seed=seed, seats=[f"P{seat}" for seat in range(SEATS[game])])


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Ledger.open(f"sqlite:///{tmp_path_factory.mktemp('club')}/games.db") as ledger:
        yield Club(ledger)


def texts(svg: str | bytes) -> list[str]:
    """What is written in an SVG, element by element."""
    root = ElementTree.fromstring(svg)
    return ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]


def lines(figure: Figure, place: int = 0) -> list[Any]:
    return list(figure.axes[place].get_lines())
