"""Of a dealt match that goes on nobody sees what the seat he looks from cannot know, however he looks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from analytics import frames
from projections import EVERYTHING, Recorder
from projections.chronicle import chronicle
from projections.errors import BrokenRecord
from projections.marks import Closed
from projections.reader import parse
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.match.parity_match import begun, dealt, first_legal

if TYPE_CHECKING:
    from ledger import Ledger
    from projections import Match


def hidden_from(match: Match, viewer: int | None) -> list[int]:
    """Cards in hands that `viewer` does not see."""
    return [card for seat, hand in enumerate(match.state.hands) if seat != viewer for card in hand]


def deals(text: str) -> list[str]:
    """What the deals in `text` say of each hand."""
    return [hand.strip() for found in re.findall(r"deal (.*)", text) for hand in found.split("/")]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_text_tells_a_viewer_his_own_cards_only(ledger: Ledger, viewer: int | None) -> None:
    match = dealt(ledger)
    first_legal(match, 3)
    record = record_of(match, viewer)
    assert record.mode == "observed"
    for seat, hand in enumerate(deals(text_of(record))):
        assert (hand == "? ? ? ?") == (seat != viewer)


def test_the_whole_text_is_for_those_who_may_see_everything(ledger: Ledger) -> None:
    match = dealt(ledger)
    assert "?" not in text_of(record_of(match))
    assert record_of(match).mode == "dealt"


def test_a_viewers_text_is_a_record_that_can_be_entered(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 8)
    for viewer in (0, 1, None):
        entered = Recorder(ledger).enter(parse(text_of(record_of(match, viewer)))).match
        assert entered.outcome == match.outcome
        assert entered.state == match.game.view(match.state, viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_chronicle_redacts_events_states_and_the_seed(ledger: Ledger, viewer: int | None) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    match.undo()
    match.close("abandoned")
    match.reopen()
    seed = ledger.secrets.get(match.id)
    assert seed is not None
    assert match.secret
    for entry in chronicle(match, viewer):
        told = msgspec.json.encode(entry.event)
        assert seed.hex().encode() not in told
        for seat, hand in enumerate(getattr(entry.event, "hands", ())):
            assert seat == viewer or set(hand) == {None}
        for seat, hand in enumerate(entry.before.hands):
            assert seat == viewer or not any(hand)


def test_who_may_see_everything_sees_the_revealed_seed(ledger: Ledger) -> None:
    match = dealt(ledger)
    match.close("abandoned")
    closed = [entry.event for entry in chronicle(match, EVERYTHING) if isinstance(entry.event, Closed)]
    assert [mark.seed for mark in closed] == [(ledger.secrets.get(match.id) or b"").hex()]


def test_a_refusal_speaks_from_what_the_awaited_seat_knows(ledger: Ledger) -> None:
    """The toy's refusal points at the deal, which in an observed match is quoted in full."""
    match = dealt(ledger)
    awaited = match.head.awaited[0]
    for card in hidden_from(match, awaited):
        with pytest.raises(BrokenRecord) as broken:
            match.play(f"{'AB'[awaited]}: {card}")
        advice = broken.value.advice
        assert broken.value.refusal.rule == "card_not_held"
        assert advice.earlier == 1
        hands = deals(advice.earlier_text)
        assert hands[1 - awaited] == "? ? ? ?"
        assert hands[awaited] != "? ? ? ?"
        assert {text[0] for text in advice.legal} == {"AB"[awaited]}


def test_a_seat_out_of_turn_learns_nothing_of_its_own_moves(ledger: Ledger) -> None:
    match = dealt(ledger)
    other = 1 - match.head.awaited[0]
    for card in range(1, 9):
        with pytest.raises(BrokenRecord) as broken:
            match.play(f"{'AB'[other]}: {card}")
        assert broken.value.refusal.rule == "not_your_turn"
        assert not any(text.startswith("AB"[other]) for text in broken.value.advice.legal)


def test_statistics_of_a_running_match_are_a_spectators(ledger: Ledger) -> None:
    match = dealt(ledger)
    first_legal(match, 2)
    found: Any = frames(ledger)
    assert found.moves["text"].iloc[0] == "deal ? ? ? ? / ? ? ? ?"
    first_legal(match, 6)
    assert "?" not in str(frames(ledger).moves["text"].iloc[0])


def test_an_observed_match_hides_nothing_that_was_recorded(ledger: Ledger) -> None:
    match = begun(ledger, "*: deal 1 3 5 8 / 2 4 6 7")
    assert not match.secret
    assert list(chronicle(match, EVERYTHING))[1].event.hands == ((1, 3, 5, 8), (2, 4, 6, 7))
