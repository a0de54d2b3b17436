"""Every sentence of the command line: there in both languages, asked for by a key that exists, none without use."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import click
import pytest

import cli
from cli.command import Option
from cli.main import kifu as root
from cli.words import WORDS
from projections.labels import LANGS

SOURCES = sorted(Path(cli.__file__).parent.rglob("*.py"))
PLACES = {"say": (0, 1), "tell": (0,), "Failed": (1,), "counting": (1,)}  # calls that take a key: at which argument
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def calls() -> list[tuple[str, ast.Call]]:
    return [
        (f"{path.name}:{node.lineno}", node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def keys_used() -> dict[str, list[tuple[str, set[str] | None]]]:
    """Where each literal key is asked for, with the facts that are given; None where they cannot be seen."""
    found: dict[str, list[tuple[str, set[str] | None]]] = {}
    for where, node in calls():
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        for place in PLACES.get(name, ()):
            for constant in _constants(node.args[place : place + 1]):
                if constant in WORDS or name in ("tell", "Failed"):
                    whole = all(keyword.arg for keyword in node.keywords)
                    facts = {str(keyword.arg) for keyword in node.keywords} if whole else None
                    found.setdefault(constant, []).append((where, facts))
    return found


def _constants(arguments: list[ast.expr]) -> list[str]:
    """The texts that an argument can be: itself, or both branches of a choice."""
    found: list[str] = []
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.append(argument.value)
        elif isinstance(argument, ast.IfExp):
            found += _constants([argument.body, argument.orelse])
    return found


def test_every_sentence_is_there_in_both_languages_and_tells_the_same_facts() -> None:
    for key, label in WORDS.items():
        assert label.en, key
        assert label.ja, key
        assert fields(label.en) == fields(label.ja), key


def test_japanese_sentences_are_japanese() -> None:
    same = {"col.n"}  # a symbol
    for key, label in WORDS.items():
        words = re.sub(r"\{.*?\}", "", label.en)
        if re.search("[a-z]{2}", words) and key not in same:
            assert JAPANESE.search(label.ja), key
        assert not JAPANESE.search(label.en), key


def test_every_key_that_a_source_asks_for_exists_and_gets_its_facts() -> None:
    used = keys_used()
    assert len(used) > 60
    for key, places in used.items():
        for where, facts in places:
            assert key in WORDS, f"{where}: no words for {key}"
            if facts is not None:
                asked = fields(WORDS[key].en)
                assert asked <= facts, f"{where}: {key} lacks {asked - facts}"


def _commands(group: click.Group, context: click.Context) -> list[click.Command]:
    found: list[click.Command] = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        found += [command, *(_commands(command, context) if isinstance(command, click.Group) else [])]
    return found


def test_every_command_and_option_is_described() -> None:
    context = click.Context(root)
    commands = [root, *_commands(root, context)]
    assert len(commands) > 35
    for command in commands:
        assert command.help in WORDS, command.name
        for param in command.params:
            if isinstance(param, Option):
                assert param.help in WORDS, f"{command.name} {param.opts}"


def test_no_sentence_is_without_use() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if "words" not in path.name)
    described = {str(command.help) for command in [root, *_commands(root, click.Context(root))]}
    described |= {str(getattr(p, "help", "")) for c in [root, *_commands(root, click.Context(root))] for p in c.params}
    prefixes = set(re.findall(r'f"([a-z_-]+\.[a-z._-]*)\{', text)) | {"mark."}
    for key in WORDS:
        quoted = f'"{key}"' in text or f"'{key}'" in text
        made = any(key.startswith(prefix) for prefix in prefixes)
        assert quoted or made or key in described, f"nobody says {key}"


@pytest.mark.parametrize("lang", LANGS)
def test_help_of_every_command_is_in_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    from cli.main import main

    for path in _paths(root, click.Context(root), []):
        assert main([*path, "--help", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert "help." not in out
        assert "opt." not in out
        assert ("使い方:" in out) == (lang == "ja"), path
        assert bool(JAPANESE.search(out)) == (lang == "ja"), path


def _paths(group: click.Group, context: click.Context, above: list[str]) -> list[list[str]]:
    found = [above]
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        path = [*above, name]
        found += _paths(command, context, path) if isinstance(command, click.Group) else [path]
    return found
