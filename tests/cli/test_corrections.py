"""Correct, fork, look back and audit, as a person would on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from projections import registry
from tests.cli.conftest import CLAIM2, Kifu
from tests.projections.correcting.changed_rules import doubled, grown, without_threes
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("parity")


@pytest.fixture
def over(kifu: Kifu) -> str:
    """A finished match of the toy: 4 to 2 for A."""
    match = kifu.new()
    kifu("move", "@", WHOLE)
    return match


@pytest.fixture
def going(kifu: Kifu) -> str:
    match = kifu.new()
    kifu("move", "@", ALL_BUT_LAST)
    return match


def stored(kifu: Kifu) -> str:
    return kifu("log", "@", "--json").out


def test_a_correction_says_what_it_changed_downstream(kifu: Kifu, over: str) -> None:
    said = kifu("amend", "@", 8, "*: turn 2").out.splitlines()
    assert said[:2] == ["move 8 is now: *: turn 2", "later moves decided again: 5"]
    assert "result: Aki 4, Ben 2: Aki wins → Aki 5, Ben 2: Aki wins" in said
    assert "points taken of Aki: 4 → 5" in said
    assert not any(line.startswith("turn:") for line in said)
    assert said[-1].endswith(f"take back: kifu undo {over[:13]}")


def test_whose_turn_it_is_afterwards_is_told(kifu: Kifu, going: str) -> None:
    said = kifu("remove", "@", 12).out.splitlines()
    assert said[0] == "removed move 12: A: 3"
    assert "turn: B → A" in said


def test_a_correction_that_changes_nothing_behind_it_says_so(kifu: Kifu, going: str) -> None:
    kifu("remove", "@", 12)
    kifu("insert", "@", 12, "A: 3")
    assert "turn, points and result are as before" in kifu("amend", "@", 12, "A: 3").out


def test_points_so_far_are_told_where_the_game_tells_them(kifu: Kifu) -> None:
    kifu("import", CLAIM2)
    for _ in range(3):
        kifu("undo", "@")
    moves = kifu.json("show", "@")["moves"]
    for number in range(moves, 50, -1):
        told = [
            kifu("amend", "@", number, move, "--dry-run", "--keep-until-break").out for move in _others(kifu, number)
        ]
        if any("points: " in out for out in told):
            return
    pytest.fail("no correction of the last moves changes the points")


def _others(kifu: Kifu, number: int) -> list[str]:
    legal = kifu.json("legal", "@", "--at", number - 1)
    return [] if legal["awaited"] == ["*"] else legal["moves"]


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_a_dry_run_tells_the_same_and_stores_nothing(kifu: Kifu, over: str, how: list[str]) -> None:
    before = stored(kifu)
    dry = kifu("amend", "@", 8, "*: turn 2", "--dry-run", *how).out
    assert stored(kifu) == before
    done = kifu("amend", "@", 8, "*: turn 2", *how).out
    if how:
        assert json.loads(dry)["version"] + 1 < json.loads(done)["version"]
    else:
        assert dry.splitlines()[:-1] == done.splitlines()[:-1]
        assert dry.splitlines()[-1] == "nothing was stored"


def test_a_later_move_that_breaks_is_named_with_its_reason_and_nothing_is_stored(kifu: Kifu, over: str) -> None:
    before = stored(kifu)
    for dry in ([], ["--dry-run"]):
        said = kifu("amend", "@", 6, "B: 4", *dry, code=4)
        assert said.out == ""
        assert "move 10, “B: 4”, would no longer fit" in said.err
        assert "nothing was stored" in said.err
        assert "--keep-until-break" in said.err
    error = kifu.json("amend", "@", 6, "B: 4", code=4)
    assert (error["code"], "“B: 4”" in error["message"]) == ("tail_broken", True)
    assert stored(kifu) == before


def test_keep_until_break_stops_there_and_undo_gives_all_back(kifu: Kifu, over: str) -> None:
    before = kifu.json("show", "@")
    said = kifu("amend", "@", 6, "B: 4", "--keep-until-break").out
    assert "stopped before move 10, “B: 4”" in said
    assert kifu.json("show", "@")["moves"] == 9
    assert "the former line stands again" in kifu("undo", "@").out
    after = kifu.json("show", "@")
    assert {**after, "version": 0} == {**before, "version": 0}
    assert kifu.json("undo", "@")["moves"] == 12
    assert kifu.json("redo", "@")["moves"] == 13
    assert "the correction stands again" in kifu("redo", "@").out
    assert kifu.json("show", "@")["moves"] == 9


@pytest.mark.parametrize("order", [["amend", "@", 8, "*: turn 2"], ["remove", "@", 13]])
def test_json_is_what_show_gives_afterwards(kifu: Kifu, over: str, order: list[object]) -> None:
    assert kifu.json(*order) == kifu.json("show", "@")


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (["amend", "@", 0, "A: 5"], 2),
        (["amend", "@", 14, "A: 5"], 2),
        (["amend", "@", -1, "A: 5"], 2),
        (["amend", "@", "x", "A: 5"], 2),
        (["amend", "@", 3], 2),
        (["amend", "@", 3, ""], 4),
        (["amend", "@", 3, "# only a note"], 4),
        (["amend", "@", 3, "A:"], 4),
        (["amend", "@", 3, "C: 5"], 4),
        (["amend", "@", 3, "B: 7"], 4),
        (["amend", "@", 3, "A: 99999999999999999999"], 4),
        (["amend", "@", 3, "A: 5", "B: 7", "B: 7"], 4),
        (["amend", "@", 3, "\x1b[2J"], 4),
        (["insert", "@", 15, "A: 5"], 2),
        (["insert", "@", 0, "A: 5"], 2),
        (["remove", "@", 14], 2),
        (["remove", "@", 0], 2),
        (["remove", "nobody", 1], 3),
        (["fork", "@", "--at", 14], 2),
        (["fork", "@", "--at", -1], 2),
        (["fork", "0190"], 3),
        (["log", "@", "--seat", "C"], 2),
        (["close", "@", "--agreed"], 4),
        (["close", "@", "--conceded", ""], 2),
        (["reopen", "@"], 4),
        (["audit", "nobody"], 3),
    ],
    ids=str,
)
def test_bad_orders_are_refused_in_one_line_and_store_nothing(
    kifu: Kifu, over: str, order: list[object], code: int
) -> None:
    before = stored(kifu)
    said = kifu(*order, code=code)
    assert said.out == ""
    assert "Traceback" not in said.err
    assert set(kifu.json(*order, code=code)) == {"code", "message", "line", "legal"}
    assert stored(kifu) == before
    assert len(kifu.json("list")) == 1


def test_several_moves_may_take_the_place_of_one(kifu: Kifu, going: str) -> None:
    kifu("remove", "@", 12)
    kifu("remove", "@", 11)
    said = kifu("insert", "@", 11, "*: turn 1; A: 3").out
    assert "inserted as move 11: *: turn 1; A: 3" in said
    assert kifu.json("show", "@")["moves"] == 12


def test_the_words_of_a_correction_are_there_in_japanese(kifu: Kifu, over: str) -> None:
    said = kifu("amend", "@", 8, "*: turn 2", "--lang", "ja").out
    assert said.startswith("8 手目は次の手になりました: *: turn 2\n")
    assert "結果: Aki 4, Ben 2: Aki の勝ち → Aki 5, Ben 2: Aki の勝ち" in said
    assert "合わなくなります" in kifu("amend", "@", 6, "B: 4", "--lang", "ja", code=4).err


def test_a_match_closed_by_its_players_stays_closed_through_a_correction(kifu: Kifu, going: str) -> None:
    kifu("close", "@", "--conceded", "b")
    kifu("amend", "@", 8, "*: turn 2")
    shown = kifu.json("show", "@")
    assert (shown["finished"], shown["outcome"]["reason"], shown["moves"]) == (True, "conceded", 12)
    kifu("insert", "@", 13, "B: 6")
    shown = kifu.json("show", "@")
    assert (shown["outcome"]["reason"], shown["moves"]) == ("points", 13)
    kifu("undo", "@")
    assert kifu.json("show", "@")["outcome"]["reason"] == "conceded"
    assert kifu.json("reopen", "@")["awaited"] == ["B"]


def test_both_stories_of_a_fork_are_told_by_show_and_log(kifu: Kifu, over: str) -> None:
    new = kifu.json("fork", "@", "--at", 7)
    assert (new["moves"], new["awaited"], new["finished"]) == (7, ["*"], False)
    here = f"match {new['match'][:13]} goes on from {over[:13]} after move 7"
    there = f"forked after move 7: {new['match'][:13]}"
    for command in ("show", "log"):
        assert here in kifu(command, new["match"]).out
        assert there in kifu(command, over).out
    assert json.loads(kifu("log", new["match"], "--json").out.splitlines()[0])["data"]["origin"] == {
        "match": over,
        "moves": 7,
    }
    assert kifu("fork", over, "--at", 0).out.startswith("match ")


def test_a_fork_is_the_last_match_begun(kifu: Kifu, over: str) -> None:
    new = kifu.json("fork", over)
    assert kifu.json("show", "@") == new
    assert (new["moves"], new["finished"]) == (13, True)


def test_log_undone_tells_what_was_taken_back_and_by_whom(
    kifu: Kifu, going: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIFU_ACTOR", "Mika")
    kifu("undo", "@")
    monkeypatch.setenv("KIFU_ACTOR", "Sora")
    kifu("amend", "@", 8, "*: turn 2")
    rows = [row for row in kifu("log", "@", "--undone").out.splitlines() if row.strip("─━ ")]
    assert rows[0].split() == ["no.", "what", "entered", "by", "when", "taken", "back", "by", "when"]
    assert [row.split()[1:3] for row in rows[1:]] == [["*:", "turn"], ["A:", "3"]]
    assert ["Sora, no." in rows[1], "Mika, no." in rows[2]] == [True, True]
    told = [json.loads(line) for line in kifu("log", "@", "--undone", "--json").out.splitlines()]
    assert [(row["type"], row["actor"], row["taken_back"]["actor"]) for row in told] == [
        ("parity.turned", "scribe", "Sora"),
        ("parity.played", "scribe", "Mika"),
    ]
    whole = kifu("log", "@").out
    assert whole.count("(taken back)") == 2
    kifu("undo", "@")
    assert "correction no." in kifu("log", "@").out
    kifu("undo", "@")
    assert "*: turn 2" in kifu("log", "@", "--undone").out


def test_nothing_taken_back_is_an_empty_list(kifu: Kifu, over: str) -> None:
    assert kifu("log", "@", "--undone", "--json").out == ""
    assert "turn" not in kifu("log", "@", "--undone").out


def test_an_audit_lists_what_todays_rules_take_otherwise(
    kifu: Kifu, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kifu("audit").out == "1 matches, 13 moves: today's rules agree\n"
    assert kifu.json("audit", "@") == []
    before, game = stored(kifu), registry.game("parity")
    with monkeypatch.context() as patch:
        grown(patch, decide=doubled(game))
        assert kifu("audit").out.count(" move ") == 4
        assert [each["move"] for each in kifu.json("audit")] == [4, 7, 10, 13]
        grown(patch, decide=without_threes(game))
        assert "move 12, “A: 3”: refused today: A does not hold 3" in kifu("audit", "@").out
        (refused,) = kifu.json("audit", over)
    assert (refused["move"], refused["refused"], refused["today"]) == (12, "card_not_held", [])
    assert stored(kifu) == before


def test_an_audit_of_a_dealt_match_that_goes_on_tells_no_card(kifu: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    kifu.new("parity", "--mode", "dealt")
    kifu("move", "@", kifu.json("legal", "@")["moves"][0])
    game = registry.game("parity")

    def other_deals(state: object, move: object) -> tuple[object, ...]:
        events = game.decide(state, move)
        return (*events, *events) if hasattr(move, "hands") else tuple(events)

    with monkeypatch.context() as patch:
        grown(patch, decide=other_deals)
        (told,) = kifu.json("audit")
    assert told["text"] == "*: deal ? ? ? ? / ? ? ? ?"
    assert "None, None, None, None" in told["today"][0]


def test_fairness_is_told_match_by_match_and_a_forger_is_6(kifu: Kifu, tmp_path: Path) -> None:
    from ledger import Ledger
    from projections import Recorder
    from tests.projections.correcting.forging import forged

    kifu.new("parity", "--mode", "dealt")
    assert "its seed is not revealed yet" in kifu("verify", "--fair").out
    while not kifu.json("show", "@")["finished"]:
        kifu("move", "@", kifu.json("legal", "@")["moves"][0])
    assert "fair, 5 outcomes drawn again" in kifu("verify", "--fair").out
    with Ledger.open(f"sqlite:///{kifu.db}") as ledger:
        match = Recorder(ledger).open(ledger.matches()[0].match)
        row = next(row for row in ledger.read(match.id) if row.type == "parity.turned")
        event = match.codec.decode(row.type, row.data)
        forged(match, {row.version: type(event)(worth=3 - event.worth)})
    assert "not what its seed gives, at no. 3" in kifu("verify", "--fair", code=6).out
    assert {each["verdict"] for each in kifu.json("verify", "--fair", code=6)} == {"fair", "unfair"}
    kifu("verify")


def test_what_chance_brought_to_a_dealt_match_stays_and_the_refusal_names_the_move(kifu: Kifu) -> None:
    kifu.new("parity", "--mode", "dealt")
    before = stored(kifu)
    for order in (["remove", "@", "1"], ["amend", "@", "1", "A: 3"], ["amend", "@", "1", "*: turn 3"]):
        said = kifu(*order, code=4).err
        assert "what chance brought at move 1 stays as it is" in said
        assert "“”" not in said
        assert "1 手目に出たものは変えられません" in kifu(*order, "--lang", "ja", code=4).err
    assert stored(kifu) == before
