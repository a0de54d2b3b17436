"""Ratings: `kifu ratings`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cli.cells import number, records
from cli.choosing import choosing, chosen, game_option
from cli.command import command, option
from cli.failures import NOT_FOUND, Failed
from cli.tables import Sheet, show, table

if TYPE_CHECKING:
    import pandas as pd

    from analytics import Frames
    from cli.app import App


@command("ratings", game_option(), option("--history", metavar="NAME"), *choosing())
def ratings_command(app: App, game: str | None, history: str | None, **choice: Any) -> None:
    from analytics.ratings import ratings

    frames = chosen(app, game, choice)
    if history is not None:
        _history(app, frames, history)
        return
    found = ratings(frames.seats, frames.matches, game=frames.choice.game)
    if app.json_asked:
        app.emit(records(found))
        return
    show(app, rating_sheet(found))
    if len(found):
        app.tell("ratings_note")


def rating_sheet(found: pd.DataFrame) -> Sheet:
    rows = [
        (row["player"], str(row["matches"]), number(row["ordinal"]), number(row["mu"]), number(row["sigma"]))
        for row in records(found)
    ]
    return Sheet(("col.player", "col.matches", "col.rating", "col.mu", "col.sigma"), rows, (1, 2, 3, 4))


def _history(app: App, frames: Frames, name: str) -> None:
    from analytics.ratings import history

    known = app.ledger.players.find(name)
    if known is None:
        raise Failed(NOT_FOUND, "no_player", name=name)
    every = history(frames.seats, frames.matches, game=frames.choice.game)
    found = records(every[every["player_id"] == str(known.id)])
    if app.json_asked:
        app.emit(found)
        return
    rows = [
        (row["day"], row["match"], number(row["mu_before"]), number(row["mu"]), number(row["sigma"])) for row in found
    ]
    table(app, ("col.day", "col.match", "col.before", "col.mu", "col.sigma"), rows, right=(2, 3, 4))
