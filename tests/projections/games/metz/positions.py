"""Positions of METZ for tests: from the words of section 10 to a State, and lines of moves played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import projections.games.metz as game
from projections.games.metz.components import CARDS, KINDS
from projections.games.metz.control import holders
from projections.games.metz.endgame import begin_powers
from projections.games.metz.state import Player, State
from projections.laws import refuses
from projections.resolve import legal_texts
from projections.seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Iterator

R = "C9 M2 S4 P6 G1 K8 T2 C1 M10 P3 S9 K5"
RESERVE = "C10 M9 T8 G10"


def setup(**options: Any) -> game.Setup:
    return game.Setup(**options)


def position(
    ring: str = R,
    *,
    deck: str = "",
    bailiff: int = 0,
    to_move: str = "A",
    a: str = "",
    b: str = "G2",
    area_a: str = "",
    area_b: str = "",
    turns_left: int | None = None,
    reserve: str = "",
    **options: Any,
) -> State:
    """A turn about to begin, as section 10 lists it: cards not mentioned are on the discard pile."""
    castle = tuple(None if card == "-" else card for card in ring.split())
    players = (player(a, area_a), player(b, area_b))
    pile = tuple(deck.split())
    named = {*castle, *pile, *reserve.split(), *_cards(players[0]), *_cards(players[1])}
    rules = setup(castle_spaces=len(castle), **options)
    return State(
        rules,
        players,
        castle=castle,
        phase="move",
        active="AB".index(to_move),
        bailiff=bailiff,
        deck=len(pile),
        top=pile[0] if pile and rules.deck_face == "up" else None,
        reserve=tuple(reserve.split()),
        discard=tuple(card for card in CARDS if card not in named),
        holders=holders(players),
        turns=10 + "AB".index(to_move),
        turns_left=turns_left,
    )


def powers(
    area_a: str, area_b: str, *, a: str = "T3", b: str = "T10", reserve: str = RESERVE, **options: Any
) -> tuple[State, tuple[Any, ...]]:
    """The state after both last turns, ring and deck empty, and the facts with which the powers begin."""
    empty = " ".join("-" * 12)
    before = position(empty, a=a, b=b, area_a=area_a, area_b=area_b, turns_left=0, reserve=reserve, **options)
    facts = begin_powers(before)
    return fold(before, facts), facts


def player(hand: str, area: str) -> Player:
    """`area`: `C 2 7, M 4`, values in order of placing."""
    collections: dict[str, tuple[str, ...]] = {}
    for part in filter(None, area.split(",")):
        kind, *values = part.split()
        collections[kind] = tuple(f"{kind}{value}" for value in values)
    return Player(tuple(hand.split()), area=tuple(collections.get(kind, ()) for kind in KINDS))


def fold(state: State, facts: tuple[Any, ...]) -> State:
    for fact in facts:
        state = game.evolve(state, fact)
    return state


def played(state: State, lines: str) -> State:
    """The state after moves as a reader may meet them: `A: mv 3; area; *: top T9`."""
    for _, after in replayed(state, lines):
        state = after
    return state


def replayed(state: State, lines: str) -> Iterator[tuple[tuple[Any, ...], State]]:
    """The facts and the state after each move."""
    actor = ""
    for part in lines.replace("\n", ";").split(";"):
        head, colon, text = part.partition(":")
        actor = head.strip() if colon else actor
        if not (text if colon else part).strip():
            continue
        seat = seat_of(actor)
        assert seat is not None
        facts = game.decide(state, game.read(state, seat, text if colon else part))
        state = fold(state, facts)
        yield facts, state


def facts_of(state: State, lines: str) -> list[Any]:
    """All facts of the moves, one after the other."""
    return [fact for facts, _ in replayed(state, lines) for fact in facts]


def legal(state: State) -> list[str]:
    """Legal moves without their actor."""
    return [text.partition(": ")[2] for text in legal_texts(game, state, most=10**6)[0]]


def refused(state: State, line: str) -> str:
    """The code with which `A: mv 7` is refused."""
    actor, _, text = line.partition(": ")
    seat = seat_of(actor)
    assert seat is not None
    return refuses(game, state, text, seat=seat)


def area(state: State, seat: str, kind: str) -> list[int]:
    """Values of a collection in order of placing."""
    return [int(card[1:]) for card in state.players["AB".index(seat)].area[KINDS.index(kind)]]


def hand(state: State, seat: str) -> set[str]:
    return set(state.players["AB".index(seat)].hand)


def held_by(state: State) -> str:
    """`C:A M:B`: the princes that are not at the centre."""
    pairs = zip(KINDS, state.holders, strict=True)
    return " ".join(f"{kind}:{'AB'[seat]}" for kind, seat in pairs if seat is not None)


def awaited(state: State) -> str:
    seats = game.to_act(state)
    return "".join("*" if seat == 99 else "AB"[seat] for seat in seats)


def end(state: State) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Reason, scores and ranks of a match that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.reason, outcome.scores, outcome.ranks


def _cards(one: Player) -> set[str]:
    return {*one.hand, *(card for collection in one.area for card in collection)}
