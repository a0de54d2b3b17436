"""Frames: the matches of a log as pandas frames, keys first, each column with its dtype.

MATCHES (one row a match, latest last)
    match        string    id
    game         string    id of the game
    rules        Int64     revision of the rules that it was made under
    mode         string    observed, dealt or simulated
    date         string    as recorded, ISO 8601; <NA> where nobody said
    place        string
    tags         string    separated by ", "
    players      Int64     seats
    sides        Int64     teams, or seats where everybody plays alone
    moves        Int64     standing moves, chance's included
    finished     boolean   ended by the rules, or closed
    reason       string    why it ended
    started_at   datetime64[us, UTC]   when its first event was recorded
    last_at      datetime64[us, UTC]   when its last event was recorded
SEATS (one row a match and seat)
    match, game  string
    seat         string    letter
    player       string    name as it is today
    player_id    string
    side         Int64     from 0
    score        Int64     points; <NA> while the match runs or where nobody counted
    rank         Int64     from 1, ties shared; <NA> where nobody is ranked
    won          boolean   first, alone or shared
    win_share    Float64   1/k of k tied winning sides, 0 for the others; a partner has the team's
    expected_win Float64   1/n of n sides
MOVES (one row a standing move)
    match        string
    number       Int64     from 1, chance's included
    seat         string    letter, * for chance
    text         string    canonical notation; of a dealt match that goes on, what a spectator knows
    version      Int64     of its first event
FEATURES (one row a match and seat of one game; see `features`): match, seat, won, then the game's figures
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import pandas as pd

from projections import EVERYTHING, Match
from projections.seats import LETTERS, letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ledger import Ledger
    from ledger.stored import MatchHead

MATCHES = {
    "match": "string",
    "game": "string",
    "rules": "Int64",
    "mode": "string",
    "date": "string",
    "place": "string",
    "tags": "string",
    "players": "Int64",
    "sides": "Int64",
    "moves": "Int64",
    "finished": "boolean",
    "reason": "string",
    "started_at": "datetime64[us, UTC]",
    "last_at": "datetime64[us, UTC]",
}
SEATS = {
    "match": "string",
    "game": "string",
    "seat": "string",
    "player": "string",
    "player_id": "string",
    "side": "Int64",
    "score": "Int64",
    "rank": "Int64",
    "won": "boolean",
    "win_share": "Float64",
    "expected_win": "Float64",
}
MOVES = {"match": "string", "number": "Int64", "seat": "string", "text": "string", "version": "Int64"}
_DTYPES = {"int": "Int64", "float": "Float64", "bool": "boolean", "str": "string"}


class Frames:
    """The frames of some matches, each made when first asked for."""

    def __init__(self, ledger: Ledger, *, game: str | None = None, mode: str | None = None) -> None:
        self._ledger = ledger
        self._game = game
        self._mode = mode

    @cached_property
    def _matches(self) -> list[tuple[Match, MatchHead]]:
        return list(self._chosen())

    @cached_property
    def matches(self) -> pd.DataFrame:
        return _frame(MATCHES, (_match_row(match, head) for match, head in self._matches))

    @cached_property
    def seats(self) -> pd.DataFrame:
        return _frame(SEATS, (row for match, _ in self._matches for row in _seat_rows(match)))

    @cached_property
    def moves(self) -> pd.DataFrame:
        return _frame(MOVES, (row for match, _ in self._matches for row in _move_rows(match)))

    def features(self, game: str) -> pd.DataFrame:
        """The figures by seat that `game` declares, for its finished matches; `won` as in `seats`."""
        chosen = [match for match, _ in self._matches if game == match.game.ID and match.outcome is not None]
        declared = {
            figure.id: _DTYPES[figure.type]
            for match in chosen[:1]
            for figure in match.game.STATS
            if figure.scope == "seat"
        }
        dtypes = {"match": "string", "seat": "string", "won": "boolean", **declared}
        return _frame(dtypes, (row for match in chosen for row in _feature_rows(match)))

    def _chosen(self) -> Iterator[tuple[Match, MatchHead]]:
        for head in self._ledger.matches():
            match = Match(self._ledger, head.match)
            if self._game in (None, match.game.ID) and self._mode in (None, match.started.mode):
                yield match, head


def frames(ledger: Ledger, *, game: str | None = None, mode: str | None = None) -> Frames:
    """The frames of all matches, or of one game or mode."""
    return Frames(ledger, game=game, mode=mode)


def _frame(dtypes: dict[str, str], rows: Iterable[dict[str, Any]]) -> pd.DataFrame:
    found = list(rows)
    columns = {name: pd.Series([row[name] for row in found], dtype=dtype) for name, dtype in dtypes.items()}
    return pd.DataFrame(columns)


def _match_row(match: Match, head: MatchHead) -> dict[str, Any]:
    last = match.ledger.read(match.id, after=head.version - 1)
    ended = match.outcome or match.closed
    return {
        "match": str(match.id),
        "game": match.game.ID,
        "rules": match.started.rules,
        "mode": match.started.mode,
        "date": match.date,
        "place": match.place,
        "tags": ", ".join(match.tags) or None,
        "players": match.setup.seats,
        "sides": len(set(match.game.sides(match.setup))),
        "moves": len(match.turns),
        "finished": match.finished,
        "reason": ended.reason if ended else None,
        "started_at": head.created,
        "last_at": last[-1].recorded_at,
    }


def _seat_rows(match: Match) -> Iterator[dict[str, Any]]:
    ended = match.outcome or match.closed
    sides = match.game.sides(match.setup)
    ranks = ended.ranks if ended else ()
    winners = {side for side, rank in zip(sides, ranks, strict=False) if rank == 1}
    for seat, (player, name) in enumerate(zip(match.started.seats, match.names, strict=True)):
        rank = ranks[seat] if ranks else None
        yield {
            "match": str(match.id),
            "game": match.game.ID,
            "seat": LETTERS[seat],
            "player": name,
            "player_id": player,
            "side": sides[seat],
            "score": ended.scores[seat] if ended and ended.scores else None,
            "rank": rank,
            "won": None if rank is None else rank == 1,
            "win_share": None if rank is None else (1 / len(winners) if rank == 1 else 0.0),
            "expected_win": 1 / len(set(sides)),
        }


def _move_rows(match: Match) -> Iterator[dict[str, Any]]:
    shown = match.seen(None if match.secret else EVERYTHING)
    for number, (turn, step) in enumerate(zip(match.turns, shown, strict=True), start=1):
        yield {
            "match": str(match.id),
            "number": number,
            "seat": letter(step.move.seat),
            "text": match.game.write(step.before, step.move),
            "version": turn.version,
        }


def _feature_rows(match: Match) -> Iterator[dict[str, Any]]:
    figures = match.game.stats(match.history)
    won = {row["seat"]: row["won"] for row in _seat_rows(match)}
    for seat, row in enumerate(figures.seats):
        yield {"match": str(match.id), "seat": LETTERS[seat], "won": won[LETTERS[seat]], **row}
