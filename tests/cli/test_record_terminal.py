"""Recording in a real terminal: what is typed, what stands in the log afterwards, what the screen never shows."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from uuid import UUID

import pytest

from ledger import Ledger
from projections import Recorder
from projections.seats import letter
from tests.cli.terminal import CTRL_C, CTRL_D, ENTER, RIGHT, TAB, UP, terminal

if TYPE_CHECKING:
    from tests.conftest import Server

START = "*: deal A ?13; deal B ?13; turn S8"


def begun(db: str, text: str = START, **header: str) -> str:
    with Ledger.open(db) as ledger:
        match = Recorder(ledger).new("claim2", seats=["Aki", "Ben"], **header)  # type: ignore[arg-type]
        if text:
            match.play(text)
        return str(match.id)


def texts(db: str, match: str) -> list[str]:
    with Ledger.open(db) as ledger:
        found = Recorder(ledger).open(UUID(match))
        return [f"{letter(step.move.seat)}: {found.game.write(step.before, step.move)}" for step in found.history]


def hand(db: str, match: str, seat: int) -> list[str]:
    """The cards of a dealt hand, as their owner would name them."""
    with Ledger.open(db) as ledger:
        found = Recorder(ledger).open(UUID(match))
        deal = next(text for text in _written(found) if text.startswith(f"deal {letter(seat)}"))
        return deal.split()[2:]


def _written(found: object) -> list[str]:
    return [found.game.write(step.before, step.move) for step in found.history]  # type: ignore[attr-defined]


def _run(cards: list[str]) -> str:
    """A hand as the table shows it. Parts of it could be in another one too: there are cards alike."""
    return " ".join(cards)


def _bare(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def url(db: Path) -> str:
    return f"sqlite:///{db}"


def test_a_line_is_stored_before_the_next_is_asked_for(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        assert "next: Ben (B)" in at.enter("i9", "5 B>")
        at.enter("S5; *: draw B N1  # a gift", "7 *>")
        assert texts(url, match)[3:] == ["A: I9", "B: S5", "*: draw B N1"]
        at.child.send(CTRL_D)
        at.await_(f"kifu record {match[:13]}")
        assert at.end() == 0


def test_tab_completes_the_line_and_an_arrow_takes_the_hint(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.child.send("i9; b: i5; *: dr")
        at.await_("draw B")
        at.enter(TAB + "n1", "7 *>")
        at.child.send("tu")
        at.await_("rn")
        at.enter(RIGHT + "n3", "8 A>")
    assert texts(url, match)[3:] == ["A: I9", "B: I5", "*: draw B N1", "*: turn N3"]


def test_a_refused_line_stores_nothing_of_it_and_the_sitting_goes_on(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        told = at.enter("I9; B: S8", "nothing was stored")
        assert "It contradicts move 3, “*: turn S8”. nearest legal: " in _bare(told)
        assert "/legal lists them all" in told
        assert texts(url, match)[3:] == []
        at.enter("I9", "5 B>")


def test_pasted_lines_are_stored_all_or_none(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.paste("I9\nB: S5\n*: draw B S5")
        at.enter("", "nothing was stored")
        assert texts(url, match)[3:] == []
        at.paste("# slow\nI9  # strong\nB: S5\n*: draw B N1")
        at.enter("", "7 *>")
    assert texts(url, match)[3:] == ["A: I9", "B: S5", "*: draw B N1"]
    with Ledger.open(url) as ledger:
        assert [note.text for note in Recorder(ledger).open(UUID(match)).notes] == ["slow", "strong"]


def test_the_slash_orders_do_what_the_commands_do(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.enter("I9", "5 B>")
        at.enter("/undo", "taken back: A: I9")
        at.enter("/redo", "4  Aki (A) plays Giant 9")
        at.enter("/amend 3 turn N5", "move 3 is now: *: turn N5")
        at.enter("/remove 4", "removed move 4: A: I9")
        at.enter("/insert 4 A: D1", "inserted as move 4: A: D1")
        at.enter("/note a cautious lead", "noted")
        at.enter("/moves 2", "3  chance turns up Gnome 5")
        at.enter("/legal", "B: D3")
        at.enter("/show 3", "after 3 of 4 moves")
        at.enter("/help", "/amend N MOVE")
        at.enter("/dance", "there is no “/dance”")
        at.enter("/amend D3", "write the number of the move")
        at.enter("/quit", "all is stored")
        assert at.end() == 0
    assert texts(url, match)[2:] == ["*: turn N5", "A: D1"]


def test_ctrl_c_clears_the_line_and_keeps_the_sitting(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.child.send("I" + CTRL_C)
        at.await_("/quit leaves")
        at.enter("D1", "5 B>")
    assert texts(url, match)[3:] == ["A: D1"]


def test_a_terminal_that_is_closed_loses_nothing_that_was_answered(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.enter("I9", "5 B>")
        at.child.send("S5")
        at.child.kill(signal.SIGHUP)
        at.end()
    assert texts(url, match)[3:] == ["A: I9"]


def test_moves_from_elsewhere_appear_and_the_typed_line_stays(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match) as at:
        at.await_("4 A>")
        at.child.send("S")
        with Ledger.open(url) as ledger:
            Recorder(ledger).open(UUID(match)).play("A: I9")
        assert "recorded elsewhere meanwhile" in at.await_("5 B> S")
        at.enter("5", "6 *>")
    assert texts(url, match)[3:] == ["A: I9", "B: S5"]


def test_the_clock_runs_for_the_seat_that_thinks_and_can_be_stopped(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match, "--clock") as at:
        at.await_("A 0:00   B 0:00")
        at.enter("/pause", "clock stopped")
        at.await_("B 0:00   clock stopped")
        at.enter("/pause", "the clock runs")


def test_a_shared_screen_shows_no_hand_of_a_seat_that_is_not_awaited(url: str) -> None:
    match = begun(url, "", mode="dealt")
    hands = [hand(url, match, seat) for seat in (0, 1)]
    first, other = (0, 1) if texts_awaited(url, match) == "A" else (1, 0)
    with terminal(url, "record", match) as at:
        at.await_(f"{letter(first)}>")
        assert _run(hands[first]) in _bare(at.enter("/hand", "Enter hides this"))
        at.child.send(ENTER)
        at.await_(f"{letter(first)}>")
        at.enter(f"/hand {letter(other)}", "only a seat that is to move")
        at.child.send(f"{hands[first][0]}; " + TAB)
        time.sleep(0.3)
        at.child.send(CTRL_C)
        at.await_("leaves")
        at.enter("/legal", f"{letter(first)}: {hands[first][-1]}")
        assert _run(hands[other]) not in _bare(at.seen)
        wiped = at.enter(hands[first][0], f"{letter(other)}>")
        assert "?13" in wiped
        at.child.send(UP)
        time.sleep(0.3)
        after = at.enter("/moves 1", "]")
        assert all(card not in after.replace(hands[first][0], "") for card in hands[first])


def texts_awaited(db: str, match: str) -> str:
    with Ledger.open(db) as ledger:
        return ",".join(map(letter, Recorder(ledger).open(UUID(match)).head.awaited))


def test_a_hand_that_records_one_seat_sees_that_seat_only_and_moves_for_nobody_else(url: str) -> None:
    match = begun(url, "", mode="dealt")
    first = 0 if texts_awaited(url, match) == "A" else 1
    waiting, cards = 1 - first, [hand(url, match, seat) for seat in (0, 1)]
    with terminal(url, "record", match, "--seat", letter(waiting)) as at:
        shown = at.await_(f"{letter(first)}>")
        assert _run(cards[waiting]) in _bare(shown)
        at.child.send(TAB)
        refused = at.enter(cards[first][0], "nothing was stored")
        assert f"only {letter(waiting)} is recorded here" in refused
        at.enter("/legal", "next:")
        assert _run(cards[first]) not in _bare(at.seen)
        with Ledger.open(url) as ledger:
            Recorder(ledger).open(UUID(match)).play(cards[first][0])
        assert "recorded elsewhere meanwhile" in at.await_("your turn")
    assert texts(url, match)[-1] == f"{letter(first)}: {cards[first][0]}"


def test_it_speaks_japanese(url: str) -> None:
    match = begun(url)
    with terminal(url, "record", match, "--lang", "ja") as at:
        assert "次: Aki (A)" in at.await_("4 A>")
        assert "このゲームの手ではありません" in at.enter("Z9", "何も保存していません")
        assert "差し替える" in at.enter("/help", "/quit")
        assert "ジャイアント9" in at.enter("Ｉ９", "5 B>")


def test_a_lost_database_is_told_and_the_line_offered_again_until_it_is_back(
    postgres_server: Server, postgres_url: str
) -> None:
    # Not in pytest's folder: the path of a socket may have no more than about a hundred characters.
    link = Path(tempfile.gettempdir()) / f"kifu-{os.getpid()}"
    link.symlink_to(postgres_server.folder)
    try:
        _lose_and_find(postgres_server, postgres_url, link)
    finally:
        link.unlink(missing_ok=True)


def _lose_and_find(server: Server, url: str, link: Path) -> None:
    match = begun(url)
    database = urlsplit(url).path.removeprefix("/")
    by_link = f"postgresql://postgres@/{database}?host={link}"
    with terminal(by_link, "record", match) as at:
        at.await_("4 A>")
        at.enter("I9", "5 B>")
        link.unlink()
        server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
        assert "cannot be used" in at.enter("S5", "the line stands below again")
        assert texts(url, match)[3:] == ["A: I9"]
        link.symlink_to(server.folder)
        at.enter("", "6 *>")
        at.enter("draw B ?", "7 *>")
    assert texts(url, match)[3:] == ["A: I9", "B: S5", "*: draw B ?"]
