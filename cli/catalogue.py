"""Catalogue: the games there are, their options, and the documents that an option may name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.command import argument, command, option
from cli.failures import ILLEGAL, USAGE, Failed
from cli.tables import table
from projections import registry
from projections.labels import words

if TYPE_CHECKING:
    from cli.app import App
    from projections.documents import Documents
    from projections.game import Game


@command(
    "games",
    argument("game", required=False),
    option("--sheet", is_flag=True),
    option("--check", type=click.Path(path_type=Path), metavar="FILE"),
)
def games_command(app: App, game: str | None, sheet: bool, check: Path | None) -> None:
    known = [registry.game(game.lower())] if game else [registry.game(name) for name in registry.ids()]
    if sheet or check:
        documents = _documents(known if game else [])
        if check:
            _check(app, known[0], documents, check)
        else:
            app.print(documents.shipped[0].rstrip())
        return
    if app.json_asked:
        app.emit([_described(each) for each in known])
        return
    rows = [(each.ID, _label(app, each, each.ID), _seats(each), str(each.RULES)) for each in known]
    table(app, ("col.game", "col.name", "col.seats", "col.rules"), rows)
    if game:
        app.print()
        table(app, ("col.option", "col.default", "col.values", "col.meaning"), _options(app, known[0]))


def _documents(games: list[Game]) -> Documents:
    """Those of the one game that was named. Raises Failed."""
    from projections.documents import documented

    if len(games) != 1:
        raise Failed(USAGE, "which_game")
    named = [option.documents for option in documented(games[0])]
    if not named or named[0] is None:
        raise Failed(USAGE, "no_documents", game=games[0].ID)
    return named[0]


def _check(app: App, game: Game, documents: Documents, path: Path) -> None:
    """Tell all that is wrong with a file. Raises SystemExit where anything is."""
    from projections.documents import check

    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    found = check(documents, path)
    faults = [words(game.LABELS, f"rule.{each.rule}", app.lang, **_facts(each, found.name)) for each in found.faults]
    if app.json_asked:
        app.emit({"name": found.name, "digest": found.digest, "faults": faults})
    elif faults:
        app.tell("document_faults", name=found.name, count=len(faults))
        for fault in faults:
            app.print(fault)
    else:
        app.print(app.say("document_good", name=found.name, digest=found.digest))
    if faults:
        raise SystemExit(ILLEGAL)


def _facts(fault: Any, name: str) -> dict[str, Any]:
    return {"document": name, "name": name, **fault.facts}


def _described(game: Game) -> dict[str, Any]:
    first = game.SEATS[0]
    return {
        "game": game.ID,
        "rules": game.RULES,
        "seats": list(game.SEATS),
        "options": [
            {"name": each.name, "default": each.default_text(first), "values": list(each.values)}
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
    return words(game.LABELS, key, app.lang)
