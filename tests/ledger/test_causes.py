"""Causes: every code that an error tells has a sentence, which asks for exactly the facts that it brings."""

from __future__ import annotations

import ast
import errno
import os
from pathlib import Path
from string import Formatter

import pytest

import ledger
from ledger.causes import SENTENCES, because, because_of
from ledger.errors import BrokenExchange, SchemaTooNew, SchemaTooOld, StoreUnreachable, Unstorable

SOURCES = sorted(Path(ledger.__file__).parent.glob("*.py"))


def told() -> dict[str, list[frozenset[str]]]:
    """The facts of each call, by the code that it tells."""
    found: dict[str, list[frozenset[str]]] = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    facts = frozenset(str(keyword.arg) for keyword in node.keywords)
                    found.setdefault(str(code.value), []).append(facts)
    return found


def test_every_code_is_told_somewhere_with_exactly_the_facts_of_its_sentence() -> None:
    found = told()
    assert len(found) > 45
    for code, calls in found.items():
        asked = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}
        assert all(facts == asked for facts in calls), code
    of_the_system = {because_of(OSError(number, "")).code for number in errno.errorcode}
    assert found.keys() | of_the_system == SENTENCES.keys()


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOENT, "os_not_found"),
        (errno.EISDIR, "os_folder"),
        (errno.EACCES, "os_permission"),
        (errno.EPERM, "os_permission"),
        (errno.ENOSPC, "os_no_space"),
        (errno.EROFS, "os_read_only"),
    ],
)
def test_what_the_operating_system_refuses_has_a_code(number: int, code: str) -> None:
    assert because_of(OSError(number, os.strerror(number))).code == code


def test_what_has_no_code_stays_in_the_words_of_the_system() -> None:
    assert str(because_of(OSError(errno.EIO, "Input/output error"))) == "“Input/output error”"
    assert str(because_of(OSError("odd"))) == "“odd”"


def test_errors_read_as_english_and_keep_their_cause() -> None:
    cause = because("no_folder", folder="/no/such")
    for error, said in (
        (StoreUnreachable("games.db", cause), "games.db: no folder /no/such"),
        (BrokenExchange(3, cause), "line 3: no folder /no/such"),
        (Unstorable("name", cause), "no folder /no/such"),
    ):
        assert (str(error), error.cause) == (said, cause)


def test_a_schema_that_does_not_fit_says_what_was_found() -> None:
    assert SchemaTooOld("x", None, "0003").cause == because("tables_missing", head="0003")
    assert SchemaTooOld("x", "0001", "0003").cause == because("tables_old", found="0001", head="0003")
    assert SchemaTooNew("x", "0009", "0003").cause == because("tables_new", found="0009", head="0003")
