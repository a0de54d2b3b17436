"""Corrections of whole matches of every game, observed and dealt, against a naive editor."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from projections import Recorder, fair
from projections.errors import BrokenRecord, NotPossible
from projections.fairness import fairness
from projections.reader import parse
from projections.replay import replay
from projections.revising import TailBroken
from projections.seats import CHANCE, letter
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.correcting.editor import Editor
from tests.projections.correcting.whole_matches import GAMES, SEED, decisions, texts, whole

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match

EACH = 4  # corrections of a kind in each match


def begun(ledger: Ledger, game: str, mode: Any) -> Match:
    """A match of all moves but the last few, so that it goes on."""
    steps = whole(game)[:-6]
    match = Recorder(ledger).new(game, seats=["Aki", "Ben"], mode=mode)
    match.play(decisions(game, steps) if mode == "dealt" else "\n".join(texts(game, steps)))
    return match


def another(match: Match, number: int, rng: Random) -> str:
    """A move that could stand at `number` instead; of chance, another outcome."""
    step, game = match.history[number - 1], match.game
    if step.move.seat == CHANCE:
        move = game.chance(step.before, rng)
    else:
        move = rng.choice(tuple(islice(game.moves(step.before, step.move.seat), 300)))
    return f"{letter(move.seat)}: {game.write(step.before, move)}"


def chance_of(match: Match) -> list[Any]:
    return [step.move for step in match.history if step.move.seat == CHANCE]


@pytest.fixture(autouse=True)
def _seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: SEED)


@pytest.mark.parametrize("mode", ["observed", "dealt"])
@pytest.mark.parametrize("game", GAMES)
def test_every_correction_is_a_naive_editors(ledger: Ledger, game: str, mode: str) -> None:
    match = begun(ledger, game, mode)
    assert texts(game, match.history)[: len(whole(game)) - 6] == texts(game, whole(game)[:-6])
    rng = Random(f"{game} {mode}")
    made = refused = 0
    for kind in ("amend", "remove", "insert"):
        for number in rng.sample(range(1, len(match.turns) + 1), EACH):
            text = "" if kind == "remove" else another(match, number, rng)
            if mode == "dealt" and match.history[number - 1].move.seat == CHANCE:
                is_refused(match, kind, number, text)
                continue
            seed = SEED if mode == "dealt" else None
            editor = Editor(match.game, match.setup, seed, texts(game, match.history))
            refused += does_not_fit(match, editor, kind, number, text)
            made += 1
            is_made(match, editor, kind, number, text)
    assert made > 2 * EACH // 3
    assert refused
    if mode == "dealt":
        match.close("abandoned")
        assert fairness(match).verdict == "fair"


def is_refused(match: Match, kind: str, number: int, text: str) -> None:
    """Chance's move is not to be changed, nor may another come in before it."""
    version = match.version
    with pytest.raises((BrokenRecord, NotPossible), match="chance_is_dealt" if kind == "insert" else "chance_stays"):
        order(match, kind, number, text, keep=True)
    assert match.version == version


def does_not_fit(match: Match, editor: Editor, kind: str, number: int, text: str) -> bool:
    """Whether a later move breaks, which is named and stores nothing; else the correction is tried only."""
    version = match.version
    broken = editor.revise(kind, number, text, keep=False)
    if broken is None:
        editor.undo()
        assert order(match, kind, number, text, dry_run=True).broken is None
    else:
        with pytest.raises(TailBroken) as refusal:
            order(match, kind, number, text)
        assert refusal.value.number == broken
    assert match.version == version
    return broken is not None


def is_made(match: Match, editor: Editor, kind: str, number: int, text: str) -> None:
    """The line is the editor's, its text is the same match, and undo gives back the former line."""
    game = match.game.ID
    before, chance = texts(game, match.history), chance_of(match)
    broken = editor.revise(kind, number, text, keep=True)
    new = order(match, kind, number, text, keep=True)
    assert (new.broken.number if new.broken else None) == broken
    corrected = texts(game, match.history)
    assert corrected == editor.texts
    assert match.state == editor.state(corrected)
    if match.started.mode == "dealt" and not broken:
        assert chance_of(match)[: len(chance)] == chance
    played = replay(parse(text_of(record_of(match))))
    assert (played.broken, played.state) == (None, match.state)
    match.undo()
    assert texts(game, match.history) == before
    match.redo()
    assert texts(game, match.history) == corrected
    match.undo()


def order(match: Match, kind: str, number: int, text: str, **how: bool) -> Any:
    return getattr(match, kind)(number, *([text] if text else []), **how)
