"""Framing: `kifu frames`, the tables as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cli.choosing import choosing, chosen, game_option
from cli.command import argument, command, option

if TYPE_CHECKING:
    from cli.app import App


@command("frames", argument("folder", metavar="DIR"), option("--labels", is_flag=True), game_option(), *choosing())
def frames_command(app: App, folder: str, labels: bool, game: str | None, **choice: Any) -> None:
    from analytics.saving import save

    written = save(chosen(app, game, choice), Path(folder), labels=app.lang if labels else None)
    if app.json_asked:
        app.emit([{"file": str(path)} for path in written])
        return
    app.print(app.say("written", count=len(written), path=folder))
