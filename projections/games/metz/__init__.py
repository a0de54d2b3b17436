"""METZ, 2 players: win the votes of seven prince-electors with cards that a shared bailiff picks up on a ring.

Source: the Japanese help page of the game and `docs/rules/metz.md`, which explains it and lists its assumptions;
published by White Goblin Games, 2023. There is one edition.

Map: `components` and `setup` hold tables and options, `state`, `move` and `events` the values, `evolve` the fold.
`castle`, `control` and `whereabouts` answer questions about a state; `moves` lists what is legal and `decide` says what
it causes, with `turn` and `endgame` for what follows by itself and `refusals` for what is not allowed.

Rulings where the page is silent:

* Deployments are listed by their number of cards, then in card order, `none` first.
* `city-` with two offers left leaves the second; an offer lapses when the deck has become empty.
* A view shows a hand of somebody else as a number, also where its cards were picked up openly (section 5); a record
  keeps all that was seen.
* The reserve stays unknown to a seat's record until that seat takes it; then the line `reserve` tells it in hindsight.
* A deployment made and not yet revealed has no line in the record of anybody but its maker; `deploy ?` shows it to
  people and is refused as a move.
* A refusal says where a named card lies openly, and of a hand with unknown cards wherever it lies; of a hand known in
  full it says else only that the card is not in it, for that place may be hidden from the one who asks.
* Brandenburg's power against an empty play area counts as executed in the statistics.
"""

from __future__ import annotations

from projections.games.metz.bots import greedy
from projections.games.metz.cause import cause
from projections.games.metz.chance import chance
from projections.games.metz.decide import decide
from projections.games.metz.events import Event
from projections.games.metz.evolve import evolve
from projections.games.metz.figures import STATS
from projections.games.metz.labels import LABELS, say
from projections.games.metz.move import Move
from projections.games.metz.moves import moves
from projections.games.metz.notation import read, write
from projections.games.metz.outcome import flags, outcome, points_so_far
from projections.games.metz.setup import OPTIONS, SEATS, Setup, bound, check, sides
from projections.games.metz.state import State, initial, round_of, to_act
from projections.games.metz.stats import stats
from projections.games.metz.table import draw
from projections.games.metz.views import hindsight, redact, view

ID = "metz"
RULES = 1

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
    "State",
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
