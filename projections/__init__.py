"""From events to meaning: the Game protocol, the games, the standing line, the fold, the recorder.

seats, outcome, figures, labels, drawing, setup, errors   the words that games and everybody else share
game, registry, laws, play, games/<id>                    what a game is, which there are, what must hold
marks, codec, line, standing, closing, fold               from stored events to a state
record, reader, writer, resolve, replay                   from text to moves and back
match, position, eyes, chronicle, recorder, transcript    a match of the log, and who may see what of it
changes, typed, revising                                  what each change of a match appends
fair, dealing, fairness, audit                            dice that can be proved, moves decided again
unruled, reporting, withdrawn, imports, anonymous         results without moves, and what other programs recorded
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projections.eyes import EVERYTHING
    from projections.match import Match
    from projections.recorder import Recorder

__all__ = ["EVERYTHING", "Match", "Recorder"]

_HOME = {"EVERYTHING": "projections.eyes", "Match": "projections.match", "Recorder": "projections.recorder"}


def __getattr__(name: str) -> Any:
    """The names above on first use: a game is loaded without the log, and help without either."""
    if name not in _HOME:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(_HOME[name]), name)
