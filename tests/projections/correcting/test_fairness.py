"""Fairness: what is proved of a dealt match after undo, corrections and forks, and what forgers are caught at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from projections import Recorder, fair, marks
from projections.fairness import fairness
from projections.seats import CHANCE
from projections.standing import MARKS
from tests.projections.correcting.forging import forged
from tests.projections.correcting.whole_matches import GAMES, SEED, decisions, whole
from tests.projections.match.parity_match import begun, dealt, first_legal, texts

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

pytestmark = pytest.mark.usefixtures("parity")


@pytest.fixture(autouse=True)
def _seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: SEED)


def played_out(ledger: Ledger) -> Match:
    match = dealt(ledger)
    first_legal(match, 8)
    return match


def outcomes(match: Match) -> list[int]:
    """Versions of what chance brought, undone outcomes included."""
    found = []
    for row in match.ledger.read(match.id):
        if not row.type.startswith("match."):
            move = match.game.cause(match.codec.decode(row.type, row.data))
            if move is not None and move.seat == CHANCE:
                found.append(row.version)
    return found


def turned(match: Match, version: int) -> Any:
    """The other outcome of the toy's coin at this version."""
    row = next(row for row in match.ledger.read(match.id) if row.version == version)
    event = match.codec.decode(row.type, row.data)
    return msgspec.structs.replace(event, worth=3 - event.worth)


def corrected(ledger: Ledger) -> Match:
    """Played, taken back, played otherwise, corrected, cut short, the correction taken back, and played out."""
    match = dealt(ledger)
    first_legal(match, 5)
    match.undo()
    match.note("a slip", at=2)
    match.redo()
    match.undo()
    match.play(match.legal()[-1])
    number = next(n for n, step in enumerate(match.history, start=1) if step.move.seat != CHANCE)
    match.remove(number, keep=True)
    match.undo()
    match.amend(number, match.at(number - 1).legal()[-1], keep=True)
    while not match.finished:
        first_legal(match, 1)
    return match


def test_after_every_kind_of_change_the_dice_are_proved(ledger: Ledger) -> None:
    match = corrected(ledger)
    found = fairness(match)
    assert found.verdict == "fair"
    assert found.drawn >= sum(step.move.seat == CHANCE for step in match.history)


def test_every_single_outcome_that_is_tampered_with_is_found(ledger: Ledger) -> None:
    for match in (played_out(ledger), corrected(ledger)):
        for version in outcomes(match)[1:]:
            found = fairness(forged(match, {version: turned(match, version)}))
            assert found.verdict == "unfair"
            assert found.since is not None
            assert found.since >= version


def test_the_first_deal_is_proved_too(ledger: Ledger) -> None:
    match = dealt(ledger)
    match.close("abandoned")
    version = outcomes(match)[0]
    event = match.history[0].events[0]
    other = msgspec.structs.replace(event, hands=event.hands[::-1])
    assert fairness(forged(match, {version: other})).since == version


def test_another_seed_than_the_one_committed_to_is_found(ledger: Ledger) -> None:
    match = played_out(ledger)
    assert match.closed is not None
    other = msgspec.structs.replace(match.closed, seed=bytes(32).hex())
    found = fairness(forged(match, {match.version: other}))
    assert (found.verdict, found.since, found.drawn) == ("unfair", 0, 0)


def test_a_correction_that_smuggles_in_another_outcome_is_found(ledger: Ledger) -> None:
    """The mark says that its tail was decided again; chance's outcomes must be those of the line it replaced."""
    match = played_out(ledger)
    decision = next(turn for turn in match.turns if turn.step.move.seat != CHANCE)
    match.amend(match.turns.index(decision) + 1, texts(match)[match.turns.index(decision)])
    tail = [version for version in outcomes(match) if version > match.standing.amendment.version]
    assert tail
    for version in tail:
        assert fairness(forged(match, {version: turned(match, version)})).since == version


def test_what_a_fork_takes_along_must_be_what_its_origin_met(ledger: Ledger) -> None:
    match = played_out(ledger)
    new = Recorder(ledger).fork(match, moves=9)
    while not new.finished:
        first_legal(new, 1)
    assert fairness(new).verdict == "fair"
    taken = [version for version in outcomes(new) if version <= new.turns[8].version][1:]
    assert len(taken) > 1
    for version in taken:
        assert fairness(forged(new, {version: turned(new, version)})).since == version


def test_outcomes_that_a_fork_takes_from_an_undone_line_were_met_too(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 4)
    new = Recorder(ledger).fork(match, moves=len(match.turns))
    match.undo()
    match.play(match.legal()[-1])
    new.close("abandoned")
    assert fairness(new).verdict == "fair"


@pytest.mark.parametrize(("close", "verdict"), [(None, "sealed"), ("abandoned", "fair"), ("agreed", "fair")])
def test_the_verdict_waits_for_the_seed(ledger: Ledger, close: Any, verdict: str) -> None:
    match = dealt(ledger)
    first_legal(match, 3)
    if close:
        match.close(close)
    assert fairness(match).verdict == verdict


def test_a_match_reopened_is_sealed_again(ledger: Ledger) -> None:
    match = dealt(ledger)
    match.close("abandoned")
    match.reopen()
    assert fairness(match).verdict == "sealed"


def test_an_observed_match_is_not_spoken_of(ledger: Ledger) -> None:
    assert fairness(begun(ledger)).verdict == "unproven"


def test_a_closing_that_hides_the_seed_proves_nothing(ledger: Ledger) -> None:
    match = played_out(ledger)
    assert match.closed is not None
    kept = forged(match, {match.version: msgspec.structs.replace(match.closed, seed=None)})
    assert (fairness(kept).verdict, fairness(kept).since) == ("unproven", 0)


def test_a_start_without_commitment_proves_nothing(ledger: Ledger) -> None:
    match = played_out(ledger)
    start: marks.Started = MARKS.decode("match.started", ledger.read(match.id)[0].data)
    bare = forged(match, {1: msgspec.structs.replace(start, commitment=None)})
    assert fairness(bare).verdict == "unproven"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_every_game_is_proved_and_met_again_after_undo(ledger: Ledger, game: str) -> None:
    match = Recorder(ledger).new(game, seats=["Aki", "Ben"], mode="dealt")
    typed = decisions(game, whole(game)).split("\n")
    half = len(typed) // 2
    match.play("\n".join(typed[:half]))
    chance = [step.move for step in match.history if step.move.seat == CHANCE]
    for _ in range(6):
        match.undo()
    match.play("\n".join(typed[half - 6 :]))
    assert [step.move for step in match.history if step.move.seat == CHANCE][: len(chance)] == chance
    assert match.finished
    found = fairness(match)
    assert found.verdict == "fair"
    assert found.drawn >= sum(step.move.seat == CHANCE for step in match.history)
