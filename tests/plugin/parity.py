"""Parity: a toy game of four tricks for two, written as somebody outside this project would write a plug-in.

Cards 1 to 8, four to each seat, unseen by the other. Before each trick chance turns up what it is worth, one point or
two. The leader plays any card; the other seat plays one of the same parity if it holds one (option `follow: may`: any).
The highest card of the led parity takes the points and leads next. Most points win; equal points share first place.

>>> from random import Random
>>> from projections.laws import check
>>> import tests.plugin.parity as parity
>>> len(check(parity, Setup(seats=2), seed=1))
13
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from projections.drawing import Block, line
from projections.errors import IllegalMove, NotationError
from projections.figures import Figure, Figures
from projections.labels import Label
from projections.outcome import Outcome, ranked
from projections.seats import CHANCE, Seat, letter
from projections.setup import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from projections.drawing import Part
    from projections.figures import Step
    from projections.labels import Labels, Lang

Card = int
Hand = tuple[Card | None, ...]  # None: a card that this record or this view does not know

ID = "parity"
RULES = 1
SEATS = range(2, 3)
OPTIONS = (Option("follow", "must", ("must", "may"), changeable=True), Option("top", "8", ("8", "10")))
STATS = (
    Figure("taken", "seat", "int", "points", part=True),
    Figure("opened", "seat", "bool"),
    Figure("doubles", "match", "int"),
)
LABELS: Labels = {
    "parity": Label("Parity", "パリティ"),
    "points": Label("points", "点"),
    "rule.card_not_held": Label("{seat} does not hold {card}", "{seat} は {card} を持っていません"),
    "rule.card_twice": Label("{card} was played before", "{card} はもう出ています"),
    "rule.must_follow": Label("{seat} holds a card of the led parity", "{seat} は同じ偶奇の札を持っています"),
    "rule.bad_deal": Label("deal four different cards to each seat", "それぞれ異なる4枚を配ってください"),
    "rule.deal_first": Label("the cards are dealt first", "先に札を配ってください"),
    "option.follow": Label("whether the led parity must be followed", "偶奇に従う義務"),
    "option.top": Label("the highest card", "最大の札"),
    "reason.points": Label("most points", "得点"),
    "figure.taken": Label("points taken", "取った点"),
    "figure.opened": Label("took the first trick", "最初のトリック"),
    "figure.doubles": Label("tricks worth two", "2点のトリック"),
}
_HAND = 4


class Setup(Struct, frozen=True):
    seats: int = 2
    follow: Literal["must", "may"] = "must"
    top: int = 8


class State(Struct, frozen=True):
    setup: Setup
    lead: Seat = 0
    led: Card | None = None  # the card to follow, while the other seat is to play
    worth: int = 0  # of this trick; 0 before chance has turned it up
    hands: tuple[Hand, ...] = ()  # by seat; empty before the deal
    points: tuple[int, ...] = (0, 0)  # by seat
    gone: frozenset[Card] = frozenset()


class Deal(Struct, frozen=True, tag="deal"):
    hands: tuple[Hand, ...]
    seat: Seat = CHANCE


class Turn(Struct, frozen=True, tag="turn"):
    worth: int
    seat: Seat = CHANCE


class Play(Struct, frozen=True, tag="play"):
    seat: Seat
    card: Card


class Dealt(Struct, frozen=True, tag="dealt"):
    hands: tuple[Hand, ...]


class Turned(Struct, frozen=True, tag="turned"):
    worth: int


class Played(Struct, frozen=True, tag="played"):
    seat: Seat
    card: Card


class TrickTaken(Struct, frozen=True, tag="trick_taken"):
    seat: Seat
    points: int


Move = Deal | Turn | Play
Event = Dealt | Turned | Played | TrickTaken


def check(_: Setup) -> None:
    """All options go together."""


def sides(setup: Setup) -> tuple[int, ...]:
    return tuple(range(setup.seats))


def bound(_: Setup) -> int:
    return 1 + 3 * _HAND


def initial(setup: Setup) -> State:
    return State(setup)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.hands and not any(state.hands):
        return ()
    if not state.worth:
        return (CHANCE,)
    return (state.lead if state.led is None else 1 - state.lead,)


def moves(state: State, seat: Seat) -> tuple[Play, ...]:
    """By card."""
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return tuple(Play(seat, card) for card in _deck(state.setup) if _refusal(state, Play(seat, card)) is None)


def chance(state: State, rng: Random) -> Deal | Turn:
    if state.hands:
        return Turn(rng.randint(1, 2))
    cards = rng.sample(_deck(state.setup), k=2 * _HAND)
    return Deal((tuple(sorted(cards[:_HAND])), tuple(sorted(cards[_HAND:]))))


def decide(state: State, move: Move) -> tuple[Event, ...]:
    if move.seat not in to_act(state):
        raise IllegalMove("not_your_turn" if to_act(state) else "game_over", seat=move.seat)
    if isinstance(move, Deal):
        known = [card for hand in move.hands for card in hand if card is not None]
        sizes = [len(hand) for hand in move.hands]
        if state.hands or sizes != [_HAND] * 2 or len({*known} & {*_deck(state.setup)}) != len(known):
            raise IllegalMove("bad_deal")
        return (Dealt(move.hands),)
    if isinstance(move, Turn):
        if not state.hands or state.worth:
            raise IllegalMove("deal_first")
        return (Turned(move.worth),)
    if refusal := _refusal(state, move):
        raise refusal
    return (Played(move.seat, move.card), *_taken(state, move))


def cause(event: Event) -> Move | None:
    if isinstance(event, Dealt):
        return Deal(event.hands)
    if isinstance(event, Turned):
        return Turn(event.worth)
    return Play(event.seat, event.card) if isinstance(event, Played) else None


def evolve(state: State, event: Event) -> State:
    return _EVOLVE[type(event)](state, event)


def outcome(state: State) -> Outcome | None:
    return None if to_act(state) else Outcome(ranked(state.points), state.points, "points")


def flags(_: State) -> tuple[dict[str, Any], ...]:
    return ()


def view(state: State, seat: Seat | None) -> State:
    return replace(state, hands=_hidden(state.hands, seat))


def redact(event: Event, seat: Seat | None) -> Event:
    return replace(event, hands=_hidden(event.hands, seat)) if isinstance(event, Dealt) else event


def write(_: State, move: Move) -> str:
    """`7`, `turn 2`, `deal 1 3 ? 8 / ? ? ? ?`."""
    if isinstance(move, Play):
        return str(move.card)
    if isinstance(move, Turn):
        return f"turn {move.worth}"
    return "deal " + " / ".join(" ".join("?" if card is None else str(card) for card in hand) for hand in move.hands)


def read(_: State, seat: Seat, text: str) -> Move:
    verb, *rest = text.lower().split() or [""]
    try:
        if verb == "deal" and seat == CHANCE:
            hands = " ".join(rest).split("/")
            return Deal(tuple(tuple(None if card == "?" else _card(card) for card in hand.split()) for hand in hands))
        if verb == "turn" and seat == CHANCE and len(rest) == 1 and rest[0] in ("1", "2"):
            return Turn(int(rest[0]))
        if seat != CHANCE and not rest:
            return Play(seat, _card(verb))
    except ValueError:
        pass
    raise NotationError(text)


def say(_: State, move: Move, lang: Lang) -> str:
    if isinstance(move, Play):
        return f"plays {move.card}" if lang == "en" else f"{move.card} を出す"
    if isinstance(move, Turn):
        return f"turns up {move.worth}" if lang == "en" else f"{move.worth} 点"
    return "deals" if lang == "en" else "配る"


def draw(state: State, names: Sequence[str], _: Lang) -> tuple[Part, ...]:
    return tuple(
        Block(
            line(f"{letter(seat)} {name} {state.points[seat]}"),
            (line(" ".join(str(card or "?") for card in (state.hands or ((), ()))[seat])),),
            turn=seat in to_act(state),
        )
        for seat, name in enumerate(names)
    )


def stats(history: Sequence[Step]) -> Figures:
    facts = [event for step in history for event in step.events]
    tricks = [event for event in facts if isinstance(event, TrickTaken)]
    return Figures(
        match={"doubles": sum(isinstance(event, Turned) and event.worth == 2 for event in facts)},
        seats=[
            {"taken": sum(trick.points for trick in tricks if trick.seat == seat), "opened": tricks[0].seat == seat}
            if tricks
            else {"taken": 0, "opened": None}
            for seat in range(2)
        ],
    )


def greedy(state: State, seat: Seat) -> Play:
    return moves(state, seat)[-1]


def _deck(setup: Setup) -> range:
    return range(1, setup.top + 1)


def _card(text: str) -> Card:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ValueError(text)
    return int(text)


def _refusal(state: State, play: Play) -> IllegalMove | None:
    seat, card = play.seat, play.card
    if seat == CHANCE:
        return IllegalMove("not_your_turn", seat=seat)
    hand = state.hands[seat]
    if card in state.gone:
        return IllegalMove("card_twice", card=card, because=lambda step: getattr(step.move, "card", None) == card)
    others = [other for n, held in enumerate(state.hands) if n != seat for other in held]
    if card not in hand and (None not in hand or card in others or card not in _deck(state.setup)):
        return IllegalMove("card_not_held", seat=seat, card=card, because=lambda step: isinstance(step.move, Deal))
    led = state.led
    could = any(held is not None and led is not None and (held - led) % 2 == 0 for held in hand)
    if state.setup.follow == "must" and could and led is not None and (led - card) % 2:
        return IllegalMove("must_follow", seat=seat)
    return None


def _taken(state: State, play: Play) -> tuple[TrickTaken, ...]:
    led = state.led
    if led is None:
        return ()
    beaten = (led - play.card) % 2 == 0 and play.card > led
    return (TrickTaken(play.seat if beaten else state.lead, state.worth),)


def _hidden(hands: tuple[Hand, ...], seat: Seat | None) -> tuple[Hand, ...]:
    return tuple(hand if n == seat else (None,) * len(hand) for n, hand in enumerate(hands))


def _dealt(state: State, event: Dealt) -> State:
    return replace(state, hands=event.hands)


def _turned(state: State, event: Turned) -> State:
    return replace(state, worth=event.worth)


def _played(state: State, event: Played) -> State:
    hand = list(state.hands[event.seat])
    hand.remove(event.card if event.card in hand else None)
    hands = tuple(tuple(hand) if n == event.seat else held for n, held in enumerate(state.hands))
    return replace(state, hands=hands, led=event.card, gone=state.gone | {event.card})


def _trick_taken(state: State, event: TrickTaken) -> State:
    points = tuple(n + event.points * (seat == event.seat) for seat, n in enumerate(state.points))
    return replace(state, lead=event.seat, led=None, worth=0, points=points)


_EVOLVE: dict[type, Callable[[State, Any], State]] = {
    Dealt: _dealt,
    Turned: _turned,
    Played: _played,
    TrickTaken: _trick_taken,
}
