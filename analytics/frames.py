"""Frames: the matches of a log as pandas frames; `columns` says what is in them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, overload

import pandas as pd
from msgspec.structs import replace

from analytics import building, columns
from analytics.choice import Choice, chosen
from analytics.labelled import Labelled
from analytics.people import people
from analytics.source import source

if TYPE_CHECKING:
    from collections.abc import Callable

    from analytics.source import Source
    from ledger import Ledger
    from projections.labels import Lang


class Frames:
    """The frames of some matches, each made when first asked for."""

    def __init__(self, ledger: Ledger, choice: Choice, progress: Callable[[int], None] = lambda _: None) -> None:
        self.ledger = ledger
        self.choice = choice
        self._progress = progress

    @cached_property
    def _source(self) -> Source:
        return source(self.ledger, game=self.choice.game, progress=self._progress)

    def of(self, game: str) -> Frames:
        """Those of the chosen matches that are of `game`."""
        return Frames(self.ledger, replace(self.choice, game=game))

    @property
    def _games(self) -> list[str]:
        return [self.choice.game] if self.choice.game else sorted(self.matches["game"].unique())

    @cached_property
    def matches(self) -> pd.DataFrame:
        return chosen(building.matches(self._source.rows["matches"]), self.choice)

    @cached_property
    def seats(self) -> pd.DataFrame:
        return building.seats(self._source.rows["seat_results"], self.matches, people(self.ledger))

    @cached_property
    def scores(self) -> pd.DataFrame:
        return building.scores(self._source.rows["score_parts"], self.seats)

    @cached_property
    def features(self) -> pd.DataFrame:
        return building.features(self._source.features(), self.seats, self._games)

    @cached_property
    def match_features(self) -> pd.DataFrame:
        return building.match_features(self._source.rows["matches"], self.matches, self._games)

    @cached_property
    def openings(self) -> pd.DataFrame:
        """Match and its first decisions, a list of `A: N5` in order; see `openings`."""
        return building.openings(self._source.rows["matches"], self.matches)

    @cached_property
    def options(self) -> pd.DataFrame:
        """Match, option and value as text, the defaults too."""
        return building.options(self._source.rows["matches"], self.matches)

    @cached_property
    def moves(self) -> pd.DataFrame:
        from analytics.moves import moves

        return moves(self.ledger, self.matches)

    @cached_property
    def chance(self) -> pd.DataFrame:
        of_chance = self.moves[self.moves["seat"] == "*"]
        return of_chance[list(columns.CHANCE)].reset_index(drop=True)

    @cached_property
    def players(self) -> pd.DataFrame:
        return building.players(self.seats, self.matches)

    @cached_property
    def ratings(self) -> pd.DataFrame:
        from analytics.ratings import ratings

        found = [ratings(self.seats, self.matches, game=game) for game in (None, *self._games)]
        rated = [each for each in found if len(each)]
        return pd.concat(rated, ignore_index=True) if rated else found[0]


@overload
def frames(
    ledger: Ledger,
    *,
    game: str | None = ...,
    mode: str | None = ...,
    since: str | None = ...,
    until: str | None = ...,
    place: str | None = ...,
    tag: str | None = ...,
    players: int | None = ...,
    labels: None = ...,
    progress: Callable[[int], None] = ...,
) -> Frames: ...
@overload
def frames(
    ledger: Ledger,
    *,
    game: str | None = ...,
    mode: str | None = ...,
    since: str | None = ...,
    until: str | None = ...,
    place: str | None = ...,
    tag: str | None = ...,
    players: int | None = ...,
    labels: Lang,
    progress: Callable[[int], None] = ...,
) -> Labelled: ...
def frames(
    ledger: Ledger,
    *,
    game: str | None = None,
    mode: str | None = None,
    since: str | None = None,
    until: str | None = None,
    place: str | None = None,
    tag: str | None = None,
    players: int | None = None,
    labels: Lang | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Frames | Labelled:
    """The frames of all matches, or of those of one game, mode, span of days, place, tag or number of players.

    With `labels` columns and values are words of that language. `progress` gets the position of the log that is
    counted so far. Raises LogReplaced when a frame is first asked for.
    """
    choice = Choice(game, mode, since, until, place, tag, players)
    plain = Frames(ledger, choice, progress)
    return plain if labels is None else Labelled(plain, labels)
