"""What all plots have in common: words in both languages, n, names that stand as written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from analytics import frames
from analytics.errors import TooLittle
from analytics.plots import OF_MATCH, OF_MATCHES, OF_ONE_GAME, canvas
from projections.labels import LANGS
from tests.analytics.conftest import reported
from tests.analytics.plots.conftest import NAMES, SEATS, Club, texts

if TYPE_CHECKING:
    from analytics.plots.picture import Picture
    from ledger import Ledger
    from projections.labels import Lang

MANY = [
    *((name, None) for name in OF_MATCHES if name not in OF_ONE_GAME),
    *((name, "kingsburg") for name in OF_ONE_GAME),
]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def picture(club: Club, name: str, game: str | None, lang: Lang) -> Picture:
    return OF_MATCHES[name](club.of(game) if game else club.told, lang)


@pytest.mark.parametrize(("name", "game"), MANY)
def test_a_plot_of_many_tells_its_name_n_and_rows_in_both_languages(club: Club, name: str, game: str | None) -> None:
    told = {lang: picture(club, name, game, lang) for lang in LANGS}
    for lang, each in told.items():
        assert each.name == name
        assert f"n = {each.n}" in each.caption
        assert each.n == (3 if game else 55 if name != "length" else 15)
        assert len(each.rows)
        assert bool(JAPANESE.search(each.title)) == (lang == "ja")
        assert bool(JAPANESE.search(each.caption)) == (lang == "ja")
    written = [text for text in texts(canvas.inline(told["en"])) if JAPANESE.search(text)]
    assert not written


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("name", OF_MATCH)
def test_a_plot_of_one_match_names_everybody(club: Club, name: str, game: str) -> None:
    each = OF_MATCH[name](club.match(game), "en")
    assert "n = 1" in each.caption
    written = " ".join(texts(canvas.inline(each)))
    assert all(f"P{seat}" in written for seat in range(SEATS[game]))


def test_a_file_has_title_and_caption_and_an_inline_picture_has_not(club: Club) -> None:
    each = picture(club, "wins", None, "en")
    whole, bare = texts(canvas.image(each, "svg")), texts(canvas.inline(each))
    assert each.title in whole
    assert each.title not in bare
    assert set(each.caption.split()) <= set(" ".join(whole).split())
    assert set(bare) <= set(whole)


def test_a_picture_is_svg_or_png_and_as_wide_as_a_page_of_paper(club: Club) -> None:
    each = picture(club, "wins", None, "en")
    svg, png = canvas.image(each, "svg"), canvas.image(each, "png")
    assert ElementTree.fromstring(svg).get("width") == f"{each.width * 72:g}pt"
    assert png.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(png[16:20]) == each.width * canvas.DPI
    assert "font-family: 'DejaVu Sans', sans-serif" in svg.decode()


@pytest.mark.parametrize("name", ["wins", "versus", "ratings"])
def test_a_name_stands_as_it_is_written(club: Club, name: str) -> None:
    """Neither markup nor mathematics, and not left out for its underscore."""
    written = " ".join(texts(canvas.inline(picture(club, name, None, "en"))))
    for person in NAMES[:-1]:
        assert person in written
    assert NAMES[-1] not in written, "a long one is cut"
    assert "Bartholomew of…" in written or "Bartholomew of S" in written


def test_ids_of_two_pictures_on_a_page_do_not_meet(club: Club) -> None:
    ids = [
        set(re.findall(r'\bid="([^"]+)"', canvas.inline(picture(club, name, game, "en"))))
        for name, game in (("sources", "kingsburg"), ("luck", "kingsburg"))
    ]
    assert all(ids)
    assert not ids[0] & ids[1]
    svg = canvas.inline(picture(club, "sources", "kingsburg", "en"))
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', svg)) <= ids[0]


@pytest.mark.parametrize("name", OF_MATCHES)
def test_nothing_is_no_picture(sqlite_ledger: Ledger, name: str) -> None:
    with pytest.raises(TooLittle):
        OF_MATCHES[name](frames(sqlite_ledger, game="kingsburg"), "en")


@pytest.mark.parametrize("name", OF_ONE_GAME)
def test_a_game_that_is_not_installed_has_no_figures_to_draw(sqlite_ledger: Ledger, name: str) -> None:
    reported(sqlite_ledger, {"Aki": 1, "Ben": 2}, game="Catan")
    with pytest.raises(TooLittle):
        OF_MATCHES[name](frames(sqlite_ledger, game="Catan"), "en")


def test_a_result_without_moves_has_no_course_and_no_sources(sqlite_ledger: Ledger) -> None:
    match = reported(sqlite_ledger, {"Aki": 1, "Ben": 2}, game="kingsburg")
    for draw in OF_MATCH.values():
        with pytest.raises(TooLittle):
            draw(match, "en")


@pytest.mark.parametrize("name", ["wins", "seats", "versus", "ratings"])
def test_one_match_of_two_is_drawn(sqlite_ledger: Ledger, name: str) -> None:
    reported(sqlite_ledger, {"Aki": 1, "Ben": 1}, game="Catan")
    each = OF_MATCHES[name](frames(sqlite_ledger), "en")
    assert each.n == 1
    assert canvas.image(each, "svg")
