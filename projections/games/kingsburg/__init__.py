"""Kingsburg (Andrea Chiarvesio and Luca Iennaco, 2007), for 2 to 5 players.

The rules are those of `docs/rules/kingsburg.md`, whose sections are cited; the base game, with the published first
edition as a preset. Hidden are only the enemy cards, and who peeks at one learns it alone: `views` tells what the own
copy of a viewer knows in the end.

Map: `components` and `setup` say what there is; `state`, `events`, `evolve` what happened; `move` and `moves` what
may happen, by the predicates of `rolling`, `placing`, `helping` and `spending`, which `decide` asks too; `flow` and
`winter` what follows by itself; `cause` and `notation` lead back to moves and text; `outcome` ranks; `measures` and
`stats` count; `terms`, `refusals`, `labels` and `table` show; `chance` rolls and `bots` plays.

Rulings where the page leaves a choice:

* Legal moves come in the order of advisors, then tokens, shift and dice; most gold first among goods; declining last.
* A reader takes blanks inside words as well (`I 12 5`, `345 + 24`), save in `NEUTRAL`, where one parts three from two.
* A missing `M+` or `M-` is found out for an owner of the Market only: for others the set has the wrong total.
* An `E` that is not needed, on a free advisor or a season's first building, is refused and not passed over.
* Goods of choice that leave no choice are lost in one fact with the fixed ones.
* The state holds no ledger of points by source: `stats` counts it from the facts.
* `preset: none` may stand beside any option.
"""

from projections.games.kingsburg.bots import greedy
from projections.games.kingsburg.cause import cause
from projections.games.kingsburg.chance import chance
from projections.games.kingsburg.decide import decide
from projections.games.kingsburg.events import Event
from projections.games.kingsburg.evolve import evolve
from projections.games.kingsburg.labels import LABELS, say
from projections.games.kingsburg.moves import Move, moves
from projections.games.kingsburg.notation import read, write
from projections.games.kingsburg.outcome import flags, outcome, points_so_far
from projections.games.kingsburg.setup import OPTIONS, Setup, bound, check, sides
from projections.games.kingsburg.state import initial, round_of, to_act
from projections.games.kingsburg.stats import STATS, stats
from projections.games.kingsburg.table import draw
from projections.games.kingsburg.views import hindsight, redact, view

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
    "hindsight",
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

ID = "kingsburg"
BGG = 27162
RULES = 1
SEATS = range(2, 6)
