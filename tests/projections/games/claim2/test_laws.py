"""The laws of every game, and the invariants of section 12, over matches of all player counts and options."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

import projections.games.claim2 as game
from projections import laws
from projections.games.claim2.components import HAND, deck_of
from projections.games.claim2.events import Collected
from projections.games.claim2.evolve import EVOLVE
from projections.games.claim2.moves import Play, Smash
from projections.play import at_random, greedily, steps
from projections.seats import CHANCE
from tests.projections.games.claim2.matches import Table, any_setup, decks, golden, golden_text
from tests.projections.games.claim2.position import setup

if TYPE_CHECKING:
    from projections.figures import Step
    from projections.games.claim2.state import State


def conserved(state: State) -> None:
    """Invariants 1–8, 11, 13 and 14 of section 12."""
    rules = state.setup
    seats, h = rules.seats, HAND[rules.seats]
    held = state.holdings
    _every_card_is_in_one_place(state)
    score = [card for hold in held for card in hold.score]
    rows = sum(len(hold.row) for hold in held)
    full = state.trick - 1 if state.stage in ("turn", "play") and not state.plays else None
    if full is not None and state.phase == 1 and (state.stage == "turn" or not state.face_up):
        surplus = len(deck_of(rules.deck)) - 2 * seats * h
        assert state.stock == seats * (h - full) + surplus
        assert [len(hold.followers) + hold.hidden for hold in held] == [full] * seats
        assert len(state.discard) + len(score) == seats * full
        assert len({len(hold.hand) + hold.unknown for hold in held}) == 1
    if state.phase == 1:
        assert all(card[0] == "U" for card in score)
        assert (rows, state.queue, state.smashed) == (0, (), ())
    elif state.stage == "end":
        assert rows == 0
        assert state.result is not None
        points = dict(zip(game.sides(rules), state.result.scores, strict=True))
        unwon = sum(result.side is None for result in state.result.factions)
        assert sum(points.values()) + unwon == len(rules.deck)
    else:
        assert not any(card[0] == "N" for card in score)
        if full is not None:
            undead = seats * h - len(state.discard)
            assert len(score) + rows + len(state.queue) + len(state.smashed) == seats * full + undead
    assert len(state.queue) <= 9
    giants = Counter(card[1] for card in score if card[0] == "I")
    assert all(count <= giants[value] for value, count in Counter(card[1] for card in state.smashed).items())


def _every_card_is_in_one_place(state: State) -> None:
    placed = [*state.unseen, *state.plays, *state.face_up, *state.discard, *state.smashed, *state.queue]
    placed += [state.top] if state.top else []
    hidden = state.stock - bool(state.top)
    for hold in state.holdings:
        placed += (*hold.hand, *hold.followers, *hold.score, *hold.row)
        hidden += hold.unknown + hold.hidden
    if state.stage != "deal":
        assert len(state.unseen) == hidden
    assert Counter(placed) == Counter(deck_of(state.setup.deck))


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("seed", range(8))
def test_a_match_obeys_all_laws_under_random_options(seats: int, seed: int) -> None:
    rules = any_setup(Random(f"laws {seats} {seed}"), seats)
    bots = (at_random,) if seed % 2 else (greedily, at_random)
    history = laws.check(game, rules, seed, bots=bots, conserved=conserved)
    assert all(step.after.flags == () for step in history)


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_nonstandard_deck_obeys_all_laws_r1(seats: int) -> None:
    deck = {2: "NGDTS", 3: "NGDTSUW", 4: "NIGDTSU"}[seats]
    laws.check(game, setup(seats, deck=deck, allow_nonstandard_deck="true"), 1, conserved=conserved)


@pytest.mark.parametrize("seats", game.SEATS)
def test_invariants_hold_after_every_move_with_every_legal_deck(seats: int) -> None:
    for seed, deck in enumerate(decks(seats)):
        for step in steps(game, setup(seats, deck=deck), Random(seed)):
            conserved(step.after)
            _a_trick_scores_one_troll(step)


def _a_trick_scores_one_troll(step: Step) -> None:
    """Invariants 7, 8 and 10."""
    for fact in step.events:
        if isinstance(fact, Collected):
            plays = (*step.before.plays, step.move.card)
            trolls = sum(card[0] == "T" for card in plays)
            scored = sum(card[0] == "T" for card in fact.scored) + (fact.from_queue is not None)
            assert scored == bool(trolls or step.before.queue)
            change = trolls - 1 if trolls else -1
            assert len(step.after.queue) == max(0, len(step.before.queue) + change)
            assert sorted(fact.places) == list(range(step.before.setup.seats))


def test_a_legal_play_was_held_and_follows_unless_nothing_could_12() -> None:
    for step in steps(game, setup(3, deck="GKDTSUP"), Random(4)):
        if isinstance(step.move, Play):
            hand = step.before.holdings[step.move.seat].hand
            assert step.move.card in hand
            led = step.before.plays[0][0] if step.before.plays else step.move.card[0]
            if step.move.card[0] not in (led, "P"):
                assert not any(card[0] == led for card in hand)


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_record_without_hidden_facts_has_the_same_public_state_14(seats: int) -> None:
    rules = any_setup(Random(seats), seats)
    state = game.initial(rules)
    for step in steps(game, rules, Random(8)):
        move = game.read(state, step.move.seat, game.write(state, game.cause(game.redact(step.events[0], None))))
        for event in game.decide(state, move):
            state = game.evolve(state, event)
        public = (state.stage, state.turn, state.face_up, state.queue, state.discard, state.lead, state.result)
        after = step.after
        assert public == (
            after.stage,
            after.turn,
            after.face_up,
            after.queue,
            after.discard,
            after.lead,
            after.result,
        )
        for mine, other in zip(state.holdings, after.holdings, strict=True):
            assert (mine.open, mine.score, mine.row) == (other.open, other.score, other.row)
    assert state.flags == ()


@pytest.mark.parametrize("seats", game.SEATS)
def test_turning_the_seats_turns_the_result_15(seats: int) -> None:
    rules = setup(seats)
    history = list(steps(game, rules, Random(21)))
    turned = replace(rules, first_leader=1)
    state = game.initial(turned)
    moves = [_turned(step.move, seats) for step in history]
    deals, rest = moves[:seats], moves[seats:]
    for move in (*sorted(deals, key=lambda deal: deal.to), *rest):
        for event in game.decide(state, move):
            state = game.evolve(state, event)
    before, after = history[-1].after.result, state.result
    assert before is not None
    assert after is not None
    assert after.scores == before.scores[-1:] + before.scores[:-1]
    assert after.ranks == before.ranks[-1:] + before.ranks[:-1]


def _turned(move: Any, seats: int) -> Any:
    names = {name: (getattr(move, name) + 1) % seats for name in ("to", "owner") if hasattr(move, name)}
    seat = move.seat if move.seat == CHANCE else (move.seat + 1) % seats
    return replace(move, seat=seat, **names)


def test_the_order_of_smashes_does_not_change_the_score_16() -> None:
    found = 0
    for seed in range(400):
        history = list(steps(game, setup(3), Random(seed)))
        for first, second in pairwise(history):
            if isinstance(first.move, Smash) and isinstance(second.move, Smash) and first.move != second.move:
                state = first.before
                for move in (second.move, first.move):
                    for event in game.decide(state, move):
                        state = game.evolve(state, event)
                assert [hold.row for hold in state.holdings] == [hold.row for hold in second.after.holdings]
                found += 1
    assert found


def test_evolve_has_a_line_for_every_event() -> None:
    assert set(EVOLVE) == set(laws.events_of(game))


@pytest.mark.parametrize("number", range(1, 4))
def test_the_golden_games_of_the_page_come_out_also_for_one_sided_recorders_10_4(number: int) -> None:
    played = golden(number)
    assert played.broken is None
    _notes_agree(golden_text(number), played.history)
    for viewer in (None, *range(played.setup.seats)):
        state = game.view(game.initial(played.setup), viewer)
        for step in played.history:
            move = game.cause(game.redact(step.events[0], viewer))
            for event in game.decide(state, game.read(state, move.seat, game.write(state, move))):
                state = game.evolve(state, event)
        assert (game.outcome(state), state.flags) == (played.outcome, ())


def _notes_agree(text: str, history: tuple[Step, ...]) -> None:
    """The page notes the ranking and the next leader after each trick."""
    notes = [found.groups() for found in re.finditer(r"# ([ABCD]+)(?:, queue ([T0-9 ]+))?, next ([ABCD])", text)]
    ends = [step for step in history if _ends_a_trick(step)]
    assert len(notes) == len(ends)
    for (ranking, queue, lead), step in zip(notes, ends, strict=True):
        state = step.after
        assert "".join("ABCD"[seat] for seat in state.places) == ranking
        assert "ABCD"[state.lead] == lead
        if step.before.phase == 2:
            assert " ".join(state.queue) == (queue or "")


def _ends_a_trick(step: Step) -> bool:
    return step.events[-1].__struct_config__.tag in ("trick_ended", "phase_changed", "finished")


def test_random_play_has_the_lengths_of_section_13() -> None:
    """Move lines of a complete record over all legal decks, as simulated for the page."""
    for seats, (mean, least, most) in {2: (83, 80, 94), 3: (114, 110, 120), 4: (114, 111, 120)}.items():
        lengths = []
        for seed in range(4):
            lengths += [len(list(steps(game, setup(seats, deck=deck), Random(seed)))) for deck in decks(seats)]
        assert least - 2 <= min(lengths)
        assert max(lengths) <= most + 4
        assert abs(sum(lengths) / len(lengths) - mean) < 1.5


def test_what_chance_owes_is_drawn_from_the_cards_without_a_place() -> None:
    for step in steps(game, setup(4), Random(2)):
        if step.move.seat == CHANCE:
            shown = getattr(step.move, "cards", None) or (step.move.card,)
            left = Counter(step.before.unseen)
            left.update([step.before.top] if step.before.top else [])
            assert not Counter(shown) - left


@pytest.mark.parametrize("seats", game.SEATS)
@pytest.mark.parametrize("false_from", [None, 2])
def test_a_record_that_misses_cards_or_keeps_flags_folds_and_can_be_viewed(seats: int, false_from: int | None) -> None:
    for seed in range(4):
        rng = Random(f"observed {seats} {seed}")
        table = Table(rng, any_setup(rng, seats, revoke_policy="flag"), eyes=0.5)
        while game.to_act(table.state):
            table.do(table.next_move(false_from=false_from, phase=1 + seed % 2))
        laws.folds(game, table.state.setup, table.history)
        laws.round_trips(game, table.history)
        laws.views_agree(game, table.state.setup, table.history)
        laws.figures_are_declared(game, table.history)
        laws.is_told(game, table.state.setup, table.history)
        for step in table.history:
            conserved(step.after)


def test_no_fold_looks_at_the_policy_on_revokes() -> None:
    rng = Random(5)
    table = Table(rng, any_setup(rng, 2, revoke_policy="flag"), eyes=0.0)
    while game.to_act(table.state):
        table.do(table.next_move(false_from=1))
    assert table.state.flags
    state = game.initial(replace(table.state.setup, revoke_policy="reject"))
    for step in table.history:
        for event in step.events:
            state = game.evolve(state, event)
    assert replace(state, setup=table.state.setup) == table.state
