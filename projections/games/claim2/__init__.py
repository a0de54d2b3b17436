"""Claim 2 (Scott Almes, White Goblin Games 2018), for two, three and four, with the factions of both boxes."""

from __future__ import annotations

from projections.games.claim2.bots import greedy
from projections.games.claim2.chance import chance
from projections.games.claim2.decide import decide
from projections.games.claim2.events import Event
from projections.games.claim2.evolve import evolve
from projections.games.claim2.labels import LABELS, say
from projections.games.claim2.moves import Move, cause, moves
from projections.games.claim2.notation import read, write
from projections.games.claim2.outcome import flags, outcome
from projections.games.claim2.setup import OPTIONS, Setup, bound, check, sides
from projections.games.claim2.state import initial, to_act
from projections.games.claim2.stats import STATS, stats
from projections.games.claim2.table import draw
from projections.games.claim2.views import hindsight, redact, view

ID = "claim2"
RULES = 1
SEATS = range(2, 5)

__all__ = [
    "ID",
    "LABELS",
    "OPTIONS",
    "RULES",
    "SEATS",
    "STATS",
    "Event",
    "Move",
    "Setup",
    "bound",
    "cause",
    "chance",
    "check",
    "decide",
    "draw",
    "evolve",
    "flags",
    "greedy",
    "hindsight",
    "initial",
    "moves",
    "outcome",
    "read",
    "redact",
    "say",
    "sides",
    "stats",
    "to_act",
    "view",
    "write",
]
