"""Console: rich's, which leaves it to us what a reader that has gone away means, and takes no orders from a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.console import Console as _Console
from rich.segment import Segment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import ConsoleOptions, RenderableType

# What a terminal obeys instead of showing it, and what turns the direction of the line around it; none takes room.
_ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Console(_Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Names of files, notes and what somebody typed may hold anything."""
        for segment in super().render(renderable, options):
            if segment.control is None and _ORDERS.search(segment.text):
                yield Segment(_ORDERS.sub("", segment.text), segment.style)
            else:
                yield segment
