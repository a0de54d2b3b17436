"""Plots: the statistics as pictures, SVG or PNG.

score, sources                             of one match
wins, seats, versus, length, ratings       of many
sources, features, luck                    of the matches of one game
picture, words                             what a plot says, before it is drawn
forest, style, fitting, fonts              how it looks
canvas                                     from a picture to bytes: only this starts matplotlib

Each plot is a function from matches and a language to a Picture; TooLittle where there is nothing to draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from analytics.plots.features import features
from analytics.plots.length import length
from analytics.plots.luck import luck
from analytics.plots.ratings import ratings
from analytics.plots.score import score
from analytics.plots.seats import seats
from analytics.plots.sources import sources, sources_of_match
from analytics.plots.versus import versus
from analytics.plots.wins import wins

if TYPE_CHECKING:
    from collections.abc import Callable

    from analytics.frames import Frames
    from analytics.plots.picture import Picture
    from projections import Match
    from projections.labels import Lang

OF_MATCH: dict[str, Callable[[Match, Lang], Picture]] = {"score": score, "sources": sources_of_match}
OF_MATCHES: dict[str, Callable[[Frames, Lang], Picture]] = {
    "wins": wins,
    "seats": seats,
    "versus": versus,
    "length": length,
    "ratings": ratings,
    "sources": sources,
    "features": features,
    "luck": luck,
}
OF_ONE_GAME = ("sources", "features", "luck")  # of OF_MATCHES: their frames must be of one game
