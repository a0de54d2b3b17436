"""Table: the ring with the City and the bailiff, and the two players with their princes, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.drawing import Beside, Block, Grid, Span, line
from projections.games.metz.components import CITY, KINDS, ORDER, ROW
from projections.games.metz.labels import LABELS
from projections.games.metz.state import to_act
from projections.labels import words
from projections.seats import CHANCE, LETTERS, letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from projections.drawing import Line, Part
    from projections.games.metz.components import Card
    from projections.games.metz.state import State
    from projections.labels import Lang
    from projections.seats import Seat

BAILIFF = "♟"
PRINCE = "♛"
GATE = "┃"
EMPTY = "–"
STYLES = {"C": "red", "M": "yellow", "T": "green", "P": "blue", "G": "magenta", "S": "cyan", "K": "bold"}
LATEST = 8  # discards that are shown


def draw(state: State, names: Sequence[str], lang: Lang) -> tuple[Part, ...]:
    """Status, the castle, and the players; a hand that the view does not know is a number."""
    players = tuple(_player(state, seat, name, lang) for seat, name in enumerate(names))
    return (_status(state, names, lang), _castle(state, lang), Beside(players))


def _status(state: State, names: Sequence[str], lang: Lang) -> Line:
    if state.ended is not None:
        return line(Span(_say("over", lang, reason=f"reason.{state.ended}"), "bold"))
    seat = to_act(state)[0]
    who = words(LABELS, "chance", lang) if seat == CHANCE else f"{LETTERS[seat]} {names[seat]}"
    awaited = _say("awaited", lang, who=who, awaited=f"awaited.{state.phase}")
    return line(_stage(state, lang), " · ", Span(awaited, "bold"), *_pending(state, lang))


def _stage(state: State, lang: Lang) -> str:
    if state.turns_left == 0:
        return _say("powers", lang)
    if not state.castle or state.phase == "first_top":
        return _say("setup", lang)
    if state.turns_left is not None:
        return _say("last_turns", lang, number=state.turns + 1, left=state.turns_left)
    return _say("turn", lang, number=state.turns + 1)


def _pending(state: State, lang: Lang) -> tuple[str, ...]:
    if state.phase == "pay":
        return (" · ", _say("owed", lang, count=state.owed))
    return (" · ", _say("drops", lang, count=state.drops)) if state.phase == "brandenburg" else ()


def _castle(state: State, lang: Lang) -> Block:
    title = line(Span(getattr(LABELS["castle"], lang), "bold"))
    return Block(title, (_ring(state, lang), *_piles(state, lang)))


def _ring(state: State, lang: Lang) -> Grid:
    """Clockwise from the City in the middle of the upper side, a square as nearly as the number of spaces allows."""
    size = state.setup.castle_spaces
    top = (size // 2 + 1) // 3  # spaces between the City and a corner
    sides = size // 2 - 2 * top
    cells = {_place(space, size, top, sides): _space(state, space) for space in range(1, size + 1)}
    mark = f" {BAILIFF}" if state.bailiff == CITY else ""
    cells[0, top] = line(Span(f"{GATE} {getattr(LABELS['city_tile'], lang)}{mark} {GATE}", "bold"))
    rows = tuple(tuple(cells.get((row, column), ()) for column in range(2 * top + 1)) for row in range(sides + 2))
    return Grid(rows)


def _place(space: int, size: int, top: int, sides: int) -> tuple[int, int]:
    """Row and column of a space: one half runs down from the City, the other mirrors it; an odd one is below."""
    number = min(space, size + 1 - space)
    if number <= top:
        row, away = 0, number
    elif number <= top + sides:
        row, away = number - top, top
    else:
        row, away = sides + 1, 2 * top + sides + 1 - number
    return row, top + away if space <= size // 2 else top - away


def _space(state: State, space: int) -> Line:
    card = state.castle[space - 1] if state.castle else None
    mark = BAILIFF if state.bailiff == space else ""
    style = "" if card is None else STYLES[card[0]]
    return line(Span(f"{space:>2} ", "dim"), Span(f"{card or EMPTY:<3}", style), Span(f" {mark:<1}", "bold"))


def _piles(state: State, lang: Lang) -> Iterable[Line]:
    place = "bailiff" if state.bailiff else "bailiff_city"
    yield line(_say(place, lang, mark=BAILIFF, space=state.bailiff))
    if state.top is None:
        yield line(_say("deck", lang, count=state.deck))
    else:
        yield _with(_say("deck_up", lang, count=state.deck, top="\0"), (_card(state.top),))
    if state.discard:
        cards = [_card(card) for card in reversed(state.discard[-LATEST:])]
        more = [Span("…")] if len(state.discard) > LATEST else []
        yield _with(_say("discard", lang, count=len(state.discard), cards="\0"), (*cards, *more))
    else:
        yield line(_say("no_discard", lang))
    yield _with(_say("reserve", lang, count=len(state.reserve), cards="\0"), _known(state.reserve))
    centre = tuple(kind for kind, holder in zip(KINDS, state.holders, strict=True) if holder is None)
    yield _with(_say("centre", lang, princes="\0"), _princes(centre, lang))


def _player(state: State, seat: Seat, name: str, lang: Lang) -> Block:
    player = state.players[seat]
    held = tuple(kind for kind, holder in zip(KINDS, state.holders, strict=True) if holder == seat)
    hand = (*sorted(player.hand, key=ORDER.__getitem__), *(None,) * player.unknown)
    body: list[Any] = [
        _with(_say("princes", lang, count=len(held), princes="\0"), _princes(held, lang)),
        _with(_say("hand", lang, count=player.held, cards="\0"), _known(hand)),
        _collections(state, seat, lang),
    ]
    if state.phase == "bohemia_answer" and seat != state.active:
        body.append(_commit(state, lang))
    return Block(line(Span(f"{letter(seat)} {name}", "bold")), tuple(body), turn=seat in to_act(state))


def _commit(state: State, lang: Lang) -> Line:
    if state.commit is None:
        return line(_say("commit", lang))
    return _with(_say("commit_known", lang, cards="\0"), _known(state.commit))


def _collections(state: State, seat: Seat, lang: Lang) -> Grid:
    rows = []
    for kind in KINDS:
        cards = state.players[seat].area[ROW[kind]]
        mark = PRINCE if state.holders[ROW[kind]] == seat else ""
        name = Span(getattr(LABELS[f"short.{kind}"], lang), STYLES[kind])
        rows.append((line(Span(mark, "bold")), line(name), _row(tuple(map(_card, cards)))))
    return Grid(tuple(rows))


def _princes(kinds: tuple[str, ...], lang: Lang) -> tuple[Span, ...]:
    return tuple(Span(getattr(LABELS[f"short.{kind}"], lang), STYLES[kind]) for kind in kinds) or (
        Span(_say("none", lang)),
    )


def _known(cards: Sequence[Card | None]) -> tuple[Span, ...]:
    """Cards by name, then how many more there are."""
    known = tuple(_card(card) for card in cards if card is not None)
    unknown = len(cards) - len(known)
    return (*known, Span(f"?{unknown}" if unknown > 1 else "?")) if unknown else known or (Span(EMPTY),)


def _card(card: Card) -> Span:
    return Span(card, STYLES[card[0]])


def _with(text: str, spans: Sequence[Span]) -> Line:
    """`text` with spans, a blank between two, in the place of its zero character."""
    before, _, after = text.partition("\0")
    return line(before, *_row(spans), after)


def _row(spans: Sequence[Span]) -> Line:
    parts: list[str | Span] = []
    for span in spans:
        parts += [" ", span] if parts else [span]
    return line(*parts)


def _say(key: str, lang: Lang, **facts: Any) -> str:
    return words(LABELS, f"table.{key}", lang, **facts)
