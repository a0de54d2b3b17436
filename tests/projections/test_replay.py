"""A record under the rules, in memory."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from projections.errors import BrokenRecord
from projections.reader import parse
from projections.record import Place
from projections.replay import opened, replay, scores_text
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE

if TYPE_CHECKING:
    from projections.game import Game

HEADER = "kifu 1\ngame: parity\nseat A: Aki\nseat B: Ben\noption top: 10\n\n"


@pytest.fixture(autouse=True)
def _parity(parity: Game) -> None:
    """Installed."""


def test_a_whole_record_comes_to_its_outcome() -> None:
    played = replay(parse(HEADER + WHOLE + "\nresult: A 4, B 2\n"))
    assert played.broken is None
    assert len(played.history) == 13
    assert played.outcome is not None
    assert played.outcome.scores == (4, 2)
    assert played.setup.top == 10
    assert played.state == played.history[-1].after


def test_a_record_of_nothing_is_at_its_start() -> None:
    played = replay(parse(HEADER))
    assert (played.history, played.outcome, played.broken) == ((), None, None)
    assert played.state == played.game.initial(played.setup)


def test_steps_hang_together() -> None:
    history = replay(parse(HEADER + WHOLE)).history
    assert all(one.after == other.before for one, other in pairwise(history))


def test_it_stops_at_the_first_move_that_does_not_fit() -> None:
    played = replay(parse(HEADER + ALL_BUT_LAST + "; B: 7; B: 6\nA: 1\n"))
    assert len(played.history) == 12
    assert played.broken is not None
    assert (played.broken.refusal.rule, played.broken.place) == ("card_twice", Place(14, 7))
    assert played.broken.earlier_place == Place(8, 7)
    assert (played.broken.met, played.broken.advice.legal) == ("7", ("B: 6",))


def test_a_fault_of_the_text_behind_sound_moves_is_told_after_them() -> None:
    played = replay(parse(HEADER + ALL_BUT_LAST + "\nend: later\n"))
    assert len(played.history) == 12
    assert played.broken is not None
    assert played.broken.refusal.rule == "bad_end"


def test_progress_is_told_once_a_move() -> None:
    told: list[None] = []
    replay(parse(HEADER + WHOLE), progress=lambda: told.append(None))
    assert len(told) == 13


@pytest.mark.parametrize(
    ("header", "rule", "line"),
    [
        ("kifu 1\ngame: go\nseat A: Aki\n", "unknown_game", 2),
        ("kifu 1\ngame: parity\nrules: 2\nseat A: Aki\nseat B: Ben\n", "bad_rules", 3),
        ("kifu 1\nteam B: red\ngame: parity\nseat A: Aki\nseat B: Ben\n", "fixed_teams", 2),
        ("kifu 1\ngame: parity\nseat A: Aki\n", "bad_seats", 3),
        ("kifu 1\ngame: parity\nseat A: Aki\nseat B: Ben\noption Top: 9\n", "bad_option", 5),
        ("kifu 1\ngame: parity\nseat A: Aki\nOption LUCK: 9\nseat B: Ben\n", "unknown_option", 4),
    ],
)
def test_a_header_that_cannot_be_played_is_refused_at_its_line(header: str, rule: str, line: int) -> None:
    with pytest.raises(BrokenRecord) as broken:
        opened(parse(header))
    assert (broken.value.refusal.rule, broken.value.place) == (rule, Place(line, 1))


def test_scores_are_told_as_the_result_line_has_them() -> None:
    assert scores_text((3, -2, 0)) == "A 3, B -2, C 0"
