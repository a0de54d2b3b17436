"""A dealt match of Claim 2 that goes on: no command prints a card that the one who looks cannot know, nor the seed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from cli.main import main
from ledger import Ledger
from projections import Recorder, fair

if TYPE_CHECKING:
    from pathlib import Path
    from uuid import UUID

    from tests.cli.conftest import Kifu

CARD = re.compile(r"\b[NIDTS][0-9]\b")


class Table:
    """What is really in the hands and the stock, by asking the log itself."""

    def __init__(self, kifu: Kifu) -> None:
        self.kifu = kifu
        with Ledger.open(f"sqlite:///{kifu.db}") as ledger:
            head = ledger.matches()[-1]
            self.id: UUID = head.match
            self.seed = ledger.secrets.get(head.match)
            self.texts = [
                match.game.write(step.before, step.move)
                for match in [Recorder(ledger).open(head.match)]
                for step in match.history
            ]
            self.legal = Recorder(ledger).open(head.match).legal()

    def hidden_from(self, seat: str | None) -> set[str]:
        """Cards dealt or drawn face down to others, and played by nobody yet."""
        seen: set[str] = set()
        hidden: set[str] = set()
        for text in self.texts:
            dealt = re.match(r"(?:deal|draw|see) ([AB]) (.*)", text)
            cards = set(CARD.findall(text))
            if dealt and dealt[1] != seat:
                hidden |= cards
            else:
                seen |= cards
        return hidden - seen


@pytest.fixture(params=[7, 23])
def table(kifu: Kifu, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Eight decisions in, dealt from a seed that is the same in every run."""
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([request.param]) * fair.SEED_BYTES)
    kifu("new", "claim2", "-p", "Aki", "-p", "Ben", "--mode", "dealt")
    for _ in range(8):
        kifu("move", "@", kifu.json("legal", "@")["moves"][0])
    return Table(kifu)


def unaware(table: Table, seat: str | None, *outputs: str) -> None:
    hidden = table.hidden_from(seat)
    assert len(hidden) > 2
    assert table.seed is not None
    for output in outputs:
        output = re.sub(r'"unseen": ?\[.*?\]', "", output)  # all that nobody has seen, wherever it is
        assert not hidden & set(CARD.findall(output)), output
        assert table.seed.hex() not in output


def test_what_a_spectator_sees(kifu: Kifu, table: Table) -> None:
    for command in (
        ["show", "@"],
        ["show", "@", "--at", "3"],
        ["replay", "@"],
        ["log", "@"],
        ["log", "@", "-v"],
        ["export", "@"],
        ["list"],
        ["undo", "@"],
        ["redo", "@"],
        ["note", "@", "rain"],
        ["audit"],
        ["verify", "--fair"],
    ):
        said = kifu(*command)
        unaware(table, None, said.out, said.err)
        if command[0] not in ("export", "audit"):
            again = [] if command[0] in ("undo", "redo", "note") else [kifu(*command, "--json").out]
            unaware(table, None, *again)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_what_a_seat_sees(kifu: Kifu, table: Table, seat: str) -> None:
    for command in (["show", "@"], ["replay", "@"], ["log", "@"], ["export", "@"]):
        said = kifu(*command, "--seat", seat)
        unaware(table, seat, said.out, said.err)
        assert CARD.findall(said.out)


def test_changes_answer_with_a_spectators_view(kifu: Kifu, table: Table) -> None:
    made = kifu.json("move", "@", table.legal[0])
    unaware(Table(kifu), None, json.dumps(made))
    unaware(Table(kifu), None, json.dumps(kifu.json("undo", "@")), json.dumps(kifu.json("redo", "@")))


def test_refusals_speak_to_the_seat_awaited(kifu: Kifu, table: Table) -> None:
    awaited = kifu.json("show", "@")["awaited"][0]
    for card in sorted(table.hidden_from(awaited)):
        said = kifu("move", "@", f"{awaited}: {card}", code=4)
        unaware(table, awaited, re.sub(rf"\b{card}\b", "", said.err))
    unaware(table, awaited, kifu("legal", "@").out, kifu("legal", "@", "--json").out)


@pytest.mark.parametrize("kind", ["amend", "insert", "remove"])
def test_corrections_tell_no_more(kifu: Kifu, table: Table, kind: str) -> None:
    """What cannot be corrected speaks to the seat that was awaited there, what could be to a spectator."""
    refused = 0
    for number in range(1, len(table.texts) + 1):
        awaited = kifu.json("show", "@", "--at", number - 1)["awaited"][0]
        move = [] if kind == "remove" else [f"{awaited}: N1"]
        kifu.capsys.readouterr()
        code = main([kind, "@", str(number), *move, "--dry-run"])
        out, err = kifu.capsys.readouterr()
        assert code in (0, 4), err
        refused += code == 4
        unaware(table, awaited if code == 4 else None, re.sub(r"\bN1\b", "", out + err))
    assert refused


def test_json_lines_need_a_word(kifu: Kifu, table: Table, tmp_path: Path) -> None:
    said = kifu("export", "@", "--format", "jsonl", code=2)
    unaware(table, None, said.out, said.err)
    kifu("export", "--format", "jsonl", code=2)
    kifu("export", "@", "--format", "jsonl", "--secrets", "-o", tmp_path / "log.jsonl")
    assert table.seed is not None
    assert table.seed.hex() not in (tmp_path / "log.jsonl").read_text()


def test_statistics_tell_no_more(kifu: Kifu, table: Table) -> None:
    for command in (["stats", "wins"], ["stats", "features", "claim2"]):
        said = kifu(*command, "--json")
        unaware(table, None, said.out, said.err)


def test_a_closed_match_shows_everything_and_reopened_hides_it_again(kifu: Kifu, table: Table) -> None:
    kifu("close", "@", "--abandoned")
    hidden = table.hidden_from(None)
    assert hidden <= set(CARD.findall(kifu("export", "@").out))
    assert table.seed is not None
    assert table.seed.hex() in kifu("log", "@", "--json").out
    unaware(table, "A", kifu("log", "@", "--json", "--seat", "A").out)
    kifu("reopen", "@")
    unaware(table, None, kifu("export", "@").out, kifu("log", "@", "--json").out, kifu("log", "@", "-v").out)
