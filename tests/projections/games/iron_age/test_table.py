"""The picture of the table, and moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import projections.games.iron_age as game
from projections.drawing import Beside, Block, Grid
from projections.errors import IllegalMove
from projections.labels import LANGS, words
from projections.seats import CHANCE
from tests.projections.games.iron_age.position import TRIAL, after, building, position, table, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.games.iron_age.state import State

NAMES = ["Aki", "Ben", "Chie"]
THREE = table(3)


def spoken(part: Any) -> Iterator[str]:
    """All text of a part, cell by cell and line by line."""
    if isinstance(part, Block):
        yield "".join(span.text for span in part.title)
        for each in part.body:
            yield from spoken(each)
    elif isinstance(part, Beside):
        for each in part.parts:
            yield from spoken(each)
    elif isinstance(part, Grid):
        for row in part.rows:
            yield "|".join("".join(span.text for span in cell) for cell in row)
    else:
        yield "".join(span.text for span in part)


def drawn(state: Any, lang: Any = "en") -> str:
    return "\n".join(text for part in game.draw(state, NAMES, lang) for text in spoken(part))


def highlighted(state: Any) -> list[str]:
    """Titles of the blocks that stand out."""
    blocks = [
        each
        for part in game.draw(state, NAMES, "en")
        for each in (part.parts if isinstance(part, Beside) else [part])
        if isinstance(each, Block)
    ]
    return ["".join(span.text for span in block.title) for block in blocks if block.turn]


def test_each_seats_sheet_and_pegboard_stand_side_by_side() -> None:
    parts = game.draw(position(THREE), NAMES, "en")
    pairs = [part for part in parts if isinstance(part, Beside)]
    assert len(pairs) == 3
    assert all(len(pair.parts) == 2 for pair in pairs)


def test_boxes_pegs_and_points_are_readable_without_colour() -> None:
    built = {"provinces": 2, "ports": 3, "goods": 4, "monuments": {"oracle": 3}, "fill": {"colosseum": 2}}
    text = drawn(building(THREE, {**built, "developments": "law navy", "marks": 2}, population=3))
    assert "provinces 2|■■■ □□□□ □□□□□ □□□□□□ □□□□□□□" in text
    assert "ports 3|■ ■ □ □ □" in text
    assert "  goods|■■ ■■■ □□□□ □□□□□ □□□□□□" in text
    assert "Oracle|■■■■ (3)" in text
    assert "Oracle|□□□□ –/2" in text  # for the others
    assert "Colosseum|■■□□□□□□□□□□□□□ 13/10" in text
    assert "goods|4|····●···········" in text
    assert "developments: Law, Navy" in text
    assert "skull marks 2" in text
    assert "left: population 3, innovation 0" in text


def test_whose_turn_it_is_stands_out() -> None:
    assert highlighted(building(THREE, population=2, turn=1)) == ["B Ben – 0 points", "B Ben – pegboard"]
    assert highlighted(position(THREE)) == ["round 3"]
    demand = after(position(THREE, {"ports": 2, "armies": 3}, {"goods": 1}), "*: FINAL FF/T")
    assert highlighted(demand) == ["B Ben – 0 points", "B Ben – pegboard"]


def test_dice_in_the_hand_are_counted() -> None:
    state = after(position(THREE, {"ports": 3}), "*: ROLL FPG/D; A: RR FP*")
    assert "[G]" in drawn(state)
    assert "3 being rolled" in drawn(state)


@pytest.mark.parametrize("lang", LANGS)
def test_every_stage_of_a_turn_is_drawn(lang: str) -> None:
    start = position(table(3, **TRIAL), {"ports": 3, "armies": 4}, {"goods": 2})
    for step in told(start, "*: ROLL FPS/T; A: RR FP; *: ROLL GS; A: KEEP; B: PAY"):
        assert drawn(step.after, lang)


def test_one_point_is_one_and_a_long_list_of_developments_goes_on() -> None:
    text = drawn(position(THREE, {"tribute": 1}, {"developments": "law navy medicine empire"}))
    assert "A Aki – 1 point – start player" in text
    assert "developments: Law, Navy, Medicine,\n  Empire" in text


REFUSED = [
    # (position, text, en, ja); letters of faces stay as they were typed, also where they are those of another die
    (
        position(THREE, {"ports": 3}),
        "ROLL FP/D",
        "A rolls 3 Empire dice, not 2: as many as its provinces or ports, whichever are more, and 6 at most",
        "A が振る帝国サイコロは 2 個ではなく 3 個です(州と港の多い方の数、最大 6 個)",
    ),
    (
        position(THREE, {"ports": 2}),
        "ROLL FP/P",
        "the Fate die of this sheet has no P; it has D, B, C, T, O, N",
        "このシートの運命サイコロに P の面はありません。ある面: D, B, C, T, O, N",
    ),
    (
        position(table(3, **TRIAL), {"ports": 2}),
        "ROLL EF/D",
        "the Empire dice of this sheet have no E; they have F, P, G, I, S",
        "このシートの帝国サイコロに E の面はありません。ある面: F, P, G, I, S",
    ),
    (
        after(position(THREE, {"ports": 2}), "*: ROLL FP/O"),
        "RR FF",
        "the dice show food ×1, no more",
        "食料を示しているサイコロは 1 個だけです",
    ),
    (
        after(position(THREE, {"ports": 2}), "*: FINAL FP/O"),
        "SET *>O",
        "the die shows portents already; set another face, or NOSET",
        "サイコロはすでに予兆です。別の面にするか、NOSET と書いてください",
    ),
    (
        position(THREE, {"wealth": 1, "goods": 2}, phase="buy", empire="II", fate="N", innovation=1),
        "BUY EMPIRE W1 G2",
        "Empire costs 18; that payment comes to 10 with the innovation, too little",
        "帝国の費用は 18 です。この支払いはイノベーションを含めて 10 なので足りません",
    ),
    (
        position(THREE, {"wealth": 1, "goods": 2}, phase="buy", empire="II", fate="N", innovation=1),
        "BUY LAW W1 G2",
        "Law costs 5; that payment comes to 10 with the innovation, so a wealth or a good less would do",
        "法律の費用は 5 です。この支払いはイノベーションを含めて 10 なので、富か商品を1つ減らせます",
    ),
]


@pytest.mark.parametrize(("state", "text", "en", "ja"), REFUSED)
def test_refusals_speak_a_players_words(state: State, text: str, en: str, ja: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.decide(state, game.read(state, game.to_act(state)[0], text))
    told = [words(game.LABELS, f"rule.{refused.value.rule}", lang, **refused.value.facts) for lang in LANGS]
    assert told == [en, ja]


SAID = [
    ("*: ROLL FGG/D", "roll: food, goods ×2; Fate: drought", "ロール: 食料、商品×2、運命: 日照り"),
    ("A: RR G*", "rolls again: goods and the Fate die", "商品と運命サイコロを振り直す"),
    ("A: KEEP", "keeps all dice", "すべてのサイコロを残す"),
    ("A: FIGHT", "fights a tribe of strength 1", "戦力1の部族と戦う"),
    ("A: PROV 3", "fills 3 of the boxes of province 2", "州2のボックスを3個埋める"),
    ("A: ARMY 1", "raises an army", "軍隊を1獲得する"),
    ("A: MON COL 2", "fills 2 of the boxes of Colosseum", "コロシアムのボックスを2個埋める"),
    ("A: BUY LAW W1", "buys Law (wealth 1)", "法律を購入する(富 1)"),
    ("A: STORE 0", "stores no wealth", "富を保管しない"),
    ("A: SET S>P", "sets a die from skull to population", "予兆でサイコロをドクロから人口に変える"),
]


@pytest.mark.parametrize(("move", "en", "ja"), SAID)
def test_moves_are_told_in_a_players_words(move: str, en: str, ja: str) -> None:
    state = building(THREE, {"wealth": 1})
    actor, _, text = move.partition(": ")
    read = game.read(state, CHANCE if actor == "*" else 0, text)
    assert (game.say(state, read, "en"), game.say(state, read, "ja")) == (en, ja)
