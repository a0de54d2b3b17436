"""Matches that the service deals: due at once, provably fair, the same dice after every undo."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec
import pytest

from ledger import Ledger, exchange
from projections import Recorder
from projections.errors import NotPossible
from projections.fair import Draw
from projections.fairness import fairness
from projections.reader import parse
from projections.seats import CHANCE
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.match.parity_match import begun, dealt, first_legal, said, texts, types

if TYPE_CHECKING:
    from pathlib import Path

    from projections import Match


def seed_of(match: Match) -> bytes:
    assert match.closed is not None
    assert match.closed.seed is not None
    return bytes.fromhex(match.closed.seed)


def test_what_chance_owes_is_made_at_once(ledger: Ledger) -> None:
    match = dealt(ledger)
    assert [text.split()[1] for text in texts(match)] == ["deal", "turn"]
    assert match.head.awaited == (0,)
    first_legal(match, 2)
    assert texts(match)[-1].startswith("*: turn")
    assert match.head.awaited != (CHANCE,)


def test_the_start_and_its_cards_are_one_append(ledger: Ledger) -> None:
    events = ledger.read(dealt(ledger).id)
    assert [event.type for event in events] == ["match.started", "parity.dealt", "parity.turned"]
    assert len({event.command for event in events}) == 1


def test_nothing_can_be_undone_before_the_first_decision(ledger: Ledger) -> None:
    match = dealt(ledger)
    with pytest.raises(NotPossible) as refused:
        match.undo()
    assert refused.value.rule == "nothing_to_undo"
    assert types(match) == ["match.started", "parity.dealt", "parity.turned"]


def test_undo_takes_the_decision_and_the_chance_after_it(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    taken = said(match, match.undo())
    assert len(taken) == 2
    assert taken[1].startswith("*: turn")
    assert len(said(match, match.undo())) == 1
    assert len(texts(match)) == 2


def test_the_same_decisions_meet_the_same_dice_again(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    whole = texts(match)
    for _ in range(8):
        match.undo()
    first_legal(match, 8)
    assert texts(match) == whole


def test_other_decisions_meet_the_same_dice_too(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    dice = [text for text in texts(match) if text.startswith("*")]
    for _ in range(8):
        match.undo()
    for _ in range(8):
        match.play(match.legal()[-1])
    assert [text for text in texts(match) if text.startswith("*")] == dice


def test_the_seed_is_committed_to_kept_apart_and_revealed_at_the_end(ledger: Ledger) -> None:
    match = dealt(ledger)
    kept = ledger.secrets.get(match.id)
    assert kept is not None
    assert match.started.commitment == hashlib.sha256(kept).hexdigest()
    first_legal(match, 7)
    assert not any(kept.hex().encode() in event.data for event in ledger.read(match.id))
    first_legal(match, 1)
    assert seed_of(match) == kept


def test_every_outcome_can_be_drawn_again_from_the_revealed_seed(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    made = [step for step in match.history if step.move.seat == CHANCE]
    again = [match.game.chance(step.before, Draw(seed_of(match), k)) for k, step in enumerate(made, start=1)]
    assert again == [step.move for step in made]
    assert fairness(match).verdict == "fair"


def test_a_match_closed_early_reveals_its_seed_and_reopened_goes_on_with_it(ledger: Ledger) -> None:
    match = dealt(ledger)
    match.close("abandoned")
    seed = seed_of(match)
    match.reopen()
    assert match.secret
    first_legal(match, 8)
    assert seed_of(match) == seed
    assert fairness(match).verdict == "fair"


def test_the_final_move_undone_and_played_again_closes_with_the_same_seed(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    seed, whole = seed_of(match), texts(match)
    match.undo()
    assert match.secret
    first_legal(match, 1)
    assert (seed_of(match), texts(match)) == (seed, whole)


def test_two_matches_are_dealt_differently(ledger: Ledger) -> None:
    matches = [dealt(ledger) for _ in range(6)]
    assert len({match.started.commitment for match in matches}) == 6
    assert len({texts(match)[0] for match in matches}) > 1


def test_an_observed_match_has_no_seed(ledger: Ledger) -> None:
    match = begun(ledger)
    assert match.started.commitment is None
    assert ledger.secrets.get(match.id) is None


def test_an_unfinished_record_of_a_dealt_match_goes_on_with_fresh_draws(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 3)
    text = text_of(record_of(match))
    entered = Recorder(ledger).enter(parse(text)).match
    assert entered.id != match.id
    assert (entered.started.mode, texts(entered)) == ("dealt", texts(match))
    assert entered.secret
    first_legal(entered, 5)
    assert entered.finished
    assert entered.closed is not None
    assert entered.closed.seed is None, "nothing was committed to"
    assert fairness(entered).verdict == "unproven"


def test_a_record_that_stops_where_chance_is_due_is_dealt_on_at_once(ledger: Ledger) -> None:
    header = "kifu 1\ngame: parity\nmode: dealt\nseat A: Aki\nseat B: Ben\n\n"
    entered = Recorder(ledger).enter(parse(header + "*: deal 1 3 5 8 / 2 4 6 7; turn 2\nA: 5\nB: 7\n")).match
    assert len(texts(entered)) == 5
    assert entered.head.awaited == (1,)


def test_a_dealt_match_that_came_as_json_lines_goes_on_too(ledger: Ledger, tmp_path: Path) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    lines = list(exchange.export_lines(ledger, [match.id]))
    with Ledger.open(f"sqlite:///{tmp_path}/other.db") as other:
        exchange.import_lines(other, lines)
        there = Recorder(other).open(match.id)
        assert texts(there) == texts(match)
        first_legal(there, 6)
        assert there.finished
        assert there.closed is not None
        assert there.closed.seed is None, "the seed that was committed to is elsewhere"


def test_the_setup_is_stored_whole(ledger: Ledger) -> None:
    match = begun(ledger, mode="dealt", options={"top": "10"})
    stored = msgspec.json.decode(ledger.read(match.id)[0].data)
    assert stored["setup"] == {"seats": 2, "follow": "must", "top": 10}
    assert stored["options"] == {"top": "10"}
