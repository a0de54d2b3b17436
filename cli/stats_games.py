"""Games: `kifu stats features`, `openings` and `length`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cli.cells import NOTHING, cell, number, p_value, records
from cli.choosing import choosing, chosen, game_option
from cli.command import argument, command, option
from cli.failures import USAGE, Failed
from cli.rated import rate_table
from cli.tables import Sheet, show

if TYPE_CHECKING:
    import pandas as pd

    from cli.app import App
    from projections.game import Game

SHOWN = 40  # openings in a table; JSON has all


@command("features", argument("game"), option("--figure", metavar="FIGURE"), *choosing())
def features_command(app: App, game: str, figure: str | None, **choice: Any) -> None:
    from analytics.features import with_winning

    rules = _rules(game)
    found = chosen(app, rules.ID, choice)
    if figure is not None:
        _split(app, rules, found, figure)
        return
    told = with_winning(found.features, parts=[each.id for each in rules.STATS if each.part])
    if app.json_asked:
        app.emit(records(told))
        return
    sheet = feature_sheet(app, rules, told)
    show(app, sheet)
    if sheet.rows:
        app.tell("joint_note")


def feature_sheet(app: App, rules: Game, told: pd.DataFrame) -> Sheet:
    """`told` as `features.with_winning` gives it, without figures that nothing tells of."""
    rows = [_feature(app, rules, row) for row in records(told) if row["n"]]
    names = ("figure", "n", "winners", "others", "odds", "interval", "holm", "joint")
    return Sheet([f"col.{name}" for name in names], rows, range(1, 8))


@command(
    "openings",
    argument("game"),
    option("--moves", type=click.IntRange(1, 6), default=1, show_default=True, metavar="N", help="opt.first_moves"),
    *choosing(),
)
def openings_command(app: App, game: str, moves: int, **choice: Any) -> None:
    from analytics.openings import openings

    found = openings(chosen(app, _rules(game).ID, choice), moves)
    if app.json_asked:
        app.emit(records(found))
        return
    rate_table(app, found, ("opening", "players"), most=SHOWN)


@command("length", game_option(), *choosing())
def length_command(app: App, game: str | None, **choice: Any) -> None:
    from analytics.length import length

    found = length(chosen(app, game, choice).matches)
    if app.json_asked:
        app.emit(records(found))
    else:
        show(app, length_sheet(app, found))


def length_sheet(app: App, found: pd.DataFrame) -> Sheet:
    moves = ("least", "low", "median", "high", "most")
    rows = [
        (
            cell(app, "game", row["game"]),
            str(row["players"]),
            str(row["n"]),
            *(f"{row[name]:g}" for name in moves),
            str(row["timed"]),
            number(row["minutes"], digits=0),
        )
        for row in records(found)
    ]
    headings = ("game", "seats", "n", *moves, "timed", "minutes")
    return Sheet([f"col.{name}" for name in headings], rows, range(1, 10))


def _rules(game: str) -> Game:
    """The game that a person means. Raises UnknownGame."""
    from projections import registry

    return registry.named(game) or registry.game(game.lower())


def _split(app: App, rules: Game, frames: Any, figure: str) -> None:
    from rapidfuzz import process

    from analytics.errors import UnknownFigure
    from analytics.splits import split
    from projections.labels import words

    try:
        found = split(frames, figure)
    except UnknownFigure as error:
        near = ", ".join(name for name, _, _ in process.extract(figure, error.known, limit=5))
        raise Failed(USAGE, "no_figure", game=rules.ID, figure=figure, near=near) from error
    if app.json_asked:
        app.emit(records(found))
        return
    app.print(words(rules.LABELS, f"figure.{figure}", app.lang))
    rate_table(app, found.assign(value=[words(rules.LABELS, value, app.lang) for value in found["value"]]), ("value",))


def _feature(app: App, rules: Game, row: dict[str, Any]) -> tuple[str, ...]:
    from projections.labels import words

    unit = next(each.unit for each in rules.STATS if each.id == row["figure"])
    name = words(rules.LABELS, f"figure.{row['figure']}", app.lang)
    return (
        f"{name} ({words(rules.LABELS, unit, app.lang)})" if unit else name,
        str(row["n"]),
        number(row["winners"]),
        number(row["others"]),
        _odds(app, row),
        NOTHING if row["odds_low"] is None else f"{number(row['odds_low'])} – {number(row['odds_high'])}",
        p_value(row["holm"]),
        number(row["joint"]),
    )


def _odds(app: App, row: dict[str, Any]) -> str:
    """A number, or words where winners always had the most or the least."""
    if row["odds_low"] is not None or row["p"] is None:
        return number(row["odds"])
    return app.say("sign.never" if row["odds"] == 0 else "sign.always")
