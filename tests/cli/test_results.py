"""Results without moves: of any game, with ties, teams and points that nobody remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ledger import Ledger
from projections import Recorder
from projections.errors import BadSetup
from projections.seats import LETTERS

if TYPE_CHECKING:
    from tests.cli.conftest import Kifu

pytestmark = pytest.mark.usefixtures("parity")
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi")


def told(kifu: Kifu, game: str, seats: int, *more: object, code: int = 0) -> Any:
    people = [word for name in NAMES[:seats] for word in ("--seat", name)]
    return kifu.json("result", game, *people, *more, code=code)


def each(option: str, *values: object) -> list[str]:
    return [f"{option}={value}" for value in values]


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((3, 1), {"A": 1, "B": 2}),
        ((1, 3), {"A": 2, "B": 1}),
        ((2, 2), {"A": 1, "B": 1}),
        ((5, 7, 7, 1), {"A": 3, "B": 1, "C": 1, "D": 4}),
        ((0, -3, 12), {"A": 2, "B": 3, "C": 1}),
        (("?", 4), {}),
        (("?", "?"), {}),
    ],
)
def test_ranks_come_by_points_and_ties_are_shared(
    kifu: Kifu, scores: tuple[object, ...], ranks: dict[str, int]
) -> None:
    shown = told(kifu, "Azul", len(scores), *each("--score", *scores))
    known = [None if score == "?" else score for score in scores]
    assert shown["outcome"] == {
        "ranks": ranks,
        "scores": dict(zip("ABCDE", known, strict=False)),
        "reason": "reported",
    }
    assert (shown["game"], shown["finished"], shown["awaited"], shown["moves"]) == ("Azul", True, [], 0)
    assert kifu.json("show", "@") == shown


@pytest.mark.parametrize(
    ("ranks", "kept"),
    [
        ((1, 2), (1, 2)),
        ((1, 1, 2), (1, 1, 3)),
        ((1, 1, 3), (1, 1, 3)),
        ((4, 1, 4, 2), (3, 1, 3, 2)),
        ((1,), (1,)),
    ],
)
def test_ranks_may_be_told_without_points_and_skip_after_ties(
    kifu: Kifu, ranks: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    shown = told(kifu, "カタン", len(ranks), *each("--rank", *ranks))
    assert tuple(shown["outcome"]["ranks"].values()) == kept
    assert set(shown["outcome"]["scores"].values()) == {None}


def test_told_ranks_stand_above_points(kifu: Kifu) -> None:
    shown = told(kifu, "Golf", 2, *each("--score", 70, 82), *each("--rank", 1, 2))
    assert shown["outcome"]["ranks"] == {"A": 1, "B": 2}
    tie_broken = told(kifu, "Azul", 2, *each("--score", 5, 5), *each("--rank", 2, 1))
    assert tie_broken["outcome"]["ranks"] == {"A": 2, "B": 1}


def test_partners_rank_together(kifu: Kifu) -> None:
    teams = each("--team", "red", "blue", "red", "blue")
    shown = told(kifu, "Spades", 4, *each("--score", 40, 55, 40, 55), *teams)
    assert shown["outcome"]["ranks"] == {"A": 2, "B": 1, "C": 2, "D": 1}
    assert "Ben & Dai win" in kifu("show", "@").out
    ranked = told(kifu, "Spades", 4, *each("--rank", 1, 2, 1, 2), *teams)
    assert ranked["outcome"]["ranks"] == {"A": 1, "B": 2, "C": 1, "D": 2}
    three = told(kifu, "Teams", 5, *each("--rank", 3, 1, 3, 2, 2), *each("--team", "x", "y", "x", "z", "z"))
    assert three["outcome"]["ranks"] == {"A": 3, "B": 1, "C": 3, "D": 2, "E": 2}


def test_a_known_game_has_its_own_teams(kifu: Kifu) -> None:
    """claim2 4: of four, partners sit opposite."""
    shown = told(kifu, "Claim 2", 4, *each("--score", 3, 2, 3, 2))
    assert (shown["game"], shown["outcome"]["ranks"]) == ("claim2", {"A": 1, "B": 2, "C": 1, "D": 2})
    assert told(kifu, "CLAIM2", 4, *each("--score", 3, 2, 3, 2), *each("--team", 1, 2, 1, 2))["game"] == "claim2"
    refused = told(kifu, "claim2", 4, *each("--score", 3, 3, 2, 2), *each("--team", 1, 1, 2, 2), code=2)
    assert (refused["code"], "A C, B D" in refused["message"]) == ("other_teams", True)
    assert told(kifu, "claim2", 4, *each("--score", 3, 2, 2, 2), code=2)["code"] == "partners_differ"


@pytest.mark.parametrize(
    ("game", "seats", "more", "code"),
    [
        ("Azul", 2, each("--score", 1), "one_each"),
        ("Azul", 2, each("--score", 1, 2, 3), "one_each"),
        ("Azul", 2, each("--rank", 1), "one_each"),
        ("Azul", 2, each("--team", "x"), "one_each"),
        ("Azul", 2, each("--score", "many", 2), "bad_score"),
        ("Azul", 2, each("--score", "1.5", 2), "bad_score"),
        ("Azul", 2, each("--score", "1_000", 2), "bad_score"),
        ("Azul", 2, each("--score", "", 2), "bad_score"),
        ("Azul", 2, each("--score", "9" * 400, 2), "bad_score"),
        ("Azul", 2, each("--rank", 0, 1), "bad_ranks"),
        ("Azul", 2, each("--rank", 2, 3), "bad_ranks"),
        ("Azul", 2, each("--rank", -1, 1), "bad_ranks"),
        ("Azul", 2, each("--rank", "x", 1), "usage"),
        ("Azul", 4, [*each("--rank", 1, 2, 3, 4), *each("--team", "x", "y", "x", "y")], "partners_ranked"),
        ("Azul", 4, [*each("--score", 1, 2, 3, 4), *each("--team", "x", "y", "x", "y")], "partners_differ"),
        ("", 2, each("--score", 1, 2), "unnamed_game"),
        ("   ", 2, each("--score", 1, 2), "unnamed_game"),
        ("claim2", 5, each("--score", 1, 2, 3, 4, 5), "bad_seats"),
        ("parity", 1, each("--score", 1), "bad_seats"),
        ("Azul", 0, ["--score", "1"], "usage"),
        ("Azul", 2, ["--date", "soon"], "bad_date"),
        ("Azul", 1, ["--seat", " "], "empty_name"),
        ("Azul", 1, [word for seat in LETTERS for word in ("--seat", f"{seat}.")], "bad_seats"),
    ],
    ids=str,
)
def test_what_contradicts_itself_is_refused_and_nobody_becomes_a_player(
    kifu: Kifu, game: str, seats: int, more: list[str], code: str
) -> None:
    assert told(kifu, game, seats, *more, code=2)["code"] == code
    assert kifu.json("list") == []
    assert kifu.json("players", "list") == []


def test_a_control_character_is_no_game(kifu: Kifu) -> None:
    assert told(kifu, "Az\x1bul", 2, code=4)["code"] == "control_character"
    assert kifu.json("players", "list") == []


def test_date_place_and_tags_come_along(kifu: Kifu) -> None:
    told(kifu, "Azul", 2, *each("--score", 1, 2), "--date", "2026-11-28", "--place", "Osaka", "--tag", "cup, autumn")
    (listed,) = kifu.json("list")
    assert (listed["date"], listed["place"], listed["tags"]) == ("2026-11-28", "Osaka", ["cup", "autumn"])


@pytest.mark.parametrize("game", ["Azul", "parity", "claim2"])
def test_a_result_can_be_looked_at_but_not_played(kifu: Kifu, game: str) -> None:
    match = told(kifu, game, 2, *each("--score", 3, 1))["match"]
    for look in (["show"], ["log"], ["replay"], ["show", "--at", "0"], ["log", "--undone"]):
        assert kifu(look[0], match, *look[1:]).code == 0
    assert "Aki 3, Ben 1: Aki wins" in kifu("show", match).out
    assert kifu.json("legal", match) == {"awaited": [], "count": 0, "moves": []}
    assert kifu.json("audit") == []
    refused = {
        ("move", match, "A: 5"): 4,
        ("undo", match): 4,
        ("redo", match): 4,
        ("amend", match, "1", "A: 5"): 2,
        ("insert", match, "1", "A: 5"): 4,
        ("remove", match, "1"): 2,
        ("fork", match): 4,
        ("close", match, "--agreed"): 4,
        ("export", match): 2,
    }
    for order, code in refused.items():
        assert "Traceback" not in kifu(*order, code=code).err
    assert kifu.json("show", match)["version"] == 2


@pytest.mark.parametrize("game", ["Azul", "claim2"])
def test_a_result_told_by_mistake_is_reopened_and_given_up(kifu: Kifu, game: str) -> None:
    match = told(kifu, game, 2, *each("--score", 3, 1))["match"]
    assert kifu.json("reopen", match)["finished"] is False
    assert kifu.json("close", match, "--abandoned")["outcome"] == {"ranks": {}, "scores": {}, "reason": "abandoned"}
    for look in ("show", "log", "list"):
        kifu(look, *([match] if look != "list" else []))


def test_from_python_the_same_is_checked(kifu: Kifu) -> None:
    with Ledger.open(f"sqlite:///{kifu.db}") as ledger:
        recorder = Recorder(ledger)
        match = recorder.report("Azul", seats=["Aki", "Ben"], scores=[3, None], ranks=[2, 1])
        assert match.closed is not None
        assert (match.closed.ranks, match.closed.scores) == ((2, 1), (3, None))
        nobody = recorder.report("Azul", seats=["Aki", "Ben"], scores=[3, 4], ranks=[])
        assert nobody.closed is not None
        assert nobody.closed.ranks == ()
        for scores, ranks in (([1], None), ([1, 2, 3], None), ([1, 2], [1]), ([10**13, 1], None)):
            with pytest.raises(BadSetup):
                recorder.report("Azul", seats=["Aki", "Ben"], scores=scores, ranks=ranks)
