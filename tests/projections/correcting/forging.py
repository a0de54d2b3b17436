"""Logs that nobody's honest service would write: a match again, with some of its events altered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import uuid4

from ledger.fact import Fact
from ledger.ids import new_match_id
from projections import Recorder
from projections.codec import Codec
from projections.match import fact_of

if TYPE_CHECKING:
    from projections import Match


def forged(match: Match, altered: dict[int, Any]) -> Match:
    """The match under another id, with other events at the versions named."""
    codec, ledger = Codec(match.game), match.ledger
    facts = [
        fact_of(codec, altered[row.version]) if row.version in altered else Fact(row.type, row.data, row.schema)
        for row in ledger.read(match.id)
    ]
    id_ = new_match_id()
    ledger.append(id_, facts, expect=0, command=uuid4(), actor="forger")
    return Recorder(ledger).open(id_)
