"""The picture of a table: court, enemies and provinces, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import projections.games.kingsburg as game
from projections.drawing import Beside, Block, Grid, Span
from projections.labels import LANGS, Lang
from tests.projections.games.kingsburg.position import group, play, position, province

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.games.kingsburg.state import State

NAMES = ("Aki", "Ben", "Chie")


def blocks(parts: Any) -> Iterator[Block]:
    for part in parts:
        if isinstance(part, Beside):
            yield from blocks(part.parts)
        if isinstance(part, Block):
            yield part
            yield from blocks(part.body)


def text(part: Any) -> str:
    """All words of a part, with no style."""
    if isinstance(part, Span):
        return part.text
    if isinstance(part, Grid):
        return "\n".join(text(row) for row in (part.header, *part.rows))
    if isinstance(part, Beside):
        return "\n".join(map(text, part.parts))
    if isinstance(part, Block):
        return text(part.title) + "\n" + "\n".join(map(text, part.body))
    return " ".join(map(text, part))


def drawn(state: State, lang: Lang = "en") -> str:
    return "\n".join(text(part) for part in game.draw(state, NAMES, lang))


def middle() -> State:
    own = province("market", held="GWS", roll="34", plus2=2, vp=4)
    board = (group("B", 7, "25"), group("C", 7, "7"), group("A", 12, "56+1"))
    cards = (None, "2-orcs-4", None, None, None)
    return position("influence", own, province(roll="1"), province(), board=board, enemies=cards, envoy_holder=1)


def test_the_court_shows_who_stands_on_which_advisor() -> None:
    shown = drawn(middle())
    assert "7 Astronomer B  25 + C  7" in shown.replace("  +  ", " + ")
    assert "12 Duchess A  56+1" in shown
    assert "year II · spring" in shown
    assert "King's envoy :  B" in shown


def test_the_seat_that_is_awaited_stands_out() -> None:
    turns = [block for block in blocks(game.draw(middle(), NAMES, "en")) if block.turn]
    assert [text(block.title).split()[:2] for block in turns] == [["A", "Aki"]]
    rolling = position("roll", province(), province(), province(), queue="BC")
    turns = [block for block in blocks(game.draw(rolling, NAMES, "en")) if block.turn]
    assert [text(block.title).split()[:2] for block in turns] == [["B", "Ben"]]


def test_a_province_shows_what_stands_and_what_comes_next_with_its_price() -> None:
    shown = drawn(middle())
    assert "■ Inn ■ Market □ Farms GGWWWS · Merchants' Guild" in shown
    assert "□ Statue GG" in shown
    assert "gold 1 · wood 1 · stone 1 · +2 ×2 · soldiers 0" in shown
    assert "4 VP" in shown


@pytest.mark.parametrize("lang", LANGS)
def test_the_enemies_are_turned_up_known_or_face_down(lang: Lang) -> None:
    enemies = {"en": "I Goblins 2 · II (Orcs 4) · III ? ·", "ja": "I ゴブリン 2 · II (オーク 4) · III ? ·"}
    assert enemies[lang] in drawn(middle(), lang)
    hidden = game.view(middle(), 2)
    assert enemies[lang] not in drawn(hidden, lang)


def test_the_last_battle_is_told_until_the_next_season() -> None:
    provinces = province(held="GWS"), province(soldiers=9), province(soldiers=9)
    state = position("reveal", *provinces, queue="", phase=8, king=(5,))
    state = play(state, "*: ENEMY 2-orcs-4; *: KING 1")
    shown = drawn(state)
    assert "combat: Orcs 4" in shown
    assert "A 1 defeat" in shown
    assert "the King's soldiers : 1" in shown
    assert "combat" not in drawn(play(state, "A: LOSE GW; A: AID G; B: AID G; C: AID G"))
