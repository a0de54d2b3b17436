"""Table: the match as a picture; what colour says stands in the text, too."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from projections.drawing import Beside, Block, Grid, Line, Part, Span, line
from projections.games.claim2.components import HAND, KEYS
from projections.games.claim2.labels import LABELS
from projections.games.claim2.setup import sides
from projections.games.claim2.state import to_act
from projections.labels import words
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.claim2.components import Cards
    from projections.games.claim2.state import Holding, State
    from projections.labels import Lang
    from projections.seats import Seat

_STYLES = {
    "N": "green",
    "I": "magenta",
    "D": "red",
    "T": "cyan",
    "S": "blue",
    "G": "green",
    "K": "yellow",
    "U": "magenta",
    "W": "red",
    "P": "cyan",
}


def draw(state: State, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
    """The middle of the table, then the seats, two side by side, then who holds most of each faction."""
    seats = [_seat(state, seat, names, lang) for seat in range(len(state.holdings))]
    pairs = (Beside(tuple(seats[n : n + 2])) for n in range(0, len(seats), 2))
    flags = (
        line(Span(_say(lang, "flag", code=f"flag.{flag.code}", move=flag.move), "bold red")) for flag in state.flags
    )
    return (_middle(state, names, lang), *pairs, _majorities(state, names, lang), *flags)


def _say(lang: Lang, key: str, **facts: object) -> str:
    return words(LABELS, f"table.{key}", lang, **facts)


def _named(seat: Seat, names: Sequence[str]) -> str:
    return f"{letter(seat)} {names[seat]}"


def _middle(state: State, names: Sequence[str], lang: Lang) -> Block:
    rows: list[tuple[Line, ...]] = []
    if state.phase == 1:
        shown = [*_cards(state.face_up), Span(f"   {_say(lang, 'stock', count=state.stock)}")]
        if state.top:
            shown.append(Span(f"   {_say(lang, 'top', card=state.top)}"))
        rows.append((line(_say(lang, "face_up")), tuple(shown)))
    if state.plays or state.last:
        rows.append(_trick(state, names, lang))
    if state.phase == 2:
        rows.append((line(_say(lang, "queue")), _cards(state.queue)))
        rows.append((line(_say(lang, "smashed")), _cards(state.smashed)))
    if state.giants:
        rows.append((line("!"), line(Span(_say(lang, "giants", values=" ".join(state.giants)), "bold"))))
    body = (Grid(tuple(rows)), line(Span(_say(lang, "discard", count=len(state.discard)), "dim")))
    return Block(_title(state, names, lang), body, turn=CHANCE in to_act(state))


def _title(state: State, names: Sequence[str], lang: Lang) -> Line:
    if state.result is not None:
        return line(Span(_say(lang, "end", reason=f"reason.{state.result.reason}"), "bold"))
    tricks = HAND[state.setup.seats]
    phase = _say(lang, "phase", phase=f"phase{state.phase}", trick=state.trick, tricks=tricks)
    who = words(LABELS, "chance", lang) if state.turn == CHANCE else _named(state.turn, names)
    return line(f"{phase} – ", Span(_say(lang, "next", name=who, stage=f"stage.{state.stage}"), "bold"))


def _trick(state: State, names: Sequence[str], lang: Lang) -> tuple[Line, ...]:
    """The cards on the table in the order played, or the latest full trick down its ranking."""
    if state.plays:
        seats = [(state.lead + turn) % len(state.holdings) for turn in range(len(state.plays))]
        cards, gap, head = state.plays, "   ", "trick"
    else:
        seats = list(state.places)
        cards, gap, head = tuple(state.last[seat] for seat in seats), " > ", "last"
    spans: list[Span] = []
    for seat, card in zip(seats, cards, strict=True):
        spans += [Span(gap if spans else ""), Span(f"{_named(seat, names)} "), *_cards((card,))]
    return line(_say(lang, head)), tuple(spans)


def _seat(state: State, seat: Seat, names: Sequence[str], lang: Lang) -> Block:
    held = state.holdings[seat]
    title = [Span(_named(seat, names), "bold")]
    if state.setup.seats == 4:
        title.append(Span(f" – {_say(lang, 'team', team='A+C' if seat % 2 == 0 else 'B+D')}"))
    if state.lead == seat and state.result is None:
        title.append(Span(f" – {_say(lang, 'leads')}"))
    if state.result is not None:
        points = _say(lang, "points", points=state.result.scores[seat])
        title.append(Span(f" – {points}, {_say(lang, 'rank', rank=state.result.ranks[seat])}", "bold"))
    rows = [(line(_say(lang, "hand")), _pile(held.hand, held.unknown))]
    if state.phase == 1:
        rows.append((line(_say(lang, "followers")), _pile(held.followers, held.hidden)))
    rows.append((line(_say(lang, "score")), _cards(_sorted(state, held.score))))
    if held.row:
        rows.append((line(_say(lang, "row")), _cards(_sorted(state, held.row))))
    if held.voids and held.unknown:
        rows.append((line(_say(lang, "voids")), line(" ".join(void.faction for void in held.voids))))
    return Block(tuple(title), (Grid(tuple(rows)),), turn=seat in to_act(state))


def _sorted(state: State, cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda card: (state.setup.deck.index(card[0]), card[1])))


def _pile(cards: Cards, unknown: int) -> Line:
    """The known cards, then how many more there are."""
    if not unknown:
        return _cards(cards)
    return (*(_cards(cards) if cards else ()), Span(f"{' ' if cards else ''}?{unknown}", "dim"))


def _cards(cards: Cards) -> Line:
    """The cards; factions stand apart."""
    if not cards:
        return (Span("–", "dim"),)
    spans = [Span(cards[0], _STYLES[cards[0][0]])]
    for before, card in pairwise(cards):
        spans.append(Span((" " if before[0] == card[0] else "  ") + card, _STYLES[card[0]]))
    return tuple(spans)


def _majorities(state: State, names: Sequence[str], lang: Lang) -> Grid:
    """Cards of each faction scored so far, by side; Gnomes in a row count with them. `*`: most, or the faction won."""
    side = sides(state.setup)
    head = [line(_say(lang, "majority")), *(line(_side_name(state, number, names)) for number in range(max(side) + 1))]
    rows = []
    for faction in state.setup.deck:
        counts = [
            sum(_count(held, faction) for seat, held in enumerate(state.holdings) if side[seat] == number)
            for number in range(max(side) + 1)
        ]
        winner = _winner(state, faction, counts)
        cells = [line(f"{count}*" if number == winner else f"{count} ") for number, count in enumerate(counts)]
        name = words(LABELS, KEYS[faction], lang)
        rows.append((line(Span(f"{faction} {name}", _STYLES[faction])), *cells))
    return Grid(tuple(rows), header=tuple(head), align=("left", "right", "right", "right"))


def _side_name(state: State, number: int, names: Sequence[str]) -> str:
    return ("A+C", "B+D")[number] if state.setup.seats == 4 else _named(number, names)


def _count(held: Holding, faction: str) -> int:
    return sum(card[0] == faction for card in held.score + held.row)


def _winner(state: State, faction: str, counts: Sequence[int]) -> int | None:
    if state.result is not None:
        return next(result.side for result in state.result.factions if result.faction == faction)
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None
