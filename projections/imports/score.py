"""Score: what people write as a score, read by a small grammar; nothing is ever evaluated.

score  = [sign] number {operator [sign] number} [operator]
number = digits [("." | ",") digits] | ("." | ",") digits
sign, operator = "+" | "-" | "−"; blanks may stand anywhere but inside a number

>>> [str(points(text)) for text in ("", "35", "-3", "31,5", "20+11+4", "10+9+", "12 - 4", "5+-3", "won", "1e9")]
['None', '35', '-3', '31.5', '35', '19', '8', '2', 'None', 'None']
"""

from __future__ import annotations

import re
from decimal import Decimal

MOST_CHARACTERS = 500
_TOKEN = re.compile(r"\s*(?:(?P<number>[0-9]{1,12}(?:[.,][0-9]{1,6})?|[.,][0-9]{1,6})(?![0-9.,])|(?P<sign>[+\-−]))\s*")


def points(text: str) -> Decimal | None:
    """Exactly what `text` adds up to; None where it is empty or no score."""
    if len(text) > MOST_CHARACTERS:
        return None
    total: Decimal | None = None
    factor, signs, place = 1, 0, 0  # signs since the last number
    while place < len(text):
        token = _TOKEN.match(text, place)
        if token is None:
            return None
        place = token.end()
        if sign := token["sign"]:
            signs += 1
            if signs > (1 if total is None else 2):
                return None
            factor *= 1 if sign == "+" else -1
            continue
        if total is not None and not signs:
            return None
        total = (total or Decimal(0)) + factor * Decimal(token["number"].replace(",", "."))
        factor, signs = 1, 0
    return None if signs > 1 else total


def whole(exact: Decimal | None) -> int | None:
    """The score as the log can hold it; None for a fraction too."""
    return None if exact is None or exact != exact.to_integral_value() else int(exact)


def written(exact: Decimal) -> str:
    """Without superfluous zeros: `31.5`, `40`.

    >>> [written(Decimal(text)) for text in ("31.50", "40", "-0", "0.0")]
    ['31.5', '40', '0', '0']
    """
    return format(exact.normalize() + 0, "f")
