"""Forest: estimates with their intervals, one below the other, and what they are compared with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from analytics.plots.style import BLACK, BLUE, GREY, ORANGE, VERMILION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

Look = Literal["more", "less", "open", "few", "clear", "part", "always"]

ROW = 0.25  # inches
FRAME = 0.75  # inches of the axis below
KEY = 0.2  # inches of a line of the legend
_MARKS: Mapping[Look, tuple[str, str, str, str]] = {  # marker, colour, filling, dashes
    "more": (">", BLUE, BLUE, "-"),
    "less": ("<", VERMILION, VERMILION, "-"),
    "open": ("o", BLACK, "white", "-"),
    "few": ("d", GREY, "white", ":"),
    "clear": ("o", BLUE, BLUE, "-"),
    "part": ("s", ORANGE, ORANGE, "-"),
    "always": ("X", BLUE, BLUE, ""),
}


class Row(NamedTuple):
    """Without an estimate it is a heading."""

    label: str
    value: float | None = None
    low: float | None = None
    high: float | None = None
    look: Look = "open"
    base: float | None = None  # what it is compared with
    said: str = ""  # to the right of it


def height(rows: Sequence[Row], keys: int) -> float:
    return FRAME + ROW * (len(rows) + 1) + KEY * keys


def forest(axes: Axes, rows: Sequence[Row]) -> None:
    """Draw `rows` from the top down. An estimate may be without an interval."""
    for place, row in enumerate(rows):
        if row.value is None:
            axes.text(0.01, place, row.label, transform=axes.get_yaxis_transform(), va="center", fontweight="bold")
            continue
        marker, colour, filling, dashes = _MARKS[row.look]
        if row.low is not None and row.high is not None:
            axes.plot([row.low, row.high], [place, place], color=colour, linestyle=dashes, linewidth=1.4)
        axes.plot([row.value], [place], marker, color=colour, markerfacecolor=filling, markersize=6, clip_on=False)
        if row.said:
            axes.text(1.015, place, row.said, transform=axes.get_yaxis_transform(), va="center", fontsize=8)
    _bases(axes, rows)
    axes.set_yticks(range(len(rows)), [row.label if row.value is not None else "" for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")


def legend(figure: FigureBase, told: Mapping[Look, str]) -> None:
    """Below the axes: what each look means, by look."""
    from matplotlib.lines import Line2D

    handles = [_handle(Line2D, look) for look in told]
    figure.legend(handles, list(told.values()), loc="outside lower left", ncols=2, fontsize=8)


def _handle(line: type, look: Look) -> Any:
    marker, colour, filling, dashes = _MARKS[look]
    return line([], [], color=colour, marker=marker, markerfacecolor=filling, linestyle=dashes, markersize=6)


def _bases(axes: Axes, rows: Sequence[Row]) -> None:
    """A dashed line through the rows that are compared with the same."""
    start = 0
    for place, row in enumerate(rows):
        after = rows[place + 1] if place + 1 < len(rows) else None
        if row.base is not None and (after is None or after.base != row.base):
            axes.plot([row.base] * 2, [start - 0.5, place + 0.5], color=BLACK, linestyle="--", linewidth=0.9, zorder=1)
        if after is None or after.base != row.base:
            start = place + 1
