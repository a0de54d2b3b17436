"""Table: recording at the table, line by line; a line is stored before the next one is asked for."""

from __future__ import annotations

import asyncio
import sys
import unicodedata
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING
from uuid import uuid4

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory, InMemoryHistory
from prompt_toolkit.output import ColorDepth

from cli import board
from cli.app import viewer_of
from cli.candidates import Candidates
from cli.change import play
from cli.clock import Clock
from cli.command import command, match_argument, option
from cli.failures import NO_STORE, USAGE, Failed, failure_of
from cli.hints import Hints
from cli.orders import ORDERS
from cli.sentences import short_id
from ledger.errors import LedgerError, StoreUnreachable, WrongVersion

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from uuid import UUID

    from prompt_toolkit.buffer import Buffer

    from cli.app import App
    from projections import Match
    from projections.figures import Step

WATCH_S = 1.0  # between looks whether others have moved
QUIT = ("/quit", "/q")
_OTHER_SCREEN, _BACK = "\x1b[?1049h", "\x1b[?1049l"


@command(
    "record",
    match_argument(),
    option("--seat", metavar="SEAT", help="opt.record_seat"),
    option("--clock", is_flag=True),
)
def record_command(app: App, match: str, seat: str | None, clock: bool) -> None:
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Failed(USAGE, "no_terminal")
    found = app.match(match)
    viewer = viewer_of(found, seat)
    if seat is not None and isinstance(viewer, int):
        found.only = viewer
    Table(app, found, Clock(found.setup.seats) if clock else None).run()


