"""Audit: an old record stays what was played; what today's rules take otherwise is listed, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections import Recorder, registry
from projections.audit import audit
from projections.errors import BrokenRecord
from projections.outcome import Outcome
from projections.reader import parse
from projections.transcript import record_of
from projections.writer import text_of
from tests.projections.correcting.changed_rules import doubled, grown, without_threes
from tests.projections.correcting.whole_matches import GAMES, texts, whole
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, begun

if TYPE_CHECKING:
    from ledger import Ledger

pytestmark = pytest.mark.usefixtures("parity")


@pytest.mark.parametrize("game", GAMES)
def test_todays_rules_agree_with_what_they_have_just_decided(ledger: Ledger, game: str) -> None:
    match = Recorder(ledger).new(game, seats=["Aki", "Ben"])
    match.play("\n".join(texts(game, whole(game))))
    assert match.finished
    assert list(audit(match)) == []


def test_a_record_made_under_older_rules_folds_as_it_was_played(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(ledger, WHOLE)
    state, outcome, text = match.state, match.outcome, text_of(record_of(match))
    game = registry.game("parity")
    grown(monkeypatch, decide=doubled(game), outcome=lambda state: game.outcome(state) and Outcome((2, 1), (0, 9), "x"))
    again = Recorder(ledger).open(match.id)
    assert (again.state, again.outcome, again.started.rules) == (state, outcome, 1)
    assert text_of(record_of(again)) == text


def test_what_differs_is_listed_by_move_with_both_facts(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(ledger, WHOLE)
    grown(monkeypatch, decide=doubled(match.game))
    version = match.version
    found = list(audit(Recorder(ledger).open(match.id)))
    assert [each.number for each in found] == [4, 7, 10, 13]
    for each in found:
        assert each.refusal is None
        assert [getattr(event, "points", 0) for event in each.today] == [
            2 * getattr(event, "points", 0) for event in each.recorded
        ]
    assert Recorder(ledger).open(match.id).version == version


def test_a_move_that_today_refuses_is_told_with_its_reason(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(ledger, WHOLE)
    grown(monkeypatch, decide=without_threes(match.game))
    (found,) = audit(Recorder(ledger).open(match.id))
    assert found.refusal is not None
    assert (found.number, found.refusal.rule, found.today) == (12, "card_not_held", ())


def test_each_move_is_judged_where_the_record_has_it(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    """One move that today refuses does not bring down those behind it."""
    match = begun(ledger, WHOLE)
    grown(monkeypatch, decide=without_threes(match.game))
    assert len(list(audit(Recorder(ledger).open(match.id)))) == 1


def test_a_result_that_today_counts_otherwise_is_listed_too(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(ledger, WHOLE)
    today = Outcome((1, 1), (3, 3), "points")
    game = registry.game("parity")
    grown(monkeypatch, outcome=lambda state: today if game.outcome(state) else None)
    again = Recorder(ledger).open(match.id)
    (found,) = audit(again)
    assert (found.number, found.recorded, found.today) == (13, (match.outcome,), (today,))
    assert again.outcome == match.outcome


def test_a_match_that_today_would_go_on_stays_over(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(ledger, WHOLE)
    grown(monkeypatch, outcome=lambda _: None)
    again = Recorder(ledger).open(match.id)
    assert (again.finished, again.outcome) == (True, match.outcome)
    (found,) = audit(again)
    assert found.today == ()


def test_what_was_taken_back_is_not_judged(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(ledger, ALL_BUT_LAST)
    match.undo()
    grown(monkeypatch, decide=without_threes(match.game))
    assert list(audit(Recorder(ledger).open(match.id))) == []


def test_an_old_match_that_goes_on_is_decided_by_todays_rules_from_there(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(ledger, ALL_BUT_LAST)
    points = match.state.points
    grown(monkeypatch, decide=doubled(match.game))
    again = Recorder(ledger).open(match.id)
    again.play("B: 6")
    assert [now - before for now, before in zip(again.state.points, points, strict=True)] == [4, 0]


def test_a_text_of_older_rules_keeps_its_number_and_one_of_newer_rules_is_refused(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_of(record_of(begun(ledger, ALL_BUT_LAST)))
    newer = text.replace("mode: observed", "rules: 3\nmode: observed")
    grown(monkeypatch)
    assert Recorder(ledger).enter(parse(text)).match.started.rules == 1
    assert "rules" not in text_of(record_of(Recorder(ledger).enter(parse(text)).match))
    with pytest.raises(BrokenRecord) as refused:
        Recorder(ledger).enter(parse(newer))
    assert refused.value.refusal.rule == "bad_rules"
    new = Recorder(ledger).new("parity", seats=["Aki", "Ben"])
    assert new.started.rules == 2
    assert "rules: 2" in text_of(record_of(new))


def test_a_correction_of_an_old_record_decides_its_tail_by_todays_rules(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(ledger, WHOLE)
    grown(monkeypatch, decide=doubled(match.game))
    again = Recorder(ledger).open(match.id)
    again.amend(8, "*: turn 2")
    assert list(audit(again)) != [], "the tricks before it stand as they were recorded"
    assert {each.number for each in audit(again)} == {4, 7}
    again.undo()
    assert again.state == match.state
