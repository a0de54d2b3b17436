"""Wins: `kifu stats wins` and `kifu stats seats`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cli.cells import cell, game_name, number, p_value, records
from cli.choosing import choosing, chosen, game_option
from cli.command import argument, command, option
from cli.rated import rate_table
from cli.tables import Sheet, show

if TYPE_CHECKING:
    import pandas as pd

    from cli.app import App

_BY = ("player", "game", "seat", "players", "first", "option", "place", "tag", "mode", "year", "month")
_SURE = 0.05


@command(
    "wins",
    option("--by", type=click.Choice(_BY), multiple=True, default=("player",), show_default=True),
    game_option(),
    *choosing(),
)
def wins_command(app: App, by: tuple[Any, ...], game: str | None, **choice: Any) -> None:
    from analytics.rates import FEW, wins_of, without_rivals

    by = tuple(dict.fromkeys(by))
    found = chosen(app, game, choice)
    rates = wins_of(found, by)
    if app.json_asked:
        app.emit(records(rates))
        return
    alone = without_rivals(found.seats, found.matches)
    if len(rates) or alone.empty:
        rate_table(app, rates, by)
    if len(rates) and int(rates["n"].min()) < FEW:
        app.tell("few")
    if len(alone):
        app.print(app.say("alone"))
        show(app, alone_sheet(app, alone))


@command("seats", argument("game", required=False), *choosing())
def seats_command(app: App, game: str | None, **choice: Any) -> None:
    from analytics.seating import seat_rates, seat_tests

    found = chosen(app, game, choice)
    rates, tests = seat_rates(found.seats, found.matches), seat_tests(found.seats, found.matches)
    if app.json_asked:
        app.emit({"seats": records(rates), "tests": records(tests)})
        return
    rate_table(app, rates, ("game", "players", "seat"))
    for row in records(tests):
        if row["method"] != "none":
            app.print(tested(app, row))


def tested(app: App, row: dict[str, Any]) -> str:
    """What a row of `seating.seat_tests` says."""
    from analytics.rates import FEW

    verdict = "differ" if row["p"] < _SURE else "few" if row["n"] < FEW else "alike"
    p = p_value(row["p"])
    told = {"game": game_name(app, row["game"]), "players": row["players"], "n": row["n"]}
    told["p"] = p if p.startswith("<") else f"= {p}"
    return app.say(f"test.{row['method']}", **told, said=app.say(f"test.{verdict}"))


def alone_sheet(app: App, alone: pd.DataFrame) -> Sheet:
    """`alone` as `rates.without_rivals` gives it."""
    rows = [
        (cell(app, "game", row["game"]), row["player"], str(row["n"]), number(row["mean"], digits=1), str(row["best"]))
        for row in records(alone)
    ]
    return Sheet(("col.game", "col.player", "col.n", "col.score", "col.best"), rows, (2, 3, 4))
