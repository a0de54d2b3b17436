"""Section 9: the copy of a record that one viewer may have, out of the log and back into a record."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import projections.games.metz as game
from ledger import Ledger
from projections import Recorder
from projections.games.metz import events as ev
from projections.games.metz import move as mv
from projections.play import steps
from projections.reader import parse
from projections.replay import replay
from projections.seats import letter
from projections.transcript import record_of
from projections.writer import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HEADER = "kifu 1\ngame: metz\nmode: simulated\nseat A: Aki\nseat B: Ben\n\n"


def _history() -> list[Any]:
    """A match whose first deployment is made by B, who also has the reserve."""
    for seed in range(500):
        history = list(steps(game, game.Setup(), Random(seed)))
        first = history[-2].move
        taken = [event.seat for step in history for event in step.events if isinstance(event, ev.ReserveTaken)]
        if isinstance(first, mv.Deploy) and (first.seat, taken) == (1, [1]) and first.cards:
            return history
    raise AssertionError("no such match")


HISTORY = _history()
LINES = [f"{letter(step.move.seat)}: {game.write(step.before, step.move)}" for step in HISTORY]


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Any]:
    """The match up to the first deployment, which is still face down."""
    with Ledger.open(f"sqlite:///{tmp_path}/metz.db") as ledger:
        yield Recorder(ledger).enter(parse(HEADER + "\n".join(LINES[:-1]) + "\n")).match


def lines(match: Any, viewer: int | None) -> list[str]:
    return [f"{entry.actor}: {entry.text}" for entry in record_of(match, viewer).entries]


def test_a_copy_ends_before_a_deployment_that_is_still_face_down(match: Any) -> None:
    assert lines(match, 1)[-1] == LINES[-2]
    assert lines(match, 0)[-1] == lines(match, None)[-1] == LINES[-3]


def test_a_copy_tells_both_deployments_once_they_lie_open(match: Any) -> None:
    match.play(LINES[-1])
    for viewer in (0, 1, None):
        assert lines(match, viewer)[-2:] == LINES[-2:]


def test_a_copy_differs_from_the_record_only_in_cards_that_its_viewer_cannot_know(match: Any) -> None:
    match.play(LINES[-1])
    for viewer, hidden in ((0, {1, 2}), (1, {0}), (None, {0, 1, 2})):
        copy = lines(match, viewer)
        assert {number for number, line in enumerate(copy) if line != LINES[number]} == hidden
        assert all("?" in copy[number] for number in hidden)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_copy_read_again_comes_to_the_same_end(match: Any, viewer: int | None) -> None:
    match.play(LINES[-1])
    text = text_of(record_of(match, viewer))
    again = replay(parse(text))
    assert again.broken is None
    assert again.outcome == game.outcome(HISTORY[-1].after)
