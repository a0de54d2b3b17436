"""Japanese is drawn where a font has it; where none has, the words are English."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from types import SimpleNamespace

import pytest

import analytics.plots
from analytics.plots import fonts
from analytics.plots.style import SERIF_FREE

KANJI = set(fonts.JAPANESE)


def installed(monkeypatch: pytest.MonkeyPatch, letters: dict[str, set[str]]) -> None:
    """A machine with these families, beside the one that comes with matplotlib, which has Latin only."""
    known = {SERIF_FREE: {chr(code) for code in range(32, 0x250)}, **letters}
    monkeypatch.setattr(fonts, "_installed", lambda: iter(known))
    monkeypatch.setattr(fonts, "_has", lambda family, code: chr(code) in known[family])
    monkeypatch.setattr(fonts, "_added", lambda: False)


def test_without_a_japanese_font_the_words_are_english(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, {})
    assert fonts.drawable("ja") == "en"
    assert fonts.drawable("en") == "en"
    assert fonts.families("対局") == [SERIF_FREE]
    assert fonts.unknown("A 対局対 B") == "対局"


def test_a_font_that_lacks_letters_is_no_japanese_font(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, {"Chinese only": KANJI - set("ひらカナ")})
    assert fonts.drawable("ja") == "en"


def test_the_fonts_that_have_most_letters_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, {"Half": set("対"), "Gothic": KANJI, "Dice": {"🎲"}})
    assert fonts.drawable("ja") == "ja"
    assert fonts.families("対局 Aki") == [SERIF_FREE, "Gothic"]
    assert fonts.families("対局 🎲") == [SERIF_FREE, "Gothic", "Dice"]
    assert fonts.families("Aki") == [SERIF_FREE]


def test_a_font_that_is_installed_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """matplotlib remembers the fonts of its first run."""
    known: list[str] = []
    manager = SimpleNamespace(ttflist=[], addfont=known.append)
    there = SimpleNamespace(fontManager=manager, findSystemFonts=lambda: ["/fonts/gothic.ttf"])
    monkeypatch.setattr(fonts, "manager", lambda: there)
    monkeypatch.setattr(fonts, "_installed", lambda: iter(known))
    monkeypatch.setattr(fonts, "_has", _Cached(lambda family, code: family != SERIF_FREE and chr(code) in KANJI))
    assert fonts.families("対局") == [SERIF_FREE, "/fonts/gothic.ttf"]


class _Cached:
    """A function that has a cache to clear."""

    def __init__(self, call: object) -> None:
        self.call = call

    def __call__(self, family: str, code: int) -> bool:
        return bool(self.call(family, code))  # type: ignore[operator]

    def cache_clear(self) -> None:
        pass


def test_what_matplotlib_brings_has_latin_and_no_placeholder_is_taken_for_a_font() -> None:
    assert fonts.families("Zoë Nguyễn") == [SERIF_FREE]
    assert not any(name.startswith(fonts.LAST_RESORT) for name in fonts._installed())


@pytest.mark.parametrize("module", [each.name for each in pkgutil.iter_modules(analytics.plots.__path__)])
def test_the_examples_of_the_plots_are_true(module: str) -> None:
    assert doctest.testmod(importlib.import_module(f"analytics.plots.{module}")).failed == 0
