"""Every refusal that the code can raise has words in both languages, which ask for no fact that it does not bring."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import projections
from projections import registry
from projections.labels import LANGS, NEUTRAL, Label, Labels, words
from projections.seats import CHANCE

HOME = Path(projections.__file__).parent
GAMES = sorted(path.name for path in (HOME / "games").iterdir() if (path / "__init__.py").exists())
RAISED = ("IllegalMove", "NotationError", "BadSetup", "BadText", "NotPossible", "_broken")

_ALWAYS = {"NotationError": ("text",), "BadSetup": ("name", "document")}  # a fault of a document gets its name


class Refused(NamedTuple):
    where: str
    code: str
    key: str  # of the words
    facts: frozenset[str] | None  # None: not to be seen from the source


def refusals(folder: Path, pattern: str) -> list[Refused]:
    """Refusals with a literal code in the sources."""
    found: list[Refused] = []
    for path in sorted(folder.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED:
                found += _refusal(path, node)
    return found


def _refusal(path: Path, node: ast.Call) -> list[Refused]:
    keywords = {keyword.arg: keyword.value for keyword in node.keywords}
    kind = getattr(node.func, "id", "")
    code = keywords.get("rule") if kind == "NotationError" else next(iter(node.args), None)
    if not (isinstance(code, ast.Constant) and isinstance(code.value, str)):
        return []
    facts = None if None in keywords else frozenset({*map(str, keywords), *_ALWAYS.get(kind, ())})
    sentence = keywords.get("sentence")
    key = str(sentence.value) if isinstance(sentence, ast.Constant) else f"rule.{code.value}"
    return [Refused(f"{path.name}:{node.lineno}", code.value, key, facts)]


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def check(found: list[Refused], labels: Labels) -> None:
    for refused in found:
        label = labels.get(refused.key) or NEUTRAL.get(refused.key)
        assert label is not None, f"{refused.where}: no words for {refused.code}"
        if refused.facts is not None:
            asked = fields(label.en) | fields(label.ja)
            assert asked <= refused.facts, f"{refused.where}: {refused.code} lacks {asked - refused.facts}"


def test_every_refusal_of_the_core_has_words() -> None:
    found = refusals(HOME, "*.py")
    assert len({refused.code for refused in found}) > 35
    check(found, {})


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_has_words(game: str) -> None:
    found = refusals(HOME / "games" / game, "**/*.py")
    assert len(found) > 5
    check(found, registry.game(game).LABELS)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_labels_say_the_same_facts_in_both_languages(game: str | None) -> None:
    labels = registry.game(game).LABELS if game else NEUTRAL
    for key, label in labels.items():
        assert label.en, key
        assert label.ja, key
        assert fields(label.en) == fields(label.ja), key


@pytest.mark.parametrize("code", sorted(key for key in NEUTRAL if key.startswith("rule.")))
def test_every_rule_of_the_core_is_said_in_a_sentence(code: str) -> None:
    facts = dict.fromkeys(fields(NEUTRAL[code].en), "x")
    for lang in LANGS:
        said = words({}, code, lang, **facts)
        assert said != code
        assert "{" not in said


LABELS: Labels = {
    "N": Label("Gnomes", "ノーム"),
    "rule.first": Label("{met} before {f} of {seat}", "{seat} の {f} は {met} の後"),
    "rule.odd": Label("“{text}”", "「{text}」"),
}


def test_facts_that_are_tokens_of_the_game_are_put_into_words() -> None:
    assert words(LABELS, "rule.first", "en", f="N", met="N", seat=1) == "Gnomes before Gnomes of B"
    assert words(LABELS, "rule.first", "ja", f="N", met=3, seat=CHANCE) == "偶然 の ノーム は 3 の後"


def test_what_somebody_typed_stands_as_typed() -> None:
    assert words(LABELS, "rule.odd", "en", text="N") == "“N”"
    assert words(LABELS, "rule.no_move", "en", met="N") == "“N” names an actor but no move"


def test_neutral_words_stand_in_neutral_sentences() -> None:
    assert words({}, "rule.match_closed", "ja", reason="reason.agreed").startswith("対局は終了しています(合意")


def test_a_key_without_words_comes_back() -> None:
    assert words(LABELS, "rule.unheard_of", "en", met=1) == "rule.unheard_of"
