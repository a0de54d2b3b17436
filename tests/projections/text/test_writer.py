"""The canonical text, and that reading it and writing it again gives the same bytes."""

from __future__ import annotations

import unicodedata
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ledger import Ledger
from projections import Recorder
from projections.play import steps
from projections.reader import parse
from projections.record import End, Entry, Place, Record, Result
from projections.seats import CHANCE, letter
from projections.transcript import record_of
from projections.writer import text_of
from tests.plugin import parity as toy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from projections.game import Game

HERE = Place(0, 0)


def test_the_order_and_spelling_are_those_of_the_format() -> None:
    record = Record(
        game="parity",
        seats=("Aki", "Ben"),
        rules=2,
        mode="dealt",
        date="2026-11-28",
        place="Osaka",
        tags=("league", "autumn"),
        options={"follow": "may", "top": "10"},
        extra={"x-b": "2", "x-a": "1"},
        notes=("before all",),
        entries=(Entry(HERE, "*", "turn 2"), Entry(HERE, "A", "9", ("strong", "and more"))),
        closing=Result(HERE, {"A": 3, "B": -2}),
    )
    assert text_of(record) == (
        "kifu 1\ngame: parity\nrules: 2\nmode: dealt\ndate: 2026-11-28\nplace: Osaka\ntag: league, autumn\n"
        "seat A: Aki\nseat B: Ben\noption follow: may\noption top: 10\nx-b: 2\nx-a: 1\n"
        "\n# before all\n*: turn 2\nA: 9  # strong\n# and more\nresult: A 3, B -2\n"
    )


def test_what_is_at_its_default_is_left_out_but_the_mode() -> None:
    assert text_of(Record("parity", ("Aki",))) == "kifu 1\ngame: parity\nmode: observed\nseat A: Aki\n\n"


@pytest.mark.parametrize(
    ("end", "text"),
    [
        (End(HERE, "agreed"), "end: agreed"),
        (End(HERE, "abandoned"), "end: abandoned"),
        (End(HERE, "conceded", "B"), "end: conceded B"),
    ],
)
def test_an_end_is_the_last_line(end: End, text: str) -> None:
    assert text_of(Record("parity", ("Aki",), closing=end)).splitlines()[-1] == text


def test_the_text_is_nfc_and_ends_with_a_newline() -> None:
    record = Record("parity", (unicodedata.normalize("NFD", "が é"),), notes=(unicodedata.normalize("NFD", "ö"),))
    assert unicodedata.is_normalized("NFC", text_of(record))
    assert text_of(record).endswith("\n")


WORDS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=12)
NAMES = st.lists(
    st.sampled_from(["Aki", "Ben", "秋", "Élo Ⅳ", "A", "*", "x: y", "Kim  Lee", "#7"]),
    min_size=2,
    max_size=2,
    unique=True,
)


@st.composite
def messy(draw: st.DrawFn) -> str:
    """A text that FORMAT allows, of a match that random bots have played, in nobody's canonical spelling."""
    names = draw(NAMES)
    header = draw(
        st.permutations(
            [
                "Game: PARITY",
                f"seat A: {names[0]}",
                f"SEAT b： {names[1]}",
                *draw(st.lists(st.sampled_from(["date: 2026-11-28", "option top: 8", "mode: observed"]), unique=True)),
                f"place: {draw(WORDS)}",
                f"tag: {draw(WORDS)}, {draw(WORDS)}",
                f"x-own: {draw(WORDS)}",
            ]
        )
    )
    history = list(steps(cast("Game", toy), toy.Setup(2), Random(draw(st.integers(0, 50)))))
    cut = draw(st.integers(0, len(history)))
    lines = ["kifu 1", *header, ""]
    for step in history[:cut]:
        lines += draw(st.sampled_from([[], [""], [f"# {draw(WORDS)}"]]))
        lines.append(_said(draw, step, names))
    if cut == len(history):
        scores = history[-1].after.points
        lines += draw(st.sampled_from([[], [f"Result: a {scores[0]}, B  {scores[1]}"]]))
    else:
        lines += draw(st.sampled_from([[], ["end: agreed"], ["END： conceded a"]]))
    return draw(st.sampled_from(["", "\ufeff"])) + draw(st.sampled_from(["\n", "\r\n"])).join(lines)


def _said(draw: st.DrawFn, step: Any, names: list[str]) -> str:
    text = toy.write(step.before, step.move)
    text = draw(st.sampled_from([text, text.upper(), text.replace(" ", "   ")]))
    seat = letter(step.move.seat)
    plain = step.move.seat != CHANCE and names[step.move.seat] in ("Aki", "Ben", "秋")
    actor = draw(
        st.sampled_from([f"{seat}:", f" {seat.lower()} ： ", "", f"{names[step.move.seat]}:" if plain else ""])
    )
    note = draw(st.one_of(st.just(""), WORDS.map("# {}".format)))
    return f"{actor} {text} {note}"


@pytest.fixture(scope="module")
def sqlite_ledger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ledger]:
    folder: Path = tmp_path_factory.mktemp("log")
    with Ledger.open(f"sqlite:///{folder}/games.db") as opened:
        yield opened


def written(ledger: Ledger, text: str) -> tuple[str, bool]:
    """The text that the log gives back, and whether it was new."""
    entered = Recorder(ledger).enter(parse(text))
    return text_of(record_of(entered.match)), entered.new


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=messy())
def test_writing_what_was_read_is_stable_byte_for_byte(parity: Game, sqlite_ledger: Ledger, text: str) -> None:
    once, _ = written(sqlite_ledger, text)
    again, new = written(sqlite_ledger, once)
    assert again.encode() == once.encode()
    assert not new, "the same match under its canonical text"
