"""Whole records with what must come out: the `.kifu` files of tests/cases beside their `.json`.

A case's `steps` name, after so many move lines, who is awaited, how many moves are legal (null where chance is
awaited) and moves that must be refused; `refused_at` names the line at which a record must be refused.
Documents that an option of the header names stand beside the record.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from projections.documents import in_folders
from projections.errors import Refusal
from projections.reader import parse
from projections.replay import Replay, replay
from projections.resolve import legal_texts, move_of
from projections.seats import LETTERS, letter

CASES = sorted(
    path for path in (Path(__file__).parents[1] / "cases").rglob("*.kifu") if path.with_suffix(".json").exists()
)
pytestmark = pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def _case(path: Path) -> tuple[Replay, dict[str, Any]]:
    played = replay(parse(path.read_text(encoding="utf-8")), find=in_folders(path.parent))
    return played, json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def test_the_record_comes_out_as_the_case_says(path: Path) -> None:
    played, case = _case(path)
    if case.get("refused_at"):
        wanted = case["refused_at"]
        assert played.broken is not None
        assert (played.broken.place.line, len(played.history)) == (wanted["line"], wanted["move"] - 1)
        assert isinstance(played.broken.refusal, Refusal)
        assert played.broken.refusal.rule == wanted["code"]
        return
    assert played.broken is None, played.broken
    assert len(played.history) == case["moves"]
    outcome = played.outcome
    wanted = case["outcome"]
    assert outcome is not None
    assert dict(zip(LETTERS, outcome.ranks, strict=False)) == wanted["ranks"]
    assert dict(zip(LETTERS, outcome.scores, strict=False)) == wanted["scores"]
    assert outcome.reason == wanted["reason"]
    if "flags" in case:
        assert list(played.game.flags(played.state)) == case["flags"]


def test_every_listed_step_awaits_the_same_seats_and_legal_moves(path: Path) -> None:
    played, case = _case(path)
    game = played.game
    states = [game.initial(played.setup), *(step.after for step in played.history)]
    for step in case["steps"]:
        state = states[step["after"]]
        assert [letter(seat) for seat in game.to_act(state)] == step["awaited"], step
        _, count = legal_texts(game, state, most=10**6)
        assert count == step["legal"], step
        for text in step["sample_illegal"]:
            actor, _, move = text.partition(": ")
            with pytest.raises(Refusal):
                game.decide(state, move_of(game, state, actor, move))
