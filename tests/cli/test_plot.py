"""`kifu plot`: pictures as a person asks for them, and what is told where there is nothing to draw."""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from analytics.plots import OF_MATCH, OF_MATCHES, fonts
from cli.main import main
from cli.plotting import NAMES
from tests.cli.conftest import CLAIM2, Kifu


@pytest.fixture(scope="session")
def played(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("played") / "games.db"))
    for command in (
        ["simulate", "kingsburg", "-n", "3", "--bots", "random,random", "--seed", "1"],
        ["import", str(CLAIM2)],
        ["retag", "@", "--tag", "league"],
        ["stats", "wins"],  # counted once for all tests
    ):
        assert main([*command, "--db", str(path)]) == 0
    return path


@pytest.fixture
def club(kifu: Kifu, played: Path) -> Kifu:
    shutil.copy(played, kifu.db)
    return kifu


def test_the_names_are_those_of_the_plots_and_each_says_what_it_shows(kifu: Kifu) -> None:
    assert set(NAMES) == {*OF_MATCH, *OF_MATCHES}
    told = {each["plot"]: each["shows"] for each in kifu.json("plot")}
    assert tuple(told) == NAMES
    assert len(set(told.values())) == len(NAMES)
    assert "kifu plot NAME -o FILE.svg" in kifu("plot").err


@pytest.mark.parametrize("name", NAMES)
def test_every_plot_is_a_picture_on_standard_output_and_has_its_rows_as_json(club: Kifu, name: str) -> None:
    chosen = ["--game", "kingsburg"] if name in ("sources", "features", "luck") else []
    said = club("plot", name, *chosen)
    assert ElementTree.fromstring(said.out).tag.endswith("svg")
    told = club.json("plot", name, *chosen)
    assert told["plot"] == name
    assert told["title"] in said.out
    assert f"n = {told['n']}" in told["caption"]
    assert told["file"] is None
    assert told["rows"]


def test_a_file_is_what_its_name_says(club: Kifu, tmp_path: Path) -> None:
    club("plot", "wins", "-o", tmp_path / "wins.PNG")
    assert (tmp_path / "wins.PNG").read_bytes().startswith(b"\x89PNG")
    said = club("plot", "wins", "-o", tmp_path / "wins.svg")
    assert ElementTree.parse(tmp_path / "wins.svg")
    assert (said.out, "wins.svg" in said.err) == ("", True)
    told = club.json("plot", "wins", "-o", tmp_path / "again.svg")
    assert told["file"] == str(tmp_path / "again.svg")
    assert (tmp_path / "again.svg").exists()
    assert club.json("plot", "wins", "-o", tmp_path / "wins.pdf", code=2)["code"] == "plot.bad_form"
    assert club.json("plot", "wins", "-o", tmp_path / "no" / "wins.svg", code=3)["code"] == "no_file"


def test_score_is_of_the_last_match_or_of_the_one_named(club: Kifu) -> None:
    assert "Claim 2" in club.json("plot", "score")["title"]
    assert club.json("plot", "score", "--match", "@") == club.json("plot", "score")
    assert club.json("plot", "sources", "--match", "@")["n"] == 1
    first = club.json("list")[0]["match"]
    titles = {club.json("plot", "score", "--match", each["match"])["title"] for each in club.json("list")}
    assert len(titles) == 2
    assert club.json("plot", "score", "--match", first, "--game", "metz", code=2)["code"] == "plot.either"
    assert club.json("plot", "wins", "--match", first, code=2)["code"] == "plot.not_of_match"
    assert club.json("plot", "score", "--match", "nothing", code=3)["code"] == "no_match"


def test_a_plot_of_one_game_asks_which(club: Kifu) -> None:
    error = club.json("plot", "features", code=2)
    assert error["code"] == "plot.name_game"
    assert "Claim 2, Kingsburg" in error["message"]
    assert "Claim 2" in club.json("plot", "sources", "--tag", "league")["title"], "the only one there"


@pytest.mark.parametrize("name", NAMES)
def test_where_there_is_nothing_to_draw_it_says_why(kifu: Kifu, name: str) -> None:
    error = kifu.json("plot", name, code=3)
    assert error["code"] == ("no_last_match" if name == "score" else "too_little")
    assert "nothing to draw: " in error["message"] or name == "score"
    assert kifu("plot", name, "--lang", "ja", code=3).err.isascii() is False


def test_filters_choose_the_matches(club: Kifu) -> None:
    assert club.json("plot", "wins")["n"] == 4
    assert club.json("plot", "wins", "--tag", "league")["n"] == 1
    assert club.json("plot", "wins", "--tag", "cup", code=3)["code"] == "too_little"


def test_an_unknown_name_lists_the_known_ones(kifu: Kifu) -> None:
    assert "luck" in kifu("plot", "lick", code=2).err


def test_without_a_japanese_font_the_picture_is_english_and_says_so_once(
    club: Kifu, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "drawable", lambda _: "en")
    said = club("plot", "wins", "--lang", "ja")
    assert "equal players" in said.out
    assert said.err.count("fonts-noto-cjk") == 1
    monkeypatch.setattr(fonts, "drawable", lambda lang: lang)
    said = club("plot", "wins", "--lang", "ja")
    assert "互角" in said.out
    assert said.err == ""


def test_letters_that_no_font_has_are_told(club: Kifu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club("players", "rename", "random A", "Zoë 🎲")
    monkeypatch.setattr(fonts, "unknown", lambda text: "🎲" if "🎲" in text else "")
    assert "🎲" in club("plot", "wins", "-o", tmp_path / "wins.png").err
    assert "🎲" not in club("plot", "wins", "-o", tmp_path / "wins.svg").err, "there it is text"
