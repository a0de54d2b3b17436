"""Orders: what a line at the table that begins with a slash asks for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cli import board
from cli.app import seat_named
from cli.correct import revise
from cli.failures import USAGE, Failed
from cli.look import checked_at, print_moves, show
from cli.sentences import person
from cli.snapshot import legal_of
from projections.eyes import EVERYTHING
from projections.seats import CHANCE, STAR, letter, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

    from cli.table import Table
    from projections.seats import Seat

RECENT = 10  # moves listed unless a number is given
_NUMBERED = re.compile(r"([0-9]{1,6})(?:\s+(.*))?", re.DOTALL)


def undo(table: Table, _: str, command: UUID) -> list[str]:
    before = table.shown
    if table.match.undo(command=command):
        return board.changes(table.app, table.match, before)
    return [table.app.say("amendment_undone")]


def redo(table: Table, _: str, command: UUID) -> list[str]:
    before = table.shown
    if table.match.redo(command=command):
        return board.changes(table.app, table.match, before)
    return [table.app.say("amendment_redone")]


def amend(table: Table, rest: str, command: UUID) -> list[str]:
    number, text = _numbered(rest, "/amend N MOVE")
    return revise(table.app, table.match, "amend", number, text, command=command)


def insert(table: Table, rest: str, command: UUID) -> list[str]:
    number, text = _numbered(rest, "/insert N MOVE")
    return revise(table.app, table.match, "insert", number, text, command=command)


def remove(table: Table, rest: str, command: UUID) -> list[str]:
    number, _ = _numbered(rest, "/remove N")
    return revise(table.app, table.match, "remove", number, None, command=command)


def note(table: Table, text: str, command: UUID) -> list[str]:
    table.match.note(text, at=len(table.match.turns) or None, command=command)
    return [table.app.say("noted")]


def legal(table: Table, rest: str, _: UUID) -> None:
    app, match = table.app, table.match
    seat = match.only if match.only is not None else seat_named(rest or None)
    told = legal_of(match, len(match.turns), seat=seat)
    if told["moves"]:
        print_moves(app, told["moves"])
    elif not told["awaited"]:
        app.print(app.say("match_over"))
    elif told["awaited"] == [STAR]:
        app.print(app.say("chance_awaited"))
    elif seat is not None and letter(seat) not in told["awaited"]:
        app.print(app.say("next", who=_people(table, told["awaited"])))
    else:
        app.print(app.say("table.whose_legal", seats="|".join(told["awaited"])))


def show_table(table: Table, rest: str, _: UUID) -> None:
    moves = checked_at(table.match, _numbered(rest, "/show N")[0] if rest else None)
    show(table.app, table.match, board.viewer_at(table.match), moves)


def moves(table: Table, rest: str, _: UUID) -> None:
    count = _numbered(rest, "/moves N")[0] if rest else RECENT
    board.tell(table.app, board.recent(table.app, table.match, count))


def hand(table: Table, rest: str, _: UUID) -> list[str]:
    """What a seat that is to move sees, on a screen that is wiped behind it."""
    app, match = table.app, table.match
    seat = _whose_hand(table, rest)
    app.console.clear()
    show(app, match, seat if match.secret else EVERYTHING, len(match.turns))
    table.wait_to_hide()
    app.console.clear()
    return []


def pause(table: Table, _: str, __: UUID) -> None:
    if table.clock is None:
        raise Failed(USAGE, "table.no_clock")
    table.clock.pause()
    table.app.print(table.app.say("table.paused" if table.clock.paused else "table.runs"))


def help_(table: Table, _: str, __: UUID) -> None:
    table.app.print(table.app.say("table.help"))


# None: it has printed what it had to say, and nothing has changed.
ORDERS: dict[str, Callable[[Any, str, Any], list[str] | None]] = {
    "/undo": undo,
    "/redo": redo,
    "/amend": amend,
    "/insert": insert,
    "/remove": remove,
    "/legal": legal,
    "/show": show_table,
    "/moves": moves,
    "/hand": hand,
    "/note": note,
    "/pause": pause,
    "/help": help_,
}


def _numbered(rest: str, how: str) -> tuple[int, str]:
    """The number of a move and what stands behind it. Raises Failed."""
    found = _NUMBERED.fullmatch(rest)
    if found is None:
        raise Failed(USAGE, "table.number_needed", how=how)
    return int(found[1]), found[2] or ""


def _whose_hand(table: Table, rest: str) -> Seat:
    """The seat named, or the only one awaited; on a shared screen nobody else's. Raises Failed."""
    match = table.match
    if match.only is not None:
        return match.only
    awaited = board.thinking(match)
    letters = "|".join(map(letter, awaited)) or table.app.say("table.nobody")
    if not rest and len(awaited) != 1:
        raise Failed(USAGE, "table.whose_hand", seats=letters)
    seat = seat_of(rest) if rest else awaited[0]
    if seat not in awaited:
        raise Failed(USAGE, "table.not_awaited", seats=letters)
    assert seat is not None
    return seat


def _people(table: Table, letters: list[str]) -> str:
    seats = [seat for text in letters if (seat := seat_of(text)) is not None]
    return ", ".join(person(table.match.names, seat, table.app.lang) for seat in seats if seat != CHANCE)
