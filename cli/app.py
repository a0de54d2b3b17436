"""App: one run of the command line: which log, which language, where output goes."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from cli.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from uuid import UUID

    from cli.console import Console
    from ledger import Ledger, MatchHead
    from projections import Match, Recorder
    from projections.documents import Find
    from projections.eyes import Everything
    from projections.labels import Lang
    from projections.seats import Seat

PIPE_COLUMNS = 160  # of a pipe or a file, where no screen says
LAST = "@"  # the match started or imported last


class App:
    """The shared options as given, and what they stand for, made when first needed."""

    current: ClassVar[App | None] = None  # of this process, for click's help, which is asked without a context

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.db: str | None = None
        self.log = "main"
        self.json_asked = False
        self.no_color = False
        self.quiet = False
        self.verbose = False
        self._ledger: Ledger | None = None
        App.current = self

    @classmethod
    def current_lang(cls) -> Lang:
        return cls.current.lang if cls.current else "en"

    @property
    def url(self) -> str | None:
        """As `--db` or KIFU_DB say; None: the file in the user's data directory. A plain path is a SQLite file."""
        given = self.db or os.environ.get("KIFU_DB") or None
        return given if given is None or "://" in given else f"sqlite:///{given}"

    @property
    def ledger(self) -> Ledger:
        """Opened on first use, closed at the end of the run."""
        if self._ledger is None:
            from ledger import Ledger

            self._ledger = Ledger.open(self.url, log=self.log)
        return self._ledger

    @property
    def recorder(self) -> Recorder:
        return self.recorder_at()

    def recorder_at(self, *folders: Path, paths: bool = False) -> Recorder:
        """A recorder that looks for documents in `folders` too, and with `paths` reads one that a person names."""
        from projections import Recorder
        from projections.documents import or_at_path

        find = finder(*folders)
        return Recorder(self.ledger, actor=who(), find=or_at_path(find) if paths else find)

    def close(self) -> None:
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    def match_id(self, name: str) -> UUID:
        """The match that a person means by an id, a unique prefix or `@`. Raises Failed."""
        from cli.failures import NOT_FOUND, Failed

        if name == LAST:
            last = self.ledger.last_match()
            if last is None:
                raise Failed(NOT_FOUND, "no_last_match")
            return last
        found = self.ledger.matches(prefix=name) if name else []
        if not found:
            raise Failed(NOT_FOUND, "no_match", match=name)
        if len(found) > 1:
            candidates = ", ".join(str(each.match) for each in found[:4])
            raise Failed(NOT_FOUND, "ambiguous_match", match=name, count=len(found), candidates=candidates)
        return found[0].match

    def match(self, name: str) -> Match:
        return self.recorder.open(self.match_id(name))

    def readable(self, heads: Iterable[MatchHead]) -> Iterator[Match]:
        """The matches of `heads`, one by one; says how many are of games that are not installed."""
        from projections.errors import UnknownGame

        missing: dict[str, int] = {}
        recorder = self.recorder
        for head in heads:
            try:
                match = recorder.open(head.match)
            except UnknownGame as error:
                missing[error.game] = missing.get(error.game, 0) + 1
            else:
                yield match
        for game, count in missing.items():
            self.tell("not_installed", game=game, count=count)

    @cached_property
    def console(self) -> Console:
        """Standard output, in colour only on a terminal and where nobody turned it off."""
        from cli.console import Console

        width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_COLUMNS
        return Console(width=width, no_color=self.no_color or None, highlight=False, emoji=False, markup=False)

    @cached_property
    def errors(self) -> Console:
        from cli.console import Console

        return Console(
            stderr=True, no_color=self.no_color or None, highlight=False, soft_wrap=True, emoji=False, markup=False
        )

    def say(self, key: str, **facts: Any) -> str:
        return say(self.lang, key, **facts)

    def print(self, text: str = "") -> None:
        """A result, to standard output."""
        sys.stdout.write(text + "\n")

    def tell(self, key: str, **facts: Any) -> None:
        """Something beside the result, to standard error, unless quiet."""
        if not self.quiet:
            self.errors.print(self.say(key, **facts))

    def emit(self, document: Any) -> None:
        """One JSON document on standard output."""
        import msgspec

        sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def finder(*nearest: Path) -> Find:
    """Where documents that a record names are looked for: in `nearest`, then in the user's sheet folder."""
    from platformdirs import user_data_path

    from projections.documents import in_folders

    return in_folders(*nearest, user_data_path("kifu") / "sheets")


def who() -> str:
    """Who enters what is recorded: KIFU_ACTOR, else the name of the login."""
    import getpass

    try:
        return os.environ.get("KIFU_ACTOR") or getpass.getuser()
    except (KeyError, OSError):
        return ""


def seat_named(text: str | None) -> Seat | None:
    """The seat of `--seat`; None without. Raises a usage error for no seat letter."""
    import click

    from projections.seats import CHANCE, seat_of

    if text is None:
        return None
    seat = seat_of(text)
    if seat is None or seat == CHANCE:
        raise click.BadParameter(say(App.current_lang(), "bad_seat", met=text))
    return seat


def viewer_of(match: Match, seat: str | None) -> Seat | Everything | None:
    """Whose knowledge is shown: the seat's that was asked for, a spectator's of a secret match, else everything."""
    from projections.eyes import EVERYTHING

    asked = seat_named(seat)
    if asked is None:
        return None if match.secret else EVERYTHING
    if asked >= match.setup.seats:
        import click

        raise click.BadParameter(say(App.current_lang(), "bad_seat", met=seat))
    return asked
