"""Positions of Conspiracy for tests: from the words of section 10 to a State, and moves played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import projections.games.conspiracy as game
from projections.figures import Step
from projections.games.conspiracy.cards import ordered, without
from projections.games.conspiracy.components import CARDS, COLORS, DECK, LORD_PEARLS, PILE, VALUE
from projections.games.conspiracy.state import Forced, Holding, Player, State
from projections.laws import refuses
from projections.resolve import legal_texts
from projections.seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Mapping


def player(chamber: str, locations: Mapping[int, str] | None = None) -> Player:
    """A chamber in spot order, with locations by spot; pearls and coats follow from them."""
    lords = tuple(chamber.split())
    held = tuple(Holding(code, spot) for spot, code in sorted((locations or {}).items()))
    pearls = sum(LORD_PEARLS.get(VALUE[lord], 0) for lord in lords) + sum(CARDS[one.code].pearls for one in held)
    coats = [0] * len(COLORS)
    for spot, lord in enumerate(lords, start=1):
        index = PILE[lord]
        if not coats[index] or VALUE[lord] > VALUE[lords[coats[index] - 1]]:
            coats[index] = spot
    return Player(lords, held, pearls, tuple(coats))


def position(
    *players: Player | str,
    piles: str = "",
    row: str = "",
    deck: str | None = None,
    location_deck: str | None = None,
    master: int | None = None,
    forced: tuple[int, int] | None = None,
    current: int = 0,
    **options: Any,
) -> State:
    """A recruit of `current`; cards that are named nowhere lie in the decks unless these are given."""
    seats = tuple(player(one) if isinstance(one, str) else one for one in players)
    start = game.initial(game.Setup(len(seats), **options))
    heaps = tuple(ordered(lord for lord in piles.split() if lord[0] == color) for color in COLORS)
    visible = [*piles.split(), *(lord for one in seats for lord in one.chamber)]
    shown = [*row.split(), *(code for one in seats for code in one.codes)]
    return replace(
        start,
        players=seats,
        phase="recruit",
        current=current,
        piles=heaps,
        row=ordered(row.split()),
        deck=without(DECK, visible) if deck is None else ordered(deck.split()),
        location_deck=without(start.location_deck, shown) if location_deck is None else ordered(location_deck.split()),
        master=master,
        forced=None if forced is None else Forced(*forced),
    )


def told(state: State, text: str) -> list[Step]:
    """The steps of the moves of `text`, joined with `;` as in a record; an actor holds until the next."""
    history: list[Step] = []
    seat = game.to_act(state)[0]
    for part in text.split(";"):
        actor, colon, said = part.rpartition(":")
        found = seat_of(actor.strip()) if colon else seat
        assert found is not None
        seat = found
        before, move = state, game.read(state, seat, said)
        events = game.decide(state, move)
        for event in events:
            state = game.evolve(state, event)
        history.append(Step(move, events, before, state))
    return history


def facts(state: State, text: str) -> tuple[State, tuple[Any, ...]]:
    """The state after the moves of `text`, and all the events that they cause."""
    history = told(state, text)
    return history[-1].after, tuple(event for step in history for event in step.events)


def play(state: State, text: str) -> State:
    return facts(state, text)[0]


def legal(state: State) -> list[str]:
    """The legal moves of the seat at turn, without the actor."""
    return [text.partition(": ")[2] for text in legal_texts(game, state)[0]]


def refused(state: State, text: str) -> str:
    """The code with which the line `A: MOVE` is refused; both languages have words for it."""
    actor, _, said = text.partition(": ")
    seat = seat_of(actor)
    assert seat is not None
    return refuses(game, state, said, seat=seat)


def chamber(state: State, seat: int) -> str:
    return " ".join(state.players[seat].chamber)


def pile(state: State, color: str) -> str:
    return " ".join(state.piles[COLORS.index(color)])


def row(state: State) -> str:
    return " ".join(state.row)
