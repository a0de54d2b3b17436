"""Look: matches as they stand, as they were recorded, and from the start again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from cli.app import seat_named, viewer_of
from cli.command import at_option, command, match_argument, option, seat_option
from cli.failures import USAGE, Failed
from cli.reported import report_lines
from cli.sentences import game_name, next_line, outcome_line, person, short_id
from cli.snapshot import awaited, is_over, legal_of, outcome_of, snapshot
from projections.eyes import Everything, seen
from projections.resolve import COUNTED
from projections.seats import CHANCE, LETTERS, seat_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.app import App
    from projections import Match
    from projections.seats import Seat


@command(
    "list",
    option("--game", metavar="GAME"),
    option("-p", "--player", "player", metavar="NAME", help="opt.only_player"),
    option("--unfinished", is_flag=True),
    option("--limit", type=int, default=20, show_default=True, metavar="N"),
)
def list_command(app: App, game: str | None, player: str | None, unfinished: bool, limit: int) -> None:
    found = list(islice(_matches(app, game, player, unfinished=unfinished), max(0, limit)))
    if app.json_asked:
        app.emit([_listed(match) for match in found])
        return
    from cli.tables import table

    rows = [
        (
            short_id(match.id),
            game_name(match, app.lang),
            match.date or "",
            ", ".join(match.names),
            str(len(match.turns)),
            next_line(match, app.lang),
        )
        for match in found
    ]
    headings = ("col.match", "col.game", "col.date", "col.players", "col.moves", "col.status")
    table(app, headings, rows, right=(4,))


@command("show", match_argument(), at_option(), seat_option())
def show_command(app: App, match: str, at: int | None, seat: str | None) -> None:
    found = app.match(match)
    viewer = viewer_of(found, seat)
    moves = checked_at(found, at)
    if app.json_asked:
        app.emit(snapshot(found, viewer, at=moves))
        return
    show(app, found, viewer, moves)


@command("legal", match_argument(), at_option(), option("--seat", metavar="SEAT", help="opt.only_seat"))
def legal_command(app: App, match: str, at: int | None, seat: str | None) -> None:
    found = app.match(match)
    moves = checked_at(found, at)
    viewer_of(found, seat)
    legal = legal_of(found, moves, seat=seat_named(seat))
    if app.json_asked:
        app.emit(legal)
        return
    who = ", ".join(person(found.names, seat_of(seat) or 0, app.lang) for seat in legal["awaited"])
    if not legal["awaited"]:
        app.tell("match_over")
    elif legal["awaited"] == ["*"]:
        app.tell("chance_awaited")
    elif legal["count"] is None and not legal["moves"]:
        app.tell("secret_choice")
    elif legal["count"] is None:
        app.tell("first_legal", most=COUNTED, who=who)
    else:
        app.tell("count_legal", count=legal["count"], who=who)
    print_moves(app, legal["moves"])


@command("log", match_argument(), seat_option(), option("--undone", is_flag=True))
def log_command(app: App, match: str, seat: str | None, undone: bool) -> None:
    from cli.logbook import show_log

    found = app.match(match)
    show_log(app, found, viewer_of(found, seat), undone=undone)
    for line in () if app.json_asked or undone else _relatives(app, found):
        app.print(line)


def show(app: App, match: Match, viewer: Seat | Everything | None, moves: int) -> None:
    """The table after so many moves, and what belongs to the match as a whole."""
    show_table(app, match, viewer, moves)
    for line in (*report_lines(app, match), *_relatives(app, match)):
        app.console.print(line)
    for note in match.notes if moves == len(match.turns) else ():
        if note.on is None:
            app.console.print(f"# {note.text}")


def show_table(app: App, match: Match, viewer: Seat | Everything | None, moves: int) -> None:
    """What was played, the game's own picture, and whose turn it is."""
    from rich.text import Text

    from cli.drawing import draw

    parts = [game_name(match, app.lang), app.say(f"mode.{match.started.mode}"), match.date, match.place]
    app.console.print(Text(" · ".join(part for part in parts if part), style="bold"))
    app.console.print(_where(app, match, moves) + _eyes(app, match, viewer))
    state = seen(match.game, match.at(moves).state, viewer)
    if not match.is_result:
        draw(app.console, match.game.draw(state, match.names, app.lang))
    app.console.print(Text(standing_line(app, match, moves), style="bold"))


def print_moves(app: App, texts: list[str]) -> None:
    """In columns on a terminal, else one a line."""
    if not app.console.is_terminal:
        for text in texts:
            app.print(text)
        return
    from rich.columns import Columns

    app.console.print(Columns(texts, padding=(0, 3), column_first=True))


def _relatives(app: App, match: Match) -> Iterator[str]:
    """Where a fork comes from, and where this match was forked."""
    if origin := match.started.origin:
        facts = {"match": short_id(match.id), "origin": short_id(origin.match), "moves": origin.moves}
        yield app.say("forked", **facts)
    for fork, moves in app.recorder.forks(match.id).items():
        yield app.say("forked_to", match=short_id(fork), moves=moves)


def checked_at(match: Match, at: int | None) -> int:
    """`--at` as a number of moves; without it, all of them. Raises Failed."""
    if at is None:
        return len(match.turns)
    if not 0 <= at <= len(match.turns):
        raise Failed(USAGE, "bad_at", most=len(match.turns))
    return at


def _where(app: App, match: Match, moves: int) -> str:
    every = len(match.turns)
    head = app.say("move_count", moves=moves) if moves == every else app.say("at_count", moves=moves, all=every)
    return f"{short_id(match.id)} · {head}"


def _eyes(app: App, match: Match, viewer: Seat | Everything | None) -> str:
    if isinstance(viewer, Everything):
        return ""
    who = app.say("spectator") if viewer is None else person(match.names, viewer, app.lang)
    return f" · {app.say('seen_by', who=who)}"


def standing_line(app: App, match: Match, moves: int) -> str:
    """Whose turn it is after so many moves, or the result."""
    if moves == len(match.turns):
        return next_line(match, app.lang)
    outcome = match.game.outcome(match.at(moves).state)
    if outcome is not None:
        return outcome_line(match, outcome, app.lang)
    seats = match.at(moves).awaited
    if seats == (CHANCE,):
        return app.say("next_chance")
    return app.say("next", who=", ".join(person(match.names, seat, app.lang) for seat in seats))


def _matches(app: App, game: str | None, player: str | None, *, unfinished: bool) -> Iterator[Match]:
    """Latest first, loaded one by one."""
    wanted = player.casefold() if player else None
    for match in app.readable(reversed(app.ledger.matches())):
        if game and game.lower() != match.game.ID:
            continue
        if wanted and wanted not in [name.casefold() for name in match.names]:
            continue
        if unfinished and match.finished:
            continue
        yield match


def _listed(match: Match) -> dict[str, Any]:
    moves = len(match.turns)
    return {
        "match": str(match.id),
        "game": match.game.ID,
        "mode": match.started.mode,
        "date": match.date,
        "place": match.place,
        "tags": list(match.tags),
        "seats": [{"seat": seat, "player": name} for seat, name in zip(LETTERS, match.names, strict=False)],
        "moves": moves,
        "version": match.version,
        "awaited": awaited(match, moves),
        "finished": is_over(match, moves),
        "outcome": outcome_of(match, moves),
    }
