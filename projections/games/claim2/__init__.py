"""Claim 2, 2 to 4 players: recruit followers in one half of a trick game, win factions with them in the other.

Scott Almes, White Goblin Games 2018, with the factions of both boxes. Source: the Japanese page of the game and
`docs/rules/claim2.md`, which explains it, adds the published sheets, and lists its rulings R1–R40.

Map: `components` and `setup` hold tables and options, `state`, `events` and `moves` the values, `evolve` the fold.
`tricks` ranks and captures, `scoring` counts, `knowledge` says what contradicts a record, `faults` refuses it; `moves`
lists what is legal and `decide` says what it causes. `tally` counts for `stats`.

Rulings where the page is silent:

* Canonical order of legal moves: cards in the order of the page; `peek` before `nopeek`; `take top` after the face-up
  cards; smashes by Gnome, then seat, and `done` last.
* `deal A` or `turn` without any card has the wrong count; more than 99 unknown cards (`?100`) are no notation.
* `smash N3` where several opponents, or none, have that Gnome is read and then no choice.
* The flag of an impossible distribution names the trick in which it came out as `trick_exposed`; `trick_void` is null.
  After a flagged revoke the distribution is looked at without the false void.
* A card that was peeked at and left is known to the peeker in the drawer's pile and hand until it is played; of equal
  cards everybody forgets the one that he knew.
* Without `look_at_draw` the owner sees blind cards when the pile becomes his hand; from then on his own copy of the
  record names them. A swapped card he saw at the peek.
* `troll_leftover: last_trick_winner` adds the waiting Trolls before factions are counted.
* Chance in a record with unknown hands draws only cards that leave these hands possible.
"""

from __future__ import annotations

from projections.games.claim2.bots import greedy
from projections.games.claim2.chance import chance
from projections.games.claim2.decide import decide
from projections.games.claim2.events import Event
from projections.games.claim2.evolve import evolve
from projections.games.claim2.labels import LABELS, say
from projections.games.claim2.moves import Move, cause, moves
from projections.games.claim2.notation import read, write
from projections.games.claim2.outcome import flags, outcome, points_so_far
from projections.games.claim2.setup import OPTIONS, Setup, bound, check, sides
from projections.games.claim2.state import initial, round_of, to_act
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
