"""Drawing: a game's parts on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from projections.drawing import Beside, Block, Grid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console, RenderableType

    from projections.drawing import Line, Part


def render(parts: Iterable[Part]) -> RenderableType:
    """What rich prints for `parts`, top to bottom."""
    return Group(*(_part(part) for part in parts))


def draw(console: Console, parts: Iterable[Part]) -> None:
    console.print(render(parts))


def _part(part: Part) -> RenderableType:
    if isinstance(part, Grid):
        return _grid(part)
    if isinstance(part, Block):
        return _block(part)
    if isinstance(part, Beside):
        return Columns([_part(each) for each in part.parts], padding=(0, 1))
    return _line(part)


def _line(parts: Line) -> Text:
    return Text.assemble(*((span.text, span.style) for span in parts))


def _block(block: Block) -> Panel:
    return Panel(
        render(block.body),
        title=_line(block.title),
        title_align="left",
        box=box.HEAVY if block.turn else box.ROUNDED,
        border_style="bold" if block.turn else "dim",
        expand=False,
    )


def _grid(grid: Grid) -> Table:
    table = Table(
        box=box.SQUARE if grid.boxed else None,
        show_header=bool(grid.header),
        show_lines=grid.boxed,
        padding=(0, 1),
        pad_edge=grid.boxed,
    )
    width = max((len(row) for row in (grid.header, *grid.rows)), default=0)
    for column in range(width):
        align = grid.align[column] if column < len(grid.align) else "left"
        head = _line(grid.header[column]) if column < len(grid.header) else ""
        table.add_column(head, justify=align, no_wrap=True)
    for row in grid.rows:
        table.add_row(*(_line(cell) for cell in row))
    return table
