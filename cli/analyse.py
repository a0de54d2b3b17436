"""Analyse: win rates, what goes with winning, and matches that bots play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import click

from cli.app import finder
from cli.begin import pairs
from cli.command import Group, argument, command, option
from cli.failures import USAGE, Failed
from cli.progress import counting
from cli.tables import table

if TYPE_CHECKING:
    import pandas as pd

    from cli.app import App

_BY = ("player", "game", "seat", "players", "mode", "place")
_MODE = click.Choice(("observed", "dealt", "simulated"))


@command(
    "wins",
    option("--by", type=click.Choice(_BY), multiple=True, default=("player",), show_default=True),
    option("--game", metavar="GAME"),
    option("--mode", type=_MODE, help="opt.only_mode"),
)
def _stats_wins(app: App, by: tuple[Any, ...], game: str | None, mode: str | None) -> None:
    from analytics.frames import frames
    from analytics.rates import FEW, wins

    found = frames(app.ledger, game=game and game.lower(), mode=mode)
    rates = wins(found.seats, found.matches, by)
    if app.json_asked:
        app.emit(_records(rates))
        return
    rows = [
        (
            *(_cell(row[name]) for name in by),
            str(row["n"]),
            f"{row['wins']:g}",
            _percent(row["rate"]),
            f"{_percent(row['low'])} – {_percent(row['high'])}",
            _percent(row["base"]),
        )
        for row in _records(rates)
    ]
    headings = [f"col.{name}" for name in by]
    numbers = range(len(by), len(by) + 5)
    table(app, (*headings, "col.n", "col.wins", "col.rate", "col.interval", "col.base"), rows, right=tuple(numbers))
    if rows and int(rates["n"].min()) < FEW:
        app.tell("few")


@command("features", argument("game"), option("--mode", type=_MODE, help="opt.only_mode"))
def _stats_features(app: App, game: str, mode: str | None) -> None:
    from analytics.features import with_winning
    from analytics.frames import frames
    from projections import registry
    from projections.labels import words

    rules = registry.game(game.lower())
    found = with_winning(frames(app.ledger, game=rules.ID, mode=mode).features(rules.ID))
    if app.json_asked:
        app.emit(_records(found))
        return
    units = {figure.id: figure.unit for figure in rules.STATS}
    rows = [
        (
            words(rules.LABELS, f"figure.{row['figure']}", app.lang),
            words(rules.LABELS, units[row["figure"]], app.lang) if units[row["figure"]] else "",
            str(row["n"]),
            _number(row["winners"]),
            _number(row["others"]),
            _number(row["difference"]),
            f"{_number(row['low'])} … {_number(row['high'])}",
        )
        for row in _records(found)
        if row["n"]
    ]
    headings = ("col.figure", "col.unit", "col.n", "col.winners", "col.others", "col.difference", "col.interval")
    table(app, headings, rows, right=(2, 3, 4, 5, 6))


stats_command = Group("stats", help="help.stats")
for _each in (_stats_wins, _stats_features):
    stats_command.add_command(_each)


@command(
    "simulate",
    argument("game"),
    option("-n", "--matches", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True, metavar="N"),
    option("--bots", default="random", show_default=True, metavar="BOT,BOT"),
    option("--seats", type=int, metavar="N"),
    option("--option", "options", multiple=True, metavar="NAME=VALUE"),
    option("--seed", type=int, metavar="N"),
    option("--dry-run", is_flag=True, help="opt.not_recorded"),
)
def simulate_command(
    app: App,
    game: str,
    count: int,
    bots: str,
    seats: int | None,
    options: tuple[str, ...],
    seed: int | None,
    dry_run: bool,
) -> None:
    from projections import registry
    from projections.documents import or_at_path
    from projections.play import BOTS, steps
    from projections.setup import setup_from

    rules = registry.game(game.lower())
    names = [name.strip().lower() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise Failed(USAGE, "unknown_bot", name=name, known=", ".join(BOTS))
    players = max(len(names), rules.SEATS[0], 2 if 2 in rules.SEATS else 1) if seats is None else seats
    setup = setup_from(rules, seats=players, options=pairs(options), find=or_at_path(finder()))
    seated = [names[seat % len(names)] for seat in range(players)]
    rng = Random(seed)
    shares: dict[str, list[float]] = {name: [] for name in seated}
    with counting(app, "help.simulate", total=count) as advance:
        for number in range(1, count + 1):
            history = list(steps(rules, setup, rng, [BOTS[name] for name in seated]))
            if not dry_run:
                app.recorder.simulated(rules, setup, history, seats=_called(seated))
            _count(shares, seated, rules, setup, rules.outcome(history[-1].after))
            advance(number)
    _summary(app, shares, count, dry_run=dry_run)


def _called(bots: list[str]) -> list[str]:
    """Names of the bots as players: `greedy`, or `random A`, `random B` where one sits in several seats."""
    from projections.seats import LETTERS

    return [name if bots.count(name) == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(bots)]


def _count(shares: dict[str, list[float]], seated: list[str], rules: Any, setup: Any, outcome: Any) -> None:
    """Add what each seat won of one match to its bot."""
    sides = rules.sides(setup)
    winners = {side for side, rank in zip(sides, outcome.ranks, strict=True) if rank == 1}
    for seat, bot in enumerate(seated):
        shares[bot].append(1 / len(winners) if sides[seat] in winners else 0.0)


def _summary(app: App, shares: dict[str, list[float]], count: int, *, dry_run: bool) -> None:
    import pandas as pd

    from analytics.rates import wilson

    found = pd.DataFrame(
        {"bot": list(shares), "n": [len(won) for won in shares.values()], "wins": [sum(won) for won in shares.values()]}
    )
    low, high = wilson(found["wins"], found["n"])
    found = found.assign(rate=found["wins"] / found["n"], low=low, high=high)
    if app.json_asked:
        app.emit({"matches": count, "recorded": not dry_run, "bots": _records(found)})
        return
    rows = [
        (row["bot"], str(row["n"]), _percent(row["rate"]), f"{_percent(row['low'])} – {_percent(row['high'])}")
        for row in _records(found)
    ]
    table(app, ("col.bot", "col.n", "col.rate", "col.interval"), rows, right=(1, 2, 3))
    app.tell("simulated_only" if dry_run else "simulated", count=count)


def _records(frame: pd.DataFrame) -> list[dict[str, Any]]:
    """Rows as plain values; what is missing is None."""
    plain = frame.astype(object).where(frame.notna(), None)
    return [{str(key): value for key, value in row.items()} for row in plain.to_dict("records")]


def _cell(value: Any) -> str:
    return "–" if value is None else str(value)


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.1%}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
