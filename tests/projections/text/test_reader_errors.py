"""Every refusal of the reader: its code, line and column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projections.errors import BrokenRecord
from projections.labels import LANGS, words
from projections.reader import entries_of, parse

if TYPE_CHECKING:
    from projections.record import Record

HEADER = "kifu 1\ngame: parity\nseat A: Aki\nseat B: Ben\n"
LONG = "9" * 5000


@pytest.mark.parametrize(
    ("text", "rule", "line"),
    [
        ("", "no_first_line", 1),
        ("kifu 2\ngame: parity\n", "no_first_line", 1),
        ("\nkifu 1\n", "no_first_line", 1),
        ("kifu 1\n", "no_game", 1),
        ("kifu 1\ngame:\nseat A: Aki\n", "no_game", 1),
        ("kifu 1\ngame: parity\nAki\n", "no_key", 3),
        ("kifu 1\ngame: parity\n# a note\n", "no_key", 3),
        ("kifu 1\ngame: parity\nseat A: Aki\nplayer B: Ben\n", "unknown_key", 4),
        ("kifu 1\ngame: parity\nx-: 1\n", "unknown_key", 3),
        ("kifu 1\ngame: parity\noption: may\n", "unknown_key", 3),
        ("kifu 1\ngame: parity\nseat AB: Aki\n", "unknown_key", 3),
        ("kifu 1\ngame: parity\nseat I: Aki\n", "unknown_key", 3),
        ("kifu 1\ngame: parity\nseat A: Aki\nSEAT a: Ben\n", "key_twice", 4),
        ("kifu 1\ngame: parity\nmode: live\nseat A: Aki\n", "bad_mode", 3),
        ("kifu 1\ngame: parity\nrules: 0\nseat A: Aki\n", "bad_rules", 3),
        ("kifu 1\ngame: parity\nrules: -1\nseat A: Aki\n", "bad_rules", 3),
        (f"kifu 1\ngame: parity\nrules: {LONG}\nseat A: Aki\n", "bad_rules", 3),
        ("kifu 1\ngame: parity\ndate: yesterday\nseat A: Aki\n", "bad_date", 3),
        ("kifu 1\ngame: parity\ndate: 2026-02-30\nseat A: Aki\n", "bad_date", 3),
        ("kifu 1\ngame: parity\ndate: 2026-11-28T19:30\nseat A: Aki\n", "bad_date", 3),
        ("kifu 1\ngame: parity\n", "no_seats", 1),
        ("kifu 1\ngame: parity\nseat A: Aki\nseat C: Chie\n", "seat_hole", 4),
        ("kifu 1\ngame: parity\nseat B: Ben\n", "seat_hole", 3),
        ("kifu 1\ngame: parity\nseat A: Aki\nseat B:  \n", "no_name", 4),
        (f"kifu 1\ngame: parity\nseat A: {'a' * 201}\n", "long_name", 3),
        ("kifu 1\ngame: parity\nseat A: A\x1b[2Jki\n", "control_character", 3),
    ],
)
def test_a_broken_header_is_refused_at_its_line(text: str, rule: str, line: int) -> None:
    with pytest.raises(BrokenRecord) as broken:
        parse(text)
    assert (broken.value.refusal.rule, broken.value.place.line) == (rule, line)


def fault_of(*lines: str) -> tuple[BrokenRecord, Record]:
    record = parse(HEADER + "\n" + "\n".join(lines))
    assert record.fault is not None
    return record.fault, record


@pytest.mark.parametrize(
    ("lines", "rule", "place", "before"),
    [
        (("A: 1", "B: ; 2"), "no_move", (7, 1), 1),
        (("A: 1; B:",), "no_move", (6, 6), 1),
        (("end: agreed", "A: 1"), "after_end", (7, 1), 0),
        (("end: agreed", "end: agreed"), "after_end", (7, 1), 0),
        (("A: 1", "result: 3, 2"), "bad_result", (7, 1), 1),
        (("result: A 3",), "bad_result", (6, 1), 0),
        (("result: A 3, A 4, B 2",), "bad_result", (6, 1), 0),
        (("result: B 2, A 3",), "bad_result", (6, 1), 0),
        (("result: A 3, B 2, C 1",), "bad_result", (6, 1), 0),
        ((f"result: A {LONG}, B 2",), "bad_result", (6, 1), 0),
        (("end: draw",), "bad_end", (6, 1), 0),
        (("end: conceded",), "bad_end", (6, 1), 0),
        (("end: conceded C",), "bad_end", (6, 1), 0),
        (("end: agreed B",), "bad_end", (6, 1), 0),
    ],
)
def test_a_broken_line_stops_reading_behind_the_moves_before_it(
    lines: tuple[str, ...], rule: str, place: tuple[int, int], before: int
) -> None:
    fault, record = fault_of(*lines)
    assert (fault.refusal.rule, (fault.place.line, fault.place.column)) == (rule, place)
    assert len(record.entries) == before


def test_an_unknown_key_is_answered_with_the_nearest_known_one() -> None:
    with pytest.raises(BrokenRecord) as broken:
        parse("kifu 1\ngame: parity\npalce: Osaka\nseat A: Aki\n")
    assert broken.value.refusal.facts["nearest"] == "place"


def test_a_key_twice_names_both_lines() -> None:
    with pytest.raises(BrokenRecord) as broken:
        parse("kifu 1\ngame: parity\nseat A: Aki\nplace: x\nPlace: y\n")
    assert (broken.value.place.line, broken.value.refusal.facts["first_line"]) == (5, 4)


@pytest.mark.parametrize("text", ["A: 1\x1b[2J", "A: \x00", "A: 1 # \x07", "\udc80: 1"])
def test_no_control_character_comes_in_by_typing(text: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        entries_of(text)
    assert broken.value.refusal.rule == "control_character"


def test_every_refusal_of_the_reader_has_words_in_both_languages() -> None:
    for rule in ("no_first_line", "unknown_key", "bad_result", "long_name", "control_character"):
        for lang in LANGS:
            said = words({}, f"rule.{rule}", lang, met="x", nearest="y", expected="z", most=1)
            assert not said.startswith("rule.")


LINES = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        [
            "kifu 1",
            "game: parity",
            "mode: dealt",
            "seat A: Aki",
            "seat B: Ben",
            "rules: 1",
            "",
            "A: 3 # n",
            "*: deal 1 2 3 4 / 5 6 7 8; turn 1",
            "result: A 1, B 2",
            "end: conceded A",
        ]
    ),
    st.builds(
        "{}{}{}".format,
        st.sampled_from(["seat ", "option ", "result", "end", "rules", "date", "A", "*", "x-", "tag", "ｇａｍｅ"]),
        st.sampled_from([":", "：", " : ", ";", "#", ""]),
        st.text(max_size=20),
    ),
)


@settings(max_examples=400, deadline=None)
@given(st.lists(LINES, max_size=14), st.booleans(), st.sampled_from(["\n", "\r\n", "\r"]))
def test_no_text_raises_anything_but_a_broken_record(lines: list[str], begun: bool, newline: str) -> None:
    text = newline.join(["kifu 1", "game: parity", "seat A: Aki", *lines] if begun else lines)
    try:
        record = parse(text)
    except BrokenRecord as broken:
        assert 1 <= broken.place.line <= text.count("\n") + 1
        assert broken.place.column >= 1
    else:
        assert record.fault is None or record.fault.place.line <= text.count("\n") + 1


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_no_typed_text_raises_anything_but_a_broken_record(text: str) -> None:
    try:
        entries = entries_of(text)
    except BrokenRecord:
        return
    assert all(entry.text for entry in entries)
