"""Laws: what must hold for every game, as functions that a third party's tests call too.

`check(game, setup, seed)` plays one random match and asserts them all; each law may also be called alone. A broken law
raises AssertionError with the move at which it broke. Conservation laws of its own a game passes as `conserved`.
"""

from __future__ import annotations

from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from projections.codec import Codec
from projections.errors import IllegalMove, NotationError, Refusal
from projections.eyes import facts_seen, is_sealed
from projections.labels import LANGS, words
from projections.play import WIDE, at_random, steps
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from projections.figures import Step
    from projections.game import Game
    from projections.play import Bot


def check(
    game: Game,
    setup: Any,
    seed: int,
    *,
    bots: Sequence[Bot] = (at_random,),
    conserved: Callable[[Any], None] | None = None,
) -> list[Step]:
    """Play one match with `seed` under every law; `conserved` asserts a game's own invariants of a state."""
    history = terminates(game, setup, Random(seed), bots)
    folds(game, setup, history)
    round_trips(game, history)
    legal_is_accepted(game, history, Random(seed))
    views_agree(game, setup, history)
    observers_agree(game, setup, history)
    figures_are_declared(game, history)
    points_run(game, setup, history)
    is_told(game, setup, history)
    for step in history if conserved else ():
        conserved(step.after)  # type: ignore[misc]
    return history


def terminates(game: Game, setup: Any, rng: Random, bots: Sequence[Bot] = (at_random,)) -> list[Step]:
    """Random play ends within the game's bound, with an outcome then and only then."""
    bound = game.bound(setup)
    history: list[Step] = []
    try:
        for step in steps(game, setup, rng, bots):
            history.append(step)
            assert len(history) <= bound, f"more than {bound} moves"
    except (Refusal, IndexError) as error:
        raise AssertionError(f"move {len(history) + 1}: no bot finds one ({error})") from error
    assert history, "nobody is awaited at the start"
    assert not game.to_act(history[-1].after), "awaits a seat after the last move"
    result = game.outcome(history[-1].after)
    assert result is not None, "no outcome at the end"
    assert len(result.ranks) == setup.seats and min(result.ranks) == 1, result
    assert all(game.outcome(step.before) is None for step in history), "an outcome before the end"
    assert f"reason.{result.reason}" in game.LABELS, f"no words for reason {result.reason}"
    return history


def folds(game: Game, setup: Any, history: Sequence[Step]) -> None:
    """From stored bytes alone, without rules or RNG, come the states of play; a move is its first event's cause."""
    codec = Codec(game)
    state = game.initial(setup)
    for number, step in enumerate(history, start=1):
        assert game.cause(step.events[0]) == step.move, f"move {number}: cause of {step.events[0]}"
        for event in step.events:
            assert event is step.events[0] or game.cause(event) is None, f"move {number}: two causes"
            stored, payload = codec.encode(event)
            again = codec.decode(stored, payload)
            assert again == event, f"move {number}: codec changed {event} to {again}"
            state = game.evolve(state, again)
        assert state == step.after, f"move {number}: fold differs from play"
    plain = msgspec.json.encode(state)
    assert msgspec.json.decode(plain) is not None


def round_trips(game: Game, history: Sequence[Step]) -> None:
    """`read(write(move)) == move` for what was played and for every alternative (the first WIDE)."""
    for number, step in enumerate(history, start=1):
        seat = step.move.seat
        for move in (step.move, *islice(game.moves(step.before, seat), WIDE)):
            text = game.write(step.before, move)
            for typed in (text, text.lower(), f" {text} ".replace(" ", "  ")):
                with _unrefused(f"move {number}: {typed!r}"):
                    assert game.read(step.before, seat, typed) == move, f"move {number}: {typed!r}"


