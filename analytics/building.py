"""Building: rows of the tables as frames with the dtypes of `columns`."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
import pandas as pd

from analytics import columns
from analytics.source import COLUMNS
from ledger.stored import moment
from projections import registry
from projections.errors import UnknownGame
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from uuid import UUID

    from analytics.people import Person
    from projections.figures import Figure
    from projections.game import Game


def matches(rows: Sequence[tuple[Any, ...]]) -> pd.DataFrame:
    """MATCHES, oldest first."""
    found = _by_column("matches", sorted(rows, key=lambda row: row[_POSITION]))
    started, last = ([moment(us) for us in found[name]] for name in ("started_us", "last_us"))
    told: dict[str, Sequence[Any]] = {
        **found,
        "match": [str(match) for match in found["match_id"]],
        "day": [_day(date, at) for date, at in zip(found["date"], started, strict=True)],
        "tags": [", ".join(_read(tags)) or None for tags in found["tags"]],
        "options": ["; ".join(f"{k}={v}" for k, v in _read(options).items()) or None for options in found["options"]],
        "finished": [bool(finished) for finished in found["finished"]],
        "first": [None if seat is None else LETTERS[seat] for seat in found["first_seat"]],
        "minutes": [
            told or ((end - start).total_seconds() / 60 if moves and finished and end > start else None)
            for told, start, end, moves, finished in zip(
                found["told_minutes"], started, last, found["moves"], found["finished"], strict=True
            )
        ],
        "counted": [bool(counted) for counted in found["counted"]],
        "in_order": [bool(in_order) for in_order in found["in_order"]],
        "started_at": started,
        "last_at": last,
    }
    return framed(columns.MATCHES, told)


def seats(rows: Sequence[tuple[Any, ...]], matches: pd.DataFrame, people: Mapping[UUID, Person]) -> pd.DataFrame:
    """SEATS of `matches`, in their order."""
    found = _by_column("seat_results", rows)
    persons = [people.get(player) for player in found["player_id"]]
    told = pd.DataFrame(
        {
            "match": pd.Series([str(match) for match in found["match_id"]], dtype="string"),
            "number": pd.Series(found["seat"], dtype="Int64"),
            "player": [
                person.name if person else str(player)
                for person, player in zip(persons, found["player_id"], strict=True)
            ],
            "player_id": [
                str(person.id if person else player) for person, player in zip(persons, found["player_id"], strict=True)
            ],
            **{name: pd.Series(found[name], dtype="Int64") for name in ("side", "score", "rank")},
        }
    )
    of_match = matches[["match", "game", "sides", "winners", "first"]].reset_index(names="order")
    told = told.merge(of_match, on="match").sort_values(["order", "number"], ignore_index=True)
    told["seat"] = [LETTERS[number] for number in told["number"]]
    told["won"] = told["rank"] == 1
    told["win_share"] = told["won"].astype("Float64") / told["winners"]
    told["expected_win"] = 1 / told["sides"]
    told["first"] = told["first"] == told["seat"]
    return framed(columns.SEATS, told)


def scores(rows: Sequence[tuple[Any, ...]], seats: pd.DataFrame) -> pd.DataFrame:
    found = _by_column("score_parts", rows)
    parts = pd.DataFrame({"source": found["source"], "points": found["points"], **_keys(found)})
    return framed(columns.SCORES, seats.merge(parts, on=["match", "seat"]))


def features(rows: Sequence[tuple[Any, ...]], seats: pd.DataFrame, games: Iterable[str]) -> pd.DataFrame:
    """FEATURES, with the figures of every one of `games`."""
    found = _by_column("features", rows)
    told = pd.DataFrame({"figures": pd.Series(found["figures"], dtype=object), **_keys(found)})
    joined = seats[list(columns.FEATURES)].merge(told, on=["match", "seat"])
    return _with_figures(joined, "seat", columns.FEATURES, games)


def match_features(rows: Sequence[tuple[Any, ...]], matches: pd.DataFrame, games: Iterable[str]) -> pd.DataFrame:
    found = _by_column("matches", [row for row in rows if row[_FIGURES] is not None])
    told = pd.DataFrame(
        {
            "match": pd.Series([str(match) for match in found["match_id"]], dtype="string"),
            "figures": pd.Series(found["figures"], dtype=object),
        }
    )
    joined = matches[list(columns.MATCH_FEATURES)].merge(told, on="match")
    return _with_figures(joined, "match", columns.MATCH_FEATURES, games)


def openings(rows: Sequence[tuple[Any, ...]], matches: pd.DataFrame) -> pd.DataFrame:
    found = _by_column("matches", rows)
    told = pd.DataFrame(
        {
            "match": pd.Series([str(match) for match in found["match_id"]], dtype="string"),
            "opening": pd.Series([_read(opening) for opening in found["opening"]], dtype=object),
        }
    )
    return matches[["match"]].merge(told, on="match")


def options(rows: Sequence[tuple[Any, ...]], matches: pd.DataFrame) -> pd.DataFrame:
    wanted = set(matches["match"])
    found = _by_column("matches", [row for row in rows if str(row[_MATCH]) in wanted])
    told = [
        (str(match), option, value)
        for match, game, players, given in zip(
            found["match_id"], found["game"], found["players"], found["options"], strict=True
        )
        for option, value in _all_options(game, players, _read(given)).items()
    ]
    return pd.DataFrame(told, columns=["match", "option", "value"], dtype="string")


def players(seats: pd.DataFrame, matches: pd.DataFrame) -> pd.DataFrame:
    """PLAYERS, by name."""
    grouped = seats.merge(matches[["match", "day"]], on="match").groupby(["player", "player_id"])
    found = grouped.agg(
        matches=("match", "nunique"), games=("game", "nunique"), first_day=("day", "min"), last_day=("day", "max")
    )
    return framed(columns.PLAYERS, found.reset_index())


def framed(dtypes: Mapping[str, str], told: Mapping[str, Any] | pd.DataFrame) -> pd.DataFrame:
    """The columns of `dtypes`, in their order and types."""
    return pd.DataFrame({name: pd.Series(list(told[name]), dtype=dtype) for name, dtype in dtypes.items()})


def _with_figures(joined: pd.DataFrame, scope: str, keys: Mapping[str, str], games: Iterable[str]) -> pd.DataFrame:
    """`joined` with its column `figures`, JSON maps, spread over one column a figure."""
    told = [_read(figures) for figures in joined["figures"]]
    dtypes = dict(keys)
    for game in games:
        for figure in _declared(game, scope):
            dtypes[figure.id] = _wider(dtypes.get(figure.id), columns.OF_TYPE[figure.type])
    figures = {
        name: pd.Series([_as(row.get(name), dtype) for row in told], dtype=dtype)
        for name, dtype in dtypes.items()
        if name not in keys
    }
    return pd.concat([joined[list(keys)], pd.DataFrame(figures, index=joined.index)], axis="columns")


def _declared(game: str, scope: str) -> list[Figure]:
    rules = _installed(game)
    return [figure for figure in rules.STATS if figure.scope == scope] if rules else []


def _wider(known: str | None, dtype: str) -> str:
    """The type that holds both, where two games have a figure of one name."""
    if known in (None, dtype):
        return dtype
    return "Float64" if {known, dtype} == {"Int64", "Float64"} else "string"


def _as(value: Any, dtype: str) -> Any:
    return str(value) if dtype == "string" and value is not None else value


def _all_options(game: str, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """Those at their default too, where the game is installed."""
    rules = _installed(game)
    declared = [option for option in rules.OPTIONS if option.stands_for is None] if rules else []
    return {option.name: option.default_text(players) for option in declared} | dict(given)


def _installed(game: str) -> Game | None:
    try:
        return registry.game(game)
    except UnknownGame:
        return None


def _keys(found: Mapping[str, Sequence[Any]]) -> dict[str, pd.Series]:
    return {
        "match": pd.Series([str(match) for match in found["match_id"]], dtype="string"),
        "seat": pd.Series([LETTERS[seat] for seat in found["seat"]], dtype="string"),
    }


def _by_column(table: str, rows: Sequence[tuple[Any, ...]]) -> dict[str, Sequence[Any]]:
    names = COLUMNS[table]
    return dict(zip(names, zip(*rows, strict=True), strict=True)) if rows else dict.fromkeys(names, ())


def _day(date: str | None, started: datetime) -> str:
    return (datetime.fromisoformat(date) if date else started).date().isoformat()


def _read(text: str) -> Any:
    return msgspec.json.decode(text)


_MATCH = COLUMNS["matches"].index("match_id")
_POSITION = COLUMNS["matches"].index("position")
_FIGURES = COLUMNS["matches"].index("figures")