class MovedElsewhere(Exception):
    """Somebody else has changed the match while this line was being typed."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Table:
    """One sitting over one match."""

    def __init__(self, app: App, match: Match, clock: Clock | None) -> None:
        self.app = app
        self.match = match
        self.clock = clock
        self.shown: list[Step] = []  # the moves as this screen sees them
        self.status = ""
        self.unanswered: tuple[str, UUID] | None = None  # a line whose fate is unknown: the database was lost over it
        self._position = 0  # of the log, when it was last looked at
        self._history = InMemoryHistory()
        self._hints = Hints(Candidates(match), (*ORDERS, QUIT[0]))

    def run(self) -> None:
        self._settle()
        with _screen_of_its_own(board.is_shared(self.match)):
            board.redraw(self.app, self.match, [self.app.say("table.hint")], begins=True)
            line = ""
            while True:
                try:
                    typed = self._ask(line).strip()
                except KeyboardInterrupt:
                    self.app.print(self.app.say("table.leave_how"))
                    line = ""
                except EOFError:
                    break
                except MovedElsewhere as moved:
                    line = self._moved(moved.typed)
                else:
                    if _folded(typed) in QUIT:
                        break
                    line = self.answer(typed) if typed else ""
        self.app.print(self.app.say("left", match=short_id(self.match.id)))

    def answer(self, typed: str) -> str:
        """Do what a line asks and say what came of it; comes back with the line where it is to be offered again."""
        try:
            if self.unanswered is not None and self.unanswered[0] != typed:
                self.match.reload()
                self.unanswered = None
                self._catch_up("table.stored_before")
            # The same line again is the same command: if it was stored before the database was lost, it is not twice.
            self.unanswered = self.unanswered or (typed, uuid4())
            lines = self._do(*self.unanswered)
            self._settle()
        except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001  # the sitting goes on after any refusal
            return self._refused(typed, error)
        self.unanswered = None
        if lines is not None:
            board.redraw(self.app, self.match, lines)
        return ""

    def wait_to_hide(self) -> None:
        """Until Enter, or any other way to have done with it."""
        with suppress(KeyboardInterrupt, EOFError):
            PromptSession[str]().prompt(f"{self.app.say('table.hide')} ", is_password=True)

    def _do(self, typed: str, command: UUID) -> list[str] | None:
        """The lines to be told below the new table; None where nothing has changed."""
        name, _, rest = typed.partition(" ")
        order = _folded(name)
        if order.startswith("#") and "\n" not in typed:
            return ORDERS["/note"](self, typed[1:], command)
        if order.startswith("/"):
            if order not in ORDERS:
                raise Failed(USAGE, "no_slash", met=name, known=" ".join((*ORDERS, QUIT[0])))
            return ORDERS[order](self, rest.strip(), command)
        play(self.match, typed, "", command=command)
        return board.changes(self.app, self.match, self.shown)

    def _moved(self, typed: str) -> str:
        """Show what others have done; comes back with the line to go on with, unless it was ours and stands now."""
        ours = self.unanswered
        stored = ours is not None and self.match.ledger.appended(ours[1]) is not None
        self.unanswered = None if stored else ours
        self._catch_up("table.stored_before" if stored else "table.moved")
        return "" if stored and ours is not None and typed.strip() == ours[0] else typed

    def _refused(self, typed: str, error: BaseException) -> str:
        failure = failure_of(self.app, error)
        board.tell(self.app, (failure.message, *(f"  {detail}" for detail in failure.details)))
        if isinstance(error, WrongVersion):
            self.unanswered = None
            self._catch_up("table.moved")
        elif failure.exit_code != NO_STORE and not isinstance(error, KeyboardInterrupt):
            self.unanswered = None
            return ""
        self.app.print(self.app.say("table.again"))
        return typed

    def _catch_up(self, key: str) -> None:
        """Show what others have done, or a line whose answer was lost."""
        before = self.shown
        try:
            self.match.reload()
            self._settle()
        except StoreUnreachable as error:
            self.app.print(failure_of(self.app, error).message)
            return
        if lines := board.changes(self.app, self.match, before):
            board.redraw(self.app, self.match, [self.app.say(key), *lines])

    def _settle(self) -> None:
        """What the prompt shows of the match as it is now."""
        self.shown = self.match.seen(board.viewer_at(self.match))
        self.status = board.status(self.app, self.match)
        if self.clock is not None:
            self.clock.turn(board.thinking(self.match))

    def _ask(self, line: str) -> str:
        """One typed or pasted line, begun with `line`. Raises KeyboardInterrupt, EOFError, MovedElsewhere."""
        # On a shared screen the arrow up must not bring back what another seat has typed.
        session: PromptSession[str] = PromptSession(
            history=DummyHistory() if board.is_shared(self.match) else self._history,
            completer=self._hints,
            auto_suggest=self._hints,
            complete_while_typing=True,
            bottom_toolbar=self._toolbar,
            refresh_interval=1.0 if self.clock else 0,
            color_depth=None if self.app.console.color_system else ColorDepth.MONOCHROME,
        )
        number = board.prompt_of(self.match)
        bold = f"\x1b[1m{number}\x1b[0m" if self.app.console.color_system else number
        return session.prompt(
            ANSI(bold), default=line, pre_run=lambda: _in_background(self._watch(session.default_buffer))
        )

    async def _watch(self, typing: Buffer) -> None:
        """Leave the prompt when somebody else has changed the match."""
        loop = asyncio.get_running_loop()
        while not await loop.run_in_executor(None, self._has_moved):
            await asyncio.sleep(WATCH_S)
        get_app().exit(exception=MovedElsewhere(typing.text))

    def _has_moved(self) -> bool:
        try:
            position = self.match.ledger.head().position
            if position == self._position:
                return False
            self._position = position
            return bool(self.match.ledger.read(self.match.id, after=self.match.version))
        except LedgerError:
            return False  # who types next is told

    def _toolbar(self) -> str:
        if self.clock is None:
            return f" {self.status} "
        stopped = f"   {self.app.say('table.paused')}" if self.clock.paused else ""
        return f" {self.status} \n {self.clock.face()}{stopped} "


@contextmanager
def _screen_of_its_own(wanted: bool) -> Iterator[None]:
    """Where several players share a screen, nothing of it stays in the terminal's scrollback."""
    if wanted:
        sys.stdout.write(_OTHER_SCREEN)
    try:
        yield
    finally:
        if wanted:
            sys.stdout.write(_BACK)


def _in_background(watching: Coroutine[None, None, None]) -> None:
    get_app().create_background_task(watching)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).lower()
