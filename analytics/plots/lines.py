"""Lines: the names of lines beside their ends, moved apart where they would meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analytics.plots.fitting import apart
from analytics.plots.style import STROKES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

_LINE = 0.17  # inches of a name


def name_ends(axes: Axes, ends: Sequence[float], names: Sequence[str], *, inches: float) -> None:
    """`names` to the right of `axes`, which are `inches` high, each with the marker of its line."""
    low, high = axes.get_ylim()
    aside = axes.get_yaxis_transform()
    gap = (high - low) * _LINE / inches
    for number, place in enumerate(apart(ends, gap)):
        stroke = STROKES[number % len(STROKES)]
        axes.plot([1.02], [place], stroke.marker, color=stroke.colour, markersize=5, transform=aside, clip_on=False)
        axes.text(1.04, place, names[number], transform=aside, va="center", fontsize=8)
    axes.set_ylim(low, high)
