"""The picture and the words: the ring, the City, the bailiff, princes beside their holders, and nothing secret."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, get_args

import pytest

import projections.games.metz as game
from projections.drawing import Beside, Block, Grid
from projections.games.metz.labels import LABELS
from projections.games.metz.state import Phase
from projections.games.metz.table import BAILIFF, PRINCE
from projections.seats import CHANCE
from tests.projections.games.metz.positions import R, played, position, powers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.drawing import Part


def lines(parts: tuple[Part, ...]) -> list[str]:
    """The text of all lines and grid rows, top to bottom."""
    return list(_lines(parts))


def _lines(parts: Any) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Grid):
            yield from (" | ".join("".join(span.text for span in cell).strip() for cell in row) for row in part.rows)
        elif isinstance(part, Block):
            yield from _lines((part.title, *part.body))
        elif isinstance(part, Beside):
            yield from _lines(part.parts)
        else:
            yield "".join(span.text for span in part)


def drawn(state: Any, lang: str = "en") -> list[str]:
    return lines(game.draw(state, ["Aki", "Ben"], lang))  # type: ignore[arg-type]


def test_the_ring_is_a_square_with_the_city_between_the_last_space_and_the_first() -> None:
    told = drawn(position(R, deck="T10", bailiff=3, a="C3"))
    ring = [line.split(" | ") for line in told if "City" in line or " |  | " in line]
    assert ring[0] == ["11 S9", "12 K5", "┃ City ┃", "1 C9", "2 M2"]
    assert ring[1] == ["10 P3", "", "", "", f"3 S4  {BAILIFF}"]
    assert ring[2] == ["9 M10", "", "", "", "4 P6"]
    assert ring[3] == ["8 C1", "7 T2", "", "6 K8", "5 G1"]


@pytest.mark.parametrize("size", range(6, 21))
def test_every_size_of_the_ring_shows_each_space_once_in_a_closed_loop(size: int) -> None:
    cards = " ".join(islice(_cards(), size))
    grid = next(part for part in _block(position(cards, deck="K10")).body if isinstance(part, Grid))
    spots: dict[int, tuple[int, int]] = {}
    for row, cells in enumerate(grid.rows):
        for column, cell in enumerate(cells):
            text = "".join(span.text for span in cell).split()
            if text and text[0].isdigit():
                assert int(text[0]) not in spots
                spots[int(text[0])] = (row, column)
    assert set(spots) == set(range(1, size + 1))
    steps = [_gap(spots[space], spots[space + 1]) for space in range(1, size)]
    assert sorted(steps)[-2:] == ([1, 1] if size % 2 else [1, 2])  # an even ring has a gap below as at the City
    assert _gap(spots[1], spots[size]) == 2


def _gap(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _block(state: Any) -> Block:
    return next(part for part in game.draw(state, ["Aki", "Ben"], "en") if isinstance(part, Block))


def _cards() -> Iterator[str]:
    return (f"{kind}{value}" for kind in "CMT" for value in range(1, 11))


def test_the_bailiff_starts_on_the_city_tile() -> None:
    assert any(f"City {BAILIFF}" in line for line in drawn(game.initial(game.Setup())))


def test_princes_stand_beside_their_holders_or_at_the_centre() -> None:
    told = drawn(position(R, deck="T10", a="C3", area_a="M 3 7", area_b="S 2"))
    assert f"{PRINCE} | Mainz | M3 M7" in told
    assert f"{PRINCE} | Saxony | S2" in told
    assert "princes at the centre: Cologne Trier Palatine Brandenburg Bohemia" in told


def test_a_hand_is_shown_only_as_far_as_the_view_knows_it() -> None:
    state = position(R, deck="T10", a="C3 M5", b="G2 G3", reserve="K1 K2 K3 K4")
    assert {"hand 2: C3 M5", "hand 2: G2 G3", "Saxony reserve 4: K1 K2 K3 K4"} <= set(drawn(state))
    seen = drawn(game.view(state, 1))
    assert {"hand 2: ?2", "hand 2: G2 G3", "Saxony reserve 4: ?4"} <= set(seen)


def test_a_deployment_lies_face_down_for_all_but_its_maker() -> None:
    state, _ = powers("K 7", "", a="C1 C2", b="M1")
    committed = played(state, "A: deploy C2")
    assert "deployment, still face down: C2" in drawn(game.view(committed, 0))
    for viewer in (1, None):
        told = drawn(game.view(committed, viewer))
        assert "deployment lies face down" in told
        assert not [line for line in told if "C2" in line and "discard" not in line]


def test_it_says_whose_turn_it_is_and_what_is_awaited() -> None:
    state = position(R, deck="T10 T9", a="C3", b="G2")
    assert drawn(state)[0] == "turn 11 · A Aki: the way of the bailiff (mv)"
    assert [block.turn for block in _players(state)] == [True, False]
    paying = played(state, "A: mv 2")
    assert drawn(paying)[0].endswith("still to pay: 1")
    waiting = played(paying, "A: pay C3; hand")
    assert drawn(waiting)[0] == "turn 11 · chance: the new top card of the deck (top)"


def _players(state: Any) -> tuple[Block, ...]:
    return next(part.parts for part in game.draw(state, ["Aki", "Ben"], "en") if isinstance(part, Beside))  # type: ignore[return-value]


def test_the_end_is_told_with_its_reason_in_both_languages() -> None:
    state, _ = powers("C 1", "T 1")
    assert drawn(state)[0] == "over: equal princes: nobody is emperor"
    assert drawn(state, "ja")[0] == "終局: 同数のため皇帝なし"


def test_every_phase_and_every_option_value_has_words() -> None:
    for phase in set(get_args(Phase)) - {"powers", "over"}:
        assert f"awaited.{phase}" in LABELS
    for option in game.OPTIONS:
        words = [value for value in option.values if not value.isdigit()]
        assert all(f"option.{option.name}.{value}" in LABELS for value in words)


@pytest.mark.parametrize(
    ("line", "en", "ja"),
    [
        ("mv 3", "moves the bailiff by 3 to space 3: Saxony 4", "廷吏を3歩進めて場3のザクセン4へ"),
        ("pay C3", "pays Cologne 3", "ケルン3を支払う"),
        ("name P", "names the collection of the Count Palatine of the Rhine", "ライン宮中伯のコレクションを指名する"),
        ("deploy C3 M5", "deploys Cologne 3, Mainz 5", "ケルン3、マインツ5を配置する"),
        ("deploy none", "deploys nothing", "配置しない"),
    ],
)
def test_moves_are_told_in_both_languages(line: str, en: str, ja: str) -> None:
    state = position(R, deck="T10", a="C3 M5")
    move = game.read(state, 0, line)
    assert (game.say(state, move, "en"), game.say(state, move, "ja")) == (en, ja)


@pytest.mark.parametrize(
    ("line", "en", "ja"),
    [
        ("top T9", "turns up Trier 9 on top of the deck", "山札の一番上はトリア9"),
        ("draw ?", "deals 1 unseen card from the deck", "山札から見えない札1枚"),
        ("fill T9", "refills the castle with Trier 9", "城にトリア9を補充する"),
    ],
)
def test_what_chance_does_is_told_in_both_languages(line: str, en: str, ja: str) -> None:
    state = position(R, deck="T10", a="C3 M5")
    move = game.read(state, CHANCE, line)
    assert (game.say(state, move, "en"), game.say(state, move, "ja")) == (en, ja)


def test_unseen_cards_are_told_by_their_number() -> None:
    start = game.initial(game.Setup())
    assert game.say(start, game.read(start, 99, "deal A C1 ?2"), "en") == "deals Cologne 1, 2 unseen cards to A"
