"""Plotting: `kifu plot`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.app import LAST
from cli.cells import game_name, records
from cli.choosing import choosing, chosen, game_option
from cli.command import argument, command, option
from cli.failures import NOT_FOUND, USAGE, Failed
from cli.tables import table

if TYPE_CHECKING:
    from analytics import Frames
    from analytics.plots.canvas import Form
    from analytics.plots.picture import Picture
    from cli.app import App
    from projections.labels import Lang

NAMES = ("score", "sources", "wins", "seats", "versus", "ratings", "length", "features", "luck")


@command(
    "plot",
    argument("name", required=False, type=click.Choice(NAMES, case_sensitive=False), metavar="[NAME]"),
    option("-o", "--output", "output", type=click.Path(path_type=Path), metavar="FILE", help="opt.picture"),
    option("--match", metavar="MATCH", help="opt.of_match"),
    game_option(),
    *choosing(),
)
def plot_command(
    app: App, name: str | None, output: Path | None, match: str | None, game: str | None, **choice: Any
) -> None:
    from analytics.plots import canvas

    if name is None:
        _list(app)
        return
    form = _form(output)
    if match is not None and (game or any(choice.values())):
        raise Failed(USAGE, "plot.either")
    picture = drawn(app, name, match, game, choice)
    if output is not None:
        output.write_bytes(canvas.image(picture, form))
        if form == "png":
            tell_unknown(app, [picture])
    if app.json_asked:
        app.emit(_document(picture, output))
    elif output is None:
        sys.stdout.write(canvas.image(picture, form).decode())
    else:
        app.tell("plot.written", title=picture.title, path=output)


def drawn(app: App, name: str, match: str | None, game: str | None, choice: dict[str, Any]) -> Picture:
    """The picture that a person means. Raises Failed."""
    from analytics.errors import NoRunningScore, TooLittle
    from analytics.plots import OF_MATCH, OF_MATCHES

    lang = drawable(app)
    try:
        if match is not None or name not in OF_MATCHES:
            if name not in OF_MATCH:
                raise Failed(USAGE, "plot.not_of_match", name=name, known=", ".join(OF_MATCH))
            return OF_MATCH[name](app.match(match or LAST), lang)
        return OF_MATCHES[name](_frames(app, name, chosen(app, game, choice)), lang)
    except NoRunningScore as error:
        raise Failed(USAGE, "no_running_score", game=error.game) from error
    except TooLittle as error:
        raise Failed(NOT_FOUND, "too_little", why=app.say(f"too_little.{error.plot}")) from error


def drawable(app: App) -> Lang:
    """The language of pictures; says so where it is not the reader's."""
    from analytics.plots import fonts

    lang = fonts.drawable(app.lang)
    if lang != app.lang:
        app.tell("plot.no_font")
    return lang


def tell_unknown(app: App, pictures: list[Picture]) -> None:
    """Say which characters no font could draw."""
    from analytics.plots import canvas, fonts

    lacking = fonts.unknown("".join(map(canvas.letters, pictures)))
    if lacking:
        app.tell("plot.no_letters", letters=" ".join(lacking))


def _list(app: App) -> None:
    if app.json_asked:
        app.emit([{"plot": name, "shows": app.say(f"plot.shows.{name}")} for name in NAMES])
        return
    table(app, ("col.plot", "col.shows"), [(name, app.say(f"plot.shows.{name}")) for name in NAMES])
    app.tell("plot.how")


def _form(output: Path | None) -> Form:
    """By the end of the file's name; SVG on standard output. Raises Failed."""
    from analytics.plots.canvas import FORMS

    ending = output.suffix.lower().removeprefix(".") if output else "svg"
    for form in FORMS:
        if form == ending:
            return form
    raise Failed(USAGE, "plot.bad_form", path=output, known=", ".join(f".{form}" for form in FORMS))


def _frames(app: App, name: str, frames: Frames) -> Frames:
    """Those of one game, where the plot needs that: the one that was named, or the only one there is. Raises Failed."""
    from analytics.plots import OF_ONE_GAME

    if name not in OF_ONE_GAME or frames.choice.game is not None:
        return frames
    games = sorted(frames.matches["game"].unique())
    if len(games) != 1:
        key = "plot.name_game" if games else "too_little"
        told = ", ".join(game_name(app, game) for game in games)
        raise Failed(USAGE if games else NOT_FOUND, key, games=told, why=app.say(f"too_little.{name}"))
    return frames.of(games[0])


def _document(picture: Picture, output: Path | None) -> dict[str, Any]:
    return {
        "plot": picture.name,
        "title": picture.title,
        "caption": picture.caption,
        "n": picture.n,
        "file": str(output) if output else None,
        "rows": records(picture.rows),
    }
