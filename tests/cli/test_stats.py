"""The statistics as a person asks for them, in words of both languages and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections.labels import LANGS
from tests.cli.conftest import CLAIM2, IRON_AGE, Kifu

if TYPE_CHECKING:
    from pathlib import Path

QUESTIONS = [
    ["stats", "wins"],
    ["stats", "wins", "--by", "game", "--by", "players"],
    ["stats", "wins", "--by", "option", "--game", "claim2"],
    ["stats", "seats"],
    ["stats", "seats", "Claim 2"],
    ["stats", "players"],
    ["stats", "versus"],
    ["stats", "features", "claim2"],
    ["stats", "features", "claim2", "--figure", "won_trolls"],
    ["stats", "openings", "claim2", "--moves", "2"],
    ["stats", "length"],
    ["stats", "course", "@"],
    ["ratings"],
    ["ratings", "--game", "クレーム2", "--history", "random A"],
    ["stats", "rebuild"],
]


@pytest.fixture
def club(kifu: Kifu) -> Kifu:
    """Matches of bots, and two records."""
    kifu("simulate", "claim2", "-n", "6", "--bots", "random,random", "--seed", "1")
    kifu("import", IRON_AGE, CLAIM2)
    return kifu


@pytest.mark.parametrize("question", QUESTIONS, ids=" ".join)
def test_every_question_is_answered_in_both_languages_and_as_json(club: Kifu, question: list[str]) -> None:
    told = {lang: club(*question, "--lang", lang).out for lang in LANGS}
    assert all(told.values())
    assert told["en"] != told["ja"]
    assert club.json(*question)


@pytest.mark.parametrize("question", QUESTIONS[:11], ids=" ".join)
def test_an_empty_log_has_nothing_to_show(kifu: Kifu, question: list[str]) -> None:
    kifu(*question)
    found = kifu.json(*question)
    assert found in ([], {"seats": [], "tests": []}) or all(row["n"] == 0 for row in found)


def test_wins_say_how_many_matches_and_what_they_allow_to_say(club: Kifu) -> None:
    rows = {row["player"]: row for row in club.json("stats", "wins")}
    assert rows["random A"]["n"] == 6
    assert rows["random A"]["wins"] + rows["random B"]["wins"] == 6
    assert rows["random A"]["base"] == 0.5
    assert rows["random A"]["low"] < rows["random A"]["rate"] < rows["random A"]["high"]
    assert rows["random A"]["verdict"] == "few"
    said = club("stats", "wins")
    assert "too few to tell" in said.out
    assert "n is small" in said.err
    assert "Solo".lower() in said.out.lower(), "the solo match stands apart"


def test_the_filters_choose_matches(club: Kifu) -> None:
    assert club.json("stats", "wins", "--mode", "dealt") == []
    assert len(club.json("stats", "wins", "--game", "claim2")) == len(club.json("stats", "wins")) == 4
    assert club.json("stats", "wins", "--game", "metz") == []
    assert club.json("stats", "wins", "--until", "1999") == []
    assert club.json("stats", "wins", "--players", "5") == []
    assert club.json("stats", "wins", "--place", "Osaka") == []
    assert club.json("stats", "wins", "--tag", "league") == []
    assert club.json("stats", "wins", "--since", "soon", code=2)["code"] == "bad_span"


def test_statistics_follow_the_log(club: Kifu) -> None:
    before = club.json("stats", "players")
    club("undo", "@")
    after = club.json("stats", "players")
    assert sum(row["n"] for row in after) == sum(row["n"] for row in before) - 2
    club("redo", "@")
    assert club.json("stats", "players") == before
    club("players", "rename", "random A", "Marvin")
    assert "Marvin" in {row["player"] for row in club.json("stats", "players")}


def test_versus_names_one_or_two_people(club: Kifu) -> None:
    (pair,) = club.json("stats", "versus", "random b", "RANDOM A")
    assert (pair["player"], pair["other"], pair["n"]) == ("random B", "random A", 6)
    assert len(club.json("stats", "versus", "random B")) == 1
    assert club.json("stats", "versus", "nobody", code=3)["code"] == "no_player"
    assert club.json("ratings", "--history", "nobody", code=3)["code"] == "no_player"


def test_a_figure_that_there_is_not_names_the_nearest(club: Kifu) -> None:
    error = club.json("stats", "features", "claim2", "--figure", "won_troll", code=2)
    assert error["code"] == "no_figure"
    assert "won_trolls" in error["message"]


def test_the_course_of_a_match(club: Kifu) -> None:
    found = club.json("stats", "course", "@")
    assert found["points"][-1] == [2, 3]
    assert len(found["points"]) == 92
    assert found["sides"] == [["A"], ["B"]]
    said = club("stats", "course", "@").out
    assert "biggest swing" in said


def test_a_game_without_running_points_says_so(kifu: Kifu, parity: object) -> None:
    kifu.new()
    assert kifu.json("stats", "course", "@", code=2)["code"] == "no_running_score"


def test_frames_are_files_in_a_folder(club: Kifu, tmp_path: Path) -> None:
    import pandas as pd

    club("frames", tmp_path / "out", "--game", "claim2")
    seats = pd.read_parquet(tmp_path / "out" / "seats.parquet")
    assert len(seats) == 14
    assert (tmp_path / "out" / "features_claim2.csv").exists()
    written = club.json("frames", tmp_path / "ja", "--labels", "--lang", "ja")
    assert all((tmp_path / "ja").joinpath(each["file"]).exists() for each in written)
    assert "対局者" in pd.read_csv(tmp_path / "ja" / "seats.csv").columns


def test_a_log_that_is_not_the_one_counted_is_refused_until_a_rebuild(club: Kifu) -> None:
    import sqlite3

    club("stats", "wins")
    with sqlite3.connect(club.db) as connection:
        connection.execute("UPDATE checkpoint SET position = position + 1")
    connection.close()
    assert club.json("stats", "wins", code=6)["code"] == "log_replaced"
    assert "kifu stats rebuild" in club("ratings", code=6).err
    club("stats", "rebuild")
    assert club.json("stats", "wins")
