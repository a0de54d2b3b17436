"""The picture of the table, and moves in words."""

from __future__ import annotations

from random import Random

import projections.games.conspiracy as game
from projections.drawing import Beside, Block, Grid, Line, Part
from projections.games.conspiracy.chamber import pyramid
from projections.play import steps
from tests.projections.games.conspiracy.position import play, player, position

NAMES = ("Ann", "Bob", "Cy", "Dee")


def text_of(part: Part) -> str:
    """What stands in a part, without its styles."""
    if isinstance(part, Grid):
        return "\n".join(" ".join(text_of(cell) for cell in row) for row in (part.header, *part.rows))
    if isinstance(part, Beside):
        return "\n".join(map(text_of, part.parts))
    if isinstance(part, Block):
        return "\n".join((text_of(part.title), *map(text_of, part.body)))
    return "".join(span.text for span in part)


def turns(parts: tuple[Part, ...]) -> list[str]:
    """The titles of the blocks that are marked as awaited."""
    found: list[str] = []
    for part in parts:
        blocks: tuple[Part, ...] = part.parts if isinstance(part, Beside) else (part,)
        found += [text_of(block.title) for block in blocks if isinstance(block, Block) and block.turn]
    return found


def plain(lines: tuple[Line, ...]) -> list[str]:
    return [text_of(line).rstrip() for line in lines]


def test_the_chamber_is_an_inverted_pyramid_with_keys_locations_coats_and_coalition() -> None:
    ann = player("B2 B1 Y3 Y1 G3 R2 B1 Y1", {4: "SK"})
    assert plain(pyramid(ann)) == [
        " [B2*] [B1]   Y3*   Y1    G3*".removeprefix(" "),
        " 1(g)  2(s)  3     4=SK  5",
        "    R2*  [B1]   Y1    ·",
        "    6g    7s    8s    9",
        "       ·     ·     ·",
        "       10    11    12",
        "          ·     ·",
        "          13    14",
        "             ·",
        "             15",
    ]


def test_whose_turn_it_is_stands_out() -> None:
    state = position("", "", "", current=1)
    assert turns(game.draw(state, NAMES, "en")) == ["B Bob"]
    waiting = play(state, "B: D2")
    assert turns(game.draw(waiting, NAMES, "en")) == ["chance (*) for B Bob – lords are drawn (2)"]


def test_the_middle_tells_all_that_lies_on_the_table() -> None:
    state = position("Y3", "", piles="R6 G1 G1", row="W7 F1", master=0, forced=(2, 0), current=1)
    text = text_of(game.draw(state, NAMES, "en")[0])
    for words in (
        "lord deck 56",
        "R red (Military) R6",
        "G green (Merchants) G1 G1",
        "W7 (7 points)",
        "location deck 22",
    ):
        assert words in text
    assert "opponents of A Ann draw exactly 2" in text
    pending = play(state, "B: D2; *: D Y1 P4")
    assert "to place: Y1 P4" in text_of(game.draw(pending, NAMES, "en")[0])


def test_a_seats_block_has_pearls_keys_locations_and_the_score_so_far() -> None:
    state = position(player("B2 B1 Y3 Y1 G3", {4: "SK"}), "", master=0)
    text = text_of(game.draw(state, NAMES, "en")[1])
    for words in ("Pearl Master", "pearls 4", "free keys: s 0, g 0", "SK 2", "21 points", "coalition 6 (2) + Master 5"):
        assert words in text


def test_the_end_shows_ranks_in_both_languages() -> None:
    *_, last = steps(game, game.Setup(4), Random(3))
    for lang, rank in (("en", "rank 1"), ("ja", "1位")):
        parts = game.draw(last.after, NAMES, lang)  # type: ignore[arg-type]
        assert rank in "\n".join(map(text_of, parts))
        assert turns(parts) == []


def test_moves_are_told_in_words() -> None:
    state = position("Y3", "", piles="R6 R1", row="W7")
    said = [
        (state, 0, "D1", "draws 1 lord", "貴族を1枚引く"),
        (state, 0, "D3", "draws 3 lords", "貴族を3枚引く"),
        (state, 0, "T R", "takes the red pile: red 1, red 6", "赤の捨て札の山を取る: 赤1、赤6"),
        (play(state, "A: T R"), 0, "P R6", "places red 6 on spot 2", "赤6を2番に配置する"),
        (play(state, "A: D1; *: D B0"), 0, "S 1-2", "swaps yellow 3 (spot 1) and blue 0 (spot 2)", ""),
        (play(state, "A: D1; *: D B0"), 0, "S -", "swaps nothing", "入れ替えない"),
    ]
    for before, seat, text, en, ja in said:
        move = game.read(before, seat, text)
        assert game.say(before, move, "en") == en
        assert not ja or game.say(before, move, "ja") == ja
