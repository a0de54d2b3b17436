"""Every word of the plots: there in both languages with the same facts, and none without use."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import analytics.plots
from analytics.plots.words import PLOT_WORDS, game_words, sentences

SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(analytics.plots.__path__[0]).glob("*.py") if path.stem != "words"
)


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_every_sentence_is_there_in_both_languages_and_tells_the_same_facts() -> None:
    for key, label in PLOT_WORDS.items():
        assert label.en, key
        assert fields(label.en) == fields(label.ja), key
        assert label.ja != label.en, key
        assert re.search(r"[\u3001-\u30ff\u4e00-\u9fff]", label.ja), key


def test_no_sentence_is_without_use() -> None:
    made = tuple(re.findall(r'f"([a-z]+\.)\{', SOURCES))
    assert made
    for key in PLOT_WORDS:
        assert f'"{key}"' in SOURCES or key.startswith(made), key


def test_a_game_that_is_not_installed_is_called_by_its_id() -> None:
    assert game_words("Catan", "Catan", "ja") == "Catan"
    assert game_words("kingsburg", "kingsburg", "ja") == "キングスバーグ"


def test_sentences_stand_apart_as_their_language_has_it() -> None:
    assert sentences("en", "One.", "", "Two.") == "One. Two."
    assert sentences("ja", "一。", "二。") == "一。二。"
