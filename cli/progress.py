"""Progress: a bar for long work, on a terminal only."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cli.app import App


@contextmanager
def counting(app: App, key: str, *, total: int) -> Iterator[Callable[[int], None]]:
    """A function that takes how much of `total` is done; it draws on a terminal's standard error."""
    if app.quiet or app.json_asked or not app.errors.is_terminal:
        yield lambda _: None
        return
    from rich.progress import Progress

    with Progress(console=app.errors, transient=True) as progress:
        task = progress.add_task(app.say(key), total=total)
        yield lambda done: progress.update(task, completed=done)
