"""Stats: the commands of `kifu stats`, imported when they run."""

from __future__ import annotations

from cli.command import Group

_HOME = {  # in the order of the help
    "wins": ("stats_wins", "help.wins"),
    "seats": ("stats_wins", "help.seats"),
    "players": ("stats_people", "help.people"),
    "versus": ("stats_people", "help.versus"),
    "features": ("stats_games", "help.features"),
    "openings": ("stats_games", "help.openings"),
    "length": ("stats_games", "help.length"),
    "course": ("stats_course", "help.course"),
    "luck": ("stats_luck", "help.luck"),
    "rebuild": ("stats_course", "help.rebuild"),
}

stats_command = Group(
    "stats", lazy={name: (f"cli.{module}", key) for name, (module, key) in _HOME.items()}, help="help.stats"
)
