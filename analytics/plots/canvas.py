"""Canvas: a picture as SVG or PNG; the only place that starts matplotlib."""

from __future__ import annotations

import re
import warnings
from contextlib import contextmanager
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from analytics.plots.fitting import wrapped
from analytics.plots.fonts import families, manager
from analytics.plots.style import GREY, RC

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matplotlib.figure import Figure

    from analytics.plots.picture import Picture

Form = Literal["svg", "png"]
FORMS: tuple[Form, ...] = ("svg", "png")
DPI = 150
_TAG = re.compile("<[^>]+>")  # of what matplotlib writes: in a text it writes &lt;
_ID = re.compile(r'(\bid="|url\(#|href="#)')
_TITLE_COLUMNS, _CAPTION_COLUMNS = 10.5, 15.5  # that an inch holds
_TITLE_LINE, _CAPTION_LINE, _MARGIN = 0.19, 0.155, 0.1  # inches


def image(picture: Picture, form: Form) -> bytes:
    """With title and caption."""
    title = wrapped(picture.title, round(picture.width * _TITLE_COLUMNS))
    caption = wrapped(picture.caption, round(picture.width * _CAPTION_COLUMNS))
    above = _MARGIN + _TITLE_LINE * (title.count("\n") + 1)
    below = _MARGIN + _CAPTION_LINE * (caption.count("\n") + 1)
    with _styled(picture):
        figure = _empty(picture, above + picture.height + below)
        top, middle, bottom = figure.subfigures(3, 1, height_ratios=[above, picture.height, below])  # type: ignore[misc]
        picture.paint(middle)
        left = _MARGIN / picture.width
        top.text(left, 1 - _MARGIN / above, title, va="top", fontsize=11, fontweight="bold").set_in_layout(False)
        bottom.text(left, _MARGIN / below, caption, va="bottom", fontsize=8, color=GREY).set_in_layout(False)
        return _saved(figure, form)


def inline(picture: Picture) -> str:
    """An SVG element for a page that says title and caption itself; its ids begin with the name of the plot."""
    figure = drawn(picture)
    with _styled(picture):
        text = _saved(figure, "svg").decode()
    element = re.sub(r"<metadata>.*?</metadata>\s*", "", text[text.index("<svg") :], count=1, flags=re.DOTALL)
    element = _TAG.sub(lambda tag: _ID.sub(rf"\g<1>{picture.name}-", tag[0]), element)
    return element.replace("<svg", f'<svg role="img" aria-label="{escape(picture.title)}"', 1)


def drawn(picture: Picture) -> Figure:
    """As matplotlib has it, without title and caption."""
    with _styled(picture):
        figure = _empty(picture, picture.height)
        picture.paint(figure)
        return figure


def letters(picture: Picture) -> str:
    """All that is written in the picture."""
    return picture.title + picture.caption + _written(drawn(picture))


@contextmanager
def _styled(picture: Picture) -> Iterator[None]:
    manager()
    import matplotlib

    with matplotlib.rc_context({**RC, "svg.hashsalt": picture.name}):
        yield


def _empty(picture: Picture, height: float) -> Figure:
    from matplotlib.figure import Figure

    return Figure(figsize=(picture.width, height), layout="constrained")


def _saved(figure: Figure, form: Form) -> bytes:
    from matplotlib.text import Text

    fonts = [*families(_written(figure)), "sans-serif"]
    for text in figure.findobj(Text):
        text.set_fontfamily(fonts)
    written = BytesIO()
    metadata = {"Date": None, "Creator": None} if form == "svg" else {"Software": None}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")  # `fonts.unknown` tells which
        warnings.filterwarnings("ignore", message="Matplotlib currently does not support .* natively")
        figure.savefig(written, format=form, dpi=DPI, metadata=metadata)
    return written.getvalue()


def _written(figure: Figure) -> str:
    from matplotlib.text import Text

    return "".join(text.get_text() for text in figure.findobj(Text))
