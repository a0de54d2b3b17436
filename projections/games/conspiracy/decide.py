"""Decide: whether the rules allow a move, and all the facts that it causes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.errors import IllegalMove
from projections.games.conspiracy import events as ev
from projections.games.conspiracy.cards import holds, ordered
from projections.games.conspiracy.components import COLOR_WORDS, COLORS, COPIES, VALUE
from projections.games.conspiracy.consequences import consequence
from projections.games.conspiracy.evolve import evolve
from projections.games.conspiracy.moves import (
    ChooseLocation,
    DealLocations,
    DealLords,
    DeclineSwap,
    DrawFirst,
    DrawLocations,
    DrawLords,
    Move,
    OpenLocation,
    PlaceLord,
    RevealLord,
    SwapLords,
    TakeLocation,
    TakePile,
    choices,
    keyless,
    location_counts,
    lord_counts,
    may_swap,
    open_piles,
)
from projections.games.conspiracy.placement import placing, taking
from projections.games.conspiracy.setup import locations
from projections.games.conspiracy.state import to_act

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.figures import Step
    from projections.games.conspiracy.cards import Cards
    from projections.games.conspiracy.state import State


def decide(state: State, move: Move) -> tuple[ev.Event, ...]:
    """The facts that `move` causes, its own first. Raises IllegalMove."""
    awaited = to_act(state)
    if not awaited:
        raise IllegalMove("game_over")
    if move.seat not in awaited:
        raise IllegalMove("not_your_turn", seat=move.seat)
    phases, fact = _FACTS[type(move)]
    if state.phase not in phases:
        _refuse_searcher(state, move)
        raise IllegalMove("not_now", met=f"move.{move.__struct_config__.tag}", due=f"due.{state.phase}")
    event: ev.Event | None = fact(state, move)
    events: list[ev.Event] = []
    while event is not None:
        events.append(event)
        state = evolve(state, event)
        event = consequence(state, event)
    return tuple(events)


def _open_location(state: State, move: OpenLocation) -> ev.Event:
    _require_locations(state, (move.code,))
    return ev.LocationOpened(move.code)


def _draw_first(state: State, move: DrawFirst) -> ev.Event:
    seats = len(state.players)
    if move.first not in range(seats):
        raise IllegalMove("no_such_seat", other=move.first, count=seats)
    return ev.FirstDrawn(move.first)


def _draw_lords(state: State, move: DrawLords) -> ev.Event:
    counts = lord_counts(state)
    if move.count in counts:
        return ev.LordsCalled(move.seat, move.count)
    if not counts:
        raise IllegalMove("deck_empty")
    if state.forced is not None:
        raise IllegalMove("forced_draw", count=move.count, required=counts[0], other=state.forced.owner)
    raise IllegalMove("deck_short", count=move.count, most=counts[-1])


def _deal_lords(state: State, move: DealLords) -> ev.Event:
    if len(move.cards) != state.called:
        raise IllegalMove("wrong_number", count=len(move.cards), required=state.called)
    _require_lords(state, move.cards)
    return ev.LordsDrawn(ordered(move.cards))


def _take_pile(state: State, move: TakePile) -> ev.Event:
    pile = state.piles[COLORS.index(move.color)]
    if move.color in open_piles(state):
        return ev.PileTaken(move.seat, move.color, pile)
    if not pile:
        raise IllegalMove("pile_empty", color=COLOR_WORDS[move.color])
    assert state.forced is not None
    required = lord_counts(state)[0]
    raise IllegalMove("forced_no_pile", color=COLOR_WORDS[move.color], required=required, other=state.forced.owner)


def _place_lord(state: State, move: PlaceLord) -> ev.Event:
    if move.card not in state.pending:
        raise IllegalMove("not_pending", card=move.card, pending=" ".join(state.pending))
    return placing(state, move.card, chosen=True)


def _reveal_lord(state: State, move: RevealLord) -> ev.Event:
    _require_lords(state, (move.card,))
    return ev.LordRevealed(move.card)


def _swap_lords(state: State, move: SwapLords) -> ev.Event:
    chamber = state.players[move.seat].chamber
    if not 1 <= move.low < move.high:
        raise IllegalMove("swap_same", spot=move.low)
    for spot in (move.low, move.high):
        if spot > len(chamber):
            raise IllegalMove("swap_empty", spot=spot, filled=len(chamber))
        if spot not in keyless(chamber):
            raise IllegalMove("swap_key", spot=spot, card=chamber[spot - 1])
    if not may_swap(state, move.high, chamber):
        raise IllegalMove("swap_zero", spot=len(chamber), card=chamber[-1])
    return ev.LordsSwapped(move.seat, move.low, move.high)


def _decline_swap(_: State, move: DeclineSwap) -> ev.Event:
    return ev.SwapDeclined(move.seat)


def _draw_locations(state: State, move: DrawLocations) -> ev.Event:
    counts = location_counts(state)
    if move.count in counts:
        return ev.LocationsCalled(move.seat, move.count)
    if not counts:
        raise IllegalMove("location_deck_empty")
    raise IllegalMove("location_deck_short", count=move.count, most=counts[-1])


def _deal_locations(state: State, move: DealLocations) -> ev.Event:
    if len(move.codes) != state.called:
        raise IllegalMove("wrong_number", count=len(move.codes), required=state.called)
    _require_locations(state, move.codes)
    return ev.LocationsDrawn(ordered(move.codes))


def _take_location(state: State, move: TakeLocation) -> ev.Event:
    if move.code not in state.row:
        raise IllegalMove("not_in_row", code=move.code, row=" ".join(state.row) or "–")
    return taking(state, move.code, chosen=True)


def _choose_location(state: State, move: ChooseLocation) -> ev.Event:
    offered = choices(state)
    if move.code not in offered:
        raise IllegalMove("not_offered", code=move.code, offered=" ".join(offered))
    return taking(state, move.code, chosen=True)


def _refuse_searcher(state: State, move: Move) -> None:
    if state.phase == "search" and isinstance(move, (DrawLocations, TakeLocation)):
        raise IllegalMove("search_only")


def _require_lords(state: State, cards: Cards) -> None:
    """A lord can come only from the deck; the refusal names the move that showed it last."""
    if holds(state.deck, cards):
        return
    gone = next(card for card in cards if state.deck.count(card) < cards.count(card))
    raise IllegalMove(
        "lord_gone",
        because=lambda step: gone in _shown(step),
        card=gone,
        wanted=cards.count(gone),
        copies=COPIES[VALUE[gone]],
        left=state.deck.count(gone),
    )


def _require_locations(state: State, codes: Cards) -> None:
    if holds(state.location_deck, codes):
        return
    gone = next(code for code in codes if state.location_deck.count(code) < codes.count(code))
    if gone in state.location_deck:
        raise IllegalMove("location_twice", code=gone)
    if gone not in locations(state.setup):
        raise IllegalMove("not_in_play", code=gone)
    raise IllegalMove("location_gone", because=lambda step: gone in _shown(step), code=gone)


def _shown(step: Step) -> Cards:
    """The cards that the move of `step` turned up."""
    move = step.move
    if isinstance(move, DealLords):
        return move.cards
    if isinstance(move, DealLocations):
        return move.codes
    if isinstance(move, RevealLord):
        return (move.card,)
    return (move.code,) if isinstance(move, OpenLocation) else ()


_FACTS: dict[type, tuple[frozenset[str], Callable[[State, Any], ev.Event]]] = {
    OpenLocation: (frozenset({"open"}), _open_location),
    DrawFirst: (frozenset({"first"}), _draw_first),
    DrawLords: (frozenset({"recruit"}), _draw_lords),
    DealLords: (frozenset({"draw"}), _deal_lords),
    TakePile: (frozenset({"recruit"}), _take_pile),
    PlaceLord: (frozenset({"keep", "placement"}), _place_lord),
    RevealLord: (frozenset({"reveal"}), _reveal_lord),
    SwapLords: (frozenset({"swap"}), _swap_lords),
    DeclineSwap: (frozenset({"swap"}), _decline_swap),
    DrawLocations: (frozenset({"location"}), _draw_locations),
    DealLocations: (frozenset({"locations"}), _deal_locations),
    TakeLocation: (frozenset({"location"}), _take_location),
    ChooseLocation: (frozenset({"choice", "search"}), _choose_location),
}
