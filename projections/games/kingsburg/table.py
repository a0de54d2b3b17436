"""Table: the court with who stands where, the enemies, and each province."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.drawing import Beside, Block, Grid, Span, line
from projections.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    GOOD_KEYS,
    NEUTRAL,
    PHASES,
    ROWS,
    YEARS,
)
from projections.games.kingsburg.labels import LABELS
from projections.games.kingsburg.notation import dice_text
from projections.games.kingsburg.spending import letters, price_of
from projections.games.kingsburg.state import stands, to_act
from projections.labels import Lang, words
from projections.seats import Seat, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.drawing import Line, Part
    from projections.games.kingsburg.state import Group, Province, State

_NUMERALS = ("I", "II", "III", "IV", "V")
_COLOURS = ("red", "blue", "green", "yellow", "magenta")
_HALF = len(ADVISORS) // 2  # the court stands in two columns
_BUILT, _NEXT, _LATER = "■", "□", "·"


def draw(state: State, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
    provinces = [_province(state, seat, name, lang) for seat, name in enumerate(names)]
    pairs = [Beside(tuple(provinces[first : first + 2])) for first in range(0, len(provinces), 2)]
    return (_calendar(state, lang), *_battle(state, lang), _court(state, lang), *pairs)


def _calendar(state: State, lang: Lang) -> Block:
    season = words(LABELS, PHASES[state.phase - 1], lang)
    due = line(Span(words(LABELS, f"step.{state.step}", lang), "bold"))
    order = line(words(LABELS, "turn_order", lang), ": ", *_seats(state.turn_order))
    body: list[Line] = [due, order, _enemies(state, lang), *_holders(state, lang)]
    year = words(LABELS, "year", lang, year=_NUMERALS[state.year - 1])
    title = line(Span(f"{year} · {season}", "bold"))
    return Block(title, tuple(body))


def _holders(state: State, lang: Lang) -> list[Line]:
    holders = (("envoy", state.envoy_holder), ("aid", state.aid_holder))
    return [line(words(LABELS, key, lang), ": ", _seat(seat)) for key, seat in holders if seat is not None]


def _enemies(state: State, lang: Lang) -> Line:
    """Year by year: turned up, known to this view (in brackets), or face down."""
    shown: list[str] = []
    for year in range(YEARS):
        known = state.enemies[year] if state.enemies else None
        if year < len(state.revealed):
            name = _enemy(state.revealed[year], lang)
        else:
            name = f"({_enemy(known, lang)})" if known else "?"
        shown.append(f"{_NUMERALS[year]} {name}")
    return line(words(LABELS, "enemy_card", lang), ": ", " · ".join(shown))


def _enemy(card: str, lang: Lang) -> str:
    return f"{words(LABELS, ENEMIES[card].kind, lang)} {ENEMIES[card].strength}"


def _battle(state: State, lang: Lang) -> tuple[Block, ...]:
    """The last battle, as long as no season has followed it."""
    if not state.combat or state.phase not in (1, len(PHASES)) or state.step in ("reveal", "king"):
        return ()
    title = f"{words(LABELS, 'combat', lang)}: {_enemy(state.revealed[-1], lang)}"
    rows = tuple(
        (line(_seat(seat)), line(str(value)), line(words(LABELS, state.results[seat], lang)))
        for seat, value in enumerate(state.combat)
    )
    king = state.king[len(state.revealed) - 1 :]
    sent = [line(words(LABELS, "reinforcements", lang), f": {value}") for value in king]
    return (Block(line(title), (*sent, Grid(rows, align=("left", "right", "left")))),)


def _court(state: State, lang: Lang) -> Block:
    rows = tuple((*_space(state, number, lang), *_space(state, number + _HALF, lang)) for number in range(1, _HALF + 1))
    grid = Grid(rows, align=("right", "left", "left", "right", "left", "left"))
    return Block(line(words(LABELS, "court", lang)), (grid,))


def _space(state: State, number: int, lang: Lang) -> tuple[Line, Line, Line]:
    standing: list[str | Span] = []
    for group in state.board:
        if group.advisor == number:
            standing += [" + "] if standing else []
            standing += [_seat(group.seat, lang), f" {_group(group)}"]
    name = words(LABELS, ADVISORS[number].key, lang)
    return line(str(number)), line(Span(name, "" if standing else "dim")), line(*standing or (_LATER,))


def _group(group: Group) -> str:
    marks = [dice_text(group.coloured, group.white)]
    marks += [f"T{group.plus2}"] if group.plus2 else []
    marks += ["M+" if group.market > 0 else "M-"] if group.market else []
    return " ".join((*marks, "E") if group.envoy else marks)


def _province(state: State, seat: Seat, name: str, lang: Lang) -> Block:
    own = state.provinces[seat]
    points = f"  {own.vp} {words(LABELS, 'vp', lang)}"
    grid = Grid(
        tuple(
            tuple(_building(own, 10 * row + column, lang) for column in range(1, COLUMNS + 1))
            for row in range(1, ROWS + 1)
        )
    )
    awaited = to_act(state)
    turn = seat in awaited or (state.step in ("roll", "reroll_result") and seat in state.queue[:1])
    title = line(_seat(seat), f" {name}", Span(points, "bold"))
    return Block(title, (_stores(own, lang), *_dice(state, seat, lang), grid), turn=turn)


def _stores(own: Province, lang: Lang) -> Line:
    counts: list[tuple[str, Any]] = [*zip(GOOD_KEYS, own.goods, strict=True)]
    counts += [("plus2", f"×{own.plus2}"), ("soldiers", own.soldiers)]
    return line(" · ".join(f"{words(LABELS, key, lang)} {count}" for key, count in counts))


def _dice(state: State, seat: Seat, lang: Lang) -> list[Line]:
    own = state.provinces[seat]
    if not (own.coloured or own.white):
        return []
    return [line(words(LABELS, "dice_left", lang), f": {dice_text(own.coloured, own.white)}")]


def _building(own: Province, number: int, lang: Lang) -> Line:
    name = words(LABELS, BUILDINGS[number].key, lang)
    if stands(own, number):
        return line(Span(f"{_BUILT} {name}", "bold"))
    if number % 10 == 1 or stands(own, number - 1):
        return line(f"{_NEXT} {name} {letters(price_of(own, number))}")
    return line(Span(f"{_LATER} {name}", "dim"))


def _seats(seats: Sequence[Seat]) -> list[str | Span]:
    shown: list[str | Span] = []
    for seat in seats:
        shown += [_seat(seat), " "]
    return shown


def _seat(seat: Seat, lang: Lang = "en") -> Span:
    if seat == NEUTRAL:
        return Span(words(LABELS, "neutral", lang), "dim")
    return Span(letter(seat), f"{_COLOURS[seat]} bold")
