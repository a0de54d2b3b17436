"""Style: colours that the colour-blind tell apart, and what tells them apart in grey.

The colours are those of M. Okabe and K. Ito (2008). No plot says anything by colour alone: lines differ in dashes and
markers, bars in hatches, estimates in the shape and filling of their marker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

BLACK, GREY, PALE = "#000000", "#666666", "#d9d9d9"
BLUE, VERMILION, GREEN, ORANGE = "#0072B2", "#D55E00", "#009E73", "#E69F00"
PURPLE, SKY, YELLOW = "#CC79A7", "#56B4E9", "#F0E442"
SERIF_FREE = "DejaVu Sans"  # comes with matplotlib


class Stroke(NamedTuple):
    """How one of several lines looks."""

    colour: str
    dashes: Any  # of matplotlib
    marker: str


class Filling(NamedTuple):
    """How one of several parts of a bar looks."""

    colour: str
    hatch: str


STROKES: tuple[Stroke, ...] = (
    Stroke(BLUE, "-", "o"),
    Stroke(VERMILION, (0, (5, 2)), "s"),
    Stroke(GREEN, (0, (1, 1.2)), "^"),
    Stroke(BLACK, (0, (6, 2, 1, 2)), "D"),
    Stroke(PURPLE, "-", "v"),
    Stroke(ORANGE, (0, (5, 2)), "P"),
    Stroke(SKY, (0, (1, 1.2)), "X"),
    Stroke(GREY, (0, (6, 2, 1, 2)), "*"),
)
_COLOURS = (BLUE, ORANGE, GREEN, SKY, VERMILION, YELLOW, PURPLE, PALE)
_HATCHES = ("", "//", "\\\\", "xx", "--", "||", "++", ".")

RC: Any = {  # matplotlib types its keys one by one
    "text.parse_math": False,  # a person may be called $x$
    "svg.fonttype": "none",  # text stays text: it can be searched, and read aloud
    "font.sans-serif": [SERIF_FREE],
    "font.size": 9,
    "axes.titlesize": 9,
    "axes.labelsize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "grid.linewidth": 0.6,
    "hatch.linewidth": 0.6,
    "legend.frameon": False,
    "figure.facecolor": "white",
    "figure.constrained_layout.w_pad": 0.08,
    "figure.constrained_layout.h_pad": 0.08,
}


def fillings(parts: Sequence[str]) -> dict[str, Filling]:
    """By part; the hatches move on where the colours begin again."""
    return {part: Filling(_COLOURS[place % 8], _HATCHES[(place + place // 8) % 8]) for place, part in enumerate(parts)}
