"""Section 9: canonical spelling, and what a reader also takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import projections.games.kingsburg as game
from projections.games.kingsburg import move as m
from projections.reader import parse
from projections.replay import replay
from projections.seats import CHANCE
from tests.projections.games.kingsburg.position import group, play, position, province, refused

BEGINNING = """kifu 1
game: kingsburg
mode: dealt
seat A: Aki
seat B: Ben
seat C: Chie

*: ORDER C B A
*: ENEMIES 1-barbarians-2 2-zombies-5 3-zombies-6 4-demons-6 5-demons-9
C: AID W
B: AID G
A: AID W
*: ROLL C 346
*: ROLL B 125
*: ROLL A 356
B: I7 25
C: I10 46
A: I11 56
B: I1 1
C: I3 3
B: H7 S
A: H11 WS
B: B31
C: B41
A: B41
"""

CASES = Path("tests/cases/kingsburg")


def as_observed(text: str) -> str:
    """The record that somebody at the table makes of the same match."""
    return re.sub(r"ENEMIES .*", "ENEMIES ?5", re.sub(r"mode: .*", "mode: observed", text))


ANY = position("influence", province(roll="345+24", plus2=3), province(roll="6"))


@pytest.mark.parametrize(
    ("seat", "text", "move"),
    [
        (CHANCE, "ORDER C A D B", m.SetOrder((2, 0, 3, 1))),
        (CHANCE, "ENEMIES ?5", m.DealEnemies((None,) * 5)),
        (CHANCE, "ENEMIES ? 2-orcs-4 ? 4-orcs-7 ?", m.DealEnemies((None, "2-orcs-4", None, "4-orcs-7", None))),
        (CHANCE, "ENEMIES 1-orcs-3 ?3 5-dragons-9", m.DealEnemies(("1-orcs-3", None, None, None, "5-dragons-9"))),
        (CHANCE, "NEUTRAL 112 22", m.RollNeutral((1, 1, 2), (2, 2))),
        (CHANCE, "ROLL A 346", m.RollDice(0, (3, 4, 6))),
        (CHANCE, "ROLL A 345+24", m.RollDice(0, (3, 4, 5), (2, 4))),
        (CHANCE, "RE A 5", m.Reroll(0, (5,))),
        (CHANCE, "RE C +5", m.Reroll(2, (), (5,))),
        (CHANCE, "RE A 136+1", m.Reroll(0, (1, 3, 6), (1,))),
        (CHANCE, "ENEMY 1-goblins-3", m.RevealEnemy("1-goblins-3")),
        (CHANCE, "KING 4", m.RollReinforcements(4)),
        (0, "AID W", m.ChooseAid(0, 1)),
        (0, "GUILD G", m.ClaimGuild(0, take=True)),
        (0, "GUILD -", m.ClaimGuild(0, take=False)),
        (0, "STATUE C", m.UseStatue(0, "coloured")),
        (0, "STATUE W", m.UseStatue(0, "white")),
        (0, "CHAPEL", m.UseChapel(0)),
        (0, "KEEP", m.KeepRoll(0)),
        (0, "I5 4 M+", m.Influence(0, 5, (4,), (), 0, 1)),
        (0, "I17 45+24 T1", m.Influence(0, 17, (4, 5), (2, 4), 1)),
        (0, "I3 3 E", m.Influence(0, 3, (3,), (), 0, 0, envoy=True)),
        (0, "I12 5 T3 M+ E", m.Influence(0, 12, (5,), (), 3, 1, envoy=True)),
        (0, "PASS", m.Pass(0)),
        (0, "H9 GW", m.TakeHelp(0, 9, (1, 1, 0))),
        (0, "H6 -", m.TakeHelp(0, 6, (0, 0, 0))),
        (0, "B13", m.Build(0, 13)),
        (0, "B13 E", m.Build(0, 13, envoy=True)),
        (0, "B-", m.EndBuild(0)),
        (0, "TH G", m.UseTownHall(0, "G")),
        (0, "TH T", m.UseTownHall(0, "T")),
        (0, "TH -", m.SkipTownHall(0)),
        (0, "REC 2 GGWS", m.Recruit(0, 2, (2, 1, 1))),
        (0, "REC 0", m.Recruit(0, 0)),
        (0, "GET S", m.ChooseSpoils(0, 2)),
        (0, "LOSE GW", m.ChooseLosses(0, (1, 1, 0))),
    ],
)
def test_each_line_of_the_table_is_read_and_written_9_2(seat: int, text: str, move: m.Move) -> None:
    assert game.read(ANY, seat, text) == move
    assert game.read(ANY, seat, text.lower()) == move
    assert game.read(ANY, seat, f" {text.replace(' ', '   ')} ") == move
    assert game.write(ANY, move) == text


@pytest.mark.parametrize(
    ("seat", "text", "canonical"),
    [
        (CHANCE, "order CADB", "ORDER C A D B"),
        (CHANCE, "enemies ? ? ? ? ?", "ENEMIES ?5"),
        (CHANCE, "ENEMIES ?2 ?3", "ENEMIES ?5"),
        (CHANCE, "ENEMIES ?2 3-ORCS-5 ? ?", "ENEMIES ?2 3-orcs-5 ?2"),
        (CHANCE, "roll a 5 4 3 + 4 2", "ROLL A 345+24"),
        (CHANCE, "rolla 643", "ROLL A 346"),
        (CHANCE, "Neutral 211 64", "NEUTRAL 112 46"),
        (CHANCE, "re a + 5", "RE A +5"),
        (0, "i17 54+42 t1", "I17 45+24 T1"),
        (0, "I 12 5 T 3 M + E", "I12 5 T3 M+ E"),
        (0, "I12 5T3M+E", "I12 5 T3 M+ E"),
        (0, "h 12 s g", "H12 GS"),
        (0, "LOSE WG", "LOSE GW"),
        (0, "rec 2 swgg", "REC 2 GGWS"),
        (0, "rec 2 g g w s", "REC 2 GGWS"),
        (0, "b 13", "B13"),
        (0, "b13e", "B13 E"),
        (0, "b -", "B-"),
        (0, "th-", "TH -"),
    ],
)
def test_a_reader_takes_any_case_blanks_and_order_9_1(seat: int, text: str, canonical: str) -> None:
    assert game.write(ANY, game.read(ANY, seat, text)) == canonical


def test_a_reader_finds_out_the_shift_and_the_envoy_9_1() -> None:
    own = province("market", roll="4")
    state = position("influence", own, province(), board=(group("B", 5, "5"),), envoy_holder=0)
    assert game.read(state, 0, "I5 4") == m.Influence(0, 5, (4,), (), 0, 1, envoy=True)
    assert game.read(state, 0, "I3 4") == m.Influence(0, 3, (4,), (), 0, -1)


def test_tokens_may_not_be_left_out_9_1() -> None:
    assert refused(position("influence", province(roll="4", plus2=1), province()), "A: I6 4") == "wrong_total"


def test_what_is_written_must_agree_with_the_state_9_1() -> None:
    state = position("influence", province("market", roll="45"), province())
    assert refused(state, "A: I5 4 M-") == "wrong_total"
    assert refused(state, "A: I4 4 M+") == "wrong_total"
    assert refused(state, "A: I4 4 E") == "no_envoy"


@pytest.mark.parametrize(
    "text",
    [
        *("", "I", "I5", "I5 7", "I5 0", "IX 4", "I5 4 T", "I5 4 M", "I5 4 E E", "I100 4", "H9", "H9 X", "H-"),
        *("B", "B60", "B15", "B1", "TH", "TH X", "REC", "REC -", "REC 1 -", "REC 0 -", "AID", "AID T", "AID -"),
        *("I05 4", "I5 4 T0", "I5 4 T01", "I5 4+", "I5 4+ T1", "H09 GW", "REC 02 GGWS", "REC 00", "RE A +"),
        *("LOSE", "LOSE -", "GET GG", "STATUE", "STATUE X", "GUILD W", "PASS E", "KEEP 1", "CHAPEL C"),
        *("ROLL", "ROLL A", "ROLL A 7", "ROLL 346", "ROLL A 123+", "RE A", "ENEMY", "ENEMY 9-orcs-1", "KING 11"),
        *("ENEMIES", "ENEMIES ?x 1-orcs-3", "ENEMIES ?0 ?5", "ORDER", "ORDER X", "NEUTRAL 12345 6", "棋譜"),
    ],
)
def test_what_is_no_move_is_refused_9_2(text: str) -> None:
    for actor in ("A", "*"):
        assert refused(ANY, f"{actor}: {text}") == "bad_notation"


def test_the_beginning_of_a_match_9_6() -> None:
    played = replay(parse(BEGINNING))
    assert played.broken is None
    assert len(played.history) == 18
    state = played.state
    assert [(own.vp, own.rows) for own in state.provinces] == [
        (1, (0, 0, 0, 1, 0)),
        (1 + 1 + 1, (0, 0, 1, 0, 0)),
        (1, (0, 0, 0, 1, 0)),
    ]
    assert (state.phase, state.step, state.turn_order[0]) == (4, "roll", 1)
    assert (state.provinces[2].peeked, state.provinces[2].soldiers) == ((1,), 2)


def test_an_observer_writes_the_same_lines_with_unknown_enemies_9_6() -> None:
    played = replay(parse(as_observed(BEGINNING)))
    assert played.broken is None
    assert played.state.provinces == replay(parse(BEGINNING)).state.provinces


def test_a_record_that_contradicts_its_enemies_names_that_line_9_5() -> None:
    """The peeked card stands in line 9, the reveal far below; both are named."""
    text = (CASES / "02_2p_sensible.kifu").read_text(encoding="utf-8")
    assert "*: ENEMY 4-orcs-7" in text
    broken = replay(parse(text.replace("*: ENEMY 4-orcs-7", "*: ENEMY 4-goblins-5"))).broken
    assert broken is not None
    assert (broken.refusal.rule, broken.met) == ("other_card", "ENEMY 4-goblins-5")
    assert broken.advice.earlier == 2
    assert broken.earlier_place is not None
    assert text.splitlines()[broken.earlier_place.line - 1].startswith("*: ENEMIES")


def test_full_and_observed_records_come_to_the_same_outcome_9_5() -> None:
    for path in sorted(CASES.glob("[0-9]*.kifu")):
        text = path.read_text(encoding="utf-8")
        observed = replay(parse(as_observed(text)))
        assert observed.broken is None
        assert observed.outcome == replay(parse(text)).outcome is not None


def test_what_is_said_is_in_a_players_words_9_2() -> None:
    said = [
        (
            m.Influence(0, 17, (4, 5), (2, 4), 1),
            "influences the Queen (17) with 45+24 and +2 ×1",
            "45+24 と「+2」×1 で女王(17)に影響",
        ),
        (m.TakeHelp(0, 9, (1, 1, 0)), "takes 1 gold, 1 wood from the Master Hunter", "マスターハンター"),
        (m.TakeHelp(0, 14, (0, 0, 0)), "declines the Smuggler", "密輸人を断る"),
        (m.Build(0, 24, envoy=True), "builds the Merchants' Guild, with the envoy", "商人ギルド"),
        (m.Recruit(0, 2, (2, 1, 1)), "recruits 2 for 2 gold, 1 wood, 1 stone", "軍事力を 2"),
        (m.RollDice(1, (3, 4, 6)), "rolls 346 for B", "B のダイスは 346"),
    ]
    for move, english, japanese in said:
        assert game.say(ANY, move, "en") == english
        assert japanese in game.say(ANY, move, "ja")


def test_a_match_begins_with_a_state_for_each_option_of_the_first_order_4() -> None:
    assert play(game.initial(game.Setup(seats=2)), "*: ORDER B A").turn_order == (1, 0)
