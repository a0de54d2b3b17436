"""The command `kifu`. Commands are imported when they run, so that a bare one starts at once."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cli.app import App
from cli.command import Group, version_option
from cli.streams import make_ready

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from projections.labels import Lang

_HOME = {  # in the order of the help
    "new": "begin",
    "record": "table",
    "result": "results",
    "move": "change",
    "legal": "look",
    "undo": "change",
    "redo": "change",
    "amend": "correct",
    "insert": "correct",
    "remove": "correct",
    "fork": "correct",
    "note": "change",
    "retag": "change",
    "close": "change",
    "reopen": "change",
    "list": "look",
    "show": "look",
    "log": "look",
    "replay": "replay",
    "import": "exchange",
    "export": "exporting",
    "stats": "stats",
    "ratings": "ratings",
    "plot": "plotting",
    "report": "reporting",
    "frames": "framing",
    "simulate": "analyse",
    "players": "people",
    "verify": "keep",
    "digest": "keep",
    "audit": "keep",
    "db": "keep",
    "games": "catalogue",
    "demo": "begin",
    "completion": "keep",
}

kifu = Group(
    "kifu",
    lazy={name: (f"cli.{module}", f"help.{name}") for name, module in _HOME.items()},
    help="help.kifu",
)
kifu.params.append(version_option())


def run(arguments: Sequence[str] | None = None) -> None:
    """Run `kifu` and leave with its exit code."""
    make_ready()
    sys.exit(main(list(sys.argv[1:] if arguments is None else arguments)))


def main(arguments: list[str]) -> int:
    """Run one command; the exit code comes back, errors have been told."""
    app = App(language(arguments, os.environ))
    app.json_asked = "--json" in arguments
    try:
        _demand_text(arguments)
        kifu.main(arguments, prog_name="kifu", standalone_mode=False, obj=app)
        sys.stdout.flush()
    except BaseException as error:  # noqa: BLE001  # every error becomes one line and an exit code
        from cli.failures import report

        return report(app, error)
    finally:
        app.close()
    return 0


def _demand_text(arguments: Sequence[str]) -> None:
    """Raises Failed where a shell handed over bytes that are no text: no name, note or record can hold them."""
    for argument in arguments:
        try:
            argument.encode()
        except UnicodeEncodeError as error:
            from cli.failures import USAGE, Failed

            raise Failed(USAGE, "not_text", met=ascii(argument)) from error


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> Lang:
    """`--lang`, else KIFU_LANG, else the locale; known before anything is parsed, so that help and errors speak it.

    >>> language(["show", "--lang", "ja"], {}), language([], {"LANG": "ja_JP.UTF-8"}), language([], {})
    ('ja', 'ja', 'en')
    """
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return "ja" if arguments[place + 1] == "ja" else "en"
        if argument.startswith("--lang="):
            return "ja" if argument == "--lang=ja" else "en"
    for name in ("KIFU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if given := environ.get(name):
            return "ja" if given.startswith("ja") else "en"
    return "en"
