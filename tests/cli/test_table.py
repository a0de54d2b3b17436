"""What the table does with a typed line, without a terminal: answers that were lost, the status line, the clock."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from cli import board
from cli.app import App
from cli.clock import Clock
from cli.orders import ORDERS
from cli.scores import so_far
from cli.table import Table
from cli.words import say
from ledger.causes import because
from ledger.errors import StoreUnreachable
from projections.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections import Match

DOCUMENT = Path(__file__).parents[2] / "docs" / "recording.md"
START = "*: deal A ?13; deal B ?13; turn S8"


@pytest.fixture
def app(db: Path) -> Iterator[App]:
    opened = App("en")
    opened.db = str(db)
    yield opened
    opened.close()


def seated(app: App, game: str = "claim2", text: str = START) -> Table:
    match = app.recorder.new(game, seats=["Aki", "Ben"])
    if text:
        match.play(text)
    table = Table(app, match, None)
    table._settle()
    return table


@contextmanager
def answers_lost(match: Match) -> Iterator[None]:
    """The database stores what it is sent, and then cannot be reached."""
    ledger: Any = match.ledger
    append = ledger.append

    def lost(*arguments: Any, **settings: Any) -> None:
        append(*arguments, **settings)
        raise StoreUnreachable("postgresql://somewhere", because("driver", text="server closed the connection"))

    ledger.append = lost
    try:
        yield
    finally:
        del ledger.append


def stored(app: App, match: Match) -> int:
    return len(app.recorder.open(match.id).history)


def test_a_line_whose_answer_was_lost_is_not_stored_twice_when_it_is_sent_again(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    table = seated(app)
    with answers_lost(table.match):
        assert table.answer("I9; B: S5") == "I9; B: S5"
    assert "the line stands below again" in capsys.readouterr().out
    assert stored(app, table.match) == 5
    assert table.answer("I9; B: S5") == ""
    assert stored(app, table.match) == len(table.match.history) == 5
    assert "4  Aki (A) plays Giant 9" in capsys.readouterr().out


def test_another_line_after_a_lost_answer_finds_what_was_stored(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(app)
    with answers_lost(table.match):
        table.answer("I9")
    assert table.answer("B: S5") == ""
    assert "the line before was stored after all" in capsys.readouterr().out
    assert stored(app, table.match) == 5


def test_an_undo_whose_answer_was_lost_takes_back_one_decision(app: App) -> None:
    table = seated(app, text=START + "; A: I9; B: S5")
    with answers_lost(table.match):
        assert table.answer("/undo") == "/undo"
    table.answer("/undo")
    assert stored(app, table.match) == 4


def test_an_undone_correction_is_said_to_be_one(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(app, text=START + "; A: I9")
    table.answer("/amend 4 A: I7")
    table.answer("/undo")
    assert "the correction is taken back" in capsys.readouterr().out
    table.answer("/redo")
    assert "the correction stands again" in capsys.readouterr().out
    assert [step.move.card for step in table.match.history[3:]] == ["I7"]


def test_a_line_that_lost_a_race_is_offered_again_below_what_others_did(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    table = seated(app)
    app.recorder.open(table.match.id).play("I9")
    assert table.answer("I7") == "I7"
    told = capsys.readouterr().out
    assert "recorded elsewhere meanwhile" in told
    assert "Giant 9" in told
    assert stored(app, table.match) == 4


def test_a_ctrl_c_in_the_middle_of_a_line_leaves_it_whole_or_not_at_all(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(app)

    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(table.match.ledger, "append", interrupted)
    assert table.answer("I9; B: S5") == "I9; B: S5"
    monkeypatch.undo()
    assert stored(app, table.match) == 3
    assert table.answer("I9; B: S5") == ""
    assert stored(app, table.match) == 5


def test_the_status_says_whose_turn_it_is_and_the_points_where_the_game_can_tell(app: App) -> None:
    table = seated(app)
    assert table.status == "next: Aki (A) · 3 moves · so far: Aki 0, Ben 0"
    assert board.prompt_of(table.match) == "  4 A> "
    table.match.close("agreed")
    table._settle()
    assert table.status.startswith("closed: agreed")
    assert board.prompt_of(table.match) == "  4 > "


def test_a_game_that_counts_at_the_end_only_tells_no_points_before() -> None:
    assert so_far(SimpleNamespace(), None) == ()  # type: ignore[arg-type]


def test_the_clock_counts_for_those_who_think() -> None:
    times = iter([0.0, 10.0, 12.0, 20.0, 25.0, 40.0])
    clock = Clock(2, now=lambda: next(times))
    clock.turn((0,))
    clock.turn((CHANCE,))  # A thought for 10 s, the dice took 2
    clock.turn((1,))
    clock.pause()  # B thought for 8 s
    clock.pause()  # nobody for 5
    assert clock.face() == "A 0:10   B 0:23"


def test_every_order_is_told_by_the_help_and_by_the_document() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    for order in ORDERS:
        assert f"`{order}" in document
        assert order in say("en", "table.help")
        assert order in say("ja", "table.help")


def test_the_document_shows_what_a_refused_line_answers(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    deal = "*: deal A N1 N3 N7 I1 I7 I9 D0 D4 D8 T1 S3 S4 S9; deal B ?13; turn S8"
    table = seated(app, text=f"{deal}; A: I9; B: I5; *: draw B ?; turn N5")
    table.answer("S8")
    document = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    assert " ".join(capsys.readouterr().out.split()) in document
