"""Fonts: which installed fonts can draw a text.

matplotlib brings one that has no Japanese. What it lacks is looked for among the fonts of the machine.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from analytics.plots.style import SERIF_FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.labels import Lang

LAST_RESORT = "Last Resort"  # has a box for every character
JAPANESE = "対局勝率、得点源ひらカナー"  # a font with these has the others
_PLAIN = ("normal", "regular", "book", *range(300, 501))  # weights
_PREFERRED = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans JP",
    "IPAexGothic",
    "IPAGothic",
    "TakaoGothic",
    "VL Gothic",
    "BIZ UDGothic",
    "Hiragino Sans",
    "Yu Gothic",
    "Meiryo",
    "MS Gothic",
)


def drawable(lang: Lang) -> Lang:
    """`lang`, or English where no installed font has its letters."""
    return "en" if lang == "ja" and unknown(JAPANESE) else lang


def families(text: str) -> list[str]:
    """Fonts that together draw all of `text` that any installed one can, the first for all that it has."""
    found = [SERIF_FREE]
    lacking = _lacking(text, SERIF_FREE)
    while lacking:
        best = _best(lacking)
        if best is None:
            break
        found.append(best)
        lacking = _lacking(lacking, best)
    return found


def unknown(text: str) -> str:
    """The characters of `text` that no installed font has, each once."""
    lacking = text
    for family in families(text):
        lacking = _lacking(lacking, family)
    return "".join(dict.fromkeys(lacking))


def manager() -> Any:
    """matplotlib's, without its remarks on caches and weights."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from matplotlib import font_manager

    return font_manager


def _best(lacking: str) -> str | None:
    """The family that has most of the characters, the first of equals; fonts added since the last time count too."""
    found = _most(lacking)
    if found is None and _added():
        found = _most(lacking)
    return found


def _most(lacking: str) -> str | None:
    counted = {family: len(lacking) - len(_lacking(lacking, family)) for family in _installed()}
    best = max(counted, key=lambda family: counted[family], default=None)
    return best if best is not None and counted[best] else None


def _lacking(text: str, family: str) -> str:
    return "".join(character for character in text if character.isprintable() and not _has(family, ord(character)))


@cache
def _has(family: str, code: int) -> bool:
    fonts = manager()
    try:
        font = fonts.get_font(fonts.findfont(fonts.FontProperties(family=[family]), fallback_to_default=False))
    except (OSError, RuntimeError, ValueError):
        return False
    return bool(font.scalable) and font.get_char_index(code) != 0


def _installed() -> Iterator[str]:
    """Families with a plain upright face: those made for Japanese first, then by name."""
    faces = [face for face in manager().fontManager.ttflist if not face.name.startswith(LAST_RESORT)]
    names = {face.name for face in faces if face.style == "normal" and face.weight in _PLAIN}
    yield from (name for name in _PREFERRED if name in names)
    yield from sorted(names.difference(_PREFERRED))


def _added() -> bool:
    """Whether there are fonts that matplotlib did not find when it last looked; from then on it knows them."""
    fonts = manager()
    known = {Path(face.fname) for face in fonts.fontManager.ttflist}
    new = [path for path in fonts.findSystemFonts() if Path(path) not in known]
    for path in new:
        try:
            fonts.fontManager.addfont(path)
        except (OSError, RuntimeError, ValueError):
            continue  # a file that is no font that can be read
    if new:
        _has.cache_clear()
    return bool(new)
