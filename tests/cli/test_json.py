"""The JSON that other programs rely on: its keys are exactly these."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.conftest import CLAIM2, Kifu
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("parity")

SHOW = [
    "match",
    "game",
    "rules",
    "mode",
    "version",
    "moves",
    "seats",
    "awaited",
    "finished",
    "outcome",
    "flags",
    "state",
]
START = ("*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2")


def test_show(kifu: Kifu) -> None:
    match = kifu.new()
    kifu("move", "@", *START, "A: 5")
    shown = kifu.json("show", "@")
    assert list(shown) == SHOW
    assert {key: shown[key] for key in SHOW[:-1]} == {
        "match": match,
        "game": "parity",
        "rules": 1,
        "mode": "observed",
        "version": 4,
        "moves": 3,
        "seats": [{"seat": "A", "player": "Aki"}, {"seat": "B", "player": "Ben"}],
        "awaited": ["B"],
        "finished": False,
        "outcome": None,
        "flags": [],
    }
    assert shown["state"]["hands"] == [[1, 3, 8], [2, 4, 6, 7]]


def test_show_of_a_match_that_is_over(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", WHOLE)
    shown = kifu.json("show", "@")
    assert (shown["moves"], shown["awaited"], shown["finished"]) == (13, [], True)
    assert shown["outcome"] == {"ranks": {"A": 1, "B": 2}, "scores": {"A": 4, "B": 2}, "reason": "points"}


def test_show_at_speaks_of_that_state_in_all_but_the_version(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", WHOLE)
    version = kifu.json("show", "@")["version"]
    for at, awaited in ((0, ["*"]), (2, ["A"]), (3, ["B"]), (4, ["*"]), (12, ["B"])):
        shown = kifu.json("show", "@", "--at", at)
        assert (shown["moves"], shown["awaited"], shown["finished"]) == (at, awaited, False)
        assert (shown["outcome"], shown["version"]) == (None, version)
    assert kifu.json("show", "@", "--at", 13) == kifu.json("show", "@")


@pytest.mark.parametrize(
    ("how", "outcome"),
    [
        (["--abandoned"], {"ranks": {}, "scores": {}, "reason": "abandoned"}),
        (["--agreed"], {"ranks": {"A": 1, "B": 1}, "scores": {}, "reason": "agreed"}),
        (["--conceded", "a"], {"ranks": {"A": 2, "B": 1}, "scores": {}, "reason": "conceded"}),
    ],
)
def test_a_closed_match_is_finished_and_awaits_nobody(kifu: Kifu, how: list[str], outcome: dict[str, Any]) -> None:
    kifu.new()
    kifu("move", "@", *START)
    shown = kifu.json("close", "@", *how)
    assert list(shown) == SHOW
    assert (shown["finished"], shown["awaited"], shown["outcome"]) == (True, [], outcome)
    assert kifu.json("legal", "@") == {"awaited": [], "count": 0, "moves": []}
    assert kifu.json("show", "@", "--at", 1)["outcome"] is None, "it was closed after its last move"
    again = kifu.json("reopen", "@")
    assert (again["finished"], again["awaited"]) == (False, ["A"])


def test_every_change_gives_what_show_gives_afterwards(kifu: Kifu) -> None:
    made = kifu.json("new", "parity", "-p", "Aki", "-p", "Ben")
    assert made == kifu.json("show", "@")
    for change in (
        ["move", "@", *START, "A: 5", "B: 7", "*: turn 1"],
        ["undo", "@"],
        ["redo", "@"],
        ["amend", "@", "2", "*: turn 1"],
        ["remove", "@", "5"],
        ["insert", "@", "5", "*: turn 2"],
        ["note", "@", "rain"],
        ["retag", "@", "--place", "Osaka"],
        ["close", "@", "--agreed"],
        ["reopen", "@"],
    ):
        changed = kifu.json(*change)
        assert changed == kifu.json("show", "@"), change
        assert list(changed) == SHOW
    fork = kifu.json("fork", "@", "--at", "3")
    assert fork["match"] != made["match"]
    assert fork == kifu.json("show", fork["match"])
    assert fork["moves"] == 3


def test_legal(kifu: Kifu) -> None:
    kifu.new()
    assert kifu.json("legal", "@") == {"awaited": ["*"], "count": None, "moves": []}
    kifu("move", "@", *START)
    assert kifu.json("legal", "@") == {"awaited": ["A"], "count": 4, "moves": ["A: 1", "A: 3", "A: 5", "A: 8"]}
    kifu("move", "@", "A: 5")
    assert kifu.json("legal", "@")["moves"] == ["B: 7"]
    assert kifu.json("legal", "@", "--at", 2)["count"] == 4


def test_import(kifu: Kifu) -> None:
    (found,) = kifu.json("import", CLAIM2)
    assert list(found) == ["file", "match", "game", "moves", "finished", "outcome", "new"]
    assert (found["file"], found["game"], found["moves"]) == (str(CLAIM2), "claim2", 91)
    assert (found["finished"], found["new"]) == (True, True)
    assert found["outcome"] == {"ranks": {"A": 2, "B": 1}, "scores": {"A": 2, "B": 3}, "reason": "factions"}
    (again,) = kifu.json("import", CLAIM2)
    assert again == {**found, "new": False}


def test_import_of_several_with_one_refused(kifu: Kifu, tmp_path: Path) -> None:
    broken = tmp_path / "broken.kifu"
    broken.write_text(CLAIM2.read_text().replace("A: I9", "A: X9"))
    found = kifu.json("import", CLAIM2, broken, tmp_path / "gone.kifu", code=7)
    assert found[0]["new"]
    assert list(found[1]) == ["file", "error"]
    assert list(found[1]["error"]) == ["code", "message", "line", "legal"]
    assert (found[1]["error"]["code"], found[1]["error"]["line"]) == ("bad_notation", 10)
    assert found[2]["error"]["code"] == "no_file"


def test_import_that_only_checks_has_the_same_keys_and_stores_nothing(kifu: Kifu) -> None:
    (found,) = kifu.json("import", "--dry-run", CLAIM2)
    assert list(found) == ["file", "match", "game", "moves", "finished", "outcome", "new"]
    assert (found["match"], found["new"], found["finished"]) == (None, False, True)
    assert found["outcome"]["scores"] == {"A": 2, "B": 3}
    assert kifu.json("list") == []


def test_errors(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START)
    error = kifu.json("move", "@", "A: 7", code=4)
    assert list(error) == ["code", "message", "line", "legal"]
    assert (error["code"], error["line"]) == ("card_not_held", None)
    assert sorted(error["legal"]) == ["A: 1", "A: 3", "A: 5", "A: 8"]
    assert kifu.json("show", "00000000", code=3)["code"] == "no_match"


def test_errors_of_a_file_name_its_line(kifu: Kifu, tmp_path: Path) -> None:
    broken = tmp_path / "broken.kifu"
    broken.write_text(CLAIM2.read_text().replace("mode: simulated", "mood: simulated"))
    error = kifu.json("import", broken, code=4)
    assert (error["code"], error["line"], error["legal"]) == ("unknown_key", 3, [])


def test_verify_and_digest(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    digest = kifu.json("digest")
    assert list(digest) == ["position", "hash"]
    assert len(digest["hash"]) == 64
    verified = kifu.json("verify")
    assert list(verified) == ["ok", "events", "position", "hash", "bad"]
    assert verified == {"ok": True, "events": digest["position"], **digest, "bad": None}
    text = kifu("digest").out
    assert text == f"{digest['position']}:{digest['hash']}\n"
    assert kifu.json("verify", "--digest", text.strip())["ok"]


def test_log_is_json_lines_of_the_stored_events(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", *START, "A: 5")
    kifu("undo", "@")
    lines = [json.loads(line) for line in kifu("log", "@", "--json").out.splitlines()]
    assert [line["type"] for line in lines] == [
        "match.started",
        "parity.dealt",
        "parity.turned",
        "parity.played",
        "match.undone",
    ]
    for number, line in enumerate(lines, start=1):
        assert list(line) == ["position", "version", "type", "data", "actor", "recorded_at", "hash"]
        assert (line["version"], line["actor"]) == (number, "scribe")
    assert lines[3]["data"] == {"seat": 0, "card": 5}


def test_list_games_players_and_replay(kifu: Kifu) -> None:
    kifu.new()
    kifu("move", "@", ALL_BUT_LAST)
    (listed,) = kifu.json("list")
    assert (listed["moves"], listed["awaited"], listed["finished"]) == (12, ["B"], False)
    assert [player["name"] for player in kifu.json("players", "list")] == ["Aki", "Ben"]
    (game,) = kifu.json("games", "parity")
    assert (game["game"], game["seats"]) == ("parity", [2])
    assert {"name": "follow", "default": "must", "values": ["must", "may"]}.items() <= game["options"][0].items()
    replayed = kifu.json("replay", "@", "--at", 3)
    assert replayed["history"] == ["*: deal 1 3 5 8 / 2 4 6 7", "*: turn 2", "A: 5"]


def test_quiet_and_json_say_nothing_on_standard_error(kifu: Kifu) -> None:
    kifu.new()
    assert kifu("show", "@", "--json").err == ""
    assert kifu("legal", "@", "-q").err == ""
