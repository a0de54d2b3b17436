"""Stats: the figures of section 12 from the steps of one match."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from projections.figures import Figures, Step, Value
from projections.games.conspiracy.components import CARDS, CHAMBER_SIZE, COLOR_WORDS, GOLD, SILVER, VALUE
from projections.games.conspiracy.evolve import evolve
from projections.games.conspiracy.figures import STATS
from projections.games.conspiracy.moves import moves
from projections.games.conspiracy.outcome import outcome
from projections.games.conspiracy.score import coalition, location_points, parts
from projections.games.conspiracy.setup import beginner
from projections.games.conspiracy.tally import Tally
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.conspiracy.state import Player, State
    from projections.outcome import Outcome
    from projections.seats import Seat

_COUNTED = {figure.id for figure in STATS if figure.type == "int"}


def stats(history: Sequence[Step]) -> Figures:
    """The figures that STATS declares. What only the end tells is None in a match that its rules have not ended."""
    if not history:
        return Figures({figure.id: None for figure in STATS if figure.scope == "match"}, ())
    state: State = history[-1].after
    tally = _tallied(history)
    result = outcome(state)
    seats = tuple(_seat_row(state, seat, tally, result) for seat in range(len(state.players)))
    return Figures(_match_row(state, history, tally, result), seats)


def _tallied(history: Sequence[Step]) -> Tally:
    tally = Tally(len(history[0].before.players))
    for step in history:
        state = step.before
        for event in step.events:
            after = evolve(state, event)
            tally.add(state, event, after)
            state = after
    return tally


def _seat_row(state: State, seat: Seat, tally: Tally, result: Outcome | None) -> dict[str, Value]:
    player = state.players[seat]
    counts = tally.seats[seat]
    row: dict[str, Value] = {
        figure.id: counts[figure.id] if figure.id in _COUNTED else None for figure in STATS if figure.scope == "seat"
    }
    row |= _chamber_figures(player)
    row |= _score_figures(state, seat, tally, result)
    row["began"] = None if (first := _first(state, tally)) is None else seat == first
    row["turns"] = player.turns
    row["pearls"] = player.pearls
    row["pearl_master"] = state.master == seat
    row["triggered"] = state.triggered == seat
    row["locations_taken"] = len(player.locations)
    for way in ("drawn", "row", "searched"):
        row[f"locations_{way}"] = sum(tally.ways.get((seat, code)) == way for code in player.codes)
    row["share_from_piles"] = counts["from_piles"] / len(player.chamber) if player.chamber else None
    return row


def _first(state: State, tally: Tally) -> Seat | None:
    """Who began, by the option or by chance; None where this record does not tell."""
    fixed = beginner(state.setup)
    return tally.first if fixed is None else fixed


def _chamber_figures(player: Player) -> dict[str, Value]:
    chamber, group = player.chamber, coalition(player)
    by_color = {word: [VALUE[lord] for lord in chamber if lord[0] == color] for color, word in COLOR_WORDS.items()}
    return {
        "lords_placed": len(chamber),
        "empty_spots": CHAMBER_SIZE - len(chamber),
        "keys_free": sum(VALUE[lord] in (SILVER, GOLD) for lord in player.free),
        "colors": sum(bool(values) for values in by_color.values()),
        "coalition_size": len(group),
        "coalition_color": COLOR_WORDS[chamber[group[0] - 1][0]] if group else None,
        **{f"lords_{word}": len(values) for word, values in by_color.items()},
        **{f"ip_{word}": sum(values) for word, values in by_color.items()},
    }


def _score_figures(state: State, seat: Seat, tally: Tally, result: Outcome | None) -> dict[str, Value]:
    """None everywhere before the end; the points of a location only for the seat that took it."""
    names = ("points_lords", "points_locations", "points_coalition", "points_master")
    ways = ("drawn", "row", "searched")
    row: dict[str, Value] = dict.fromkeys(
        (*names, "margin", *(f"ip_{way}" for way in ways), *(f"ip_{code}" for code in CARDS))
    )
    if result is None:
        return row
    player = state.players[seat]
    earned = {code: location_points(state.setup, player, code) for code in player.codes}
    row |= dict(zip(names, parts(state, seat), strict=True))
    row["margin"] = result.scores[seat] - max(n for other, n in enumerate(result.scores) if other != seat)
    row |= {f"ip_{way}": sum(n for code, n in earned.items() if tally.ways.get((seat, code)) == way) for way in ways}
    row |= {f"ip_{code}": points for code, points in earned.items()}
    return row


def _match_row(state: State, history: Sequence[Step], tally: Tally, result: Outcome | None) -> dict[str, Value]:
    row: dict[str, Value] = {
        "table_turns": sum(player.turns for player in state.players),
        "choices": sum(_is_choice(step) for step in history),
        "lords_left": len(state.deck),
        "discards_left": sum(map(len, state.piles)),
        "deck_exhausted": bool(tally.match["deck_exhausted"]),
        "reveals": tally.match["reveals"],
        "reshuffles": tally.match["reshuffles"],
        "master_changes": tally.match["master_changes"],
        "trigger_won": None,
        "winning_margin": None,
        "decided_by_pearls": None,
    }
    if result is not None and state.triggered is not None:
        best, second, *_ = sorted(result.scores, reverse=True)
        row["trigger_won"] = result.ranks[state.triggered] == 1
        row["winning_margin"] = best - second
        row["decided_by_pearls"] = result.scores.count(best) > result.ranks.count(1)
    return row


def _is_choice(step: Step) -> bool:
    seat = step.move.seat
    return seat != CHANCE and len(tuple(islice(moves(step.before, seat), 2))) > 1
