"""Console: rich's, which leaves it to us what a reader that has gone away means."""

from __future__ import annotations

from rich.console import Console as _Console


class Console(_Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
