"""Stored types and payloads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ledger.fact import check_data, check_type
from projections import marks, registry
from projections.codec import Codec
from projections.laws import events_of
from tests.plugin import parity as toy

if TYPE_CHECKING:
    from projections.game import Game


def test_the_type_is_the_id_and_the_chosen_tag_and_the_payload_the_fields_without_it() -> None:
    codec = Codec(toy)
    assert codec.encode(toy.Played(1, 7)) == ("parity.played", b'{"seat":1,"card":7}')
    assert codec.encode(toy.Dealt(((1, None), (None, 4)))) == ("parity.dealt", b'{"hands":[[1,null],[null,4]]}')


def test_an_event_without_fields_is_an_empty_object() -> None:
    assert Codec(marks).encode(marks.Redone()) == ("match.redone", b"{}")


def test_an_event_comes_back_as_it_went_in() -> None:
    codec = Codec(marks)
    setup = msgspec.Raw(b'{"seats":2}')
    events: list[Any] = [
        marks.Started("parity", 1, "dealt", ("a", "b"), {"top": "10"}, setup, tags=("x", "y"), extra={"x-a": "é秋"}),
        marks.Undone(3),
        marks.Noted("n", 4),
        marks.Retagged(options={"follow": "may"}, setup=setup),
        marks.Closed("conceded", (1, 2), (), 1, "ff"),
        marks.Reopened(),
    ]
    assert [codec.decode(*codec.encode(event)) for event in events] == events


def test_an_unknown_type_and_a_broken_payload_raise() -> None:
    codec = Codec(toy)
    with pytest.raises(KeyError):
        codec.decode("parity.burnt", b"{}")
    with pytest.raises(msgspec.DecodeError):
        codec.decode("parity.played", b'{"seat":"A"}')


@pytest.mark.parametrize("game", ["claim2", "conspiracy", "iron_age", "kingsburg", "metz", "parity"])
def test_all_stored_types_are_takeable_and_distinct(game: str, parity: Game) -> None:
    rules = registry.game(game)
    stored = list(Codec(rules).decoders)
    assert len(stored) == len(events_of(rules)) == len(set(stored))
    for name in stored:
        check_type(name)
        assert name.startswith(f"{game}.")


def test_payloads_are_canonical_for_the_log() -> None:
    stored, payload = Codec(marks).encode(marks.Noted('a "strong" start — 強い\\', None))
    check_type(stored)
    check_data(payload)
