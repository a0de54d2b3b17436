"""Choosing: the options that say which matches a statistic is about, and their frames."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from cli.command import option
from cli.failures import UNVERIFIED, USAGE, Failed
from cli.progress import counting

if TYPE_CHECKING:
    from analytics import Frames
    from cli.app import App

_SPAN = re.compile(r"\d{4}(-\d\d(-\d\d)?)?", re.ASCII)


def choosing() -> tuple[click.Option, ...]:
    """The options of every statistic over many matches, beside the game."""
    return (
        option("--mode", type=click.Choice(("observed", "dealt", "simulated")), help="opt.only_mode"),
        option("--since", metavar="DATE"),
        option("--until", metavar="DATE"),
        option("--place", metavar="TEXT", help="opt.only_place"),
        option("--tag", metavar="TEXT", help="opt.only_tag"),
        option("--players", type=int, metavar="N", help="opt.player_count"),
    )


def game_option() -> click.Option:
    return option("--game", metavar="GAME")


def chosen(app: App, game: str | None, choice: dict[str, Any]) -> Frames:
    """The frames of the chosen matches, counted up to now. Raises Failed."""
    from analytics import frames
    from analytics.errors import LogReplaced

    for name in ("since", "until"):
        if choice[name] is not None and not _is_span(choice[name]):
            raise Failed(USAGE, "bad_span", met=choice[name])
    with counting(app, "counting", total=app.ledger.head().position) as advance:
        found: Frames = frames(app.ledger, game=game_id(game), progress=advance, **choice)
        try:
            found.matches  # noqa: B018  # brings the tables up to date
        except LogReplaced as error:
            raise Failed(UNVERIFIED, "log_replaced", counted=error.counted) from error
    return found


def _is_span(text: str) -> bool:
    """Whether `text` is a year, month or day that there is."""
    if not _SPAN.fullmatch(text):
        return False
    try:
        date.fromisoformat(text + "-01-01"[len(text) - len("YYYY") :])
    except ValueError:
        return False
    return True


def game_id(text: str | None) -> str | None:
    """The id of the game that a person means; the text itself where no such game is installed."""
    from projections import registry

    if text is None:
        return None
    known = registry.named(text)
    return known.ID if known else text
