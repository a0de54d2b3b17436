"""Position: a match after so many of its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections.eyes import seen
from projections.resolve import legal_texts
from projections.seats import seat_of

if TYPE_CHECKING:
    from projections.eyes import Everything
    from projections.game import Game
    from projections.seats import Seat


class Position(Struct, frozen=True):
    game: Any
    state: Any
    moves: int  # standing moves before it, chance's included

    @property
    def awaited(self) -> tuple[Seat, ...]:
        game: Game = self.game
        return game.to_act(self.state)

    def legal(self) -> list[str]:
        """The legal moves of those awaited, `A: N5`, in canonical order; the first few where there are thousands."""
        return legal_texts(self.game, self.state)[0]

    def view(self, viewer: Seat | str | Everything | None) -> Any:
        """The state as a seat (number or letter), a spectator (None) or everybody together knows it."""
        return seen(self.game, self.state, _seat(viewer))


def _seat(viewer: Seat | str | Everything | None) -> Seat | Everything | None:
    return seat_of(viewer) if isinstance(viewer, str) else viewer
