"""Steps 5 and 6: developments and stored wealth (iron_age 6.5, 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.projections.games.iron_age.position import TRIAL, after, legal, position, refusal, table, told

if TYPE_CHECKING:
    from projections.games.iron_age.state import State

SOLO = table(1)


def buying(innovation: int, *, payment: str = "irredundant", **facts: Any) -> State:
    setup = table(1, payment=payment)
    return position(setup, facts, phase="buy", empire="I" * innovation, fate="N", innovation=innovation)


def payments(state: State, name: str) -> list[str]:
    return [text.removeprefix(f"BUY {name} ") for text in legal(state) if text.startswith(f"BUY {name}")]


def test_w18_payments_with_one_innovation_one_wealth_and_two_goods() -> None:
    state = buying(1, wealth=1, goods=2)
    assert payments(state, "LAW") == ["G2", "W1"]
    assert payments(state, "MEDICINE") == ["W1"]
    assert payments(state, "ENGINEERING") == ["W1 G2"]
    assert payments(state, "RELIGION") == ["W1"]
    assert refusal(state, "BUY LAW W1 G2") == "payment_redundant"


def test_w19_payments_with_one_innovation_two_wealth_and_seven_goods() -> None:
    state = buying(1, wealth=2, goods=7)
    assert payments(state, "ENGINEERING") == ["G7", "W1 G2", "W2"]
    assert payments(state, "COMMERCE") == ["W1 G6", "W2 G1"]


def test_sec6_5_innovation_that_suffices_alone_takes_no_goods() -> None:
    state = buying(2, goods=5, wealth=1)
    assert payments(state, "AGRICULTURE") == ["BUY AGRICULTURE"]
    assert refusal(state, "BUY AGRICULTURE G1") == "payment_redundant"
    step = told(state, "A: BUY AGRICULTURE")[0]
    assert (step.after.realms[0].goods, step.after.realms[0].wealth) == (5, 1)


def test_sec6_5_what_cannot_be_paid_is_refused_with_the_reason() -> None:
    state = buying(1, wealth=1, goods=2)
    assert refusal(state, "BUY EMPIRE W1 G2") == "payment_short"
    assert refusal(state, "BUY RELIGION W2") == "too_little_wealth"
    assert refusal(state, "BUY LAW G3") == "too_few_goods"
    assert refusal(state, "BUY PYRAMID W1") == "no_such_name"


def test_sec6_5_each_development_is_bought_once_and_one_a_turn() -> None:
    state = buying(3, goods=9, developments="law")
    assert refusal(state, "BUY LAW") == "development_owned"
    assert payments(state, "LAW") == []
    state = after(state, "A: BUY IRRIGATION")
    assert state.phase == "store"
    assert refusal(state, "BUY MEDICINE") == "no_buying_now"


def test_sec11_9_with_payment_any_every_payment_that_suffices_is_legal() -> None:
    state = buying(1, payment="any", wealth=1, goods=2)
    assert payments(state, "LAW") == ["G2", "W1", "W1 G1", "W1 G2"]
    paid = after(state, "A: BUY LAW W1 G2").realms[0]
    assert (paid.wealth, paid.goods) == (0, 0)


def test_sec6_5_coinage_counts_from_the_next_purchase_on() -> None:
    assert payments(buying(2, goods=2), "COINAGE") == ["G2"]
    assert payments(buying(2, goods=2, developments="coinage"), "ENGINEERING") == ["BUY ENGINEERING"]


def test_sec2_9_a_lower_innovation_value_of_a_development_changes_nothing() -> None:
    setup = table(1, **TRIAL)  # innovation 3, guilds make it 4, wealth is worth 4
    start = position(setup, {"developments": "guilds", "wealth": 1, "goods": 1}, phase="buy", innovation=1, fate="D")
    assert payments(start, "SENATE") == ["W1 G1"]


def test_sec6_5_the_step_is_passed_over_when_nothing_can_be_bought() -> None:
    state = after(position(SOLO, {"ports": 2, "goods": 3}), "*: FINAL FF/N; A: DONE")
    assert (state.phase, state.round) == ("roll", 4)


def test_w20_stores_up_to_the_goods_and_the_row() -> None:
    storing = position(SOLO, {"goods": 9}, phase="store", fate="N")
    assert legal(storing) == ["STORE 0", "STORE 1", "STORE 2"]
    full = position(SOLO, {"goods": 9, "wealth": 14}, phase="store", fate="N")
    assert legal(full) == ["STORE 0", "STORE 1"]
    assert refusal(full, "STORE 2") == "too_much_stored"
    kept = after(storing, "A: STORE 2").realms[0]
    assert (kept.goods, kept.wealth) == (1, 2)


@pytest.mark.parametrize(("goods", "wealth"), [(3, 0), (15, 15)])
def test_sec6_6_with_nothing_to_store_the_turn_ends_by_itself(goods: int, wealth: int) -> None:
    start = position(SOLO, {"goods": goods, "wealth": wealth}, phase="buy", fate="N")
    assert after(start, "A: NOBUY").round == 4
