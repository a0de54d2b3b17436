"""`kifu replay`: the full screen on a terminal, plain text for a pipe or where it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.conftest import CLAIM2
from tests.cli.terminal import terminal

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Kifu

FULL_SCREEN = "\x1b[?1049h"


@pytest.fixture
def url(kifu: Kifu, db: Path) -> str:
    kifu("import", CLAIM2)
    return f"sqlite:///{db}"


def test_a_terminal_gets_the_full_screen_until_q(url: str) -> None:
    with terminal(url, "replay", "@", "--at", "40", rows=24, columns=80) as at:
        at.await_("40/91")
        assert FULL_SCREEN in at.written
        at.child.send("fy")
        at.await_("goes on from")
        at.child.send("q")
        assert at.end() == 0
    assert "after move 40 · kifu record " in at.seen


def test_a_terminal_gets_plain_text_where_it_is_asked_for(url: str) -> None:
    for arguments in (["--plain"], ["--every"]):
        with terminal(url, "replay", "@", "--at", "4", *arguments) as at:
            at.await_("  4  Aki (A) plays")
            assert at.end() == 0
        assert FULL_SCREEN not in at.written
    with terminal(url, "replay", "@", "--at", "4", TERM="dumb") as at:
        at.await_("  4  Aki (A) plays")
        assert FULL_SCREEN not in at.written


def test_a_pipe_gets_plain_text(kifu: Kifu, url: str) -> None:
    told = kifu("replay", "@", "--at", "4").out
    assert told.startswith("  1  chance deals A")
    assert "after 4 of 91 moves" in told
