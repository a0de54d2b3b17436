"""Rated: a table of win rates, whatever its rows are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.cells import cell, interval, percent, records
from cli.tables import Sheet, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from cli.app import App

_HEADINGS = {"players": "seats"}  # by column: how many, not who
_NUMBERS = ("col.n", "col.wins", "col.rate", "col.interval", "col.base")


def rate_table(app: App, rates: pd.DataFrame, keys: Sequence[str], *, most: int | None = None) -> None:
    """Print `rate_sheet`."""
    show(app, rate_sheet(app, rates, keys, most=most))


def rate_sheet(app: App, rates: pd.DataFrame, keys: Sequence[str], *, most: int | None = None) -> Sheet:
    """`rates` as `analytics.rates` gives them, the first `most` rows; `keys` are the columns that name a row."""
    rows = [
        (
            *(cell(app, key, row[key]) for key in keys),
            str(row["n"]),
            f"{round(row['wins'], 2):g}",
            percent(row["rate"]),
            interval(row["low"], row["high"]),
            percent(row["base"]),
            app.say(f"verdict.{row['verdict']}"),
        )
        for row in records(rates.head(most) if most else rates)
    ]
    headings = (*(f"col.{_HEADINGS.get(key, key)}" for key in keys), *_NUMBERS, "col.verdict")
    return Sheet(headings, rows, range(len(keys), len(keys) + len(_NUMBERS)))
