"""Whether the dice of a dealt match were those of its seed: honest matches pass, forged ones are found."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

import msgspec

from ledger import Fact, Ledger, new_match_id
from projections import Recorder
from projections.fairness import fairness
from tests.projections.match.parity_match import begun, dealt, first_legal, texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from projections import Match


def whole(ledger: Ledger) -> Match:
    match = dealt(ledger)
    first_legal(match, 8)
    return match


def forged(ledger: Ledger, match: Match, change: Callable[[str, dict[str, Any]], None]) -> Match:
    """A match of the same events but for what `change` does to their data."""
    facts: list[Fact] = []
    for event in ledger.read(match.id):
        data = msgspec.json.decode(event.data)
        change(event.type, data)
        facts.append(Fact(event.type, msgspec.json.encode(data)))
    forgery = new_match_id()
    ledger.append(forgery, facts, expect=0, command=uuid4())
    return Recorder(ledger).open(forgery)


def test_a_match_played_to_its_end_is_fair(ledger: Ledger) -> None:
    found = fairness(whole(ledger))
    assert (found.verdict, found.drawn, found.since) == ("fair", 5, None)


def test_undo_redo_and_corrections_change_nothing_about_that(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 5)
    match.undo()
    match.undo()
    match.redo()
    other = next(text for text in match.at(2).legal() if text != texts(match)[2])
    match.amend(3, other, keep=True)
    match.undo()
    match.redo()
    while not match.finished:
        first_legal(match, 1)
    match.undo()
    first_legal(match, 1)
    assert fairness(match).verdict == "fair"


def test_a_copy_of_the_events_is_as_fair(ledger: Ledger) -> None:
    assert fairness(forged(ledger, whole(ledger), lambda kind, data: None)).verdict == "fair"


def test_dice_that_the_seed_does_not_give_are_found_at_their_event(ledger: Ledger) -> None:
    def cheat(kind: str, data: dict[str, Any]) -> None:
        if kind == "parity.turned":
            data["worth"] = 3 - data["worth"]

    found = fairness(forged(ledger, whole(ledger), cheat))
    assert (found.verdict, found.since) == ("unfair", 3)


def test_a_deal_that_the_seed_does_not_give_is_found(ledger: Ledger) -> None:
    def cheat(kind: str, data: dict[str, Any]) -> None:
        if kind == "parity.dealt":
            data["hands"].reverse()

    match = dealt(ledger)
    match.close("abandoned")
    found = fairness(forged(ledger, match, cheat))
    assert (found.verdict, found.since) == ("unfair", 2)


def test_another_seed_than_the_one_committed_to_is_found(ledger: Ledger) -> None:
    def cheat(kind: str, data: dict[str, Any]) -> None:
        if kind == "match.closed":
            data["seed"] = "00" * 32

    found = fairness(forged(ledger, whole(ledger), cheat))
    assert (found.verdict, found.since) == ("unfair", 0)


def test_a_match_that_goes_on_is_sealed_and_one_without_commitment_unproven(ledger: Ledger) -> None:
    assert fairness(dealt(ledger)).verdict == "sealed"
    assert fairness(begun(ledger)).verdict == "unproven"


def test_a_fork_of_a_dealt_match_has_dice_of_its_own(ledger: Ledger) -> None:
    match = whole(ledger)
    fork = Recorder(ledger).fork(match, moves=5)
    assert fork.started.commitment != match.started.commitment
    while not fork.finished:
        first_legal(fork, 1)
    assert fairness(fork).verdict == "fair"
    assert texts(fork)[:5] == texts(match)[:5]
