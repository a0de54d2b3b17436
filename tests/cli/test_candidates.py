"""What may be typed next: from the legal list, behind `;`, with and without the actor; nothing that is secret."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from cli.candidates import Candidates, begun_in, chance_verb, common
from ledger import Ledger
from projections import Recorder, registry
from projections.seats import letter
from projections.setup import setup_from

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from projections import Match

START = "*: deal A N1 N3 N7 I1 I7 I9 D0 D4 D8 T1 S3 S4 S9; deal B ?13; turn S8"


@pytest.fixture
def recorder(db: Path) -> Iterator[Recorder]:
    with Ledger.open(f"sqlite:///{db}") as ledger:
        yield Recorder(ledger)


def observed(recorder: Recorder, text: str = START) -> Match:
    match = recorder.new("claim2", seats=["Aki", "Ben"])
    if text:
        match.play(text)
    return match


def fitting(match: Any, typed: str) -> list[str]:
    return Candidates(match).fitting(begun_in(typed))


def test_legal_moves_that_begin_as_typed_in_any_case_and_width(recorder: Recorder) -> None:
    match = observed(recorder)
    assert fitting(match, "n") == fitting(match, "Ｎ") == ["N1", "N3", "N7"]
    assert fitting(match, "") == [text.partition(": ")[2] for text in match.legal()]
    assert fitting(match, "S8") == []


def test_an_actor_typed_by_letter_or_name_stays_as_typed(recorder: Recorder) -> None:
    match = observed(recorder)
    assert fitting(match, "a: n") == ["a: N1", "a: N3", "a: N7"]
    assert fitting(match, "Aki:d") == ["Aki: D0", "Aki: D4", "Aki: D8"]
    assert fitting(match, "A")[-1] == "A: S9"
    assert fitting(match, "B: I") == []
    assert fitting(match, "Zoe: I") == []


def test_behind_a_semicolon_the_moves_before_it_are_made(recorder: Recorder) -> None:
    match = observed(recorder)
    assert fitting(match, "S9; B: s") == ["B: S0", "B: S1", "B: S2", "B: S5", "B: S6", "B: S7"]
    assert fitting(match, "A: S9; s5")[0] == "B: S5"  # the actor before holds, and is not awaited
    assert fitting(match, "I9; B: I5; *: d") == ["*: draw B "]
    assert fitting(match, "S9; B: S5; ") == ["A: peek", "A: nopeek"]
    assert fitting(match, "S9; B: S8; dr") == []  # S8 lies elsewhere: the line is refused anyhow
    assert len(match.history) == 3


def test_what_chance_brings_is_completed_as_far_as_the_game_can_tell(recorder: Recorder) -> None:
    match = observed(recorder, "")
    assert fitting(match, "d") == ["deal A "]
    assert fitting(match, "*: ") == ["*: deal A "]
    assert fitting(match, "deal a ") == []


@pytest.mark.parametrize(
    ("game", "seats", "verb"),
    [("claim2", 3, "deal A "), ("conspiracy", 2, "O "), ("iron_age", 3, "START "), ("kingsburg", 2, "ORDER ")]
    + [("metz", 2, "deal A ")],
)
def test_each_game_tells_how_its_first_chance_move_begins(game: str, seats: int, verb: str) -> None:
    rules = registry.game(game)
    state = rules.initial(setup_from(rules, seats=seats, options={}))
    assert chance_verb(rules, state) in (verb, "")
    assert chance_verb(rules, state) == verb


def test_a_game_whose_chance_cannot_go_on_from_a_gap_tells_nothing() -> None:
    def broken(*_: object) -> object:
        raise StopIteration

    assert chance_verb(SimpleNamespace(chance=broken, write=str), None) == ""  # type: ignore[arg-type]


def test_a_correction_is_completed_in_the_state_before_the_move(recorder: Recorder) -> None:
    match = observed(recorder, START + "; A: S9")
    assert fitting(match, "/amend 4 n") == ["N1", "N3", "N7"]
    assert fitting(match, "/insert 4 A: n")[0] == "A: N1"
    assert fitting(match, "/amend 99 n") == []


def test_nothing_is_completed_once_the_match_is_over(recorder: Recorder) -> None:
    match = observed(recorder)
    match.close("agreed")
    assert fitting(match, "n") == []


def test_the_list_is_made_again_after_a_change(recorder: Recorder) -> None:
    match = observed(recorder)
    candidates = Candidates(match)
    assert "S9" in candidates.fitting(begun_in("S"))
    match.play("S9")
    assert "S9" not in candidates.fitting(begun_in("S"))


def test_a_dealt_match_tells_nothing_of_what_comes_after_a_move(recorder: Recorder) -> None:
    match = recorder.new("claim2", seats=["Aki", "Ben"], mode="dealt")
    first = match.head.awaited[0]
    card = match.legal()[0].partition(": ")[2]
    assert card in fitting(match, "")
    assert fitting(match, f"{card}; ") == []
    assert fitting(match, f"{card}; {letter(1 - first)}: ") == []
    assert fitting(match, "/amend 1 ") == []


def test_a_hand_that_records_one_seat_is_offered_that_seat_only(recorder: Recorder) -> None:
    match = observed(recorder)
    match.only = 1
    assert fitting(match, "n") == fitting(match, "A: n") == []
    assert fitting(match, "A: S9; s")[0] == "B: S0"


class Choosing:
    """A game in which both seats choose at once."""

    @staticmethod
    def to_act(_: object) -> tuple[int, ...]:
        return (0, 1)

    @staticmethod
    def moves(_: object, seat: int) -> list[str]:
        return ["red", "blue"] if seat == 0 else ["green"]

    @staticmethod
    def write(_: object, move: str) -> str:
        return move


def choosing(**facts: Any) -> Any:
    told = {"secret": False, "only": None, "finished": False, "version": 1, "state": "open", "names": ["Aki", "Ben"]}
    return SimpleNamespace(game=Choosing, **{**told, **facts})


def test_where_several_are_awaited_the_actor_is_offered_too() -> None:
    assert fitting(choosing(), "") == ["A: red", "A: blue", "B: green"]
    assert fitting(choosing(), "g") == ["B: green"]


def test_a_choice_in_secret_is_offered_to_the_seat_that_is_named() -> None:
    assert fitting(choosing(secret=True), "") == fitting(choosing(secret=True), "r") == []
    assert fitting(choosing(secret=True), "A: ") == ["A: red", "A: blue"]
    assert fitting(choosing(secret=True, only=1), "") == ["green"]
    assert fitting(choosing(secret=True, only=1), "A: ") == []


def test_common_is_what_all_that_fit_begin_with() -> None:
    assert common(["draw B ", "Draw b N5"]) == "draw B "
    assert common(["N1", "I1"]) == ""
