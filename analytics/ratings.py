"""Ratings: strength from match to match, by openskill's Bradley-Terry model (R. C. Weng and C.-J. Lin, 2011).

Every side is compared with every other of its match, so that equal ranks gain alike. Partners share what their side
gains. Matches count in the order of the days they were played, as far as these are known.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from analytics import columns
from analytics.building import framed
from analytics.rates import competitive
from projections.seats import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import pandas as pd

Strength = Any  # openskill's: mu, sigma, ordinal()
Side = tuple[str, ...]  # people, by id

HISTORY = {
    "match": "string",
    "day": "string",
    "player": "string",
    "player_id": "string",
    "mu_before": "Float64",
    "sigma_before": "Float64",
    "mu": "Float64",
    "sigma": "Float64",
}


def ratings(seats: pd.DataFrame, matches: pd.DataFrame, *, game: str | None = None) -> pd.DataFrame:
    """RATINGS of one game, or of all together, strongest first."""
    strengths: dict[str, Strength] = {}
    counted: dict[str, int] = {}
    for _, sides, ranks in contests(seats, matches, game=game):
        for person, after in rated(strengths, sides, ranks).items():
            strengths[person] = after
            counted[person] = counted.get(person, 0) + 1
    names = dict(zip(seats["player_id"], seats["player"], strict=True))
    order = sorted(strengths, key=lambda person: (-strengths[person].ordinal(), names[person]))
    told = {
        "game": [game] * len(order),
        "player": [names[person] for person in order],
        "player_id": order,
        "matches": [counted[person] for person in order],
        "mu": [strengths[person].mu for person in order],
        "sigma": [strengths[person].sigma for person in order],
        "ordinal": [strengths[person].ordinal() for person in order],
    }
    return framed(columns.RATINGS, told)


def history(seats: pd.DataFrame, matches: pd.DataFrame, *, game: str | None = None) -> pd.DataFrame:
    """HISTORY: strength before and after each match, in the order in which they count."""
    strengths: dict[str, Strength] = {}
    names = dict(zip(seats["player_id"], seats["player"], strict=True))
    days = dict(zip(matches["match"], matches["day"], strict=True))
    rows = []
    for match, sides, ranks in contests(seats, matches, game=game):
        for person, after in rated(strengths, sides, ranks).items():
            before = strengths.get(person) or model().rating()
            rows.append((match, days[match], names[person], person, before.mu, before.sigma, after.mu, after.sigma))
            strengths[person] = after
    told = zip(*rows, strict=True) if rows else [()] * len(HISTORY)
    return framed(HISTORY, dict(zip(HISTORY, told, strict=True)))


def rated(strengths: Mapping[str, Strength], sides: Sequence[Side], ranks: Sequence[int]) -> dict[str, Strength]:
    """By person, the strength after a match of `sides`; who has none yet begins with the model's."""
    teams = [[strengths.get(person) or model().rating() for person in side] for side in sides]
    after = model().rate(teams, ranks=[float(rank) for rank in ranks])
    people = [person for side in sides for person in side]
    return dict(zip(people, (strength for team in after for strength in team), strict=True))


def contests(
    seats: pd.DataFrame, matches: pd.DataFrame, *, game: str | None = None
) -> Iterator[tuple[str, list[Side], list[int]]]:
    """Match, people by side and ranks by side of each match that counts; none where somebody plays against himself."""
    chosen = matches if game is None else matches[matches["game"] == game]
    ordered = chosen.reset_index(names="_order").sort_values(["day", "started_at", "_order"])
    place = dict(zip(ordered["match"], range(len(ordered)), strict=True))
    ranked = competitive(seats, chosen)
    ranked = ranked.assign(_place=ranked["match"].map(place)).sort_values(["_place", "side"], kind="stable")
    by_match: dict[str, tuple[dict[int, list[str]], dict[int, int]]] = {}
    for match, person, side, rank in zip(
        *(ranked[name].tolist() for name in ("match", "player_id", "side", "rank")), strict=True
    ):
        people, ranks = by_match.setdefault(match, ({}, {}))
        people.setdefault(side, []).append(person)
        ranks[side] = rank
    for match, (people, ranks) in by_match.items():
        everybody = [person for side in people.values() for person in side]
        if len(set(everybody)) == len(everybody):
            yield match, [tuple(side) for side in people.values()], list(ranks.values())


@cache
def model() -> Any:
    """Its window is as wide as a table: with a narrower one a better rank can gain less."""
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(window_size=len(LETTERS))
