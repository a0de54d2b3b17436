"""Begin: new matches, and the demo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cli.command import argument, command, option
from cli.failures import USAGE, Failed, SetupRefused
from cli.sentences import next_line, short_id
from cli.snapshot import snapshot
from projections.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cli.app import App
    from projections import Match


@command(
    "new",
    argument("game"),
    option("-p", "--player", "players", multiple=True, required=True, metavar="NAME"),
    option("--mode", type=click.Choice(("observed", "dealt")), default="observed", show_default=True),
    option("--option", "options", multiple=True, metavar="NAME=VALUE"),
    option("--date", metavar="DATE"),
    option("--place", metavar="TEXT"),
    option("--tag", "tags", multiple=True, metavar="TEXT"),
)
def new_command(
    app: App,
    game: str,
    players: tuple[str, ...],
    mode: Any,
    options: tuple[str, ...],
    date: str | None,
    place: str | None,
    tags: tuple[str, ...],
) -> None:
    if not all(name.strip() for name in players):
        raise Failed(USAGE, "empty_name")
    match = _begun(
        app,
        game.lower(),
        seats=[name.strip() for name in players],
        mode=mode,
        options=pairs(options),
        date=checked_date(date),
        place=place,
        tags=tags_of(tags),
    )
    if app.json_asked:
        app.emit(snapshot(match, None if match.secret else _everything()))
        return
    app.print(f"{app.say('started', match=short_id(match.id))} · {next_line(match, app.lang)}")


@command("demo", option("--folder", metavar="PATH"))
def demo_command(app: App, folder: str | None) -> None:
    from cli.demo import run_demo

    run_demo(app, folder)


def _begun(app: App, game: str, **settings: Any) -> Match:
    """The new match; an option may name a document by its path. Raises SetupRefused with the words of the game."""
    from projections import registry

    try:
        return app.recorder_at(paths=True).new(game, **settings)
    except BadSetup as refused:
        raise SetupRefused(refused, registry.game(game).LABELS) from refused


def pairs(options: Iterable[str]) -> dict[str, str]:
    """Texts `NAME=VALUE` as a dict. Raises Failed."""
    found: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Failed(USAGE, "bad_pair", met=text)
        found[name.strip()] = value.strip()
    return found


def checked_date(text: str | None) -> str | None:
    from projections.record import is_iso

    if text is not None and not is_iso(text):
        raise Failed(USAGE, "bad_date", met=text)
    return text


def tags_of(texts: Iterable[str]) -> list[str]:
    """Tags given one by one or with commas between."""
    return [tag.strip() for text in texts for tag in text.split(",") if tag.strip()]


def _everything() -> Any:
    from projections import EVERYTHING

    return EVERYTHING
