"""Reporting: `kifu report`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.choosing import choosing, chosen, game_option
from cli.command import command, option
from cli.failures import NOT_FOUND, USAGE, Failed
from cli.plotting import drawable

if TYPE_CHECKING:
    from cli.app import App
    from cli.report.html import Html


@command(
    "report",
    option("-o", "--output", "output", type=click.Path(path_type=Path), metavar="FILE", help="opt.page"),
    option("--match", metavar="MATCH", help="opt.report_match"),
    option("--player", metavar="NAME", help="opt.report_player"),
    game_option(),
    *choosing(),
)
def report_command(
    app: App, output: Path | None, match: str | None, player: str | None, game: str | None, **choice: Any
) -> None:
    from cli.report.page import page

    if match is not None and (player or game or any(choice.values())):
        raise Failed(USAGE, "plot.either")
    title, sections = _told(app, match, player, game, choice)
    text = page(app, title, sections)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    if app.json_asked:
        app.emit({"title": title, "file": str(output)} if output else {"title": title, "file": None, "html": text})
    elif output is None:
        sys.stdout.write(text)
    else:
        app.tell("plot.written", title=title, path=output)


def _told(
    app: App, match: str | None, player: str | None, game: str | None, choice: dict[str, Any]
) -> tuple[str, list[Html]]:
    """Title and sections of what was asked for. Raises Failed."""
    if match is not None:
        from cli.report.of_match import of_match

        opened = app.match(match)
        return of_match(app, drawable(app), opened)
    frames = chosen(app, game, choice)
    if player is None:
        from cli.report.of_matches import of_matches

        if frames.matches.empty:
            raise Failed(NOT_FOUND, "nothing_found")
        return of_matches(app, drawable(app), frames)
    from cli.report.of_person import of_person

    known = app.ledger.players.find(player)
    if known is None:
        raise Failed(NOT_FOUND, "no_player", name=player)
    name = app.ledger.players.names([known.id])[known.id]
    return of_person(app, drawable(app), frames, str(known.id), name)
