"""Nothing that is printed of a dealt match that goes on depends on a card that its reader cannot know.

Two logs hold the same match but for such cards: every command must say the same of both, byte for byte, but for ids
made anew, times and hashes. (A hash covers the random id of the command, which nobody is shown, so it tells no card.)
"""

from __future__ import annotations

import base64
import re
import shutil
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cli.main import main
from ledger import Ledger
from projections.labels import NEUTRAL
from projections.seats import CHANCE, letter
from tests.cli.twins import SEED, Begun, begun, name_of, stored, twin_of

if TYPE_CHECKING:
    from pathlib import Path

    from projections.figures import Step
    from projections.seats import Seat

HIDDEN = NEUTRAL["rule.hidden_cards"].en
MATCHES = {  # of random bots, by seed and moves; in Kingsburg somebody has peeked
    "claim2": (3, 22),
    "claim2 late": (3, 58),
    "kingsburg": (5, 40),
    "metz": (0, 30),
    "metz late": (0, 200),
}
CASES: list[tuple[str, Seat | None]] = [
    ("claim2", None),
    ("claim2", 0),
    ("claim2 late", 1),
    ("kingsburg", None),
    ("kingsburg", 0),
    ("kingsburg", 1),
    ("metz", None),
    ("metz", 0),
    ("metz late", 1),  # the other seat has just laid down cards, face down
]
_MASKED = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}(-[0-9a-f]{4}){0,2}(-[0-9a-f]{12})?|[0-9a-f]{64}"
    r"|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?(\+00:00)?"
)


class Twins:
    """The two logs; a command is run on both."""

    def __init__(
        self,
        urls: list[Path],
        other: list[Step],
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        self.urls = urls
        self.other = other  # the history in the second one
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: object) -> str:
        """What both say. Asserts that it is the same, that it is no fault of ours, and that no seed is in it."""
        said = self.said(*arguments)
        codes = {code for code, _ in said}
        assert codes & {0, 2, 4} == codes, said
        assert said[0] == said[1], arguments
        for secret in (SEED.hex(), base64.b64encode(SEED).decode()[:20], repr(SEED)[2:20]):
            assert secret not in said[0][1]
        return said[0][1]

    def said(self, *arguments: object) -> list[tuple[int, str]]:
        return [self._run(url, [str(argument) for argument in arguments]) for url in self.urls]

    def _run(self, url: Path, arguments: list[str]) -> tuple[int, str]:
        self.monkeypatch.setenv("KIFU_DB", str(url))
        self.capsys.readouterr()
        code = main(arguments)
        told = self.capsys.readouterr()
        return code, _MASKED.sub("…", told.out + "\n--\n" + told.err)


@pytest.fixture
def twins(
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    empty_database: Path,
    tmp_path: Path,
) -> tuple[Twins, Begun]:
    name, viewer = request.param
    seed, moves = MATCHES[name]
    match = begun(name.partition(" ")[0], seed=seed, moves=moves)
    one = copied(empty_database, tmp_path / "one.db")
    with Ledger.open(f"sqlite:///{one}") as ledger:
        for person in ("Aki", "Ben"):
            ledger.players.add(person)
    other = copied(one, tmp_path / "other.db")
    twin = twin_of(match, viewer)
    stored(match, (match.history, twin), [f"sqlite:///{url}" for url in (one, other)])
    return Twins([one, other], twin, capsys, monkeypatch), match


def copied(source: Path, target: Path) -> Path:
    shutil.copy(source, target)
    return target


