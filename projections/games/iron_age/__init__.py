"""Roll Through the Ages: The Iron Age, 1 to 4 players (Tom Lehmann, Gryphon Games 2014), without the expansion.

The rules are docs/rules/iron_age.md: the procedures are certain, most numbers of the printed sheet are assumed. So the
sheet is data: `components` holds the built-in one, `sheet` what the rules look up in any, `sheet_faults` what a sheet
may say, and a match carries the whole of its own in its Setup.

setup, components, sheet, sheet_faults   the table before the first move
state, events, evolve                    what is, what happened
moves, reach, powers, battle             what a seat can do, how far, and how strong it is
decide, flow, cause, chance, outcome     what follows from a move, up to the next choice
notation, labels, say, table             what a person reads and types
stats, luck, bots                        what an analyst and a bot need

Rulings where the page is silent:

* A sheet has a province 2 and a port 2 (the start of the game builds one of them), each Fate face has a side at least,
  an effect that is switched on is `true` (never `false`), and no number exceeds 999,999.
* A die used for population never gives less than 0 (only a sheet with a negative effect can bring it there).
* Portents are passed over without a record where no die could be set to another face (ruling 32).
* The armies of an extra province at the start are limited by the row, as those of any other.
* Without `max_rounds` the bound on moves counts 999 rounds.
"""

from __future__ import annotations

from projections.games.iron_age.bots import greedy
from projections.games.iron_age.cause import cause
from projections.games.iron_age.chance import chance
from projections.games.iron_age.decide import decide
from projections.games.iron_age.events import Event
from projections.games.iron_age.evolve import evolve
from projections.games.iron_age.labels import LABELS
from projections.games.iron_age.moves import Move, moves
from projections.games.iron_age.notation import read, write
from projections.games.iron_age.outcome import flags, outcome, points_so_far
from projections.games.iron_age.say import say
from projections.games.iron_age.setup import OPTIONS, SEATS, Setup, bound, check, sides
from projections.games.iron_age.state import initial, round_of, to_act
from projections.games.iron_age.stats import STATS, stats
from projections.games.iron_age.table import draw
from projections.games.iron_age.views import redact, view

ID = "iron_age"
BGG = 150926
RULES = 1

__all__ = [
    "BGG",
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
    "initial",
    "moves",
    "outcome",
    "points_so_far",
    "read",
    "redact",
    "round_of",
    "say",
    "sides",
    "stats",
    "to_act",
    "view",
    "write",
]
