"""Of a match: how it went and where the points came from, and every move of it.

Of a dealt match that goes on it tells what a spectator may know.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cli.app import viewer_of
from cli.cells import NOTHING
from cli.report.blocks import facts, note, picture, section, sheet
from cli.report.html import Html, element
from cli.sentences import game_name, next_line, person, short_id
from cli.tables import Sheet
from projections.labels import words
from projections.seats import letter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.app import App
    from projections import Match
    from projections.figures import Step
    from projections.labels import Lang


def of_match(app: App, lang: Lang, match: Match) -> tuple[str, list[Html]]:
    """Title and sections; `lang` is that of the pictures."""
    game = game_name(match, app.lang)
    title = app.say("report.of_match", game=game, date=match.date or short_id(match.id))
    result = element("p", next_line(match, app.lang))
    seats = sheet(app, _result(match))
    return title, [_about(app, match), result, seats, *_course(app, lang, match), *_moves(app, match)]


def _about(app: App, match: Match) -> Html:
    from projections.setup import option_texts

    labels = match.game.LABELS
    options = [
        f"{words(labels, f'option.{name}', app.lang)}: {text}"
        for name, text in option_texts(match.game, match.setup).items()
    ]
    return facts(
        [
            (app.say("col.match"), str(match.id)),
            (app.say("col.mode"), app.say(f"mode.{match.started.mode}")),
            (app.say("col.date"), match.date or ""),
            (app.say("col.place"), match.place or ""),
            (app.say("col.tag"), ", ".join(match.tags)),
            (app.say("report.options"), "; ".join(options)),
            (app.say("col.moves"), str(len(match.turns)) if match.turns else ""),
            (app.say("report.notes"), " / ".join(each.text for each in match.notes if each.on is None)),
        ]
    )


def _result(match: Match) -> Sheet:
    """Seats with their points and ranks, as far as there are any."""
    ended = match.outcome or match.closed
    scores, ranks = (ended.scores, ended.ranks) if ended else ((), ())
    rows = [
        (
            letter(seat),
            name,
            str(scores[seat]) if scores and scores[seat] is not None else NOTHING,
            str(ranks[seat]) if ranks else NOTHING,
        )
        for seat, name in enumerate(match.names)
    ]
    return Sheet(("col.seat", "col.player", "col.points", "col.rank"), rows, (2, 3))


def _course(app: App, lang: Lang, match: Match) -> Iterator[Html]:
    from analytics.plots import OF_MATCH

    if not match.turns:
        return
    yield section(app.say("report.course"), picture(app, lang, partial(OF_MATCH["score"], match)))
    if match.outcome is not None and any(figure.part for figure in match.game.STATS):
        yield section(app.say("report.sources"), picture(app, lang, partial(OF_MATCH["sources"], match)))
    yield from _luck(app, match)


def _luck(app: App, match: Match) -> Iterator[Html]:
    from analytics.course import course
    from analytics.errors import NoRunningScore
    from cli.stats_course import luck_sheet

    try:
        found = course(match)
    except NoRunningScore:
        return
    if found.luck:
        yield section(app.say("report.luck"), sheet(app, luck_sheet(app, match, found)), note(app.say("course.luck")))


def _moves(app: App, match: Match) -> Iterator[Html]:
    steps = match.seen(viewer_of(match, None))
    noted: dict[int, list[str]] = {}
    for each in match.notes:
        if each.on is not None:
            noted.setdefault(each.on, []).append(each.text)
    lines = [
        _move(app, match, step, noted.get(turn.version, [])) for turn, step in zip(match.turns, steps, strict=True)
    ]
    if lines:
        yield section(app.say("report.moves"), element("ol", *lines, class_="moves"))


def _move(app: App, match: Match, step: Step, notes: list[str]) -> Html:
    """In words, as it is written, and what was noted on it."""
    said = f"{person(match.names, step.move.seat, app.lang)}: {match.game.say(step.before, step.move, app.lang)} "
    text = f"{letter(step.move.seat)}: {match.game.write(step.before, step.move)}"
    return element("li", said, element("code", text), *(element("div", f"# {each}", class_="note") for each in notes))
