"""Positions for tests, and short ways to play from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import projections.games.claim2 as game
from projections.games.claim2.components import deck_of, in_order, less
from projections.games.claim2.state import Holding, State
from projections.laws import refuses
from projections.resolve import legal_texts, move_of
from projections.seats import LETTERS, letter, seat_of
from projections.setup import setup_from

if TYPE_CHECKING:
    from projections.games.claim2 import Setup
    from projections.games.claim2.components import Cards
    from projections.games.claim2.events import Event


def setup(seats: int = 2, **options: str) -> Setup:
    made: Setup = setup_from(game, seats=seats, options=options)
    return made


def position(hands: str, *, phase: int = 2, deck: str = "", lead: str = "A", trick: int = 5, **more: Any) -> State:
    """A trick about to begin. `hands` by seat, parted by `/`, as in `N5 ?2 / I1`; `piles` and `rows` likewise.

    `stock` is on top of what else is left, which is the stock of phase 1 and the discard of phase 2; `unseen` are the
    cards that may be in unknown hands of phase 2; `options` are texts.
    """
    options = {"deck": deck} if deck else {}
    parts = hands.split("/")
    rules = setup(len(parts), **options, **more.pop("options", {}))
    piles = _parted(more.pop("piles", ""), len(parts))
    rows = _parted(more.pop("rows", ""), len(parts))
    taken = _parted(more.pop("followers", ""), len(parts))
    held = [_holding(part, pile, row, own) for part, pile, row, own in zip(parts, piles, rows, taken, strict=True)]
    face_up, queue = cards(more.pop("face_up", "")), cards(more.pop("queue", ""))
    placed = [card for hold in held for card in (*hold.hand, *hold.followers, *hold.score, *hold.row)]
    rest = less(deck_of(rules.deck), (*placed, *face_up, *queue))
    unseen = in_order(cards(more.pop("unseen", ""))) if phase == 2 else rest
    return State(
        setup=rules,
        holdings=tuple(held),
        unseen=unseen,
        stock=len(rest) if phase == 1 else 0,
        lead=LETTERS.index(lead),
        stage="play",
        turn=LETTERS.index(lead),
        phase=phase,
        trick=trick,
        face_up=face_up,
        discard=less(rest, unseen) if phase == 2 else (),
        queue=queue,
        **more,
    )


def _parted(text: str, seats: int) -> list[str]:
    parts = text.split("/")
    return parts + [""] * (seats - len(parts))


def _holding(hand: str, pile: str, row: str, followers: str) -> Holding:
    known = cards(hand)
    unknown = sum(int(word[1:] or 1) for word in hand.split() if word.startswith("?"))
    taken = in_order(cards(followers))
    return Holding(in_order(known), unknown, taken, open=taken, score=cards(pile), row=cards(row))


def cards(text: str) -> Cards:
    return tuple(word for word in text.split() if not word.startswith("?"))


def start(seats: int = 2, **options: str) -> State:
    return game.initial(setup(seats, **options))


def play(state: State, lines: str) -> State:
    """The state after lines as in a record: `A: I5; B: I1`."""
    for event in facts(state, lines):
        state = game.evolve(state, event)
    return state


def facts(state: State, lines: str) -> list[Event]:
    """All that the lines cause."""
    caused: list[Event] = []
    actor = None
    for part in lines.split(";"):
        head, colon, text = part.rpartition(":")
        actor = head.strip() if colon else actor
        events = game.decide(state, move_of(game, state, actor, text.strip()))
        for event in events:
            state = game.evolve(state, event)
        caused += events
    return caused


def refused(state: State, line: str) -> str:
    """The code with which a line is refused."""
    head, _, text = line.partition(":")
    seat = seat_of(head.strip())
    assert seat is not None
    return refuses(game, state, text.strip(), seat=seat)


def legal(state: State) -> list[str]:
    """The legal moves without their actor."""
    return [text.partition(": ")[2] for text in legal_texts(game, state)[0]]


def awaited(state: State) -> str:
    return "".join(map(letter, game.to_act(state)))


def ranking(state: State) -> str:
    """The seats of the latest full trick, first place to last."""
    return "".join(map(letter, state.places))


def heap(state: State, seat: str, pile: str = "score") -> str:
    """A pile of a seat, sorted."""
    return " ".join(in_order(getattr(state.holdings[LETTERS.index(seat)], pile)))
