"""Kingsburg: dice for the King's advisors, five rows of buildings, five winters."""

from projections.games.kingsburg.bots import greedy
from projections.games.kingsburg.cause import cause
from projections.games.kingsburg.chance import chance
from projections.games.kingsburg.decide import decide
from projections.games.kingsburg.events import Event
from projections.games.kingsburg.evolve import evolve
from projections.games.kingsburg.labels import LABELS, say
from projections.games.kingsburg.moves import Move, moves
from projections.games.kingsburg.notation import read, write
from projections.games.kingsburg.outcome import flags, outcome
from projections.games.kingsburg.setup import OPTIONS, Setup, bound, check, sides
from projections.games.kingsburg.state import initial, to_act
from projections.games.kingsburg.stats import STATS, stats
from projections.games.kingsburg.table import draw
from projections.games.kingsburg.views import hindsight, redact, view

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

ID = "kingsburg"
RULES = 1
SEATS = range(2, 6)
