"""Chamber: a seat's inverted pyramid in plain characters, with keys, locations, coats and the biggest coalition.

Two lines a row: the lord, `[Y4*]` in the biggest coalition and with its colour's coat; under it the spot and what lies
on it: `s` `g` a free key, `(s)` `(g)` one that counts no more, `=W7` a location on its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.drawing import Line, Span
from projections.games.conspiracy.components import GOLD, PILE, ROWS, SILVER, VALUE
from projections.games.conspiracy.score import coalition
from projections.games.conspiracy.styles import STYLES

if TYPE_CHECKING:
    from projections.games.conspiracy.components import Spot
    from projections.games.conspiracy.state import Player

_WIDTH = 6  # of a spot; each lower row sits half of it inwards
_KEYS = {SILVER: "s", GOLD: "g"}


def pyramid(player: Player) -> tuple[Line, ...]:
    """Ten lines, two for each row of spots."""
    group = frozenset(coalition(player))
    lines: list[Line] = []
    for depth, row in enumerate(ROWS):
        indent = Span(" " * (depth * _WIDTH // 2))
        lines.append((indent, *(_lord(player, spot, grouped=spot in group) for spot in row)))
        lines.append((indent, *(Span(_below(player, spot).ljust(_WIDTH), "dim") for spot in row)))
    return tuple(lines)


def _lord(player: Player, spot: Spot, *, grouped: bool) -> Span:
    if spot > len(player.chamber):
        return Span(" ·".ljust(_WIDTH), "dim")
    lord = player.chamber[spot - 1]
    coat = "*" if player.coats[PILE[lord]] == spot else ""
    text = f"[{lord}{coat}]" if grouped else f" {lord}{coat}"
    return Span(text.ljust(_WIDTH), f"{STYLES[lord[0]]} bold" if grouped else STYLES[lord[0]])


def _below(player: Player, spot: Spot) -> str:
    if spot > len(player.chamber):
        return f" {spot}"
    on_spot = next((holding.code for holding in player.locations if holding.spot == spot), None)
    if on_spot:
        return f" {spot}={on_spot}" if spot < 10 else f"{spot}={on_spot}"
    key = _KEYS.get(VALUE[player.chamber[spot - 1]])
    if key is None:
        return f" {spot}"
    free = spot > len(player.chamber) - len(player.free)
    mark = key if free else f"({key})"
    return f" {spot}{mark}"