def legal_is_accepted(game: Game, history: Sequence[Step], rng: Random) -> None:
    """`moves` are what `decide` accepts, each once: all are accepted here, others of the match refused."""
    pool = [step.move for step in history if step.move.seat != CHANCE]
    for number, step in enumerate(history, start=1):
        for seat in game.to_act(step.before):
            legal = list(islice(game.moves(step.before, seat), WIDE))
            assert len(set(legal)) == len(legal), f"move {number}: a legal move twice"
            assert (seat == CHANCE) == (not legal), f"move {number}: {len(legal)} legal moves of seat {seat}"
            for move in legal if len(legal) < 60 else rng.sample(legal, 60):
                with _unrefused(f"move {number}: legal {move}"):
                    game.decide(step.before, move)
            if len(legal) < WIDE:
                for move in rng.sample(pool, min(12, len(pool))):
                    accepted = _accepts(game, step.before, msgspec.structs.replace(move, seat=seat))
                    assert accepted == (msgspec.structs.replace(move, seat=seat) in legal), f"move {number}: {move}"
        for move in rng.sample(pool, min(4, len(pool))):
            if move.seat not in game.to_act(step.before):
                assert not _accepts(game, step.before, move), f"move {number}: {move} out of turn"
    last = history[-1].after
    assert not any(_accepts(game, last, move) for move in pool), "a move after the end"


def views_agree(game: Game, setup: Any, history: Sequence[Step]) -> None:
    """For every seat and a spectator: fold of the redacted events == view of the fold, and views are stable."""
    for viewer in (*range(setup.seats), None):
        seen = game.view(game.initial(setup), viewer)
        for number, step in enumerate(history, start=1):
            for event in step.events:
                seen = game.evolve(seen, game.redact(event, viewer))
            assert seen == game.view(step.after, viewer), f"move {number}, viewer {viewer}: view law"
            assert game.view(seen, viewer) == seen, f"move {number}, viewer {viewer}: a view of a view differs"


def observers_agree(game: Game, setup: Any, history: Sequence[Step]) -> None:
    """The record that a viewer writes comes to his view of the match, by the same facts as the redacted full one.

    Also, an awaited seat's view knows its legal moves. A line is decided upon those before it, and where the game has
    hindsight of these, upon all of them from the first.
    """
    for viewer in (*range(setup.seats), None):
        start = seen = game.view(game.initial(setup), viewer)
        written: list[tuple[Any, ...]] = []  # the facts of the lines so far
        for number, step in enumerate(history, start=1):
            where = f"move {number}, viewer {viewer}"
            if viewer is not None and viewer in game.to_act(step.before):
                known = list(islice(game.moves(game.view(step.before, viewer), viewer), WIDE))
                assert known == list(islice(game.moves(step.before, viewer), WIDE)), f"{where}: legal moves"
            assert game.to_act(game.view(step.after, viewer)) == game.to_act(step.after), f"{where}: awaits others"
            told = _told(game, history, number, viewer, written)
            if is_sealed(game.cause(told[-1][0])):
                continue  # no line before a later move opens it
            if told[:-1] != written:
                seen, written = start, []
            for facts in told[len(written) :]:
                seen = _decided(game, seen, facts, where)
            written = told
            assert seen == game.view(step.after, viewer), f"{where}: another view"
        assert len(written) == len(history), f"viewer {viewer}: a line is missing at the end"


def _told(
    game: Game, history: Sequence[Step], number: int, viewer: int | None, written: list[tuple[Any, ...]]
) -> list[tuple[Any, ...]]:
    """The facts of the first `number` steps as `viewer` knows them then."""
    if hasattr(game, "hindsight"):
        return facts_seen(game, history[:number], viewer)
    return [*written, *facts_seen(game, history[number - 1 : number], viewer)]


def _decided(game: Game, state: Any, facts: tuple[Any, ...], where: str) -> Any:
    """The state after the line that `facts` come from, which must cause them and survive its notation."""
    move: Any = game.cause(facts[0])
    text = game.write(state, move)
    with _unrefused(f"{where}: {text!r}"):
        assert game.read(state, move.seat, text) == move, f"{where}: {text!r}"
        assert game.decide(state, move) == facts, f"{where}: decides {text!r} otherwise"
    for event in facts:
        state = game.evolve(state, event)
    return state


