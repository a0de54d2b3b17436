"""Analyse: matches that bots play, and who wins them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import click

from cli.app import finder
from cli.begin import pairs
from cli.cells import interval, percent, records
from cli.command import argument, command, option
from cli.failures import USAGE, Failed
from cli.progress import counting
from cli.tables import table

if TYPE_CHECKING:
    from cli.app import App


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
        app.emit({"matches": count, "recorded": not dry_run, "bots": records(found)})
        return
    rows = [
        (row["bot"], str(row["n"]), percent(row["rate"]), interval(row["low"], row["high"])) for row in records(found)
    ]
    table(app, ("col.bot", "col.n", "col.rate", "col.interval"), rows, right=(1, 2, 3))
    app.tell("simulated_only" if dry_run else "simulated", count=count)
