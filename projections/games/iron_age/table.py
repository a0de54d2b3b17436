"""Table: the dice, then each player's sheet and pegboard side by side; colour only repeats what stands in the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.drawing import Beside, Block, Grid, Line, Part, Span, line
from projections.games.iron_age import powers, reach
from projections.games.iron_age.labels import LABELS
from projections.games.iron_age.outcome import outcome, points
from projections.games.iron_age.say import fate_face
from projections.games.iron_age.sheet import ROWS, SKULL
from projections.games.iron_age.state import BY_CHANCE, to_act
from projections.labels import words
from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.games.iron_age.state import Realm, State
    from projections.labels import Lang
    from projections.seats import Seat

_ROW_STYLES = {"wealth": "yellow", "ships": "blue", "armies": "red", "goods": "magenta", "food": "green"}
_MOST_BOXES = 20  # drawn one by one; more are counted
_NAMES_A_LINE = 3


def draw(state: State, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
    seats = (
        Beside((_sheet(state, seat, names, lang), _pegboard(state, seat, names, lang)))
        for seat in range(state.setup.seats)
    )
    return (_dice(state, names, lang), *seats, line(Span(_say(lang, "legend"), "dim")))


def _dice(state: State, names: Sequence[str], lang: Lang) -> Block:
    """Whose turn it is, what is awaited, and the dice as they lie."""
    body: list[Line | Grid | Block | Beside] = [_awaited(state, names, lang)]
    if state.empire or state.fate or state.rerolling:
        body.append(_lying(state, lang))
    if state.phase in ("build", "buy"):
        left = _say(lang, "left", population=state.population, innovation=state.innovation)
        body.append(line(Span(left, "bold")))
    title = _say(lang, "round", round=state.round) if state.round else _say(lang, "before")
    if state.last_round is not None:
        title += f" – {_say(lang, 'last_round', round=state.last_round)}"
    return Block(line(Span(title, "bold")), tuple(body), turn=state.phase in BY_CHANCE)


def _awaited(state: State, names: Sequence[str], lang: Lang) -> Line:
    phase = words(LABELS, f"phase.{state.phase}", lang)
    awaited = to_act(state)
    seat = state.turn if CHANCE in awaited else next(iter(awaited), None)
    if seat is None:
        return line(Span(phase, "bold"))
    return line(Span(_say(lang, "turn", name=_named(seat, names), phase=phase), "bold"))


def _lying(state: State, lang: Lang) -> Line:
    spans: list[str | Span] = [f"{_say(lang, 'dice')} "]
    spans += [Span(f"[{face}]", "bold red" if face == SKULL else "bold") for face in state.empire]
    if state.fate:
        spans += [f"  {_say(lang, 'fate')} ", Span(f"[{state.fate}]", "bold yellow")]
        spans.append(f" {fate_face(state, state.fate, lang)}")
    if state.phase == "reroll_result":
        count = state.rerolling + (0 if state.fate else 1)
        spans.append(f"  {_say(lang, 'in_hand', count=count)}")
    if state.rolls:
        spans.append(Span(f"  ({_say(lang, 'rolls', rolls=state.rolls)})", "dim"))
    return line(*spans)


def _sheet(state: State, seat: Seat, names: Sequence[str], lang: Lang) -> Block:
    sheet, realm = state.setup.sheet, state.realms[seat]
    jars = _split(realm.port_goods, sheet.port_goods)
    populations = _split(realm.port_population, (sheet.port_population,) * len(sheet.port_goods))
    rows = [
        _row(_say(lang, "provinces", built=realm.provinces), _groups(realm.province_fill, sheet.province_boxes)),
        _row(_say(lang, "ports", built=realm.ports), _groups(populations, (sheet.port_population,) * len(jars))),
        _row(_say(lang, "jars"), _groups(jars, sheet.port_goods)),
        *(_monument(state, realm, place, lang) for place in reach.in_play(state.setup)),
    ]
    marked = _say(lang, "marked", tribute=realm.tribute, marks=realm.marks, tribe=realm.conquest_boxes)
    body: tuple[Line | Grid, ...] = (Grid(tuple(rows)), line(marked), *_developments(realm, lang))
    return Block(_title(state, seat, names, lang), body, turn=seat in to_act(state))


def _title(state: State, seat: Seat, names: Sequence[str], lang: Lang) -> Line:
    total = points(state.setup, state.realms[seat]).total
    told = [_named(seat, names), _say(lang, "points_one" if total == 1 else "points", points=total)]
    if state.start_player == seat and state.setup.seats > 1:
        told.append(_say(lang, "start_player"))
    if (result := outcome(state)) is not None:
        told.append(_say(lang, "rank", rank=result.ranks[seat]))
    return line(Span(" – ".join(told), "bold"))


def _monument(state: State, realm: Realm, place: int, lang: Lang) -> tuple[Line, ...]:
    """Boxes, then the circled points, or those that can still be had."""
    monument = state.setup.sheet.monuments[place]
    circled = realm.monument_points[place]
    if circled is not None:
        worth = Span(f"({circled})", "bold yellow")
    elif state.claims[place] is None:
        worth = Span(f"{monument.first}/{monument.later}")
    else:
        worth = Span(f"–/{monument.later}")
    boxes = _boxes(realm.monument_fill[place], monument.boxes)
    return (line(words(LABELS, monument.key, lang)), line(f"{boxes} ", worth))


def _developments(realm: Realm, lang: Lang) -> list[Line]:
    told = [words(LABELS, owned.development, lang) for owned in realm.developments] or [_say(lang, "none")]
    comma = ", " if lang == "en" else "、"
    parted = [name + comma for name in told[:-1]] + told[-1:]
    first, *more = ("".join(parted[n : n + _NAMES_A_LINE]) for n in range(0, len(parted), _NAMES_A_LINE))
    return [
        line(f"{_say(lang, 'developments')} ", Span(first.rstrip(), "cyan")),
        *(line("  ", Span(chunk.rstrip(), "cyan")) for chunk in more),
    ]


def _pegboard(state: State, seat: Seat, names: Sequence[str], lang: Lang) -> Block:
    setup, realm = state.setup, state.realms[seat]
    rows = tuple(
        (
            line(words(LABELS, row, lang)),
            line(Span(str(pegs), "bold")),
            line(Span(_holes(pegs, most), _ROW_STYLES[row])),
        )
        for row, pegs, most in zip(ROWS, _pegs(realm), setup.sheet.limit, strict=True)
    )
    strength = powers.strength(setup.sheet, realm)
    below = line(_say(lang, "strength", strength=strength, dice=reach.dice(setup, realm)))
    title = line(f"{_named(seat, names)} – {_say(lang, 'pegboard')}")
    return Block(title, (Grid(rows, align=("left", "right")), below), turn=seat in to_act(state))


def _pegs(realm: Realm) -> tuple[int, ...]:
    return realm.wealth, realm.ships, realm.armies, realm.goods, realm.food


def _holes(pegs: int, most: int) -> str:
    return f"{'·' * pegs}●{'·' * (most - pegs)}" if most <= _MOST_BOXES else f"/ {most}"


def _row(name: str, boxes: str) -> tuple[Line, ...]:
    return (line(name), line(boxes))


def _split(filled: int, boxes: Sequence[int]) -> list[int]:
    """Boxes filled from the left, by port."""
    found = []
    for most in boxes:
        found.append(min(filled, most))
        filled -= found[-1]
    return found


def _groups(filled: Sequence[int], boxes: Sequence[int]) -> str:
    return " ".join(_boxes(some, most) for some, most in zip(filled, boxes, strict=True))


def _boxes(filled: int, boxes: int) -> str:
    return f"{'■' * filled}{'□' * (boxes - filled)}" if boxes <= _MOST_BOXES else f"{filled}/{boxes}"


def _named(seat: Seat, names: Sequence[str]) -> str:
    return f"{letter(seat)} {names[seat]}"


def _say(lang: Lang, key: str, **facts: int | str) -> str:
    return words(LABELS, f"table.{key}", lang, **facts)
