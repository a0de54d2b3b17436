"""What the reader takes: header, moves, notes, ends, in all the spellings that FORMAT allows."""

from __future__ import annotations

import pytest

from projections.errors import BrokenRecord
from projections.reader import actor_letter, entries_of, parse
from projections.record import End, Place, Record, Result

HEADER = "kifu 1\ngame: parity\nseat A: Aki\nseat B: Ben\n"


def record(*lines: str, header: str = HEADER) -> Record:
    found = parse(header + "\n" + "\n".join(lines))
    assert found.fault is None, found.fault
    return found


def moves(*lines: str) -> list[tuple[str | None, str]]:
    return [(entry.actor, entry.text) for entry in record(*lines).entries]


def test_every_key_of_the_header_is_read() -> None:
    found = parse(
        "kifu 1\n"
        "game: Parity\n"
        "rules: 2\n"
        "mode: DEALT\n"
        "date: 2026-11-28T19:30:00+09:00\n"
        "place: 大阪, back room # 2\n"
        "tag: league,  autumn , \n"
        "seat B: Ben\n"
        "seat A: Aki  K\n"
        "team A: red\n"
        "team B: blue\n"
        "option follow: may\n"
        "option Top: 10\n"
        "x-source: notebook 3\n"
        "x-table: 7\n"
    )
    assert (found.game, found.rules, found.mode) == ("parity", 2, "dealt")
    assert (found.date, found.place) == ("2026-11-28T19:30:00+09:00", "大阪, back room # 2")
    assert (found.tags, found.seats) == (("league", "autumn"), ("Aki K", "Ben"))
    assert (found.teams, found.options) == ({"A": "red", "B": "blue"}, {"follow": "may", "top": "10"})
    assert found.extra == {"x-source": "notebook 3", "x-table": "7"}
    assert found.places["option top"] == Place(13, 1)


def test_what_the_header_leaves_out_has_a_default() -> None:
    found = record()
    assert (found.rules, found.mode, found.date, found.place, found.tags) == (1, "observed", None, None, ())


def test_keys_are_read_in_any_case_width_and_order() -> None:
    found = parse("Kifu　1\nＳＥＡＴ  ａ：Aki\nSeat B :Ben\nGAME：ｐａｒｉｔｙ\nMode: Ｄｅａｌｔ\n")
    assert (found.game, found.mode, found.seats) == ("parity", "dealt", ("Aki", "Ben"))


def test_a_colon_in_a_value_stays_as_it_was_typed() -> None:
    found = parse("kifu 1\ngame: parity\nseat A: Aki\nplace: 第二：大阪: 3\n")
    assert found.place == "第二：大阪: 3"


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark_make_no_difference(newline: str, mark: str) -> None:
    text = (HEADER + "\n*: deal ?4 / ?4\n# note\nA: 3\n").replace("\n", newline)
    assert parse(mark + text) == parse(HEADER + "\n*: deal ?4 / ?4\n# note\nA: 3\n")


def test_a_record_may_end_with_its_header() -> None:
    assert parse(HEADER).entries == parse(HEADER.rstrip("\n")).entries == ()


def test_several_moves_on_a_line_and_an_actor_that_holds_until_the_next() -> None:
    assert moves("A: 1; 2; b: 3 ;4", "5;A:6") == [
        ("A", "1"),
        ("A", "2"),
        ("b", "3"),
        ("b", "4"),
        (None, "5"),
        ("A", "6"),
    ]


def test_full_width_text_and_runs_of_blanks_are_folded() -> None:
    assert moves("＊：ｔｕｒｎ　　２；Ｂ：７") == [("*", "turn 2"), ("B", "7")]


def test_empty_pieces_and_blank_lines_are_nothing() -> None:
    assert moves("", "A: 1;;", "   ", ";") == [("A", "1")]


def test_moves_know_their_line_and_column() -> None:
    places = [entry.place for entry in record("A: 1;  B: 2", "", "  3 ; 4").entries]
    assert places == [Place(6, 1), Place(6, 8), Place(8, 3), Place(8, 7)]


def test_notes_of_all_kinds_go_where_they_belong() -> None:
    found = record(
        "# before all",
        "#and again",
        "A: 1  # strong; B: 2",
        "# more # of it",
        "B: 2; A: 3 ＃ last",
        "#",
        "result: A 1, B 0  # table's own count",
    )
    assert found.notes == ("before all", "and again")
    assert [(entry.text, entry.notes) for entry in found.entries] == [
        ("1", ("strong; B: 2", "more # of it")),
        ("2", ()),
        ("3", ("last", "table's own count")),
    ]


def test_an_end_closes_the_moves() -> None:
    assert record("Result： A 3, b -2").closing == Result(Place(6, 1), {"A": 3, "B": -2})
    assert record("END: Abandoned").closing == End(Place(6, 1), "abandoned")
    assert record("end: agreed").closing == End(Place(6, 1), "agreed")
    assert record("end: conceded ｂ").closing == End(Place(6, 1), "conceded", "B")
    assert record("A: 1", "# only notes and blanks may follow", "").closing is None


def test_blank_lines_and_notes_may_follow_the_end() -> None:
    assert record("A: 1", "end: agreed", "", "# late").entries[0].notes == ("late",)


def test_actors_are_letters_stars_or_names_that_only_one_has() -> None:
    def letter(text: str, *names: str) -> str | None:
        return actor_letter(entries_of(f"{text}: 1")[0], names)

    assert letter("b", "Aki", "Ben") == "B"
    assert letter("*", "Aki", "Ben") == "*"
    assert letter("ＢＥＮ", "Aki", "Ben") == "B"
    assert letter("aki  k", "Aki K", "Ben") == "A"
    assert letter("B", "B", "Ben") == "B", "a letter before a name"


@pytest.mark.parametrize(("actor", "names"), [("C", ("Aki", "Ben")), ("Aki", ("Aki", "Aki")), ("", ("Aki", "Ben"))])
def test_an_actor_that_names_nobody_or_two_is_refused(actor: str, names: tuple[str, ...]) -> None:
    with pytest.raises(BrokenRecord) as broken:
        actor_letter(entries_of(f"{actor}: 1")[0], names)
    assert broken.value.refusal.rule == "unknown_actor"
    assert broken.value.refusal.facts["allowed"] == "A, B, *"


def test_typed_moves_have_no_header() -> None:
    assert [(entry.actor, entry.text, entry.notes) for entry in entries_of("A: 1 # hm\r\n2; B: 3")] == [
        ("A", "1", ("hm",)),
        (None, "2", ()),
        ("B", "3", ()),
    ]
