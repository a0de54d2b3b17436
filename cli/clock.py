"""Clock: how long each seat has thought, in one sitting."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from projections.seats import CHANCE, letter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from projections.seats import Seat


class Clock:
    """Runs for the seats that are awaited; what chance takes is nobody's time.

    >>> times = iter([0.0, 65.0, 70.0])
    >>> clock = Clock(2, now=lambda: next(times))
    >>> clock.turn([0]); clock.turn([1]); clock.face()
    'A 1:05   B 0:05'
    """

    def __init__(self, seats: int, *, now: Callable[[], float] = time.monotonic) -> None:
        self.paused = False
        self._now = now
        self._spent_s = [0.0] * seats
        self._thinking: tuple[Seat, ...] = ()
        self._since_s = 0.0

    def turn(self, awaited: Iterable[Seat]) -> None:
        """From now on these seats think."""
        self._settle()
        self._thinking = tuple(seat for seat in awaited if seat != CHANCE)

    def pause(self) -> None:
        """Stop, or go on after a stop."""
        self._settle()
        self.paused = not self.paused

    def face(self) -> str:
        """Minutes and seconds by seat."""
        self._settle()
        return "   ".join(f"{letter(seat)} {_minutes(spent)}" for seat, spent in enumerate(self._spent_s))

    def _settle(self) -> None:
        now = self._now()
        for seat in () if self.paused else self._thinking:
            self._spent_s[seat] += now - self._since_s
        self._since_s = now


def _minutes(seconds: float) -> str:
    """
    >>> _minutes(59.9), _minutes(3671)
    ('0:59', '1:01:11')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
