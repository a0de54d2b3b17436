"""Playing: all or none, in one append, with advice where it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from projections import Recorder
from projections.errors import BrokenRecord
from projections.record import Place
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, begun, dealt, said, texts, types

if TYPE_CHECKING:
    from ledger import Ledger


def refused(match_text: tuple[Ledger, str], text: str) -> BrokenRecord:
    """What `text` is refused with after `match_text`; asserts that nothing was stored."""
    ledger, before = match_text
    match = begun(ledger, before)
    version, stood = match.version, texts(match)
    with pytest.raises(BrokenRecord) as broken:
        match.play(text)
    match.reload()
    assert (match.version, texts(match)) == (version, stood)
    return broken.value


def test_moves_are_appended_together_and_come_back_as_steps(ledger: Ledger) -> None:
    match = begun(ledger)
    steps = match.play("*: deal 1 3 5 8 / 2 4 6 7; turn 2; A: 5; B: 7")
    assert said(match, steps) == ["*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2", "A: 5", "B: 7"]
    assert steps == match.history
    events = ledger.read(match.id)
    assert [event.type for event in events[1:]] == [
        "parity.dealt",
        "parity.turned",
        "parity.played",
        "parity.played",
        "parity.trick_taken",
    ]
    assert len({event.command for event in events[1:]}) == 1
    assert {event.actor for event in events} == {"scribe"}


def test_a_match_opened_again_is_the_same(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    again = Recorder(ledger).open(str(match.id))
    assert (again.history, again.state, again.outcome) == (match.history, match.state, match.outcome)
    assert (again.names, again.version) == (["Aki", "Ben"], match.version)


def test_one_bad_move_among_good_ones_stores_none(ledger: Ledger) -> None:
    broken = refused((ledger, ""), "*: deal 1 3 5 8 / 2 4 6 7; turn 2\nA: 5\nB: 2; A: 1")
    assert (broken.refusal.rule, broken.place, broken.met) == ("must_follow", Place(3, 1), "2")
    assert (broken.advice.legal, broken.advice.more) == (("B: 7",), 0)


def test_no_move_at_all_is_refused(ledger: Ledger) -> None:
    assert refused((ledger, ""), " ; # only a note").refusal.rule == "no_moves"


def test_text_that_is_no_move_is_refused_with_what_would_be_near(ledger: Ledger) -> None:
    broken = refused((ledger, "*: deal 1 3 5 8 / 2 4 6 7; turn 2"), "A: five")
    assert broken.refusal.rule == "bad_notation"
    assert sorted(broken.advice.legal) == ["A: 1", "A: 3", "A: 5", "A: 8"]


def test_a_contradiction_names_the_earlier_move(ledger: Ledger) -> None:
    broken = refused((ledger, "*: deal ? ? ? ? / ? ? ? ?; turn 2; A: 5; B: 7"), "*: turn 1; B: 5")
    assert broken.refusal.rule == "card_twice"
    assert (broken.advice.earlier, broken.advice.earlier_text) == (3, "A: 5")


def test_a_contradiction_may_stand_in_the_same_text(ledger: Ledger) -> None:
    broken = refused((ledger, ""), "*: deal ? ? ? ? / ? ? ? ?; turn 2; A: 5; B: 5")
    assert (broken.advice.earlier, broken.advice.earlier_text) == (3, "A: 5")


def test_a_seat_that_is_not_awaited_is_refused(ledger: Ledger) -> None:
    assert refused((ledger, "*: deal 1 3 5 8 / 2 4 6 7; turn 2"), "B: 2").refusal.rule == "not_your_turn"


def test_actors_may_be_left_out_or_named(ledger: Ledger) -> None:
    match = begun(ledger, "deal 1 3 5 8 / 2 4 6 7; turn 2; aki: 5; Ben: 7")
    assert texts(match)[-2:] == ["A: 5", "B: 7"]


def test_a_stranger_is_refused(ledger: Ledger) -> None:
    assert refused((ledger, ""), "Chie: 5").refusal.rule == "unknown_actor"


def test_the_move_that_ends_the_match_closes_it_in_the_same_append(ledger: Ledger) -> None:
    match = begun(ledger, ALL_BUT_LAST)
    match.play("B: 6")
    assert match.finished
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.scores) == ((1, 2), (4, 2))
    assert match.closed is not None
    assert (match.closed.reason, match.closed.ranks, match.closed.scores) == ("points", (1, 2), (4, 2))
    last = ledger.read(match.id)[-3:]
    assert [event.type for event in last] == ["parity.played", "parity.trick_taken", "match.closed"]
    assert len({event.command for event in last}) == 1


def test_nothing_can_be_played_after_the_end(ledger: Ledger) -> None:
    assert refused((ledger, WHOLE), "A: 1").refusal.rule == "game_over"
    assert refused((ledger, WHOLE), "1").refusal.rule == "game_over"
    assert begun(ledger, WHOLE).legal() == []


def test_the_same_command_again_stores_nothing_twice(ledger: Ledger) -> None:
    match, command = begun(ledger), uuid4()
    other = Recorder(ledger, actor="scribe").open(match.id)
    match.play("*: deal 1 3 5 8 / 2 4 6 7", command=command)
    other.play("*: deal 1 3 5 8 / 2 4 6 7", command=command)
    assert types(match) == ["match.started", "parity.dealt"]
    assert other.version == match.version == 2


def test_an_observer_leaves_unknown_what_he_did_not_see(ledger: Ledger) -> None:
    match = begun(ledger, "*: deal ? ? ? ? / 2 4 6 7; turn 2; A: 5; B: 7")
    assert match.state.hands == ((None, None, None), (2, 4, 6))


@pytest.mark.parametrize("text", ["A: ?", "*: turn 1"])
def test_in_a_dealt_match_nothing_is_unknown_and_nobody_types_chance(ledger: Ledger, text: str) -> None:
    match = dealt(ledger)
    with pytest.raises(BrokenRecord) as broken:
        match.play(text)
    assert broken.value.refusal.rule == ("unknown_in_dealt" if "?" in text else "chance_is_dealt")


def test_positions_look_back_without_changing_anything(ledger: Ledger) -> None:
    match = begun(ledger, WHOLE)
    assert match.at(0).state == match.game.initial(match.setup)
    assert match.at(2).legal() == ["A: 1", "A: 3", "A: 5", "A: 8"]
    assert match.at(2).view("b").hands == ((None,) * 4, (2, 4, 6, 7))
    assert match.at(13).awaited == ()
    for outside in (-1, 14):
        with pytest.raises(IndexError):
            match.at(outside)
