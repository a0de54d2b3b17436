"""Labels, the picture of the table, figures, and the bot."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import projections.games.claim2 as game
from projections.drawing import Beside, Block, Grid
from projections.errors import IllegalMove
from projections.games.claim2.components import KEYS
from projections.games.claim2.events import Collected, Ranked
from projections.labels import LANGS, words
from projections.play import at_random, greedily, steps
from projections.reader import parse
from projections.replay import replay
from projections.resolve import move_of
from projections.setup import option_texts
from tests.projections.games.claim2.matches import any_setup, golden
from tests.projections.games.claim2.position import play, position, setup, start

if TYPE_CHECKING:
    from projections.drawing import Part
    from projections.figures import Figures, Step

NAMES = ("Aki", "Ben", "Chie", "Dan")
CODES = (
    "not_your_turn",
    "wrong_count",
    "not_a_choice",
    "peek_mismatch",
    "not_in_deck",
    "card_not_in_hand",
    "card_already_seen",
    "must_follow",
    "revoke_exposed",
    "impossible_distribution",
)


# Words


def test_every_code_option_value_faction_and_reason_has_words_in_both_languages() -> None:
    keys = [f"rule.{code}" for code in CODES]
    keys += [f"option.{option.name}.{value}" for option in game.OPTIONS for value in option.values]
    keys += [f"reason.{reason}" for reason in ("factions", "largest_group", "value_sum", "shared", "draw")]
    keys += [*KEYS, *KEYS.values()]
    for lang in LANGS:
        assert all(words(game.LABELS, key, lang) != key for key in keys)


@pytest.mark.parametrize(
    ("line", "en", "ja"),
    [
        ("A: N5", "plays Gnome 5", "ノーム5 を出す"),
        (
            "*: deal A N5 T0 ?11",
            "deals A: Gnome 5, Troll 0, 11 unknown cards",
            "A に配る: ノーム5、トロール0、不明 11 枚",
        ),
        ("*: draw B ?", "lets B draw an unknown card", "B が引く: 不明なカード"),
        ("A: smash N7 B", "smashes Gnome 7 of B", "B の ノーム7 を粉砕する"),
        ("A: take top", "takes the top card", "山札の一番上を獲得する"),
    ],
)
def test_a_move_is_told_in_a_players_words(line: str, en: str, ja: str) -> None:
    actor, _, text = line.partition(": ")
    move = move_of(game, start(), actor, text)
    assert (game.say(start(), move, "en"), game.say(start(), move, "ja")) == (en, ja)


@pytest.mark.parametrize("line", ["A: D7", "*: turn N1", "B: done"])
def test_a_move_after_the_end_is_told_that_the_match_is_over_8_3(line: str) -> None:
    actor, _, text = line.partition(": ")
    over = play(position("D7 / N9", trick=13), "A: D7; B: N9")
    with pytest.raises(IllegalMove) as refusal:
        game.decide(over, move_of(game, over, actor, text))
    told = [words(game.LABELS, f"rule.{refusal.value.rule}", lang, **refusal.value.facts) for lang in LANGS]
    assert (refusal.value.rule, told) == ("not_your_turn", ["the match is over", "対局は終わっています"])


# Picture


def text_of(parts: tuple[Part, ...]) -> str:
    """All the text of a drawing, a line each for lines and rows."""
    return "\n".join(_text(part) for part in parts)


def _text(part: Any) -> str:
    if isinstance(part, Block):
        return f"{_text(part.title)}{' <' if part.turn else ''}\n{text_of(part.body)}"
    if isinstance(part, Beside):
        return text_of(part.parts)
    if isinstance(part, Grid):
        return "\n".join(" | ".join(map(_text, row)) for row in (part.header, *part.rows) if row)
    return "".join(span.text for span in part)


def test_the_picture_shows_whose_turn_it_is_and_only_what_the_view_knows() -> None:
    state = play(start(), "*: deal A N1 N3 N5 N7 I1 I3 I5 I7 D0 D1 D2 D3 T0; deal B ?13; turn S9; A: N7")
    mine = text_of(game.draw(game.view(state, 0), NAMES, "en"))
    assert "phase 1, recruiting, trick 1 of 13 – next: B Ben – a card from the hand" in mine
    assert "B Ben <" in mine
    assert "hand | N1 N3 N5  I1 I3 I5 I7  D0 D1 D2 D3  T0" in mine
    assert "hand | ?13" in mine
    assert "face up | S9   stock 25" in mine
    other = text_of(game.draw(game.view(state, 1), NAMES, "ja"))
    assert "手札 | ?12" in other
    assert "N1" not in other


def test_the_picture_shows_queue_rows_smashed_gnomes_and_giants_that_may_smash() -> None:
    state = play(position("I3 / D1 / S2", deck="NIDTSUW", rows="/ N3 / N3", queue="T4 T2"), "A: I3; B: D1; C: S2")
    shown = text_of(game.draw(state, NAMES, "en"))
    for expected in ("waiting Trolls | T2", "may smash Gnomes of value 3", "Gnome row | N3", "A Aki I3 > C Chie S2"):
        assert expected in shown


def test_the_picture_of_the_end_shows_points_places_and_factions_won() -> None:
    last = golden(1).history[-1].after
    shown = text_of(game.draw(last, NAMES, "en"))
    assert "the end: most factions" in shown
    assert "A Aki – 3 factions, place 1" in shown
    assert "N Gnomes | 2* | 2 " in shown


def test_the_picture_names_teams_and_flags() -> None:
    state = play(start(revoke_policy="flag"), "*: deal A ?13; deal B ?13; turn N1; A: D4; B: S1; *: draw B ?; turn N3")
    shown = text_of(game.draw(play(state, "A: T3; B: D7"), NAMES, "en"))
    assert "irregular: revoke, move 9" in shown
    assert "team A+C" in text_of(game.draw(start(4), NAMES, "en"))


# Figures


def figures_of(seed: int, seats: int) -> tuple[list[Step], Figures]:
    history = list(steps(game, any_setup(Random(seed), seats), Random(seed)))
    return history, game.stats(history)


def test_the_figures_of_the_first_golden_game() -> None:
    figures = game.stats(golden(1).history)
    seat_a, seat_b = figures.seats
    # From the page: A N7 N9 I3 I5 D1 D6 D7 T1 T2 T7; B N1 N3 I1 I3 D3 T0 T3 T4 T5 T8 S2 S4 S5 S6
    assert [seat_a[f"won_{key}"] for key in ("gnomes", "giants", "dragons", "trolls", "seers")] == [1, 1, 1, 0, 0]
    assert [seat_b[f"cards_{key}"] for key in ("gnomes", "giants", "dragons", "trolls", "seers")] == [2, 2, 1, 5, 4]
    assert (seat_a["cards_scored"], seat_b["cards_scored"]) == (10, 14)
    assert (seat_a["won_knights"], seat_a["cards_knights"]) == (None, None)
    assert (seat_a["tricks_phase1"], seat_b["tricks_phase1"]) == (7, 6)
    assert (seat_a["seer_wins"], seat_a["peeks"], seat_a["swaps"]) == (1, 1, 1)
    assert (seat_b["seer_wins"], seat_b["peeks"], seat_b["swaps"]) == (2, 2, 1)
    assert (seat_a["smashes"], seat_b["gnomes_lost"], seat_b["smashes"], seat_a["gnomes_lost"]) == (1, 1, 1, 1)
    assert (seat_a["smashes_declined"], seat_b["smashes_declined"]) == (1, 0)
    assert figures.match["deck"] == "NIDTS"
    assert (figures.match["longest_queue"], figures.match["trolls_unscored"]) == (3, 0)
    assert (figures.match["margin_points"], figures.match["factions_unwon"], figures.match["tie_break"]) == (
        1,
        0,
        False,
    )
    assert [figures.match[f"decided_{key}"] for key in ("gnomes", "dragons", "undead")] == ["high_card", "count", None]


@pytest.mark.parametrize("seats", game.SEATS)
def test_figures_add_up(seats: int) -> None:
    for seed in range(20):
        history, figures = figures_of(seed, seats)
        total = {name: sum(int(row[name] or 0) for row in figures.seats) for name in figures.seats[0]}
        tricks = sum(isinstance(fact, Ranked) for step in history for fact in step.events)
        assert total["tricks_phase1"] == total["tricks_phase2"] == tricks
        assert total["leads"] == 2 * tricks
        assert total["leads_by_dragon"] == total["leads_lost_to_dragon"]
        assert total["face_up_cards"] + total["blind_cards"] + total["swaps"] == seats * tricks
        assert total["gnomes_captured"] == total["gnomes_lost"] + total["gnomes_surviving"]
        assert total["gnomes_lost"] == total["smashes"] == figures.match["gnomes_smashed"]
        assert total["seer_wins"] >= total["peeks"] >= total["swaps"]
        assert total["second_places"] == (0 if seats == 2 else 2 * tricks)
        for key in KEYS.values():
            if total[f"followers_{key}"]:
                assert figures.seats[0][f"cards_{key}"] is not None
        collected = [fact for step in history for fact in step.events if isinstance(fact, Collected)]
        assert total["dwarves_by_losing"] == sum(len(fact.dwarves) for fact in collected)


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_record_with_unknown_hands_tells_the_same_figures_but_those_of_blind_cards_8_2(seats: int) -> None:
    history, figures = figures_of(7, seats)
    rules = history[0].before.setup
    text = "\n".join(_line(step) for step in history)
    head = "\n".join(
        ["kifu 1", "game: claim2", *(f"seat {'ABCD'[n]}: P{n}" for n in range(seats))]
        + [f"option {name}: {value}" for name, value in option_texts(game, rules).items()]
    )
    blurred = replay(parse(f"{head}\n\n{text}\n"))
    assert blurred.broken is None
    told = game.stats(blurred.history)
    assert told.match == figures.match
    for mine, other in zip(told.seats, figures.seats, strict=True):
        assert {name: mine[name] for name in mine if name != "blind_mean"} == {
            name: other[name] for name in other if name != "blind_mean"
        }
        assert mine["blind_mean"] in (None, other["blind_mean"])
        if not other["swaps"]:
            assert mine["blind_mean"] == pytest.approx(other["blind_mean"]) or not other["blind_cards"]


def _line(step: Step) -> str:
    move = game.cause(game.redact(step.events[0], None))
    before = game.view(step.before, None)
    return f"{'*' if move.seat > 3 else 'ABCD'[move.seat]}: {game.write(before, move)}"


def test_a_match_that_was_broken_off_tells_no_result() -> None:
    history, _ = figures_of(3, 2)
    figures = game.stats(history[:40])
    assert figures.match["margin_points"] is None
    assert figures.seats[0]["won_gnomes"] is None
    assert figures.seats[0]["tricks_phase2"] == 0


# Bot


@pytest.mark.parametrize("seats", game.SEATS)
def test_the_bot_beats_random_play_by_far(seats: int) -> None:
    """The lower bound of a Wilson interval of its share of wins lies above that of an even match."""
    rules = setup(seats)
    side = game.sides(rules)
    wins, matches = 0.0, 60
    for seed in range(matches):
        mine = side[seed % seats]
        bots = [greedily if side[seat] == mine else at_random for seat in range(seats)]
        *_, last = steps(game, rules, Random(seed), bots)
        result = game.outcome(last.after)
        assert result is not None
        winners = {side[seat] for seat, rank in enumerate(result.ranks) if rank == 1}
        wins += (mine in winners) / len(winners)
    share, z = wins / matches, 1.96
    low = (share + z * z / 2 / matches - z * math.sqrt(share * (1 - share) / matches + (z / 2 / matches) ** 2)) / (
        1 + z * z / matches
    )
    assert low > 1 / len(set(side))


def test_the_bot_chooses_from_its_view_alone() -> None:
    for seed in range(5):
        for step in steps(game, setup(3), Random(seed), (greedily,)):
            seat = step.move.seat
            if seat < 3:
                seen = game.view(step.before, seat)
                assert game.greedy(seen, seat) == step.move
                assert step.move in list(game.moves(step.before, seat))
