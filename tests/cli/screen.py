"""What stands on the screen of a full-screen program, as text."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from rich.cells import cell_len

if TYPE_CHECKING:
    from textual.app import App

_CELL = 12.2  # width of a cell in the picture that the program draws of itself
_TEXT = re.compile(r'<text [^>]*x="([0-9.]+)"[^>]*clip-path="url\(#[^"]*-line-([0-9]+)\)"[^>]*>([^<]*)</text>')


def screen(app: App[object]) -> str:
    """Line by line, blanks at the ends off."""
    lines: dict[int, str] = {}
    for x, number, told in _TEXT.findall(app.export_screenshot()):
        line = lines.get(int(number), "")
        gap = round(float(x) / _CELL) - cell_len(line)
        lines[int(number)] = line + " " * gap + html.unescape(told).replace("\xa0", " ")
    return "\n".join(lines.get(number, "").rstrip() for number in range(max(lines, default=-1) + 1))
