"""People: `kifu stats players` and `kifu stats versus`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cli.cells import cell, interval, number, percent, records
from cli.choosing import choosing, chosen, game_option
from cli.command import argument, command
from cli.failures import NOT_FOUND, Failed
from cli.tables import Sheet, show

if TYPE_CHECKING:
    import pandas as pd

    from cli.app import App


@command("players", game_option(), *choosing())
def players_command(app: App, game: str | None, **choice: Any) -> None:
    from analytics.persons import persons
    from analytics.rates import FEW

    found = persons(chosen(app, game, choice))
    if app.json_asked:
        app.emit(records(found))
        return
    show(app, person_sheet(app, found))
    if (found["n"] < FEW).any():
        app.tell("few")


def person_sheet(app: App, told: pd.DataFrame) -> Sheet:
    """`told` as `persons.persons` gives it."""
    found = records(told)
    scored = any(row["best"] is not None for row in found)
    rows = [
        (
            row["player"],
            str(row["matches"]),
            str(row["n"]),
            percent(row["rate"]),
            interval(row["low"], row["high"]),
            number(row["place"]),
            *((number(row["score"], digits=1), cell(app, "best", row["best"])) if scored else ()),
            row["last_day"],
        )
        for row in found
    ]
    points = ("score", "best") if scored else ()
    headings = ("player", "matches", "n", "rate", "interval", "place_mean", *points, "last_day")
    return Sheet([f"col.{heading}" for heading in headings], rows, range(1, 6 + len(points)))


@command("versus", argument("player", required=False), argument("other", required=False), game_option(), *choosing())
def versus_command(app: App, player: str | None, other: str | None, game: str | None, **choice: Any) -> None:
    from analytics.versus import versus

    frames = chosen(app, game, choice)
    pairs = versus(frames.seats, frames.matches)
    for column, name in (("player", player), ("other", other)):
        if name is not None:
            pairs = pairs[pairs[column] == _called(app, name)]
    if player is None:
        pairs = pairs[pairs["player"] < pairs["other"]]  # each pair once
    if app.json_asked:
        app.emit(records(pairs))
        return
    show(app, versus_sheet(app, pairs))


def versus_sheet(app: App, pairs: pd.DataFrame) -> Sheet:
    rows = [
        (
            row["player"],
            row["other"],
            *(str(row[name]) for name in ("n", "ahead", "level", "behind")),
            percent(row["rate"]),
            interval(row["low"], row["high"]),
            app.say(f"verdict.{row['verdict']}"),
        )
        for row in records(pairs)
    ]
    headings = ("player", "other", "n", "ahead", "level", "behind", "rate", "interval", "verdict")
    return Sheet([f"col.{heading}" for heading in headings], rows, (2, 3, 4, 5, 6, 7))


def _called(app: App, name: str) -> str:
    """The name that this person goes by today. Raises Failed."""
    known = app.ledger.players.find(name)
    if known is None:
        raise Failed(NOT_FOUND, "no_player", name=name)
    return app.ledger.players.names([known.id])[known.id]
