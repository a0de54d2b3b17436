"""Lines: what stands in an exchange file, one JSON object a line. docs/log.md describes it for other programs."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  # msgspec resolves the field types
from uuid import UUID  # noqa: TC003

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

FORMAT = 1


class LogLine(Struct, frozen=True, tag_field="line", tag="log"):
    """The first line: what follows, so that a file cut short is noticed."""

    format: int
    log: str  # its name where it was written
    whole: bool  # all events of the log, by position
    players: int
    events: int
    head: str  # `POSITION:HASH` of the log that was written


class PlayerLine(Struct, frozen=True, tag_field="line", tag="player"):
    id: UUID
    name: str
    aliases: tuple[str, ...] = ()
    merged_into: UUID | None = None
    forgotten: bool = False


class EventLine(Struct, frozen=True, tag_field="line", tag="event"):
    position: int
    match: UUID
    version: int
    type: str
    schema: int
    data: Raw
    actor: str
    command: UUID
    recorded_at: datetime
    hash: str  # hexadecimal
    previous: str | UnsetType = UNSET  # hash of the position before, where that is not the line before


Line = LogLine | PlayerLine | EventLine

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode
