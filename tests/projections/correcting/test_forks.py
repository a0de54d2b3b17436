"""Forks: what they take along, what they know of their origin, and whose dice they go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ledger import Ledger, exchange
from projections import EVERYTHING, Recorder
from projections.errors import NotPossible
from projections.fairness import fairness
from projections.reader import parse
from projections.seats import CHANCE
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.correcting.whole_matches import GAMES, decisions, texts, whole
from tests.projections.match.parity_match import WHOLE, begun, dealt, first_legal
from tests.projections.match.parity_match import texts as texts_of

if TYPE_CHECKING:
    from pathlib import Path

    from projections import Match

pytestmark = pytest.mark.usefixtures("parity")


def fork(match: Match, moves: int) -> Match:
    return Recorder(match.ledger, actor="scribe").fork(match, moves=moves)


@pytest.mark.parametrize("moves", [0, 1, 2, 7, 12, 13])
def test_a_fork_begins_with_the_moves_asked_for_and_knows_it(ledger: Ledger, moves: int) -> None:
    match = begun(ledger, WHOLE, date="2026-11-28", tags=["cup"], options={"follow": "may"})
    new = fork(match, moves)
    assert texts_of(new) == texts_of(match)[:moves]
    assert new.state == match.at(moves).state
    assert new.started.origin is not None
    assert (new.started.origin.match, new.started.origin.moves) == (str(match.id), moves)
    assert (new.date, new.tags, new.setup, new.names) == (match.date, match.tags, match.setup, match.names)
    assert (new.outcome, new.closed) == ((match.outcome, match.closed) if moves == 13 else (None, None))


def test_the_origin_is_left_as_it_was_and_finds_its_forks(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    version = match.version
    forks = [fork(match, moves) for moves in (3, 9)]
    twig = fork(forks[0], 2)
    assert Recorder(ledger).open(match.id).version == version
    assert Recorder(ledger).forks(match.id) == {forks[0].id: 3, forks[1].id: 9}
    assert Recorder(ledger).forks(forks[0].id) == {twig.id: 2}
    assert Recorder(ledger).forks(forks[1].id) == {}


def test_what_stands_is_taken_along_and_nothing_else(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE.split("\n")[0])
    match.play("A: 5; B: 7")
    match.undo()
    match.amend(3, "A: 3")
    new = fork(match, 3)
    assert texts_of(new)[-1] == "A: 3"
    assert not new.standing.redoable
    assert new.standing.amendment is None


def test_a_fork_goes_on_by_itself(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    new = fork(match, 3)
    new.play("B: 7; *: turn 2; B: 2")
    new.undo()
    assert texts_of(new)[-1] == "*: turn 2"
    assert match.finished


def test_a_changed_option_is_the_forks_own(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE.split("\n")[0])
    match.retag(options={"follow": "may"})
    new = fork(match, 2)
    assert (new.started.options, new.setup.follow) == ({"follow": "may"}, "may")


@pytest.mark.parametrize("moves", [-1, 14])
def test_outside_the_line_there_is_no_fork(ledger: Ledger, moves: int) -> None:
    match = begun(ledger, WHOLE)
    with pytest.raises(IndexError):
        fork(match, moves)
    assert len(ledger.matches()) == 1


@pytest.mark.parametrize("game", ["parity", "Carcassonne"])
def test_a_result_without_moves_cannot_be_forked(ledger: Ledger, game: str) -> None:
    match = Recorder(ledger).report(game, seats=["Aki", "Ben"], scores=[3, 1])
    with pytest.raises(NotPossible) as refused:
        fork(match, 0)
    assert refused.value.rule == "nothing_to_fork"


def test_a_dealt_fork_keeps_the_outcomes_so_far_and_has_dice_of_its_own(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 4)
    new = fork(match, len(match.turns))
    assert texts_of(new) == texts_of(match)
    assert ledger.secrets.get(new.id) not in (None, ledger.secrets.get(match.id))
    assert new.started.commitment != match.started.commitment
    first_legal(new, 4)
    assert fairness(new).verdict == "fair"
    assert fairness(new).drawn == sum(step.move.seat == CHANCE for step in new.history[len(match.turns) :])


def test_a_fork_where_chance_is_due_is_dealt_on_at_once(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    assert match.history[-1].move.seat == CHANCE
    new = fork(match, len(match.turns) - 1)
    assert len(new.turns) == len(match.turns)
    assert new.head.awaited != (CHANCE,)
    new.close("abandoned")
    assert (fairness(new).verdict, fairness(new).drawn) == ("fair", 1)


def test_a_dealt_fork_that_chance_ends_is_closed_with_its_seed(ledger: Ledger) -> None:
    """Kingsburg ends with the king's reinforcements: a fork before them is over as soon as they are rolled."""
    ended = Recorder(ledger).new("kingsburg", seats=["Aki", "Ben"], mode="dealt")
    while not ended.finished:
        ended.play(ended.legal()[0])
    last = len(ended.turns) - 1
    assert ended.history[last].move.seat == CHANCE
    new = fork(ended, last)
    assert new.outcome is not None
    assert new.closed is not None
    assert new.closed.seed == (ledger.secrets.get(new.id) or b"").hex()
    assert (fairness(new).verdict, fairness(new).drawn) == ("fair", 1)


def test_a_record_that_stops_before_the_dice_that_end_it_is_over_once_they_are_rolled(ledger: Ledger) -> None:
    lines = texts("kingsburg", whole("kingsburg"))
    assert lines[-1].startswith("*: KING")
    header = "kifu 1\ngame: kingsburg\nmode: dealt\nseat A: Aki\nseat B: Ben\n\n"
    entered = Recorder(ledger).enter(parse(header + "\n".join(lines[:-1]) + "\n")).match
    assert len(entered.turns) == len(lines)
    assert entered.outcome is not None
    assert entered.closed is not None
    assert entered.closed.seed is None, "nothing was committed to"


def test_a_finished_fork_of_a_secret_match_is_secret_until_that_is_over(ledger: Ledger) -> None:
    """Both begin with the same hidden cards: closing a fork must not lay them open."""
    match = dealt(ledger)
    first_legal(match, 2)
    new = fork(match, 4)
    twig = fork(new, 4)
    for each in (new, twig):
        each.close("abandoned")
    assert new.secret
    assert twig.secret
    assert "? ? ? ?" in text_of(record_of(new, None if new.secret else EVERYTHING))
    match.close("abandoned")
    assert not Recorder(ledger).open(new.id).secret
    assert not Recorder(ledger).open(twig.id).secret


def test_a_fork_whose_origin_is_elsewhere_is_a_match_like_any(ledger: Ledger, tmp_path: Path) -> None:
    match = dealt(ledger)
    new = fork(match, 2)
    new.close("abandoned")
    lines = list(exchange.export_lines(ledger, [new.id]))
    with Ledger.open(f"sqlite:///{tmp_path}/other.db") as other:
        exchange.import_lines(other, lines)
        there = Recorder(other).open(new.id)
        assert not there.secret
        assert fairness(there).verdict == "fair"


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_of_any_game_stands_where_its_origin_stood(ledger: Ledger, game: str) -> None:
    steps = whole(game)
    match = Recorder(ledger).new(game, seats=["Aki", "Ben"])
    match.play("\n".join(texts(game, steps)))
    for moves in (1, len(steps) // 3, len(steps)):
        new = fork(match, moves)
        assert texts(game, new.history) == texts(game, steps)[:moves]
        assert (new.state, new.outcome) == (match.at(moves).state, match.game.outcome(match.at(moves).state))
    rest = fork(match, len(steps) // 3)
    rest.play("\n".join(texts(game, steps)[len(steps) // 3 :]))
    assert (rest.state, rest.outcome, rest.closed) == (match.state, match.outcome, match.closed)
    assert decisions(game, rest.history) == decisions(game, steps)
