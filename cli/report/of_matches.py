"""Of matches: the report on all chosen matches, or on those of one game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cli.cells import game_name, number, records
from cli.rated import rate_sheet
from cli.report.blocks import facts, note, picture, section, sheet, told_from_chance
from cli.tables import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from analytics import Frames
    from cli.app import App
    from cli.report.html import Html
    from projections.game import Game
    from projections.labels import Lang

_SHOWN = 20  # figures, openings


def of_matches(app: App, lang: Lang, frames: Frames) -> tuple[str, list[Html]]:
    """Title and sections; `lang` is that of the pictures."""
    game = frames.choice.game
    title = app.say("report.of_game", game=game_name(app, game)) if game else app.say("report.of_all")
    sections = [about(app, frames), *_people(app, lang, frames), _seats(app, lang, frames)]
    if game is not None:
        sections += _of_game(app, lang, frames)
    return title, [*sections, _length(app, lang, frames), *_alone(app, frames)]


def about(app: App, frames: Frames) -> Html:
    """How much there is, since when, and what was left out."""
    matches, choice = frames.matches, frames.choice
    days = f"{matches['day'].min()} – {matches['day'].max()}"
    counted = matches["game"].value_counts()
    games = [f"{game_name(app, str(game))} ({count})" for game, count in counted.items()]
    chosen = [
        (app.say("col.mode"), app.say(f"mode.{choice.mode}") if choice.mode else ""),
        (app.say("col.place"), choice.place or ""),
        (app.say("col.tag"), choice.tag or ""),
        (app.say("report.seats"), str(choice.players or "")),
    ]
    told = [
        (app.say("col.matches"), str(len(matches))),
        (app.say("report.finished"), str(int(matches["finished"].sum()))),
        (app.say("report.people"), str(len(frames.players))),
        (app.say("report.days"), days),
        (app.say("report.games"), ", ".join(games)),
    ]
    return facts([*told, *chosen])


def _people(app: App, lang: Lang, frames: Frames) -> Iterator[Html]:
    from analytics.plots import OF_MATCHES
    from analytics.rates import wins_of
    from analytics.ratings import ratings
    from analytics.versus import versus
    from cli.ratings import rating_sheet
    from cli.stats_people import versus_sheet

    rates = wins_of(frames)
    yield section(
        app.say("report.wins"),
        told_from_chance(app, rates, list(rates["player"])),
        picture(app, lang, partial(OF_MATCHES["wins"], frames)),
        sheet(app, rate_sheet(app, rates, ("player",))),
    )
    yield section(
        app.say("report.ratings"),
        picture(app, lang, partial(OF_MATCHES["ratings"], frames)),
        sheet(app, rating_sheet(ratings(frames.seats, frames.matches, game=frames.choice.game))),
        note(app.say("ratings_note")),
    )
    pairs = versus(frames.seats, frames.matches)
    yield section(
        app.say("report.versus"),
        picture(app, lang, partial(OF_MATCHES["versus"], frames)),
        sheet(app, versus_sheet(app, pairs[pairs["player"] < pairs["other"]])),
    )


def _seats(app: App, lang: Lang, frames: Frames) -> Html:
    from analytics.plots import OF_MATCHES
    from analytics.seating import seat_rates, seat_tests
    from cli.stats_wins import tested

    rates, tests = seat_rates(frames.seats, frames.matches), seat_tests(frames.seats, frames.matches)
    lines = [tested(app, row) for row in records(tests) if row["method"] != "none"]
    return section(
        app.say("report.by_seat"),
        picture(app, lang, partial(OF_MATCHES["seats"], frames)),
        sheet(app, rate_sheet(app, rates, ("game", "players", "seat"))),
        *(note(line) for line in lines),
    )


def _of_game(app: App, lang: Lang, frames: Frames) -> Iterator[Html]:
    """What only matches of one game can tell."""
    from analytics.openings import openings
    from analytics.plots import OF_MATCHES
    from projections import registry
    from projections.errors import UnknownGame

    try:
        rules = registry.game(str(frames.choice.game))
    except UnknownGame:
        return
    if any(figure.part for figure in rules.STATS):
        yield _sources(app, lang, frames, rules)
    yield _features(app, lang, frames, rules)
    if any(figure.luck for figure in rules.STATS):
        yield section(app.say("report.luck"), picture(app, lang, partial(OF_MATCHES["luck"], frames)))
    first = openings(frames)
    if len(first):
        shown = rate_sheet(app, first, ("opening", "players"))
        yield section(app.say("report.openings"), sheet(app, shown, most=_SHOWN))


def _sources(app: App, lang: Lang, frames: Frames, rules: Game) -> Html:
    from analytics.errors import TooLittle
    from analytics.plots import OF_MATCHES
    from projections.labels import words

    draw = partial(OF_MATCHES["sources"], frames)
    try:
        means = records(draw(lang).rows)
    except TooLittle:
        means = []
    parts = [figure.id for figure in rules.STATS if figure.part and means and figure.id in means[0]]
    rows = [
        (
            words(rules.LABELS, f"figure.{part}", app.lang),
            *(number(round(row[part], 1) or 0.0, digits=1) for row in means),
        )  # never −0.0
        for part in parts
    ]
    told = Sheet(("col.source", "col.winners", "col.others"), rows, (1, 2))
    return section(app.say("report.sources"), picture(app, lang, draw), *([sheet(app, told)] if rows else []))


def _features(app: App, lang: Lang, frames: Frames, rules: Game) -> Html:
    from analytics.features import with_winning
    from analytics.plots import OF_MATCHES
    from cli.stats_games import feature_sheet

    found = with_winning(frames.features, parts=[figure.id for figure in rules.STATS if figure.part])
    return section(
        app.say("report.features"),
        picture(app, lang, partial(OF_MATCHES["features"], frames)),
        sheet(app, feature_sheet(app, rules, found), most=_SHOWN),
        note(app.say("joint_note")),
    )


def _length(app: App, lang: Lang, frames: Frames) -> Html:
    from analytics.length import length
    from analytics.plots import OF_MATCHES
    from cli.stats_games import length_sheet

    found = length(frames.matches)
    return section(
        app.say("report.length"),
        picture(app, lang, partial(OF_MATCHES["length"], frames)),
        *([sheet(app, length_sheet(app, found))] if len(found) else []),
    )


def _alone(app: App, frames: Frames) -> Iterator[Html]:
    from analytics.rates import without_rivals
    from cli.stats_wins import alone_sheet

    found = without_rivals(frames.seats, frames.matches)
    if len(found):
        yield section(app.say("report.alone"), sheet(app, alone_sheet(app, found)))
