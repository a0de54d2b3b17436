"""Of a person: how somebody does, in which games, against whom, and lately."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pandas as pd

from cli.cells import NOTHING, cell, game_name, number, records
from cli.rated import rate_sheet
from cli.report.blocks import facts, picture, section, sheet, told_from_chance
from cli.report.html import Html
from cli.tables import Sheet

if TYPE_CHECKING:
    from analytics import Frames
    from analytics.rates import By
    from cli.app import App
    from projections.labels import Lang

_LAST = 40  # matches in the list


def of_person(app: App, lang: Lang, frames: Frames, player_id: str, name: str) -> tuple[str, list[Html]]:
    """Title and sections; `lang` is that of the pictures."""
    from analytics.plots.ratings import strength_of
    from analytics.versus import versus
    from cli.stats_people import versus_sheet

    own = frames.seats[frames.seats["player_id"] == player_id]
    pairs = versus(frames.seats, frames.matches)
    met = pairs[pairs["player"] == name]
    return app.say("report.of_person", player=name), [
        _about(app, frames, own, player_id),
        _by(app, frames, own, "game", "report.by_game"),
        section(
            app.say("report.versus"),
            told_from_chance(app, met, list(met["other"])),
            sheet(app, _without_first(versus_sheet(app, met))),
        ),
        section(app.say("report.ratings"), picture(app, lang, partial(strength_of, frames, player_id))),
        _by(app, frames, own, "players", "report.by_players"),
        _by(app, frames, own, "first", "report.by_first"),
        section(app.say("report.last"), sheet(app, _last(app, frames, own), most=_LAST)),
    ]


def _about(app: App, frames: Frames, own: pd.DataFrame, player_id: str) -> Html:
    from analytics.ratings import ratings

    days = own.merge(frames.matches, on="match")["day"]
    rated = ratings(frames.seats, frames.matches, game=frames.choice.game)
    mine = rated[rated["player_id"] == player_id]
    strength = [f"{number(row['mu'])} ± {number(row['sigma'])}" for row in records(mine)]
    return facts(
        [
            (app.say("col.matches"), str(own["match"].nunique())),
            (app.say("report.days"), f"{days.min()} – {days.max()}" if len(days) else ""),
            (app.say("report.games"), ", ".join(game_name(app, game) for game in own["game"].unique())),
            (app.say("col.mu"), "".join(strength)),
        ]
    )


def _by(app: App, frames: Frames, own: pd.DataFrame, by: By, title: str) -> Html:
    from analytics.rates import wins

    rates = wins(own, frames.matches, (by,))
    names = [cell(app, by, row[by]) for row in records(rates)]
    told = told_from_chance(app, rates, names) if by == "game" else Html("")
    return section(app.say(title), told, sheet(app, rate_sheet(app, rates, (by,))))


def _last(app: App, frames: Frames, own: pd.DataFrame) -> Sheet:
    """The matches, latest first: day, game, with whom, points and rank."""
    others = frames.seats.groupby("match").agg(people=("player", list), sides=("side", "nunique"))
    told = own.merge(frames.matches[["match", "day", "started_at"]], on="match").merge(others, on="match")
    told = told.sort_values(["day", "started_at"], ascending=False, kind="stable")
    rows = [
        (
            row["day"],
            game_name(app, row["game"]),
            ", ".join(person for person in row["people"] if person != row["player"]),
            NOTHING if row["score"] is None else str(row["score"]),
            NOTHING if row["rank"] is None else app.say("report.rank", rank=row["rank"], of=row["sides"]),
        )
        for row in _plain(told)
    ]
    return Sheet(("col.day", "col.game", "col.with", "col.points", "col.rank"), rows, (3, 4))


def _without_first(told: Sheet) -> Sheet:
    """Without the column that is the same in every row."""
    return Sheet(told.headings[1:], [row[1:] for row in told.rows], [number - 1 for number in told.right])


def _plain(frame: pd.DataFrame) -> list[dict[str, Any]]:
    """Rows with None for what is missing, lists as they are."""
    return [
        {str(key): None if not isinstance(value, list) and pd.isna(value) else value for key, value in row.items()}
        for row in frame.to_dict("records")
    ]
