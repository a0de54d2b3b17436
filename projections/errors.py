"""What can go wrong between an event and its meaning.

ProjectionError
├── Refusal            a rule says no; has a stable code and facts for the words
│   ├── IllegalMove    the rules refuse this move here
│   ├── NotationError  the text is no move of this game
│   ├── BadSetup       seats or options that the game cannot be played with
│   ├── BadText        a line of a record that is no header line, no move and no end
│   ├── NotPossible    the match as it stands cannot take this step
│   ├── BadLog         a file that is no play log of another program
│   └── BadPlay        an entry of such a log that cannot be kept
├── BrokenRecord       a refusal with its place in a text, and what would fit there
└── UnknownGame        no game of this id is installed
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.figures import Step
    from projections.record import Place


class ProjectionError(Exception):
    """Anything this layer refuses."""


class Refusal(ProjectionError):
    """A rule says no. `rule` is a stable code; `rule.CODE` in the game's LABELS holds the words, `facts` fill it."""

    def __init__(self, rule: str, **facts: Any) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.rule} ({told})" if told else self.rule


class IllegalMove(Refusal):
    """The rules refuse this move here.

    Where an earlier entry may be the wrong one, `because` tells the step that made it so, and the recorder names its
    move: a card that turns up twice, a void that was shown before.
    """

    def __init__(self, rule: str, *, because: Callable[[Step], bool] | None = None, **facts: Any) -> None:
        super().__init__(rule, **facts)
        self.because = because


class NotationError(Refusal):
    """The text is no move of this game. Codes other than `bad_notation` only where the game's page has them."""

    def __init__(self, text: str, *, rule: str = "bad_notation", **facts: Any) -> None:
        super().__init__(rule, text=text, **facts)
        self.text = text


class BadSetup(Refusal):
    """Seats or options that the game cannot be played with."""


class BadText(Refusal):
    """A line of a record that is no header line, no move and no end."""


class NotPossible(Refusal):
    """The match as it stands cannot take this step: nothing to undo, dice that the service rolls, a closed match."""


class BadLog(Refusal):
    """A file that is no play log of another program, or none that can be read safely."""


class BadPlay(Refusal):
    """One entry of another program's play log that cannot be kept; the others can."""


class Advice(NamedTuple):
    """What would help a person whose move was refused."""

    legal: tuple[str, ...] = ()  # the nearest legal moves, `A: N5`
    more: int | None = 0  # how many more are legal; None: too many to count, or chance is awaited
    earlier: int | None = None  # number (from 1) of the earlier move that this one contradicts
    earlier_text: str = ""


class BrokenRecord(ProjectionError):
    """The first line of a text that does not fit; all before it does."""

    def __init__(self, place: Place, refusal: Refusal, *, met: str = "", advice: Advice | None = None) -> None:
        super().__init__(f"line {place.line}, column {place.column}: {refusal}")
        self.place = place
        self.refusal = refusal
        self.met = met
        self.advice = advice or Advice()
        self.earlier_place: Place | None = None


class UnknownGame(ProjectionError):
    def __init__(self, game: str, known: Sequence[str]) -> None:
        super().__init__(f"no game “{game}”; installed: {', '.join(known)}")
        self.game = game
        self.known = tuple(known)
