"""A real terminal with `kifu` in it."""

from __future__ import annotations

import os
import re
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pexpect

if TYPE_CHECKING:
    from collections.abc import Iterator

KIFU = Path(sys.executable).with_name("kifu")
PATIENCE_S = 30
_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78])")
_WHERE, _THERE = "\x1b[6n", "\x1b[1;1R"  # a program asks where the cursor is; any row does
CTRL_C, CTRL_D, ENTER, TAB, UP, RIGHT = "\x03", "\x04", "\r", "\t", "\x1b[A", "\x1b[C"


class Terminal:
    """What is typed into a child and what it writes, escape sequences taken out."""

    def __init__(self, db: str, *arguments: str, rows: int = 60, columns: int = 100, **environ: str) -> None:
        told = {"KIFU_DB": db, "TERM": "xterm-256color", **environ}
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.child: Any = pexpect.spawn(
            str(KIFU),
            list(arguments),
            env={**kept, **told},
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE_S,
        )
        self.written = ""  # all of it, as it came
        self._read = 0  # characters of `seen` that were awaited already

    @property
    def seen(self) -> str:
        """All that was written so far, without escape sequences."""
        return _ESCAPE.sub("", self.written)

    def await_(self, text: str) -> str:
        """What is written up to `text`, which must come, since the last text that was awaited."""
        deadline = time.monotonic() + PATIENCE_S
        while (found := self.seen.find(text, self._read)) < 0:
            try:
                came = self.child.read_nonblocking(65536, timeout=deadline - time.monotonic())
            except (pexpect.TIMEOUT, pexpect.EOF) as ended:
                raise AssertionError(f"“{text}” did not come; {self.seen[self._read :]!r} did") from ended
            self.written += came
            for _ in range(came.count(_WHERE)):
                self.child.send(_THERE)
        told = self.seen[self._read : found + len(text)]
        self._read = found + len(text)
        return told

    def enter(self, line: str, text: str) -> str:
        """Type a line; what is written up to `text`."""
        self.child.send(line + ENTER)
        return self.await_(text)

    def paste(self, text: str) -> None:
        """As a terminal with bracketed paste does."""
        self.child.send(f"\x1b[200~{text}\x1b[201~")

    def end(self) -> int:
        """The exit code, once the child has ended."""
        self.written += str(self.child.read())
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus)


@contextmanager
def terminal(db: str, *arguments: str, **settings: Any) -> Iterator[Terminal]:
    opened = Terminal(db, *arguments, **settings)
    try:
        yield opened
    finally:
        opened.child.close(force=True)
