"""Game: what a package must offer to be a game of kifu.

No base class and no registration call: a module with these names, found through the entry-point group `kifu.games`.
All functions are pure: same arguments, same result. `projections.laws` says what must hold between them.

Where a viewer learns only later what an earlier move was, a game also has `hindsight(history, viewer)`, the facts of
each step as he knows them at the end of `history`, and its moves may have a property `sealed` (`projections.eyes`).
A game may say its number at BoardGameGeek as `BGG`: plays of it in other programs' logs are then its results.
Where a score can be told while the match runs, a game also has `points_so_far(state)`, by seat; at the end they are the
outcome's, and everybody knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from projections.drawing import Part
    from projections.figures import Figure, Figures, Step
    from projections.labels import Labels, Lang
    from projections.outcome import Outcome
    from projections.seats import Seat
    from projections.setup import Option


class Game(Protocol):
    """The names of a game package. State, Move, Event and Setup are the game's own frozen Structs."""

    @property
    def ID(self) -> str: ...
    @property
    def RULES(self) -> int:
        """The revision of the rules in force; a record names the one it was made under."""
        ...

    @property
    def SEATS(self) -> range: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """In the order of the page's table."""
        ...

    @property
    def Setup(self) -> Any:
        """Struct: `seats: int`, then one field for each option."""
        ...

    @property
    def Move(self) -> Any:
        """Union of Structs with chosen tags, each with a field `seat`."""
        ...

    @property
    def Event(self) -> Any:
        """Union of Structs with chosen tags; stored as type `ID.tag`."""
        ...

    @property
    def STATS(self) -> tuple[Figure, ...]: ...
    @property
    def LABELS(self) -> Labels: ...

    def check(self, setup: Any) -> None:
        """Raises BadSetup where options do not go together."""
        ...

    def sides(self, setup: Any) -> tuple[int, ...]:
        """The side of each seat, from 0: its own, or that of its team."""
        ...

    def bound(self, setup: Any) -> int:
        """The most moves, chance's included, that a match can have."""
        ...

    def initial(self, setup: Any) -> Any: ...

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        """The seats awaited; (CHANCE,) when dice, cards or a reveal are due; () at the end."""
        ...

    def moves(self, state: Any, seat: Seat) -> Iterable[Any]:
        """Every legal move of `seat` in canonical order, lazily; nothing for chance or a seat not awaited."""
        ...

    def chance(self, state: Any, rng: Random) -> Any:
        """The move that chance owes in `state`."""
        ...

    def decide(self, state: Any, move: Any) -> tuple[Any, ...]:
        """The facts that `move` causes, its own first. Raises IllegalMove."""
        ...

    def cause(self, event: Any) -> Any | None:
        """The move that `event` is the own fact of; None for a consequence."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after `event`. Trusts the record: checks no rule, draws nothing."""
        ...

    def outcome(self, state: Any) -> Outcome | None: ...

    def flags(self, state: Any) -> tuple[dict[str, Any], ...]:
        """Irregularities that the record keeps, oldest first; () for most games."""
        ...

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What `seat` may know, or a spectator (None)."""
        ...

    def redact(self, event: Any, seat: Seat | None) -> Any:
        """Law: fold of the redacted events == view of the fold."""
        ...

    def write(self, state: Any, move: Any) -> str:
        """Canonical notation in the state before the move, without the actor."""
        ...

    def read(self, state: Any, seat: Seat, text: str) -> Any:
        """The move of `seat` that `text` means. Raises NotationError."""
        ...

    def say(self, state: Any, move: Any, lang: Lang) -> str:
        """The move in a player's words, without the actor: `plays Gnome 5`."""
        ...

    def draw(self, state: Any, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
        """The table as a picture; `state` is a view already, `names` are the players by seat."""
        ...

    def stats(self, history: Sequence[Step]) -> Figures:
        """The figures that STATS declares, for a finished or broken-off match."""
        ...

    def greedy(self, state: Any, seat: Seat) -> Any:
        """A sensible move of `seat`, from its view alone: the bot `greedy`."""
        ...
