"""From option texts to a Setup and back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec import Struct

from projections.errors import BadSetup
from projections.setup import Option, option_texts, setup_from
from tests.plugin import parity

if TYPE_CHECKING:
    from projections.game import Game


class Setup(Struct, frozen=True):
    seats: int
    deck: str = "N"
    rounds: int = 3
    long: bool = False
    bonus: tuple[int, ...] = ()


def _bonus(text: str, seats: int) -> tuple[int, ...]:
    found = tuple(int(part) for part in text.split()) if text.replace(" ", "").isdigit() else ()
    if len(found) not in (0, seats) or (text != "none" and not found):
        raise ValueError(f"none, or {seats} numbers")
    return found


def _together(setup: Any) -> None:
    if setup.long and setup.rounds == 3:
        raise BadSetup("too_short", name="long")


TOY = cast(
    "Game",
    SimpleNamespace(
        SEATS=range(2, 4),
        Setup=Setup,
        check=_together,
        OPTIONS=(
            Option("kind", "plain", ("plain", "grand"), stands_for={"grand": {"rounds": "5", "long": "true"}}),
            Option("deck", lambda seats: "N" if seats == 2 else "NM", ("N", "NM")),
            Option("rounds", "3", ("3", "5")),
            Option("long", "false", ("true", "false"), excludes=("bonus",)),
            Option("bonus", "none", read=_bonus, write=lambda value: " ".join(map(str, value)) or "none"),
        ),
    ),
)


def setup(seats: int = 2, **options: str) -> Any:
    return setup_from(TOY, seats=seats, options=options)


def refused(seats: int = 2, **options: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadSetup) as refusal:
        setup(seats, **options)
    return refusal.value.rule, refusal.value.facts


def test_absent_options_take_the_default_which_may_hang_on_the_seats() -> None:
    assert (setup().deck, setup(3).deck) == ("N", "NM")
    assert setup() == Setup(2)


def test_names_and_values_are_read_in_any_case_into_booleans_numbers_and_words() -> None:
    assert setup(Rounds="5", DECK="nm", Long="TRUE") == Setup(2, "NM", 5, True)


def test_a_blank_value_is_the_default() -> None:
    assert setup(rounds=" ") == Setup(2)


def test_only_what_is_off_its_default_is_written_in_the_order_of_the_table() -> None:
    assert option_texts(TOY, setup(bonus="1 2", deck="NM", rounds="3")) == {"deck": "NM", "bonus": "1 2"}
    assert option_texts(TOY, setup(3, deck="NM")) == {}


@pytest.mark.parametrize("texts", [{}, {"rounds": "5"}, {"long": "true", "rounds": "5"}, {"bonus": "7 0"}])
def test_what_is_written_is_read_as_the_same_setup(texts: dict[str, str]) -> None:
    chosen = setup_from(TOY, seats=2, options=texts)
    assert setup_from(TOY, seats=2, options=option_texts(TOY, chosen)) == chosen


def test_a_shorthand_stands_for_values_and_is_never_written() -> None:
    chosen = setup(kind="grand")
    assert (chosen.rounds, chosen.long) == (5, True)
    assert option_texts(TOY, chosen) == {"rounds": "5", "long": "true"}


def test_a_value_named_itself_beats_the_shorthands() -> None:
    assert setup(kind="GRAND", long="false") == Setup(2, rounds=5)


def test_seats_outside_the_range_are_refused() -> None:
    assert refused(4) == ("bad_seats", {"count": 4, "least": 2, "most": 3})
    assert refused(0)[0] == "bad_seats"


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    rule, facts = refused(speed="3")
    assert (rule, facts["name"]) == ("unknown_option", "speed")
    assert facts["allowed"] == "kind, deck, rounds, long, bonus"


def test_a_bad_value_is_refused_with_what_is_allowed() -> None:
    assert refused(rounds="4") == ("bad_option", {"name": "rounds", "value": "4", "allowed": "3, 5"})
    assert refused(bonus="1")[1]["allowed"] == "none, or 2 numbers"
    assert refused(kind="huge")[1]["allowed"] == "plain, grand"


def test_options_that_exclude_each_other_are_refused_even_at_the_default() -> None:
    rule, facts = refused(long="true", rounds="5", bonus="none")
    assert (rule, facts["name"], facts["other"]) == ("option_excluded", "bonus", "long")


def test_the_game_has_the_last_word() -> None:
    assert refused(long="true")[0] == "too_short"


def test_the_toy_plug_in_reads_its_numbers() -> None:
    assert setup_from(cast("Game", parity), seats=2, options={"top": "10"}) == parity.Setup(2, "must", 10)
