"""Begin: new matches, the games there are, the demo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cli.command import argument, command, option
from cli.failures import USAGE, Failed
from cli.sentences import next_line, short_id
from cli.snapshot import snapshot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cli.app import App
    from projections.game import Game


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
    match = app.recorder.new(
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


@command("games", argument("game", required=False))
def games_command(app: App, game: str | None) -> None:
    from projections import registry

    known = [registry.game(game.lower())] if game else [registry.game(name) for name in registry.ids()]
    if app.json_asked:
        app.emit([_described(each) for each in known])
        return
    from cli.tables import table

    seats = [(each.ID, _label(app, each, each.ID), _seats(each), str(each.RULES)) for each in known]
    table(app, ("col.game", "col.name", "col.seats", "col.rules"), seats)
    if game:
        app.print()
        table(app, ("col.option", "col.default", "col.values", "col.meaning"), _options(app, known[0]))


@command("demo", option("--folder", metavar="PATH"))
def demo_command(app: App, folder: str | None) -> None:
    from cli.demo import run_demo

    run_demo(app, folder)


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


def _described(game: Game) -> dict[str, Any]:
    return {
        "game": game.ID,
        "rules": game.RULES,
        "seats": list(game.SEATS),
        "options": [
            {"name": each.name, "default": each.default_text(game.SEATS[0]), "values": list(each.values)}
            for each in game.OPTIONS
        ],
    }


def _seats(game: Game) -> str:
    first, last = game.SEATS[0], game.SEATS[-1]
    return str(first) if first == last else f"{first}–{last}"


def _options(app: App, game: Game) -> list[tuple[str, ...]]:
    return [
        (
            each.name,
            each.default_text(game.SEATS[0]),
            ", ".join(each.values) or "…",
            _label(app, game, f"option.{each.name}"),
        )
        for each in game.OPTIONS
    ]


def _label(app: App, game: Game, key: str) -> str:
    from projections.labels import words

    return words(game.LABELS, key, app.lang)
