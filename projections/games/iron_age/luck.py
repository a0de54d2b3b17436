"""Luck: the faces that were rolled against what the sheet's dice give on average, re-rolls included.

Each roll of a die counts once, whatever was kept: how often a die is rolled is a choice, what it then shows is not. So
the expectation of a face is the number of dice rolled times its share of the six sides, exactly. A turn noted only by
its final dice does not tell what was rolled, and then nothing is said of that seat.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from projections.games.iron_age import events as e
from projections.games.iron_age.sheet import FACES, SKULL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from projections.figures import Step, Value

_SIDES = 6


class Rolled(NamedTuple):
    """What one seat rolled."""

    empire: Counter[str]
    fate: Counter[str]
    rerolls: int
    whole: bool  # every roll was noted


def rolled(history: Sequence[Step]) -> tuple[Rolled, ...]:
    """By seat."""
    seats = history[0].before.setup.seats
    empire: list[Counter[str]] = [Counter() for _ in range(seats)]
    fate: list[Counter[str]] = [Counter() for _ in range(seats)]
    rerolls, coarse = Counter[int](), set[int]()
    for step in history:
        event, seat = step.events[0], step.before.turn
        if type(event) in (e.Rolled, e.Rerolled):
            empire[seat].update(event.empire)
            fate[seat].update(event.fate or "")
            rerolls[seat] += type(event) is e.Rerolled
        elif type(event) is e.FinalDiceNoted:
            coarse.add(seat)
    return tuple(Rolled(empire[seat], fate[seat], rerolls[seat], seat not in coarse) for seat in range(seats))


def of_seat(history: Sequence[Step], dice: Sequence[Rolled], seat: int) -> dict[str, Value]:
    mine = dice[seat]
    if not mine.whole:
        return {"rerolls": None, "dice_rolled": None}
    count = mine.empire.total()
    sides = history[0].before.setup.sheet.empire_faces
    found: dict[str, Value] = {"rerolls": mine.rerolls, "dice_rolled": count}
    found["fate_rolled"] = faces(mine.fate)
    found["skull_share"] = mine.empire[SKULL] / count if count else None
    for face, name in FACES.items():
        found[f"rolled_{name}"] = mine.empire[face]
        found[f"luck_{name}"] = mine.empire[face] - count * sides.count(face) / _SIDES
    return found


def faces(seen: Counter[str]) -> str | None:
    """As `C2 D1`; None where there is none."""
    return " ".join(f"{face}{count}" for face, count in sorted(seen.items())) or None


def of_match(history: Sequence[Step], dice: Sequence[Rolled]) -> dict[str, Value]:
    if not all(each.whole for each in dice):
        return {}
    sheet = history[0].before.setup.sheet
    empire = sum((each.empire for each in dice), Counter[str]())
    fate = sum((each.fate for each in dice), Counter[str]())
    return {
        "chi_square_empire": _chi_square(empire, Counter(sheet.empire_faces)),
        "chi_square_fate": _chi_square(fate, {face.letter: face.sides for face in sheet.fate_faces}),
    }


def _chi_square(seen: Counter[str], sides: Mapping[str, int]) -> float | None:
    """Pearson's statistic against a fair die with these sides; None before any roll."""
    count = seen.total()
    if not count:
        return None
    expected = {face: count * number / _SIDES for face, number in sides.items()}
    return sum((seen[face] - often) ** 2 / often for face, often in expected.items())
