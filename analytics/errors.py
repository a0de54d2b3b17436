"""What can go wrong with statistics.

AnalyticsError
├── LogReplaced    the log is not the one that was counted: restored from an older copy, or cut
├── UnknownFigure  a game declares no figure of this id
├── NoRunningScore a game does not tell its score while it runs
├── NotOpen        a match whose cards are not all known, or not to everybody
└── TooLittle      nothing to draw: what a plot needs is not recorded
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class AnalyticsError(Exception):
    """Anything this layer refuses."""


class LogReplaced(AnalyticsError):
    def __init__(self, counted: int, position: int) -> None:
        super().__init__(f"events are counted up to position {counted}, which is not in this log of {position}")
        self.counted = counted
        self.position = position


class UnknownFigure(AnalyticsError):
    def __init__(self, game: str, figure: str, known: Sequence[str]) -> None:
        super().__init__(f"{game} has no figure “{figure}”")
        self.game = game
        self.figure = figure
        self.known = tuple(known)


class NoRunningScore(AnalyticsError):
    def __init__(self, game: str) -> None:
        super().__init__(f"{game} does not tell its score while it runs")
        self.game = game


class NotOpen(AnalyticsError):
    def __init__(self, game: str) -> None:
        super().__init__(f"not all cards of this match of {game} are known")
        self.game = game


class TooLittle(AnalyticsError):
    def __init__(self, plot: str) -> None:
        super().__init__(f"too little is recorded for the plot {plot}")
        self.plot = plot
