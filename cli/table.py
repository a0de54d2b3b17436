"""Table: recording at the table, line by line, with completion from the legal moves."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.patch_stdout import patch_stdout

from cli.app import seat_named, viewer_of
from cli.change import move_lines, play
from cli.command import command, match_argument, seat_option
from cli.failures import USAGE, Failed, failure_of
from cli.look import print_moves, show
from cli.sentences import next_line, short_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from prompt_toolkit.buffer import Buffer
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    from cli.app import App
    from projections import Match


@command("record", match_argument(), seat_option())
def record_command(app: App, match: str, seat: str | None) -> None:
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Failed(USAGE, "no_terminal")
    Table(app, app.match(match), seat).run()


class Table:
    """One sitting: a prompt and what came of each line, which is stored before the next prompt."""

    def __init__(self, app: App, match: Match, seat: str | None) -> None:
        self.app = app
        self.match = match
        self.seat = seat
        self.commands: dict[str, Callable[[str], None]] = {
            "/undo": self.undo,
            "/redo": self.redo,
            "/legal": self.legal,
            "/show": self.show,
            "/note": self.note,
            "/help": self.help,
        }

    def run(self) -> None:
        session: PromptSession[str] = PromptSession(
            completer=_Legal(self), auto_suggest=_First(self), complete_while_typing=True
        )
        self.show("")
        self.help("")
        while True:
            try:
                with patch_stdout(raw=True):
                    typed = session.prompt(ANSI(self._prompt()), bottom_toolbar=self._toolbar)
            except KeyboardInterrupt:
                continue
            except EOFError:
                break
            if typed.strip() in ("/quit", "/q"):
                break
            self.answer(typed.strip())
        self.app.print(self.app.say("left", match=short_id(self.match.id)))

    def answer(self, typed: str) -> None:
        """Do what one typed line asks; an error is told and stores nothing."""
        if not typed:
            return
        name, _, rest = typed.partition(" ")
        try:
            if typed.startswith("/"):
                if name not in self.commands:
                    self.app.print(self.app.say("no_slash", met=name, known=" ".join((*self.commands, "/quit"))))
                    return
                self.commands[name](rest.strip())
            else:
                self.move(typed)
        except Exception as error:  # noqa: BLE001  # the sitting goes on after any refusal
            failure = failure_of(self.app, error)
            for line in (failure.message, *(f"  {detail}" for detail in failure.details)):
                self.app.print(line)
            self.match.reload()

    def move(self, typed: str) -> None:
        stood = len(self.match.turns)
        play(self.match, typed, short_id(self.match.id))
        for line in move_lines(self.app, self.match, stood):
            self.app.print(line)
        if self.match.finished:
            self.show("")

    def undo(self, _: str) -> None:
        taken = self.match.undo()
        self.app.print(self.app.say("taken_back_count", count=len(taken)))

    def redo(self, _: str) -> None:
        stood = len(self.match.turns)
        self.match.redo()
        for line in move_lines(self.app, self.match, stood):
            self.app.print(line)

    def legal(self, _: str) -> None:
        texts = self.match.legal()
        if texts:
            print_moves(self.app, texts)
        else:
            self.app.print(self.app.say("match_over" if self.match.finished else "chance_awaited"))

    def show(self, _: str) -> None:
        seat_named(self.seat)
        show(self.app, self.match, viewer_of(self.match, self.seat), len(self.match.turns))

    def note(self, text: str) -> None:
        if not text:
            raise Failed(USAGE, "empty_note")
        self.match.note(text, at=len(self.match.turns) or None)
        self.app.print(self.app.say("noted"))

    def help(self, _: str) -> None:
        self.app.print(self.app.say("table.help"))

    def candidates(self) -> list[str]:
        """What may be typed now: legal moves with their actor, and the commands."""
        return [*self.match.legal(), *self.commands, "/quit"]

    def _prompt(self) -> str:
        number = f"{len(self.match.turns) + 1:>3}> "
        return f"\x1b[1m{number}\x1b[0m" if self.app.console.color_system else number

    def _toolbar(self) -> str:
        return f" {next_line(self.match, self.app.lang)} "


class _Legal(Completer):
    """Completes legal moves, with or without their actor, and commands."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        typed = document.text_before_cursor.rpartition(";")[2].lstrip()
        for text in _fitting(self.table.candidates(), typed):
            yield Completion(text, start_position=-len(typed))


class _First(AutoSuggest):
    """Hints at the one move that still fits what was typed."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:  # noqa: ARG002
        typed = document.text.rpartition(";")[2].lstrip()
        found = _fitting(self.table.candidates(), typed) if typed else []
        return Suggestion(found[0][len(typed) :]) if len(found) == 1 else None


def _fitting(candidates: Iterable[str], typed: str) -> list[str]:
    """Those that begin as typed; without an actor typed, what stands behind it counts.

    >>> _fitting(["A: N5", "A: N7", "/note"], "n"), _fitting(["A: N5", "/note"], "a: n")
    (['N5', 'N7'], ['A: N5'])
    """
    wanted = typed.lower()
    if wanted.startswith("/"):
        return [text for text in candidates if text.startswith(wanted)]
    moves = [text for text in candidates if not text.startswith("/")]
    whole = [text for text in moves if text.lower().startswith(wanted)]
    if whole and wanted:
        return whole
    bare = [text.partition(": ")[2] for text in moves]
    return [text for text in bare if text.lower().startswith(wanted)]