def figures_are_declared(game: Game, history: Sequence[Step]) -> None:
    """`stats` gives each declared figure in its type; the parts of a seat add up to its score."""
    figures = game.stats(history)
    kinds: dict[str, type | tuple[type, ...]] = {"int": int, "float": (int, float), "bool": bool, "str": str}
    result = game.outcome(history[-1].after)
    rows = {"match": [figures.match], "seat": list(figures.seats)}
    for scope, found in rows.items():
        declared = [figure for figure in game.STATS if figure.scope == scope]
        for row in found:
            assert set(row) == {figure.id for figure in declared}, f"{scope}: {set(row) ^ {f.id for f in declared}}"
            for figure in declared:
                value = row[figure.id]
                assert value is None or isinstance(value, kinds[figure.type]), f"{figure.id} is {value!r}"
    parts = [figure.id for figure in game.STATS if figure.part]
    if parts and result is not None:
        for seat, row in enumerate(figures.seats):
            assert sum(row[part] or 0 for part in parts) == result.scores[seat], f"parts of seat {seat}"  # type: ignore[misc]


def points_run(game: Game, setup: Any, history: Sequence[Step]) -> None:
    """Where a game tells its points so far, they end at the outcome's scores, and every viewer knows them."""
    so_far = getattr(game, "points_so_far", None)
    if so_far is None:
        return
    result = game.outcome(history[-1].after)
    assert result is None or so_far(history[-1].after) == result.scores, f"{so_far(history[-1].after)} at the end"
    for number, step in enumerate(history, start=1):
        for viewer in (*range(setup.seats), None):
            seen = so_far(game.view(step.after, viewer))
            assert seen == so_far(step.after), f"move {number}, viewer {viewer}: other points"


def is_told(game: Game, setup: Any, history: Sequence[Step]) -> None:
    """Every option, figure and move has words in every language, and every state of the match a drawing."""
    for figure in game.STATS:
        assert f"figure.{figure.id}" in game.LABELS, f"no words for figure {figure.id}"
        assert not figure.unit or words(game.LABELS, figure.unit, "ja") != figure.unit, f"no words for {figure.unit}"
    for option in game.OPTIONS:
        assert f"option.{option.name}" in game.LABELS, f"no words for option {option.name}"
    for key, label in game.LABELS.items():
        assert all(getattr(label, lang) for lang in LANGS), f"{key} has no words in one language"
    names = [f"P{seat}" for seat in range(setup.seats)]
    drawn = (history[0].before, *(step.after for step in history[:: max(1, len(history) // 12)]), history[-1].after)
    for lang in LANGS:
        for number, step in enumerate(history, start=1):
            assert game.say(step.before, step.move, lang), f"move {number}: nothing said in {lang}"
        for state in drawn:
            for viewer in (0, None):
                assert game.draw(game.view(state, viewer), names, lang), f"nothing drawn for viewer {viewer}"


def refuses(game: Game, state: Any, text: str, *, seat: int) -> str:
    """The code with which `text` of `seat` is refused in `state`. AssertionError when it is accepted."""
    try:
        game.decide(state, game.read(state, seat, text))
    except (IllegalMove, NotationError) as refusal:
        for lang in LANGS:
            told = words(game.LABELS, f"rule.{refusal.rule}", lang, **refusal.facts)
            assert told != f"rule.{refusal.rule}", f"no words for {refusal.rule}"
        return refusal.rule
    raise AssertionError(f"{text!r} of seat {seat} was accepted")


def events_of(game: Game) -> tuple[type, ...]:
    """The types of the game's Event union."""
    return get_args(game.Event) or (game.Event,)


@contextmanager
def _unrefused(where: str) -> Iterator[None]:
    try:
        yield
    except Refusal as refusal:
        raise AssertionError(f"{where} is refused: {refusal}") from refusal


def _accepts(game: Game, state: Any, move: Any) -> bool:
    try:
        game.decide(state, move)
    except IllegalMove:
        return False
    return True
