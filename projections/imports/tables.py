"""Tables: the game that a play is of, with its rules where kifu has them, and the result under these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections import registry
from projections.errors import BadSetup
from projections.imports.result import result
from projections.marks import Conflict, Reported
from projections.setup import setup_from
from projections.unruled import Seating, Unruled

if TYPE_CHECKING:
    from projections.game import Game
    from projections.imports.play import Play


class Table(Struct, frozen=True):
    game: Game
    setup: Any  # of the game
    reported: Reported


class Tables:
    """Remembers which game a name or a number means: a log has many plays of few."""

    def __init__(self) -> None:
        self._games: dict[tuple[str, int | None], Game | None] = {}
        self._setups: dict[tuple[str, int], Any] = {}  # None: the rules do not take so many

    def of(self, play: Play) -> Table:
        """A known game whose rules take as many players, else one by its own name."""
        rules = self._rules(play)
        setup = self._setup(rules, len(play.seats)) if rules else None
        if rules is not None and setup is not None:
            return _table(rules, setup, play)
        doubts = [Conflict("seats_do_not_fit", told=str(len(play.seats)))] if rules else []
        return _table(Unruled(play.game), Seating(len(play.seats), play.teams), play, *doubts)

    def _rules(self, play: Play) -> Game | None:
        key = (play.game, play.bgg)
        if key not in self._games:
            self._games[key] = (registry.numbered(play.bgg) if play.bgg else None) or registry.named(play.game)
        return self._games[key]

    def _setup(self, rules: Game, seats: int) -> Any:
        key = (rules.ID, seats)
        if key not in self._setups:
            try:
                self._setups[key] = setup_from(rules, seats=seats, options={})
            except BadSetup:
                self._setups[key] = None
        return self._setups[key]


def _table(game: Game, setup: Any, play: Play, *doubts: Conflict) -> Table:
    found = result(play, game.sides(setup))
    reported = Reported(
        ranks=found.ranks,
        scores=found.scores,
        counted=play.counted,
        plays=play.plays,
        in_order=play.in_order,
        conflicts=(*found.conflicts, *doubts),
        told=tuple(seat.told for seat in play.seats),
        parts=tuple(seat.parts for seat in play.seats) if any(seat.parts for seat in play.seats) else (),
        options=play.options,
        minutes=play.minutes,
        rounds=play.rounds,
        time=play.time,
        low_wins=play.low_wins,
        changed=play.changed,
    )
    return Table(game, setup, reported)
