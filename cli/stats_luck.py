"""Luck: `kifu stats luck`, what chance was worth to each seat of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from cli.command import command, match_argument, option
from cli.failures import USAGE, Failed
from cli.progress import counting
from cli.tables import table
from projections.seats import CHANCE, LETTERS

if TYPE_CHECKING:
    from cli.app import App


@command(
    "luck",
    match_argument(),
    option("--samples", type=click.IntRange(2, 10_000), default=100, show_default=True, metavar="N"),
    option("--seed", type=int, default=0, show_default=True, metavar="N"),
)
def luck_command(app: App, match: str, samples: int, seed: int) -> None:
    from analytics.errors import NotOpen
    from analytics.luck import sampled

    opened = app.match(match)
    outcomes = sum(step.move.seat == CHANCE for step in opened.history)
    try:
        with counting(app, "help.luck", total=outcomes) as advance:
            found = sampled(opened, samples=samples, seed=seed, progress=advance)
    except NotOpen as error:
        raise Failed(USAGE, "luck.not_open") from error
    if app.json_asked:
        seats = zip(LETTERS, opened.names, found.shares, found.errors, strict=False)
        told = [{"seat": seat, "player": name, "share": share, "error": error} for seat, name, share, error in seats]
        app.emit({"match": str(opened.id), "outcomes": outcomes, "samples": samples, "seats": told})
        return
    rows = [
        (name, f"{share:+.1%}", f"± {2 * error:.1%}")
        for name, share, error in zip(opened.names, found.shares, found.errors, strict=True)
    ]
    table(app, ("col.player", "col.luck", "col.two_errors"), rows, right=(1, 2))
    app.tell("luck.said", outcomes=outcomes, samples=samples)
