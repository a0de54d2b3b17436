"""Documents that options name: found in folders, checked by name and content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from projections.documents import Documents, Found, check, chosen, digest, in_folders, nothing, or_at_path
from projections.errors import BadSetup

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = '{"title": "tiny_board", "size": 3}'


def _faults(document: dict[str, Any]) -> list[BadSetup]:
    return [] if document.get("size", 0) > 0 else [BadSetup("too_small", where="size")]


BOARDS = Documents("title", (SHIPPED,), _faults, lambda document, name: (name, document["size"]))


def _write(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(text, encoding="utf-8")
    return path


def _refused(text: str, find: Any) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        chosen(BOARDS, text, option="board", find=find)
    return refused.value


def test_what_the_game_brings_along_needs_no_folder() -> None:
    assert chosen(BOARDS, "TINY_board", option="board", find=nothing) == ("tiny_board", 3)


def test_a_document_is_found_in_the_first_folder_that_has_it(tmp_path: Path) -> None:
    _write(tmp_path / "two", "big_board", '{"title": "big_board", "size": 9}')
    find = in_folders(tmp_path / "one", tmp_path / "two")
    assert chosen(BOARDS, "big_board", option="board", find=find) == ("big_board", 9)


def test_the_same_content_may_lie_in_two_places_and_another_may_not(tmp_path: Path) -> None:
    _write(tmp_path / "one", "big_board", '{"title": "big_board", "size": 9}')
    _write(tmp_path / "two", "big_board", '{ "size":9,\n "title":"big_board" }')
    find = in_folders(tmp_path / "one", tmp_path / "two")
    assert chosen(BOARDS, "big_board", option="board", find=find) == ("big_board", 9)
    _write(tmp_path / "two", "big_board", '{"title": "big_board", "size": 8}')
    assert _refused("big_board", find).rule == "documents_differ"
    _write(tmp_path / "one", "tiny_board", '{"title": "tiny_board", "size": 4}')
    assert _refused("tiny_board", find).rule == "documents_differ"


def test_a_digest_is_of_the_canonical_content_and_pins_it(tmp_path: Path) -> None:
    # printf '{"size":9,"title":"big_board"}' | sha256sum
    assert digest({"title": "big_board", "size": 9}) == "5bdc8762"
    _write(tmp_path, "big_board", '{"title": "big_board", "size": 9}')
    find = in_folders(tmp_path)
    assert chosen(BOARDS, "big_board@5BDC8762", option="board", find=find) == ("big_board@5bdc8762", 9)
    refusal = _refused("big_board@00000000", find)
    assert (refusal.rule, refusal.facts["expected"]) == ("digest_differs", "big_board@5bdc8762")


def test_an_unknown_name_lists_the_documents_of_this_kind_and_nothing_else_in_the_folder(tmp_path: Path) -> None:
    _write(tmp_path, "big_board", '{"title": "big_board", "size": 9}')
    _write(tmp_path, "package", '{"name": "package"}')
    _write(tmp_path, "broken", "{")
    refusal = _refused("huge_board", in_folders(tmp_path))
    assert (refusal.rule, refusal.facts["allowed"]) == ("unknown_document", "tiny_board, big_board")


@pytest.mark.parametrize("text", ["", "ab", "9boards", "big board", "big_board@", "big_board@12345", "b" * 65, "../x"])
def test_what_cannot_be_a_name_is_refused(text: str, tmp_path: Path) -> None:
    assert _refused(text, in_folders(tmp_path)).rule == "bad_document_name"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"title": "big_board", "title": "big_board"}', '{"size": NaN}', "[" * 100_000],
)
def test_what_is_no_json_object_is_refused(text: str, tmp_path: Path) -> None:
    _write(tmp_path, "big_board", text)
    assert _refused("big_board", in_folders(tmp_path)).rule == "document_unreadable"


def test_what_is_no_utf_8_is_refused_and_a_byte_order_mark_is_not(tmp_path: Path) -> None:
    path = tmp_path / "big_board.json"
    path.write_bytes(b'{"title": "big_board", "size": 9, "place": "\xe9"}')
    assert _refused("big_board", in_folders(tmp_path)).rule == "document_unreadable"
    path.write_bytes(b'\xef\xbb\xbf{"title": "big_board", "size": 9}')
    assert chosen(BOARDS, "big_board", option="board", find=in_folders(tmp_path)) == ("big_board", 9)


def test_a_document_must_be_called_as_its_file(tmp_path: Path) -> None:
    _write(tmp_path, "big_board", '{"title": "bigger_board", "size": 9}')
    assert _refused("big_board", in_folders(tmp_path)).rule == "document_name_differs"


def test_the_games_own_faults_name_the_option_and_the_document(tmp_path: Path) -> None:
    _write(tmp_path, "no_board", '{"title": "no_board", "size": 0}')
    refusal = _refused("no_board", in_folders(tmp_path))
    assert refusal.rule == "too_small"
    assert refusal.facts == {"name": "board", "document": "no_board", "where": "size"}


def test_a_path_is_read_only_where_its_maker_allows_it(tmp_path: Path) -> None:
    path = _write(tmp_path, "big_board", '{"title": "big_board", "size": 9}')
    assert chosen(BOARDS, str(path), option="board", find=or_at_path(nothing)) == ("big_board", 9)
    assert _refused(str(path), in_folders(tmp_path)).rule == "no_document_there"
    assert _refused(str(tmp_path / "other_board.json"), or_at_path(nothing)).rule == "no_document_there"


def test_a_path_does_not_hide_another_content_under_the_same_name(tmp_path: Path) -> None:
    path = _write(tmp_path / "desk", "big_board", '{"title": "big_board", "size": 9}')
    _write(tmp_path / "shelf", "big_board", '{"title": "big_board", "size": 8}')
    assert _refused(str(path), or_at_path(in_folders(tmp_path / "shelf"))).rule == "documents_differ"


def test_a_finder_may_be_any_function() -> None:
    def find(name: str) -> Found:
        return Found((f'{{"title": "{name}", "size": {len(name)}}}'.encode(),))

    assert chosen(BOARDS, "any_board", option="board", find=find) == ("any_board", 9)


def test_a_check_tells_an_owner_everything(tmp_path: Path) -> None:
    good = check(BOARDS, _write(tmp_path, "big_board", '{"title": "big_board", "size": 9}'))
    assert (good.name, good.digest, good.faults) == ("big_board", "5bdc8762", ())
    bad = check(BOARDS, _write(tmp_path, "no_board", '{"title": "other", "size": 0}'))
    assert [fault.rule for fault in bad.faults] == ["document_name_differs", "too_small"]
    broken = check(BOARDS, _write(tmp_path, "broken", "{"))
    assert (broken.digest, [fault.rule for fault in broken.faults]) == ("", ["document_unreadable"])
    short = check(BOARDS, _write(tmp_path, "b1", '{"title": "b1", "size": 9}'))
    assert [fault.rule for fault in short.faults] == ["bad_document_name"]
    missing = check(BOARDS, tmp_path / "missing.json")
    assert [fault.rule for fault in missing.faults] == ["document_unreadable"]
