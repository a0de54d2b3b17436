"""The full-screen replay, driven by keys; what is compared is the text on its screen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cli import captions, timeline
from cli.app import App, viewer_of
from cli.drawing import least_width, natural_width
from cli.scrubber import Scrubber, scrub
from projections.drawing import Beside, Block, Grid, line
from projections.eyes import EVERYTHING
from projections.reader import parse
from tests.cli.conftest import CLAIM2
from tests.cli.screen import screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections import Match
    from projections.labels import Lang

NOTED = Path(__file__).parents[2] / "examples" / "conspiracy.kifu"


@pytest.fixture
def app(db: Path) -> Iterator[App]:
    opened = App("en")
    opened.db = str(db)
    yield opened
    opened.close()


def entered(app: App, path: Path = CLAIM2) -> Match:
    return app.recorder.enter(parse(path.read_text(encoding="utf-8"))).match


def shown(
    app: App,
    match: Match,
    *groups: str,
    at: int = 0,
    seat: str | None = None,
    size: tuple[int, int] = (80, 24),
    lang: Lang = "en",
) -> list[tuple[int, str]]:
    """The number of moves made and the screen, after each group of keys in one sitting."""
    app.lang = lang
    scrubber = Scrubber(app, match, viewer_of(match, seat), at)

    async def drive() -> list[tuple[int, str]]:
        found = []
        async with scrubber.run_test(size=size, notifications=True) as pilot:
            for keys in groups or ("",):
                for key in keys.split():
                    await pilot.press(key)
                await pilot.pause()
                found.append((scrubber.at, screen(scrubber)))
        return found

    return asyncio.run(drive())


def places(app: App, match: Match, *groups: str, at: int = 0) -> list[int]:
    return [place for place, _ in shown(app, match, *groups, at=at)]


def screens(app: App, match: Match, *groups: str, **settings: Any) -> list[str]:
    return [told for _, told in shown(app, match, *groups, **settings)]


def test_it_begins_at_the_start_with_table_list_place_and_keys(app: App) -> None:
    (told,) = screens(app, entered(app))
    lines = told.split("\n")
    assert lines[0] == "Claim 2 · all recorded · Aki, Ben · simulated"
    assert lines[-3:] == [
        "the start",
        "0/91 · next: chance · so far: Aki 0, Ben 0",
        "←→ move  [ ] turn  n N note  g go to  v view  space play  f fork  m list  ? all",
    ]
    assert "│  1  *: deal A" in told


def test_arrows_home_end_and_turns_move_it(app: App) -> None:
    match = entered(app)
    stops = timeline.turns(match)
    keys = ["right right left", "left left", "end right", "left_square_bracket", "home", "right_square_bracket"]
    assert places(app, match, *keys) == [1, 0, 91, stops[-2], 0, stops[1]]


def test_a_click_in_the_list_goes_to_that_move(app: App) -> None:
    scrubber = Scrubber(app, entered(app), EVERYTHING, 0)

    async def click() -> int:
        async with scrubber.run_test(size=(80, 24)) as pilot:
            await pilot.click("#moves", offset=(5, 3))
            await pilot.pause()
            return scrubber.at

    assert asyncio.run(click()) == 3


def test_the_move_made_last_is_told_in_words(app: App) -> None:
    (told,) = screens(app, entered(app), at=4)
    assert "4  Aki (A) plays" in told
    assert "4/91 · next: Ben (B)" in told


def test_a_typed_number_is_gone_to_with_enter_and_dropped_by_another_key(app: App) -> None:
    found = shown(app, entered(app), "g 4 0", "enter", "5 0 backspace enter", "4 0 right enter", "9 9 9 enter")
    assert [place for place, _ in found] == [0, 40, 5, 6, 6]
    assert "go to move 40▁" in found[0][1]
    assert "←→ move" in found[3][1]
    assert "the match has moves 0–91" in found[4][1]


def test_escape_drops_a_number_before_it_leaves(app: App) -> None:
    assert places(app, entered(app), "4 escape right", "escape right") == [1, 1]


def test_notes_are_marked_shown_and_gone_to(app: App) -> None:
    match = entered(app, NOTED)
    stops = [number for number in timeline.notes(match) if number]
    (first, told), (last, _) = shown(app, match, "n", "end N")
    assert (first, last) == (stops[0], timeline.before(stops, 102))
    assert f"# {timeline.notes(match)[stops[0]][0][:30]}" in told
    assert f"{stops[0]}# " in told


def test_each_viewer_sees_what_he_knew_at_that_move(app: App) -> None:
    match = entered(app)
    views = screens(app, match, "", "v", "v", "v", "v", at=2)
    assert "all recorded" in views[0]
    assert "as a spectator sees it" in views[1]
    assert "as Aki (A) sees it" in views[2]
    assert "as Ben (B) sees it" in views[3]
    assert views[4] == views[0]
    hand = match.game.write(match.history[1].before, match.history[1].move).split()[2:5]
    assert ["?13" in view for view in views[:4]] == [False, True, True, True]
    assert [" ".join(hand) in " ".join(view.split()) for view in views[:4]] == [True, False, False, True]


def test_a_running_dealt_match_has_no_other_eyes(app: App) -> None:
    match = app.recorder.new("claim2", seats=["Aki", "Ben"], mode="dealt")
    (told,) = screens(app, match, "end v v v")
    assert timeline.viewers(match, None) == [None]
    assert "a running dealt match" in told
    assert timeline.viewers(match, 1) == [1, None]
    cards = match.game.write(match.history[0].before, match.history[0].move).split()[2:]
    assert " ".join(cards[:3]) not in " ".join(told.split())
    assert "as Ben (B) sees it" in screens(app, match, "end v v", seat="B")[0]


def test_a_fork_begins_here_when_it_is_agreed_to(app: App) -> None:
    match = entered(app)
    asked, *_ = screens(app, match, "f", "n", at=40)
    assert "Begin another match from here, after move 40?" in asked
    assert app.recorder.forks(match.id) == {}
    told = " ".join(screens(app, match, "f y", at=40)[0].split())
    ((fork, moves),) = app.recorder.forks(match.id).items()
    assert moves == 40
    assert str(fork)[:13] in told


def test_what_was_forked_is_said_again_when_it_is_left(
    app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Scrubber, "run", lambda _: ["match 01 goes on from 02 after move 40"])
    scrub(app, entered(app), EVERYTHING, 0)
    assert capsys.readouterr().out == "match 01 goes on from 02 after move 40\n"


def test_a_fork_that_is_refused_ends_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    match = entered(app)
    monkeypatch.setattr(match.ledger, "append", _unreachable)
    ((place, told),) = shown(app, match, "f y right", at=40)
    assert "cannot be used" in told
    assert place == 41


def _unreachable(*_: Any, **__: Any) -> None:
    from ledger.causes import because
    from ledger.errors import StoreUnreachable

    raise StoreUnreachable("postgresql://somewhere", because("driver", text="gone"))


def test_it_plays_by_itself_until_the_end_or_another_key(app: App) -> None:
    match = entered(app)
    scrubber = Scrubber(app, match, EVERYTHING, 89)

    async def drive() -> tuple[int, str]:
        async with scrubber.run_test(size=(80, 24)) as pilot:
            for key in ("plus", "plus", "plus", "space"):
                await pilot.press(key)
            playing = screen(scrubber)
            while scrubber.playing is not None:
                await pilot.pause(0.05)
            return scrubber.at, playing

    at, playing = asyncio.run(drive())
    assert at == 91
    assert "▶ 8/s" in playing
    assert "▶" not in screens(app, match, "space right", at=5)[0]


def test_the_list_can_be_hidden_and_the_keys_are_told(app: App) -> None:
    hidden, keys, without = screens(app, entered(app), "m", "question_mark", "escape")
    assert "1  *: deal A" not in hidden
    assert "begin another match from here" in keys
    assert "begin another match from here" not in without


def test_it_fits_a_small_and_a_large_screen_in_both_languages(app: App) -> None:
    match = entered(app)
    for size in ((80, 24), (160, 50)):
        (told,) = screens(app, match, at=30, size=size, lang="ja")
        assert "クレーム2" in told.split("\n")[0]
        assert "30/91" in told
        assert "←→ 手" in told
    assert "次: " in told


def test_it_ends_with_the_result(app: App) -> None:
    assert "91/91 · result: Aki 2, Ben 3: Ben wins (most factions)" in screens(app, entered(app), "end")[0]


def test_points_so_far_stand_beside_the_place_where_the_game_can_tell(app: App) -> None:
    match = entered(app, CLAIM2.parents[1] / "kingsburg" / "02_2p_sensible.kifu")
    assert "so far: Aki " in captions.place(app, match, EVERYTHING, 100)
    assert "so far" not in captions.place(app, match, EVERYTHING, len(match.turns))


def test_an_error_of_ours_is_raised_without_the_values_of_hidden_things(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    scrubber = Scrubber(app, entered(app), EVERYTHING, 0)

    async def break_it() -> None:
        async with scrubber.run_test() as pilot:
            scrubber.steps = []
            await pilot.press("right")

    with pytest.raises(IndexError):
        asyncio.run(break_it())
    assert capsys.readouterr() == ("", "")


def test_widths_of_parts() -> None:
    grid = Grid(rows=((line("ab"), line("c")),))
    assert (natural_width([grid]), least_width([grid])) == (5, 5)
    assert least_width([Grid(rows=((line("ab"), line("c")),), boxed=True)]) == 10
    block = Block(title=line("a long title"), body=(grid, line("words that wrap")))
    assert (natural_width([block]), least_width([block])) == (19, 9)
    assert natural_width([Beside((block, grid))]) == 25
    assert least_width([Beside((block, grid))]) == 9
    assert natural_width([]) == 0
