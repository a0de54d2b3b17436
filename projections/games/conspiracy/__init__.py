"""Conspiracy: Abyss Universe (Bruno Cathala and Charles Chevallier, Bombyx 2019), for 2 to 4 players.

The rules are those of `docs/rules/conspiracy.md`, whose authority is the Japanese help page of the published online
edition; sections and rulings (R1 …) are cited from it. The edition is the base game, with the five bonus locations as
an option. Nothing is hidden but the order of the two decks: every seat's view is the whole state, and a record names
every card.

Map: `components`, `cards`, `setup` say what there is; `state`, `events`, `evolve` what happened; `moves` what may
happen; `decide` asks it, with `placement` and `consequences` for what follows by itself; `causes` and `notation` lead
back to moves and text; `score` and `outcome` count; `figures`, `tally`, `stats` measure; `chamber`, `table`, `labels`
show; `chance` deals and `bots` plays.

Rulings where the page leaves a choice:

* A placement is one fact with its discards, since both happen at once for everybody; the discards come first (R14).
* RL with empty piles and RS with an empty row leave no fact of a reshuffle (R23).
* A match that ends lifts no forced draw any more (6.6, in its order).
* A line is read by the grammar of section 9 to the letter, blanks at its ends and case aside: `D 3` is no move.
"""

from __future__ import annotations

from projections.games.conspiracy.bots import greedy
from projections.games.conspiracy.causes import cause
from projections.games.conspiracy.chance import chance
from projections.games.conspiracy.decide import decide
from projections.games.conspiracy.events import Event
from projections.games.conspiracy.evolve import evolve
from projections.games.conspiracy.figures import STATS
from projections.games.conspiracy.labels import LABELS, say
from projections.games.conspiracy.moves import Move, moves
from projections.games.conspiracy.notation import read, write
from projections.games.conspiracy.outcome import outcome, points_so_far
from projections.games.conspiracy.setup import OPTIONS, SEATS, Setup, bound, check, sides
from projections.games.conspiracy.state import initial, to_act
from projections.games.conspiracy.stats import stats
from projections.games.conspiracy.table import draw
from projections.games.conspiracy.views import flags, redact, view

ID = "conspiracy"
BGG = 276042
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
    "say",
    "sides",
    "stats",
    "to_act",
    "view",
    "write",
]