def looks(viewer: Seat | None, moves: int) -> list[list[Any]]:
    """Every way to look at the match, for one viewer."""
    seat = [] if viewer is None else ["--seat", letter(viewer)]
    whole = [["show", "@", *seat], ["replay", "@", *seat], ["log", "@", *seat], ["log", "@", "--undone", *seat]]
    back = [["show", "@", "--at", at, *seat] for at in (0, 2, moves // 2, moves - 1)]
    every = [["replay", "@", "--every", *seat]] if moves < 30 else []
    both = [order + more for order in (*whole, *back) for more in ([], ["--json"])]
    return [*both, ["export", "@", *seat], ["log", "@", "-v", *seat], *every]


def everybodys(moves: int) -> list[list[Any]]:
    """What speaks to no seat."""
    games = [["list"], ["audit"], ["verify", "--fair"], ["verify"], ["digest"], ["players", "list"]]
    figures = [["stats", "wins"], ["stats", "features", "claim2"]]
    return [
        *[order + more for order in (*games, *figures) for more in ([], ["--json"])],
        ["export", "@", "--format", "jsonl"],
        ["export", "--format", "jsonl", "--json"],
        ["amend", "@", 1, "*: x"],
        ["amend", "@", moves + 1, "A: x"],
        ["remove", "@", 1],
        ["note", "@", "rain", "--at", 1],
        ["retag", "@", "--place", "Osaka", "--json"],
        ["fork", "@", "--at", moves, "--json"],
        ["list", "--json"],
    ]


@pytest.mark.parametrize("twins", CASES, indirect=True, ids=lambda case: f"{case[0]} {name_of(case[1])}")
def test_no_look_depends_on_what_is_hidden(twins: tuple[Twins, Begun], request: pytest.FixtureRequest) -> None:
    both, match = twins
    viewer = request.node.callspec.params["twins"][1]
    moves = len(match.history)
    for order in looks(viewer, moves):
        both(*order)
    if viewer is None:
        for order in everybodys(moves):
            both(*order)
        # The last of these was forked: a fork that is over still holds the hidden cards of a match that goes on.
        both("close", "@", "--abandoned", "--json")
        for order in [*looks(None, moves), ["stats", "wins", "--json"], ["export", "@", "--format", "jsonl"]]:
            both(*order)
        both("reopen", "@")
    seats = match.game.to_act(match.history[-1].after)
    if viewer in seats:
        answers(both, match, viewer)
    changes(both, match, viewer)


def answers(both: Twins, match: Begun, viewer: Seat) -> None:
    """What speaks to the seat that is to move."""
    state = match.history[-1].after
    seat = letter(viewer)
    both("legal", "@", "--seat", seat)
    both("legal", "@", "--seat", seat, "--json")
    played = [match.game.write(step.before, step.move) for step in match.history[-12:]]
    for text in ("x", "?", "N1", "SS", *played, match.game.write(state, next(iter(match.game.moves(state, viewer))))):
        both("move", "@", f"{seat}: {text}", "Nobody: x")
        both("amend", "@", len(match.history) + 1, f"{seat}: {text}", "--json")
        both("insert", "@", len(match.history) + 1, f"{seat}: {text}", "--dry-run")


def changes(both: Twins, match: Begun, viewer: Seat | None) -> None:
    """Lines that are taken back and put back; what chance would bring next may differ, and is not drawn."""
    for order in (["undo", "@"], ["undo", "@", "--json"], ["redo", "@"], ["redo", "@", "--json"], ["undo", "@"]):
        both(*order)
    seat = [] if viewer is None else ["--seat", letter(viewer)]
    for order in (["show", "@", "--json"], ["log", "@"], ["log", "@", "--undone", "--json"], ["export", "@"]):
        both(*order, *seat)
    both("redo", "@")


@pytest.mark.parametrize("twins", [("claim2", None), ("claim2 late", 1), ("metz", None)], indirect=True, ids=str)
def test_what_a_correction_tells_depends_on_nothing_hidden(twins: tuple[Twins, Begun]) -> None:
    """But that hidden cards may not allow it, which is all that is said then."""
    both, match = twins
    rng, told = Random(5), 0
    numbers = [n for n, step in enumerate(match.history, start=1) if step.move.seat != CHANCE]
    for number in rng.sample(numbers, 7):
        step, other = match.history[number - 1], both.other[number - 1]
        allowed = set(islice(match.game.moves(other.before, step.move.seat), 300))
        moves = [move for move in islice(match.game.moves(step.before, step.move.seat), 300) if move in allowed]
        text = f"{letter(step.move.seat)}: {match.game.write(step.before, rng.choice(moves))}"
        for order in (["amend", "@", number, text], ["remove", "@", number], ["insert", "@", number, text]):
            for how in ([], ["--keep-until-break"]):
                said = both.said(*order, "--dry-run", *how)
                assert {code for code, _ in said} <= {0, 4}
                assert said[0] == said[1] or any(HIDDEN in text for _, text in said), said
                told += said[0] == said[1]
    assert told > 20


@pytest.mark.parametrize("twins", [("claim2", 0)], indirect=True, ids=str)
def test_the_two_logs_are_not_the_same(twins: tuple[Twins, Begun]) -> None:
    both, _ = twins
    for order in (["show", "@", "--seat", "B"], ["export", "@", "--format", "jsonl", "--secrets"]):
        (code, one), (_, other) = both.said(*order)
        assert code == 0
        assert one != other
