"""Lists, filters, exports, people, and the log's health."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ledger import Ledger
from tests.cli.conftest import CASES, CLAIM2, Kifu
from tests.projections.match.parity_match import WHOLE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("parity")

START = ("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2")


@pytest.fixture
def three(kifu: Kifu) -> list[str]:
    """Ids, oldest first: one of Claim 2 that is over, one begun, one closed."""
    ids = [kifu.json("import", CLAIM2)[0]["match"], kifu.new(), kifu.new("parity", "--tag", "cup, final")]
    kifu("close", ids[2], "--abandoned")
    return ids


def listed(kifu: Kifu, *arguments: object) -> list[str]:
    return [each["match"] for each in kifu.json("list", *arguments)]


def test_the_list_is_latest_first_and_can_be_narrowed(kifu: Kifu, three: list[str]) -> None:
    assert listed(kifu) == three[::-1]
    assert listed(kifu, "--game", "CLAIM2") == three[:1]
    assert listed(kifu, "--unfinished") == [three[1]]
    assert listed(kifu, "--limit", 2) == three[:0:-1]
    assert listed(kifu, "-p", "aki") == three[::-1]
    assert listed(kifu, "-p", "Nobody") == []
    assert kifu.json("list", "--limit", 1)[0]["tags"] == ["cup", "final"]


def test_an_empty_list_says_so_beside_the_result(kifu: Kifu) -> None:
    said = kifu("list")
    assert (said.out, said.err) == ("", "nothing to show\n")
    assert kifu.json("list") == []


def test_at_names_the_match_that_was_started_or_imported_last(kifu: Kifu, three: list[str]) -> None:
    assert kifu.json("show", "@")["match"] == three[2]
    kifu("note", three[0], "old times")
    assert kifu.json("show", "@")["match"] == three[2]
    imported = kifu.json("import", CASES / "claim2" / "19_3p_value_sum.kifu")[0]["match"]
    assert kifu.json("show", "@")["match"] == imported


def test_a_text_goes_to_standard_output_a_file_or_a_folder(kifu: Kifu, three: list[str], tmp_path: Path) -> None:
    text = kifu("export", three[1]).out
    assert text.startswith("kifu 1\ngame: parity\n")
    kifu("export", three[1], "-o", tmp_path / "one.kifu")
    assert (tmp_path / "one.kifu").read_text() == text
    kifu("export", "-o", tmp_path / "all")
    assert len(list((tmp_path / "all").glob("*.kifu"))) == 3
    assert (tmp_path / "all" / f"parity-{three[1]}.kifu").read_text() == text
    kifu("export", three[1], "-o", tmp_path / "all")
    assert len(list((tmp_path / "all").iterdir())) == 3
    assert "-o" in kifu("export", code=2).err


def test_a_seats_text_hides_what_it_could_not_see(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", WHOLE)
    text = kifu("export", "@", "--seat", "A").out
    assert "*: deal 1 3 5 8 / ? ? ? ?" in text
    assert text.endswith("result: A 4, B 2\n")
    assert "?" not in kifu("export", "@").out


def test_json_lines_of_chosen_matches_or_the_whole_log(kifu: Kifu, three: list[str], tmp_path: Path) -> None:
    whole, some = tmp_path / "whole.jsonl", tmp_path / "some.jsonl"
    kifu("export", "--format", "jsonl", "-o", whole)
    kifu("export", three[1], "--format", "jsonl", "-o", some)
    assert whole.read_text() == kifu("export", "--format", "jsonl").out
    kifu("--db", tmp_path / "other.db", "import", some)
    assert listed(kifu, "--db", tmp_path / "other.db") == [three[1]]
    kifu("--db", tmp_path / "third.db", "import", whole)
    assert kifu("--db", tmp_path / "third.db", "digest").out == kifu("digest").out


def test_people_are_listed_renamed_merged_and_forgotten(kifu: Kifu) -> None:
    kifu.new()
    kifu("new", "parity", "-p", "Aki", "-p", "Benn")
    digest = kifu("digest").out
    assert [(each["name"], each["matches"]) for each in kifu.json("players", "list")] == [
        ("Aki", 2),
        ("Ben", 1),
        ("Benn", 1),
    ]
    kifu("players", "merge", "Benn", "Ben")
    (aki, ben) = kifu.json("players", "list")
    assert (ben["name"], ben["aliases"], ben["matches"]) == ("Ben", ["Benn"], 2)
    assert kifu("players", "rename", "Aki", "秋").out == "Aki is now called 秋\n"
    assert kifu.json("show", "@")["seats"][0]["player"] == "秋"
    assert kifu.json("players", "forget", "秋")["name"].startswith("anon-")
    assert "秋" not in kifu("list").out
    assert kifu("digest").out == digest, "no event is touched"
    assert kifu.json("verify")["ok"]
    assert aki["matches"] == 2


def test_a_rename_reaches_every_match_and_text(kifu: Kifu) -> None:
    kifu.new()
    kifu("players", "rename", "Ben", "Benjamin")
    assert "seat B: Benjamin" in kifu("export", "@").out
    assert kifu("move", "@", *START, "Aki: 5", "Benjamin: 7").code == 0


def test_a_result_without_moves_is_a_match_like_any(kifu: Kifu) -> None:
    made = kifu.json("result", "Catan", "--seat", "Aki", "--seat", "Ben", "--score", "10", "--score", "7")
    assert made["finished"]
    assert made["outcome"]["ranks"] == {"A": 1, "B": 2}
    assert kifu.json("list")[0]["match"] == made["match"]
    assert kifu.json("show", made["match"]) == made
    assert kifu("show", "@").code == 0
    kifu("move", "@", "A: 1", code=4)


def test_documents_of_the_games_are_listed_with_their_options(kifu: Kifu) -> None:
    games = {each["game"] for each in kifu.json("games")}
    assert games == {"claim2", "conspiracy", "iron_age", "kingsburg", "metz", "parity"}
    for game in sorted(games):
        assert "option" in kifu("games", game).out
        assert kifu("games", game, "--lang", "ja").out


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_bots_play_and_their_matches_are_recorded(kifu: Kifu, bots: str) -> None:
    told = kifu.json("simulate", "parity", "-n", 5, "--bots", bots, "--seed", 3)
    assert (told["matches"], told["recorded"]) == (5, True)
    assert sum(row["wins"] for row in told["bots"]) == 5
    matches = kifu.json("list")
    assert len(matches) == 5
    assert {each["mode"] for each in matches} == {"simulated"}
    assert all(each["finished"] for each in matches)
    assert kifu.json("audit") == []


def test_the_same_seed_plays_the_same_matches(kifu: Kifu) -> None:
    def told() -> Any:
        return kifu.json("simulate", "parity", "-n", 20, "--bots", "greedy,random", "--seed", 3, "--dry-run")["bots"]

    assert told() == told()
    assert kifu.json("list") == []


@pytest.mark.parametrize("game", ["claim2", "conspiracy", "iron_age", "kingsburg", "metz"])
def test_every_game_is_played_by_bots_and_looked_at(kifu: Kifu, game: str) -> None:
    kifu("simulate", game, "-n", 2, "--bots", "greedy,random", "--seed", 1)
    shown = kifu.json("show", "@")
    assert shown["finished"]
    text = kifu("export", "@").out
    assert text.count("\n") > shown["moves"]
    for command in (["show", "@"], ["replay", "@"], ["log", "@"]):
        assert kifu(*command).out
        assert kifu(*command, "--lang", "ja").out
    for at in range(0, shown["moves"], 9):
        legal = kifu.json("legal", "@", "--at", at)
        assert legal["count"] or legal["awaited"] == ["*"], at


@pytest.mark.parametrize("game", ["claim2", "conspiracy", "iron_age", "kingsburg", "metz"])
def test_every_game_can_be_dealt(kifu: Kifu, game: str) -> None:
    kifu("new", game, "-p", "Aki", "-p", "Ben", "--mode", "dealt")
    for _ in range(12):
        legal = kifu.json("legal", "@")["moves"]
        kifu("move", "@", legal[len(legal) // 2])
    before = kifu.json("show", "@")
    for _ in range(12):
        kifu("undo", "@")
    kifu("undo", "@", code=4)
    for _ in range(12):
        kifu("redo", "@")
    after = kifu.json("show", "@")
    assert {**after, "version": 0} == {**before, "version": 0}
    kifu("close", "@", "--agreed")
    assert kifu.json("verify", "--fair")[0]["verdict"] == "fair"


def test_the_demo_runs_by_itself_and_leaves_nothing(kifu: Kifu) -> None:
    said = kifu("demo")
    assert "$ kifu verify" in said.out
    assert kifu.json("list") == []
    assert kifu("demo", "--lang", "ja").out != said.out


def test_the_demo_can_be_kept(kifu: Kifu, tmp_path: Path) -> None:
    kifu("demo", "--folder", tmp_path / "demo")
    assert kifu.json("--db", tmp_path / "demo" / "demo.db", "list")


def test_a_schema_that_is_current_is_left_alone(kifu: Kifu) -> None:
    kifu.new()
    digest = kifu("digest").out
    assert kifu.json("db", "upgrade")["ok"]
    assert kifu.json("db", "check")["ok"]
    assert kifu("digest").out == digest


def test_the_same_commands_over_a_server(kifu: Kifu, postgres_url: str) -> None:
    kifu = Kifu(kifu.capsys, postgres_url)
    server = ["--db", postgres_url]
    match = kifu.json(*server, "new", "parity", "-p", "Aki", "-p", "Ben")["match"]
    kifu(*server, "move", "@", WHOLE)
    kifu(*server, "undo", "@")
    kifu(*server, "redo", "@")
    kifu(*server, "note", "@", "close")
    assert kifu.json(*server, "show", match)["outcome"]["scores"] == {"A": 4, "B": 2}
    kifu(*server, "import", CLAIM2)
    assert len(kifu.json(*server, "list")) == 2
    assert kifu.json(*server, "verify")["ok"]
    with Ledger.open(postgres_url) as ledger:
        assert ledger.head().text == kifu(*server, "digest").out.strip()
