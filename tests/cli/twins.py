"""Twins: two logs with the same running dealt match, but for what one viewer of it cannot know."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

import msgspec

from ledger import Ledger
from ledger.ids import new_match_id
from projections import fair, marks, registry
from projections.codec import Codec
from projections.errors import Refusal
from projections.match import fact_of
from projections.play import at_random, step_of, steps
from projections.seats import CHANCE, letter
from projections.setup import setup_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from projections.figures import Step
    from projections.seats import Seat

SEED = bytes(range(7, 7 + fair.SEED_BYTES))
CARD = re.compile(r"\b[1-5]-[a-z]+-[0-9]\b|\b[A-Z][0-9]{1,2}\b")
TRIES = 6_000


class Begun(NamedTuple):
    """A match of two seats that goes on: the first moves of one that bots play at random."""

    game: Any
    setup: Any
    history: list[Step]


def begun(name: str, *, seed: int, moves: int) -> Begun:
    game = registry.game(name)
    setup = setup_from(game, seats=2, options={})
    history = [*steps(game, setup, Random(seed), (at_random,))]
    while game.to_act(history[moves - 1].after) == (CHANCE,):
        moves += 1
    return Begun(game, setup, history[:moves])


def twin_of(match: Begun, viewer: Seat | None) -> list[Step]:
    """Another history, hidden cards exchanged three times, that `viewer` cannot tell from the one of `match`."""
    rng = Random(f"{match.game.ID} {viewer}")
    history, changes = match.history, 0
    universe = _cards_of(match)
    for _ in range(TRIES):
        other = _exchanged(match, history, viewer, universe, rng)
        if other is not None and other != history:
            history, changes = other, changes + 1
        if changes >= 3 and [step.move for step in history] != [step.move for step in match.history]:
            return history
    raise AssertionError(f"{changes} exchanges found in {TRIES} tries")


def stored(match: Begun, histories: Sequence[Sequence[Step]], urls: Sequence[str]) -> UUID:
    """Each history in the log of its URL, where Aki and Ben are known by the same ids, under the same id."""
    codec, started_of = Codec(match.game), new_match_id()
    for url, history in zip(urls, histories, strict=True):
        with Ledger.open(url) as ledger:
            people = [ledger.players.find(name) for name in ("Aki", "Ben")]
            started = marks.Started(
                game=match.game.ID,
                rules=match.game.RULES,
                mode="dealt",
                seats=tuple(str(person.id) for person in people if person),
                options={},
                setup=msgspec.Raw(msgspec.json.encode(match.setup)),
                commitment=fair.commitment(SEED),
            )
            events = [started, *(event for step in history for event in step.events)]
            ledger.secrets.keep(started_of, SEED)
            facts = [fact_of(codec, event) for event in events]
            ledger.append(started_of, facts, expect=0, command=UUID(int=1), actor="scribe")
    return started_of


def _exchanged(
    match: Begun, history: list[Step], viewer: Seat | None, universe: list[str], rng: Random
) -> list[Step] | None:
    """One hidden card with another, or with one of the stock; None where the rules or the viewer would notice."""
    game = match.game
    texts = [game.write(step.before, step.move) for step in history]
    hidden = [n for n, step in enumerate(history) if _seen(match, step, viewer) != step.events]
    places = [(n, found.span()) for n in hidden for found in CARD.finditer(texts[n])]
    (one, span), (other, _) = rng.choice(places), rng.choice(places)
    card, new = texts[one][slice(*span)], rng.choice([*(c for n in hidden for c in CARD.findall(texts[n])), *universe])
    texts[one] = texts[one][: span[0]] + new + texts[one][span[1] :]
    if rng.random() < 0.7 and other != one:
        texts[other] = re.sub(rf"\b{new}\b", card, texts[other], count=1)
    state, made = game.initial(match.setup), []
    for step, text in zip(history, texts, strict=True):
        try:
            made.append(step_of(game, state, game.read(state, step.move.seat, text)))
        except Refusal:
            return None
        if _seen(match, made[-1], viewer) != _seen(match, step, viewer):
            return None
        state = made[-1].after
    alike = game.view(state, viewer) == game.view(history[-1].after, viewer)
    return made if alike else None


def _seen(match: Begun, step: Step, viewer: Seat | None) -> tuple[Any, ...]:
    return tuple(match.game.redact(event, viewer) for event in step.events)


def _cards_of(match: Begun) -> list[str]:
    """Cards that chance could have brought."""
    found: set[str] = set()
    for step in match.history[:3]:
        if step.move.seat == CHANCE:
            moves = [match.game.chance(step.before, Random(seed)) for seed in range(60)]
            found.update(card for move in moves for card in CARD.findall(match.game.write(step.before, move)))
    return sorted(found)


def name_of(viewer: Seat | None) -> str:
    return "spectator" if viewer is None else letter(viewer)
