"""Table: the match as a picture; what colour says stands in the text, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.drawing import Beside, Block, Grid, Line, Part, Span, line
from projections.games.conspiracy.chamber import pyramid
from projections.games.conspiracy.components import COLOR_WORDS, GOLD, SILVER, VALUE
from projections.games.conspiracy.labels import LABELS
from projections.games.conspiracy.outcome import outcome
from projections.games.conspiracy.score import coalition, location_points, parts
from projections.games.conspiracy.state import to_act
from projections.games.conspiracy.styles import STYLES
from projections.labels import words
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.conspiracy.cards import Cards
    from projections.games.conspiracy.state import State
    from projections.labels import Lang
    from projections.seats import Seat


def draw(state: State, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
    """The middle of the table, then the chambers of the seats, two side by side."""
    chambers = [_seat(state, seat, names, lang) for seat in range(len(state.players))]
    pairs = (Beside(tuple(chambers[n : n + 2])) for n in range(0, len(chambers), 2))
    return (_middle(state, names, lang), *pairs, line(Span(_say(lang, "legend"), "dim")))


def _middle(state: State, names: Sequence[str], lang: Lang) -> Block:
    body: list[Line | Grid | Block | Beside] = [_piles(state, lang)]
    body.append(line(_say(lang, "row"), " ", *_located(state.row, lang)))
    body.append(line(_say(lang, "location_deck", count=len(state.location_deck)), " ", *_codes(state.location_deck)))
    if state.pending:
        body.append(line(Span(_say(lang, "pending"), "bold"), " ", *_lords(state.pending)))
    if state.offered:
        body.append(line(Span(_say(lang, "offered"), "bold"), " ", *_located(state.offered, lang)))
    if state.forced is not None:
        forced = _say(lang, "forced", name=_named(state.forced.owner, names), count=state.forced.limit)
        body.append(line(Span(forced, "bold")))
    if state.triggered is not None and state.phase != "over":
        body.append(line(Span(_say(lang, "last_turns", name=_named(state.triggered, names)), "bold")))
    return Block(_turn(state, names, lang), tuple(body), turn=CHANCE in to_act(state))


def _turn(state: State, names: Sequence[str], lang: Lang) -> Line:
    """Who is awaited, and for what."""
    phase = words(LABELS, f"phase.{state.phase}", lang)
    if state.current is None or state.phase == "over":
        return line(Span(phase, "bold"))
    called = f" ({state.called})" if state.called else ""
    key = "chance" if CHANCE in to_act(state) else "turn"
    return line(Span(_say(lang, key, name=_named(state.current, names)), "bold"), f" {phase}{called}")


def _piles(state: State, lang: Lang) -> Grid:
    """The lord deck and the five piles, a row each."""
    rows: list[tuple[Line, ...]] = [(line(_say(lang, "deck")), line(Span(str(len(state.deck)), "bold")))]
    for (color, word), pile in zip(COLOR_WORDS.items(), state.piles, strict=True):
        name, guild = words(LABELS, word, lang), words(LABELS, f"guild.{word}", lang)
        rows.append((line(Span(f"{color} {name} ({guild})", STYLES[color])), line(*_lords(pile))))
    return Grid(tuple(rows))


def _seat(state: State, seat: Seat, names: Sequence[str], lang: Lang) -> Block:
    player = state.players[seat]
    title = [Span(_named(seat, names), "bold")]
    if state.triggered == seat:
        title.append(Span(f" – {_say(lang, 'triggered')}"))
    if state.master == seat:
        title.append(Span(f" – {_say(lang, 'master')}", "bold"))
    body = (*pyramid(player), _keys(state, seat, lang), _locations(state, seat, lang), *_score(state, seat, lang))
    return Block(tuple(title), body, turn=seat in to_act(state))


def _keys(state: State, seat: Seat, lang: Lang) -> Line:
    player = state.players[seat]
    free = [VALUE[lord] for lord in player.free]
    return line(_say(lang, "keys", pearls=player.pearls, silver=free.count(SILVER), gold=free.count(GOLD)))


def _locations(state: State, seat: Seat, lang: Lang) -> Line:
    """What each location is worth now."""
    player = state.players[seat]
    held = (f"{code} {location_points(state.setup, player, code)}" for code in player.codes)
    return line(" · ".join(held) or _say(lang, "no_locations"))


def _score(state: State, seat: Seat, lang: Lang) -> tuple[Line, Line]:
    """The total so far, and its four parts in two lines, so that two chambers stand side by side."""
    now = parts(state, seat)
    size = len(coalition(state.players[seat]))
    result = outcome(state)
    rank = f" – {_say(lang, 'rank', rank=result.ranks[seat])}" if result is not None else ""
    total = Span(_say(lang, "total", total=now.total) + rank, "bold")
    first = _say(lang, "lords_and_locations", lords=now.lords, locations=now.locations)
    second = _say(lang, "coalition_and_master", coalition=now.coalition, size=size, master=now.master)
    return line(total, f" = {first}"), line(f"  + {second}")


def _lords(cards: Cards) -> tuple[Span, ...]:
    if not cards:
        return (Span("–"),)
    return tuple(Span(card if n == 0 else f" {card}", STYLES[card[0]]) for n, card in enumerate(cards))


def _codes(codes: Cards) -> tuple[Span, ...]:
    return (Span(" ".join(codes) or "–", "dim"),)


def _located(codes: Cards, lang: Lang) -> tuple[Span, ...]:
    return (Span(("; " if lang == "en" else "、").join(words(LABELS, code, lang) for code in codes) or "–"),)


def _named(seat: Seat, names: Sequence[str]) -> str:
    return f"{letter(seat)} {names[seat]}"


def _say(lang: Lang, key: str, **facts: int | str) -> str:
    return words(LABELS, f"table.{key}", lang, **facts)
