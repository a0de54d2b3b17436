"""Tables: rows under headings, as rich draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cli.app import App


class Sheet(NamedTuple):
    """A table before it is printed, or put on a page."""

    headings: Sequence[str]  # keys of WORDS
    rows: Sequence[Sequence[str]]
    right: Sequence[int] = ()  # the columns of numbers


def show(app: App, sheet: Sheet) -> None:
    table(app, sheet.headings, sheet.rows, right=sheet.right)


def table(app: App, headings: Sequence[str], rows: Iterable[Sequence[str]], *, right: Sequence[int] = ()) -> None:
    """Print `rows`; `headings` are keys of WORDS, `right` the columns of numbers. Says so where there is nothing."""
    found = list(rows)
    if not found:
        app.tell("nothing_found")
        return
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        justify = "right" if number in right else "left"
        drawn.add_column(app.say(heading), justify=justify, overflow="fold")  # type: ignore[arg-type]
    for row in found:
        drawn.add_row(*row)
    app.console.print(drawn)
