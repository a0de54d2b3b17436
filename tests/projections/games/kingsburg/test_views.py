"""Sections 5 and 9.5: the enemy cards are hidden, and who peeks learns one alone."""

from __future__ import annotations

from random import Random

import projections.games.kingsburg as game
from projections.eyes import steps_seen
from projections.games.kingsburg import events as e
from projections.play import greedily, steps
from projections.seats import CHANCE
from tests.projections.games.kingsburg.position import facts, play, position, province

CARDS = ("1-orcs-3", "2-orcs-4", "3-orcs-5", "4-orcs-7", "5-dragons-9")


def peeked():  # type: ignore[no-untyped-def]
    """A sends dice to the General in year II of a match whose cards are known to the service."""
    before = position("influence", province(roll="55"), province(roll="1"), enemies=CARDS)
    return facts(before, "A: I10 55; B: PASS")


def test_who_peeks_learns_this_years_card_alone() -> None:
    state, _ = peeked()
    assert game.view(state, 0).enemies == (None, "2-orcs-4", None, None, None)
    assert game.view(state, 1).enemies == game.view(state, None).enemies == (None,) * 5
    assert game.view(state, 1).provinces[0].peeked == (2,)  # all see that it happened


def test_the_fact_of_a_peek_hides_the_card_from_others() -> None:
    _, events = peeked()
    look = next(event for event in events if isinstance(event, e.Peeked))
    assert game.redact(look, 0) == e.Peeked(0, 2, "2-orcs-4")
    assert game.redact(look, 1) == game.redact(look, None) == e.Peeked(0, 2, None)


def test_a_card_turned_up_is_known_to_all_but_not_filled_in_9_5() -> None:
    state = play(position("reveal", province(), province(), enemies=CARDS, queue=""), "*: ENEMY 2-orcs-4")
    seen = game.view(state, None)
    assert (seen.revealed[-1], seen.enemies[1]) == ("2-orcs-4", None)


def test_copies_differ_in_the_enemies_line_only_9_5() -> None:
    history = list(steps(game, game.Setup(seats=4), Random(11), [greedily]))
    full = [game.write(step.before, step.move) for step in history]
    dealt = history[-1].after.enemies
    assert any(own.peeked for own in history[-1].after.provinces)
    for viewer in (0, 1, 2, 3, None):
        copy = [game.write(step.before, step.move) for step in steps_seen(game, history, viewer)]
        assert [n for n, (own, other) in enumerate(zip(copy, full, strict=True)) if own != other] == [1]
        known = () if viewer is None else history[-1].after.provinces[viewer].peeked
        cards = tuple(card if year in known else None for year, card in enumerate(dealt, start=1))
        assert game.read(history[1].before, CHANCE, copy[1]).cards == cards


def test_a_copy_of_an_unfinished_match_is_made_in_the_same_way_9_5() -> None:
    history = list(steps(game, game.Setup(seats=4), Random(11), [greedily]))
    looks = [n for n, step in enumerate(history) for event in step.events if isinstance(event, e.Peeked)]
    first = looks[0]
    seat = next(event.seat for event in history[first].events if isinstance(event, e.Peeked))
    before = steps_seen(game, history[:first], seat)[1]
    after = steps_seen(game, history[: first + 1], seat)[1]
    assert game.write(before.before, before.move) == "ENEMIES ?5"
    assert game.write(after.before, after.move) != "ENEMIES ?5"
