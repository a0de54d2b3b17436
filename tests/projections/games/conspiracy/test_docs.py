"""What is written for people is true: the example, and the words of `docs/games/conspiracy.md`."""

from __future__ import annotations

import re
from pathlib import Path

import projections.games.conspiracy as game
from projections.outcome import Outcome
from projections.reader import parse
from projections.replay import replay
from projections.writer import text_of

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs/games/conspiracy.md").read_text(encoding="utf-8")


def test_the_example_is_a_whole_match_in_canonical_text() -> None:
    text = (ROOT / "examples/conspiracy.kifu").read_text(encoding="utf-8")
    record = parse(text)
    played = replay(record)
    assert played.broken is None
    assert played.outcome == Outcome((1, 2, 3), (56, 52, 50), "chamber_full")
    assert text_of(record) == text
    for entry, step in zip(record.entries, played.history, strict=True):
        assert entry.text == game.write(step.before, step.move)


def test_the_page_names_every_option_with_its_values() -> None:
    for option in game.OPTIONS:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.name}`"))
        values = row.split("|")[2]
        assert values.strip().startswith(f"`{option.default_text(2)}`")
        assert set(re.findall(r"`(\w+)`", values)) <= set(option.values)


def test_the_page_names_every_figure_and_no_other() -> None:
    statistics = PAGE.partition("## Statistics")[2].partition("## Rulings")[0]
    named = set(re.findall(r"`([a-z]\w+)`", statistics))
    families = {figure.id for figure in game.STATS if re.fullmatch(r"ip_[A-Z]\w|(ip|lords)_[a-z]+", figure.id)}
    declared = {figure.id for figure in game.STATS}
    assert declared - families <= named
    assert named - {"ip_W7"} <= declared | {"lords_yellow", "ip_yellow"}
