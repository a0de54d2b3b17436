"""Drawing: a game's parts on a terminal."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich import box
from rich.cells import cell_len
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

FRAME = 4  # columns of a block's borders and their padding


def render(parts: Iterable[Part]) -> RenderableType:
    """What rich prints for `parts`, top to bottom."""
    return Group(*(_part(part) for part in parts))


def drawn(console: Console, parts: Iterable[Part], width: int) -> Text:
    """What `console` would print of `parts` in so many columns, laid out once."""
    segments = console.render(render(parts), console.options.update(width=width, height=None))
    return Text.assemble(*((each.text, each.style or "") for each in segments if not each.control), no_wrap=True)


def draw(console: Console, parts: Iterable[Part]) -> None:
    console.print(render(parts))


def natural_width(parts: Iterable[Part]) -> int:
    """Columns that the widest part takes where there is room for everything side by side."""
    return max((_natural(part) for part in parts), default=0)


def least_width(parts: Iterable[Part]) -> int:
    """Columns without which a grid would be cut; lines wrap, and what stands side by side can stand below."""
    return max((_least(part) for part in parts), default=0)


def _natural(part: Part) -> int:
    if isinstance(part, Beside):
        return sum(_natural(each) for each in part.parts) + len(part.parts) - 1
    if isinstance(part, Block):
        return max(natural_width(part.body), _cells(part.title) + 2) + FRAME
    return _grid_width(part) if isinstance(part, Grid) else _cells(part)


def _least(part: Part) -> int:
    if isinstance(part, Beside):
        return max((_least(each) for each in part.parts), default=0)
    if isinstance(part, Block):
        return least_width(part.body) + FRAME
    return _grid_width(part) if isinstance(part, Grid) else 0


def _grid_width(grid: Grid) -> int:
    columns = zip_longest(*(row for row in (grid.header, *grid.rows) if row), fillvalue=())
    widths = [max(map(_cells, column)) for column in columns]
    lines = len(widths) + 1 if grid.boxed else 0
    edges = 2 if grid.boxed else 0
    return sum(widths) + 2 * max(len(widths) - 1, 0) + edges + lines


def _cells(line: Line) -> int:
    return sum(cell_len(span.text) for span in line)


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
