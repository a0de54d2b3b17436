"""Causes: what lies behind an error of this layer, as a stable code with facts; its text is an English sentence.

>>> cause = because("position_missing", position=3)
>>> cause.code, cause.facts, str(cause)
('position_missing', {'position': 3}, 'position 3 is missing')
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST_TEXT = 300  # characters of what another program says

SENTENCES: dict[str, str] = {
    # a database that cannot be used
    "no_url": "no database URL, such as sqlite:///games.db",
    "unknown_database": "only sqlite:///FILE and postgresql://SERVER/DATABASE are known",
    "no_file_named": "a log needs a file: sqlite:///FILE",
    "bad_timeout": "timeout={met} is no number of seconds",
    "no_folder": "no folder {folder}",
    "file_held": "another process holds the file; try again when it is done",
    "file_not_writable": "the file or its folder cannot be written",
    "file_not_opened": "the file cannot be opened",
    "no_sqlite_file": "the file is no SQLite database",
    "no_writes": "the server takes no writes (a standby?)",
    "foreign_tables": "holds tables of something else ({tables})",
    "path_taken": "is there already",
    "not_copied": "cannot be copied to {path} from here; use pg_dump, or export",
    "tables_missing": "has no tables of a log; this program needs revision {head}: upgrade the database",
    "tables_old": "has tables of revision {found}; this program needs revision {head}: upgrade the database",
    "tables_new": "has tables of revision {found}; this program knows {head}: upgrade the program",
    "driver": "“{text}”",
    # the operating system
    "os_not_found": "no such file or folder",
    "os_folder": "it is a folder",
    "os_no_folder": "a part of the path is no folder",
    "os_permission": "permission denied",
    "os_no_space": "no space left",
    "os_read_only": "the file system is read-only",
    "os_long_name": "the name is too long",
    "os_other": "“{text}”",
    # what the log does not take
    "fact_count": "{count} facts, but an append takes 1 to {most}",
    "bad_schema": "schema {met} is not from 1 to {most}",
    "bad_type": "type “{met}” is not 1 to 200 of A-Z, a-z, 0-9, “_”, “.”, “-”",
    "bad_actor": "the actor is longer than 200 characters, or has a character that is none",
    "data_too_long": "{count} bytes of data, but an event takes {most}",
    "data_no_object": "the data is no JSON object of integers, text, booleans, lists and maps (“{text}”)",
    "data_not_canonical": "the data is not canonical; that would be {canonical}",
    "bad_name": "a name has 1 to {most} printing characters",
    "bad_log": "the name of a log, “{met}”, is not 1 to 50 of A-Z, a-z, 0-9, “_”, “.”, “-”",
    "bad_expect": "{met} is no version to expect",
    "no_offset": "time {met} does not say its offset from UTC",
    # a line of an exchange file
    "no_export": "the file is no export of a log",
    "empty_file": "the file is empty",
    "first_line_missing": "the line that tells what follows is missing",
    "first_line_twice": "a second first line",
    "unknown_format": "format {met}; this program reads {known}",
    "bad_digest": "“{met}” is no digest",
    "line_too_long": "longer than {most} bytes",
    "line_unreadable": "cannot be read (“{text}”)",
    "events_differ": "the file ends with {met} events where its first line tells of {told}",
    "players_differ": "the file ends with {met} players where its first line tells of {told}",
    "last_hash_differs": "the last hash is not the one that the first line tells of",
    "player_twice": "player {player} a second time",
    "merged_into_nobody": "player {player} is merged into nobody who stays",
    "position_due": "position {met} where {due} is due",
    "version_due": "version {met} of match {match} where {due} is due",
    "out_of_range": "a position, version or schema out of range",
    "command_mixed": "command {command} with another match, actor or time than the line before",
    "command_twice": "command {command} a second time",
    "bad_previous": "`previous` is no hash",
    "previous_missing": "the hash of the position before is missing",
    # a log that does not verify
    "hash_differs": "the hash is not that of the event and the one before it",
    "position_missing": "position {position} is missing",
    "version_out_of_turn": "version {version} of match {match} is out of turn",
    "command_idle": "a command's row tells of events that are not there",
    "command_differs": "the row of command {command} is missing or tells something else",
    "log_shorter": "the log ends at {position}, before the digest's position",
    "digest_differs": "another event stood here when the digest was taken",
}

_BY_ERRNO = {
    errno.ENOENT: "os_not_found",
    errno.EISDIR: "os_folder",
    errno.ENOTDIR: "os_no_folder",
    errno.EACCES: "os_permission",
    errno.EPERM: "os_permission",
    errno.ENOSPC: "os_no_space",
    errno.EDQUOT: "os_no_space",
    errno.EROFS: "os_read_only",
    errno.ENAMETOOLONG: "os_long_name",
}


class Cause(Struct, frozen=True):
    code: str  # of SENTENCES
    facts: Mapping[str, Any]

    def __str__(self) -> str:
        return SENTENCES[self.code].format_map(self.facts)


def because(code: str, **facts: Any) -> Cause:
    return Cause(code, facts)


def because_of(error: OSError) -> Cause:
    """What the operating system says; in its own words where no code stands for them."""
    code = _BY_ERRNO.get(error.errno or 0)
    return because(code) if code else because("os_other", text=error.strerror or first_line(error))


def first_line(error: BaseException) -> str:
    """Of what a driver or a server says: the rest repeats the statement or gives hints."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0][:_MOST_TEXT] if lines else type(error).__name__
