"""Blocks: what a report is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cli.report.html import Html, element, joined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import pandas as pd

    from analytics.plots.picture import Picture
    from cli.app import App
    from cli.tables import Sheet
    from projections.labels import Lang

MOST = 60  # rows of a table


def section(title: str, *blocks: Html) -> Html:
    return element("section", element("h2", title), *blocks)


def note(*texts: str) -> Html:
    """A paragraph of small print; nothing without words."""
    told = [text for text in texts if text]
    return element("p", " ".join(told), class_="note") if told else Html("")


def facts(told: Iterable[tuple[str, str]]) -> Html:
    """Names and values; those without a value are left out."""
    pairs = [(element("dt", name), element("dd", value)) for name, value in told if value]
    return element("dl", *(each for pair in pairs for each in pair))


def sheet(app: App, told: Sheet, *, most: int = MOST) -> Html:
    """A table of the first `most` rows, with a word on how many there are; a sentence where there are none."""
    if not told.rows:
        return note(app.say("nothing_found"))
    headings = [_cell("th", number, app.say(key), told.right) for number, key in enumerate(told.headings)]
    rows = [
        element("tr", *(_cell("td", number, text, told.right) for number, text in enumerate(row)))
        for row in told.rows[:most]
    ]
    drawn = element("table", element("thead", element("tr", *headings)), element("tbody", *rows))
    left_out = len(told.rows) - most
    more = note(app.say("report.more", count=left_out)) if left_out > 0 else Html("")
    return joined(element("div", drawn, class_="wide"), more)


def picture(app: App, lang: Lang, draw: Callable[[Lang], Picture]) -> Html:
    """What `draw` shows in `lang`, with its caption in the reader's; why not, where there is too little."""
    from analytics.errors import NoRunningScore, TooLittle
    from analytics.plots import canvas

    try:
        shown = draw(lang)
        caption = shown.caption if lang == app.lang else draw(app.lang).caption
    except TooLittle as error:
        return note(app.say("too_little", why=app.say(f"too_little.{error.plot}")))
    except NoRunningScore as error:
        return note(app.say("no_running_score", game=error.game))
    return element("figure", Html(canvas.inline(shown)), element("figcaption", caption))


def told_from_chance(app: App, rates: pd.DataFrame, names: Sequence[str]) -> Html:
    """In words: which rows of `rates` win more or less than by chance, and of how many nothing can be told."""
    from analytics.rates import FEW

    verdicts = list(zip(names, rates["verdict"], strict=True))
    lines = [
        app.say(key, who=app.say("report.and").join(who))
        for key, verdict in (("report.more_than", "more"), ("report.less_than", "less"))
        if (who := [name for name, each in verdicts if each == verdict])
    ]
    if not lines and len(rates):
        lines.append(app.say("report.none"))
    few = int((rates["verdict"] == "few").sum())
    if few:
        lines.append(app.say("report.few", count=few, few=FEW))
    return element("p", " ".join(lines)) if lines else Html("")


def _cell(name: str, number: int, text: str, right: Sequence[int]) -> Html:
    return element(name, text, class_="right") if number in right else element(name, text)
