"""Score: the four parts of section 7, at any time of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from projections.games.conspiracy.components import (
    CARDS,
    COALITION_POINTS,
    COLORS,
    GOLD,
    MASTER_POINTS,
    NEIGHBORS,
    SILVER,
    VALUE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.conspiracy.components import Location, Spot
    from projections.games.conspiracy.setup import Setup
    from projections.games.conspiracy.state import Player, State
    from projections.seats import Seat


class Parts(NamedTuple):
    lords: int
    locations: int
    coalition: int
    master: int

    @property
    def total(self) -> int:
        return self.lords + self.locations + self.coalition + self.master


def parts(state: State, seat: Seat) -> Parts:
    """What `seat` would score if the match ended now."""
    player = state.players[seat]
    return Parts(
        lords=sum(_best(player, color) for color in COLORS),
        locations=sum(location_points(state.setup, player, code) for code in player.codes),
        coalition=COALITION_POINTS * len(coalition(player)),
        master=MASTER_POINTS if state.master == seat else 0,
    )


def location_points(setup: Setup, player: Player, code: Location) -> int:
    """Printed value and end bonus of a location of `player` (table 2.2)."""
    base = setup.zero_six_base_ip if code == "Z6" else CARDS[code].points
    bonus = _BONUS.get(code)
    return base + bonus(setup, player) if bonus else base


def coalition(player: Player) -> tuple[Spot, ...]:
    """The spots of the largest group of adjacent lords of one colour; of equal ones that with the lowest spot."""
    return _largest(tuple(lord[0] for lord in player.chamber))


def alliance(player: Player, value: int) -> tuple[Spot, ...]:
    """The spots of the largest group of adjacent lords of `value`, colours mixed."""
    return _largest(tuple("x" if VALUE[lord] == value else "" for lord in player.chamber))


def _largest(marks: tuple[str, ...]) -> tuple[Spot, ...]:
    """The largest group of adjacent spots with the same mark, ascending; spots marked "" stand in none."""
    best: set[Spot] = set()
    open_spots = {spot for spot, mark in enumerate(marks, start=1) if mark}
    for start in range(1, len(marks) + 1):
        if start not in open_spots:
            continue
        open_spots.remove(start)
        group, border = {start}, [start]
        while border:
            spot = border.pop()
            for near in NEIGHBORS[spot]:
                if near in open_spots and marks[near - 1] == marks[start - 1]:
                    open_spots.remove(near)
                    group.add(near)
                    border.append(near)
        if len(group) > len(best):
            best = group
    return tuple(sorted(best))


def _best(player: Player, color: str = "") -> int:
    """The value of the best lord of `color`, of any colour for ""; 0 where there is none."""
    return max((VALUE[lord] for lord in player.chamber if lord.startswith(color)), default=0)


def _count(player: Player, *values: int) -> int:
    return sum(VALUE[lord] in values for lord in player.chamber)


def _of_color(color: str) -> Callable[[Setup, Player], int]:
    return lambda _, player: sum(lord[0] == color for lord in player.chamber)


def _best_of(color: str) -> Callable[[Setup, Player], int]:
    """R11, R35: with `max_scope: any` the card's colour is ignored."""
    return lambda setup, player: _best(player, color if setup.max_scope == "color" else "")


def _allied(value: int, points: int) -> Callable[[Setup, Player], int]:
    return lambda _, player: points * len(alliance(player, value))


_BONUS: dict[Location, Callable[[Setup, Player], int]] = {
    "SK": lambda _, player: _count(player, SILVER),
    "GK": lambda _, player: 2 * _count(player, GOLD),
    "PE": lambda _, player: player.pearls // 2,
    "LO": lambda _, player: 2 * len(player.locations),
    **{f"M{color}": _best_of(color) for color in COLORS},
    **{f"C{color}": _of_color(color) for color in COLORS},
    "A1": _allied(1, 1),
    "A2": _allied(2, 2),
    "A3": _allied(3, 2),
    "A4": _allied(4, 2),
    "Z6": lambda _, player: _count(player, 0, 6),
}
