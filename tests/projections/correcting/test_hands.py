"""A hand that records one seat only takes back its own corrections, and what one may type where chance is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections.errors import BrokenRecord, NotPossible, Refusal
from projections.revising import TailBroken
from tests.projections.match.parity_match import begun, dealt, first_legal, texts

if TYPE_CHECKING:
    from ledger import Ledger

pytestmark = pytest.mark.usefixtures("parity")
START = "*: deal 1 3 5 8 / 2 4 6 7; turn 2"


@pytest.mark.parametrize(
    ("number", "text", "allowed"), [(3, "A: 3", {0}), (4, "B: 7", {0, 1}), (2, "*: turn 1", {0, 1})]
)
def test_a_correction_is_taken_back_by_the_seat_whose_move_it_was(
    ledger: Ledger, number: int, text: str, allowed: set[int]
) -> None:
    """One that changed nothing, or what chance brought, by anybody."""
    for only in (0, 1):
        match = begun(ledger, START + "; A: 5; B: 7")
        before = texts(match)
        match.amend(number, text)
        match.only = only
        if only in allowed:
            match.undo()
            assert texts(match) == before
        else:
            with pytest.raises(NotPossible) as refused:
                match.undo()
            assert refused.value.rule == "other_seat"


def test_in_a_dealt_match_nobody_types_what_chance_brings_even_where_it_was_due(ledger: Ledger) -> None:
    """Without an actor a move is that of whoever is awaited there, and behind the deal that is chance."""
    match = dealt(ledger)
    first_legal(match, 2)
    version = match.version
    for text in ("turn 1", "turn 2", "*: turn 1", "deal 1 2 3 4 / 5 6 7 8"):
        for order in (match.insert, match.amend):
            for number in (1, 2, 5):
                with pytest.raises((Refusal, BrokenRecord)):
                    order(number, text, keep=True)
    assert match.version == version


def test_a_dealt_correction_that_breaks_tells_a_spectator_what_he_may_know(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 3)
    hands = {str(card) for hand in match.history[0].events[0].hands for card in hand}
    played = {text[3:] for text in texts(match) if text[0] != "*"}
    assert hands - played
    told = []
    for number in range(1, len(match.turns) + 1):
        for card in range(1, 9):
            try:
                match.amend(number, f"{texts(match)[number - 1][0]}: {card}", dry_run=True)
            except TailBroken as broken:
                told.append(broken)
            except (Refusal, BrokenRecord):
                continue
    assert told
    for broken in told:
        assert broken.text in texts(match)
        assert set(map(str, broken.refusal.facts.values())) & (hands - played) == set()
